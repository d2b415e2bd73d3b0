# What the server says; every refusal is one sentence.
bot = Bot
bot-name = Bot { $letter }
letter-1 = A
letter-2 = B
letter-3 = C
letter-4 = D
letter-5 = E
free-seat = Free seat
guest-name = Guest { $n }

storage-failed = The server could not write this down, so nothing has changed; try again in a moment.
too-often = That was too often; wait { $n ->
        [one] a second
       *[other] { $n } seconds
    } and try again.
too-large = That is more than this server takes at once.
bad-request = This is not a request that this server understands.
long-address = This address is longer than any that this server has.
long-headers = The headers of this request are more than this server reads.
too-slow = This request did not arrive in time; try again.
crowded = This server has as many connections as it can hold; try again in { $n } seconds.
crowded-near = So many connections from your network are open here that there is no room for one more; try again in { $n } seconds.
other-origin = This request came from another site and was not carried out.
bad-token = This token is not valid, or it has been ended.
bad-command = This message is not a command that a table understands.
bad-json = This message cannot be read as JSON.
bad-json-at = This message cannot be read as JSON: it goes wrong at byte { $n }.
field-missing = The field “{ $field }” is missing.
field-unknown = There is no field “{ $field }” here.
field-kind = The field “{ $field }” must be { $kind ->
        [str] a text
        [int] a whole number
        [bool] true or false
        [array] a list
       *[object] an object
    }.
field-length-most = The field “{ $field }” may have a length of { $n } at most.
field-length-least = The field “{ $field }” must have a length of { $n } at least.
field-most = The field “{ $field }” may be { $n } at most.
field-least = The field “{ $field }” must be { $n } at least.
field-odd = The field “{ $field }” cannot have this value.
bad-number = “{ $name }” must be a whole number from 0 to { $most }, given once.
needs-token = This call needs a token: send the header “Authorization: Bearer” with one from your profile page.
bad-choice = This cannot be chosen here.
no-page = There is no such page.
no-method = This address does not take that kind of request.
no-table = There is no such table, or it is private and you were not invited.
no-code = No table has this code; look at it once more.
server-error = Something went wrong on the server; nothing of your game is lost.
move-failed = This could not be played: the program has made a mistake. Nothing has changed, so choose another answer; the host finds the reason in the log.
draw-failed = This table cannot be shown: the program has made a mistake. Nothing of the game is lost; the host finds the reason in the log.
aside-game = This table cannot be opened: its game, “{ $game }”, is not installed on this server. Nothing of it is lost; the host finds the reason in the log.
aside-rules = This table cannot be opened: it was played by version { $rules } of the rules of “{ $game }”, and this server has version { $ours }. Nothing of it is lost; the host finds the reason in the log.
aside-damaged = This table cannot be opened: a part of what is stored of it cannot be read. Nothing of it was changed; the host finds the reason in the log.
aside-example = The example that this table began with has changed since then; try it again from the rules.
aside-broken = This table cannot be opened now: the program makes a mistake in its game. Nothing of it is lost; the host finds the reason in the log.
name-empty = A name needs at least one character.
name-long = A name may have { $n } characters at most.
account-name = An account name has 3 to 24 letters, digits, dots or hyphens.
account-taken = This account name is taken.
has-account = You have an account already.
password-short = A password has at least { $n } characters.
password-long = A password has { $n } characters at most.
password-common = This password is too easy to guess.
wrong-key = This is not the key of the host; nothing was changed.
wrong-password = The account name or the password is wrong.
log-in-first = Say who you are first.
bad-chairs = Say for every seat who sits there: you, a person who is still to come, or a bot.
too-many-tables = You have { $n } tables that are not finished; finish or leave one of them first.
no-name = We do not know yet what to call you: open the table by its link and give a name.
not-seated = You watch this game; only those who sit at the table can do this.
not-owner = Only the person who laid this table can do this.
not-waiting = The game has started already.
not-playing = The game is not running.
not-over = The game is not over yet.
away = A bot is playing for you; take your seat back first.
not-away = You are at the table already.
id-used = This id was used for something else; give every command its own.
lesson-wrong = { $why }
example-unasked = Nobody is asked anything in example { $example }, so there is nothing to try.
example-alone = Here you try an example by yourself: you can answer, go back and play on, and nothing else.
example-on = The bots are playing on already.
no-example-here = This can be done only where somebody tries an example.
stale = The table has moved on meanwhile; look again before you choose.
undo-unfair = Somebody has learned something or answered since; you can ask the others to go back.
undo-absent = { $name } is not here and cannot agree.
undo-nothing = You have not done anything yet.
undo-answered = You have answered already.
undo-again = You have asked already; you can ask again after the next move.
chat-empty = There is nothing to say in this message.
seated-already = You sit at this table already.
seat-taken = This seat is taken.
not-stalled = A bot can take a seat only when its player has been gone for a while.
shared-already = Your number for the shuffle is known already.
table-closed = This table was closed before its game began.
bad-crew = “{ $label }” is for { $people ->
        [one] one person
       *[other] { $people } people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }.
    .typed = “{ $pair }” is for { $people ->
        [one] one person
       *[other] { $people } people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }.
no-person = At least one seat is for a person; bots do not play among themselves here.
no-time = Your time is up; the bot plays this game to its end.
undo-asked = Somebody asks to go back already; answer that first.
token-elsewhere = A token is for programs: it opens the addresses under /api and the live channel of a table.
table-full = So much has happened at this table that it takes no more.
table-crowded = So many people look at this table that it takes no more.

# Lines of the log that are not of the game; .you is for the one who did it.
log-sit = { $name } sits down.
log-stand = { $name } stands up.
log-bot = { $name } sits down.
log-no-bot = A bot leaves.
log-leave = { $name } leaves; a bot keeps the seat.
    .you = You leave; a bot keeps your seat.
log-return = { $name } is back.
    .you = You are back.
log-relieve = { $name } has not played for a while; a bot plays on.
    .you = You have not played for a while; a bot plays on for you.
log-time-out = { $name } has run out of time; a bot plays on.
    .you = You have run out of time; a bot plays on for you.
log-undo = { $name } takes a move back.
    .you = You take a move back.
log-rewind = { $name } goes further back.
    .you = You go further back.
log-play-on = { $name } plays on after the example.
    .you = You play on after the example.
log-undo-agreed = The table goes back to before { $name }’s move.
    .you = The table goes back to before your move.
log-undo-ask = { $n ->
        [one] { $name } asks to take their last move back.
       *[other] { $name } asks to go back to before their last move: { $n } moves in all, their own and others’.
    }
    .you = { $n ->
        [one] You ask to take your last move back.
       *[other] You ask to go back to before your last move: { $n } moves in all, yours and others’.
    }
log-undo-yes = { $name } agrees.
    .you = You agree.
log-undo-no = { $name } does not agree; nothing is taken back.
    .you = You do not agree; nothing is taken back.
log-undo-withdraw = { $name } no longer asks to go back.
    .you = You no longer ask to go back.
log-undo-lapse = Not everybody has agreed in time to { $name }’s request to go back; nothing is taken back.
    .you = Not everybody has agreed in time to your request to go back; nothing is taken back.
log-undo-left = A bot plays for { $name } now, so the request to go back is over.
    .you = A bot plays for you now, so the request to go back is over.
log-undo-past = The game goes on, so { $name }’s request to go back is over.
    .you = The game goes on, so your request to go back is over.
log-rematch = { $name } lays the table again.
    .you = You lay the table again.

# Notices for people who are elsewhere.
turn-title = Your turn: { $game }
turn-after = { $name } has just played, and the table waits for you.
turn-with = The table waits for you: you play with { $names }.
test-title = This is how it looks
test-body = When it is your turn and you are elsewhere, Mizban tells you here.
sender = Mizban
mail-open = Open the table
mail-stop = No more mails like this
confirm-title = Is this your address?
confirm-why = Somebody, probably you, wants a mail here whenever it is their turn at a table of Mizban.
confirm-how = Open the link within a day to agree. If it was not you, do nothing, and no more mails will come.
confirm-do = Yes, this is my address
bad-browser = The push service of this browser is not one that this server can write to.
no-browser = You are not told in any browser yet.
many-browsers = You are told in { $n } browsers already; remove one of them first.
push-failed = None of your browsers could be reached; remove them and add this one again.
bad-address = Mails cannot be sent to this address; look at it once more.
mail-failed = The mail could not be sent; try again later, or ask the host of this server.
expired-link = This link has expired: it was good for one day. Enter your address again on your profile page, and a new one comes.
stale-link = This link is no longer good. You can enter your address again on your profile page.
no-example = There is no example “{ $example }”.
