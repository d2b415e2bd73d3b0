# Questions; .others is what the rest of the table reads meanwhile.
Place = Where does card { $n } of { $of } go?
    .others = { $seat } places card { $n } of { $of }.
Take = Take one card from the public space.
    .others = { $seat } takes a card from the public space.
TurnDice = { $n ->
        [one] { $card }: turn one die, or decline.
       *[other] { $card }: choose two different dice, or decline.
    }
    .others = { $seat } plays { $card }.
BidGold = { $card } is up for auction: bid at least { $n } Gold, or pass.
    .others = { $seat } bids Gold for { $card }.
BidCards = { $n ->
        [one] { $card } is up for auction: bid at least { $n } card, or pass.
       *[other] { $card } is up for auction: bid at least { $n } cards, or pass.
    }
    .others = { $seat } bids cards for { $card }.
Pay = You won { $card }: pay { $n } Gold, or refuse: every other player takes a card of yours at random.
    .others = { $seat } pays for { $card }.
PayBluff = You won { $card }: pay { $n } Gold, or refuse: you discard one card at random.
    .others = { $seat } pays for { $card }.
Discard = { $n ->
        [one] You won { $card }: choose { $n } card to discard for it, or refuse: every other player takes a card of yours at random.
       *[other] You won { $card }: choose { $n } cards to discard for it, or refuse: every other player takes a card of yours at random.
    }
    .others = { $seat } discards cards for { $card }.
DiscardBluff = { $n ->
        [one] You won { $card }: choose { $n } card to discard for it, or refuse: you discard one card at random.
       *[other] You won { $card }: choose { $n } cards to discard for it, or refuse: you discard one card at random.
    }
    .others = { $seat } discards cards for { $card }.
DiscardMore = { $n ->
        [one] Choose { $n } more card to discard for { $card }.
       *[other] Choose { $n } more cards to discard for { $card }.
    }
    .others = { $seat } discards cards for { $card }.

# Answers; .help explains them.
place-keep = keep it
    .help = The card goes face down to your hand; a Church card is played at once (BI-4.8). One card a turn is kept (BI-4.5).
place-public = to the public space
    .help = The card lies face up, and the others take from there in turn (BI-4.9).
place-auction = to the auction pile
    .help = The card goes face down to the pile that is auctioned later; only you know it (BI-11.4).
take = take { $thing }
    .help = { $thing } goes to your hand, and everybody sees it (BI-4.9, BI-11.6). A Church card is played at once (BI-5.1).
raise = raise { $thing } by one
    .help = { $thing } will be worth one point more to whoever wins it (BI-5.9, BI-5.10, BI-5.11). A die shows 6 at most (BI-5.15).
lower = lower { $thing } by one
    .help = { $thing } will be worth one point less to whoever wins it (BI-5.9, BI-5.10, BI-5.11). A die shows 1 at least (BI-5.15).
decline = decline
    .help = The Church card is discarded and no die moves (BI-5.13).
pass = pass
    .help = You are out of the bidding for this card (BI-6.6).
bid = bid { $thing }
    .help = You become the highest bidder with { $thing } (BI-6.5). You need not hold that much, but who does not pay is penalised (BI-6.9, BI-7.9).
pay = pay { $thing }
    .help = These Gold cards are shown and discarded; no change is given (BI-7.2, BI-7.3).
refuse = refuse to pay
    .help = Each other player takes a card of yours at random, and you are barred from this card; it is auctioned again (BI-7.9, BI-8.1, BI-8.6).
effect-bid-gold = You become the highest bidder with { $n } Gold (BI-6.5, BI-6.12). You need not hold that much, but who does not pay is penalised (BI-6.9, BI-7.9).
effect-bid-cards = { $n ->
        [one] You become the highest bidder with { $n } card of your hand (BI-6.5, BI-6.12). Who does not pay is penalised (BI-7.9).
       *[other] You become the highest bidder with { $n } cards of your hand (BI-6.5, BI-6.12). Who does not pay is penalised (BI-7.9).
    }
effect-refuse-bluff = In the Medieval Bluff you discard one card, picked at random, and nobody gains it. You are barred from this card; it is auctioned again (BI-7.9, BI-8.6, BI-8.11).
discard = discard { $thing }
    .help = { $thing } leaves your hand face down; nobody learns what it was (BI-7.6, BI-7.7).

# Refusals; the clause is added.
place-full = This place has had its cards this turn.
not-public = { $card } is not in the public space.
wrong-way = { $card } does not move dice that way.
die-at-limit = { $n ->
        [one] The die of { $category } shows { $n } and cannot be lowered.
       *[other] The die of { $category } shows { $n } and cannot be raised.
    }
wrong-number = { $n ->
        [one] This card moves one die.
       *[other] This card moves two different dice.
    }
too-low-gold = The bid stands at { $n } Gold: bid more.
too-low-cards = { $n ->
        [one] The bid stands at { $n } card: bid more.
       *[other] The bid stands at { $n } cards: bid more.
    }
too-high-gold = Too high: you may bid at most { $n } Gold now.
too-high-cards = { $n ->
        [one] Too high: you may bid at most { $n } card now.
       *[other] Too high: you may bid at most { $n } cards now.
    }
not-your-gold = You do not hold these Gold cards.
too-little = That is { $n } Gold, and the bid was { $of } Gold.
one-too-many = One of these cards is not needed.
too-late = You have begun to pay and cannot refuse any more.
not-in-hand = { $card } is not in your hand.

# News; .you is what the one who did it reads.
gift-turn = { $seat } is the active player.
    .you = You are the active player.
draws = You draw { $card }.
keeps = { $seat } keeps a card.
    .you = You keep the card.
shows = { $seat } puts { $card } in the public space.
    .you = You put { $card } in the public space.
sets-aside = { $seat } puts a card in the auction pile.
    .you = You put the card in the auction pile.
takes = { $seat } takes { $card }.
    .you = You take { $card }.
plays-church = { $seat } plays { $card }.
    .you = You play { $card }.
turns = { $seat } turns the die of { $category } to { $n }.
    .you = You turn the die of { $category } to { $n }.
declines = { $seat } does not use { $card }.
    .you = You do not use { $card }.
auctions-begin = The auction phase begins: { $n } cards are for sale.
turns-up = { $seat } turns up { $card }.
    .you = You turn up { $card }.
passes = { $seat } passes.
    .you = You pass.
bids-gold = { $seat } bids { $n } Gold.
    .you = You bid { $n } Gold.
bids-cards = { $n ->
        [one] { $seat } bids { $n } card.
       *[other] { $seat } bids { $n } cards.
    }
    .you = { $n ->
        [one] You bid { $n } card.
       *[other] You bid { $n } cards.
    }
unsold = Nobody buys { $card }; it is discarded.
# told by older versions: their logs can still be read
bids = { $seat } bids { $n }.
    .you = You bid { $n }.
wins-for-gold = { $seat } wins the auction for { $n } Gold.
    .you = You win the auction for { $n } Gold.
wins-for-cards = { $n ->
        [one] { $seat } wins the auction for { $n } card.
       *[other] { $seat } wins the auction for { $n } cards.
    }
    .you = { $n ->
        [one] You win the auction for { $n } card.
       *[other] You win the auction for { $n } cards.
    }
pays = { $seat } pays { $gold }.
    .you = You pay { $gold }.
discards = { $n ->
        [one] { $seat } discards { $n } card face down.
       *[other] { $seat } discards { $n } cards face down.
    }
    .you = { $n ->
        [one] You discard { $n } card face down.
       *[other] You discard { $n } cards face down.
    }
refuses = { $seat } does not pay and is penalised.
    .you = You do not pay and are penalised.
you-lose = You lose { $card }.
loses-one = { $seat } loses a card at random.
    .you = A card of yours is discarded at random.
robs-of = { $seat } takes { $card } from { $other } at random.
    .you = You take { $card } from { $other } at random.
robs = { $seat } takes a card from { $other } at random.
    .you = You take a card from { $other } at random.
game-ends = The game is over: all hands are shown.

# The picture: titles and captions, a few words each.
picture-gift = { $n ->
        [one] Biblios, Gift phase: { $n } card is left to draw.
       *[other] Biblios, Gift phase: { $n } cards are left to draw.
    }
picture-auction = { $n ->
        [one] Biblios, Auction phase: { $n } card is left to auction.
       *[other] Biblios, Auction phase: { $n } cards are left to auction.
    }
picture-over = Biblios: the game is over.
picture-you = You
    .told = { $me }
picture-seat = { $n ->
        [one] { $seat }: { $n } card in hand
       *[other] { $seat }: { $n } cards in hand
    }
picture-pile = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
picture-hidden = A card you do not know
    .told = A card that is not known
picture-highest = highest
picture-winner = has won
picture-bidding = bidding
picture-in = still in
picture-passed = passed
picture-barred = barred
picture-Place = { $seat } has drawn a card
picture-you-Place = Only you see this card
    .told = Only { $me } sees this card
picture-Take = { $seat } takes a card
picture-you-Take = You take a card
    .told = { $me } takes a card
picture-TurnDice = { $seat } turns dice
picture-you-TurnDice = You turn dice
    .told = { $me } turns dice
picture-Bid = { $seat } is bidding
picture-you-Bid = Your bid
    .told = { $me } is bidding
picture-Pay = { $seat } is paying
picture-you-Pay = You pay with Gold
    .told = { $me } pays with Gold
picture-Discard = { $seat } is paying with cards
picture-you-Discard = You pay with cards
    .told = { $me } pays with cards
picture-keep = Keep
picture-public = Public
picture-auctioned = Auction
picture-pass = Pass
picture-decline = Decline
picture-refuse = Refuse to pay
picture-to-you = into your hand
    .told = { $me }’s hand
picture-to-hand = { $seat }’s hand
picture-full = full this turn
picture-placed = { $n } of { $of } placed
picture-known = { $n } known to you
    .told = { $n } known to { $me }
picture-bid-gold = Your bid in Gold
    .told = { $me }’s bid in Gold
picture-bid-cards = Your bid in cards
    .told = { $me }’s bid in cards
picture-payable = you can pay up to { $n } Gold
    .told = can pay up to { $n } Gold
picture-hold = { $n ->
        [one] you hold { $n } card
       *[other] you hold { $n } cards
    }
    .told = { $n ->
            [one] holds { $n } card
           *[other] holds { $n } cards
        }
picture-purse = { $n } Gold
picture-bluff = a bluff
picture-no-bid = No bid yet
picture-leads = { $seat } leads
picture-you-leads = You lead
    .told = { $me } leads
picture-won = { $seat } has won
picture-you-won = You have won
    .told = { $me } has won
picture-watching = You are watching: hands stay hidden.
picture-empty = Your hand is empty.
    .told = { $me }’s hand is empty.
picture-discards = Discards
picture-unseen = { $n ->
        [one] { $n } card discarded face down
       *[other] { $n } cards discarded face down
    }
picture-wins = { $n ->
        [one] { $seat } wins with { $n } point
       *[other] { $seat } wins with { $n } points
    }
picture-shared = Shared victory
picture-you-win = { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
    .told = { $n ->
            [one] { $me } wins with { $n } point
           *[other] { $me } wins with { $n } points
        }
picture-tie-gold = Tie broken by the Gold left
picture-tie-total = Tie broken by { $category }: the total
picture-tie-letter = Tie broken by { $category }: the letter
picture-gold = Gold
picture-points = Victory points

# The options of a table, one sentence each.
option-penalty = What happens to a bidder who wins a card and does not pay (BI-8.1, BI-8.11).
option-final_tiebreak = How equal points and equal Gold at the end are told apart (BI-10.3, BI-10.5).
option-first_player = Who is the active player in the first turn (BI-3.8, BI-14.3).
option-first_seat = Counts only when the first player is not left to chance.

# What each answer would mean, in a few words.
note-exact = paid with { $coins }, nothing lost
note-over = paid with { $coins }, { $n } Gold lost
note-bluff = a bluff: you hold { $n } Gold
    .told = a bluff: { $me } holds { $n } Gold
note-keep = { $n ->
        [one] you keep { $n } card
       *[other] you keep { $n } cards
    }
note-paid = nothing lost; you keep { $n } Gold
note-paid-over = { $of } Gold lost; you keep { $n } Gold
note-played = it is played at once
note-refused = { $n ->
        [0] you have no card to lose, and cannot bid for this card again
        [one] you lose { $n } card at random, and cannot bid for this card again
       *[other] you lose { $n } cards at random, and cannot bid for this card again
    }
note-hand = face down, into your hand
note-first = { $seat } chooses first
note-yours = only you know which card it is
note-total = your { $category } then count { $n }
note-purse = you then hold { $n } Gold
note-faces = then { $faces }

# What one has seen and might forget.
fact-hand = { $seat } holds, as far as you have seen: { $cards }.
fact-pile = You know these cards for the auction: { $cards }.
fact-met = Once seen in a hand, perhaps gone since: { $cards }.
fact-open = Discarded face up: { $cards }.

# What the things on the table are.
about-die = The die of { $category }: whoever holds the highest total of these cards at the end scores what it shows (BI-1.3, BI-9.4). Church cards turn it, between 1 and 6 (BI-5.15).
about-up = Turns the die of { $category } up by one: it will be worth one point more (BI-5.9). A die shows 6 at most (BI-5.15).
about-down = Turns the die of { $category } down by one: it will be worth one point less (BI-5.9). A die shows 1 at least (BI-5.15).
about-card = { $card }: its number counts towards { $category }, and the highest total wins the die (BI-9.3, BI-9.4). If totals are equal, the letter nearest to A decides (BI-9.6).
about-gold = { $card }: pays { $n } for a card that is not Gold, and no change is given (BI-7.2, BI-7.3). It scores nothing, but Gold left at the end breaks a tie (BI-9.2, BI-10.2).
about-church-up = { $n ->
        [one] { $card }: whoever gets it plays it at once and may raise one die by one (BI-5.1, BI-5.9).
       *[other] { $card }: whoever gets it plays it at once and may raise two different dice by one each (BI-5.1, BI-5.10).
    }
about-church-down = { $n ->
        [one] { $card }: whoever gets it plays it at once and may lower one die by one (BI-5.1, BI-5.9).
       *[other] { $card }: whoever gets it plays it at once and may lower two different dice by one each (BI-5.1, BI-5.10).
    }
about-church-either = { $n ->
       *[other] { $card }: whoever gets it plays it at once and may raise or lower one die by one (BI-5.1, BI-5.11).
    }
about-hidden = A card that you do not know: only the active player sees it until it is placed (BI-11.3).
about-deck-draw = The draw pile; the Gift phase ends when it runs out (BI-4.13).
about-deck-auction = The auction deck: it was shuffled, so nobody knows what comes next (BI-6.1, BI-11.4). The active player turns up the top card (BI-6.3).
about-discards-open = Discarded face up: Gold that was paid, Church cards, and cards that nobody bought (BI-5.1, BI-6.8, BI-7.5). They never come back (BI-7.8).
about-discards-closed = Discarded face down: cards paid for Gold; only who paid them knows them (BI-7.7, BI-11.7). They never come back (BI-7.8).
about-price-gold = The highest bid. This card is paid for in Gold (BI-6.12, BI-7.2).
about-price-cards = The highest bid. A Gold card is paid for with cards from the hand, face down (BI-6.12, BI-7.6, BI-7.7).
about-seat = A player; in the auctions a small card back marks the active one, who turns up the next card (BI-6.3, BI-6.13). How many cards they hold is public (BI-11.1); you see those that you have seen them get (BI-11.6, BI-11.11).

here-discards-bluff = Discarded face down: cards paid for Gold, and cards lost as a penalty; only who had them knows them (BI-7.7, BI-8.12, BI-11.7). They never come back (BI-7.8).

# The three places for cards, while the reader cannot choose one.
here-keep = The hand of { $seat }: every turn the active player keeps one of the cards, face down (BI-4.5, BI-4.8). It cannot be chosen now: only the active player chooses a place, for a card just drawn (BI-4.3).
here-your-keep = Your hand: every turn the active player keeps one of the cards, face down (BI-4.5, BI-4.8). It cannot be chosen now: you choose a place only for a card that you have just drawn (BI-4.3).
here-public = The public space: the active player lays cards here face up, and the others take from them in turn (BI-4.5, BI-4.9). The place itself cannot be chosen now: only the active player chooses one, for a card just drawn (BI-4.3).
here-auction = The auction pile: every turn one card goes here face down, to be auctioned later (BI-4.5, BI-4.12). It cannot be chosen now: only the active player chooses a place, for a card just drawn (BI-4.3).

# The table in a terminal
table-number = { $n }
table-between = { " · " }
table-gift = Gift phase
table-auction = Auction phase
table-over = The game is over
table-deck = draw pile { $n }
table-pile = auction pile { $n }
table-lots = { $n ->
        [0] the last card
        [one] { $n } card to come
       *[other] { $n } cards to come
    }
table-discarded = discarded { $n }
table-discarded-both = discarded { $open } face up, { $closed } face down
table-known = In the auction pile, from you:
table-met = Seen in a hand before:
table-public = Public space:
table-drawn = Drawn:
table-block = Under auction:
table-unknown = a hidden card
table-room = (left this turn: { $keep } to keep, { $public } public, { $auction } to auction)
table-no-bid-gold = (for Gold; no bid yet)
table-no-bid-cards = (for cards; no bid yet)
table-bid-gold = (highest bid { $n } Gold: { $seat })
table-bid-cards = { $n ->
        [one] (highest bid { $n } card: { $seat })
       *[other] (highest bid { $n } cards: { $seat })
    }
table-state = Now
table-active = active
table-asked = to answer
table-barred = barred
table-passed = passed
table-bidder-gold = bid { $n } Gold
table-bidder-cards = { $n ->
        [one] bid { $n } card
       *[other] bid { $n } cards
    }
table-hand = Cards in hand
table-hidden = { $n } ({ $hidden } hidden)
table-gold = Gold
table-points = Victory points
table-star = ★ wins the category: the highest total, or if equal the letter nearest to A (BI-9.6).

# The lesson: goals, what is good about reaching them, and why an answer leads elsewhere.
lesson-first = The first game
goal-gift = You draw four cards, and place each before you see the next: one to keep, one for the auctions, two in the public space for the others (BI-4.4, BI-4.5). Keep a high number: the highest total of a category wins its die (BI-9.4).
    .done = What you keep stays secret, and only you know what you put in the auction pile (BI-11.4, BI-11.5). The others took the rest.
goal-take = In the turns of the others you get a card, too: whoever sits on the left of the active player chooses first (BI-4.9). When you may choose, take a high number, Gold, or what adds to your cards.
    .done = Everybody sees what is taken from the public space (BI-11.6). Now it is your turn again.
goal-church = You have drawn a Church card. Keep it, and it is played at once (BI-5.1): raise the die of a category where you lead, or lower another. The die is what a category pays (BI-9.4).
    .done = The dice have turned your way. A die shows 1 to 6 (BI-5.15).
goal-gold = Now collect Gold, too: it scores nothing, but buys cards in the auctions (BI-7.2, BI-9.2). Get { $n } Gold, or play until the draw pile is empty. Give no top card away: what you cannot keep you may still buy in an auction (BI-4.3).
    .done = Now you have something to bid with.
goal-gifts = Play on until the draw pile is empty (BI-4.13). Think of the categories in which you can be first: the second gets nothing (BI-9.4).
    .done = The auction pile has been shuffled, but you know some of its cards (BI-6.1, BI-11.4).
goal-bid = Now the auction pile is sold, card by card, for Gold (BI-6.4, BI-6.12). Buy one: bid low, and raise only while the card is worth it (BI-6.5). Bid no more than you hold: who cannot pay loses cards (BI-8.1).
    .done = It is yours. No change is given, so bid what your Gold cards meet exactly (BI-7.3).
goal-cards = Gold is sold for cards: the bid is how many cards of your hand you discard for it (BI-6.12, BI-7.6). Buy a Gold card with cards of categories that you will not win.
    .done = Cards that would have won nothing have become Gold.
goal-win = Play on to the end, and win. The highest total of a category wins its die; if totals are equal, the letter nearest to A decides (BI-9.4, BI-9.6).
    .done = You have won, and you know how to play: be first in a few categories, turn the dice your way, and have Gold for the auctions.
    .missed = Another has won this time: the table shows who was first in which category. If points are equal, the Gold left decides, then the Monks (BI-10.2, BI-10.3).
lesson-high = No card of its category is higher than { $card }: keep it.
lesson-weak = { $card } is worth little, and you keep only one card in a turn. Put this one elsewhere: a better one may come.
lesson-give = From the public space another would take { $card } for nothing. Choose another place for it.
lesson-take = { $card } is better for you: take a card that has a high number, adds to yours, or turns dice.
lesson-church = Keep the Church card this time: wherever else it goes, another may turn the dice with it.
lesson-decline = Use the card: you can turn a die your way.
lesson-no-die = No die can be turned your way now: decline the card.
lesson-raise = As things stand you will hardly win { $category }, and another gets its points. Raise a die where you lead.
lesson-lower = As far as you have seen, you lead in { $category }, and its points will be yours: do not lower its die.
lesson-low-gold = Bid no more than you have to: { $n } Gold may be enough, and you can bid again if somebody raises.
lesson-low-cards = { $n ->
        [one] Bid no more than you have to: { $n } card may be enough, and you can bid again if somebody raises.
       *[other] Bid no more than you have to: { $n } cards may be enough, and you can bid again if somebody raises.
    }
lesson-bluff = You hold only { $n } Gold. Whoever wins and cannot pay loses cards at random.
lesson-dear = { $n ->
        [one] This card can bring you { $n } point at most.
       *[other] This card can bring you { $n } points at most.
    } More than 3 Gold for a point is too much: keep your Gold for other cards.
lesson-bid = You lead in { $category }, and { $n } Gold is not much: bid, and do not leave the card to the others.
lesson-gold = { $n ->
        [one] { $n } card that you can do without is not much for this Gold: bid.
       *[other] { $n } cards that you can do without are not much for this Gold: bid.
    }
lesson-cards = { $n ->
        [one] You need most of your cards: bid no more than { $n } card.
       *[other] You need most of your cards: bid no more than { $n } cards.
    }
lesson-pay = You can pay, so do. Whoever refuses loses cards at random, and is barred from this card.
lesson-change = You can pay { $n } Gold less, and no change is given.
lesson-useful = You need { $card } yourself. Discard another card, of a category that you will not win.

# Summary card; signs stand in angle brackets
aid-here-gift = Gift phase · { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
aid-here-auction = Auction phase · { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
aid-gift = Gift phase: { $cards } cards a turn{ $paper ->
        [1] { " " }with { $players } players
       *[other] { "" }
    }, one by one
aid-kept = { $n }, face down, for yourself
    .name = Keep
aid-public = { $n }, face up for the others
    .name = Public
aid-auction = { $n }, face down on the pile
    .name = Auction
aid-settled = Each card has its place before you see the next.
aid-take = each of the others one public card, clockwise
    .name = Take
aid-church = Church cards: played at once, or declined
aid-moves = { $dice ->
        [1] one die
       *[other] { $dice } dice
    }
    .name = { $step }
aid-pairs = Two different dice, or none.
aid-limits = A die shows { $low } to { $high }.
aid-sale = Auction phase: card by card
aid-turned = a card; the player on the left speaks first
    .name = Turn up
aid-bid = { $least } or more, always higher; whoever passes is out until the next card
    .name = Bid
aid-other = bid in <gold>; no change is given
    .name = Other cards
aid-gold = bid in cards: any of your hand, face down
    .name = Gold
aid-unsold = the card is discarded
    .name = No bid
aid-penalty = Not paid: each of the others takes a card of yours at random; it is sold again without you
aid-bluff = Medieval Bluff, not paid: one card of yours is discarded at random; it is sold again without you
aid-values = Cards: how many of each value, and their sum
aid-category = { "" }
aid-coins = { "" }
    .name = Gold
aid-letters = Low values have the letters near A.
aid-out = Out of this: { $gold } in Gold cards, then { $random } cards at random.
aid-end = At the end
aid-highest = the highest total of values wins its die: so many VP
    .name = Each category
aid-letter = the letter nearest to A
    .name = Tie there
aid-victory = most VP; in a tie the most <gold> in hand
    .name = Victory
aid-chain = still a tie: the higher total in { $chain } one after the other
aid-chain-letter = By the option with letters: equal totals there by the letter nearest to A.
aid-sign-gold = Gold
aid-sign-die-monks = Monks
aid-sign-die-pigments = Pigments
aid-sign-die-holy_books = Holy Books
aid-sign-die-manuscripts = Manuscripts
aid-sign-die-forbidden_tomes = Forbidden Tomes
