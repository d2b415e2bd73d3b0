# The shell of every page.
mizban = Mizban
skip = Skip to the content
go-home = Mizban: to the first page
menu = Menu
other-language = فارسی
to-dark = Dark theme
to-light = Light theme
nav-main = Pages
nav-home = First page
nav-new = Lay a table
nav-rules = Rules
nav-help = Help
nav-verify = Check a game
nav-profile = Your profile
nav-games = My games

# Dates and times.
day = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
ago-now = just now
ago-minutes = { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago-hours = { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago-days = { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }

# The first page.
home-title = The table is laid. Sit down.
home-lead = Modern board games with friends or with bots, everyone in their own language. No account needed: a link is enough.
lay-a-table = Lay a table
code = Code of a table
join = Join
my-tables = My tables
the-games = The games
players = { $least } to { $most } players
minutes = about { $n } minutes
made-by = Designed by
brought-by = Published by
bots-play = The bots play
strength-easy = easy
strength-medium = medium
strength-hard = hard
play-now = Play against bots
alone = Solo
learn = Learn to play
with-friends = With friends
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment. Lay a table, and it will be shown here for others to sit down.
finished-tables = Finished games
all-my-games = All my games
your-turn = Your turn
line-with = with
line-waits = waiting for
line-away = a bot keeps your seat
line-aside = set aside, cannot be opened
line-free = { $n ->
        [0] about to start
        [one] { $n } seat free
       *[other] { $n } seats free
    }
line-open = Open
line-why = Why?
line-sit = Sit down
line-watch = Watch
line-replay = Replay
nav-more = More
foot-rules = The rules, clause by clause
foot-help = How to play here
foot-verify = Check a finished game

# My games.
games-asked = Your turn
games-on = Running and waiting
games-over = Finished
games-aside = Set aside
games-none = You have no games yet. As soon as you sit down at a table, it is listed here.
games-stranger = We do not know you yet. As soon as you sit down at a table, it is listed here; who has an account logs in.
games-begin = To the games
games-pages = Pages of the list
games-page = Page { $n } of { $of }
games-newer = Newer
games-older = Older

# Laying a table.
which-game = Which game?
who-sits-where = Who sits where?
chair-you = You
your-name = Your name
chair-open = open seat
chair-none = no seat
level-easy = bot, easy
level-medium = bot, medium
level-hard = bot, hard
chairs-help = The game starts as soon as nobody is missing. You will get a link and a code to send to those you expect.
seat-number = Seat { $n }
options-of = Options of { $game }
clock = Clock
clock-none = none, take your time
clock-minutes = { $n } minutes each
clock-help = Time for the whole game. When yours is used up, a bot plays on for you.
open-to = Who may come?
open-to-all = everyone on this server
open-by-link = only those with the link
open-help = An open table is listed on the first page; anyone may sit down or watch. What is hidden in the game stays hidden.
lay-the-table = Lay the table
form-wrong = Something in this form cannot be read; please choose again.

# An invitation.
join-title = A table of { $game }
join-lead = There is a seat for you. Say what we may call you, and sit down.
join-full = All seats are taken, but you may watch.
join-playing = The game has begun. You may watch.
join-over = The game is over. You may see how it ended.
name-help = That is all we need: no account, no mail address.
sit-down = Sit down
watch = Watch
read-rules = The rules of { $game }

# Errors.
error-400 = That was not understood
error-401 = Who are you?
error-403 = This is not for you
error-404 = There is nothing here
error-405 = That cannot be done here
error-409 = Not possible now
error-410 = Too late
error-413 = Too much at once
error-422 = That cannot be done
error-429 = A little slower, please
error-500 = The cup has tipped over
error-503 = One moment, please
error-aside = This table is set aside
    .do = All other tables go on. Try this one again later, or start from the first page.
error-other = Something went wrong
error-do = Nothing of your games is lost. Go back and try again, or start from the first page.
error-code = Error { $n }

# Names on cards, places and people, chosen in the profile, at a table and beside the names of a game.
card-names = Names on cards
card-names-fa = Persian
card-names-en = English
card-names-both = Both

# The profile.
save = Save
profile-name = Name
name-shown = What the others at the table call you; you log in with the name of your account.
profile-look = Look and feel
language = Language
theme = Theme
theme-system = like my device
theme-light = light
theme-dark = dark
motion = Motion
motion-system = like my device
motion-less = as little as possible
sound = Sound
sound-help = Two soft tones when it is your turn.
confirm = Confirm my moves
confirm-help = A move is chosen first and sent with a second touch.
saved-name = Your name is saved.
saved-look = Your settings are saved.
saved-account = You have an account now, and all your games are in it.
saved-sessions = You are logged out everywhere else.
saved-tokens = The token is no longer valid.
saved-seats = You sat twice at a table, as a guest and with your account. The seat of your account is yours; the guest’s was given up, or a bot plays on there.
account = Account
account-is = You are logged in as
account-keeps = Your games and settings follow you to every device where you log in.
log-out = Log out
sessions = Devices
sessions-help = Where you are logged in.
this-device = this one
unknown-device = unknown device
sessions-end = Log out everywhere else
tokens = Tokens for programs
tokens-help = With a token your own program can play for you.
tokens-api = How programs talk to this server
token-made = This is your token. Copy it now: it will not be shown again.
token-name = What is it for?
token-make = Make a token
token-end = End
copy = Copy
copied = Copied
sign-up = Keep your games
sign-up-help = With an account your games and settings are there on every device. What you have now as a guest stays yours.
account-name-label = Account name
password = Password
password-help = At least 8 characters; a few words are better than one.
sign-up-do = Make the account
log-in = Log in
log-in-help = You have an account already? The games of this guest will go into it. At a table where your account sits too, it keeps its own seat, and the guest’s is given up or played on by a bot.
log-in-do = Log in

# Being told that it is one's turn.
turns = Tell me when it is my turn
turns-help = For when you are not at the table. You are told which game waits and who has just played, and nothing of your hand.
push-add = Tell me in this browser
push-test = Send a test
push-end = Do not tell me there any more: { $device }
push-script = To be told in this browser you need script.
push-denied = This browser does not allow notices from here. Allow them in its settings for this page, then press once more.
push-cannot = This browser cannot show notices from this address: that needs https, and on an iPhone or iPad Mizban on the home screen.
push-not-made = The browser could not reach its push service; try again later.
mail-address = Mail address
mail-add = Add
mail-help = We write to it once, and it counts when you open the link in that mail.
mail-waits = Open the link in the mail we have sent there.
mail-confirmed = Confirmed: you get a mail when it is your turn.
mail-end = No more mails
saved-push = This browser tells you from now on when it is your turn.
saved-push-end = You are not told there any more.
saved-push-test = A test is on its way to all of them.
saved-mail = We have sent you a mail. Open the link in it.
saved-mail-end = You get no more mails.
mail-confirm-title = Mails when it is your turn
mail-confirm-lead = From now on a mail goes to this address when it is your turn and you are not at the table. Every mail has a link that ends it.
mail-confirm-do = Yes, send them
mail-confirm-done = From now on you get a mail when it is your turn.
mail-stop-title = No more mails
mail-stop-lead = Mizban forgets your address, and you get no more mails.
mail-stop-do = Stop the mails
mail-stop-done = Your address is forgotten. You get no more mails.

# Rules and help.
help-lead = How to lay a table, sit down, play, take moves back, watch and look at finished games on Mizban.
rules-title = Rules
rules-lead = Every rule has a number. The game shows it whenever it explains or refuses something.
rules-read = Read the rules
rules-of = The rules of { $game }
changes-title = What changed in the rules
changes-about = What changed in the rules of the games, when, and why. A game goes on by the rules it began with.
changes-of = What changed in the rules of { $game }
changes-link = What changed in the rules, and why
changes-way = What changed
changes-today = Rules today
changes-rules = rules { $n }
changes-number = The number grows only when a game could end differently.
changes-keep = A game goes on by the rules it began with.
changes-records = Old records replay by theirs, too.
changes-mine = { $n ->
        [one] One of your tables is on older rules:
       *[other] { $n } of your tables are on older rules:
    }
changes-games = Games
changes-all = All games
changes-none = Nothing has changed: these are the first rules.
changes-words = words only, played as before
changes-before = Before
changes-now = Now
changes-why = Why:
chapters = Chapters
variant = Which variant is played
search = Search the rules
search-none = Nothing found
search-some = … found
search-line = Word, name or number
search-clauses = Clauses
search-all-names = All names that fit: { $n }

# The names of a game, in three columns.
names-of = Names in { $game }
names-about = What the cards, places and words of { $game } are called in the box, in the Persian rule book and at our table.
names-lead = You know a word from the box or from the Persian rule book? Here it is, beside the word on our table.
names-way = Names
names-rules = Rules
names-box = On the box
names-english = English
names-book = In the Persian rule book
names-table = On our table
names-persian = Persian
names-not-in-book = the book has no word for it
names-search = Search all three columns
names-find = Search
names-show = Show
names-all = All
names-other = Other word than the book
names-count = { $n } of { $of }
names-total = { $n } { $n ->
        [one] name
       *[other] names
    }
names-none = Nothing in { $game } is called “{ $word }”.
names-elsewhere = { $n ->
        [one] One of the other games has it:
       *[other] { $n } of the other games have it:
    }
names-nowhere = The other games do not have it either.
names-empty = This game brings no list of names.

# Replay.
replay-title = { $game }, the replay
replay-at = Move { $n } of { $of }
replay-start = The table before the first move.
replay-nothing = Nothing these eyes could see.
replay-older = It was played by the rules it began with. Since { $day }, { $n ->
        [one] one ruling is
       *[other] { $n } rulings are
    } newer.
replay-slider = Move
replay-eyes = Through whose eyes?
replay-go = Show
eyes-of = as { $name } saw it
eyes-public = as the public saw it
step-first = To the beginning
step-prev = One move back
step-next = One move on
step-last = To the end
step-play = Play
step-pause = Pause
record = Record
verify = Check
to-table = Table
log = What happened
won = won

# The check of a finished game.
verify-title = Was it fair?
verify-lead = This check shows whether a finished game was fair: whether every move followed the rules, whether the points are right, and whether anybody, this server included, could know or choose beforehand what chance would bring.
verify-one = Check a record
verify-another = Check another record
verify-file = A record as a file
verify-choose = Choose a file
verify-no-file = none chosen yet
verify-paste = or its text
verify-do = Check it
verdict-good = Everything is in order
verdict-alone = Moves and points are right; the chance was the server’s alone
verdict-bad = Something is wrong with this record
check-seal = The seal
    .help = Nothing in the record was changed after the game: its seal, a fingerprint of all its lines, still fits.
check-chance = The chance
    .help = Chance came from a number that the server had fixed before the game and from those that players gave: nobody chose it alone.
check-alone = The chance
    .help = Chance came from a number that the server had fixed before the game. No player gave one, so the server alone could know it beforehand.
check-words = The moves
    .help = { $n ->
        [one] The game was played again from the start, with the same chance: the one move in it was legal and by the player who was asked.
       *[other] The game was played again from the start, with the same chance: all { $n } moves were legal and by the player who was asked.
    }
check-result = The result
    .help = At the end of the game played again everybody has the points that the record names.
chance-title = Where the chance came from
chance-lead = All cards and dice follow from one seed.
    .shared = All cards and dice follow from one seed. The server had fixed its half before it knew yours, and you gave yours before you knew the server’s.
chance-commit = Commitment
    .help = The fingerprint of the server’s secret, shown to everybody before the start. Another secret would have another fingerprint.
chance-secret = Secret
    .help = The server’s half. It stayed hidden until the game was over.
chance-shares = Shares
    .help = The players’ halves: each browser drew a number of its own. One honest share is enough to make the seed unpredictable.
share-none = gave no number of their own
chance-seed = Seed
    .help = Made from the secret and all shares together. Every draw of the game follows from it.
chance-own = You need not take this server’s word: download the record and check it on your own machine with
chance-none = This record names its seed but no commitment: the moves are checked, but who chose the seed cannot be.

# The interface for programs
api-title = For programs
api-opening = Everything a person can do at a table, a program can do too: lay tables, join them, look, answer, and be told what happens.
api-description = The description (OpenAPI)
api-who = How a program says who it is
api-token = A program shows a token. Tokens are for those who have an account: make one on your profile page, and tokens there. They act for you until you end them.
api-routes = Routes
api-base = All of them begin with
api-route = Route
api-what = What for
api-types = Types
api-commands = Commands
api-ids = Every command has an id that you make once for each intention. Sent again with the same id it is answered the same and done once, so a program that lost the line can just send it again. An answer names the number of the question it is for; for an older question it changes nothing.
api-stream = The stream tells the table again whenever something happens there; it goes on after the number that you name.
api-route-games = the games that can be played here, with their options
api-route-my_tables = your tables; those that wait for you first
api-route-open_tables = tables that everybody may join or watch
api-route-create = lay a table
api-route-join = come to a table with its code
api-route-table = a table as you may see it
api-route-command = do something at a table
api-route-stream = the table again whenever something happens there
api-route-record = the record of a finished game

# Before a game is over: what the server has promised
table-fair = Fair shuffle
promise-title = The shuffle is promised
promise-lead = Before anybody could add a number of their own, this server chose a secret and published its fingerprint. It cannot change the secret any more without being found out.
promise-later = When the game is over this page shows the secret and everybody’s numbers, and checks every draw.
promise-kept = Your browser has kept the fingerprint and its own number, so it need not take the server’s word for it.
promise-lesson = A lesson is dealt alike for everybody, so that the teacher’s words fit. The secret is always the same, and nobody adds a number.
promise-back = Back to the table
kept-same = Your browser remembers this fingerprint and its own number: both are the same here.
kept-other = Your browser remembers another fingerprint or another number than stands here: something is wrong.

# The printed figures of a game.
figures-title = Printed figures: { $game }
figures-lead = Some figures that are printed on the cards of this game are in no public source. Whoever runs this server and owns the box can enter them here once; new tables are then laid with them.
figures-now = New tables are laid with
figures-provisional = Some figures of the cards are provisional: they have not been checked against the printed cards.
figures-none = The provisional figures: nobody has checked them against the printed cards.
figures-set = The printed figures that the host has entered: <b><bdi>{ $name }</bdi></b>.
figures-entered = As printed: { $name }
figures-entered-here = New tables are laid with the printed figures that the host of this server has entered.
figures-kept = Games that have begun keep the figures they began with. A record holds its figures, so that it replays everywhere.
figures-file = The file
figures-link = Enter the printed figures
figures-enter = Enter the printed figures
figures-text = The file
    .help = Correct the figures that differ from your cards, and give the set a name. Everything is checked before it is kept.
figures-key = Key of the host
figures-key-help = It was shown in the terminal when the server started, and is in the file <code>host.key</code> in the data folder.
figures-do = Check and keep
figures-forget = Back to the provisional figures
figures-line = Line { $n }:
figures-saved = The figures are kept: new tables are laid with them.
figures-forgotten = New tables are laid with the provisional figures again.

# Worked examples
examples = Examples
example-book = Example of the rule book
  .short = Example
example-ours = Example of ours
  .short = Our example
example-eye = as { $name } sees it
sample-way = A sample turn
example-provisional = provisional: { $what }
example-ledger = { $was }, now { $now }
example-hand = In hand
example-whole = Whole screen
example-close = Close
example-checked = checked by the program
example-proof = The program lays this table and gives { $answers ->
        [one] this answer
       *[other] these { $answers } answers
    } each time it is built, and compares { $facts ->
        [one] { $facts } fact
       *[other] { $facts } facts
    } with the rules.
example-counted = The program lays this table and counts it each time it is built, and compares { $facts ->
        [one] { $facts } fact
       *[other] { $facts } facts
    } with the rules.
example-else = Were one of them wrong, this page would not show it.
example-more = It proves these clauses, too:
example-step = Step …
example-of = … of …
example-start = Start
example-result = Result
example-back = One step back
example-on = One step on
example-play = Play the steps
    .short = Play
example-pause = Pause
example-try = Try it yourself
    .short = Try it
example-link = Copy the link to this step
example-copied = Copied
example-not-copied = Not copied; the link is in the address bar
example-see = Example { $example }

# Summary card
aid = Summary card
aid-of = { $game }: summary card
aid-about = { $game } on one page: the turn, prices and what scores, every line with its clause. To read and to print.
aid-print = Print on one A5 page
aid-close = Close the summary card
aid-pin = Keep it beside the answers
aid-faces = Sides of the card
aid-own = yours
aid-secret = yours, secret
aid-away = Not in this game
aid-to = to
aid-unsure = provisional
aid-answers = Show the answers again
aid-foot = rules { $n }, { $day } · every line is a clause of the rules
aid-foot-plain = rules { $n } · every line is a clause of the rules
