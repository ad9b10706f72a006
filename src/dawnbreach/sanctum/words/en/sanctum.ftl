# The words of Sanctum: effects, refusals, choices, events. Names of cards are in demons.ftl, finale.ftl, heroes.ftl.

sanctum = Sanctum
input-heroes = Heroes are { $heroes } or random, each only once and at most { $seats } in all.

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
game-pitch = Two to four heroes cut their way through hordes of demons, grow stronger with every kill, and face the Demon Lord behind the Walls of Sanctum.
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
    .the = the { $name } [{ $hits }]
    .a = { A($name) } [{ $hits }]
foe-lord = Demon Lord card [{ $hits }], damage { $damage }
    .the = the Demon Lord card [{ $hits }]
    .a = a Demon Lord card [{ $hits }], damage { $damage }
foe-fury = fury card “{ $name }”
    .the = the fury card “{ $name }”
    .a = the fury card “{ $name }”
foe-letter = { $foe } ({ $letter })
    .the = { THE($foe) } ({ $letter })
foe-location = { $foe }, location { $n }
    .the = location { $n } of { THE($foe) }
foe-face-down = face-down fury card
    .the = the face-down fury card
    .a = a face-down fury card
card = { $name } ({ $text })
    .they = “{ $name }” ({ THEY($text) })
    .each = “{ $name }”: each hero it hits { THEY($text) }

## What cards do. The text on every card is put together from these.

ability = { $cost }: { $effect }
    .they = { THEY($effect) } ({ $cost })
cost-fight = once a fight
cost-rest = once between Rests
effect-set = set a die to { $n }
    .they = sets a die to { $n }
effect-plus = raise a die by exactly { $n }
    .they = raises a die by exactly { $n }
effect-minus = lower a die by exactly { $n }
    .they = lowers a die by exactly { $n }
effect-change = raise or lower a die by exactly { $n }
    .they = raises or lowers a die by exactly { $n }
effect-raise = raise a die by 1 or more
    .they = raises a die by 1 or more
effect-lower = lower a die by 1 or more
    .they = lowers a die by 1 or more
effect-flip = turn a die to its opposite face
    .they = turns a die to its opposite face
effect-copy = set a die to the value of another of your dice
    .they = sets a die to the value of another
effect-any = set a die to any value
    .they = sets a die to any value
effect-block = block { $n } damage
    .they = blocks { $n } damage
effect-reroll = reroll an unassigned die
    .they = rerolls an unassigned die
effect-double = an assigned die also hits one more location with its value
    .they = hits one more location with an assigned die
effect-strike = hit a location without a die
    .they = hits a location without a die
effect-gain-stamina = gain 1 stamina
    .they = gains 1 stamina
effect-gain-focus = gain 1 focus
    .they = gains 1 focus
flame-stamina = { $n } extra stamina while equipped
flame-focus = { $n } extra focus while equipped
tile-stamina = gain { $n } stamina
tile-focus = gain { $n } focus
perk-shield = block { $n } damage in every fight
perk-guard = each of your block abilities blocks { $n } more
perk-refresh-stamina = regenerate 1 stamina after each fight
perk-refresh-focus = regenerate 1 focus after each fight
perk-silver-facing = roll the silver die when you face { $n } or more cards
perk-silver-potion = roll the silver die in any fight in which you have drunk a potion
perk-silver-rage = roll the silver die while your rage is active
perk-silver-calm = roll the silver die while your rage is inactive
perk-loot =
    { $n ->
        [one] once everyone has taken an item from a chest, take one more
       *[other] once everyone has taken an item from a chest, take { $n } more
    }
perk-wrath = your rage becomes active whenever a fight wounds you
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
    .they =
    { $wounds ->
        [one] { THEY($penalty) }, or takes 1 wound
       *[other] { THEY($penalty) }, or takes { $wounds } wounds
    }
penalty-none = { $penalty }
    .they = { THEY($penalty) }
penalty-lose-stamina = lose 1 stamina from your pool
    .they = loses 1 stamina
penalty-lose-focus = lose 1 focus from your pool
    .they = loses 1 focus
penalty-lose-blessing = lose a blessing and ignore its effect
    .they = loses a blessing
penalty-corrupt-any = corrupt an empty ability space
    .they = corrupts an empty ability space
penalty-corrupt-red = corrupt an empty red ability space
    .they = corrupts an empty red ability space
penalty-corrupt-blue = corrupt an empty blue ability space
    .they = corrupts an empty blue ability space
penalty-corrupt-purple = corrupt an empty purple ability space
    .they = corrupts an empty purple ability space
penalty-roll-less = roll one fewer die in your next fight
    .they = rolls one fewer die in the next fight
penalty-more-damage = face 2 additional damage in your next fight
    .they = faces 2 additional damage in the next fight
penalty-shorten = shorten your health track by 2
    .they = shortens the health track by 2
penalty-heal = heal 1 wound
    .they = heals 1 wound
penalty-drink = drink a potion and lose the token it regenerates
    .they = drinks a potion and loses the token it regenerates
penalty-pay-space = pay for an ability space and ignore the effect
    .they = pays for an ability space in vain
penalty-reroll = keep rerolling your unassigned { $n }s until none are left
    .they = keeps rerolling unassigned { $n }s until none are left
penalty-use-rage = use your rage without effect
    .they = uses rage without effect
penalty-lose-die = lose an unassigned die for this fight
    .they = loses an unassigned die for this fight
penalty-modified-only = in this fight, hit this card only with modified dice
    .they = can hit this card only with modified dice in this fight

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
step-claiming = choose which killed demon to collect next
step-moving-gem = move a gem up
step-moving-bonus-gem = starting bonus: move a gem up
step-filling-slot = choose a potion
step-equipping = rest: arrange your equipment
step-buying = rest: trade items for potions
step-penalty = pay the penalty or take the wounds

## The same, with the wounds that come

doing-attack-lethal =
    attack: change and assign dice ({ $n ->
        [one] { $n } wound would come through now
       *[other] { $n } wounds would come through now
    }, and that would be fatal)
doing-block =
    block the damage: { $n ->
        [0] nothing would come through now
        [one] { $n } wound would come through now
       *[other] { $n } wounds would come through now
    }
doing-block-lethal =
    block the damage: { $n ->
        [one] { $n } wound would come through now
       *[other] { $n } wounds would come through now
    }, and that would be fatal
doing-penalty-lethal =
    pay the penalty, or take { $n ->
        [one] { $n } wound, which would be fatal
       *[other] { $n } wounds, which would be fatal
    }

## Refusals: why not, and what would allow it

no-first-action = You must begin with a Move.
    .remedy = Move to the front and take demons.
no-lingered = You have taken { $most } turns in a row without a Move.
    .remedy = Move on; at the walls, breach them, whatever demons are left.
no-no-demons = There is no demon on your battle board to fight.
    .remedy = Move to take demons, then fight.
no-no-demons-at-the-walls = There is no demon on your battle board to fight, and none can be taken at the walls any more.
    .remedy = Breach the walls, or answer the call to arms once they are breached; or rest.
no-at-the-walls = Your figure stands at the Walls of Sanctum and can go no further.
    .remedy = Fight or rest; with no demons left you may breach the walls, or answer the call to arms once they are breached.
no-no-such-set =
    { $sets ->
        [one] There is no such set: the board holds only one.
       *[other] There is no such set: the board holds { $sets }.
    }
    .remedy = Choose one of the sets on the board.
no-not-in-chest = { $item } is not in the chest.
    .remedy = Choose an item from the chest.
no-no-potion = You have no potion of that colour.
    .remedy = Choose the other colour if you have it; until the final battle, a Rest trades unequipped items for potions.
no-nothing-to-regenerate = There is no token of that kind on this space.
    .remedy = Name a space that holds one: red potions regenerate stamina, blue ones focus.
no-nothing-to-regain = The skill does not bring back what lies on this space.
    .remedy = Choose a space with a token of the kind the skill names.
no-potion-regenerates = This potion can regenerate a token, so it may not be thrown away.
    .remedy = Drink it, and name the space of the token.
no-no-such-space = You have no such ability space.
    .remedy = Name a space of an ability you have, as the board shows it.
no-no-such-ability = You have no ability there.
    .remedy = Name one of the abilities on your board.
no-occupied = There are tokens on this ability.
    .remedy = A potion before the roll takes off one of them; until the final battle, a Rest takes them all off.
no-corrupted = A space of this ability is corrupted for good.
    .remedy = Use another ability.
no-skill-spent = This skill has already been used.
    .remedy = It is ready again after the fight or after a Rest, as its card says.
no-cannot-pay = You cannot pay for every space: you have { $stamina } stamina and { $focus } focus.
    .remedy = Red takes stamina, blue takes focus, purple takes either; potions before the roll bring tokens back, and until the final battle a Rest does.
no-pool-empty = That pool is empty.
    .remedy = Use the other kind of token, on a space that takes it.
no-penalty-pool-empty = Your pool is empty, so this cannot be paid.
    .remedy = Take the wounds; you may use a blessing that gives a token first.
no-block-only = Block abilities work only in the block step.
    .remedy = Use it in the block step, after the attack.
no-attack-only = This ability works only in the attack step.
    .remedy = Use it while you attack, after the roll.
no-nothing-to-hit = There is no location left to hit.
    .remedy = End the attack.
no-nothing-to-double = No assigned die shows the value of another open location.
    .remedy = First assign a die whose value appears on another open location.
no-no-free-die = You have no unassigned die.
    .remedy = End the attack, or take back an assignment.
no-no-die-fits = None of your unassigned dice can be changed like this: { $effect }.
    .remedy = Use another ability; a die stays between 1 and 6.
no-die-assigned = { $die } is already assigned and can no longer be changed.
    .remedy = Choose another die, or take the assignment back, as far as nothing new has been seen since.
no-die-not-assigned = { $die } is not assigned to any location.
    .remedy = Choose a die that already hits something.
no-no-such-die =
    { $dice ->
        [one] There is no such die: you have only one.
       *[other] There is no such die: you have { $dice } dice.
    }
    .remedy = Name one of your dice; the first is d1.
no-die-lost = { $die } is lost for this fight.
    .remedy = Choose another die; this one comes back after the fight.
no-die-not-free = { $die } is not one of your unassigned dice.
    .remedy = Choose a die that is neither assigned nor lost.
no-out-of-reach = This effect cannot turn a { $value } into a { $face }: { $effect }.
    .remedy = Choose another die or another value.
no-differs = { $die } shows { $value }, but the location needs { $face }.
    .remedy = Change the die to { $face }, or choose a location with { $value }.
no-already-hit = This location is already hit.
    .remedy = Choose a location without a mark.
no-no-such-foe = There is no card { $foe } on your battle board.
    .remedy = Name a card by its letter; the first is a.
no-no-such-location = Card { $foe } has no such location.
    .remedy = Count its die icons from the left.
no-not-current-card = You can hit only the card your figure stands on: { $foe }.
    .remedy = Choose a location of that card.
no-unmodified = In this fight only modified dice can hit this card, and { $die } is as it was rolled.
    .remedy = Use any effect on the die first; setting it to its own value counts.
no-rage-inactive = Your rage is not active.
    .remedy = It becomes active when you end an attack with an unassigned die while a demon is still alive.
no-not-killed = Card { $foe } is not a killed demon.
    .remedy = Choose a demon whose locations have all been hit.
no-no-gem-there = There is no such gem on that space of your skill table.
    .remedy = Choose a space that holds one.
no-gem-colour = This level is { $colour }: only a gem of that colour, or a white one, may move.
    .remedy = Choose a gem in the matching column, or a white gem.
no-other-skill = The bonus card shows another skill.
    .remedy = Move a gem off the skill on the card.
no-not-in-sack = { $item } is not in your sack.
    .remedy = Choose an item you carry; an equipped one must be removed first.
no-gems-missing = With the items you already wear, you do not have the gems for { $item }.
    .remedy = Remove an item to free its gems, or gain more gems; white gems match any colour.
no-weapon-hand = { $item } is a weapon.
    .remedy = Say which hand is to wield it, the left or the right.
no-not-a-weapon = { $item } is not a weapon.
    .remedy = Equip it without naming a hand.
no-slot-empty = This slot is empty.
    .remedy = Only an equipped item can be removed.
no-changes = You have changed your equipment { $most } times in this Rest.
    .remedy = End the equip step; in your next Rest you may change it again.
no-slots-full = All your potion slots are full ({ $slots }).
    .remedy = Throw a potion away first.
no-slots-free = You still have free potion slots: { $slots }.
    .remedy = Potions may be thrown away only to make room.
no-room-for-potion = You have an empty slot for this potion.
    .remedy = Choose its colour.
no-nothing-to-brew = There is no item to trade for another potion.
    .remedy = Keep the potion.
no-already-breached = The walls have already been breached.
    .remedy = Answer the call to arms.
no-not-at-the-walls = Your figure is not at the Walls of Sanctum.
    .remedy = Move there first.
no-demons-left = Demons still pursue you.
    .remedy = Start a turn with none on your battle board.
no-only-fights = From the Demon Lord’s answer on nobody moves, rests or equips any more.
    .remedy = Go on with the final battle; the list shows what can be chosen now.
no-in-the-city = You have answered the call to arms and have nothing to do on your turns.
    .remedy = Wait until everybody has answered; then you rest once more.
no-hero-dead = Your hero is dead and decides nothing any more.
    .remedy = Watch the others to the end.
no-hero-victorious = Your hero has won through and decides nothing any more.
    .remedy = Watch the others to the end.
no-no-call = Nobody has breached the walls yet.
    .remedy = The call to arms sounds when the walls are breached.
no-blessing-too-early = Blessings cannot be used before the Demon Lord’s answer.
    .remedy = Use it after the respite or in the final battle.
no-not-your-blessing = You have no such unused blessing.
    .remedy = Name one of yours.
no-blessing-used = This blessing has already been used.
    .remedy = Each blessing works once.
no-other-payment = The card asks for something else: { $penalty }.
    .remedy = Pay that, or take the wounds.
no-nothing-to-pay = You have nothing to pay this with: { $penalty }.
    .remedy = Take the wounds, unless a token in your pool would do and a blessing can give you one first.
no-space-occupied = This space is not empty.
    .remedy = Choose an empty space.
no-space-colour = This space has the wrong colour.
    .remedy = Choose a space of the right colour.

## Choices, as the list shows them

choice-move = Move to the front and take demons
choice-fight = Fight
choice-rest = Rest
choice-breach = Breach the walls
choice-answer = Answer the call to arms
choice-take = Take { A($foes) }
choice-loot = Take { $item } — { $text }
choice-drink = Drink a { $potion } and clear { $place } ({ $ability })
choice-roll = Roll the dice
choice-hit = Hit { THE($foe) } with { $die } ({ $value })
choice-use = Use { $place } — { $ability }
choice-pay = Pay with { $token }
choice-rage = Use rage: set a die to any value
choice-turn = Turn { $die } from { $value } to { $face }
choice-reroll = Reroll { $die } ({ $value })
choice-strike = Hit { THE($foe) } without a die ({ $face })
choice-again = Hit { THE($foe) } with { $die } ({ $value }) as well
choice-end-attack = End the attack
choice-end-block = End the block
choice-regain = Regenerate the token on { $place } ({ $ability })
choice-claim = Collect the levels and item from { THE($foe) }
choice-gem = Move a coloured gem up from { $skill }
choice-white = Move a white gem up from { $skill }
choice-fill = Take a { $potion }
choice-equip = Equip { $item } — { $text }
choice-wield = Wield { $item } in the { $side } — { $text }
choice-remove = Take off { $item }
choice-end-equip = Finish equipping
choice-brew = Trade { $item } for a { $potion }
choice-pour = Throw away a { $potion }
choice-decline = Keep the potions you have
choice-end-rest = End the Rest
choice-bless = Use the blessing { $blessing }
choice-suffer =
    { $wounds ->
        [one] Take 1 wound
       *[other] Take { $wounds } wounds
    }
choice-accept = Pay the penalty: { $penalty }
choice-forfeit = Give up { $blessing }
choice-corrupt = Corrupt { $place } ({ $ability })
choice-sacrifice = Drink a { $potion } and lose the token on { $place } ({ $ability })
choice-spend = Put { $token } on { $place } ({ $ability })
choice-lose = Lose { $die } ({ $value })

## The log

event-began = The { $hero } begins.
event-potion-gained = The { $hero } gains a { $potion }.
event-blocked = { $achievement } is not in this game.
event-moved = The { $hero } moves to space { $space } of { $act }.
event-dealt = A new set is dealt: { $foes }.
event-deck-refilled = The demon deck of level { $level } is reshuffled.
event-took = The { $hero } is now pursued by { A($foes) }.
event-dice-granted = Divine intervention: everyone gains a die.
event-die-gained = The { $hero } gains a die for their first item.
event-chest-opened = The chest holds: { $items }.
event-looted = The { $hero } takes { $item } from the chest.
event-fight-began = The { $hero } fights.
event-drank = The { $hero } drinks a { $potion } and takes a token off the ability “{ $ability }”.
event-rolled = The { $hero } rolls { $dice }.
event-used = The { $hero } uses an ability that { THEY($ability) }.
event-raged = The { $hero } uses rage.
event-turned = The { $hero } turns { $die } from { $old } to { $new }.
event-rerolled = The { $hero } rerolls { $die }: { $old } becomes { $new }.
event-hit-made = The { $hero } hits the { $face } of { THE($foe) }.
event-killed = The { $hero } defeats { THE($foe) }.
event-rage-woke = The { $hero } becomes enraged: rage is active again.
event-shielded = The { $hero } blocks { $amount } damage.
event-wounded =
    The { $hero } takes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } and has { $health ->
        [0] no
       *[any] { $health }
    } health left.
event-unhurt = The { $hero } blocks all the damage ({ $amount }).
event-died = The { $hero } falls.
event-healed = The { $hero } heals and has { $health } health.
event-gem-moved = The { $hero } moves a { $gem } up from { $skill }.
event-level-lost = The { $hero } has no gem left to move; the level is lost.
event-skill-gained = The { $hero } gains the skill “{ $skill }”.
event-item-found = The { $hero } finds { $item }.
event-regained = The { $hero } regenerates 1 { $token }.
event-rested = The { $hero } rests.
event-equipped = The { $hero } equips { $item }.
event-removed = The { $hero } takes off { $item }.
event-brewed = The { $hero } trades { $item } for a { $potion }.
event-poured = The { $hero } throws away a { $potion }.
event-achieved = The { $hero } achieves { $achievement }.
event-blessing-seen = The { $hero } looks at the blessing { THEY($blessing) }.
event-breached = The { $hero } breaches the Walls of Sanctum!
event-lord-card-laid = A card is laid in the city: { $foe }.
event-answered = The { $hero } answers the call to arms; Demon Lord cards laid so far: { $cards }.
event-respite-began = A brief respite: everyone rests one last time.
event-blessings-shown = The { $hero } reveals blessings: { THEY($blessings) }.
event-battle-dealt = The { $hero } faces { A($foes) }.
event-round-began = Round { $round } of the final battle begins.
event-lord-card-turned = The Demon Lord speaks { EACH($lord) }.
event-fury-turned = The { $hero } turns up the fury card { THEY($fury) }.
event-paid = The { $hero } pays the penalty.
event-blessed = The { $hero } uses the blessing { THEY($blessing) }.
event-triumphed = The { $hero } has defeated the Demon Lord with { $health } health left!
event-ended = The game is over. The { $hero } wins.
