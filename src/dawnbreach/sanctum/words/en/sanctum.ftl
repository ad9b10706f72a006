# The words of Sanctum: effects, refusals, choices, events. Names of cards are in demons.ftl, finale.ftl, heroes.ftl.

sanctum = Sanctum
input-heroes = Heroes are { $heroes } or random, each once, at most { $seats } of them.

## Names

colour-red = red
colour-green = green
colour-blue = blue
colour-any = any
gem-red = red gem
gem-green = green gem
gem-blue = blue gem
gem-white = white gem
potion-red = red potion
potion-blue = blue potion
token-stamina = stamina
token-focus = focus
token-corrupted = corrupted
space-red = red
space-blue = blue
space-purple = purple
slot-helmet = helmet
slot-armour = armour
slot-boots = boots
slot-left = left hand
slot-right = right hand
slot-amulet = amulet
type-weapon = weapon
ability-place = { $place }, ability { $n }
ability-space = { $place }, space { $n }
skill-place = { $column } { $level }
named-place = { $place } ({ $skill })
game-title = Sanctum
game-pitch = Two to four heroes cut their way through hordes of demons, grow stronger with every one they fell, and meet the Demon Lord at the walls of Sanctum.
option-difficulty = Difficulty
difficulty-normal = normal
difficulty-hard = hard
difficulty-nightmare = nightmare
difficulty-inferno = inferno
achievement-skill-1 = Skill Mastery I
achievement-skill-2 = Skill Mastery II
achievement-skill-3 = Skill Mastery III
achievement-gem-1 = Gem Mastery I
achievement-gem-2 = Gem Mastery II
achievement-gem-3 = Gem Mastery III
achievement-equip-1 = Equip Mastery I
achievement-equip-2 = Equip Mastery II
achievement-equip-3 = Equip Mastery III
achievement-higher-2 = Higher-Level Mastery II
achievement-higher-3 = Higher-Level Mastery III
foe-demon = { $name } [{ $hits }]
foe-lord = Demon Lord [{ $hits }], damage { $damage }
foe-letter = { $foe } ({ $letter })
foe-location = { $foe }, location { $n }
foe-face-down = face-down fury card
card = { $name } ({ $text })

## What cards do. The text on every card is put together from these.

ability = { $cost }: { $effect }
cost-fight = once a fight
cost-rest = once between Rests
effect-set = set a die to { $n }
effect-plus = raise a die by exactly { $n }
effect-minus = lower a die by exactly { $n }
effect-change = raise or lower a die by exactly { $n }
effect-raise = raise a die by 1 or more
effect-lower = lower a die by 1 or more
effect-flip = turn a die to its opposite face
effect-copy = set a die to the value of another of your dice
effect-any = set a die to any value
effect-block = block { $n } damage
effect-reroll = roll an unassigned die again
effect-double = an assigned die also hits one more location with its value
effect-strike = hit a location without a die
effect-gain-stamina = gain 1 stamina
effect-gain-focus = gain 1 focus
flame-stamina = { $n } extra stamina while equipped
flame-focus = { $n } extra focus while equipped
tile-stamina = gain { $n } stamina
tile-focus = gain { $n } focus
perk-shield = block { $n } damage in every fight
perk-guard = each of your block abilities blocks { $n } more
perk-refresh-stamina = after each fight regenerate 1 stamina
perk-refresh-focus = after each fight regenerate 1 focus
perk-silver-facing = roll the silver die when you face { $n } or more cards
perk-silver-potion = roll the silver die when you drank a potion in this fight
perk-silver-rage = roll the silver die while your rage is active
perk-silver-calm = roll the silver die while your rage is inactive
perk-loot =
    { $n ->
        [one] once everybody has taken from a chest, take one more item
       *[other] once everybody has taken from a chest, take { $n } more items
    }
perk-wrath = a fight that wounds you wakes your rage
perk-twin = your { $n }s hit { $m }s, and your { $m }s hit { $n }s
perk-rage = a second rage tile, active
perk-potion-slots = { $n } more potion slots
perk-now-heal =
    { $n ->
        [one] heal 1 wound now
       *[other] heal { $n } wounds now
    }
perk-now-potion =
    { $n ->
        [one] gain a potion of your choice now
       *[other] gain { $n } potions of your choice now
    }
perk-now-level =
    { $n ->
        [one] gain 1 level of any colour now
       *[other] gain { $n } levels of any colours now
    }
penalty =
    { $wounds ->
        [one] { $penalty }, or take 1 wound
       *[other] { $penalty }, or take { $wounds } wounds
    }
penalty-none = { $penalty }
penalty-lose-stamina = lose 1 stamina from your pool
penalty-lose-focus = lose 1 focus from your pool
penalty-lose-blessing = lose a blessing without its effect
penalty-corrupt-any = corrupt an empty ability space
penalty-corrupt-red = corrupt an empty red ability space
penalty-corrupt-blue = corrupt an empty blue ability space
penalty-corrupt-purple = corrupt an empty purple ability space
penalty-roll-less = roll one die less in your next fight
penalty-more-damage = face 2 additional damage in your next fight
penalty-shorten = shorten your health track by 2
penalty-heal = heal 1 wound
penalty-drink = drink a potion and lose the token it regenerates
penalty-pay-space = pay for an ability space without its effect
penalty-reroll = reroll all your unassigned { $n }s until none is left
penalty-use-rage = use your rage without effect
penalty-lose-die = lose an unassigned die for this fight
penalty-modified-only = only modified dice can hit this card in this fight

## Steps, as they are called in the prompt

step-turn = turn: one action
step-taking = take a set of demons
step-looting = take an item from the chest
step-before-roll = before the roll: potions
step-attack = attack: change and assign dice
step-block = block the damage
step-refreshing = regenerate a token
step-paying = pay for a purple space
step-changing = choose a die and its new value
step-rerolling = choose a die to reroll
step-striking = choose a location to hit
step-doubling = choose the second location
step-claiming = choose the next killed demon
step-moving-gem = move a gem up
step-moving-bonus-gem = starting bonus: move a gem up
step-filling-slot = choose a potion
step-equipping = rest: arrange your equipment
step-buying = rest: items for potions
step-penalty = pay the penalty or take the wounds

## The same, with the wounds that come

doing-attack-lethal =
    attack: change and assign dice ({ $n ->
        [one] { $n } wound comes
       *[other] { $n } wounds come
    } as it stands: that would kill)
doing-block =
    block the damage: { $n ->
        [0] nothing comes through
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }
doing-block-lethal =
    block the damage: { $n ->
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }, and that would kill
doing-penalty-lethal =
    pay the penalty, or take { $n ->
        [one] { $n } wound, which would kill
       *[other] { $n } wounds, which would kill
    }

## Refusals: why not, and what would allow it

no-first-action = The first action of the game must be a Move.
    .remedy = Choose “move”.
no-lingered = You have taken { $most } turns in a row without a Move.
    .remedy = Move on; at the walls, breach them, whatever demons are left.
no-no-demons = There is no demon on your battle board to fight.
    .remedy = Move to take demons, then fight.
no-at-the-walls = Your figure stands at the Walls of Sanctum and can go no farther.
    .remedy = Fight or rest; with no demons left you may breach the walls.
no-no-such-set = There is no such set: the board holds { $sets }.
    .remedy = Choose one of the sets that lie there.
no-not-in-chest = { $item } is not in the chest.
    .remedy = Choose an item that lies in it.
no-no-potion = You have no potion of that colour.
    .remedy = Buy potions with unequipped items during a Rest.
no-nothing-to-regenerate = No token of that kind lies on this space.
    .remedy = Name a space that holds one: red potions give stamina back, blue ones focus.
no-potion-regenerates = This potion can bring a token back, so it is not thrown away.
    .remedy = Drink it, and name the space of the token.
no-no-such-space = You have no such ability space.
    .remedy = Name a space of an ability you have, as the board shows it.
no-no-such-ability = You have no ability there.
    .remedy = Name one of the abilities on your board.
no-occupied = Tokens lie on this ability.
    .remedy = A Rest takes them off; a potion takes off one.
no-corrupted = A space of this ability is corrupted for good.
    .remedy = Use another ability.
no-skill-spent = This skill has been used already.
    .remedy = It is ready again after the fight, or after a Rest, as its card says.
no-cannot-pay = You cannot pay for every space: you have { $stamina } stamina and { $focus } focus.
    .remedy = Red takes stamina, blue takes focus, purple either; drink potions before the roll or rest.
no-pool-empty = That pool is empty.
    .remedy = Use another token, if the space takes one.
no-penalty-pool-empty = Your pool is empty, so this cannot be paid.
    .remedy = Take the wounds; a blessing that gives a token may be used first.
no-block-only = Block abilities are for the block step.
    .remedy = End the attack first.
no-attack-only = This ability is for the attack step.
    .remedy = Use it while you attack, after the roll.
no-nothing-to-hit = There is no location left to hit.
    .remedy = End the attack.
no-nothing-to-double = No assigned die shows the value of another open location.
    .remedy = Assign a die first whose value appears on one more open location.
no-no-free-die = You have no unassigned die.
    .remedy = End the attack, or take back an assignment.
no-no-die-fits = None of your unassigned dice can be changed so: { $effect }.
    .remedy = Use another ability; a die stays between 1 and 6.
no-die-assigned = { $die } is already assigned and can no longer be changed.
    .remedy = Take the assignment back first.
no-die-not-assigned = { $die } is not assigned to any location.
    .remedy = Choose a die that already hits something.
no-no-such-die = There is no such die: you have { $dice }.
    .remedy = Name one of your dice, d1 being the first.
no-out-of-reach = This effect cannot turn a { $value } into a { $face }: { $effect }.
    .remedy = Choose another die or another value.
no-differs = { $die } shows { $value }, the location needs { $face }.
    .remedy = Change the die to { $face }, or choose a location with { $value }.
no-already-hit = This location is already hit.
    .remedy = Choose a location without a mark.
no-no-such-foe = There is no card { $foe } on your battle board.
    .remedy = Name a card by its letter, a being the first.
no-no-such-location = Card { $foe } has no such location.
    .remedy = Count its die icons from the left.
no-not-current-card = You can hit only the card your figure stands on: { $foe }.
    .remedy = Defeat that card first.
no-unmodified = Only modified dice can hit this card in this fight, and { $die } is as it was rolled.
    .remedy = Use any effect on the die first; setting it to its own value counts.
no-rage-inactive = Your rage is not active.
    .remedy = It wakes when you end an attack with an unassigned die and a living foe.
no-not-killed = Card { $foe } is not a killed demon.
    .remedy = Choose one whose every location is hit.
no-no-gem-there = There is no such gem on that space of your skill table.
    .remedy = Choose a space that holds one.
no-gem-colour = This level is { $colour }: only a gem of that colour, or a white one, may move.
    .remedy = Choose a gem in the matching column, or a white gem.
no-other-skill = The bonus card shows another skill.
    .remedy = Move a gem off the skill it shows.
no-not-in-sack = { $item } is not in your sack.
    .remedy = Choose an item you carry; an equipped one must be removed first.
no-gems-missing = Your gems do not match the icons of { $item } beside the items you wear.
    .remedy = Remove an item to free its gems, or gain more gems; white gems match any colour.
no-weapon-hand = { $item } is a weapon.
    .remedy = Say which hand: wield … left, or wield … right.
no-not-a-weapon = { $item } is not a weapon.
    .remedy = Use “equip”.
no-slot-empty = This slot is empty.
    .remedy = Only an equipped item can be removed.
no-changes = You have changed your equipment { $most } times in this Rest.
    .remedy = End the equip step; in your next Rest you may change it again.
no-slots-full = All your { $slots } potion slots are full.
    .remedy = Throw a potion away first.
no-slots-free = You still have room for { $slots } more.
    .remedy = Potions are thrown away only to make room.
no-room-for-potion = You have an empty slot for this potion.
    .remedy = Choose its colour.
no-nothing-to-brew = There is no item to trade for another potion.
    .remedy = Keep the potion.
no-already-breached = The walls have been breached already.
    .remedy = Answer the call to arms.
no-not-at-the-walls = Your figure is not at the Walls of Sanctum.
    .remedy = Move there first.
no-demons-left = Demons still pursue you.
    .remedy = Start a turn with none on your battle board.
no-no-call = Nobody has breached the walls yet.
    .remedy = The call to arms sounds with the breach.
no-blessing-too-early = Blessings sleep until the Demon Lord’s answer.
    .remedy = Use it after the respite or in the final battle.
no-not-your-blessing = You have no such unused blessing.
    .remedy = Name one of yours.
no-blessing-used = This blessing has been used.
    .remedy = Each works once.
no-other-payment = The card asks for something else: { $penalty }.
    .remedy = Pay that, or take the wounds.
no-space-occupied = This space is not empty.
    .remedy = Choose an empty space.
no-space-colour = This space has the wrong colour.
    .remedy = Choose a space of the colour that is asked for.

## Choices, as the list shows them

choice-move = Move to the front and take demons
choice-fight = Fight
choice-rest = Rest
choice-breach = Breach the walls
choice-answer = Answer the call to arms
choice-take = Take { $foes }
choice-loot = Take { $item } — { $text }
choice-drink = Drink a { $potion }: clear { $place } ({ $ability })
choice-roll = Roll the dice
choice-hit = { $die } ({ $value }) hits { $foe }
choice-use = { $place } — { $ability }
choice-pay = Pay with { $token }
choice-rage = Rage: set a die to any value
choice-turn = { $die }: { $value } → { $face }
choice-reroll = Reroll { $die } ({ $value })
choice-strike = Hit the { $face } of { $foe }
choice-again = { $die } ({ $value }) also hits { $foe }
choice-end-attack = End the attack
choice-end-block = End the block
choice-regain = Take back the token from { $place } ({ $ability })
choice-claim = Levels and item of { $foe }
choice-gem = Move a coloured gem up from { $skill }
choice-white = Move a white gem up from { $skill }
choice-fill = Take a { $potion }
choice-equip = Equip { $item } — { $text }
choice-wield = Wield { $item } ({ $side }) — { $text }
choice-remove = Take off { $item }
choice-end-equip = Equipment is in order
choice-brew = { $item } for a { $potion }
choice-pour = Throw away a { $potion }
choice-decline = Keep the potions you have
choice-end-rest = End the Rest
choice-bless = Blessing: { $blessing }
choice-suffer =
    { $wounds ->
        [one] Take 1 wound
       *[other] Take { $wounds } wounds
    }
choice-accept = Pay: { $penalty }
choice-forfeit = Give up { $blessing }
choice-corrupt = Corrupt { $place } ({ $ability })
choice-sacrifice = Drink a { $potion } and lose the token on { $place } ({ $ability })
choice-spend = Put { $token } on { $place } ({ $ability })
choice-lose = Lose { $die } ({ $value })

## The log

event-began = { $hero } begins.
event-potion-gained = { $hero } gains a { $potion }.
event-blocked = Not in this game: { $achievement }.
event-moved = { $hero } moves: { $act }, space { $space }.
event-dealt = Dealt: { $foes }.
event-deck-refilled = The demon deck of level { $level } is shuffled anew.
event-took = { $hero } is pursued by { $foes }.
event-dice-granted = Divine intervention: everybody gains a die.
event-die-gained = { $hero } gains a die for the first item.
event-chest-opened = The chest holds: { $items }.
event-looted = { $hero } takes { $item }.
event-fight-began = { $hero } fights.
event-drank = { $hero } drinks a { $potion }; a token leaves “{ $ability }”.
event-rolled = { $hero } rolls { $dice }.
event-used = { $hero } uses “{ $ability }”.
event-raged = { $hero } rages.
event-turned = { $hero } turns { $die } from { $old } to { $new }.
event-rerolled = { $hero } rerolls { $die }: { $old }, now { $new }.
event-hit-made = { $hero } hits the { $face } of { $foe }.
event-killed = { $hero } defeats { $foe }.
event-rage-woke = The rage of { $hero } wakes.
event-shielded = { $hero } blocks { $amount }.
event-wounded =
    { $amount ->
        [one] { $hero } takes 1 wound; health { $health }.
       *[other] { $hero } takes { $amount } wounds; health { $health }.
    }
event-unhurt = { $hero } blocks all { $amount } damage.
event-died = { $hero } falls.
event-healed = { $hero } heals; health { $health }.
event-gem-moved = { $hero } moves a { $gem } up from { $skill }.
event-level-lost = { $hero } has no gem left to move; the level is lost.
event-skill-gained = { $hero } gains a skill: { $skill }.
event-item-found = { $hero } finds { $item }.
event-regained = { $hero } regains 1 { $token }.
event-rested = { $hero } rests.
event-equipped = { $hero } equips { $item }.
event-removed = { $hero } takes off { $item }.
event-brewed = { $hero } trades { $item } for a { $potion }.
event-poured = { $hero } throws away a { $potion }.
event-achieved = { $hero } achieves { $achievement }.
event-blessing-seen = { $hero } looks at the blessing: { $blessing }.
event-breached = { $hero } breaches the Walls of Sanctum!
event-lord-card-laid = A Demon Lord card is laid: { $foe }.
event-answered = { $hero } answers the call to arms, with { $cards } cards on the city.
event-respite-began = A brief respite: everybody rests a last time.
event-blessings-shown = { $hero } turns up: { $blessings }.
event-battle-dealt = { $hero } faces { $foes }.
event-round-began = Round { $round } of the final battle.
event-lord-card-turned = The Demon Lord: { $lord }.
event-fury-turned = { $hero } meets fury: { $fury }.
event-paid = { $hero } pays.
event-blessed = { $hero } uses { $blessing }.
event-triumphed = { $hero } has defeated the Demon Lord, with health { $health }!
event-ended = The game is over: { $hero } wins.
