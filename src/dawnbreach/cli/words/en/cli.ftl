# What the terminal says around a game. Words of the rules and names of cards belong to the game.

## Letters and signs

letter-red = R
letter-green = G
letter-blue = B
letter-white = W
letter-purple = P
letter-gap = { "" }
token-stamina = S
token-focus = F
token-corrupted = X

## The screen

title = Sanctum
turn-of = turn: { $hero }
round = round { $n }, next roar { $roar }
march = March
at-start = before the first space:
city = In the city
lord-cards =
    { $n ->
        [one] { $n } Demon Lord card lies there
       *[other] { $n } Demon Lord cards lie there
    }
lord-row = Demon Lord cards revealed
sets = Demons on the board
chest = The chest holds
decks = Top cards of the demon decks
below = { $n } below
achievements-free = Achievements still free
others = The others
you = you
person = a person
health = health
dead = dead
victorious = victorious with { $health } health
marked = (dies at { $n })
stamina = stamina
focus = focus
rage-active =
    { $all ->
        [1] rage active
       *[other] rage active ({ $n } of { $all })
    }
rage-inactive = rage inactive
dice-owned =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
dice-first = { " (+1 with the first item)" }
gems = gems
gems-free = ({ $n } free)
potions = potions
of-slots = ({ $n } slots)
skills-gained =
    { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
items-worn =
    { $n ->
        [one] wears { $n } item (levels { $levels })
       *[other] wears { $n } items (levels { $levels })
    }
achieved =
    { $n ->
        [one] { $n } achievement
       *[other] { $n } achievements
    }
pursued =
    { $n ->
        [one] { $n } demon (damage { $damage })
       *[other] { $n } demons (damage { $damage })
    }
cards-left =
    { $n ->
        [one] { $n } card left (damage { $damage })
       *[other] { $n } cards left (damage { $damage })
    }
battle = Battle board
damage-faced = damage to face: { $n }, blocked so far: { $shields }
comes-through = comes through: { $n }
this-kills = this is fatal!
damage = dmg { $n }
demon-lord = Demon Lord
card-face-down = face-down fury card
card-gone = empty place
card-defeated = defeated
dice = Dice
die-lost = lost
die-assigned = assigned
die-modified = modified
die-silver = silver
abilities = Abilities
skill-table = Skill table (gems still to move in brackets)
worn = Worn
sack = Sack
empty = empty
used = (used)
achievements = Achievements
blessings = Blessings
lasting-less-dice =
    { $n ->
        [one] next fight: { $n } fewer die
       *[other] next fight: { $n } fewer dice
    }
lasting-more-damage = next fight: { $n } more damage
lasting-only-modified = only modified dice hit this card
lasting-shield = blocks { $n } in every fight
lasting-guard = each block ability blocks { $n } more
lasting-twin = { $n }s hit { $m }s and { $m }s hit { $n }s
log-title = What happened
log-title-more =
    { $n ->
        [one] What happened ({ $n } earlier line: log)
       *[other] What happened ({ $n } earlier lines: log)
    }
more-there = (show, table: the rest)
welcome = Fight your way to the Walls of Sanctum, grow stronger on the way, and defeat the Demon Lord with more health left than the others. ? explains everything.

## Choosing

prompt = { "number, words or ? > " }
your-decision = Your decision — { $step } ({ $clause })
list-folded = { $group } (list: all of them)
taken-back = Taken back.
input-number = There is no choice number { $number }: the list goes from 1 to { $most }.

## Help

help-title = What you can type
help-number = 3 — the choice with that number
help-notation = hit d1 a.1 — the words in ‹ ›, or words of the list; some may be left out as long as only one choice fits
help-enter = Enter — takes the only choice, or draws the screen again
help-question = ? — this help and the rule for this decision
help-why = why hit d1 a.1 — which rule forbids it and what would allow it
help-hint = hint — what a skilled player would think of, and what it leads to
hint-choice = { $number }. { $choice } ({ $text })
help-back = back — take back your last decision, where the rules allow
help-rules = rules SAN-4.8 — a rule, a chapter (rules 4) or a search (rules potion)
help-show = show 2 — the board of that seat in full, with all card texts; show alone: yours
help-table = table — the march, demons, decks and achievements in full
help-list = list — every choice with its number, including those folded into one line
help-log = log 50 — the last lines of what happened
help-save = save file — every decision is saved anyway; this puts a copy into a file
help-record = record file — where the record goes when the game is over
help-language = language pl — { $known }
help-quit = quit — leave; continue with “dawnbreach resume”
typed-help = ? help
typed-why = why
typed-hint = hint
typed-back = back undo
typed-rules = rules
typed-show = show
typed-table = table
typed-list = list
typed-log = log
typed-save = save
typed-record = record
typed-language = language
typed-quit = quit exit
signs-title = What the signs mean
sign-gems = R G B W: red, green, blue, white. A gem in brackets still lies on the skill; when none is left, you gain the skill (✓).
sign-spaces = Ability spaces: [R] takes stamina, [B] focus, [P] either. [S] and [F]: a token lies there, and the ability waits for a Rest or a potion. [X]: corrupted for good. Skills that cost no token: [ ] ready, [x] used.
sign-hits = [3 5✓]: hit locations; each needs a die of exactly that value, ✓ is already hit. a.2 is the second location of card a; d1 is your first die.
sign-march = On the march a number is the figure of that seat, $ a treasure chest.
sign-foes = Cinder Imp R I [3] dmg 1 → B boots: a red demon of level I, hit by a 3; it deals 1 damage and gives a red level and boots with a blue gem.
why-usage = Write what you would like to do after “why”, for example: why rest.
allowed = Nothing forbids it: “{ $choice }” can be chosen now.
see-rules = The whole rule: rules { $clause }
rules-usage = A chapter: rules 4. A rule: rules SAN-4.8. A search: rules potion.
no-rule = No rule has the number or the words “{ $text }”.
no-seat = Seats are numbered from 1 to { $seats }.

## Keeping

saved = Saved: { $file }
save-failed = The game could not be saved in { $file }; check the folder and the free space.
file-kept = { $file } already exists and is not a saved game, so it was left untouched.
left = The game is saved in { $file }; continue it with “dawnbreach resume”.
record-later = The record is written when the game ends, because until then it would reveal secrets; “record FILE” chooses where.
record-goes = When the game is over, the record goes to { $file }.
record-written = Record: { $file }
record-failed = The record could not be written; the game is kept, and “dawnbreach resume” tries again.
file-missing = There is no file { $file }.
file-closed = { $file } cannot be read.
file-foreign = { $file } is not a Dawnbreach text file.
file-no-save = { $file } is not a saved Dawnbreach game.
nothing-to-resume = There is no game to resume in { $folder }; “dawnbreach play” starts one.

## The end

game-over = The game is over
won =
    { $n ->
        [one] { $heroes } wins:
       *[other] { $heroes } share the win:
    }
by-alone = nobody else defeated the Demon Lord (health { $health }).
by-health = the highest health of those who defeated the Demon Lord ({ $health }).
by-achievements = as healthy as another ({ $health }), but with more achievements ({ $n }).
by-share = equal in health ({ $health }) and achievements.
by-cards = all heroes fell, and nobody defeated more of the nine cards.
by-hits = all heroes fell with the same number of cards defeated, and nobody had more hits on the next one.
by-share-fallen = all heroes fell, and these got equally far.
score = score { $n }
fell =
    { $n ->
        [one] fell, { $n } card of the final battle defeated
       *[other] fell, { $n } cards of the final battle defeated
    }
seed = Seed of the dice: { $seed }

## Replay, verify, check

step-start = Start (of { $last } decisions)
step-made = { $at }/{ $last } · seat { $seat }: { $choice }
eyes = seen from here
replay-keys = Enter next · p previous · number jump · s 2 seat · s spectator · s open everything · l pl language · q leave
replay-help = Type Enter or n (next), p (previous), a number (jump), s 2 (seat), s (spectator), s open (everything), show 2 (a board), table (the table), l pl (language) or q (leave).
not-verified = Not verified: { $why }
pack-complete = The pack is complete: { $demons } demon cards, { $heroes } heroes, { $skills } skills, { $lords } Demon Lord cards, { $furies } fury cards, { $blessings } blessings, { $acts } acts ({ $digest }).
pack-wrong =
    { $n ->
        [one] { $n } problem: the pack cannot be played.
       *[other] { $n } problems: the pack cannot be played.
    }
bad-pack =
    { $more ->
        [0] The pack cannot be played: { $problem }.
       *[other] The pack cannot be played: { $problem } (and { $more } more; “dawnbreach check” lists all).
    }

## The command line

about = Two heavy board games in the terminal, with bots, replays and simulation.
command = command
commands = commands
arguments = arguments
options = options
usage = usage:
about-play = start a game
about-resume = continue the last game, or a saved one
about-replay = look at a record step by step
about-review = a coach looks at a record: turning points, chances, luck
about-puzzle = a fight or a turn from Sanctum or Darkest Doom with one best answer; a new one every day
about-verify = check the dice of a record against the seed announced before the game
about-check = check a content pack for errors
about-simulate = play many bot games and count the results
about-arena = let bots play against each other and say which is stronger
about-bench = measure how fast the engine is
arg-help = show this help
arg-version = show the version
build-plain = plain Python
build-compiled = compiled
arg-language = the language; not yet read by a native speaker: { $unread }
arg-game = the game: sanctum or darkest-doom (sanctum)
arg-terminal = play in the terminal; without it and without further options, in the browser
arg-seats = how many players, at most 4 (3)
arg-seat = where you sit (1)
arg-bots = the others, separated by commas: random, novice, apprentice, adept, veteran, master; with a temperament: adept:bold, adept:careful, adept:thief (novice)
arg-hero = your hero: huntress, outlaw, slayer or dancer; in Darkest Doom sela, urian, roana or tristram (dealt at random)
arg-difficulty = Sanctum: normal, hard, nightmare or inferno (normal)
arg-seed = a seed for the dice; without it they are secret until the end
arg-pack = a folder with your own content pack
arg-watch = only bots play; print the log
arg-save = a saved game (the last one played)
arg-record = a record
arg-eyes = see it as this seat (as a spectator)
arg-open = see everything
arg-review-seat = judge only the decisions of this seat
arg-tries = how many times to try each choice; more takes longer
arg-jobs = how many processors to use
arg-again = play on from just before this decision, as a practice game
review-progress = Looked at: { $done } of { $all }
review-chances = Chances of each seat over the game, estimated from { $games } games played on from each moment
review-who = seat { $seat } { $who }
review-graph = { $who } { $bars } from { $first } to { $last }
review-points = Turning points
review-no-points = No turning points: no other choice was clearly better
review-chosen = Decision { $at }, { $who }: { $choice }
review-again = To try one again: dawnbreach review { $file } --again { $at }
review-luck = Luck: what could be expected before each roll, and what the dice allowed, both with best play
arg-date = the puzzle of this day (today’s)
arg-puzzle-seed = the puzzle of this seed
arg-puzzle-game = the game (sanctum)
puzzle-named = Puzzle { $name }: { $task }
puzzle-left = The puzzle is waiting for you.
puzzle-solved = Solved: { $ends }. Nothing better was possible.
puzzle-missed = Not quite: { $ends }.
puzzle-best = The best would have been { $ends }: { $plan }
puzzle-score = Solved on the first try: { $solved } of { $all }
arg-at = start after this many decisions
arg-all = print the whole log
arg-folder = the folder of the pack
bad-arguments = The command line cannot be understood near “{ $text }”; “{ $command } --help” lists the options.
missing-arguments = “{ $command }” also needs: { $text }; “{ $command } --help” lists the options.
input-language = There is no language “{ $language }”; choose from { $known }.
input-bot = There is no bot “{ $bot }”; choose from { $bots }.
pack-of-no-game = { $folder } does not look like a pack for any game; say which one with “--game”: { $games }.
no-game = There is no game “{ $game }”; choose from { $games }.
no-number = { $option } takes a number, not “{ $text }”.
too-many-bots = { $bots } bots are named, but there is room for { $room }.
no-extra = “dawnbreach { $command }” needs more than the bare engine: pip install "{ $extra }"
what-decided = What decided it
