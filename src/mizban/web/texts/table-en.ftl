# The table page.
table-books = Log, chat and rules
table-log = Log
table-chat = Chat
table-rules = Rules
table-older = This game goes on by the rules it began with. Since { $day }, { $n ->
        [one] one ruling is
       *[other] { $n } rulings are
    } newer.
table-rules-page = The whole rules
table-board = The board
table-rail = The question and the players
table-question = The question
table-players = Players
table-all = All answers
table-which = Which of these?
table-close = Close
table-laying = The table is being laid…
table-reload = Load the page again
table-lost = Connection lost. Your moves are safe; trying again…
table-compiling = Bots that think find less until the rules are compiled. That is under way beside the table; there is nothing to do.
table-uncompiled = Bots that think do so less here, because the rules run uncompiled. The host can install a C compiler and Python’s headers (Debian: <span dir="ltr">{ $packages }</span>), and start again in a clone, or install Mizban again.
table-seen = I have read this
table-script = The table needs JavaScript. Everything else here works without it.
table-since = Since your last turn
table-before = Before that
table-say = Say something to the table
table-name-first = Give a name to chat
table-send = Send
table-copied = Copied
table-not-copied = Not copied
table-my-turn = It is your turn

# States.
state-mine = Your turn
state-theirs = Waiting
state-sealed = You have answered
state-watching = You are watching
state-away = You are away
state-waiting = Waiting for players
state-playing = Being played
state-over = Finished
state-closed = Closed
waiting-for = Waiting for
sealed = Your answer, which nobody knows yet:
sealed-change = Change my answer
waiting-free = { $n ->
        [one] One seat is still free
       *[other] { $n } seats are still free
    }
waiting-help = The game starts by itself when every seat is taken.
waiting-starting = All are here: the game begins…
waiting-numbers = Every player’s device adds a number of its own to the shuffle.
closed = Everybody has left this table.
away = A bot plays for you
away-alone = You have stepped aside, and the game waits until you are back
away-help = It knows only what you could see. Take your seat back whenever you like.
return = Take my seat back
leave = Leave: a bot keeps my seat
relieve = Let a bot play
relieve-name = Let a bot play for { $name }
undo = Undo
undo-ask = Ask to go back to before my last move
    .help = { $n ->
        [one] Takes that one move back
       *[other] Takes back { $n } moves in all, mine and others’
    }
vote-asked = { $n ->
        [one] <bdi>{ $name }</bdi> asks to take their last move back, and nothing else. Everybody must agree.
       *[other] <bdi>{ $name }</bdi> asks to go back to before their last move: { $n } moves in all, their own and others’, are taken back. Everybody must agree.
    }
vote-waiting = { $n ->
        [one] Waiting for the others to agree that one move is taken back.
       *[other] Waiting for the others to agree that { $n } moves in all are taken back.
    }
vote-held = Bots wait for it, { $n ->
        [one] a second
       *[other] { $n } seconds
    } at most.
vote-withdraw = Withdraw my request
vote-yes = Agree
vote-no = No
bell = Tell me when it is my turn
confirm-no = Cancel
facts = What you know
step-less = Less
step-more = More
step-amount = Amount

# Players.
seat-you = (you)
seat-your-turn = your turn
    .brief = your turn
seat-turn = to answer
    .brief = to play
seat-done = has answered
    .brief = answered
seat-thinking = is thinking
seat-bot = bot, { $level }
seat-away = away, a bot plays
    .brief = bot
seat-gone = not here now
    .brief = away
watching = { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }

# The end.
over-wins = { $n ->
        [one] <bdi>{ $name }</bdi> wins with { $n } point
       *[other] <bdi>{ $name }</bdi> wins with { $n } points
    }
over-you = { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
over-alone = { $n ->
        [one] The result: { $n } point
       *[other] The result: { $n } points
    }
over-shared = { $n ->
        [one] A shared victory with { $n } point
       *[other] A shared victory with { $n } points
    }
over-rank = Place
over-player = Player
over-points = Points
over-again = Play again
over-next = To the next game
over-review = Review
over-check = Check the shuffle

# Waiting for players.
paper-title = Who sits where?
chair-free = Free
chair-here = is here
sit = Sit here
stand = Stand up
bot-level = Level of the bot
add-bot = Add a bot
remove-bot = Remove
invite-title = Invite others
invite-code = Code of this table
invite-help = Send this link, or let the others scan the QR code. No account is needed.
invite-alone = This machine is in no network: until it is, nobody else can reach this table.
invite-here = Only this machine can reach this table. Started with <span dir="ltr">{ $words }</span>, the server lets others in this network in, too.
memory-off = Switch the memory aid off
  .help = Then only what lies on the table is shown
memory-on = Switch the memory aid on
  .help = Then the cards that you have seen are shown
copy-link = Copy the link
qr = The link of this table as a QR code
table-walk = The board: arrow keys go from thing to thing and explain them, Enter chooses.
table-panes = Parts of the table
zoom-in = Nearer
zoom-whole = The whole board
walk = Place
walk-back = The place before
walk-on = The next place
walk-at = option { $n } of { $of }
table-tally = Points so far
table-held = What you play with
tally-part = { $n } there, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-points = Total
lesson-goal = Goal { $n } of { $of }
lesson-over = You have finished the lesson.
lesson-play-on = Play this game on to its end, or lay a table of your own.

# An example that somebody tries; $book is 1 where it is the rule book’s, else it is one of ours.
trial-title = Example { $example }: { $title }
trial-name = Example { $example }
trial-private = A private table.
trial-way = You play { $name }; { $others } { $n ->
        [one] answers
       *[other] answer
    } as in the { $book ->
        [1] book
       *[other] example
    }. Nothing counts and nobody sees it.
    .brief = You play { $name }; the others follow the { $book ->
        [1] book
       *[other] example
    }.
trial-way-alone = You play { $name }. Nothing counts and nobody sees it.
    .brief = You play { $name }; nothing counts.
trial-left = No longer the { $book ->
        [1] book’s
       *[other] example’s
    } way: { $n ->
        [one] a bot answers
       *[other] bots answer
    } for { $others } now. Go back as often as you like.
    .brief = No longer the { $book ->
        [1] book’s
       *[other] example’s
    } way: bots answer.
trial-left-alone = No longer the { $book ->
        [1] book’s
       *[other] example’s
    } way. Go back as often as you like.
    .brief = No longer the { $book ->
        [1] book’s
       *[other] example’s
    } way.
trial-over = You have come to the result of the example. Try another way, or play on against bots.
    .brief = This is the result of the example.
trial-over-alone = You have come to the result of the example. Try another way, or play on.
    .brief = This is the result of the example.
trial-on = The example is behind you: { $n ->
        [one] a bot answers
       *[other] bots answer
    } for { $others }. Nothing counts and nobody sees it.
    .brief = Beyond the example: bots answer.
trial-on-alone = The example is behind you. Nothing counts and nobody sees it.
    .brief = Beyond the example.
trial-open = You play { $name } from here; { $n ->
        [one] a bot answers
       *[other] bots answer
    } for { $others }. Nothing counts and nobody sees it.
    .brief = You play { $name } from here.
trial-open-alone = You play { $name } from here. Nothing counts and nobody sees it.
    .brief = You play { $name } from here.
trial-done = You have come to the result of the example, and to its end. Try another way as often as you like.
    .brief = This is the result of the example.
trial-ends = The example was laid only this far. Go back as often as you like.
    .brief = It was laid only this far.
trial-nothing = The example ends here
trial-restart = From the start
trial-back = Back to the rule
trial-steps = Steps
trial-own = You go a way of your own.
trial-mark-book = the book
trial-mark-ours = the example
trial-follow-book = The book’s way
trial-follow-ours = The example’s way
trial-return-book = Back to the book’s way
trial-return-ours = Back to the example’s way
trial-go-on = Play on against bots
seat-book = as in the book
    .brief = the book
seat-ours = as in the example
    .brief = example
seat-rests = waits for you
    .brief = waits
