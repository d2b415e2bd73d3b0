# Questions; .others is what the rest of the table reads meanwhile.
Settle = Place a citizen on any empty space of a principal building.
    .others = { $seat } places a citizen.
Defend = You must counter the black die { $n }; before that you may use influence.
    .others = { $seat } has to counter a black die.
Face = You counter black dice worth { $n }; your dice are worth { $of }. Counter another one?
    .others = { $seat } counters black dice.
Spend = Discard dice of your district: { $n } still to reach. Red dice count double.
    .others = { $seat } discards dice against the black ones.
SpendMore = That is enough: stop. More dice would bring nothing.
    .others = { $seat } discards dice against the black ones.
TurnOver = { $n ->
        [3] Choose a die to turn over, up to three in all.
       *[other] Turn another die over, or stop; { $n } left.
    }
    .others = { $seat } turns dice over.
Turn = Your turn: choose an action, use influence, or pass.
    .others = { $seat } chooses an action.
Act = Choose an action; you have used influence for it.
    .others = { $seat } chooses an action.
Cube = { $aim }: spend a cube to change your dice group?
    .others = { $seat } may spend a cube.
Group = { $aim }: how many dice does your group have?
    .others = { $seat } forms a dice group.
Take = { $n ->
        [one] { $aim }: choose the last die; a bought one costs { $of } deniers.
       *[other] { $aim }: choose a die, { $n } to go; a bought one costs { $of } deniers.
    }
    .others = { $seat } chooses dice.
Hire = { $activity }: choose the citizen who becomes your tradesman.
    .others = { $seat } hires a tradesman: { $activity }.
Citizen = { $building }: choose the citizen to place.
    .others = { $seat } places a citizen: { $building }.
Often = { $activity }: how many activations, up to { $n }?
    .others = { $seat } activates a card: { $activity }.
OftenCubes = { $event }: how many cubes, up to { $n }?
    .others = { $seat } combats an event: { $event }.
Mill = Which of your citizens does the Miller pay for?
    .others = { $seat } chooses a building for the Miller.
Mark = { $n ->
        [one] Choose the event for your cube.
       *[other] Choose the event for your cubes, { $n } to place.
    }
    .others = { $seat } places cubes on events.

# Names that are put together.
name-space = { $building } { $n }
name-row-space = { $building } { $first }–{ $last }, space { $n }
name-die-red = red { $n }
name-die-white = white { $n }
name-die-yellow = yellow { $n }
name-beyond = the grey district
name-rival = Le Roy
name-die-of = { $die } of { $seat }
name-supply = the personal supply
name-lying = lying on the { $building }
name-stone = level { $level }, space { $n }
uses-activity = Activity card
uses-event = Event
uses-character = Character (who holds it)
name-deed-score = scores points
name-deed-citizen = places a citizen
name-deed-event = counters the rightmost event
name-deed-tradesman = places a tradesman
name-deed-cathedral = builds the cathedral
name-deed-character = a character is scored

# Answers; .help explains them.
settle = { $thing }
    .help = One of your citizens stands here: { $thing }. Each round it brings a die of the colour of the building, and may cost a salary (TR-3.3, TR-5.3, TR-5.6).
defend = counter it
    .help = You discard dice of your district worth at least as much as the black dice you counter, red ones doubled, and gain 1 influence for each black die (TR-6.14, TR-6.15, TR-6.20).
yield = you cannot counter it: lose 2 points
    .help = Your dice do not reach the black die: it is removed, you keep your dice and lose 2 victory points (TR-6.22).
face = also the black { $thing }
    .help = You counter this black die too; the sums are compared (TR-6.13, TR-6.25).
enough = no more black dice
    .help = You counter the black dice chosen so far (TR-6.13).
spend = discard the { $thing }
    .help = This die of yours is used up against the black dice: { $thing } (TR-6.14, TR-6.19). Red dice count double (TR-6.15).
stop-spending = stop
    .help = The dice you have discarded are enough (TR-6.14).
reroll = reroll the { $thing }: 1 influence
    .help = You pay 1 influence and roll this die of your district again: { $thing } (TR-15.2).
recruit = recruit a citizen: 2 influence
    .help = One of your citizens comes from the general supply to your personal supply (TR-15.3); where a citizen is asked for, this one comes at once (TR-8.5, TR-11.2).
flip = turn dice over: 4 influence
    .help = You turn up to three dice of your district to the opposite face: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round (TR-15.4).
turn-over = turn over the { $thing }
    .help = This die of yours shows its opposite face: { $thing } (TR-15.4).
stop-flipping = stop
    .help = The other dice stay as they are (TR-15.4).
activate = activate: { $thing }
    .help = You use dice for this card: { $thing }. Without a tradesman on it you hire one first (TR-8.1, TR-8.3). It works once for each time its divisor goes into the value of the dice (TR-8.13).
build = build the cathedral
    .help = Each white die puts a cube on the space of its number: 1 victory point, and 1 or 2 influence (TR-9.1, TR-9.7).
combat = combat: { $thing }
    .help = You put cubes on this event, as many as its divisor goes into the value of the dice, and gain 1 influence for each: { $thing } (TR-10.1, TR-10.2, TR-10.4).
place = place a citizen: { $thing }
    .help = One die places one of your citizens here: { $thing }. Its value says where (TR-11.1, TR-11.4).
farm = use agriculture
    .help = You gain half the value of yellow dice in deniers (TR-12.1).
pass = pass
    .help = You take no more actions this round; 2 deniers lie in your district at once, and 1 more each time your turn comes (TR-13.2, TR-13.3).
cube = spend a cube: { $thing }
    .help = One of your cubes on this card changes your group: { $thing } (TR-8.18). Only one cube an action (TR-8.19).
no-cube = no cube
    .help = Your cubes stay where they are (TR-8.22).
group = { $thing ->
        [1] 1 die
        [2] 2 dice
       *[other] 3 dice
    }
    .help = { $thing ->
        [1] A bought die costs 2 deniers in a group of one (TR-7.6).
        [2] Each bought die costs 4 deniers in a group of two (TR-7.6).
       *[other] Each bought die costs 6 deniers in a group of three (TR-7.6).
    }
take = { $thing }
    .help = This die joins your group: { $thing }. Your own dice are free; others are bought from their owner, those of the grey district from the bank; alone, that is the district of Le Roy (TR-7.4, TR-7.5, TR-22.12).
    .own = your { $thing }
    .own-help = This die of your own joins your group: { $thing }. It costs nothing (TR-7.5).
from = { $thing }
    .help = The citizen comes from here: { $thing } (TR-8.4, TR-11.2).
times = { $thing ->
        [one] 1 time
       *[other] { $thing } times
    }
    .help = { $thing ->
        [one] One activation, or one cube (TR-8.14, TR-10.3).
       *[other] { $thing } activations, or { $thing } cubes (TR-8.14, TR-10.3).
    }
mill = { $thing }
    .help = Deniers for each of your citizens standing here: { $thing } (TR-17.3).
mark = { $thing }
    .help = The cube goes to this event: { $thing }; you gain 1 influence for it (TR-17.29).

# Why not.
no-citizen = You have no citizen there.
is-protected = Not allowed: this colour is protected here, one of its citizens lies on the building.
not-open = This event is not open.
not-shown = This card is not face up.
no-flags = All flags of this event are taken.
too-often = { $n ->
        [one] The group is enough for one time.
       *[other] The group is enough for { $n } times at most.
    }
needs-cube = Without a cube no group is enough for this.
no-cubes = You have no cube on this card.
not-suited = A cube of this card cannot change this group.
no-group = You can form no group of dice that does something here.
one-die = Only one die is used here.
no-die = There is no such die.
other-colour = This die does not have the colour of the group.
no-deniers = Not enough deniers: you need { $n } and have { $of }.
no-influence = Not enough influence: you need { $n } and have { $of }.
no-column = Not every die of the group could place a cube then.
too-low = With this die the group cannot reach { $n }.
no-own-die = You have no such die in your district.
no-use = Influence is used right before an action or before a black die is countered; you can do neither now.
no-need = You have a citizen in your personal supply.
no-stock = None of your citizens is left in the general supply.
flip-one = Turn at least one die over.
no-pass = After using influence you must take an action.
must-defend = Your dice reach the black die: you must counter it.
too-weak = Your dice are worth { $n }, and { $of } are needed.
no-black = There is no such black die.
not-enough = { $n } still to reach.
space-taken = Somebody stands here.

# What has happened; .you is for the one who did it.
round = Round { $n } of { $of } begins.
reveals = New activity: { $activity }.
income = { $seat } gains { $n } deniers and pays { $of } in salaries.
    .you = You gain { $n } deniers and pay { $of } in salaries.
work-force = All dice of the work force are rolled.
arrives = New event: { $event }.
acts = The event { $event } acts.
event-die = The die of the event shows { $n }.
black-die = A black die shows { $n }.
gains-deniers = { $n ->
        [one] { $seat } gains { $n } denier.
       *[other] { $seat } gains { $n } deniers.
    }
    .you = { $n ->
        [one] You gain { $n } denier.
       *[other] You gain { $n } deniers.
    }
loses-deniers = { $n ->
        [one] { $seat } loses { $n } denier.
       *[other] { $seat } loses { $n } deniers.
    }
    .you = { $n ->
        [one] You lose { $n } denier.
       *[other] You lose { $n } deniers.
    }
pays-bank = { $n ->
        [one] { $seat } pays { $n } denier to the bank.
       *[other] { $seat } pays { $n } deniers to the bank.
    }
    .you = { $n ->
        [one] You pay { $n } denier to the bank.
       *[other] You pay { $n } deniers to the bank.
    }
pays = { $n ->
        [one] { $seat } pays { $n } denier to { $other }.
       *[other] { $seat } pays { $n } deniers to { $other }.
    }
    .you = { $n ->
        [one] You pay { $n } denier to { $other }.
       *[other] You pay { $n } deniers to { $other }.
    }
gains-influence = { $seat } gains { $n } influence, now { $of }.
    .you = You gain { $n } influence, now { $of }.
loses-influence = { $seat } loses { $n } influence, now { $of }.
    .you = You lose { $n } influence, now { $of }.
pays-influence = { $seat } pays { $n } influence, now { $of }.
    .you = You pay { $n } influence, now { $of }.
gains-points = { $n ->
        [one] { $seat } gains { $n } victory point.
       *[other] { $seat } gains { $n } victory points.
    }
    .you = { $n ->
        [one] You gain { $n } victory point.
       *[other] You gain { $n } victory points.
    }
loses-points = { $n ->
        [0] { $seat } has no victory points to lose.
        [one] { $seat } loses { $n } victory point.
       *[other] { $seat } loses { $n } victory points.
    }
    .you = { $n ->
        [0] You have no victory points to lose.
        [one] You lose { $n } victory point.
       *[other] You lose { $n } victory points.
    }
stands = { $seat } has a citizen here now: { $space }.
    .you = You have a citizen here now: { $space }.
enters = A grey citizen stands here now: { $space }.
royal-enters = Le Roy has a citizen here now: { $space }.
expelled = A citizen of { $seat } is expelled and lies on the { $building }.
    .you = One of your citizens is expelled and lies on the { $building }.
neutral-expelled = A grey citizen is expelled and lies on the { $building }.
royal-expelled = A citizen of Le Roy is expelled and lies on the { $building }.
royal-untouched = Events expel no citizen of Le Roy: nobody moves in the { $building }.
takes-up = { $seat } takes up a citizen: { $source }.
    .you = You take up a citizen: { $source }.
marks = { $n ->
        [one] { $seat } puts { $n } cube on { $event }.
       *[other] { $seat } puts { $n } cubes on { $event }.
    }
    .you = { $n ->
        [one] You put { $n } cube on { $event }.
       *[other] You put { $n } cubes on { $event }.
    }
neutral-marks = { $n ->
        [one] { $n } grey cube comes on { $event }.
       *[other] { $n } grey cubes come on { $event }.
    }
royal-marks = { $n ->
        [one] Le Roy puts { $n } cube on { $event }.
       *[other] Le Roy puts { $n } cubes on { $event }.
    }
countered = The event { $event } is countered.
wins = { $seat } takes the card { $event }.
    .you = You take the card { $event }.
nobody-wins = Grey has won { $event }: the card is discarded.
royal-wins = Le Roy takes the card { $event }.
loses-mark = Resistance: { $event } loses its last cube.
builds = { $seat } builds the cathedral: { $stone }.
    .you = You build the cathedral: { $stone }.
neutral-builds = A grey cube comes into the cathedral: { $stone }.
royal-builds = Le Roy builds the cathedral: { $stone }.
ruins = A cube leaves the cathedral: { $stone }.
recruits = { $seat } recruits a citizen for 2 influence.
    .you = You recruit a citizen for 2 influence.
flips = { $seat } pays 4 influence to turn dice over.
    .you = You pay 4 influence to turn dice over.
rerolls = { $seat } pays 1 influence and rerolls { $die }: { $other-die }.
    .you = You pay 1 influence and reroll { $die }: { $other-die }.
turns = { $seat } turns { $die } over: { $other-die }.
    .you = You turn { $die } over: { $other-die }.
defends = { $n ->
        [one] { $seat } has countered { $n } black die.
       *[other] { $seat } has countered { $n } black dice.
    }
    .you = { $n ->
        [one] You have countered { $n } black die.
       *[other] You have countered { $n } black dice.
    }
yields = { $seat } cannot counter the black { $n }.
    .you = You cannot counter the black { $n }.
spends = { $seat } discards { $die }.
    .you = You discard { $die }.
royal-defends = Le Roy removes the black { $n }.
hires = { $n ->
        [0] { $seat } hires a tradesman: { $activity }.
       *[other] { $seat } hires a tradesman for { $n } deniers: { $activity }.
    }
    .you = { $n ->
        [0] You hire a tradesman: { $activity }.
       *[other] You hire a tradesman for { $n } deniers: { $activity }.
    }
activates = { $n ->
        [one] { $seat } activates { $activity } once.
       *[other] { $seat } activates { $activity } { $n } times.
    }
    .you = { $n ->
        [one] You activate { $activity } once.
       *[other] You activate { $activity } { $n } times.
    }
spends-cube = { $seat } spends a cube: { $activity }.
    .you = You spend a cube: { $activity }.
uses = { $seat } uses { $die }.
    .you = You use { $die }.
buys = { $seat } takes { $die } of { $other }.
    .you = You take { $die } of { $other }.
buys-neutral = { $n ->
        [0] { $seat } takes { $die } of the grey district for nothing.
       *[other] { $seat } takes { $die } of the grey district for { $n } deniers.
    }
    .you = { $n ->
        [0] You take { $die } of the grey district for nothing.
       *[other] You take { $die } of the grey district for { $n } deniers.
    }
buys-royal = { $n ->
        [0] { $seat } takes { $die } of Le Roy for nothing.
       *[other] { $seat } takes { $die } of Le Roy for { $n } deniers.
    }
    .you = { $n ->
        [0] You take { $die } of Le Roy for nothing.
       *[other] You take { $die } of Le Roy for { $n } deniers.
    }
farms = { $seat } uses agriculture with a group of { $n }.
    .you = You use agriculture with a group of { $n }.
shoots = The archer of { $seat } rolls { $n }.
    .you = Your archer rolls { $n }.
passes = { $seat } passes; { $n } deniers lie in the district.
    .you = You pass; { $n } deniers lie in your district.
waits = { $n ->
        [one] { $seat } has passed: { $n } more denier.
       *[other] { $seat } has passed: { $n } more deniers.
    }
    .you = { $n ->
        [one] You have passed: { $n } more denier.
       *[other] You have passed: { $n } more deniers.
    }
takes-pouch = { $seat } takes { $n } deniers from the district.
    .you = You take { $n } deniers from your district.
royal-rolls = A die of the placement: { $die }.
royal-turn = Le Roy rolls { $n }: { $deed }.
royal-uses = Le Roy uses { $die }.
royal-buys = Le Roy buys your { $die }.
royal-hires = Le Roy places a tradesman: { $activity }.
royal-nothing = Le Roy can do nothing.
royal-points = { $n ->
        [one] Le Roy gains { $n } victory point.
       *[other] Le Roy gains { $n } victory points.
    }
character-scored = A character is scored: { $character }, { $n } for the player and { $of } for Le Roy.
game-ends = The game is over: the characters are revealed.

# The picture: a few words.
picture = Troyes: { $seat } is at turn.
picture-mine = Troyes: it is your turn.
    .told = Troyes: it is { $me }’s turn.
picture-over = Troyes: the game is over.

# The options of a table, one sentence each.
option-bonus_cards = Whether the four bonus cards are shuffled in (TR-21.1).
option-entry = How a citizen enters a row that has a gap (TR-11.7, TR-11.16).
option-running_points = Whether everybody sees all victory points during the game (TR-23.2).
option-first_player = Who has the Start Player card (TR-2.10).
option-first_seat = The player in this seat begins (TR-2.10).
option-figures = Which figures the cards have: most printed ones are in no public source (TR-28.6).

# The table in text.
table-number = { $n }
table-between = { " · " }
table-over = The game is over
table-round = round { $n } of { $of }
table-black = black dice: { $dice }
table-decks = events left: { $red } red, { $white } white, { $yellow } yellow
table-rolled = Le Roy rolled { $n }
table-royal = { $n ->
        [one] Le Roy: { $n } point
       *[other] Le Roy: { $n } points
    }
table-result = ahead of Le Roy by { $n }
table-grey = Grey district: { $dice }
table-building = { $building }: { $citizens }
table-lying = lying: { $seats }
table-empty = –
table-cathedral = Cathedral, level { $n }: { $cubes }
table-card = { $card } ({ $cost } deniers, divisor { $n })
table-card-down = { $colour } { $n }: face down
table-tradesmen = tradesmen { $seats }
table-cubes = cubes { $cubes }
table-event = { $event }: { $n } of { $of } flags
table-event-open = { $event }: { $n } cubes
table-dice = Dice
table-deniers = Deniers
table-deniers-of = { $n } and { $of } in the district
table-influence = Influence
table-citizens = Citizens
table-citizens-of = { $n } in the supply, { $of } in the general one
table-characters = Characters
table-hidden = ?
table-won = Events won
table-tokens = Points
table-points = Total
table-state = Now
table-active = at turn
table-start = start player
table-passed = passed
table-red = red
table-white = white
table-yellow = yellow
table-some = { $colour } { $dice }
table-mark = N
table-legend = Seats: { $seats }; N is grey, alone Le Roy

# What the things on the table are.
about-space = { $space }: a citizen standing here brings its owner a die each round (TR-5.6), and a die of the right value can push it out (TR-11.5, TR-11.8).
about-lying = Expelled citizens lie on the { $building }; while one lies there, no other of its colour can be expelled from it (TR-11.9, TR-11.11). They go home at the end of the round (TR-11.15).
about-building = { $building }: it has room for six citizens; each is paid { $coins } and brings a die in every round (TR-5.3, TR-5.6). A die of its colour places one (TR-11.1).
about-die = { $die }: a die of the work force. Anybody may use it; who does not own it pays for it (TR-7.4, TR-7.5).
about-black = A black die that shows { $n }: the players counter them one after another, the highest first (TR-6.13, TR-6.21).
about-activity = { $activity }. { $work } { $terms }
about-cubes = { $activity }: cubes on a delayed card; each can change one dice group later (TR-8.16, TR-8.18).
about-event = { $event }. { $harm } { $fight }
about-supply = Your personal supply: citizens you can place or hire (TR-2.4, TR-8.4).
about-seat = { $seat }: dice and deniers in the district, influence, citizens, and points that lie hidden (TR-2.2, TR-2.3, TR-23.2).

# The file of the printed figures.
file-head = The figures as they are printed on the cards of your box.
file-marks = Correct what differs; “?” marks what no source confirms: take it away where you have checked. Give the set a name of your own.
file-mark = ?
file-board = The board: the row that each die leads to, and where grey citizens stand with two players
file-solo = The solo game: the spaces that Le Roy prefers; his points for rolls of 2 and 3, a full cathedral, no character left

# The lesson: goals, what is good about reaching them, and why an answer leads elsewhere.
lesson-first = The first game
goal-settle = Place your citizens one by one. Each citizen brings a die every round: red in the Palace, white in the Bishopric, yellow in the City Hall (TR-5.6). But the Palace costs 2 deniers for each and the Bishopric 1 (TR-5.3). Put two citizens in each building, as long as there is room.
    .done = Six citizens, six dice: they have been rolled and lie in your district on the city square. You got 10 deniers and paid the salaries (TR-5.2, TR-5.3).
goal-defend = Enemies! Every open military event sends black dice. You are the start player and must counter the highest one with dice of your own; a red die counts double (TR-6.13, TR-6.15). Use as few dice as you can, you need the others: one red die may be enough for several black ones.
    .done = 1 influence for each black die countered (TR-6.20). Who cannot counter loses 2 points (TR-6.22). The events stay open and will send enemies again next round.
goal-farm = Now turn dice into money. Use agriculture with all of your yellow dice: half of their sum, rounded down, comes in as deniers (TR-12.1).
    .done = An action uses 1 to 3 dice of one colour (TR-7.3), also dice of others: each bought one costs 2, 4 or 6 deniers, with 1, 2 or 3 dice in the group (TR-7.6). Nobody can refuse to sell, nor can you.
goal-hire = Put a tradesman to work. If all your citizens are busy, first recruit one for 2 influence (TR-15.3). Then activate a card: choose its dice, pay the hiring cost, and your citizen takes the best free space on it (TR-8.3). The value of the dice, divided by the number on the card, says how often it works (TR-8.13).
    .done = The tradesman stays: next time you pay only for dice (TR-8.2), and the space brings its points at the end (TR-16.4). On cards with an hourglass you put cubes instead, and spend one of them later to make other dice stronger (TR-8.16, TR-8.18).
goal-combat = Do something about the events. Choose one from the row and fight it with dice of its colour: their value divided by the number on the card is how many cubes you place on its flags (TR-10.2, TR-10.3).
    .done = Each cube brings 1 influence (TR-10.4). Once all flags are full, most cubes win the higher points, second most the lower (TR-10.8); on an open event each is 1 point at the end (TR-16.3).
goal-cathedral = Build the cathedral with white dice: each die puts a cube on the space with its number, 1 point and 1 or 2 influence at once (TR-9.1, TR-9.7). If you have no white die left, buy one, or wait for the next round.
    .done = High numbers bring 2 influence. There are three levels, and at the end every level without a cube of yours costs 2 points (TR-16.5).
goal-counter = You know all you need. Now try to win an event card: have the most cubes on it when its last flag is filled (TR-10.13). Or play on to the end as you like. With nothing useful left to do, pass: that brings 2 deniers, and 1 more each time your turn comes again (TR-13.2, TR-13.3).
    .done = The event is gone, and its card is yours. At the end the characters are revealed: each of them scores for everybody, so watch what the others collect (TR-16.6).
    .missed = The game is over, and this time no event card is yours. Now the characters are revealed: each of them scores for everybody, so watch next time what the others collect (TR-16.6).
lesson-balance = In this lesson put two citizens in each building, so that you have dice of every colour.
lesson-keep-influence = Keep your influence: your dice are enough here, and you will need 2 to recruit a citizen.
lesson-enough = No red die of yours is enough for so many black dice: keep your dice for actions.
lesson-saved = That is enough already: keep the other dice.
lesson-red = Spend a red die, and one that is enough if you have it: it counts double here, and you need the others.
lesson-both = { $n ->
        [one] Take only your own yellow die: others cost money.
       *[other] Take { $n } yellow dice of yours into the group.
    }
lesson-farm = First get some money: use agriculture with your yellow dice.
lesson-own = Take your own yellow dice: they cost nothing.
lesson-recruit = First recruit a citizen for 2 influence; otherwise you would have to take one away from a building, and lose its die next round.
lesson-hire = Now activate one of the face-up cards.
lesson-supply = Take the citizen you have just recruited: the others earn dice where they stand.
lesson-combat = Now fight one of the events in the row.
lesson-build = Now build the cathedral with a white die.
lesson-not-yet = Do not pass yet: you can still do something useful.

# the picture
picture-you = You
    .told = { $me }
picture-grey = Grey
picture-royal = Le Roy
picture-settling = Placing the first citizens
picture-phase-0 = Round { $n } of { $of }
picture-phase-1 = Round { $n } of { $of } · income
picture-phase-2 = Round { $n } of { $of } · dice
picture-phase-3 = Round { $n } of { $of } · events
picture-phase-4 = Round { $n } of { $of } · actions
picture-phase-5 = Round { $n } of { $of } · the end of the round
picture-defend = Counter
picture-yield = Cannot: −2 points
picture-enough = No more
picture-stop-spending = Stop
picture-stop-flipping = Stop
picture-no-cube = No cube
picture-farm = Agriculture
picture-recruit = Recruit
picture-flip = Turn over
picture-pass = Pass
picture-supply = From your supply
    .told = From the supply of { $me }
picture-group = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
picture-activations = { $n ->
        [0] this group makes no activation yet
        [one] this group makes { $n } activation
       *[other] this group makes { $n } activations
    }
picture-event-cubes = { $n ->
        [0] this group places no cube yet
        [one] this group places { $n } cube
       *[other] this group places { $n } cubes
    }
picture-farmed = { $n ->
        [0] this group earns nothing yet
        [one] this group earns { $n } denier
       *[other] this group earns { $n } deniers
    }
picture-building = { $n ->
        [one] one more die for the cathedral
       *[other] { $n } more dice for the cathedral
    }
picture-placing = one die places a citizen
picture-need = { $n ->
        [0] enough against the black dice
       *[other] { $n } still to reach
    }
picture-strength = black { $n }, your dice { $of }
    .told = black { $n }, dice against it { $of }
picture-strength-other = black { $n }, dice against it { $of }
picture-doing-build = Building the cathedral
picture-doing-farm = Agriculture
picture-turned-up = Round { $n }
picture-cathedral = Cathedral
picture-provisional = Figures with dashes are provisional: not checked against the printed cards.
picture-provisional-short = Dashed figures are provisional (not checked).
picture-pane-square = Square
picture-pane-cards = Cards
picture-pane-events = Events
picture-pane-town = City
picture-pane-result = Result
picture-wins = { $seat } wins with { $n } points
picture-you-win = You win with { $n } points
    .told = { $me } wins with { $n } points
picture-shared = A shared win with { $n } points
picture-before = { $n ->
        [one] { $n } point ahead of Le Roy
       *[other] { $n } points ahead of Le Roy
    }
picture-behind = { $n ->
        [0] Level with Le Roy
        [one] { $n } point behind Le Roy
       *[other] { $n } points behind Le Roy
    }
picture-rating = { $rating }
picture-total = Points
picture-result = Ahead of Le Roy
picture-row-tokens = Points in hand
picture-row-events = Cubes on open events
picture-row-tradesmen = Tradesmen
picture-row-levels = Levels without a cube
picture-row-characters = Characters
picture-small-row-tokens = In hand
picture-small-row-events = Open events
picture-small-row-tradesmen = Tradesmen
picture-small-row-levels = Bare levels

# the picture: what its things are
about-activity-unsure = { $activity }. { $work } { $terms } Provisional card figures (not checked against the printed cards).
about-event-unsure = { $event }. { $harm } { $fight } Provisional card figures (not checked against the printed cards).
about-grey = The grey district: dice of citizens whom nobody plays. Who uses them pays the bank (TR-2.2, TR-7.5).
about-le-roy = Le Roy with { $n } points: his dice, which you buy from the bank, and his pieces (TR-22.1, TR-22.12).
about-influence = Influence, from 0 to 20: pay 1 to reroll a die of yours, 2 to recruit a citizen, 4 to turn up to three dice over (TR-15.1 to TR-15.4).
about-royal = Two dice say what Le Roy does: on the left their sum, on the right what he uses and what it brings (TR-22.13, TR-22.14).
about-deniers = Deniers: they pay for bought dice, tradesmen and salaries (TR-1.3, TR-7.8).
about-citizens = Citizens in the personal supply of { $seat }: to be placed or hired (TR-2.4, TR-8.4).
about-character = { $character }: { $tiers } At the end it scores for everybody.
about-down = An activity card that is turned up in round { $n } (TR-5.1).
about-score-tokens = Victory points in hand (TR-16.2).
about-score-events = 1 point for each open event, Marauding included, with an own cube (TR-16.3).
about-score-tradesmen = The points of the spaces where own tradesmen stand (TR-16.4).
about-score-levels = 2 points less for each level of the cathedral without an own cube (TR-16.5).
about-score-characters = The characters, which score for everybody (TR-16.6).
here-space = { $space }: a citizen of { $seat } stands here and brings a die each round (TR-5.6). A die of the right value can push it out (TR-11.5, TR-11.8).
here-die = { $die }: in the group you form it costs { $coins } (TR-7.5, TR-7.6).
here-character = { $character }: { $tiers } You count { $n } now: { $of ->
        [0] no point yet.
        [one] { $of } point.
       *[other] { $of } points.
    }
amount-deniers = { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
amount-influence = { $n } influence
amount-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tiers = it counts { $counted }: { $x } point from { $a } on, { $y } from { $b }, { $z } from { $c }.
terms = { $dice }: it works once for each { $n } pips of the group. Hiring costs { $cost } deniers; tradesmen score { $points } at the end.
terms-delayed = { $dice }: for each { $n } pips of the group you put a cube on the card. Hiring costs { $cost } deniers; tradesmen score { $points } at the end.
work-gain = Gain { $gained }.
work-trade = Pay { $paid } and gain { $gained }.
work-mixed = Gain { $gained }; the colours of the dice may differ.
work-miller = Choose Palace or Bishopric: { $n } deniers for each of your citizens standing there.
work-blacksmith = Later a cube adds { $n } to a red group.
work-militia = Later a cube lets you use yellow dice as red ones.
work-tithing = Later a cube makes one yellow die of each district free (alone, all of Le Roy’s).
work-monk = Later a cube makes one white die count as { $n } yellow ones; no other die joins it.
work-priest = Later a cube adds { $n } to each die of a yellow group.
work-apprenticeship = Later a cube makes each die of a group count { $n }.
work-confession = Later a cube adds { $n } to each die of a group.
work-templar = Later a cube makes one white die count as { $n } red ones; no other die joins it.
work-prior = Later a cube makes one white die count as { $n } white ones, in the cathedral too; no other die joins it.
work-glassblower = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each pair of your cubes in the cathedral.
work-procession = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for everybody with the most dice left in the district.
work-archer = Roll a die: with 3 or more put { $n ->
        [one] a cube
       *[other] { $n } cubes
    } on any event, and gain 1 influence for each.
work-chivalry = For each red die left in your district put { $n ->
        [one] a cube
       *[other] { $n } cubes
    } on events.
work-diplomat = Pay { $n } influence and put { $of ->
        [one] a cube
       *[other] { $of } cubes
    } on one event.
work-tax_collector = Each other player pays you { $n } for each citizen in the City Hall (alone, the bank pays { $of } for each of Le Roy’s).
work-captain = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each open event with a cube of yours.
work-joust = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if no district has more left in red dice than yours; whoever has as much gains them too. With none nobody gains.
work-baker = { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    } for each yellow die on the whole square.
work-banquet = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each red die of the district that has most of them (alone, of your own district).
harm-black_dice = { $n ->
        [one] Each round { $n } black die attacks.
       *[other] Each round { $n } black dice attack.
    }
harm-loses = Each round every player loses { $things }.
harm-neutral_citizen_palace = Each round { $alone ->
        [1] a citizen of Le Roy
       *[other] a grey citizen
    } takes a space by a roll: { $building }.
harm-neutral_citizen_row = Each round { $alone ->
        [1] a citizen of Le Roy
       *[other] a grey citizen
    } enters a row by a roll: { $building }.
harm-each_player_pays_per_city_hall_citizen = Each round all pay { $n } for each citizen in the City Hall.
harm-neutral_cube_on_events_to_the_left = Each round { $of ->
        [one] a cube
       *[other] { $of } cubes
    } { $alone ->
        [1] of Le Roy
       *[other] of the grey colour
    } on each of up to { $n } events directly to its left, never on Marauding.
harm-remove_top_cathedral_cube = Each round the best cube of the cathedral is removed{ $alone ->
        [1] , unless it is one of Le Roy’s
       *[other] {""}
    }.
harm-neutral_cathedral_cube = Each round { $alone ->
        [1] a cube of Le Roy
       *[other] a grey cube
    } comes into the cathedral.
harm-on_countered_remove_last_cube_of_every_event = It calls a red event; countered, it takes the last cube from every other event{ $alone ->
        [1] , unless it is one of Le Roy’s
       *[other] {""}
    }.
fight = { $dice }: a cube for each { $n } pips. { $flags } flags; most cubes score { $first }, second most { $second }.
fight-endless = { $dice }: a cube for each { $n } pips, any number of them. It is never countered.
dice-red = Red dice
dice-white = White dice
dice-yellow = Yellow dice
dice-any = Dice of any one colour
dice-mixed = Dice of any colours, also mixed

# the picture: what each answer would mean
note-activate = { $n ->
        [0] your own dice are not enough: buy some
        [one] your own dice make { $n } activation
       *[other] your own dice make { $n } activations
    }
note-hire = hire for { $coins }; { $n ->
        [0] your own dice are not enough: buy some
        [one] your own dice make { $n } activation
       *[other] your own dice make { $n } activations
    }
note-combat = { $n ->
        [0] your own dice are not enough: buy some
        [one] your own dice place { $n } cube
       *[other] your own dice place { $n } cubes
    }
note-farm = { $n ->
        [0] your own dice are not enough: buy some
        [one] your own dice earn { $n } denier
       *[other] your own dice earn { $n } deniers
    }
note-group = your own dice are free, each bought one costs { $coins }
note-group-buy = { $n ->
        [one] you must buy a die, for { $coins }
       *[other] you must buy { $n } dice, for { $coins } together
    }
note-price = costs { $coins }
note-price-gain = brings { $coins }
note-salary = costs you { $coins } each round
note-spend = counts { $n }
note-recruit = { $n } left in the general supply
note-leaves = leaves its building, and brings no die there any more
note-leaves-card = leaves its card: the points of its space are lost, and the card must be hired for again
note-enters = a citizen comes to { $space }
note-buy-enters = for { $coins }; a citizen comes to { $space }
note-expels = a citizen comes to { $space }; one of { $seat } is expelled
note-expels-own = a citizen comes to { $space }; your own one there is expelled
note-buy-expels-own = for { $coins }; a citizen comes to { $space }; your own one there is expelled
note-buy-expels = for { $coins }; a citizen comes to { $space }; one of { $seat } is expelled
note-stone = { $stone }: 1 point and { $n } influence
note-buy-stone = for { $coins }; { $stone }: 1 point and { $n } influence
note-pass = { $n ->
        [one] { $n } die of yours stays unused, or is bought
       *[other] { $n } dice of yours stay unused, or are bought
    }
note-take-activate = value { $n }: { $of ->
        [one] { $of } activation
       *[other] { $of } activations
    }
note-take-combat = value { $n }: { $of ->
        [one] { $of } cube
       *[other] { $of } cubes
    }
note-take-farm = value { $n }: { $of ->
        [one] { $of } denier
       *[other] { $of } deniers
    }
note-buy-activate = for { $coins }; value { $n }: { $of ->
        [one] { $of } activation
       *[other] { $of } activations
    }
note-buy-combat = for { $coins }; value { $n }: { $of ->
        [one] { $of } cube
       *[other] { $of } cubes
    }
note-buy-farm = for { $coins }; value { $n }: { $of ->
        [one] { $of } denier
       *[other] { $of } deniers
    }
note-cubes = brings { $n } influence
note-stored = { $n ->
        [one] { $n } cube for later
       *[other] { $n } cubes for later
    }
note-gains = brings { $gains }
note-work = { $work }
fact-work = { $activity }: { $work }

# Summary card; signs stand in angle brackets
aid-round = A round
aid-cards = rounds { $first } to { $last }: turn up { $cards } Activity cards
    .name = Cards
aid-money = +{ $income }<coin>; each citizen <palace>{ $palace } <bishopric>{ $bishopric } <city_hall>{ $hall }
    .name = Money
aid-dice = each citizen <palace><to><die-red> <bishopric><to><die-white> <city_hall><to><die-yellow>
    .name = Dice
aid-events = one red and the one it calls; all act, left to right. Then <die-black>: counter the highest (red dice count ×{ $double }), +{ $influence }<influence> for each countered
    .name = Events
aid-actions = in turn: one action, or pass
    .name = Actions
aid-finish = pass money into hand, lying citizens home, next start player
    .name = End
aid-unpaid = What you cannot pay, suffer or counter: −{ $points }<points>
aid-action = An action: { $least } to { $most } dice of one colour
aid-activate = value <=÷n> = how often; no tradesman there yet: pay <*n>, place one
    .name = Activity card
aid-cathedral = <die-white> each die a cube on its number: +{ $points }<points> ({ $low }–{ $brink }: +{ $few }<influence>, { $next }–{ $high }: +{ $many }<influence>)
    .name = Cathedral
aid-combat = its colour, value <=÷n> = cubes, each +{ $influence }<influence>
    .name = Event
aid-place = one die: colour = building, value = space
    .name = Citizen
aid-farm = <die-yellow> value <=÷{ $divisor }> = <coin>
    .name = Agriculture
aid-pass = +{ $first }<coin>, at each later turn +{ $next }<coin>
    .name = Pass
aid-price = Each die you buy
aid-die = { $dice }{ $price }<coin>
aid-influence = Influence, before an action or a black die
aid-reroll = −{ $cost }<influence> reroll an own die
aid-recruit = −{ $cost }<influence> recruit
aid-flip = −{ $cost }<influence> turn 1 to { $most } own dice over
aid-end = At the end
aid-open = +{ $points }<points> each open event with your cube, Marauding too
aid-tradesmen = the points of your tradesmen’s spaces
aid-levels = −{ $points }<points> each cathedral level without your cube
aid-characters = Every Character, for everybody: { $low }, { $middle } or { $high }<points> from{ $paper ->
        [1] { " " }(with 2 players: after the slash)
       *[other] { "" }
    }
aid-character-chretien_de_troyes = { $paper ->
        [1] citizens
       *[other] { "" }
    }
    .name = Chrétien
aid-character-urbain_iv = { $paper ->
        [1] cathedral
       *[other] { "" }
    }
    .name = Urbain IV
aid-character-thibaut_ii = { $paper ->
        [1] deniers
       *[other] { "" }
    }
    .name = Thibaut II
aid-character-hugues_de_payns = { $paper ->
        [1] influence
       *[other] { "" }
    }
    .name = Hugues
aid-character-le_florentin = { $paper ->
        [1] tradesmen
       *[other] { "" }
    }
    .name = Le Florentin
aid-character-henri_i = { $paper ->
        [1] events won
       *[other] { "" }
    }
    .name = Henri I
aid-sign-coin = deniers
aid-sign-citizen = citizens
aid-sign-cathedral = cathedral
aid-sign-tradesman = tradesmen
aid-sign-flag = events won
aid-sign-influence = influence
aid-sign-points = VP
aid-sign-palace = Palace
aid-sign-bishopric = Bishopric
aid-sign-city_hall = City Hall
aid-sign-die-red = red die
aid-sign-die-white = white die
aid-sign-die-yellow = yellow die
aid-sign-die-black = black dice
aid-sign-die-any = die
