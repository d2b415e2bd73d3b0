# Where a hex is: its row from the top, and its place in the row from the left.
hex-name = row { $row }, hex { $n }

# Questions; .others is what the rest of the table reads meanwhile.
ActStart = { $n ->
        [one] Your turn: build { $n } settlement on { $terrain }.
       *[other] Your turn: build { $n } settlements on { $terrain }, one after the other.
    }
    .others = { $seat } builds on { $terrain }.
ActBefore = { $n ->
        [one] Your turn: build { $n } settlement on { $terrain }, or use a location tile first.
       *[other] Your turn: build { $n } settlements on { $terrain }, or use a location tile first.
    }
    .others = { $seat } builds on { $terrain }, or uses a location tile first.
ActMore = { $n ->
        [one] Build { $n } more settlement on { $terrain }.
       *[other] Build { $n } more settlements on { $terrain }.
    }
    .others = { $seat } builds on { $terrain }.
ActAfter = Use a location tile, or end your turn.
    .others = { $seat } may use a location tile, or end the turn.
Extra = { $tile }: choose the hex to build on.
    .others = { $seat } uses the { $tile }.
Lift = { $tile }: choose the settlement to move.
    .others = { $seat } uses the { $tile }.
SetDown = { $tile }: choose where the settlement from { $hex } goes.
    .others = { $seat } moves a settlement with the { $tile }.

# Answers; .help explains them.
build = build at { $thing }
    .help = A settlement from your supply goes to { $thing }: next to one of your settlements, where that is possible (KB-7.3). Beside a location with a tile left, you take it at once (KB-8.1).
lift = move the one at { $thing }
    .help = Your settlement at { $thing } will move; you may move any of them that has somewhere to go (KB-9.6, KB-9.7).
move = to { $thing }
    .help = The settlement goes to { $thing } (KB-9.8). Leaving a location may cost you its tile (KB-8.11), coming to one counts as building there (KB-8.3).
use-oracle = use the { $thing }
    .help = Build one more settlement on the terrain of the card you played, adjacent to one of your settlements if possible (KB-10.1, KB-7.3).
use-farm = use the { $thing }
    .help = Build one more settlement on grass, adjacent to one of your settlements if possible (KB-10.2, KB-7.3).
use-oasis = use the { $thing }
    .help = Build one more settlement on desert, adjacent to one of your settlements if possible (KB-10.3, KB-7.3).
use-tower = use the { $thing }
    .help = Build one more settlement at the edge of the board, adjacent to one of your settlements if possible (KB-10.4, KB-7.6).
use-tavern = use the { $thing }
    .help = Build one more settlement at the end of a straight line of at least three of yours; whatever else is near does not matter (KB-10.5, KB-10.5.5).
use-barn = use the { $thing }
    .help = Move one of your settlements to the terrain of the card you played, adjacent to another one of yours if possible (KB-10.6, KB-9.8).
use-harbor = use the { $thing }
    .help = Move one of your settlements to water, adjacent to another one of yours if possible (KB-10.7, KB-9.8).
use-paddock = use the { $thing }
    .help = Move one of your settlements exactly two hexes in a straight line, to a hex that can be built on; it may jump over anything, and need not end up adjacent to one of yours (KB-10.8, KB-10.8.1, KB-10.8.2).
end = end the turn
    .help = Your card is discarded and you draw a new one; all your tiles are ready for your next turn (KB-4.9, KB-4.10).

# Refusals; the clause is added.
on-water = Only the Harbor brings settlements to water.
never = Nobody can ever build here: { $terrain }.
occupied = A settlement of { $seat } stands here already.
own-here = Your own settlement stands here already.
not-the-edge = The Tower builds at the edge of the board only.
other-terrain = This hex is { $terrain }; it must be { $wanted }.
no-card = No terrain card lies open any more.
not-beside = Hexes next to your settlements are free for this, so you must choose one of them.
no-line = This hex does not continue a straight line of three of your settlements.
not-yours = No settlement of yours stands here.
no-jump = This settlement has no free buildable hex two steps on.
only-back = The only hex next to your others that this settlement could go to is its own.
same-hex = The settlement stands there already.
not-two-on = This hex is not exactly two steps on in a straight line.
still-owed = { $n ->
        [one] You must build { $n } more settlement first.
       *[other] You must build { $n } more settlements first.
    }
all-built = You have built the settlements of this turn.
tile-used = You have used the { $tile } in this turn; it is ready again in your next one.
tile-new = You took the { $tile } in this turn; you can use it from your next turn on.
no-tile = You have no tile of this location: { $tile }.
not-between = Tiles are used before the first or after the last settlement of the mandatory action, never in between.
no-supply = Your supply is empty: only tiles that move settlements can be used.
no-target = There is no hex for the { $tile } now.

# News; .you is what the one who did it reads.
draws = You draw { $terrain }.
reveals = { $seat } plays { $terrain }.
    .you = You play { $terrain }.
useless = No { $terrain } hex is left: the card leaves the game.
no-cards = There is no terrain card left to draw.
shuffles = { $n ->
        [one] The draw pile is empty: { $n } discarded card is shuffled.
       *[other] The draw pile is empty: { $n } discarded cards are shuffled.
    }
builds = { $seat } builds on { $terrain }: { $hex }.
    .you = You build on { $terrain }: { $hex }.
uses = { $seat } uses the { $tile }.
    .you = You use the { $tile }.
moves = { $seat } moves a settlement from { $hex } to { $to }.
    .you = You move a settlement from { $hex } to { $to }.
only-hex = { $seat } has only one hex to build on.
    .you = There is only one hex that you can build on: it is built on without asking.
takes-tile = { $seat } takes a location tile: { $tile }.
    .you = You take a location tile: { $tile }. You can use it from your next turn on.
loses-tile = { $seat } loses a location tile: { $tile }.
    .you = You lose a location tile: { $tile }.
last-settlement = { $seat } has built the last settlement: this is the last round.
    .you = You have built your last settlement: this is the last round.
game-ends = The game is over: gold is counted.

# The picture: titles and captions, a few words each.
picture = Kingdom Builder: { $seat } plays { $terrain }.
picture-plain = Kingdom Builder
picture-over = Kingdom Builder: the game is over.
picture-you = You
    .told = { $me }
picture-hand = Your card
    .told = Card of { $me }
picture-played = Played
picture-owed = to build
picture-removed = removed
picture-no-tiles = No location tiles yet
picture-card = { $card }
picture-castles = Castles
picture-gold = Gold
picture-nw = upper left
picture-ne = upper right
picture-sw = lower left
picture-se = lower right
picture-nw-empty = upper left, empty yet
picture-ne-empty = upper right, empty yet
picture-sw-empty = lower left, empty yet
picture-se-empty = lower right, empty yet
picture-wins = { $seat } wins with { $n } gold
picture-you-win = You win with { $n } gold
    .told = { $me } wins with { $n } gold
picture-shared = Shared victory with { $n } gold
picture-end = End turn

# The options of a table, one sentence each.
option-setup = Which sections and Kingdom Builder cards are in the game (KB-16.1, KB-16.2, KB-16.3).
option-nw = Named by its location; each section is there once (KB-16.2).
option-ne = A section that is not chosen for another place.
option-sw = A section that is not chosen for another place.
option-se = A section that is not chosen for another place.
option-card_1 = What the game pays gold for; each card is there once (KB-16.2).
option-card_2 = A card that is not chosen already.
option-card_3 = A card that is not chosen already.
option-lords = Whether the Lords can be among the cards that are drawn (KB-16.4).
option-running_scores = Whether everybody sees what the game would score now (KB-16.5).
option-first_player = Who takes the first turn (KB-3.9, KB-3.10).
option-first_seat = Who sits there begins (KB-3.10).

# Options that do not go together; the clause is added.
section-twice = The section with the { $tile } is chosen for two places, but it is there only once: choose another one, or leave a place to chance.
card-twice = The card { $card } is chosen twice, but it is there only once: choose another one, or leave it to chance.

# What each answer would mean, in a few words.
note-terrain = { $terrain }
note-tile = { $terrain }; brings you a tile: { $tile }

# What one plays with, while one looks at a part of the board.
held-played = { $n ->
        [0] { $terrain }: all built
        [one] { $terrain }: { $n } settlement to build
       *[other] { $terrain }: { $n } settlements to build
    }
held-hand = your card for the next turn: { $terrain }
held-ready = { $tile }: ready
held-used = { $tile }: used in this turn
held-new = { $tile }: new, ready from your next turn on

# What the things on the table are.
about-hex = A hex, { $hex }, counted from the upper left corner. One settlement stands on a hex at most (KB-2.18); only grass, canyon, desert, flower field and forest can be built on (KB-7.2).
about-hex-free = A { $terrain } hex, { $hex }: nothing stands here yet (KB-2.3, KB-2.18).
about-hex-own = A { $terrain } hex, { $hex }: your settlement stands here, and there is room for one only (KB-2.18).
about-hex-taken = A { $terrain } hex, { $hex }: a settlement of { $seat } stands here, and there is room for one only (KB-2.18).
about-hex-water = A { $terrain } hex, { $hex }: only the Harbor moves a settlement here (KB-7.2.1).
about-hex-mountain = A { $terrain } hex, { $hex }: nobody can build here (KB-7.2.2).
about-hex-castle = A { $terrain } hex, { $hex }: nobody can build here, but beside it you earn 3 gold at the end (KB-7.2.2, KB-12.2).
about-location = A location hex, { $hex }, with { $n ->
        [0] no tile left (KB-8.6).
        [one] { $n } tile left; whoever builds beside it for the first time takes one (KB-8.1, KB-8.4).
       *[other] { $n } tiles left; whoever builds beside it for the first time takes one (KB-8.1, KB-8.4).
    }
about-hex-oracle = { about-location } { about-tile-oracle }
about-hex-farm = { about-location } { about-tile-farm }
about-hex-oasis = { about-location } { about-tile-oasis }
about-hex-tower = { about-location } { about-tile-tower }
about-hex-tavern = { about-location } { about-tile-tavern }
about-hex-barn = { about-location } { about-tile-barn }
about-hex-harbor = { about-location } { about-tile-harbor }
about-hex-paddock = { about-location } { about-tile-paddock }
about-tile-oracle = { $tile }: once a turn, build one more settlement on the terrain of the card you played, adjacent to one of your settlements if possible (KB-10.1, KB-7.3).
about-tile-farm = { $tile }: once a turn, build one more settlement on grass, adjacent to one of your settlements if possible (KB-10.2, KB-7.3).
about-tile-oasis = { $tile }: once a turn, build one more settlement on desert, adjacent to one of your settlements if possible (KB-10.3, KB-7.3).
about-tile-tower = { $tile }: once a turn, build one more settlement at the edge of the board, adjacent to one of your settlements if possible (KB-10.4, KB-7.6).
about-tile-tavern = { $tile }: once a turn, build one more settlement at the end of a straight line of at least three of yours; whatever else is near does not matter (KB-10.5, KB-10.5.5).
about-tile-barn = { $tile }: once a turn, move one of your settlements to the terrain of the card you played, adjacent to another one of yours if possible (KB-10.6, KB-9.8).
about-tile-harbor = { $tile }: once a turn, move one of your settlements to water, adjacent to another one of yours if possible (KB-10.7, KB-9.8).
about-tile-paddock = { $tile }: once a turn, move one of your settlements exactly two hexes in a straight line, to a hex that can be built on; it may jump over anything, and need not end up adjacent to one of yours (KB-10.8, KB-10.8.1, KB-10.8.2).
about-card-fishermen = { $card }: 1 gold for each of your settlements beside water, however much of it; one that stands on water earns nothing (KB-12.3, KB-12.3.1, KB-12.3.2).
about-card-miners = { $card }: 1 gold for each of your settlements beside at least one mountain; it may stand on water (KB-12.4, KB-12.4.1).
about-card-merchants = { $card }: 4 gold for each location or castle that one of your settlement areas links to another one; each counts once, however many links it has (KB-12.5, KB-12.5.1, KB-12.5.2).
about-card-workers = { $card }: 1 gold for each of your settlements beside a location or a castle (KB-12.6).
about-card-discoverers = { $card }: 1 gold for each horizontal line, a row across the whole board, with at least one settlement of yours (KB-12.7).
about-card-knights = { $card }: 2 gold for each of your settlements on the one horizontal line that has the most of them, connected or not; if several lines have the most, only one counts (KB-12.8, KB-12.8.1, KB-12.8.2).
about-card-hermits = { $card }: 1 gold for each of your settlement areas; a lone settlement is one too (KB-12.9).
about-card-lords = { $card }: in each sector 12 gold for the most settlements, and 6 gold for the next number; all who are tied get it in full (KB-12.10, KB-12.10.1, KB-12.10.2). Who has none there is ranked too: in a sector where nobody has built yet, all have the same number and so 12 gold (KB-12.10.4).
about-card-citizens = { $card }: 1 gold for every 2 settlements in your largest settlement area, rounded down; if several are the largest, only one counts (KB-12.11, KB-12.11.1).
about-card-farmers = { $card }: 3 gold for each of your settlements in the one sector where you have the fewest; if several have the fewest, only one counts, and with none in a sector you get 0 gold (KB-12.12, KB-12.12.1, KB-12.12.2).
about-terrain-grass = { $ground }: can be built on; there are 5 cards of it (KB-2.3, KB-1.2).
about-terrain-canyon = { $ground }: can be built on; there are 5 cards of it (KB-2.3, KB-1.2).
about-terrain-desert = { $ground }: can be built on; there are 5 cards of it (KB-2.3, KB-1.2).
about-terrain-flower_field = { $ground }: can be built on; there are 5 cards of it (KB-2.3, KB-1.2).
about-terrain-forest = { $ground }: can be built on; there are 5 cards of it (KB-2.3, KB-1.2).
about-terrain-water = { $ground }: only the Harbor moves a settlement there (KB-7.2.1).
about-terrain-mountain = { $ground }: nobody can build here (KB-7.2.2).
about-terrain-castle = { $ground }: nobody can build here; beside it you earn 3 gold at the end (KB-7.2.2, KB-12.2).
about-terrain-location = { $ground }: nobody can build here; whoever builds beside it for the first time takes a tile (KB-7.2.2, KB-8.1).
about-hand = A terrain card, { $terrain }: in your next turn you build on it (KB-4.2, KB-6.1). Only you know it until then (KB-14.1).
about-hand-hidden = A terrain card that only its holder knows until it is played (KB-14.1).
about-pile-draw = The draw pile of terrain cards; nobody knows their order (KB-14.2). When it is empty, the discards are shuffled (KB-5.2).
about-pile-discards = The terrain cards that were played; everybody has seen them (KB-14.4).
about-pile-removed = Terrain cards that left the game, because no hex of their terrain was free (KB-5.4, KB-5.10).
about-seat = A player: settlements left in the supply, location tiles, and a hidden terrain card (KB-14.1, KB-14.3).

# The table in a terminal
table-number = { $n }
table-between = { " · " }
table-round = last round
table-over = The game is over
table-played = played: { $terrain }
table-owed = { $n } to build
table-draw = draw pile { $n }
table-discards = discards: { $cards }
table-removed = removed: { $cards }
table-pile = { $terrain } { $n }
table-cards = Cards: { $cards }
table-supply = Supply
table-hand = Card
table-hidden = hidden
table-none = none
table-tiles = Tiles
table-ready = { $tile }
table-used = { $tile } (used)
table-new = { $tile } (new)
table-state = Now
table-active = at turn
table-gold = Gold
table-castles = Castles
table-terrains = G grass, C canyon, D desert, F flower field, T forest, W water, M mountain, K castle, L location
table-settlements = Settlements are digits, seat by seat: { $seats }
table-locations = Locations: { $locations }
table-location = { $tile } ({ $hex }; { $n } left)

# The lesson: goals, what is good about reaching them, and why an answer leads elsewhere.
lesson-first = The first game
goal-farm = Your card shows grass, so you build three settlements on grass. Build the first one beside a farm, the hex with the ear of wheat: whoever builds beside a location takes one of its tiles (KB-8.1).
    .done = The farm tile is yours. It is new now, and ready from your next turn on (KB-8.8).
goal-few = From now on you must build beside your own settlements if you can (KB-7.3). So build the other two where they touch as few other kinds of land as possible: a card of a kind that you do not touch lets you begin anywhere.
    .done = Well placed. Your turn is over; the bot plays, and then it is your turn with a new card.
goal-tile = Your farm tile is ready: use it now. It lets you build one more settlement on grass in every turn, before or after your three (KB-10.2).
    .done = One settlement more than the others. A tile taken early pays off in every turn.
goal-beside = Now the three settlements of your card. Where you touch land of its kind you must go on there; if you touch none, you may begin anywhere: the lit hexes show it (KB-7.3). Fishermen pay 1 gold for each settlement beside water (KB-12.3), so begin beside water where you can.
    .done = Good. The table of points shows what each card pays you now; touch a figure, or point at it, to see the settlements that earn it.
goal-gold = Play on until you have 20 gold, or until the game ends. Knights pay 2 for each settlement in your fullest row, Merchants 4 for each location or castle that your settlements link to another.
    .done = You know how to play: place well, take tiles early, and build what the three cards pay for.
lesson-not-by-farm = The hex you chose ({ $hex }) is not beside a farm. Look for the ear of wheat: the hexes around it bring you a tile, and with it one more settlement in every turn.
lesson-too-many = There your settlements would touch { $n ->
        [one] { $n } other kind
       *[other] { $n } other kinds
    } of land; elsewhere it is only { $of }. The fewer you touch, the more freely you may choose when you draw another card.
lesson-farm-waits = Use your farm tile first in this lesson: once you have begun with your three settlements, tiles wait until the third one stands.
lesson-dry = None of your settlements stands beside water yet, and here is a chance: choose a hex beside water, and the Fishermen pay you for it.

# Summary card; signs stand in angle brackets
aid-played = { $terrain }
aid-turn = A turn
aid-show = your terrain card
    .name = Show
aid-build = { $houses } on free hexes of its terrain, one by one **must**
    .name = Build { $n }
aid-extra = each once, before the first or after the last of these **may**
    .name = Tiles
aid-draw = a new card; all your tiles are ready again
    .name = Draw
aid-where = Where
aid-lands = { $lands } yes
aid-never = { $never } never; <water> by the Harbor alone
aid-near = beside one of your own; if none can be, anywhere allowed
    .name = Adjacent if possible:
aid-tiles = Build beside a location: take a tile
aid-taking = At once, one from each hex in the whole game; it is ready from your next turn on.
aid-losing = It is lost when your last settlement leaves that location.
aid-tile-oracle = build 1 on your card’s terrain
aid-tile-farm = build 1 on grass
aid-tile-oasis = build 1 on desert
aid-tile-tower = build 1 at the edge of the board
aid-tile-tavern = build 1 at an end of 3 or more of yours in a line
aid-tile-barn = move 1 to your card’s terrain
aid-tile-harbor = move 1 onto water
aid-tile-paddock = move 1 two hexes straight on, over anything
aid-gold = Gold at the end
aid-castle = each castle beside yours, in every game
    .name = Castles
aid-card-fishermen = each settlement beside water, not on it
aid-card-miners = each settlement beside a mountain
aid-card-merchants = each location or castle linked to another
aid-card-workers = each settlement beside a location or castle
aid-card-discoverers = each row with a settlement
aid-card-knights = each settlement in your fullest row
aid-card-hermits = each separate area
aid-card-citizens = every 2 settlements of your largest area
aid-card-farmers = each settlement in your emptiest sector
aid-card-lords = most and next most in each sector
aid-end = Somebody’s last settlement ends the game after this round.
aid-winner = Most gold wins; a tie is shared.
aid-sign-grass = grass
aid-sign-canyon = canyon
aid-sign-desert = desert
aid-sign-flower_field = flower field
aid-sign-forest = forest
aid-sign-water = water
aid-sign-mountain = mountain
aid-sign-castle = castle
aid-sign-location = location
aid-sign-near = adjacent if possible
aid-sign-house-0 = settlement
aid-sign-house-1 = settlement
aid-sign-house-2 = settlement
aid-sign-house-3 = settlement
