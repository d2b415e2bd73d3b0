# What is the same for every game.
player = Player { $n }
you = you
name = { $seat }
list-comma = { ", " }
list-and = { " and " }
game-over = The game is over.
not-asked = That does not answer the open question. { $question }

# Problems: one sentence each; .typed is for who has typed what a page lets one choose.
unknown-language = There is no language “{ $lang }”; there are: { $known }.
unknown-game = There is no game “{ $game }”; there are: { $known }.
broken-game = The game “{ $game }” of the package { $package } cannot be loaded ({ $message }); the other games are not affected.
unknown-option = “{ $game }” has no option “{ $option }”; it has: { $known }.
bad-option = The option “{ $name }” cannot be “{ $label }”; it can be: { $labels }.
    .typed = The option “{ $option }” cannot be “{ $value }”; it can be: { $known }.
option-seats = “{ $label }” is for { $known } seats; here are { $seats }.
    .typed = “{ $pair }” is for { $known } seats; here are { $seats }.
bad-open-option = The option “{ $name }” cannot be “{ $label }”; it can be “{ $labels }”, or a whole set that was entered.
    .typed = The option “{ $option }” cannot be “{ $value }”; it can be “{ $known }”, or a whole set that was entered.
options-clash = { $why }
bad-seats = “{ $game }” is for { $least } to { $most } players, not for { $seats }.
bad-seed = The seed “{ $seed }” has characters that a record cannot hold; use letters, digits and _ , . + : / -.
unknown-word = The word “{ $word }” is not in this game.
unknown-lesson = There is no lesson “{ $lesson }”.
illegal-word = “{ $word }” is not possible now: { $why }
unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
not-your-turn = It is not your turn.
other-rules = This is a game of “{ $game }” by rules version { $rules }; this program plays version { $ours }.
other-example = This began with example { $example } of “{ $game }”, which has changed since then; try it again from the rules.
bad-position = This is not a saved position of “{ $game }”.
not-a-record = This is not a record of a game: its first line should name the game, rules, seats and seed.
empty-line = Line { $line } of the record is empty.
broken-line = Line { $line } of the record cannot be read.
cut-off = The record is cut off in the middle of line { $line }.
after-end = Line { $line } of the record comes after its end.
said-after-end = Line { $line } of the record: the game was over by then.
wrong-seat = Line { $line } of the record: seat { $seat } answers, but seat { $asked } was asked.
unknown-word-at = Line { $line } of the record: the word “{ $word }” is not in this game.
illegal-word-at = Line { $line } of the record: “{ $word }” was not possible. { $why }
broken-seal = The record has been changed: its seal does not fit.
unfinished = The game is not finished: it stops after { $words ->
        [one] { $words } word
       *[other] { $words } words
    }.
other-scores = The record claims the scores { $theirs }; the game ends with { $ours }.
half-fair = The record does not hold all of commit, secret and one share for every seat.
other-secret = The secret in the record is not the one the table committed to.
other-seed = The seed of the record does not come from its secret and the players' shares.
needs-table = This needs { $package }, which is not installed; install it with { $table }.
needs-terminal = The commands need { $package }, which is not installed; install all commands with { $table }, or those that need no server with { $terminal }.

# A file of printed figures: one sentence each, with its line.
bad-toml = Line { $line } cannot be read: a line is “[card]”, or a name, “=” and a figure, a list in “[ ]” or a word in quotes; what follows “#” does not count.
toml-twice = Line { $line } says again what stands further above already.
figures-name = Line { $line }: the set needs a name of up to { $n } Latin letters, digits and hyphens, such as “my-copy”.
figures-missing = Up to the last line, { $line }, there is no “[{ $table }]”: every card needs its table.
figures-unknown = Line { $line }: there is no card “{ $table }”.
figures-unknown-key = Line { $line }: “{ $table }” has no figure “{ $key }”.
figures-missing-key = Line { $line }: “{ $table }” needs the figure “{ $key }”.
figures-type = Line { $line }: “{ $key }” of “{ $table }” must be a whole number.
figures-absurd = Line { $line }: “{ $key }” of “{ $table }” cannot be { $n }; it is { $least } to { $most }.
figures-list = Line { $line }: “{ $key }” of “{ $table }” must be a list of up to { $n } figures.
figures-order = Line { $line }: “{ $key }” of “{ $table }” must begin with the highest.
figures-value = Line { $line }: “{ $key }” of “{ $table }” must be one of: { $known }.
figures-spaces = Line { $line }: “{ $key }” of “{ $table }” must name different spaces of the board.
figures-uneven = Line { $line }: with “{ $key }” of “{ $table }” there are not three cards of every colour and number.
