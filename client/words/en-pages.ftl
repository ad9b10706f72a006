# Pages and dialogs, loaded when one of them is opened.

## Everywhere

copy = Copy
copied = Copied
to-table = To the table
not-found = There is nothing at this address.
motion-more = Pieces glide across the board; without it they simply appear in place.
sound-more = Dice, hits, wounds, loot, your turn, Dusk and victory. Silent on phones unless you switch it on.
notices-more = A system notification when it is your turn and this page is not in view.
shortcuts = Keyboard
online = here
away = away
temper-dealt = any temper

## Lobby

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
statistics = Statistics
statistics-who = Game and character
statistics-played = Played
statistics-won = Won
statistics-best = Best score
statistics-note = Finished games in this browser where you held a single seat. Forks, lessons and games with open dice do not count.
hide-game = Hide it from this list
hide-more = Hiding is not leaving: you keep your seat, and the others wait for you. Hidden games can be shown again below the list.
leave-game = Leave the game
leave-open = If you leave, your seat becomes free for somebody else. You can come back until somebody takes it.
leave-playing = If you leave, a novice bot takes your seat and plays on for you. It waits a few seconds; you can come back until it has decided something. After that the seat is gone for good. To keep it, let a bot play for you instead, under “Seats”.
leave-rated = If you leave a rated game, you come last. A novice bot plays on; you can come back until it has decided something.
stay = Stay

## Before the start

invite-title = Invite friends
invite-how = Anyone who opens this link can take a free seat or watch.
table-link = Link to this table
link-local = This address works on this computer only. For friends on other computers, start the server with:
sit-here = Sit here
leave-seat = Leave the seat
start-fills =
    { $n ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $n } free seats.
    }
start-waits = Take a seat to play. Anybody seated can start the game; without a seat you watch.
start-full = All seats are taken. You can watch the game when it starts.

## The table

forecast-more = Odds and certainties of a fight, a test or a search before you decide. Takes effect from the next table you open.
hints-off = No hints at this table
typing-more = Shows the numbers and the notation of choices, and a field to type them in. The / key opens it too.
auto-more = A roll without potions, a block with nothing to block, anything with only one choice.
auto-but = Asks: { $step }
auto-again = Play it for me again
rated-game = Rated game
rating = rating { $rating }
rated-waits = A rated game begins when every seat is taken.
my-ratings = Ratings
my-rating =
    { $n ->
        [one] { $game }: { $rating }, after { $n } game
       *[other] { $game }: { $rating }, after { $n } games
    }
decides-now = decides now
wants-end = wants to end the game
which-bot = Which bot
let-bot = Let a bot play for me
watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
invite-watch = Anyone who has this link can watch:
dice-committed = Dice that nobody chooses
dice-committed-more = The dice follow from a secret held by the server, whose fingerprint was published before anything else, and from a share contributed by each player. The secret is published when the game ends.
share-own = a share of their own in the dice
share-absent = promised a share but did not reveal it; the server’s secret takes its place
share-server = no share; the server’s secret takes its place
dice-checked-here = Checked by this browser itself:
dice-check-server = The published secret matches its fingerprint.
dice-check-kept = The fingerprint is the one this browser was told before the game.
dice-check-shares = Every share matches the fingerprint its player gave beforehand.
dice-check-own = Your own share is in the dice.
dice-check-fails = Does not match:
record-with = Your victories with this character: { $won } of { $played }
why-won = { $what }: { $most } to { $next }.
what-decided = What decided it
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
verify-dice = Verify the dice
replay-link = Link to this moment
share-and-check = Share, download, verify the dice
seed = Secret, published at the end
eyes-open = everything open
eyes-spectator = a spectator
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

## Player aid

aid-turn = Turn and costs
aid-icons = Icons
aid-win = Victory

## The same person on other devices

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
redeemed = Your games are here.
devices-title = Your devices
device-since = since { $date }
device-here = this browser
device-end = Remove
my-data = What the server keeps about you
my-id = Your id, for the host of this server:
export-data = Download everything
erase-sure = Your name and your words will be removed from all games, and bots will play on in your seats. This cannot be undone.
erase-yes = Forget me for good
join-title = Bring your games to this browser?
join-how = You will play here as the person who showed you the link. Games started in this browser stay in it.

# People at a table

person-mute = Mute
person-unmute = Unmute
person-mute-how = You will not see what { $name } writes at this table. Nobody is told.
person-muted-how = You do not see what { $name } writes at this table.
person-muted = muted
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

puzzle-solved = Solved
puzzle-missed = Not quite
puzzle-so-far = So far
puzzle-yours = You
puzzle-best = Best
puzzle-novice = A novice
puzzle-line = The best line
puzzle-rate = Solved on the first try by { $percent }% of { $tries }.
puzzle-untried = Nobody has answered it yet.
puzzle-was-solved = You solved it on your first try.
puzzle-was-missed = You missed it on your first try.
puzzle-before = The day before
puzzle-of-sanctum = Puzzle from Sanctum
puzzle-of-doom = Puzzle from Darkest Doom
