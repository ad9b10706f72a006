# What the kernel says, whatever the game.
list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
seat-number = seat { $seat }

no-not-now = “{ $choice }” does not belong to this step: { $step }.
    .remedy = Finish this step first; the list shows what can be chosen now.
no-game-over = The game is over.
    .remedy = Start a new game to play on.
no-no-such-seat = There is no such seat.
    .remedy = Seats are numbered from 1 to { $seats }.
no-not-your-decision = It is not your decision now.
    .remedy = Wait for seat { $seats }.
no-take-back = This cannot be taken back: something new has been seen, or what somebody else has decided since depends on it.
    .remedy = Only your own last decisions can be taken back, as far as the last roll or card.

input-ambiguous = “{ $text }” could mean: { $choices }. Write a little more.
input-unreadable = “{ $text }” is not a choice of this game. Take one from the list.
input-unreadable-near = “{ $text }” is not a choice of this game. Did you mean { $near }?
input-seats = This game is for { $least } to { $most } seats, not { $seats }.
input-game = There is no game “{ $game }”.
input-option = There is no option “{ $option }”.
input-option-value = { $option } is one of { $values }, not “{ $value }”.

record-foreign = This is not a Dawnbreach record: the first line is missing.
record-damaged = This is not a record of a game, or it is damaged.
record-line = Line { $line } of the record is unreadable: “{ $text }”.
record-header = The record’s header is wrong: { $what }.
record-version = The record was made with { $what } “{ $theirs }”; this is “{ $ours }”.
record-decision = Decision { $number } of the record cannot be played: “{ $text }”.
record-outcomes = After decision { $number } the record has other outcomes than the rules ask for.
record-no-seed = The record has no seed yet, because the game is not over; it cannot be verified.
record-commit = The seed is not the one that was committed to.
record-dice = Outcome { $number } is not the one the seed gives.
save-foreign = This is not a saved game.
save-damaged = The saved game is damaged.
save-version = The game was saved with { $what } “{ $theirs }”; this is “{ $ours }”.
what-rules = rules version
what-pack = content pack
what-game = game
what-seats = number of seats
input-seed = A seed is one line of 1 to 200 printable characters.

words-line = this is not a message: “{ $text }”
words-twice = { $key } is here twice
words-elsewhere = defined in another file too: { $keys }
words-text = unexpected text at “{ $text }”
words-brace = a closing brace is missing at “{ $text }”
words-brace-more = a brace too many at “{ $text }”
words-quote = a closing quote is missing at “{ $text }”
words-variable = the name of a variable is missing at “{ $text }”
words-message = the key of a message is missing at “{ $text }”
words-default = exactly one variant has to be marked as the default (*) at “{ $text }”
words-variant = each variant, and the brace behind them, has to begin a line of its own at “{ $text }”
words-empty = the text is missing
words-chain = { $key }, which is used here, uses another message itself
words-not-text = the file is not a text in UTF-8
