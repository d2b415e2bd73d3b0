# Questions; .others is what the rest of the table reads meanwhile.
Choose = Choose the character you play.
    .others = { $seat } chooses a character.
Draft = Keep one building card; the others go on to the left.
    .others = Everybody chooses a building card.
Turn = Place a worker.
    .others = { $seat } places a worker.
LastTurn = Your last turn: place a worker.
    .others = { $seat } places a worker, for the last time.
TakeBack = You have no workers left: take one back from the main board.
    .others = { $seat } takes a worker back.
TakeBackHeld = You have no workers left, and none on a large circle: take one back from the Black Market, the Prison or the board of another player.
    .others = { $seat } takes a worker back.
Storehouse = { $n ->
        [one] Trade once, or stop.
       *[other] Trade up to { $n } times, or stop.
    }
    .others = { $seat } trades in the King's Storehouse.
Hire = { $n ->
        [0] Hire an apprentice; it costs nothing but the coins for skipped cards.
       *[other] Hire an apprentice for { $n } silver, and a coin for each skipped card.
    }
    .others = { $seat } hires an apprentice.
HireFree = Hire any apprentice, for free.
    .others = { $seat } hires an apprentice for free.
HireFirst = Choose the apprentice you begin with.
    .others = { $seat } chooses an apprentice to begin with.
Dismiss = Your board is full: discard an apprentice to make room.
    .others = { $seat } makes room for an apprentice.
DismissOne = The Graveyard: discard one of your apprentices.
    .others = { $seat } discards an apprentice.
Capture = { $of ->
        [0] Capture a group for free, or stop; captures left: { $n }.
       *[other] Capture a group for { $of } silver, or stop; captures left: { $n }.
    }
    .others = { $seat } captures workers.
Raid = { $n ->
        [one] Capture one group for free, or stop.
       *[other] Capture up to { $n } groups for free, or stop.
    }
    .others = { $seat } captures workers.
Barracks = Release all your workers from other boards, or capture one group, or neither.
    .others = { $seat } uses the Barracks.
Guardhouse = { $n ->
        [one] One action in the Guardhouse, or stop.
       *[other] Up to { $n } actions in the Guardhouse, or stop.
    }
    .others = { $seat } is in the Guardhouse.
Look = Keep one of these building cards.
    .others = { $seat } looks at building cards.
Work = Construct a building, or advance the Cathedral.
    .others = { $seat } constructs a building, or advances the Cathedral.
PayMix = Pay { $n } of wood and stone: which?
    .others = { $seat } pays for the Cathedral.
Gild = { $n ->
        [one] You pay { $n } gold or marble: how much of it in gold?
       *[other] You pay { $n } of gold and marble: how many of them in gold?
    }
    .others = { $seat } pays in gold and marble.
Spare = You pay one less for the { $building }: wood or stone?
    .others = { $seat } pays for the { $building }.
Shed = Discard a building card for the Cathedral.
    .others = { $seat } discards a building card for the Cathedral.
Library = Discard a building card for 2 gold, or keep them all.
    .others = { $seat } may discard a building card for 2 gold.
Discard = { $n ->
        [one] You hold { $n } building card too many: discard it.
       *[other] You hold { $n } building cards too many: discard one.
    }
    .others = { $seat } discards building cards.
TakeOne = What do you take for the { $building }?
    .others = { $seat } takes goods for the { $building }.
Destroy = { $n ->
        [one] Destroy an unpaid debt?
       *[other] How many unpaid debts do you destroy, up to { $n }?
    }
    .others = { $seat } may destroy debts.
BuyOff = { $n ->
        [one] Pay 2 silver, or take the debt?
       *[other] Pay 2 silver, or take the debt? There are { $n } of them.
    }
    .others = { $seat } pays, or takes a debt.
Abilities = A Reset: use what helps you now, or leave it out.
    .others = { $seat } may use abilities in the Reset.

# Names that are put together.
name-units-clay = { $n } clay
name-units-wood = { $n } wood
name-units-stone = { $n } stone
name-units-gold = { $n } gold
name-units-marble = { $n } marble
name-units-silver = { $n } silver
name-units-virtue = { $n } Virtue
name-units-building_card =
    { $n ->
        [one] { $n } building card
       *[other] { $n } building cards
    }
name-trader = { $name } ({ $pay } for { $gain })
name-giver = { $name } ({ $gain })
name-board-of = the board of { $seat }
name-group = workers of { $seat } ({ $place })
name-troop = { $n ->
        [one] { $n } worker ({ $place })
       *[other] { $n } workers ({ $place })
    }
name-forest = in the Forest
name-quarry = in the Quarry
name-mines_clay = in the Mines, for clay
name-mines_gold = in the Mines, for gold
name-silversmith = at the Silversmith
name-storehouse = in the King's Storehouse
name-hire = in the Workshop, to hire
name-draw = in the Workshop, to draw cards
name-town_centre = in the Town Centre
name-tax_stand = at the Tax Stand
name-market_small = in the Black Market, small space
name-market_hire = in the Black Market, to hire
name-market_look = in the Black Market, to look at buildings
name-market_large = in the Black Market, large space
name-guardhouse = in the Guardhouse
name-guildhall = in the Guildhall

# Answers; .help explains them.
character = play { $thing }
    .help = The board of { $thing } says what you begin with, and has a power of its own (AW-20.1, AW-20.2).
keep = keep the { $thing }
    .help = The { $thing } comes to your hand; nobody else sees it (AW-2.9, AW-9.3).
place-forest = the Forest
    .help = 1 wood for each of your workers there, the new one included (AW-4.2).
place-quarry = the Quarry
    .help = 1 stone for each of your workers there, the new one included (AW-4.3).
place-mines_clay = the Mines, for clay
    .help = 1 clay for each of your workers there, and 1 more (AW-4.4).
place-mines_gold = the Mines, for gold
    .help = 1 gold for every two of your workers there (AW-4.5).
place-silversmith = the Silversmith
    .help = 1 silver for each of your workers there, and 1 more (AW-4.6).
place-storehouse = the King's Storehouse
    .help = As many trades as you have workers there: two of clay, wood and stone for 1 Virtue, three of wood and stone for 1 marble, and what your apprentices offer (AW-5.1 to AW-5.4).
place-hire = the Workshop: hire
    .help = Hire an apprentice for 4 silver, 2 of it Tax. Each of your workers there reaches one column further; skipping a card costs a coin on it (AW-6.1 to AW-6.3).
place-draw = the Workshop: draw
    .help = Draw 1 building card, and 1 more for every two of your workers there (AW-6.15). You may hold six (AW-6.16).
place-town_centre = the Town Centre
    .help = As many captures as you have workers there: each takes all workers of one player from one place. The first costs 1 silver of Tax, each further one 1 silver (AW-7.1 to AW-7.3).
place-tax_stand = the Tax Stand
    .help = Take all the silver lying there and lose 2 Virtue (AW-8.2).
place-market_small = the Black Market: small
    .help = Pay 1 silver, lose 1 Virtue, and gain the goods of the small card (AW-9.2). The worker stays until the next Reset (AW-3.9).
place-market_hire = the Black Market: hire
    .help = Pay 2 silver, lose 1 Virtue, and hire any apprentice (AW-9.3). The worker stays until the next Reset (AW-3.9).
place-market_look = the Black Market: buildings
    .help = Pay 2 silver, lose 1 Virtue, look at five building cards and keep one (AW-9.3). The worker stays until the next Reset (AW-3.9).
place-market_large = the Black Market: large
    .help = Pay 3 silver, lose 1 Virtue, and gain the goods of the large card (AW-9.4). The worker stays until the next Reset (AW-3.9).
place-guardhouse = the Guardhouse
    .help = As many actions as you have workers there: send captives to Prison for silver, free your workers, or pay debts (AW-10.1 to AW-10.7).
place-guildhall = the Guildhall
    .help = Construct a building of your hand, or advance the Cathedral (AW-11.4). The worker stays for the rest of the game (AW-3.10).
take-back = take one back: { $thing }
    .help = One of your workers returns to your supply: { $thing }. That is the whole turn (AW-3.3, AW-3.5).
donate = give { $thing } for 1 Virtue
    .help = You give { $thing } and gain 1 Virtue (AW-5.2).
carve = give { $thing } for 1 marble
    .help = You give { $thing } and gain 1 marble (AW-5.3).
trade = trade with: { $thing }
    .help = Your apprentice offers this trade: { $thing } (AW-5.4).
stop-trading = stop trading
    .help = The trades that are left are not used (AW-3.15).
hire = hire: { $thing }
    .help = This apprentice comes to your board, with the silver lying on the card: { $thing } (AW-6.6). A Virtue sign works at once (AW-6.7).
no-hire = hire nobody
    .help = The Tavern may be left unused (AW-17.12).
dismiss = discard: { $thing }
    .help = This apprentice goes under the pile: { $thing } (AW-6.10). What it changed when it was hired stays (AW-6.7).
capture = capture the { $thing }
    .help = All of this group come to your board: { $thing }. If they are your own, they return to your supply (AW-7.8, AW-7.9).
    .own = take your own workers back ({ $thing })
    .own-help = All your workers there return to your supply: { $thing } (AW-7.9).
stop-capturing = stop capturing
    .help = The captures that are left are not used (AW-3.15, AW-7.13).
free-all = release your workers
    .help = All your workers on the boards of others return to your supply, for free (AW-17.5).
send = send captives to Prison
    .help = All captured workers on your board go to Prison; you gain 1 silver for each (AW-10.4).
release = free your prisoners
    .help = All your workers in Prison return to your supply, for free (AW-10.5).
ransom = ransom for silver
    .help = All your workers on the boards of others return to your supply, for 5 silver, 2 of it Tax (AW-10.6).
ransom-debt = ransom for a debt
    .help = All your workers on the boards of others return to your supply; you take 1 debt and lose 1 Virtue (AW-10.6).
pay-debt = pay a debt
    .help = For 6 silver, 3 of it Tax, one of your debts is turned to its paid side, and you gain 1 Virtue (AW-10.7).
stop-guarding = stop
    .help = The actions that are left are not used (AW-3.15).
build = construct the { $thing }
    .help = You pay the goods of the { $thing }; then its Virtue sign and its effect follow (AW-12.2, AW-12.4).
advance = advance the Cathedral
    .help = Pay for the next level, discard a building card, move up and gain a reward (AW-13.5).
mix = pay { $thing }
    .help = You pay { $thing } for the next level of the Cathedral (AW-13.2).
spare = one { $thing } less
    .help = Lothaire pays one wood or one stone less (AW-24.2, AW-24.5).
gold = in gold: { $thing }
    .help = For Therese gold and marble are the same: so much of the price is paid in gold, the rest in marble (AW-20.10, AW-20.11).
discard = discard the { $thing }
    .help = The { $thing } goes face down under the pile; nobody else sees which card it was (AW-6.16, AW-13.5, AW-21.6).
keep-all = keep them all
    .help = The Library may be left unused (AW-17.8).
take = take { $thing }
    .help = The building offers two things, and you take one of them: { $thing } (AW-17.2).
destroy = { $thing ->
        [0] destroy none
        [one] destroy { $thing } debt
       *[other] destroy { $thing } debts
    }
    .help = { $thing ->
        [0] You keep your unpaid debts (AW-14.4).
       *[other] Destroyed debts go back to the supply: { $thing } (AW-10.11, AW-14.4).
    }
buy-off = pay 2 silver
    .help = Hugo may pay 2 silver instead of taking a debt (AW-24.2).
take-debt = take the debt
    .help = The debt lies unpaid before you; at the end it costs 2 points (AW-10.10, AW-19.4).
use-all = use everything
    .help = All that helps you in this Reset: first as many of your workers as possible leave the Prison, then your apprentices bring what they bring (AW-15.4, AW-15.5).
free = { $thing ->
        [one] release { $thing } worker
       *[other] release { $thing } workers
    }
    .help = { $thing ->
        [one] { $thing } of your workers leaves the Prison and returns to your supply (AW-15.4). You may also release fewer, or nobody (AW-15.5).
       *[other] { $thing } of your workers leave the Prison and return to your supply (AW-15.4). You may also release fewer, or nobody (AW-15.5).
    }
use = use: { $thing }
    .help = This apprentice helps you in this Reset: { $thing } (AW-15.4). You may leave it out (AW-15.5).
use-none = use nothing more
    .help = What is not used yet is left out in this Reset (AW-15.5).

# Refusals; the clause is added.
no-such-board = { $board } is one of the extra boards, which are not played here.
board-taken = { $board } is taken already.
not-in-pack = The { $building } is not in this pack.
no-gold = With a single worker there is no gold.
no-silver = This costs { $n } silver; you have { $of }.
no-tax = There is no silver on the Tax Stand.
no-work = You can neither construct a card of your hand nor advance the Cathedral.
too-virtuous = Your Virtue is { $n }; the Black Market is open only up to { $of }.
space-taken = There is a worker on this space already.
no-cards = There are no building cards left to look at.
not-from-there = You have workers on the large circles: take one of those back.
no-worker = None of your workers is there.
no-goods = You lack { $goods }.
no-mix = This takes { $n } of wood and stone together; you have { $of }.
no-precious = This takes { $n } of gold and marble together; you have { $of }.
not-hired = You have no such apprentice: { $apprentice }.
not-on-display = This apprentice is not beside the Workshop: { $apprentice }.
no-group = None of these workers is there ({ $location }).
too-many-places = { $n ->
        [one] All captures of one visit are made in the same place.
       *[other] The captures of one visit are made in { $n } places at most.
    }
nobody-away = None of your workers is on another board.
no-captives = There are no captured workers on your board.
no-prisoners = You have no workers in Prison.
no-debts = You have no unpaid debts.
not-looked-at = The { $building } is not among these cards.
not-in-hand = The { $building } is not in your hand.
no-skill = You need apprentices with: { $skills }.
at-the-top = You are on the top level already.
too-wicked = Your Virtue is { $n }; to work on the Cathedral it must be { $of } or more.
level-full = All places on the next level are taken.
no-card-to-discard = You have no building card to discard.
wrong-mix = It must be { $n } of wood and stone together.
too-much-gold = The price is only { $n }.
no-spare = One { $good } less will not do.
not-offered = The building does not offer { $good }.
too-many-debts = { $n ->
        [one] You may destroy only one.
       *[other] You may destroy { $n } at most.
    }
only-one = There is only one thing to use: choose it.
too-many-freed = { $n ->
        [0] You can release nobody from Prison now.
        [one] You can release only one worker.
       *[other] You can release { $n } workers at most.
    }
not-to-use = No such apprentice of yours is left to help in this Reset: { $apprentice }.
still-in-prison = { $n ->
        [one] A Squire helps only who has no workers in Prison; { $n } of yours is there.
       *[other] A Squire helps only who has no workers in Prison; { $n } of yours are there.
    }
no-change = This apprentice would change nothing now: { $apprentice }.

solo-draws = In the solo game the first player is drawn at random.

# News; .you is what the one who did it reads.
solo-one = Solo against one bot, by rules of our own: this is not the official solo mode (AW-23.4, AW-23.5).
solo-two = Two people and one bot, by rules of our own: this is not the official mode with a bot (AW-23.4, AW-23.5).
first = { $seat } begins.
    .you = You begin.
chooses-board = { $seat } plays { $board }.
    .you = You play { $board }.
picked = You choose the { $building }.
passes-on = Everybody has chosen; the cards go on to the left.
drafted = Everybody has chosen; the last cards go under the pile.
places = { $seat } places a worker { $placing }.
    .you = You place a worker { $placing }.
takes-back = { $seat } takes a worker back: { $origin }.
    .you = You take a worker back: { $origin }.
no-workers = { $seat } has all workers in the Guildhall and passes.
    .you = All your workers are in the Guildhall: you pass.
gains = { $seat } gains { $goods }.
    .you = You gain { $goods }.
gives = { $seat } gives { $goods }.
    .you = You give { $goods }.
pays = { $of ->
        [0] { $seat } pays { $n } silver.
       *[other] { $seat } pays { $n } silver, { $of } of it Tax.
    }
    .you = { $of ->
        [0] You pay { $n } silver.
       *[other] You pay { $n } silver, { $of } of it Tax.
    }
skips = { $n ->
        [one] { $seat } skips { $n } card, with a coin on it.
       *[other] { $seat } skips { $n } cards, with a coin on each.
    }
    .you = { $n ->
        [one] You skip { $n } card, with a coin on it.
       *[other] You skip { $n } cards, with a coin on each.
    }
virtue-up = { $seat } gains { $n } Virtue: { $of }.
    .you = You gain { $n } Virtue: { $of }.
virtue-down = { $seat } loses { $n } Virtue: { $of }.
    .you = You lose { $n } Virtue: { $of }.
takes-debt = { $n ->
        [one] { $seat } takes a debt.
       *[other] { $seat } takes { $n } debts.
    }
    .you = { $n ->
        [one] You take a debt.
       *[other] You take { $n } debts.
    }
destroys = { $n ->
        [one] { $seat } destroys a debt.
       *[other] { $seat } destroys { $n } debts.
    }
    .you = { $n ->
        [one] You destroy a debt.
       *[other] You destroy { $n } debts.
    }
buys-off = { $seat } pays { $n } silver instead of taking a debt.
    .you = You pay { $n } silver instead of taking a debt.
pays-debt = { $seat } has paid a debt.
    .you = You have paid a debt.
draws = { $n ->
        [0] There is no building card left for { $seat }.
        [one] { $seat } draws { $n } building card.
       *[other] { $seat } draws { $n } building cards.
    }
    .you = { $n ->
        [0] There is no building card left for you.
        [one] You draw { $n } building card.
       *[other] You draw { $n } building cards.
    }
drew = To your hand: the { $building }.
discards = { $seat } discards a building card.
    .you = You discard a building card.
discarded = Under the pile: the { $building }.
hires = { $seat } hires: { $apprentice }.
    .you = You hire: { $apprentice }.
hires-nobody = { $seat } hires nobody.
    .you = You hire nobody.
dismisses = { $seat } discards an apprentice: { $apprentice }.
    .you = You discard an apprentice: { $apprentice }.
refreshes = An apprentice goes under the pile: { $apprentice }.
captures = { $seat } captures from { $other }: { $troop }.
    .you = You capture from { $other }: { $troop }.
takes-group = { $seat } takes back a group of their own: { $troop }.
    .you = You take your own group back: { $troop }.
freed-from = { $n ->
        [one] { $n } worker of { $seat } comes back from { $other }.
       *[other] { $n } workers of { $seat } come back from { $other }.
    }
    .you = { $n ->
        [one] { $n } of your workers comes back from { $other }.
       *[other] { $n } of your workers come back from { $other }.
    }
freed-from-prison = { $n ->
        [one] { $n } worker of { $seat } leaves the Prison.
       *[other] { $n } workers of { $seat } leave the Prison.
    }
    .you = { $n ->
        [one] { $n } of your workers leaves the Prison.
       *[other] { $n } of your workers leave the Prison.
    }
imprisons = { $n ->
        [one] { $seat } sends { $n } worker captured from { $other } to Prison.
       *[other] { $seat } sends { $n } workers captured from { $other } to Prison.
    }
    .you = { $n ->
        [one] You send { $n } worker captured from { $other } to Prison.
       *[other] You send { $n } workers captured from { $other } to Prison.
    }
looks = { $n ->
        [one] { $seat } looks at { $n } building card.
       *[other] { $seat } looks at { $n } building cards.
    }
    .you = { $n ->
        [one] You look at { $n } building card.
       *[other] You look at { $n } building cards.
    }
keeps-one = { $seat } keeps one; the others go under the pile.
    .you = You keep one; the others go under the pile.
keeps-all = { $seat } discards nothing.
    .you = You discard nothing.
builds = { $seat } constructs the { $building }.
    .you = You construct the { $building }.
spares = { $seat } pays one { $good } less.
    .you = You pay one { $good } less.
no-crane = { $seat } can do no more in the Guildhall: the Crane stands still.
    .you = You can do no more in the Guildhall: the Crane stands still.
rises = { $seat } works on the Cathedral: level { $n }.
    .you = You work on the Cathedral: level { $n }.
reward = The reward of { $seat }: { $reward }.
    .you = Your reward: { $reward }.
reset = Black Market Reset!
to-prison = A worker of { $seat } goes from the Black Market ({ $space }) to Prison.
    .you = Your worker goes from the Black Market ({ $space }) to Prison.
shuffles-market = All cards of the Black Market have been turned over: they are shuffled anew.
new-large = The large market now gives { $bazaar }.
new-small = The small market now gives { $stock }.
uses = In this Reset an apprentice of { $seat } helps: { $apprentice }.
    .you = In this Reset your apprentice helps: { $apprentice }.
uses-none = { $seat } uses nothing more in this Reset.
    .you = You use nothing more in this Reset.
burden = { $seat } has { $n } workers in Prison: three or more cost Virtue.
    .you = You have { $n } workers in Prison: three or more cost Virtue.
fullest = Nobody has more workers in Prison than { $seat }: { $n }.
    .you = Nobody has more workers in Prison than you: { $n }.
last-space = { $seat } has filled the Guildhall: everybody has one last turn.
    .you = You have filled the Guildhall: everybody has one last turn.
game-ends = The game is over: the points are counted.

# The options of a table, one sentence each.
option-solo = One person, or two, against a bot in a seat of its own. These rules are ours: this is not the official solo mode, whose cards no source has (AW-23.4, AW-23.5).
option-boards = Which side of the player boards is used: all alike, or characters with powers of their own (AW-2.8, AW-20.1).
option-extra_boards = Whether there are five more characters to choose or to deal, at a table with characters (AW-24.2).
option-promo_cards = Whether three apprentices and three buildings are added (AW-24.1).
option-starting_apprentice = Whether everybody begins with an apprentice (AW-24.3).
option-apprentice_refresh = Whether some spaces of the Guildhall bring new apprentices (AW-24.4).
option-running_scores = Whether everybody sees what the game would score now (AW-24.6).
option-first_player = Who takes the first turn on standard boards (AW-2.11).
option-first_seat = The player in this seat begins (AW-2.11).

# What stands beside the name of the game at a table with such an option.
sign-solo-one = Solo, by rules of our own, not the official ones
    .brief = our own, unofficial solo
sign-solo-two = Two people and a bot, by rules of our own, not the official ones
    .brief = with a bot, unofficial, our own

# The table in a terminal
table-number = { $n }
table-between = { " · " }
table-over = The game is over
table-last = turns left: { $n }
table-tax = Tax Stand: { $n }
table-guildhall = Guildhall: { $n } of { $of }
table-rewards = rewards: { $n }
table-pile = buildings: { $n }
table-small = small market: { $goods }
table-large = large market: { $goods }
table-taken = { $space } (taken by { $n })
table-row = Workshop { $n }: { $cards }
table-post = { $card }
table-post-coins = { $card } [{ $n } silver]
table-empty = –
table-nobody = nobody
table-place = { $place }: { $workers }
table-workers = { $seat }×{ $n }
table-pack = To choose from: { $cards }
table-state = Now
table-active = at turn
table-first = first player
table-board = plays { $board }
table-goods = Goods
table-virtue = Virtue
table-debts = Debts
table-debts-of = { $n } unpaid, { $of } paid
table-level = Cathedral
table-supply = Workers
table-captives = Captured
table-hired = Apprentices
table-built = Buildings
table-hand = Hand
table-hidden =
    { $n ->
        [one] { $n } hidden
       *[other] { $n } hidden
    }
table-points = Points
table-legend = Seats: { $seats }

# the picture
picture = The table; it is the turn of { $seat }.
picture-mine = The table; it is your turn.
    .told = The table; it is { $me }’s turn.
picture-draft = The table; everybody chooses building cards.
picture-over = The table at the end of the game.
picture-you = You
    .told = { $me }
picture-watching = You are watching
picture-no-hand = No buildings in hand
    .told = No buildings in hand
picture-location-forest = Forest
picture-location-quarry = Quarry
picture-location-mines = Mines
picture-location-silversmith = Silversmith
picture-location-kings_storehouse = Storehouse
picture-location-workshop = Workshop
picture-location-town_centre = Town Centre
picture-location-tax_stand = Tax Stand
picture-location-guardhouse = Guardhouse
picture-location-black_market = Black Market
picture-location-guildhall = Guildhall
picture-location-virtue = Virtue
picture-location-prison = Prison
picture-location-cathedral = Cathedral
picture-guildhall = { $n } of { $of }
picture-stop-trading = Stop trading
picture-stop-capturing = Stop capturing
picture-stop-guarding = Stop
picture-use-all = Use everything
picture-use-none = Nothing more
picture-free-all = Free all mine
picture-no-hire = Hire nobody
picture-keep-all = Keep all
picture-pane-town = Town
picture-pane-workshop = Workshop
picture-pane-cathedral = Cathedral
picture-pane-mine = My board
picture-pane-players = Players
picture-pane-result = Result
picture-wins = { $seat } wins with { $n } points
picture-you-win = You win with { $n } points
    .told = { $me } wins with { $n } points
picture-shared = A shared win with { $n } points
picture-total = Points
picture-tie = Equal points: more Virtue is ahead, then more silver.
picture-row-buildings = Buildings
picture-row-cathedral = Cathedral
picture-row-virtue = Virtue
picture-row-unpaid_debt = Unpaid debts
picture-row-gold_marble = Gold and marble
picture-row-silver = Silver, by tens
picture-row-prison = Workers in Prison
picture-small-row-buildings = Buildings
picture-small-row-cathedral = Cathedral
picture-small-row-virtue = Virtue
picture-small-row-unpaid_debt = Debts
picture-small-row-gold_marble = Gold, marble
picture-small-row-silver = Silver
picture-small-row-prison = Prison

# the picture: what each answer would mean, in a few words
note-gain = brings { $goods }
note-storehouse = { $n ->
        [one] { $n } trade
       *[other] { $n } trades
    }
note-town-centre = { $n ->
        [one] { $n } capture
       *[other] up to { $n } captures
    }
note-guardhouse = { $n ->
        [one] { $n } action
       *[other] up to { $n } actions
    }
note-hire = from { $n } silver
note-draw = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
note-stand = { $goods }, for { $n } Virtue
note-stand-debt = you have too little Virtue to lose: you would take a debt
note-market = { $n } silver and { $of } Virtue for { $goods }
note-bare-market = { $n } silver and { $of } Virtue
note-market-debt = you have too little Virtue to lose: you would take a debt
note-reset = brings a Black Market Reset
note-last-space = fills the Guildhall: everybody has one last turn
note-buildable = { $n ->
        [0] for the Cathedral
        [one] you could construct { $n } building
       *[other] you could construct { $n } buildings
    }
note-price = { $of ->
        [0] { $n } silver · { $gist }
       *[other] { $n } silver, { $of } lie on the card · { $gist }
    }
note-free = { $n ->
        [0] for free · { $gist }
       *[other] for free, { $n } silver on the card · { $gist }
    }
name-gist-up = +{ $n } Virtue · { $gist }
name-gist-down = −{ $n } Virtue · { $gist }
name-gist-all_skills = has all three skills
name-gist-black_market_bonus = each time in the Black Market
name-gist-black_market_no_virtue_loss = the Black Market costs no Virtue
name-gist-black_market_silver_discount = the Black Market costs { $n } silver less
name-gist-cathedral_bonus = each time you advance the Cathedral
name-gist-debt_paid_bonus = for each debt you pay off
name-gist-guardhouse_send_bonus = { $gain } when you send captives to Prison
name-gist-location_bonus = { $gain } more from the { $place }
name-gist-reset_gain = { $gain } in every Reset
name-gist-reset_if_no_prisoners = in every Reset, if none of yours is in Prison
name-gist-reset_release = frees up to { $n } of yours from Prison in every Reset
name-gist-storehouse_extra_action = { $n } trade more in the Storehouse
name-gist-storehouse_trade = as a trade in the Storehouse
name-gist-tax_stand_gain = { $gain } from the Tax Stand, too
name-gist-tax_stand_virtue_discount = the Tax Stand costs { $n } Virtue less
name-gist-town_centre_discount = captures cost { $n } silver less each visit
note-points = { $n } points
note-building = { $n } points, for { $goods }
note-building-skilled = { $n } points, for { $goods }; needs { $skills }
note-capture = { $of ->
        [0] { $n ->
            [one] { $n } worker, for free
           *[other] { $n } workers, for free
        }
       *[other] { $n ->
            [one] { $n } worker, for { $of } silver
           *[other] { $n } workers, for { $of } silver
        }
    }
note-ransom-debt = you would take a debt and lose Virtue

# the picture: what should not be forgotten
fact-last = { $n ->
        [one] The end is announced: { $n } turn is left.
       *[other] The end is announced: { $n } turns are left.
    }
fact-evasion = { $n ->
        [one] You ignore { $n } tax coin of every payment.
       *[other] You ignore { $n } tax coins of every payment.
    }
fact-under = Under the pile, as you know: { $buildings }.
fact-passed = You have seen go to others: { $buildings }.
held-workers = { $n ->
        [one] { $n } worker ready
       *[other] { $n } workers ready
    }
held-good = { $good }: { $n }

# the picture: what the things on the table are
name-omen-up = It brings { $n } Virtue.
name-omen-down = It costs { $n } Virtue.
name-crowd = { $seat } { $n }
about-building = { $building }: { $n } points, for { $goods }. { $effect } { $omen }
about-building-skilled = { $building }: { $n } points, for { $goods }; needs { $skills }. { $effect } { $omen }
about-apprentice = { $apprentice }, skilled in { $skills }. { $deed } { $omen }
about-board = The board of { $board }. { $power } It fixes what you begin with (AW-20.2).
about-location-forest = The { $location }: 1 wood for each of your workers here, the new one included (AW-4.2).
about-location-quarry = The { $location }: 1 stone for each of your workers here, the new one included (AW-4.3).
about-location-mines = The { $location }: 1 clay for each of your workers here and 1 more, or 1 gold for every two (AW-4.4, AW-4.5).
about-location-silversmith = The { $location }: 1 silver for each of your workers here, and 1 more (AW-4.6).
about-location-kings_storehouse = The { $location }: a trade for each of your workers here. Two of clay, wood and stone for 1 Virtue; three of wood and stone for 1 marble (AW-5.1, AW-5.2, AW-5.3).
about-location-workshop = The { $location }: hire an apprentice for 4 silver, 2 of it Tax, or draw building cards. More of your workers here reach further columns, and draw more (AW-6.1, AW-6.2, AW-6.15).
about-location-town_centre = The { $location }: a capture for each of your workers here. A capture takes all workers of one player from one place (AW-7.1, AW-7.2).
about-location-tax_stand = The { $location }: take all the silver on it and lose 2 Virtue. Tax that is paid comes here (AW-8.2, AW-8.3).
about-location-guardhouse = The { $location }: an action for each of your workers here. Send captives to Prison for silver, free your own workers, or pay debts (AW-10.1, AW-10.4, AW-10.5, AW-10.6, AW-10.7).
about-location-black_market = The Black Market: three spaces for one worker each. With Virtue 10 or more it is closed to you; when all three are taken, a Reset follows (AW-9.1, AW-9.7).
about-location-guildhall = The Guildhall: a worker here constructs a building or advances the Cathedral, and stays. Marked spaces bring a Reset, the last one brings the end (AW-11.4, AW-11.6, AW-11.7).
about-location-prison = The { $location }: in a Reset whoever has 3 or more workers here loses 1 Virtue, and whoever has most takes a debt. At the end every 2 cost a point (AW-15.6, AW-15.7, AW-19.7).
about-location-cathedral = The Cathedral: each level costs what stands beside it and a card of your hand; it needs Virtue 5 or more, and there is room for few (AW-13.1, AW-13.2, AW-13.4).
about-location-virtue = Virtue, with its points at the end. Crossed out are the Cathedral and the Black Market where they are closed, and a coin where tax is ignored (AW-14.1, AW-14.6, AW-14.9).
about-market-small = The small space: the goods of the card on top of the pile (AW-9.2).
about-market-middle = The middle space: hire any apprentice, or look at five buildings and keep one (AW-9.3).
about-market-large = The large space: the goods of the card that was turned over last (AW-9.4).
about-market-hire = In the middle space: hire any apprentice, without a price (AW-9.3).
about-market-look = In the middle space: look at five buildings, keep one (AW-9.3).
about-group = A group of workers: a capture takes them all, others to your board, your own back to you (AW-7.2, AW-7.8, AW-7.9).
about-back = One of your workers there comes back to you: { $origin } (AW-3.3, AW-3.5).
about-captured = Captured workers: they stay on this board until they are sent to Prison or released (AW-7.8).
about-workers = Workers ready to be placed; each player has 20 in all (AW-1.4, AW-3.2).
about-seat = A player: goods, workers, debts, apprentices and buildings lie open; cards in hand do not (AW-21.1, AW-21.3).
about-goods-clay = Clay, from the Mines: for buildings, and for gifts in the Storehouse (AW-4.4, AW-5.2).
about-goods-wood = Wood, from the Forest: for buildings, the Cathedral and the Storehouse (AW-4.2, AW-5.3).
about-goods-stone = Stone, from the Quarry: for buildings, the Cathedral and the Storehouse (AW-4.3, AW-5.3).
about-goods-gold = Gold, from the Mines: for buildings and the Cathedral; 1 point each at the end (AW-4.5, AW-19.5).
about-goods-marble = Marble, from the Storehouse and the Black Market: for buildings and the Cathedral; 1 point each at the end (AW-5.3, AW-19.5).
about-goods-silver = Silver, from the Silversmith: for apprentices, captures and debts; every 10 are a point at the end (AW-4.6, AW-19.6).
about-skill-carpentry = Carpentry: many buildings need an apprentice with this skill (AW-12.1).
about-skill-tiling = Tiling: many buildings need an apprentice with this skill (AW-12.1).
about-skill-masonry = Masonry: many buildings need an apprentice with this skill (AW-12.1).
about-debt-unpaid = An unpaid debt: 2 points less at the end, unless it is paid in the Guardhouse (AW-10.7, AW-19.4).
about-debt-paid = A paid debt: it costs nothing any more (AW-10.10).
about-table-pile = Building cards left to draw; discarded ones go under the pile (AW-6.15, AW-22.3).
about-table-rewards = Reward cards: each advance on the Cathedral brings the top one (AW-13.5).
about-score-buildings = Buildings: their printed points, and what they score besides (AW-19.1).
about-score-cathedral = The Cathedral: the points of the level that you have reached (AW-19.2).
about-score-virtue = Virtue: the points of your place on the track (AW-14.1, AW-19.3).
about-score-unpaid_debt = Unpaid debts: 2 points less for each (AW-19.4).
about-score-gold_marble = Gold and marble: 1 point each (AW-19.5).
about-score-silver = Silver: 1 point for every full 10 (AW-19.6).
about-score-prison = Own workers in Prison: 1 point less for every full 2 (AW-19.7).

# the picture: how it stands with them now
here-place = { $tale } There now: { $crowd }.
here-own-group = { $n ->
        [one] { $n } worker of yours ({ $location }). A capture brings it back to you (AW-7.9).
       *[other] { $n } workers of yours ({ $location }). A capture brings them back to you (AW-7.9).
    }
here-group = { $n ->
        [one] { $n } worker of { $seat } ({ $location }). A capture takes it to your board (AW-7.2, AW-7.8).
       *[other] { $n } workers of { $seat } ({ $location }). A capture takes them all to your board (AW-7.2, AW-7.8).
    }
here-captured = { $n ->
        [one] { $seat } has captured { $n } worker of { $other } (AW-7.8).
       *[other] { $seat } has captured { $n } workers of { $other } (AW-7.8).
    }
here-seat = { $seat }: workers ready: { $n }; cards in hand: { $of }; goods: { $goods } (AW-21.1, AW-21.3).
here-bare-seat = { $seat }: workers ready: { $n }; cards in hand: { $of }; no goods (AW-21.1, AW-21.3).

# The lesson: goals, what is good about reaching them, and why an answer leads elsewhere.
lesson-first = The first game
goal-draft = Choose three buildings, one at a time; the others are passed on (AW-2.9). Keep the Well: it needs no apprentice, only 2 wood and 2 stone (AW-17.B11).
    .done = Three buildings are in your hand. Nobody else sees them (AW-21.1).
goal-invest = Place a worker in the Forest: it brings 1 wood. In your next turn place another one there: now two stand together, and you gain 2 (AW-4.2). Workers stay where you put them (AW-3.17).
    .done = That is investing: each worker makes the next one at the same place worth more. But the larger a group, the more it tempts others to capture it.
goal-build = The Well needs 2 wood and 2 stone. Get the stone at the Quarry, then place a worker in the Guildhall and construct the Well (AW-4.3, AW-11.4).
    .done = Your first building: 3 points, and 4 clay at once (AW-17.B11). The worker in the Guildhall stays there until the end (AW-3.10).
goal-capture = The others invest too. Place a worker in the Town Centre and capture a group: all workers of one colour at one place (AW-7.2). The first capture costs 1 silver as Tax (AW-7.3).
    .done = They stand on your board now, and at that place their owner has to begin anew. In the same way you can take back a group of your own (AW-7.9).
goal-send = Captured workers are worth silver: place a worker in the Guardhouse and send them to Prison, 1 silver for each (AW-10.4).
    .done = In the Guardhouse you also free your own workers: from Prison free of charge, from the boards of others for 5 silver, or for a debt and 1 Virtue (AW-10.5, AW-10.6).
goal-tax = Now see what Virtue is about. The Tax that everybody has paid lies on the Tax Stand. Place a worker there and take all of it; you lose 2 Virtue (AW-8.2).
    .done = Richer, and less virtuous. With Virtue 4 or less you may not work on the Cathedral; with 10 or more the Black Market is closed to you (AW-14.9).
goal-donate = Make up for it: place a worker in the King's Storehouse and donate 2 of clay, wood and stone for 1 Virtue (AW-5.2). Go on until your Virtue is at least 6.
    .done = From 6 to 9, Virtue neither costs nor brings points at the end; below that you lose up to 9 points, above it you gain up to 7 (AW-14.1).
goal-gold = Last of all, the Cathedral. Its first level costs 1 gold (AW-13.2). Place two workers in the Mines, and choose gold with the second (AW-4.5).
    .done = Gold and marble are also worth 1 point each at the end (AW-19.5).
goal-cathedral = Whoever works on the Cathedral needs Virtue 5 or more (AW-13.1). Place a worker in the Guildhall, advance the Cathedral, and discard a building card: that brings 2 points and a reward (AW-13.2, AW-13.5).
    .done = You know the three ideas: invest workers, capture groups before they grow too large, and mind your Virtue. The game ends once the Guildhall is full, and the most points win (AW-18.1).
lesson-well = Keep the Well in this lesson: you can construct it without an apprentice, and it comes first.
lesson-forest = Place the worker in the Forest this time, to see how two workers together bring more than one.
lesson-goods = For the Well you still lack { $goods }. Place the worker { $placing }.
lesson-guildhall = You have all that the Well costs: place the worker in the Guildhall.
lesson-well-now = Construct the Well now; its turn has come.
lesson-town = Place the worker in the Town Centre: there you capture a group.
lesson-nobody = Nobody else has workers in the town now. Place yours somewhere else, and come back when there is a group to capture.
lesson-silver = You have too little silver for what comes next. Fetch some at the Silversmith.
lesson-others = Capture a group of somebody else this time; your own would only return to you.
lesson-guard = You have captured workers. Place a worker in the Guardhouse, where they bring silver.
lesson-send = Send your captives to Prison first, for silver.
lesson-steal = Silver on the Tax Stand: { $n }. Place the worker there, and see what it does to your Virtue.
lesson-no-tax = The Tax Stand is empty just now. Hiring an apprentice brings Tax there: first fetch silver for that at the Silversmith.
lesson-hire = The Tax Stand is empty. Hire an apprentice in the Workshop: { $n } silver of the price go to the stand.
lesson-storehouse = Place the worker in the King's Storehouse: there you can donate goods.
lesson-two-goods = To donate you need two of clay, wood and stone. Fetch wood in the Forest first.
lesson-donate = Donate two goods: that brings back Virtue.
lesson-mines = The first level of the Cathedral costs gold. Place a worker in the Mines; for gold it takes a second one.
lesson-gold = Gold is what you need now: you have a worker in the Mines already, so place another one there, for gold.
lesson-card = Draw a building card in the Workshop first: who advances the Cathedral discards one.
lesson-cathedral = You have all that the Cathedral takes: place the worker in the Guildhall, and advance the Cathedral.

# Summary card; signs stand in angle brackets
aid-face-places = Turn and places
aid-face-points = Virtue and points
aid-gather = A turn: 1 worker to a place. <=n> = your workers there, with it
aid-gain = { $gain }
aid-mines = { $clay } or <=n/2><gold>
aid-places = Places
aid-donate = <=n> times: { $pay } of { $goods }<to>{ $n }{ $gain }
    .name = Storehouse
aid-carve = { $pay } of { $goods }<to>{ $n }{ $gain }
    .name = or
aid-hire = hire <hire> for { $tax }<tax>{ $silver }<silver>: the first <=n> columns, { $coin }<silver> for each further one
    .name = Workshop
aid-draw = draw { $base }<card>, { $more } more for every 2 workers
    .name = or
aid-capture = <=n> captures: all of one colour from a large circle; the first { $tax }<tax>, each further { $silver }<silver>; from { $reach ->
        [1] 1 place
       *[other] up to { $reach } places
    }{ $paper ->
        [1] { " " }(4 and 5 players: after the slash)
       *[other] { "" }
    }
    .name = Town Centre
aid-stand = all its <silver>, −{ $loss }<virtue>; Tax you pay goes here
    .name = Tax Stand
aid-market = { $small }<silver> small, { $middle }<silver> any <hire> or one of { $look }<card>, { $large }<silver> large; −{ $loss }<virtue>
    .name = Black Market
aid-guildhall = construct a <card> with its skills and goods, or advance the <cathedral>; the worker stays
    .name = Guildhall
aid-back = No worker left: take 1 of yours back from a large circle; that is the turn.
aid-limits = At most { $pupils } apprentices{ $paper ->
        [1] { " " }(Rudolf one more)
       *[other] { "" }
    }; at most { $hand } buildings in hand.
aid-guardhouse = Guardhouse: <=n> of these, in any order
aid-send = all your captives to <prison>, +{ $silver }<silver> each
    .name = Send
aid-release = all yours from <prison>, free
    .name = Release
aid-ransom = all yours from boards: { $tax }<tax>{ $silver }<silver>, or { $debt }<debt> and −{ $loss }<virtue>
    .name = Ransom
aid-pay = one <debt>: { $tax }<tax>{ $silver }<silver>, +{ $virtue }<virtue>
    .name = Pay off
aid-virtue = Virtue: points at the end
aid-level = { $first }{ $several ->
        [1] –{ $last }
       *[other] { "" }
    }: { $points }
aid-bounds = What Virtue allows
aid-evade = at { $first }–{ $last } leave out 1<tax> of a payment, at { $low }–{ $high } 2<tax>
    .name = Tax
aid-unworthy = closed at { $most } and below
    .name = Cathedral
aid-trusted = closed at { $least } and above
    .name = Black Market
aid-above = each <virtue> more may destroy one <debt>
    .name = Above { $most }
aid-below = each <virtue> less brings one <debt>
    .name = Below { $least }
aid-cathedral = Cathedral, with Virtue { $least } or more
aid-stage = { $cost }<to>{ $points }<points>, room for { $room }
aid-advance = One level at a time; discard a <card> of your hand, then take a reward.
aid-reset = Reset: third worker in the Black Market, or Guildhall spaces { $first } and { $second }{ $paper ->
        [1] { " " }({ $players } players)
       *[other] { "" }
    }
aid-market-out = workers of the market to <prison>
aid-turned = new market cards
aid-abilities = Reset abilities
aid-prisoners = { $many } or more in <prison>: −1<virtue>
aid-most = most in <prison>: 1<debt>
aid-score = The end
aid-last = the last space ({ $spaces }) is filled: one more turn for everybody
    .name = Guildhall
aid-built = their points; also the <cathedral> and Virtue
    .name = Buildings
aid-debts = −{ $points }<points> each that is unpaid
    .name = Debts
aid-riches = +{ $points }<points> each <gold> and <marble>
    .name = Riches
aid-silver = +{ $points }<points> for every { $per }
    .name = Silver
aid-prison = −{ $points }<points> for every { $per } of yours
    .name = Prison
aid-winner = Tie: more Virtue, then more silver, else shared.
aid-sign-clay = clay
aid-sign-wood = wood
aid-sign-stone = stone
aid-sign-gold = gold
aid-sign-marble = marble
aid-sign-silver = silver
aid-sign-tax = silver as Tax
aid-sign-virtue = Virtue
aid-sign-debt = debt
aid-sign-card = building
aid-sign-hire = apprentice
aid-sign-points = VP
aid-sign-prison = Prison
aid-sign-cathedral = Cathedral
