# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = There are 1 to 3 Virtual Guardians for one player and none for more, not “{ $virtual }”.
input-guardians = Guardians are { $guardians } or random, each only once, at most one for each seat.
input-temples = Start Temples are { $temples } or random, each only once, at most one for each seat.

## Names

deck-equipment = equipment
deck-traps = traps
deck-spells = spells
deck-encounters = encounters
attribute-attack = Attack
attribute-magic = Magic Knowledge
attribute-wisdom = Wisdom
attribute-health = Health
relic-crystal = Seal Crystal
relic-lantern = Spirit Lantern
relic-urn = Urn of the Elders
building-0 = green Citadel
building-1 = purple Citadel
building-2 = orange Citadel
building-3 = grey Citadel
building-4 = green Blood Temple
building-5 = purple Blood Temple
building-6 = orange Blood Temple
building-7 = grey Blood Temple
tier-hound = Hound
tier-huntsman = Huntsman
tier-leader = Leader of the Hunt
icon-sword = Sword
icon-priestess = Priestess
icon-shield = Shield
icon-dawn = Dawn
icon-dusk = Dusk
icon-moon = Moon
phase-dawn = Dawn
phase-dusk = Dusk
ending-none = nobody wins
ending-priest = eight rounds have passed, and the most fame makes the New High Priest
ending-mosh = Mosh is free
ending-cleansed = the High Priestess is cleansed
ending-darkness = tendrils cover every Citadel and every Temple
way-up = up
way-down = down
fate-eclipse = Solar eclipse
fate-metamorphosis = metamorphosis
fate-sword-shield = a die to Sword or Shield
fate-dawn-dusk = a die to Dawn or Dusk
fate-priestess-moon = a die to Priestess or Moon
game-title = Darkest Doom
game-pitch = Eight days until the Darkness wakes. Walk the land of Betel, gather allies, relics and fame, and be the Guardian who finds a way to win before it does.
option-virtual = Virtual Guardians
virtual-1 = one rival
virtual-2 = two rivals
virtual-3 = three rivals
virtual-green = Green Virtual Guardian
virtual-purple = Purple Virtual Guardian
virtual-orange = Orange Virtual Guardian
virtual-grey = Grey Virtual Guardian
darkness = Darkness
monster = monster
monster-there = { $tier } m{ $n }
high-priestess = High Priestess
target = { $colour } { $kind }
target-temple = Temple
target-citadel = Citadel
target-guardian = Guardian
colour-green = green
colour-purple = purple
colour-orange = orange
colour-grey = grey
corruption-card = Dark Corruption ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
supply-card = { $name } ({ $icon })

## Steps, as they are called in the prompt

step-aiming = choose the target of the card
step-test-tools = ambush test: use tools, then roll
step-after-test = ambush test: change dice, then let them stand
step-defending = defence: each Shield parries one hit
step-casting = combat: spells and equipment
step-sending = choose where the figure goes
step-retreating = retreat towards your Blood Temple: choose where
step-drawing = choose the deck of the next card
step-discarding = discard a Supplies card
step-changing = turn dice to any icon
step-rerolling = roll dice again
step-placing = choose where a Hound appears
step-straying = the place is occupied: choose where the Hound appears
step-pointing = choose which building the monster hunts
step-roaming = equally short ways: choose where the monster goes
step-hunting = choose your prey
step-luring = choose which of the nearest monsters hears the call
step-growing = choose which of the nearest Penumbra becomes the next tier
step-hurting = prevent wounds, or take them
step-travelling = choose where to go
step-pushing = move the target
step-clearing = choose the building to free of tendrils
step-sealing = choose the Dark Abyss to remove
step-disarming = choose the trap token to give back
step-bonding = choose the alliance to raise
step-taking-relic = choose a relic
step-overladen = you hold three relics: lay one down for the one you have found, or leave it
step-cleansing = discard Dark Corruption, or leave the rest
step-purging = choose the Dark Corruption to discard
step-marking = mark an attribute and a relic for the mission
step-seeking = relic test: change the Destiny die with coins, or let it stand
step-ordering = exchange Order Achievements, then draw
step-announcing = announce achievements you have met, or say nothing
step-swapping = exchange your Dark Corruption, or keep it
step-springing = your trap is sprung: play a trap card, or none
step-walking = free moves, area by area
step-turn = turn: any actions that can be paid for
step-tempted = be consumed by the Leader of the Hunt, or refuse
step-setting-on = choose which monster the Virtual Guardian attacks

## The same, with whom and how much it is about

doing-casting = combat with { $figure }, before the roll: spells and equipment
doing-casting-rolled = combat with { $figure }, after the roll: spells and equipment
doing-sending = choose where { $figure } goes
doing-pushing = choose where { $figure } is moved
doing-pointing = choose which building is hunted by { $figure } ({ $area })
doing-roaming = equally short ways: choose where { $figure } goes next ({ $area })
doing-springing = { $figure } is caught in the trap ({ $area }): play a trap card, or none
doing-setting-on = choose which monster { $figure } attacks
doing-after-test =
    ambush test, { $n ->
        [0] every icon matched
        [one] { $n } icon missing
       *[other] { $n } icons missing
    }: change dice, then let them stand
doing-hurting =
    { $n ->
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }: prevent wounds, or take them
doing-hurting-dies =
    { $n ->
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }, and { $guardian } would die: prevent wounds, or take them
doing-defending =
    defence, { $n ->
        [0] no wound comes
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }: each Shield parries one
doing-defending-dies =
    defence, { $n ->
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }, and { $guardian } would die: each Shield parries one

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] This costs { $n } action point, and you do not have it.
       *[other] This costs { $n } action points, and you do not have that many.
    }
    .remedy = Action points are restored at the start of each Dawn and Dusk.
no-after-roll = This changes dice, and nothing has been rolled yet.
    .remedy = Use it after the roll of this combat.
no-battle-only = Battle spells belong in combat, and only they do.
    .remedy = Keep a battle spell for a combat; play other spells in your turn.
no-before-roll = This counts only before the roll, and the dice have been rolled.
    .remedy = Use it before the roll of your next combat.
no-cards-left = There are still cards to draw.
    .remedy = Name a deck that has cards.
no-cards-missing =
    { $n ->
        [one] You need { $n } Supplies card in your hand; Dark Corruption does not count.
       *[other] You need { $n } Supplies cards in your hand; Dark Corruption does not count.
    }
    .remedy = Draw more Supplies cards first.
no-citadels-closed = A Dark Event forbids alliances.
    .remedy = Wait for the next Dark Event, at Dusk.
no-coins-missing =
    { $n ->
        [one] This costs { $n } Destiny coin, and you do not have it.
       *[other] This costs { $n } Destiny coins, and you do not have that many.
    }
    .remedy = Gain coins from cards and rewards first.
no-corruption-full =
    { $n ->
        [one] You would receive { $n } Dark Corruption card, and those you hold leave no room for it.
       *[other] You would receive { $n } Dark Corruption cards, and those you hold leave no room for them.
    }
    .remedy = Get rid of Dark Corruption first, or raise your Wisdom.
no-crystals-missing = You do not have three Seal Crystals.
    .remedy = Seek Seal Crystals by completing missions.
no-dawn-only = The Blood Temple serves you only at Dawn.
    .remedy = Wait for the next Dawn.
no-deck-empty = This deck and its discards are empty.
    .remedy = Name another deck.
no-declared-already = Your mission is already declared.
    .remedy = Go to its area and complete it.
no-die-ends = The Destiny die goes from 1 to 10 only.
    .remedy = Change it the other way, or let it stand.
no-fame-missing = This alliance needs { $n } Daily Fame, and you have less.
    .remedy = Gain more Daily Fame first, or go to another Citadel.
no-halted = A trap holds you: you move no further in this phase.
    .remedy = You may move again in the next phase.
no-idle-bond = You have no alliance that could rise; 6 points are the most.
    .remedy = Make an alliance with a Citadel first.
no-idle-cleanse = You have no Dark Corruption cards to discard.
    .remedy = Keep this until you have some.
no-idle-clear = There are no tendrils on a building in your area or next to it.
    .remedy = Go to a Citadel or Blood Temple with tendrils first.
no-idle-coins = You already have as many Destiny coins as you may hold.
    .remedy = Spend coins first.
no-idle-disarm = There is no trap token in your area or next to it.
    .remedy = Go next to a trap token first.
no-idle-heal = You have no wounds to heal.
    .remedy = Keep this until you are wounded.
no-idle-mana = You already have all your mana.
    .remedy = Spend mana first.
no-idle-relic = No such relic is left.
    .remedy = Wait until somebody uses one or lays one down.
no-idle-seal = There is no Dark Abyss in your area or next to it.
    .remedy = Go next to a Dark Abyss first.
no-idle-travel = There is no other such area you could go to.
    .remedy = Play this from another area.
no-lanterns-missing =
    { $n ->
        [one] You need { $n } Spirit Lantern for this.
       *[other] You need { $n } Spirit Lanterns for this.
    }
    .remedy = Use fewer Lanterns, or seek more by completing missions.
no-lodge-closed = A Dark Event has closed the Black Lodge.
    .remedy = Wait for the next Dark Event, at Dusk.
no-markers-gone = All 16 damage markers lie on equipment, so no more can be put on.
    .remedy = Wait until equipment is used or dropped; you may drop your own.
no-mana-missing =
    { $n ->
        [one] This costs { $n } mana petal, and you do not have it.
       *[other] This costs { $n } mana petals, and you do not have that many.
    }
    .remedy = All mana is restored at the start of Dusk.
no-no-acolytes = You have no Acolyte.
    .remedy = Make an alliance with 6 Daily Fame where an Acolyte still stands.
no-no-alliance = You have no alliance there that could be chosen.
    .remedy = Name a Citadel allied with you; an alliance of 6 points rises no further.
no-no-blood-step = Your Guardian does not have this ability: { ability-blood-step }.
    .remedy = Only the Guardian whose character card shows it may use it.
no-no-corruption = You have no Dark Corruption cards.
    .remedy = Gain Daily Fame for your Acolytes instead.
no-no-fitting-trap = This is not a trap card in your hand that fits the victim, that you can pay for and that would change something.
    .remedy = Choose a fitting trap card, or play none.
no-no-free-change = The Fate track does not let you turn a die for free now.
    .remedy = Roll a Moon that moves the Fate marker to a pair of icons, or discard a card for its icon.
no-no-gift = You cannot use this: { ability-gift-of-the-witches }.
    .remedy = Only the Guardian with this ability may use it, with two mana petals for each wound.
no-no-leader-card = You do not hold the card “{ leader-of-the-hunt }”.
    .remedy = Only a Guardian with that Dark Corruption card in hand can be consumed.
no-no-mission = You have no mission.
    .remedy = You take a new one at the next Dawn.
no-no-senses = Your Guardian does not have this ability: { ability-keen-senses }.
    .remedy = Only the Guardian whose character card shows it may use it.
no-no-spectre = The Lake Spectre does not serve you.
    .remedy = Summon it on a Lake with Spirit Lanterns.
no-no-such-die =
    { $dice ->
        [one] There is no such die: you have { $dice } die.
       *[other] There is no such die: you have { $dice } dice.
    }
    .remedy = Name one of your dice; the first is d1.
no-no-such-relic = You do not have such a relic.
    .remedy = Name a relic you hold; Lanterns that hold the Lake Spectre go with it.
no-no-such-reward = This achievement has no such reward.
    .remedy = Name one of the rewards it shows.
no-no-such-tool = You have no such equipment to use here.
    .remedy = Name one of your equipment slots with a card in it that fits.
no-no-target =
    { $n ->
        [one] There is no fitting target within { $n } area.
       *[other] There is no fitting target within { $n } areas.
    }
    .remedy = Move closer to a Guardian or a monster first.
no-no-tendrils = There are no tendrils there that you could reach.
    .remedy = Choose a building with tendrils in your area or next to it.
no-no-trick = Your Guardian does not have this ability: { ability-magic-trick }.
    .remedy = Only the Guardian whose character card shows it may use it.
no-not-a-way = The monster that is moving does not go there next.
    .remedy = Choose one of the ways in the list.
no-not-adjacent = That area is not next to yours.
    .remedy = Choose an adjacent area and go step by step.
no-not-at-a-citadel = The road must not end at a Citadel.
    .remedy = Walk one area further.
no-not-at-citadel = You are not in the area of a Citadel.
    .remedy = Go to a Citadel first.
no-not-at-monolith = You are not at the Monolith.
    .remedy = Go to the Monolith by the Path to Winter Mountain.
no-not-bare = No trap token may be put on that area.
    .remedy = Choose an area without figures and trap tokens, but not the Path or the summit.
no-not-found = The Destiny die has not found the relic, so there is none to leave.
    .remedy = Let the die stand, or change it with coins.
no-not-higher =
    { $n ->
        [one] Your alliance there already has { $n } point, and you could not raise it.
       *[other] Your alliance there already has { $n } points, and you could not raise it.
    }
    .remedy = Gain more Daily Fame first; 6 points are the most.
no-not-highest = Only the highest Daily Fame, now { $n }, lets you raise an alliance of your own.
    .remedy = Gain at least as much Daily Fame as everybody else first.
no-not-in-area = You are not in the area of your mission.
    .remedy = Go there first.
no-not-in-hand = You do not have this card in your hand.
    .remedy = Choose a card from your hand.
no-not-met = You have not met the condition of this achievement.
    .remedy = Do what the card asks first.
no-not-nearest = Another monster is nearer, or this one cannot be chosen.
    .remedy = Choose one of the monsters in the list.
no-not-prey = That cannot be hunted now.
    .remedy = Choose one of the targets in the list.
no-not-there = That area cannot be chosen.
    .remedy = Choose one of the areas in the list.
no-not-your-order = You do not hold this achievement.
    .remedy = Choose one of the achievements you hold.
no-other-icons = The Fate track offers other icons.
    .remedy = Turn the die to one of the two icons under the Fate marker.
no-other-relic = That is not the relic you have found.
    .remedy = Take the one you have found, or leave it.
no-other-tool = This equipment is not for this moment.
    .remedy = Weapons serve in combat, other tools in your turn, in a test or against wounds, as the card says.
no-out-of-range = This figure is out of range, or the card does nothing to it.
    .remedy = Choose one of the figures in the list.
no-prey-left = There is still something to hunt.
    .remedy = Choose your prey; you may stay only when nothing is left to hunt.
no-relic-gone = No relic of this kind is left.
    .remedy = Choose another relic, or none.
no-relics-full = You already have { $n } relics, the most a Guardian may hold.
    .remedy = Lay one down first, or leave this one.
no-room-left = You need not give up an alliance here.
    .remedy = Give one up only when you have three and stand at another Citadel.
no-same-attribute = You marked this attribute for your previous mission.
    .remedy = Mark another attribute.
no-same-icon = The die already shows this icon.
    .remedy = Choose another die or another icon.
no-same-relic = You marked this relic for your previous mission.
    .remedy = Mark another relic.
no-served-already = The Blood Temple has already served you this Dawn.
    .remedy = Wait for the next Dawn.
no-silenced = The Echo of Darkness forbids spells in this combat.
    .remedy = Use equipment or dice now, and cast the spell in another combat.
no-slots-full = Both your equipment slots are taken.
    .remedy = Drop equipment or let the Lake Spectre go first.
no-spectre-away = The Lake Spectre already serves somebody.
    .remedy = It can be summoned again when it has gone back to the water.
no-stepped-already = You have already used this ability in this phase.
    .remedy = Use it again in the next phase.
no-three-alliances = You already have three alliances.
    .remedy = Give one of them up for this Citadel.
no-too-near =
    { $n ->
        [one] You must be at least { $n } area away from the area of your mission, on foot.
       *[other] You must be at least { $n } areas away from the area of your mission, on foot.
    }
    .remedy = Go further away, or complete the mission without declaring it.
no-tool-used = You have already used this here.
    .remedy = Use it again another time.
no-trap-waits = A trap card is not played in your turn.
    .remedy = Put a trap token on the board and play the card when somebody springs the trap.
no-traps-out =
    { $n ->
        [one] You already have { $n } trap token on the board and no more to set.
       *[other] You already have { $n } trap tokens on the board and no more to set.
    }
    .remedy = Take one of them back first.
no-urn-missing = This costs an Urn of the Elders, and you have none.
    .remedy = Seek an Urn by completing missions.
no-wrong-area = The area you are in does not offer this.
    .remedy = The road needs a Citadel, the rite a Forest, the Lodge an Entrance, the Spectre a Lake.

## Choices, as the list shows them

choice-go = Move: { $area }
choice-play = Play { $card }
choice-apply = Use { $card }
choice-road = Pay a coin and take the Citadel’s road
choice-rite = Rite of the Forest: two mana and two cards for two new ones ({ $deck })
choice-lodge = Through the Black Lodge: { $area }
choice-summon =
    { $lanterns ->
        [one] Summon the Lake Spectre with { $lanterns } Lantern
       *[other] Summon the Lake Spectre with { $lanterns } Lanterns
    }
choice-praise = Blood Temple: gain Daily Fame for your Acolytes
choice-purge = Blood Temple: discard Dark Corruption for your Acolytes
choice-trap = Pay a coin and set a trap: { $area }
choice-lift = Take your trap back: { $area }
choice-drop = Drop { $card }
choice-lay-down = Lay down: { $relic }
choice-release = Let the Lake Spectre go
choice-ally = Make or raise an alliance with this Citadel
choice-forsake = Ally with this Citadel and give up the { $colour }
choice-declare = Declare your mission: 3 Daily Fame instead of 1
choice-complete = Complete your mission
choice-achieve = Announce “{ $order }”: { $reward }
choice-trick = { ability-magic-trick }: discard your hand for two Daily Fame
choice-blood-step = { ability-blood-step }: one wound for one action point
choice-free-mosh = Try to free Mosh
choice-end-turn = End your turn
choice-walk = Walk: { $area }
choice-stop = Walk no further
choice-draw = Draw from the deck: { $deck }
choice-draw-nothing = Draw nothing
choice-discard = Discard { $card }
choice-mark = Raise { $attribute }, seek: { $relic }
choice-seek = Let the Destiny die stand
choice-coin = Pay a coin: Destiny die { $way } by 1
choice-target = Target: { $figure }
choice-cast = Cast { $card }
choice-use = Use { $card }
choice-senses = { ability-keen-senses }: one die less for two Swords
choice-aid = Use { $card }
choice-roll = Roll the dice
choice-stand = Let the dice stand
choice-fate = Turn { $die }: discard { $card }
choice-free = Turn { $die } to { $icon } for free
choice-change = Turn { $die } to { $icon }
choice-reroll = Roll { $die } again
choice-enough = Leave the rest
choice-settle = Let the dice stand
choice-pass = Pass: play nothing more
choice-send = Move the figure: { $area }
choice-gift = { ability-gift-of-the-witches }: two mana for one wound less
choice-ward = Protect yourself with { $card }
choice-bear = Take the wounds
choice-travel = Go to: { $area }
choice-drive = Move the target: { $area }
choice-clear = Remove tendrils: { $building }
choice-seal = Remove the Dark Abyss: { $area }
choice-disarm = Give the trap token back: { $area }
choice-bond = Raise the alliance: { $colour }
choice-take = Take: { $relic }
choice-leave-relic = Leave the relic
choice-cleanse = Discard { $taint }
choice-spring = Play the trap card { $card }
choice-let-go = Play no trap card
choice-shed = Discard the achievement “{ $order }”
choice-draw-orders = Go on: draw until you hold two achievements
choice-say-nothing = Announce nothing more
choice-swap = Exchange all your Dark Corruption
choice-keep = Keep your Dark Corruption
choice-hound = Place a Hound: { $area }
choice-beast = The monster at: { $area }
choice-hunt = Set the monster on: { $building }
choice-roam = Way of { $figure }: { $area }
choice-chase = Hunt: { $figure }
choice-lurk = Stay where you are
choice-become = Be consumed by the Leader of the Hunt
choice-refuse = Stay a Guardian
choice-set-on = The Virtual Guardian attacks: { $figure }

## The log

event-card-seen = { $guardian } gets the card: { $card }.
event-mission-seen = { $guardian } looks at the mission “{ $mission }”.
event-order-seen = { $guardian } looks at the achievement “{ $order }”.
event-order-set = Order of play: { $guardians }.
event-phase-began =
    Round { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}All mana is restored, and the Echo of Darkness awakes.
           *[any] {" "}All mana is restored.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Daily Fame begins anew.
        }
    }
event-destiny-rolled = { $guardian } rolls the Destiny die: { $value }.
event-cards-drawn = { $guardian } draws a card ({ $deck }).
event-corruption-received =
    { $count ->
        [one] { $guardian } receives { $count } Dark Corruption card.
       *[other] { $guardian } receives { $count } Dark Corruption cards.
    }
event-card-discarded = { $guardian } discards { $card }.
event-mission-taken = { $guardian } marks for the mission: { $attribute }, { $relic }.
event-mission-declared = { $guardian } declares where the mission leads: { $area }.
event-mission-done = { $guardian } completes the mission “{ $mission }”.
event-attribute-raised = { $guardian } raises { $attribute } to { $value }.
event-relic-missed = { $guardian } gets no relic.
event-relic-gained = { $guardian } gains a relic: { $relic }.
event-relic-left = { $guardian } leaves the relic.
event-relic-laid-down = { $guardian } lays down a relic: { $relic }.
event-order-shed = { $guardian } discards an Order Achievement.
event-order-met = { $guardian } meets the achievement “{ $order }”.
event-walked = { $guardian } moves: { $area }.
event-fame-changed =
    { $amount ->
        [-1] { $guardian } loses 1 Daily Fame and has { $fame }.
        [-2] { $guardian } loses 2 Daily Fame and has { $fame }.
        [-3] { $guardian } loses 3 Daily Fame and has { $fame }.
        [-4] { $guardian } loses 4 Daily Fame and has { $fame }.
        [-5] { $guardian } loses 5 Daily Fame and has { $fame }.
        [-6] { $guardian } loses 6 Daily Fame and has { $fame }.
        [-7] { $guardian } loses 7 Daily Fame and has { $fame }.
        [one] { $guardian } gains { $amount } Daily Fame and has { $fame }.
       *[other] { $guardian } gains { $amount } Daily Fame and has { $fame }.
    }
event-coins-changed =
    { $amount ->
        [-1] { $guardian } gives up 1 Destiny coin.
        [-2] { $guardian } gives up 2 Destiny coins.
        [-3] { $guardian } gives up 3 Destiny coins.
        [-4] { $guardian } gives up 4 Destiny coins.
        [-5] { $guardian } gives up 5 Destiny coins.
        [-6] { $guardian } gives up 6 Destiny coins.
        [-7] { $guardian } gives up 7 Destiny coins.
        [one] { $guardian } gains { $amount } Destiny coin.
       *[other] { $guardian } gains { $amount } Destiny coins.
    }
event-mana-changed =
    { $amount ->
        [-1] { $guardian } gives up 1 mana petal.
        [-2] { $guardian } gives up 2 mana petals.
        [-3] { $guardian } gives up 3 mana petals.
        [-4] { $guardian } gives up 4 mana petals.
        [-5] { $guardian } gives up 5 mana petals.
        [-6] { $guardian } gives up 6 mana petals.
        [-7] { $guardian } gives up 7 mana petals.
        [one] { $guardian } regains { $amount } mana petal.
       *[other] { $guardian } regains { $amount } mana petals.
    }
event-allied =
    { $points ->
        [one] { $guardian } is allied with the { $citadel }: { $points } point.
       *[other] { $guardian } is allied with the { $citadel }: { $points } points.
    }
event-acolyte-gained = { $guardian } gains the Acolyte of the { $citadel }.
event-card-played = { $guardian } plays { $card }.
event-equipment-used = { $guardian } uses { $card }.
event-markers-short =
    { $count ->
        [one] Only { $count } damage marker is left for it.
       *[other] Only { $count } damage markers are left for it.
    }
event-trap-set = { $guardian } sets a trap: { $area }.
event-trap-taken = { $guardian } takes a trap token off the board: { $area }.
event-trap-disarmed = { $guardian } gives a trap token back to { $figure }: { $area }.
event-trap-sprung = { $guardian } snaps a trap shut on { $figure }: { $area }.
event-dice-capped = { $guardian } rolls only { $dice } dice instead of { $wanted }: there are no more.
event-dice-rolled = { $guardian } rolls: { $icons }.
event-die-rerolled = { $guardian } rolls { $die } again: { $icon }.
event-ability-used = { $guardian } uses an ability: { $ability }.
event-die-changed = { $guardian } turns { $die } to { $icon }.
event-fate-moved = { $guardian } moves the Fate marker: { $place }.
event-test-faced = { $guardian } faces an ambush test: { $icons }.
event-test-ended =
    { $missed ->
        [0] { $guardian } passes the test.
        [one] { $guardian } fails the test: { $missed } symbol unmatched.
       *[other] { $guardian } fails the test: { $missed } symbols unmatched.
    }
event-combat-began = Combat: { $figure } attacks, { $enemy } defends.
event-monster-drawn =
    { $guardian ->
        [darkness] Monster attack card: hits { $hits }, health { $health }.
       *[somebody] { $guardian } deals wounds: { $hits }, the health of the target is { $health }.
    }
event-health-drawn = { $guardian } is wounded: wounds { $amount }, health { $health }.
event-echo-heard = { $guardian } hears the Echo of Darkness: { $attack }.
event-aimed = The target is { $figure }.
event-unhurt = { $guardian } takes no wounds.
event-wounded =
    { $amount ->
        [one] { $guardian } takes { $amount } wound and can take { $left } more.
       *[other] { $guardian } takes { $amount } wounds and can take { $left } more.
    }
event-healed =
    { $amount ->
        [one] { $guardian } heals { $amount } wound.
       *[other] { $guardian } heals { $amount } wounds.
    }
event-monster-killed =
    { $guardian ->
        [darkness] A monster is killed: { $figure }, { $area }.
       *[somebody] { $guardian } kills a monster: { $figure }, { $area }.
    }
event-guardian-died = { $figure } dies and returns home to the Blood Temple.
event-moth-came = A White Moth settles with { $guardian }.
event-moved = { $figure } comes to: { $area }.
event-event-drawn = Dark Event: { $event } ({ $text }).
event-heart-taken =
    { $left ->
        [one] A Heart goes from the round track into the bag; { $left } is left.
       *[other] A Heart goes from the round track into the bag; { $left } are left.
    }
event-monster-came = { $figure } appears: { $area }.
event-metamorphosed = A monster takes the next form: { $figure }, { $area }.
event-token-drawn = { $figure } ({ $area }) draws its target token: { $token }.
event-bag-empty = The bag is empty: { $figure } draws no target token.
event-token-gone = The target token of { $figure } leaves the game: { $token }.
event-building-hunted = { $figure } sets out for the { $building }.
event-guardian-hunted = { $figure } sets out for { $enemy }.
event-building-attacked = { $figure } attacks the { $building }.
event-tendrils-changed =
    Tendrils on the { $building }: { $count ->
        [3] { $count }, it is corrupted
       *[any] { $count }
    }.
event-abysses-placed = Dark Abysses open: { $areas }.
event-abyss-gone = A Dark Abyss closes: { $area }.
event-abyss-turned = { $guardian } sees the back of the Dark Abyss: { $abyss } ({ $text }).
event-spectre-summoned =
    { $lanterns ->
        [one] { $guardian } summons the Lake Spectre with { $lanterns } Lantern.
       *[other] { $guardian } summons the Lake Spectre with { $lanterns } Lanterns.
    }
event-spectre-lost = The Lake Spectre leaves { $guardian } and goes back to the water.
event-consumed = { $guardian } is consumed and becomes the Leader of the Hunt!
event-endured =
    { $count ->
        [one] { $guardian } sheds { $count } Dark Corruption card and lives on as the Leader of the Hunt.
       *[other] { $guardian } sheds { $count } Dark Corruption cards and lives on as the Leader of the Hunt.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] The game is over, and the Darkness wins: { $ending }.
           *[other] The game is over: { $ending }.
        }
       *[somebody] The game is over: { $ending }, and { $guardian } wins.
    }
