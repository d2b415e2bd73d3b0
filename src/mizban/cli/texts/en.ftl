# Problems with a command line; those of games and records are in the common texts.
unknown-command = There is no command “{ $command }”; there are: { $known }.
no-such-option = There is no option “{ $option }”; add --help to see what there is.
missing-argument = Something is missing: { $name }; add --help to see what is needed.
extra-argument = “{ $value }” is one too many; add --help to see what is needed.
misused = { $message }; add --help to see how it is used.
not-a-number = “{ $value }” is not a whole number ({ $name }).
too-small = { $name } must be at least { $least }.
bad-time = “{ $value }” is no time for { $name }: it takes { $least } to { $most } seconds.
bad-pair = “{ $pair }” should be written as name=value.
no-file = The file “{ $path }” is not there, or cannot be read as text.
file-too-large = The file “{ $path }” is larger than { $most } MB; it is no record of a game.
no-folder = “{ $path }” cannot be written to.
no-browser = A moving picture needs Chromium or Chrome, and none was found that works; MIZBAN_BROWSER can name one.
no-pillow = A moving picture needs Pillow, which this installs: { $advice }
shelf-full = There are records of { $game } in “{ $path }” already, such as { $name }; choose another folder.
many-bots = You have named { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; name one, or one for each seat.

no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $most }.

# mizban games
games-name = Name
games-game = Game
games-players = Players
games-minutes = Minutes
games-options = Options
games-range = { $least } to { $most }
games-more = Everything about one of them: { $command }
games-one = { $title } ({ $name })
games-facts = { $least } to { $most } players, { $minutes ->
        [0] rules version { $rules }
       *[other] about { $minutes } minutes, rules version { $rules }
    }
games-bots = Bots: { $bots }
games-play = To play in the terminal: { $command }
games-choose = Options, each given as --option NAME=VALUE:
games-default = { $value } (default)
games-only-with = (counts only with { $pair })
games-with-seats = { $value } (number of players: { $seats })
games-seat = the number of a seat, counted from 0

# mizban examples
examples-game = Game
examples-example = Example
examples-title = What it shows
examples-steps = Steps
examples-answers = Answers
examples-facts = Facts
examples-true = True
examples-yes = yes
examples-no = no
examples-all = Examples: { $examples } (ours: { $ours }, the others of the rule books). Steps: { $steps }. Answers: { $answers }. Facts compared: { $facts }.
examples-good = All of it is true.
examples-build = Played on the { $build } build.
examples-wrong = { $n ->
        [one] { $n } example is not true.
       *[other] { $n } examples are not true.
    }

# mizban simulate
simulate-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
simulate-playing = Playing
simulate-speed = { $decisions } decisions/s, { $games } games/s, { $each } decisions a game
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean score
simulate-least = Lowest
simulate-most = Highest
simulate-hash = Hash of all results: { $hash }

# mizban arena
few-bots = An arena needs two different bots at least, with commas between: hard,easy.
arena-playing = Playing
arena-interval = 95 %
arena-between = { $low } to { $high }
arena-even = Even
arena-winning = In wins
arena-turns = Turns
arena-rating = Rating
arena-ms = ms
arena-note = Wins: the share of all games; 95 %: where it would be in the long run; even: if all were alike. In wins: the mean score in games it won. Turns: how often in a game it was asked after others. Rating: 400 more come out ahead ten times to one. ms: thought for an answer.
arena-left-out = { $games ->
        [one] One more game is left out: the rules have changed since, and it mattered there.
       *[other] { $games } more games are left out: the rules have changed since, and it mattered there.
    }
older-name = “{ $bot }” should be written as git:COMMIT/BOT, for example git:HEAD/hard.
older-no-git = An older self is taken from the history of Mizban, and git, which reads it, is not installed.
older-no-clone = An older self is taken from the history of Mizban, and this Mizban does not run in a clone of it ({ $why }).
older-unknown = There is no commit “{ $commit }” of Mizban in this clone; git fetch may bring it.
older-refuses = { $bot } cannot sit down: { $why }
older-ended = { $bot } has ended: { $why }
older-all-out = The rules have changed since, and it mattered in { $games ->
        [one] the one game that was played; there is no result.
       *[other] all { $games } games; there is no result.
    }
older-building = Building commit { $commit }: once, and it takes some minutes.
older-compiling = Compiling commit { $commit }, for { $seconds } s
older-waiting = Waiting until another arena has built its commit, for { $seconds } s
older-uncompiled = { $bot } plays uncompiled, with the same answers but more slowly: { $why }

# mizban statistics
no-statistics = There are no statistics of the cards of { $game }.
statistics-playing = Playing
statistics-title = { $game }: what the cards are worth
statistics-about = Made by `mizban statistics`: games by bots that answer at once and judge every worth up to { $blur } % off, seed { $seed }. Used: of the seats of all games in which a card was in play, the share that used it. Wins: how often who used it won, shared victories in parts, with the interval that holds the true share 95 times in 100. Score: the mean of those who used it.
statistics-seats = { $seats ->
        [one] Alone
       *[other] { $seats } players
    }: { $games ->
        [one] one game
       *[other] { $count } games
    }
statistics-means = Mean score { $mean }; mean score of the winner { $winning }. If all cards were alike, those who used one would win as often as all others.
statistics-alone = Mean result { $mean }.
statistics-games = In play
statistics-used = Used
statistics-wins = Wins
statistics-interval = 95 %
statistics-mean = Score

# mizban replay, mizban verify
replay-start = { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, seed { $seed }
replay-unfinished = The record stops here: { $prompt }
replay-result = Result
replay-place = Place
replay-points = Points
replay-pictures = { $count ->
    [one] { $count } picture written to { $path }
   *[other] { $count } pictures written to { $path }
    }
verify-good = The record is good: { $words ->
        [one] { $words } answer
       *[other] { $words } answers
    }, all legal; the game is complete, the result is right and the seal fits.
verify-fair = The chance was fair: the seed comes from the secret that the table committed to and from the numbers that players gave.
verify-alone = The seed comes from the secret that the table committed to, but no player gave a number: the server alone could know it beforehand.
verify-plain = The seed stands in the record, and all chance follows from it; the table did not commit to a secret beforehand.

# mizban bench
bad-seconds = “{ $value }” is not a number of seconds; write for example 0.5.
unknown-peer = There is no peer “{ $peer }”; there are: { $known }.
no-core = Core { $core } cannot be chosen here; there are: { $known }.
bench-broken = The measuring process ended too early: { $why }
bench-installing = Installing { $peer } into an environment of its own
bench-left-out = { $peer } is left out: { $why }
bench-only-pure = Only the pure build is here; `./dev play bench` measures the compiled package, and `./dev compile` compiles this checkout.
bench-plan = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } in { $runs ->
    [one] { $runs } round
   *[other] { $runs } rounds
    }: about { $seconds } s
bench-measuring = Measuring
bench-title = { $runs ->
    [one] One round
   *[other] Best of { $runs } rounds
    }, { $seconds } s for each figure
bench-game = Game
bench-build = Build
bench-driven = Driven
bench-decisions-per-s = Decisions a second
bench-games-per-s = Games a second
bench-copy-us = Copy, µs
bench-replays-per-s = Replays a second
bench-ratio-to-catanatron = Ratio
bench-compiled = compiled
bench-pure = pure
bench-peer = peer
bench-caller = caller
bench-inside = inside
bench-base = Ratio: decisions a second, compared with Catanatron { $version } (Catan, 2 random players) in this run.

# mizban play
resume-fixed = An unfinished game has its seats, seed and options already; leave them out with --resume.
resume-other = The record “{ $path }” is a game of { $game }.
resume-over = The game in “{ $path }” is finished; there is nothing to go on with.
record-exists = The file “{ $path }” is there already; choose another one.
no-write = The file “{ $path }” cannot be written.
seat-or-hotseat = Choose one of --seat and --hotseat.
many-names = You have given { $names ->
        [one] { $names } name
       *[other] { $names } names
    } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    } at this keyboard.
bad-name = A name needs 1 to { $most } characters that can be printed.
same-name = Two players cannot have the same name.
play-you = You
play-bot = { $n ->
        [0] Bot
        [1] Bot A
        [2] Bot B
        [3] Bot C
        [4] Bot D
        [5] Bot E
       *[other] Bot { $n }
    }
play-hello = Welcome to { $game }. Type ? to see what you can do, and rules to read the rules.
play-input = Your choice (? for help):{ " " }
play-range = { $least } to { $most }
play-thinking = { $seat } is thinking
play-hand-on = Give the keyboard to { $seat }, who presses Enter.
play-hand-on-or-undo = Give the keyboard to { $seat }, who presses Enter; or u if { $other } takes the last answer back.
play-more = … (type log to read all of it)
play-no-number = There is no choice { $number }.
play-unclear = “{ $typed }” is no choice here; type a number, or ? for help.
play-no-undo = Nothing can be taken back: since your last answer somebody has answered or seen something new.
play-no-clause = The rules have no { $clause }; type rules to see the chapters.
play-why-what = Type the answer you wonder about after it, for example: why { $word }
play-why-not = “{ $text }” can be chosen now.
play-clause = { $clause }
play-chapter = { $chapter }
play-rules = Type for example rules { $clause } to read a chapter, or the number of a clause.
play-key-why = why
play-key-undo = u
play-key-log = log
play-key-rules = rules
play-key-quit = q
play-help-choose = Type the number of a choice, or its word; where an amount is asked, type the amount. Enter alone draws the table again.
play-help-explain = ? 3: the word of choice 3 and what it does, with the rules behind it
play-help-why = why { $word }: why the answer with this word is not possible now
play-help-undo = u: take your last answer back, as long as nobody has answered or seen anything new since
play-help-log = log: all that has happened so far
play-help-rules = rules: the chapters of the rules; rules 4: one of them; rules 4.3: one clause
play-help-quit = q: leave; the game is kept and can be gone on with
play-place = { $place }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-won = You have won!
play-kept = The game is over and kept. To check its record:
play-left = The game is kept. To go on with it:

# mizban watch
watch-head = { $game }: { $players }; seed { $seed }
watch-bot = { $seat } is { $bot }
watch-hidden = { $seat } has answered.
watch-step = Enter: on, Ctrl+C: end

# The plain sources run
uncompiled = Bots that think do so less here, because the rules run uncompiled. For their full strength install a C compiler and Python’s headers (Debian: { $packages }), and start again in a clone, or install Mizban again.

# Serving
serving = The table is laid at { $address }
serving-already = The table is laid already, at { $address }
serving-phones = Phones and others in this network: { $address }
serving-alone = This machine is in no network: phones cannot reach the table until it is in one; then the page of every table shows the way.
serving-here = Only this machine can reach it; so that phones and others in this network can, too, start it with { $words }.
serving-data = Everything is kept in { $folder }
serving-key = If you own the box of { $game }, enter its printed figures at { $address }, with the key of the host: { $key }
serving-figures = The printed figures of { $game } do not count: { $why }
serving-end = Ctrl+C ends it; no move is lost.
moved-data = What was in { $old } is in { $new } now.
older-data = There is older data in { $old }; what counts is in { $new }.
not-moved = What is in { $old } could not be moved to { $new }; it is used where it is.
data-in-use = Another Mizban is running on { $folder }; stop it first, or name another folder with --data.
port-taken = Port { $port } at { $host } cannot be used: another program holds it, or it is not for you; choose another one with --port.
bad-port = { $port } is no port; ports go from 1 to 65535.
backup-copying = Copying
backed-up = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    } of games in the terminal and { $figures ->
        [one] { $figures } file
       *[other] { $figures } files
    } of printed figures are kept in { $path }, with all keys: let nobody else read it.
restored = { $tables ->
        [one] { $tables } table is
       *[other] { $tables } tables are
    } back from { $path }, and { $records ->
        [one] { $records } record
       *[other] { $records } records
    } of games in the terminal and { $figures ->
        [one] { $figures } file
       *[other] { $figures } files
    } of printed figures{ $aside ->
        [0] .
       *[other] ; what was there before was put aside.
    }
restored-tables = { $tables ->
        [one] { $tables } table is
       *[other] { $tables } tables are
    } back from { $path }, which holds nothing else{ $aside ->
        [0] .
       *[other] ; what was there before was put aside.
    }
files-not-restored = The tables are back from { $path }, but records, figures and keys are not: { $folder } cannot be written.
not-restored = The running server did not take the backup; nothing has changed.
not-a-backup = { $path } is not a backup of Mizban, or it is damaged.
no-data = There is no data in { $folder } yet.
file-exists = { $path } is there already and is not overwritten.
cannot-write = { $path } cannot be written.
data-unusable = { $folder } cannot be used as a folder for data; name another one with --data.
bad-host = { $host } is no address of this machine; leave --host out, or use 127.0.0.1 for this machine only.
bad-public = { $public } is no address that people could open; write it like https://table.example.org.
bad-mail = The mail server cannot be read; write it like smtp://user:password@mail.example.org:587?from=table@example.org, or smtps:// for port 465.
no-backup = There is no file { $path }.

# --help: what each command is for, and its options by their names; those that every command has come first.
help-usage = Usage:
help-commands = Commands
help-default = default:
help-every = Options
    .lang = Language: en or fa; else MIZBAN_LANG, else the terminal’s.
    .json = Write JSON for programs.
    .help = Show this and end.
help-mizban =
    Mizban: modern board games as an open table and a fast rules library.

    Without a command it serves the table on this machine and opens the browser.
    .host = The address to listen at; 127.0.0.1: this machine only.
    .port = The port to listen at; without it the first one free from 8020 on.
    .data = The folder to keep everything in; else MIZBAN_DATA, else { $folder }.
    .no-open = Do not open a browser.
    .public = The address people reach this server by, if it is behind a proxy.
    .proxy = The address of that proxy, whose word about senders is trusted.
    .mail = Who takes mails: smtp://user:password@host:port?from=address; MIZBAN_MAIL keeps it from other users.
    .thinking = Seconds of a core that a bot may think.
    .log = Write the log to the terminal, too.
    .version = Version and build.
help-play = Play in the terminal, against bots or with friends at one keyboard. Type ? there for help.
    .seats = Number of seats; three unless said.
    .seat = Your seat, from 0; repeat it for more people.
    .hotseat = People on all seats, in turn at this keyboard.
    .bot = For the other seats: easy, medium, hard, random.
    .thinking = Seconds of a core that a bot may think; 0: as long as it takes.
    .seed = The same seed gives the same chance; unless said nobody knows it.
    .option = An option of the game; repeatable.
    .name = Your name; repeat it for more people.
    .record = Keep the record of the game in this file.
    .resume = Go on with an unfinished game, from the file of its record.
    .data = The folder to keep it in; else MIZBAN_DATA, else { $folder }.
help-watch = Watch bots play each other in the terminal, move after move.
    .bots = One bot for all seats, or one for each with commas between: hard,easy.
    .seats = Number of seats; one for each bot unless said.
    .seat = See it as this seat does, from 0; otherwise as the public.
    .delay = Seconds between two moves.
    .step = Wait for Enter before every move.
    .thinking = Seconds of a core that a bot may think; 0: as long as it takes.
    .seed = The same seed gives the same chance; unless said nobody knows it.
    .option = An option of the game; repeatable.
help-games = List the games, or show everything about one: players, options, bots.
help-examples = Play the worked examples of the rules, of one game or of all, and say which come true.
help-simulate = Play many games by bots: speed, scores, and a hash of all results.
    .seats = Number of seats; the smallest the game allows unless said.
    .games = How many games.
    .seed = Everything follows from it.
    .bot = A bot for all seats, or given once for each seat.
    .option = An option of the game; repeatable.
    .record = Keep the record of every game in this folder.
help-arena = Let bots play each other: win shares with 95 % intervals, mean scores and ratings.
    .bots = The bots, with commas between; git:COMMIT/BOT is one as it was then.
    .seats = Number of seats; two unless said, or the fewest the game allows.
    .games = How many games.
    .seed = Everything follows from it.
    .ms = Bots that think do so for this many milliseconds an answer.
    .jobs = Games at the same time, each on its core.
    .option = An option of the game; repeatable.
    .record = Keep the record of every game in this folder.
help-statistics = Play many games by bots: how often every card is used, and how often who used it wins.
    .games = How many with each number of seats.
    .seats = Number of seats; every number there is unless said.
    .blur = Per cent by which the bots judge wrongly.
    .seed = Everything follows from it.
    .jobs = Games at the same time, each on its core.
    .option = An option of the game; repeatable.
    .out = A file for the page; else it is printed.
help-replay = Play a record through, in words or as pictures.
    .seat = See it as this seat; otherwise as the public.
    .text = What happened, in words (this is the default).
    .svg = Write a picture for each answer to a folder.
    .gif = Write a moving picture; needs Pillow and a browser.
help-verify = Check the record of a finished game: legal, complete, the right result, and fair chance.
help-bench = Measure decisions, games, copies and replays per second in both builds.
    .game = A game; all of them unless said.
    .seats = Number of seats; two unless said, or the fewest the game allows.
    .seconds = Length of one measurement, in seconds.
    .runs = Rounds; the best one counts.
    .peers = Compare with other libraries; installs them, each in its own environment.
    .peer = Compare with this one only; repeatable.
    .keep = Keep the peers’ environments for the next time.
    .core = Measure on this core only.
help-backup = Copy all data into one file, also while the server runs.
    .data = The folder with the data; else MIZBAN_DATA, else { $folder }.
help-restore = Go back to the backup in a file, also while the server runs; the data so far is put aside.
    .data = The folder with the data; else MIZBAN_DATA, else { $folder }.
