# Questions; .others is what the rest of the table reads meanwhile.
Turn = Play a card.
    .others = { $seat } plays a card.
LastTurn = Play a card, for the last time.
    .others = { $seat } plays a card, for the last time.
Hire = Hire one more colonist for 1 food and 1 tool?
    .others = { $seat } may hire a colonist.
Move = { $n ->
        [one] Choose a colonist to move, or stop moving; { $n } step is left.
       *[other] Choose a colonist to move, or stop moving; { $n } steps are left.
    }
    .others = { $seat } moves colonists.
March = { $n ->
        [one] Where does the { $spot } go? { $n } step is left.
       *[other] Where does the { $spot } go? { $n } steps are left.
    }
    .others = { $seat } moves the { $spot }.
Build = Build a house, or stop building.
    .others = { $seat } builds houses.
PrefectProduce = Choose a province to produce.
    .others = { $seat } chooses a province.
Prefect = { $n ->
        [one] Choose a province to produce, or take { $n } sestertius from the turned markers.
       *[other] Choose a province to produce, or take { $n } sestertii from the turned markers.
    }
    .others = { $seat } chooses a province, or money.
Keep = { $n ->
        [one] You receive { $goods }, but have { $n } free space: choose what to keep.
       *[other] You receive { $goods }, but have { $n } free spaces: choose what to keep.
    }
    .others = { $seat } chooses which goods to keep.
Settle = Place colonists for 1 food and 1 tool each, or take { $n } sestertii.
    .others = { $seat } places colonists, or takes money.
SettleMore = Place another colonist, or stop.
    .others = { $seat } places colonists.
Trade = { $n ->
        [one] Trade in up to two types of goods; you have { $n } sestertius.
       *[other] Trade in up to two types of goods; you have { $n } sestertii.
    }
    .others = { $seat } trades with the bank.
TradeMore = { $n ->
        [one] Go on trading, or stop; you have { $n } sestertius.
       *[other] Go on trading, or stop; you have { $n } sestertii.
    }
    .others = { $seat } trades with the bank.
Buy = { $n ->
        [one] Buy one more card, or stop.
       *[other] Buy up to { $n } cards, or none.
    }
    .others = { $seat } buys cards.
BuyPlain = Buy one card for its own cost, or none.
    .others = { $seat } buys a card.
PayAny = Choose the good that you pay for the slot of the display.
    .others = { $seat } pays for a card.
Copy = Choose the card to copy.
    .others = { $seat } chooses a card to copy.

# Names that are put together.
name-mercator = { $name } ({ $n })
name-colonist = Colonist
name-card = { $card } { $deck }
name-units-brick =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
name-units-food = { $n } food
name-units-tool =
    { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
name-units-wine = { $n } wine
name-units-cloth = { $n } cloth
name-units-any = 1 good of any type
name-land = land colonist
name-sea = sea colonist
name-line-land = the land line { $a } – { $b }
name-line-sea = the sea line { $a } – { $b }
name-on-land = land colonist between { $a } and { $b }
name-on-sea = sea colonist between { $a } and { $b }
name-in-land = land colonist in { $city }
name-god = { $god }
name-known = { $name } ({ $known })
name-of-god = { $n } of { $god }
name-in-sea = sea colonist in { $city }

# Answers; .help explains them.
play-tribune = play the Tribune
    .help = Take back all your played cards; you get 1 sestertius for each beyond the third (CO-6.1, CO-6.2). Then you may hire a colonist for 1 food and 1 tool (CO-6.3).
play-architect = play the Architect
    .help = Move your colonists, as many steps in all as you have colonists on the board (CO-7.1); then build houses in cities beside them (CO-7.12).
play-prefect = play a Prefect
    .help = Choose a province: you receive its bonus, and every house in it produces for its owner (CO-8.2, CO-8.3). Or take the coins of all turned markers (CO-8.5).
play-mercator = play the Mercator (3)
    .help = You get 3 sestertii, then you may trade in up to two types of goods (CO-10.1, CO-10.2).
play-mercator_5 = play a Mercator (5)
    .help = You get 5 sestertii, then you may trade in up to two types of goods (CO-10.1, CO-10.2).
play-diplomat = play a Diplomat
    .help = Carry out the top card of another player's pile as if it were yours; a Diplomat cannot be copied (CO-11.1, CO-11.2).
play-senator = play the Senator
    .help = Buy up to two cards of the display; each costs its goods and those of its slot (CO-12.1, CO-12.2).
play-consul = play a Consul
    .help = Buy one card of the display for its own goods; its slot costs nothing (CO-12.5).
play-colonist = play a Colonist
    .help = Place colonists in Roma or in cities with your houses, each for 1 food and 1 tool (CO-9.1, CO-9.2). Or take 5 sestertii and 1 for each of your colonists on the board (CO-9.5).
play-mason = play the Mason
    .help = Each of your houses in a brick city produces 1 brick (CO-13.1).
play-farmer = play the Farmer
    .help = Each of your houses in a food city produces 1 food (CO-13.1).
play-smith = play the Smith
    .help = Each of your houses in a tool city produces 1 tool (CO-13.1).
play-vintner = play the Vintner
    .help = Each of your houses in a wine city produces 1 wine (CO-13.1).
play-weaver = play the Weaver
    .help = Each of your houses in a cloth city produces 1 cloth (CO-13.1).
hire = hire a { $thing }
    .help = You pay 1 food and 1 tool, and a { $thing } from your storehouse begins in Roma (CO-6.3, CO-6.5). Its space is free for goods from now on (CO-4.3).
no-colonist = hire nobody
    .help = You keep your goods; the Tribune is done (CO-5.7, CO-6.3).
lift = move the { $thing }
    .help = You then choose the line where it goes. Land colonists use land lines only, sea colonists sea lines only (CO-7.3).
stop-moving = stop moving
    .help = The steps that are left are not used; building begins (CO-7.2, CO-7.11).
move = to { $thing }
    .help = The colonist ends its move on { $thing }. Lines with colonists may be passed, but none may end there (CO-7.7). The cities at both ends are beside it then (CO-1.6).
build = build in { $thing }
    .help = A house in { $thing } costs goods once and money for each house there, yours included (CO-7.14, CO-7.15). You have one house in a city at most (CO-7.13).
stop-building = stop building
    .help = The Architect is done (CO-5.7).
produce = produce in { $thing }
    .help = You receive the bonus of { $thing }, and every house there produces for its owner; the marker is turned to its coins (CO-8.2, CO-8.3). With the Praefectus Magnus the bonus is doubled (CO-8.10).
collect = take the coins
    .help = You get 1 sestertius for each coin on the turned markers, and all markers show their goods again (CO-8.5).
keep = keep 1 { $thing }
    .help = One unit of { $thing } goes to a free space; what does not fit in the end is lost (CO-4.6).
settle = place a { $thing }
    .help = A { $thing }, for 1 food and 1 tool (CO-9.1, CO-9.2). It moves with your next Architect (CO-19.5).
take-cash = take money
    .help = You get 5 sestertii, and 1 for each of your colonists on the board (CO-9.5).
stop-settling = place no more
    .help = The Colonist is done (CO-9.1).
sell = sell 1 { $thing }
    .help = The bank pays the price of { $thing }, and a space becomes free (CO-4.11, CO-10.5). What you sell you cannot buy in the same trade (CO-10.3).
purchase = buy 1 { $thing }
    .help = You pay the price of { $thing } and need a free space (CO-4.11, CO-10.5). What you buy you cannot sell in the same trade (CO-10.3).
stop-trading = stop trading
    .help = The Mercator is done (CO-10.2).
copy = copy { $thing }
    .help = You carry out { $thing } as if it were your own card; it stays where it is (CO-11.1). All choices are made anew (CO-11.5).
buy = buy { $thing }
    .help = { $thing } comes to your hand; you can play it from your next turn on (CO-5.5). With a Senator its slot costs extra (CO-12.2).
stop-buying = buy no more
    .help = The display moves left and is filled up (CO-12.6).
pay = pay 1 { $thing }
    .help = A good of any type, the one you choose, for the slot of the display (CO-12.3).

# Refusals; the clause is added.
not-received = No { $good } is among the goods that came.
none-left = No { $way } is left in your storehouse.
not-there = No colonist of yours stands there.
no-way = { $n ->
        [one] With { $n } step this colonist reaches no free line.
       *[other] With { $n } steps this colonist reaches no free line.
    }
land-only = A land colonist uses land lines only.
sea-only = A sea colonist uses sea lines only.
occupied = A colonist stands on { $line } already.
out-of-reach = There is no way to { $line } with one card.
too-far = { $of ->
        [one] It takes { $n } steps to { $line }; { $of } is left.
       *[other] It takes { $n } steps to { $line }; { $of } are left.
    }
in-roma = Nobody builds in Roma.
house-there = You have a house in { $city } already.
not-adjacent = None of your colonists stands on a line at { $city }.
house-goods = A house in { $city } costs { $goods }, which you do not have.
house-cash = This house costs { $n } sestertii; you have { $of }.
no-coins = No marker shows coins.
turned = The marker of { $province } shows coins; it produces again after somebody takes them.
begun = You have begun to place colonists and cannot take money any more.
place-or-cash = Place a colonist, or take money.
colonist-goods = A colonist costs 1 food and 1 tool, which you do not have.
no-house = You have no house in { $city }.
no-line = No line for a { $way } ends in { $city }.
one-way = You trade { $good } the other way already.
two-types = You trade in two types of goods already.
nothing-to-sell = You have no { $good }.
no-space = Your storehouse is full.
no-cash = This costs { $n } sestertii; you have { $of }.
no-any = You have no good left for the slot of the display.
card-goods = You do not have enough { $good } for this card.
not-for-sale = { $card } is not in the display.
no-such-good = You have no { $good }.
not-in-hand = You have no such card in your hand: { $sort }.
no-diplomat = A Diplomat cannot be copied.
not-on-top = This card is on top of nobody's pile: { $sort }.

# News; .you is what the one who did it reads.
plays = { $seat } plays { $card }.
    .you = You play { $card }.
copies = { $seat } copies { $card } of { $other }.
    .you = You copy { $card } of { $other }.
no-effect = It has no effect for { $seat }.
    .you = It has no effect for you.
takes-back = { $n ->
        [one] { $seat } takes back { $n } card.
       *[other] { $seat } takes back { $n } cards{ $of ->
            [0] .
            [one] { " " }and gets { $of } sestertius.
           *[other] { " " }and gets { $of } sestertii.
        }
    }
    .you = { $n ->
        [one] You take back { $n } card.
       *[other] You take back { $n } cards{ $of ->
            [0] .
            [one] { " " }and get { $of } sestertius.
           *[other] { " " }and get { $of } sestertii.
        }
    }
marks = Intermediate scoring: { $seat } has { $n } points.
    .you = Intermediate scoring: you have { $n } points.
prize = Intermediate scoring: { $seat } gets { $of ->
        [one] { $of } sestertius
       *[other] { $of } sestertii
    } for { $n } points.
    .you = Intermediate scoring: you get { $of ->
        [one] { $of } sestertius
       *[other] { $of } sestertii
    } for { $n } points.
hires = { $seat } hires a { $way }, who begins in Roma.
    .you = You hire a { $way }, who begins in Roma.
moves = { $seat } moves the { $spot } to { $line }.
    .you = You move the { $spot } to { $line }.
builds = { $seat } builds in { $city } for { $bill }.
    .you = You build in { $city } for { $bill }.
last-house = { $seat } has built the last house.
    .you = You have built your last house.
produces = { $seat } lets { $province } produce.
    .you = You let { $province } produce.
doubles = The Praefectus Magnus doubles the bonus of { $seat }.
    .you = The Praefectus Magnus doubles your bonus.
receives = { $seat } receives { $goods }.
    .you = You receive { $goods }.
no-room = No room: { $seat } loses { $goods }.
    .you = No room: you lose { $goods }.
collects = { $n ->
        [one] { $seat } takes { $n } sestertius from the markers, which show their goods again.
       *[other] { $seat } takes { $n } sestertii from the markers, which show their goods again.
    }
    .you = { $n ->
        [one] You take { $n } sestertius from the markers, which show their goods again.
       *[other] You take { $n } sestertii from the markers, which show their goods again.
    }
takes-cash = { $seat } gets { $n } sestertii.
    .you = You get { $n } sestertii.
settles = { $seat } places a { $way } in { $city }.
    .you = You place a { $way } in { $city }.
sells = { $seat } sells 1 { $good } for { $n } sestertii.
    .you = You sell 1 { $good } for { $n } sestertii.
purchases = { $seat } buys 1 { $good } for { $n } sestertii.
    .you = You buy 1 { $good } for { $n } sestertii.
buys = { $seat } buys { $card } for { $goods }.
    .you = You buy { $card } for { $goods }.
pays = { $seat } pays 1 { $good } for the slot of the display.
    .you = You pay 1 { $good } for the slot of the display.
turns-up = New in the display: { $card }.
passes = The Praefectus Magnus goes from { $seat } to { $other }.
    .you = You pass the Praefectus Magnus to { $other }.
concordia = { $seat } takes the Concordia card: everybody else has one last turn.
    .you = You take the Concordia card: everybody else has one last turn.
game-ends = The game is over: the gods are scored.

# The picture: titles and captions, a few words each.
picture = Concordia: { $seat } is at turn.
picture-mine = Concordia: it is your turn.
    .told = Concordia: it is { $me }’s turn.
picture-over = Concordia: the game is over.

# The options of a table, one sentence each.
option-map = Which side of the board is played: Italia is for 2 to 4, Imperium for 3 to 5; the first choice goes by the number of players, and is ours (CO-3.1, CO-23.1).
option-intermediate_scoring = Whether everybody is scored once at the first Tribune, with small prizes (CO-17.1, CO-17.4).
option-open_hands = Whether everybody sees all hands; they follow from what all have seen anyway (CO-18.4).
option-running_scores = Whether everybody sees what the game would score now (CO-18.5).
option-first_player = Who takes the first turn (CO-3.10).
option-first_seat = The player in this seat begins; the rule book leaves it to you, this option is ours (CO-3.10, CO-23.3).

# What each answer would mean, in a few words.
note-back = { $of ->
        [0] { $n ->
            [one] { $n } card comes back
           *[other] { $n } cards come back
        }
        [one] { $n } cards come back, and { $of } sestertius
       *[other] { $n } cards come back, and { $of } sestertii
    }
note-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
note-build = { $n ->
        [one] { $n } sestertius, { $goods }
       *[other] { $n } sestertii, { $goods }
    }
note-produce = { $n ->
        [0] you: { $goods }
       *[other] you: { $goods }; the others: { $n }
    }
note-cash = { $n ->
        [one] { $n } sestertius
       *[other] { $n } sestertii
    }
note-trade = { $n } sestertii; you then have { $of }
note-cost = costs { $goods }
note-cost-any = costs { $price }
note-produces = { $n ->
        [0] produces nothing now
       *[other] produces { $n }
    }
note-no-room = produces { $n }, for which you have no room
note-no-card = you can pay for no card now
note-whose = of { $seat }
note-whose-produces = of { $seat }; produces { $n } for you
note-whose-idle = of { $seat }; does nothing for you now
note-copies = can copy { $sorts }
note-copies-idle = can copy { $sorts }, which does nothing for you now
note-copies-nothing = there is nothing to copy: it would have no effect for you

# What might be forgotten.
fact-unseen = Face down in the stack, in an order nobody knows: { $cards }.

# What the things on the table are.
about-tribune = { $personality }: take back all played cards, with 1 sestertius for each beyond the third; then you may hire a colonist for 1 food and 1 tool (CO-6.1, CO-6.2, CO-6.3).
about-architect = { $personality }: move colonists, as many steps as you have colonists on the board; then build houses beside them (CO-7.1, CO-7.12).
about-prefect = { $personality }: let a province produce for all houses in it and take its bonus, or take the coins of all turned markers (CO-8.1, CO-8.5).
about-mercator = { $personality }: 3 sestertii, then trade in up to two types of goods (CO-10.1, CO-10.2).
about-mercator_5 = { $personality }: 5 sestertii, then trade in up to two types of goods (CO-10.1, CO-10.2).
about-diplomat = { $personality }: carry out the top card of another player's pile; a Diplomat cannot be copied (CO-11.1, CO-11.2).
about-senator = { $personality }: buy up to two cards of the display (CO-12.1).
about-consul = { $personality }: buy one card of the display for its own cost; its slot costs nothing (CO-12.5).
about-colonist = { $personality }: place colonists in Roma or in cities with your houses, each for 1 food and 1 tool; or take 5 sestertii and 1 for each of your colonists on the board (CO-9.1, CO-9.5).
about-mason = { $personality }: each of your houses in a brick city produces 1 brick; at the end each scores 3 (CO-13.1, CO-15.8).
about-farmer = { $personality }: each of your houses in a food city produces 1 food; at the end each scores 3 (CO-13.1, CO-15.8).
about-smith = { $personality }: each of your houses in a tool city produces 1 tool; at the end each scores 3 (CO-13.1, CO-15.8).
about-vintner = { $personality }: each of your houses in a wine city produces 1 wine; at the end each scores 4 (CO-13.1, CO-15.8).
about-weaver = { $personality }: each of your houses in a cloth city produces 1 cloth; at the end each scores 5 (CO-13.1, CO-15.8).
about-card = { $card }, of { $god }: costs { $goods } and with a Senator what its slot costs (CO-12.2). { $deed }
about-starting-card = { $card }, of { $god }: one of the seven cards that everybody begins with (CO-2.11). { $deed }
about-good-brick = Brick: { $n } sestertii, for buying and selling (CO-4.11). Every house outside brick cities needs one (CO-7.14); houses in brick cities score nothing with Jupiter (CO-15.4).
about-good-food = Food: { $n } sestertii, for buying and selling (CO-4.11). Colonists cost 1 food and 1 tool (CO-6.3).
about-good-tool = Tool: { $n } sestertii, for buying and selling (CO-4.11). Colonists cost 1 food and 1 tool (CO-6.3).
about-good-wine = Wine: { $n } sestertii, for buying and selling (CO-4.11). It pays for houses in wine cities, and for Prefects and Mercators (CO-7.14, CO-2.13).
about-good-cloth = Cloth: { $n } sestertii, for buying and selling (CO-4.11). It pays for houses in cloth cities, for Consuls and for far slots of the display (CO-7.14, CO-2.12).
about-city = { $known-city }: a house here produces the good of the city (CO-8.3). To build, one of your colonists must stand on a line that ends here (CO-7.12); the money is multiplied by the houses that are there then (CO-7.15).
here-city = { $known-city } is a { $type }: a house here produces its good (CO-8.3), and the next one costs { $bill } (CO-7.14, CO-7.15). To build, one of your colonists must stand on a line that ends here (CO-7.12).
about-roma = Roma: where all colonists begin (CO-3.8). Nobody builds here, and it produces nothing (CO-2.4, CO-7.16).
about-line-land = This is { $line }: one land colonist can stand here, and lets its owner build at both ends (CO-1.4, CO-7.3, CO-7.12).
about-line-sea = This is { $line }: one sea colonist can stand here, and lets its owner build at both ends (CO-1.4, CO-7.3, CO-7.12).
about-province = { $known-province }: a Prefect lets all its houses produce and brings the good on its marker (CO-8.2, CO-8.3). A turned marker shows coins until somebody takes them (CO-8.8). Saturnus scores provinces with your houses (CO-15.5).
about-colonist-land = A land colonist: it moves along land lines with the Architect (CO-7.3). Each on the board scores with Mars (CO-15.7).
about-colonist-sea = A sea colonist: it moves along sea lines with the Architect (CO-7.3). Each on the board scores with Mars (CO-15.7).
about-god-vesta = { $god }: 1 point for every full 10 sestertii of cash and goods together (CO-15.3).
about-god-jupiter = { $god }: each card scores 1 point for each of your houses outside brick cities (CO-15.4).
about-god-saturnus = { $god }: each card scores 1 point for each province with a house of yours (CO-15.5).
about-god-mercurius = { $god }: each card scores 2 points for each type of good that your houses can produce (CO-15.6).
about-god-mars = { $god }: each card scores 2 points for each of your colonists on the board (CO-15.7).
about-god-minerva = { $god }: each specialist scores its points for each of your houses in a city of its good (CO-15.8).
about-god-concordia = The Concordia card: 7 points for whoever brought about the end (CO-14.2, CO-15.9).
about-slot-free = A slot of the display: the card here costs its own goods only (CO-2.12, CO-12.2).
about-slot-any = A slot of the display: with a Senator it costs 1 good of any type more (CO-2.12, CO-12.3).
about-slot-cloth = A slot of the display: with a Senator it costs 1 cloth more (CO-2.12, CO-12.2).
about-slot-any-cloth = A slot of the display: with a Senator it costs 1 cloth and 1 good of any type more (CO-2.12, CO-12.3).
about-slot-two-cloth = A slot of the display: with a Senator it costs 2 cloth more (CO-2.12, CO-12.2).
about-stack = The cards that are still to come, deck I first; everybody knows which they are, nobody their order (CO-3.5, CO-18.2).
here-stack = { about-stack } All cards for sale in this game, as the Pantheon counts them: { $pantheon } (CO-2.15).
about-pile = Played cards; the top one can be copied with a Diplomat (CO-1.10, CO-11.4).
about-magnus = Praefectus Magnus: doubles the bonus when its holder lets a province produce, and is then passed to the right (CO-8.10, CO-8.12). It also breaks ties (CO-16.2).
about-concordia = The Concordia card: for whoever buys the last card or builds a fifteenth house; 7 points, and everybody else has one last turn (CO-14.1, CO-14.2, CO-14.3).
about-store = The storehouse: 12 spaces for goods and for colonists that are not yet on the board (CO-4.1).
about-cash = Sestertii: for houses and for trade; at the end Vesta counts them (CO-1.3, CO-15.3).
about-houses = Houses still to build, of 15; whoever builds the last one brings about the end (CO-2.5, CO-14.1).
about-mark = Intermediate scoring: the points of this player at the first Tribune. When everybody has been scored, the highest total gets 2 sestertii and the second highest 1 (CO-17.2, CO-17.4).
about-seat = A player: cash, storehouse, houses, colonists and the top card of the pile lie open (CO-18.3).

# The table in a terminal
table-number = { $n }
table-between = { " · " }
table-over = The game is over
table-map-imperium = Imperium
table-map-italia = Italia
table-card = carried out: { $card }
table-copied = copied from { $seat }
table-steps = { $n ->
        [one] { $n } step left
       *[other] { $n } steps left
    }
table-coins = coins on the markers: { $n }
table-stack = face down: { $n }
table-display = For sale: { $cards }
table-offer = { $n }. { $card } ({ $price })
table-offer-payable = { $n }. { $card } ({ $price }) ✓
table-nothing = nothing
table-empty = { $n }. –
table-any = { $n } any
table-good = { $n } { $good }
table-province = { $province } (gives { $good })
table-province-turned = { $province } (turned)
table-city = { $city }: { $good }, { $n }
table-way = { $city } – { $ends }
table-ways-land = By land
table-ways-sea = By sea
table-state = Now
table-active = at turn
table-last = has the Concordia card
table-magnus = Praefectus Magnus
table-cash = Sestertii
table-goods = Goods
table-free = Free spaces
table-stock = Colonists in store
table-stock-of = { $land } land, { $sea } sea
table-colonists = Colonists
table-houses = Houses left
table-hand = Hand
table-hidden = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table-pile = Played
table-pile-of = { $card } ({ $n })
table-points = Points
table-legend = Houses, and colonists on lines, are digits, seat by seat: { $seats }
table-legend-cost = After the good of a city: the sestertii for the next house there. It also costs 1 food in a brick city, elsewhere 1 brick and the good of the city (CO-7.14, CO-7.15).

# things on the table
deed-tribune = take back
deed-architect = move, build
deed-prefect = produce
deed-mercator = +3, trade
deed-mercator_5 = +5, trade
deed-diplomat = copy
deed-senator = buy 2
deed-consul = buy 1
deed-colonist = settle
deed-mason = bricks
deed-farmer = food
deed-smith = tools
deed-vintner = wine
deed-weaver = cloth
picture-sell = sell +{ $n }
picture-purchase = buy −{ $n }
picture-store = Storehouse: { $n } free
tally-god = { $god }: { $n } × { $of }
tally-cards = { $god }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
picture-wins = { $seat } wins with { $n } points
picture-you-win = You win with { $n } points
    .told = { $me } wins with { $n } points
picture-total = Points
picture-times = { $n } × { $of }
picture-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
picture-tie = Equal points: whoever holds the Praefectus Magnus ({ $seat }) or gets it next is ahead.
picture-small-tie = Tie: nearest to the Praefectus Magnus ({ $seat })
picture-concordia = Concordia
picture-counts-vesta = cash and goods, by tens
picture-counts-jupiter = houses, not in brick cities
picture-counts-saturnus = provinces with a house
picture-counts-mercurius = 2 for each type of good
picture-counts-mars = 2 for each colonist out
picture-counts-minerva = each specialist by itself
picture-counts-concordia = for ending the game
picture-small-sell = sell
picture-small-purchase = buy
picture-small-earned = +{ $n }
picture-small-paid = −{ $n }
picture-played = Played ({ $n }), the top one first
fact-hand = { $seat } holds { $cards }.
fact-house = The first house in a { $type }: { $n ->
        [one] { $n } sestertius
       *[other] { $n } sestertii
    }, { $goods }.
held-cash = { $n ->
        [one] { $n } sestertius
       *[other] { $n } sestertii
    }
held-good = { $n } { $good }
picture-no-hand = No cards in hand
picture-watching = You are watching
picture-no-played = played

# picture: the answers that end or decline something, the parts of the table on a phone
picture-you = You
    .told = { $me }
picture-no-colonist = Hire nobody
picture-stop-moving = Stop moving
picture-stop-building = Stop building
picture-collect = { $n ->
        [one] Take { $n } coin
       *[other] Take { $n } coins
    }
picture-take-cash = Take { $n } sestertii
picture-stop-settling = No more
picture-stop-trading = Stop trading
picture-stop-buying = Buy no more
picture-pane-map = Map
picture-pane-sale = For sale
picture-pane-hand = Hand
picture-pane-players = Players
picture-pane-result = Result

# lesson
lesson-first = The first game
goal-architect = Play the Architect. You have two colonists in Roma and so two steps: move a colonist to a line, then build a house in a city at one of its ends (CO-7.1, CO-7.12). A house in a brick city costs food; every other one costs a brick and the good of its city (CO-7.14).
    .done = Your first house. It produces a good for you whenever its province produces, and it scores for several gods at the end.
goal-prefect = Now play a Prefect and let the province of your house produce: you receive the bonus of the province, and 1 good from your house (CO-8.2, CO-8.3).
    .done = Goods in the storehouse. The marker of the province now shows coins; it produces again after somebody takes them (CO-8.5).
goal-mercator = Play the Mercator: it pays 3 sestertii, and you may trade in up to two types of goods (CO-10.1, CO-10.2). Buy a brick: nearly every house needs one. Then trade on, or stop.
    .done = A brick for the next house. Prices are always the same, for buying and for selling (CO-4.11).
goal-senator = Play the Senator and buy a card. The first slots of the display, on the left or on a phone at the top, add least to its cost (CO-12.2). Every card does something when it is played, and scores for its god at the end (CO-15.1).
    .done = One card more in your hand, and one card more for a god. Cards that suit your houses make a winner.
goal-tribune = Most of your cards are played. Play the Tribune: it takes them all back, with 1 sestertius for each beyond the third (CO-6.1, CO-6.2). With it your cards are scored once, to see how the gods pay (CO-17.2). Then you may hire a colonist for 1 food and 1 tool.
    .done = Look at the points: Jupiter counts houses outside brick cities, Saturnus provinces, Mercurius types of goods, Mars colonists, Vesta money; each once for every card of that god (CO-15.2). Now the best gets 2 sestertii, the second 1 (CO-17.4).
goal-points = Play on until you would score { $n } points, or the game ends. Houses in new provinces and of new goods count for several gods; more cards count them more often.
    .done = You know how to play: houses for the gods, cards for their number, and the Tribune when your hand is spent. Whoever builds a fifteenth house or buys the last card brings about the end (CO-14.1).
lesson-architect = In this lesson the Architect comes first: without a house a province brings you its bonus only, and the cards score next to nothing.
lesson-stay = None of your colonists stands beside a city yet where you could pay for a house. Move one first.
lesson-nowhere = The { $spot } gets to no city where you can pay for a house. Take another one.
lesson-too-dear = Beside { $line } you can pay for no house. Look at the goods in your storehouse, and choose a line that ends in a city of one of them.
lesson-build = Build a house first: a colonist beside the city is there already, and you have what it costs.
lesson-prefect = Now let your house work: play a Prefect.
lesson-not-yours = Choose { $province }: your house stands there, and produces too.
lesson-mercator = Now play the Mercator: it brings money, and the brick for your next house.
lesson-brick = Buy a brick first: nearly every house needs one.
lesson-senator = Now play the Senator, and buy your first card.
lesson-buy = Buy a card: it scores for its god at the end, as often as your houses please that god.
lesson-goods-first = You do not have the goods for any card. Let a province produce first.
lesson-tribune = Now take your cards back with the Tribune, and see what they score.

# Summary card; signs stand in angle brackets
aid-here = { $sort }
aid-face-cards = Cards
aid-face-end = Houses and gods
aid-cards = A turn: play one card and do what it says
aid-tribune = all played cards to hand; +{ $pay }<coin> for each beyond { $free }. May: { $goods }<to><colonist> in Roma
    .name = Tribune
aid-architect = as many steps as you have <colonist> on the board; then <house> in cities beside them
    .name = Architect
aid-prefect = a province: its bonus to you, every house there produces; or the coins of all turned markers
    .name = Prefect
aid-magnus = with a Prefect { $double } for the bonus, not { $bonus }; then it goes to the right
    .name = Praefectus Magnus
aid-mercator = +{ $pays }<coin>, or +{ $more }<coin> if it was bought; then sell or buy up to { $most } types of goods
    .name = Mercator
aid-diplomat = do the top card of another’s pile; no Diplomat
    .name = Diplomat
aid-senator = buy up to { $most } cards at cost and slot
    .name = Senator
aid-consul = buy { $most } card without the cost of its slot
    .name = Consul
aid-colonist = { $goods }<to><colonist> in Roma or where you have a <house>, as often as you like; or +{ $cash }<coin>, +{ $each }<coin> for each on the board
    .name = Colonist
aid-mason = all your houses in cities of one good produce it
    .name = Mason to Weaver
aid-goods = First house in a city of this good, and the price of the good
aid-house = <house> { $goods } { $coins }<coin>
aid-houses = The sestertii of a house times all houses in the city, with yours; one of yours in each city.
aid-slots = Slots, with a Senator
aid-slot = { $first }{ $several ->
        [1] –{ $last }
       *[other] { "" }
    }: { $signs }
aid-gods = At the end each of your cards scores by its god
aid-vesta = 1 for every full 10 in <coin> and goods
aid-jupiter = 1 for each <house> outside brick cities
aid-saturnus = 1 for each province with your <house>
aid-mercurius = { $points } for each good your <house> produce
aid-mars = { $points } for each <colonist> on the board
aid-minerva = { $low } to { $high } for each <house> in cities of the card’s good
aid-concordia = { $points } for whoever brings the end
    .name = Concordia
aid-pantheon = The figure at the end of a line: so many of its cards are for sale{ $paper ->
        [1] { " " }with { $players } players
       *[other] { "" }
    }.
aid-end = The end
aid-last = The last card of the display is bought, or somebody builds the last of { $houses } houses:
aid-turns = that player takes the Concordia card, and each other has one more turn.
aid-tie = Tie: who holds the Praefectus Magnus, else who would get it first.
aid-sign-coin = sestertii
aid-sign-house = house
aid-sign-colonist = colonist
aid-sign-any = any good
aid-sign-brick = brick
aid-sign-food = food
aid-sign-tool = tool
aid-sign-wine = wine
aid-sign-cloth = cloth
