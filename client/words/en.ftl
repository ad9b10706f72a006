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
copy = Copy
copied = Copied
loading = Loading…
try-again = Try again
to-lobby = To the lobby
to-table = To the table
not-found = There is nothing at this address.
server-away = The server is not answering. Check your connection and try again.
lobby-away = There is no connection to the server. The rules can still be read; games wait until it is back.
clause-link = Rule { $clause }, opens in a new tab
your-name = Your name
guest = Guest
motion = Motion
motion-more = Pieces glide across the board; without it they simply appear in place.
sound = Sound
sound-more = Dice, hits, wounds, loot, your turn, Dusk and victory. Silent on phones unless you switch it on.
volume = Volume
notices = Notifications
notices-more = A system notification when it is your turn and this page is not in view.
shortcuts = Keyboard
help = Help
board = Board
clock = Clock
you = you
online = here
away = away
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
temper-dealt = any temper
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
who-sits = Who sits in seat { $n }
which-temper = Temperament in seat { $n }
which-hero = Hero in seat { $n }
who-me = me
who-open = open for a friend
hero-dealt = at random
clock-none = none
clock-live = 20 min each, plus 20 s per decision
clock-slow = 1 hour each, plus 30 s per decision
clock-day = 1 day per decision
clock-week = 7 days per decision
hints-allowed = Players may ask for hints
public-table = Show it in the list of public tables
make-and-invite = Create the table and invite
start-game = Start the game
my-games = Your games
my-games-none = Games you play in this browser appear here, so that you can come back to them.
outcome-won = Won
outcome-place = Place { $n } of { $count }
outcome-lost = Lost
outcome-rivals = { $n ->
    [one] a Virtual Guardian
   *[other] { $n } Virtual Guardians
    }
filter = Show
filter-all = all
filter-alive = in play
filter-ended = finished
filter-won = won
filter-lost = lost
statistics = Statistics
statistics-who = Game and character
statistics-played = Played
statistics-won = Won
statistics-best = Best score
statistics-note = Finished games in this browser where you held a single seat. Forks, lessons and games with open dice do not count.
show-all = Show all { $n }
put-away = Hide or leave game { $id }
unhide-game = Show game { $id } in the list again
show-hidden = Show hidden games ({ $n })
hide-game = Hide it from this list
hide-more = Hiding is not leaving: you keep your seat, and the others wait for you. Hidden games can be shown again below the list.
leave-game = Leave the game
leave-open = If you leave, your seat becomes free for somebody else. You can come back until somebody takes it.
leave-playing = If you leave, a novice bot takes your seat and plays on for you. It waits a few seconds; you can come back until it has decided something. After that the seat is gone for good. To keep it, let a bot play for you instead, under “Seats”.
leave-rated = If you leave a rated game, you come last. A novice bot plays on; you can come back until it has decided something.
left-game = you have left
left-notice = You have left. A bot plays on for you: { $name }.
come-back = Come back
stay = Stay
open-tables = Public tables
open-tables-none = Nobody is waiting at a public table right now.
free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## Before the start

invite-title = Invite friends
invite-how = Anyone who opens this link can take a free seat or watch.
table-link = Link to this table
link-local = This address works on this computer only. For friends on other computers, start the server with:
sit-here = Sit here
bot-here = Put a bot here
free-again = Free this seat
leave-seat = Leave the seat
start-fills =
    { $n ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $n } free seats.
    }
start-waits = Take a seat to play. Anybody seated can start the game; without a seat you watch.
start-full = All seats are taken. You can watch the game when it starts.

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
forecast-more = Odds and certainties of a fight, a test or a search before you decide. Takes effect from the next table you open.
hint = Hint
hint-thinking = A skilled player is thinking…
hint-none = A skilled player has nothing to suggest here.
hint-more = Based only on what you can know: worlds that could be the real one are played to the end. Numbers are estimates where it says “on average”.
hints-off = No hints at this table
caution-yes = Do it anyway
caution-no = Think again
typing = Typed commands
typing-more = Shows the numbers and the notation of choices, and a field to type them in. The / key opens it too.
auto = Steps without a choice play themselves
auto-more = A roll without potions, a block with nothing to block, anything with only one choice.
auto-but = Asks: { $step }
auto-again = Play it for me again
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
rated-game = Rated game
rated-why = Only people play, with hidden dice, without hints and without going back. Whoever leaves, or runs out of time, comes last.
rating = rating { $rating }
rated-waits = A rated game begins when every seat is taken.
rating-now = { $name }: { $rating } ({ $gained })
my-ratings = Ratings
my-rating =
    { $n ->
        [one] { $game }: { $rating }, after { $n } game
       *[other] { $game }: { $rating }, after { $n } games
    }
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
decides-now = decides now
wants-end = wants to end the game
which-bot = Which bot
let-bot = Let a bot play for me
is-late = { $name } has kept the table waiting for more than a day.
let-bot-for = Let a bot fill in for now
play-myself = Take over again
bot-plays = A bot plays for you: { $name }.
watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
days-left =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
invite-watch = Anyone who has this link can watch:
dice-committed = Dice that nobody chooses
dice-committed-more = The dice follow from a secret held by the server, whose fingerprint was published before anything else, and from a share contributed by each player. The secret is published when the game ends.
dice-mixing = Mixing the dice…
share-own = a share of their own in the dice
share-absent = promised a share but did not reveal it; the server’s secret takes its place
share-server = no share; the server’s secret takes its place
dice-checked-here = Checked by this browser itself:
dice-check-server = The published secret matches its fingerprint.
dice-check-kept = The fingerprint is the one this browser was told before the game.
dice-check-shares = Every share matches the fingerprint its player gave beforehand.
dice-check-own = Your own share is in the dice.
dice-check-fails = Does not match:
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
what-decided = What decided it
whole-result = Read the whole result
follow = Watch
follow-turn = the player deciding now
fallen-more = The others play on; you can watch anyone’s board.
curve-ends = At the end: { $words }
as-a-table = As a table
coach = Coach
coach-lead = A coach goes through the whole game: where another choice would have been better, how everybody’s chances changed, and what the dice were worth. It takes about a minute.
coach-ask = Ask the coach
coach-works = The coach is looking at the game…
coach-points = Turning points
coach-no-points = No other choice was clearly better.
coach-decision = Decision { $n } · { $who }
coach-chosen = Chosen: { $choice }
coach-better = Better: { $choice }
coach-begun = Begun well: { $choice }
coach-then = But there was a better way to go on.
coach-plan =
    { $n ->
        [one] The better way, in one choice
       *[other] The better way, in { $n } choices
    }
coach-again = Try it again from here
coach-more = Judged in imagined worlds the player could not tell from the real one, and confirmed in others. Chances are estimates: novices play on from 16 moments, 6 times each.
luck-note = Dice count as they fell, before cards, skills or rerolls changed them, and are compared with the exact mean of fair dice.

## Replay

replay-missing = This game cannot be shown.
load-record = Open a record
download-record = Download the record
verify-dice = Verify the dice
replay-link = Link to this moment
share-and-check = Share, download, verify the dice
commit = Fingerprint, known from the start
seed = Secret, published at the end
eyes = Seen by
eyes-open = everything open
eyes-spectator = a spectator
speed = Speed
play = Play
pause = Pause
step-on = One step on
step-back = One step back
to-first = To the beginning
to-last = To the end
step-of = Step { $n } of { $count }
all-moves = All decisions
stride = Step by
stride-move = decision
stride-fight = fight or test
stride-turn = turn
stride-part = act or phase
fork-here = Play on from here
fork-what = A new game begins at this moment: you take one seat, bots take the others, and the dice are rolled anew from here on. It is marked as a fork and counts towards no statistics.
fork-seat = Your seat
fork-bots = The others
fork = fork
fork-of = A fork: the first { $ply } decisions were made in another game.
fork-dice = From then on the rolls are different: they come from this game’s own secret.

## Rules

rules-of = The rules of { $game }
search-rules = Search the rules
chapters = Chapters
clauses-found =
    { $n ->
        [0] No rule has these words.
        [one] { $n } rule found
       *[other] { $n } rules found
    }

## About

about-title = About Dawnbreach
about-what = Dawnbreach brings two heavy board games to the screen, straight from their rulebooks: every rule, every component, in English, German, Polish and Russian. Play with friends by a link, with bots, or watch. The page only shows the game; a single rules engine decides what is allowed and explains what is not.
fair-title = Are the dice fair?
fair-before = Before a game starts the server draws a secret and shows its fingerprint (SHA-256). Every roll, draw and flip follows from that secret, so nobody can change the dice afterwards without the fingerprint giving it away.
fair-after = When the game is over the secret is published. “Verify the dice” on the replay page plays the whole game again from it and compares every outcome.
fair-hidden = Your browser is told only what your seat may know. Bots see the same as a person in their seat would, and no more.
back-title = Taking back
back-rules = You can take back your own decisions until dice are rolled, something hidden is revealed, or somebody else decides. A lock marks choices that cannot be taken back.
back-consent = To go back further, everybody at the table has to agree. Dice rolled since then are rolled again.
privacy-title = What is kept
privacy-text = No account and no cookies. Your name, your settings and the keys to your seats stay in this browser; if you clear its data, you lose those seats. The server keeps the games.
credits-title = Credits and licence
credits-games = This is an unofficial implementation. It contains none of the publishers’ art or text: the rules are in our own words, and the cards, apart from a few names, and the drawings are our own.
credits-licence = The program is free software under the MIT licence.
key-digits = pick the choice with that number
key-notation = type a choice, such as “hit d1 a.1”, or words of its label; if it is not allowed, you are told why
key-board = to the board
key-choices = to the list of choices
key-back = take back
key-log = log
key-chat = chat
key-seats = seats
key-arrows = move in lists
key-explain = explain the focused item: what you can do with it, and why the rest is not allowed
key-hint = ask for a hint
key-escape = close what is open
key-help = this list
key-replay = step through a replay
key-play = play or pause a replay

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

## Player aid

aid-turn = Turn and costs
aid-icons = Icons
aid-win = Victory

## The same person on other devices

other-devices = Other devices and recovery
person-title = Your games on every device
person-how = Your seats belong to this browser; nobody needs an account. Bring them to another device, and keep recovery codes in case this browser is lost.
bring-title = Another device
bring = Show a link and a QR code
bring-how = Open it on the other device. It works once, within 15 minutes. Anyone who opens it plays as you.
bring-qr = QR code of the link
bring-link = Link for your other device
withdraw = Withdraw the link
withdrawn = The link no longer works.
codes-title = Recovery codes
codes-none = You have none yet. They bring you back if you lose this browser.
codes-left =
    { $n ->
        [one] { $n } code is left.
       *[other] { $n } codes are left.
    }
codes-make = Make recovery codes
codes-renew = Make new codes in place of the old ones
codes-shown = Write them down or save them: they are shown only now. Each works once, on any device.
codes-save = Save as a file
have-code = I have a code
redeem = Bring my games here
redeemed = Your games are here.
devices-title = Your devices
device-since = since { $date }
device-here = this browser
device-end = Remove
my-data = What the server keeps about you
my-id = Your id, for the host of this server:
export-data = Download everything
erase = Forget me
erase-sure = Your name and your words will be removed from all games, and bots will play on in your seats. This cannot be undone.
erase-yes = Forget me for good
join-title = Bring your games to this browser?
join-how = You will play here as the person who showed you the link. Games started in this browser stay in it.

# People at a table
person-about = About { $name }
person-mute = Mute
person-unmute = Unmute
person-mute-how = You will not see what { $name } writes at this table. Nobody is told.
person-muted-how = You do not see what { $name } writes at this table.
person-muted = muted
chat-hidden =
    { $n ->
        [one] One remark is hidden: you have muted its author.
       *[other] { $n } remarks are hidden: you have muted their authors.
    }
person-report = Report
person-report-name = The host of this server will be told about this name.
person-report-remark = The host of this server will be told about these words.
person-report-why = What is wrong? (optional)
person-reported = Thank you. The host of this server will look at it.
person-remove = Remove from the table
person-remove-how = The seat becomes free, and { $name } cannot take a seat here again.
table-lock = Lock the table
table-lock-how = Nobody else can then join, and it is not listed among the public tables.
table-unlock = Unlock the table
table-locked = The table is locked: nobody else can join.

# For the keeper of the server
keeper = Looking after the server
keeper-how = For the host of this server. The token is in the server’s environment, as DAWNBREACH_ADMIN_TOKEN.
keeper-token = Token
keeper-enter = Enter
keeper-wrong = This server does not know that token.
keeper-leave = Forget the token
keeper-reports = Reports
keeper-reports-none = Nobody has reported anything.
keeper-of-name = The name was reported.
keeper-tables = Tables
keeper-tables-none = There are no tables.
keeper-bans = Banned
keeper-bans-none = Nobody is banned.
keeper-until = until { $time }
keeper-ban = Ban for a week
keeper-ban-maker = Ban its maker for a week
keeper-ban-who = Address, or id of a person
keeper-ban-no = Neither the person nor the address is known.
keeper-dismiss = Dismiss
keeper-pardon = Let in again
keeper-close = Close
keeper-export = Export
keeper-done = Done.

# Puzzles
puzzle = Puzzle
puzzle-today = Today’s puzzle
puzzle-lead = One moment from a game, with one best answer, new every day. Can you find it?
puzzle-solved = Solved
puzzle-missed = Not quite
puzzle-so-far = So far
puzzle-yours = You
puzzle-best = Best
puzzle-novice = A novice
puzzle-line = The best line
puzzle-rate = Solved on the first try by { $percent }% of { $tries }.
puzzle-untried = Nobody has answered it yet.
puzzle-streak = { $n ->
    [one] Solved on the first try: { $n } day in a row.
   *[other] Solved on the first try: { $n } days in a row.
  }
puzzle-was-solved = You solved it on your first try.
puzzle-was-missed = You missed it on your first try.
puzzle-before = The day before
puzzle-of-sanctum = Puzzle from Sanctum
puzzle-of-doom = Puzzle from Darkest Doom
