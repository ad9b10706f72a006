# The shell: pages and the table around a board.

## Everywhere

skip = Skip to the content
pages = Pages
rules = Rules
about = About
replay = Replay
settings = Settings
language = Language
language-unread = not yet read by a native speaker
close = Close
loading = Loading…
try-again = Try again
to-lobby = To the lobby
server-away = The server is not answering. Check your connection and try again.
lobby-away = There is no connection to the server. The rules can still be read; games wait until it is back.
clause-link = Rule { $clause }, opens in a new tab
your-name = Your name
guest = Guest
motion = Motion
sound = Sound
volume = Volume
notices = Notifications
help = Help
board = Board
clock = Clock
you = you
bot-random = random bot
bot-novice = novice bot
bot-apprentice = apprentice bot
bot-adept = adept bot
bot-veteran = veteran bot
bot-master = master bot
bot-other = bot
bot-tempered = { $bot }, { $temper }
temper-bold = bold
temper-careful = careful
temper-thief = thieving
free-seat = free seat
seats = Seats
seat-number = Seat { $n }
status-open = waiting for players
status-starting = starting
status-playing = in play
status-over = over
status-abandoned = abandoned

## Lobby

lobby-title = What shall we play?
lobby-lead = Two big fantasy board games, complete, in your browser: alone, against bots or with friends, in one go or over days. Nothing to install, no account.
seats-range = { $least } to { $most } players
play-now = Play now against bots
play-alone = Play alone
guided-on = Guided game, chapter { $n }
chapters-all = Lesson chapters
chapter-done = finished
chapter-begun = begun
guided = First time? Guided game
invite = Invite friends
set-up = Set up a table
my-games = Your games
my-games-none = Games you play in this browser appear here, so that you can come back to them.
deciding = To decide: { $names }
outcome-won = Won
outcome-place = Place { $n } of { $count }
outcome-lost = Lost
outcome-rivals = { $n ->
    [one] a Virtual Guardian
   *[other] { $n } Virtual Guardians
    }
filter = Show
filter-all = all
filter-won = won
filter-lost = lost
show-all = Show all { $n }
put-away = Hide or leave game { $id }
unhide-game = Show game { $id } in the list again
show-hidden = Show hidden games ({ $n })
left-game = you have left
left-notice = You have left. A bot plays on for you: { $name }.
come-back = Come back
open-tables = Public tables
open-tables-none = Nobody is waiting at a public table right now.
free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## The table

connecting = Connecting…
link-lost = Connection lost, trying again…
table-missing = There is no such table.
decision = Decision, log, chat and seats
panels = Log, chat and seats
your-decision = Your decision
for-seat = For { $name }
sending = Sending…
choices = Choices
choose = Choose
forecast = What may come of it
hint = Hint
hint-thinking = A skilled player is thinking…
hint-none = A skilled player has nothing to suggest here.
hint-more = Based only on what you can know: worlds that could be the real one are played to the end. Numbers are estimates where it says “on average”.
caution-yes = Do it anyway
caution-no = Think again
typing = Typed commands
auto = Steps without a choice play themselves
auto-played = Played for you: { $choice }
auto-ask = Ask me at this step
type-choice = Type a choice or search
choices-all = All choices as a list
choices-fit =
    { $n ->
        [0] No choice fits.
        [one] { $n } choice fits. Enter plays it.
       *[other] { $n } choices fit. Tab completes.
    }
no-choice-fits = None of your choices contains these words.
final = cannot be taken back
others-decide = Waiting for the others. Meanwhile you can look around, chat or read the log.
you-watch = You are watching.
take-back = Take back
go-back = Go back
go-back-title = Rewind to just before this decision
go-back-here = Rewind to just before “{ $choice }”
go-back-sure = Everybody at the table has to agree. All decisions since then are undone.
same-dice = Dice rolled since then are rolled again: nobody knows the new results. The log records it.
went-back = { $name } asked to go back: decisions { $to } to { $last } were undone.
went-back-before =
    { $n ->
        [one] Before that, the game was rewound once.
       *[other] Before that, the game was rewound { $n } times.
    }
fell-anew = Dice rolled since then were rolled again.
open-dice = Open dice
open-dice-why = The seed was chosen by the player who set up this table: the dice are not secret.
rated = Rated
rated-why = Only people play, with hidden dice, without hints and without going back. Whoever leaves, or runs out of time, comes last.
rating-now = { $name }: { $rating } ({ $gained })
back-asked =
    { $n ->
        [one] { $name } asks everybody to undo the last decision.
       *[other] { $name } asks everybody to undo the last { $n } decisions.
    }
back-waiting = Waiting for { $names }.
agree = I agree
disagree = Play on
back-withdraw = Withdraw the request
log = Log
log-older = Show earlier lines
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-seated = Only those who have a seat can write here.
is-late = { $name } has kept the table waiting for more than a day.
let-bot-for = Let a bot fill in for now
play-myself = Take over again
bot-plays = A bot plays for you: { $name }.
days-left =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
dice-mixing = Mixing the dice…
abandon = Abandon the game
abandon-sure = The game ends when everybody wants it to end. Bots always agree. You can also let a bot play for you instead.
end-asked = In favour of ending the game: { $names }. It ends when everybody agrees.
end-agree = End the game
play-on = Play on
sheet-lower = Lower the panel
sheet-raise = Raise the panel
explanation = What can be done: { $about }
can = Possible:
cannot = Not possible:
nothing-now = Nothing can be done with this now.
lesson-step = Chapter { $chapter }, step { $n } of { $count }
lesson-next = Next chapter
lesson-this = (the lesson’s next step)
lesson-show = Show me
lesson-go-on = Play on
lesson-new-game = A new game
result = Result
game-over = The game is over
game-abandoned = The game was abandoned
score = Score { $n }
rematch = Rematch
to-rematch = To the rematch
watch-replay = Watch the replay
whole-result = Read the whole result
follow = Watch
follow-turn = the player deciding now
fallen-more = The others play on; you can watch anyone’s board.
curve-ends = At the end: { $words }
as-a-table = As a table

## Replay

load-record = Open a record
download-record = Download the record
commit = Fingerprint, known from the start
eyes = Seen by
speed = Speed
play = Play
pause = Pause
step-on = One step on
step-back = One step back
fork = fork
fork-of = A fork: the first { $ply } decisions were made in another game.
fork-dice = From then on the rolls are different: they come from this game’s own secret.

## What others did meanwhile

playback = What others did, shown once more
playback-before = This is how things stood after your last decision.
playback-skip = Back to the present
since = Since your last decision
since-watch =
    { $n ->
        [one] Watch { $n } step
       *[other] Watch { $n } steps
    }
speed-is = Speed: { $n }×; press to change it

## The same person on other devices

other-devices = Other devices and recovery
redeem = Bring my games here
erase = Forget me

# People at a table

person-about = About { $name }
chat-hidden =
    { $n ->
        [one] One remark is hidden: you have muted its author.
       *[other] { $n } remarks are hidden: you have muted their authors.
    }

# Puzzles

puzzle = Puzzle
puzzle-today = Today’s puzzle
puzzle-lead = One moment from a game, with one best answer, new every day. Can you find it?
puzzle-streak = { $n ->
    [one] Solved on the first try: { $n } day in a row.
   *[other] Solved on the first try: { $n } days in a row.
  }
