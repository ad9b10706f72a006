# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = A solo game has 1 to 3 Virtual Guardians and other games have none; “{ $virtual }” is not possible.
input-guardians = Guardians are { $guardians } or random, each only once and at most one for each seat.
input-temples = Starting Temples are { $temples } or random, each only once and at most one for each seat.

## Names

deck-equipment = equipment
    .card = an equipment card
deck-traps = traps
    .card = a trap card
deck-spells = spells
    .card = a spell card
deck-encounters = encounters
    .card = an encounter card
attribute-attack = Attack
attribute-magic = Magic Knowledge
attribute-wisdom = Wisdom
attribute-health = Health
relic-crystal = Seal Crystal
    .a = a Seal Crystal
relic-lantern = Spirit Lantern
    .a = a Spirit Lantern
relic-urn = Urn of the Elders
    .a = an Urn of the Elders
building-0 = Green Citadel
building-1 = Purple Citadel
building-2 = Orange Citadel
building-3 = Grey Citadel
building-4 = Green Blood Temple
building-5 = Purple Blood Temple
building-6 = Orange Blood Temple
building-7 = Grey Blood Temple
tier-hound = Hound
    .the = the Hound
    .start = The Hound
    .a = a Hound
tier-huntsman = Huntsman
    .the = the Huntsman
    .start = The Huntsman
    .a = a Huntsman
tier-leader = Leader of the Hunt
    .the = the Leader of the Hunt
    .start = The Leader of the Hunt
    .a = the Leader of the Hunt
icon-sword = Sword
icon-priestess = Priestess
icon-shield = Shield
icon-dawn = Dawn
icon-dusk = Dusk
icon-moon = Moon
phase-dawn = Dawn
phase-dusk = Dusk
ending-none = nobody wins
ending-priest = eight rounds are over, and the Guardian with the most fame becomes the new High Priest
ending-mosh = Mosh is free
ending-cleansed = the High Priestess is cleansed
ending-darkness = tendrils cover every Citadel and every Temple
way-up = up
way-down = down
fate-eclipse = a Solar eclipse
fate-metamorphosis = a metamorphosis
fate-sword-shield = turn a die to Sword or Shield
fate-dawn-dusk = turn a die to Dawn or Dusk
fate-priestess-moon = turn a die to Priestess or Moon
game-title = Darkest Doom
game-pitch = You have eight days before the Darkness swallows Betel. Roam the land, gather allies, relics and fame, and find your own road to victory before the Darkness finds its own.
option-virtual = Virtual Guardians
virtual-1 = one rival
virtual-2 = two rivals
virtual-3 = three rivals
virtual-green = Green Virtual Guardian
    .the = the Green Virtual Guardian
    .start = The Green Virtual Guardian
virtual-purple = Purple Virtual Guardian
    .the = the Purple Virtual Guardian
    .start = The Purple Virtual Guardian
virtual-orange = Orange Virtual Guardian
    .the = the Orange Virtual Guardian
    .start = The Orange Virtual Guardian
virtual-grey = Grey Virtual Guardian
    .the = the Grey Virtual Guardian
    .start = The Grey Virtual Guardian
darkness = Darkness
    .the = the Darkness
    .start = The Darkness
monster = monster
    .the = the monster
    .start = The monster
    .a = a monster
monster-there = { $tier } m{ $n }
    .the = { THE($tier) } m{ $n }
    .start = { START($tier) } m{ $n }
    .a = { A($tier) } m{ $n }
high-priestess = High Priestess
    .the = the High Priestess
    .start = The High Priestess
    .a = the High Priestess
target = { $colour } { $kind }
target-temple = Temple
target-citadel = Citadel
target-guardian = Guardian
colour-green = green
colour-purple = purple
colour-orange = orange
colour-grey = grey
colour-of-green = green
colour-of-purple = purple
colour-of-orange = orange
colour-of-grey = grey
corruption-card = Dark Corruption ({ $icons })
    .a = a Dark Corruption card ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
    .a = the card “{ leader-of-the-hunt }” ({ $icons })
supply-card = { $name } ({ $icon })
    .a = { $name } ({ $icon })

## Steps, as they are called in the prompt

step-aiming = choose the target of the card
step-test-tools = ambush test: use tools, then roll
step-after-test = ambush test: change dice, then confirm them
step-defending = defence: each Shield parries one hit
step-casting = combat: spells and equipment
step-sending = choose where the figure goes
step-retreating = retreat towards your Blood Temple: choose where
step-drawing = choose which deck to draw the next card from
step-discarding = discard a Supplies card
step-changing = turn dice to any icon
step-rerolling = reroll dice
step-placing = choose where a Hound appears
step-straying = the place is occupied: choose where the Hound appears
step-pointing = choose which building the monster hunts
step-roaming = equally short ways: choose where the monster goes
step-hunting = choose your prey
step-luring = choose which of the nearest monsters hears the call
step-growing = choose which of the nearest Penumbra advances to the next tier
step-hurting = prevent wounds, or take them
step-travelling = choose where to go
step-pushing = move the target
step-clearing = choose the building to free of tendrils
step-sealing = choose the Dark Abyss to remove
step-disarming = choose the trap token to give back
step-bonding = choose the alliance to raise
step-taking-relic = choose a relic
step-overladen = you hold three relics: lay one down for the one you have found, or leave it there
step-cleansing = discard Dark Corruption, or leave the rest
step-purging = choose the Dark Corruption to discard
step-marking = mark an attribute and a relic for the mission
step-seeking = relic test: change the Destiny die with coins, or confirm it
step-ordering = exchange Order Achievements, then draw
step-announcing = announce achievements you have completed, or say nothing
step-swapping = exchange your Dark Corruption, or keep it
step-springing = your trap is sprung: play a trap card or none
step-walking = free moves, area by area
step-turn = turn: take any actions you can pay for
step-tempted = be consumed by the Leader of the Hunt, or refuse
step-setting-on = choose which monster the Virtual Guardian attacks

## The same, with whom and how much it is about

doing-casting = combat with { THE($figure) }, before the roll: spells and equipment
doing-casting-rolled = combat with { THE($figure) }, after the roll: spells and equipment
doing-sending = choose where { THE($figure) } goes
doing-pushing = choose where to move { THE($figure) }
doing-pointing = choose which building { THE($figure) } { AT($area) } hunts
doing-roaming = equally short ways: choose where { THE($figure) } { AT($area) } goes next
doing-springing = { THE($figure) } is caught in your trap { AT($area) }: play a trap card or none
doing-setting-on = choose which monster { THE($figure) } attacks
doing-after-test =
    ambush test, { $n ->
        [0] every icon matched
        [one] { $n } icon missing
       *[other] { $n } icons missing
    }: change dice, then confirm them
doing-hurting =
    { $n ->
        [one] { $n } wound to take
       *[other] { $n } wounds to take
    }: prevent wounds, or take them
doing-hurting-dies =
    { $n ->
        [one] { $n } wound to take
       *[other] { $n } wounds to take
    }, and { THE($guardian) } would die: prevent wounds, or take them
doing-defending =
    defence, { $n ->
        [0] no wounds to take
        [one] { $n } wound to take
       *[other] { $n } wounds to take
    }: each Shield parries one
doing-defending-dies =
    defence, { $n ->
        [one] { $n } wound to take
       *[other] { $n } wounds to take
    }, and { THE($guardian) } would die: each Shield parries one

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] This costs { $n } action point, and you do not have it.
       *[other] This costs { $n } action points, and you do not have that many.
    }
    .remedy = Action points are restored at the start of each Dawn and Dusk.
no-after-roll = This changes dice, and nothing has been rolled yet.
    .remedy = Use it after the roll of this combat.
no-after-test-roll = This changes dice, and nothing has been rolled yet.
    .remedy = Use it after the roll of this test.
no-battle-only = Battle spells can be played only in combat, and other spells only outside it.
    .remedy = Keep a battle spell for a combat; play other spells on your turn.
no-before-roll = This works only before the roll, and the dice have been rolled.
    .remedy = Use it before the roll of your next combat.
no-before-test-roll = This adds dice, and the dice of this test have been rolled.
    .remedy = Use it before the roll of your next ambush test.
no-cards-left = There are still cards to draw.
    .remedy = Name a deck that has cards.
no-cards-missing =
    { $n ->
        [one] You need { $n } Supplies card in your hand; Dark Corruption does not count.
       *[other] You need { $n } Supplies cards in your hand; Dark Corruption does not count.
    }
    .remedy = Draw more Supplies cards first.
no-citadels-closed = A Dark Event forbids alliances for now.
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
no-deck-empty = This deck and its discard pile are empty.
    .remedy = Name another deck.
no-declared-already = Your mission is already declared.
    .remedy = Go to its area and complete it.
no-die-ends = The Destiny die goes from 1 to 10 only.
    .remedy = Change it the other way, or confirm it.
no-fame-missing = This alliance needs { $n } Daily Fame, and you have less.
    .remedy = Gain more Daily Fame first, or go to another Citadel.
no-halted = A trap holds you: you cannot move any further in this phase.
    .remedy = You may move again in the next phase.
no-idle-bond = You have no alliance that could rise; 6 points are the maximum.
    .remedy = Make an alliance with a Citadel first.
no-idle-cleanse = You have no Dark Corruption cards to discard.
    .remedy = Keep this for when you have some.
no-idle-clear = There are no tendrils on a building in your area or next to it.
    .remedy = Go to a Citadel or Blood Temple with tendrils first.
no-idle-coins = You already have as many Destiny coins as you may hold.
    .remedy = Spend coins first.
no-idle-disarm = There is no trap token in your area or next to it.
    .remedy = Go next to a trap token first.
no-idle-heal = You have no wounds to heal.
    .remedy = Keep this for when you are wounded.
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
no-markers-gone = All 16 damage markers are on equipment, so no more can be equipped.
    .remedy = Wait until equipment is used or dropped; you may drop your own.
no-mana-missing =
    { $n ->
        [one] This costs { $n } mana petal, and you do not have it.
       *[other] This costs { $n } mana petals, and you do not have that many.
    }
    .remedy = All mana is restored at the start of Dusk.
no-no-acolytes = You have no Acolyte.
    .remedy = Make an alliance with 6 Daily Fame at a Citadel whose Acolyte still waits.
no-no-alliance = You have no alliance there that could be chosen.
    .remedy = Name a Citadel allied with you; an alliance of 6 points rises no further.
no-no-blood-step = Your Guardian does not have this ability: { ability-blood-step }.
    .remedy = Only the Guardian whose character card shows it may use it.
no-no-corruption = You have no Dark Corruption cards.
    .remedy = Gain Daily Fame for your Acolytes instead.
no-no-die-to-spare = You would roll no dice in this combat, so there is none to give up.
    .remedy = Use a weapon or a spell that adds dice first.
no-no-fitting-trap = This trap card is not in your hand, does not fit the victim, costs more than you have, or would change nothing.
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
    .remedy = Summon it at a Lake with Spirit Lanterns.
no-no-such-die =
    { $dice ->
        [0] There is no such die: you have no dice now.
        [one] There is no such die: you have { $dice } die.
       *[other] There is no such die: you have { $dice } dice.
    }
    .remedy = Name one of the dice you have rolled; the first is d1.
no-no-such-relic = You do not have such a relic.
    .remedy = Name a relic you hold; Lanterns that hold the Lake Spectre go with it.
no-no-such-reward = This achievement has no such reward.
    .remedy = Name one of the rewards it shows.
no-no-such-tool = You have no such equipment to use here.
    .remedy = Name one of your equipment slots that holds a fitting card.
no-no-target =
    { $n ->
        [one] There is no fitting target within { $n } area.
       *[other] There is no fitting target within { $n } areas.
    }
    .remedy = Move closer to a figure to which this card can do something.
no-no-tendrils = There are no tendrils there that you could reach.
    .remedy = Choose a building with tendrils in your area or next to it.
no-no-trick = Your Guardian does not have this ability: { ability-magic-trick }.
    .remedy = Only the Guardian whose character card shows it may use it.
no-not-a-way = The monster that is moving does not go there next.
    .remedy = Choose one of the ways in the list.
no-not-adjacent = That area is not next to yours.
    .remedy = Choose an adjacent area and go step by step.
no-not-at-a-citadel = The road may not end at a Citadel.
    .remedy = Walk one area further.
no-not-at-citadel = You are not in the area of a Citadel.
    .remedy = Go to a Citadel first.
no-not-at-monolith = You are not at the Monolith.
    .remedy = Go to the Monolith by the Path to Winter Mountain.
no-not-bare = No trap token may be put on that area.
    .remedy = Choose an area without figures or trap tokens, other than the Path and the summit.
no-not-found = The Destiny die has not found the relic, so there is none to leave.
    .remedy = Confirm the die, or change it with coins.
no-not-higher =
    { $n ->
        [one] Your alliance there already has { $n } point, and you could not raise it.
       *[other] Your alliance there already has { $n } points, and you could not raise it.
    }
    .remedy = Gain more Daily Fame first; 6 points are the maximum.
no-not-highest = You may raise an alliance of your own only with the highest Daily Fame, which is now { $n }.
    .remedy = Gain at least as much Daily Fame as everyone else first.
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
no-other-tool = This equipment cannot be used now.
    .remedy = Weapons are used in combat; other equipment on your turn, in a test or against wounds, as its card says.
no-out-of-range = This figure is out of range, or the card does nothing to it.
    .remedy = Choose one of the figures in the list.
no-prey-left = There is still something to hunt.
    .remedy = Choose your prey; you may stay only when nothing is left to hunt.
no-relic-gone = No relic of this kind is left.
    .remedy = Choose another relic, or none.
no-relics-full = You already have { $n } relics, the most a Guardian may hold.
    .remedy = Lay one down first, or leave this one.
no-road-ends = The road may not end at a Citadel.
    .remedy = End it in another area.
no-room-left = You do not have to give up an alliance here.
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
    .remedy = It can be summoned again once it has gone back to the water.
no-spells-only = In a combat only battle spells are played from the hand.
    .remedy = Play this card on your turn, outside combat.
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
no-trap-waits = A trap card is not played on your turn.
    .remedy = Put a trap token on the map, and play the card when somebody springs the trap.
no-traps-out =
    { $n ->
        [one] You already have { $n } trap token on the map and no more to set.
       *[other] You already have { $n } trap tokens on the map and no more to set.
    }
    .remedy = Take one of them back first.
no-urn-missing = This costs an Urn of the Elders, and you have none.
    .remedy = Seek an Urn by completing missions.
no-wrong-area = The area you are in does not offer this.
    .remedy = The road starts at a Citadel, the rite is held in a Forest, the Lodge is reached through an Entrance, and the Spectre is summoned at a Lake.

## Choices, as the list shows them

choice-go = Move { TO($area) }
choice-play = Play { A($card) }
choice-apply = Use { $card }
choice-road = Pay a coin and take the Citadel’s road
choice-rite = Hold the rite of the Forest: two mana and two cards for two new ones ({ $deck })
choice-lodge = Go through the Black Lodge { TO($area) }
choice-summon =
    { $lanterns ->
        [one] Summon the Lake Spectre with { $lanterns } Lantern
       *[other] Summon the Lake Spectre with { $lanterns } Lanterns
    }
choice-praise = Ask the Blood Temple for Daily Fame for your Acolytes
choice-purge = Have the Blood Temple discard Dark Corruption for your Acolytes
choice-trap = Pay a coin and set a trap { AT($area) }
choice-lift = Take back your trap { AT($area) }
choice-drop = Drop { $card }
choice-lay-down = Lay down { A($relic) }
choice-release = Let the Lake Spectre go
choice-ally = Make or raise an alliance with this Citadel
choice-forsake = Ally with this Citadel and give up the alliance with the { $colour }
choice-declare = Declare your mission: 3 Daily Fame instead of 1
choice-complete = Complete your mission
choice-achieve = Announce “{ $order }”: { $reward }
choice-trick = Use { ability-magic-trick }: discard your hand for two Daily Fame
choice-blood-step = Use { ability-blood-step }: take one wound for one action point
choice-free-mosh = Try to free Mosh
choice-end-turn = End your turn
choice-walk = Walk { TO($area) }
choice-stop = Walk no further
choice-draw = Draw { CARD($deck) }
choice-draw-nothing = Draw nothing
choice-discard = Discard { A($card) }
choice-mark = Raise { $attribute } and seek { A($relic) }
choice-seek = Confirm the Destiny die
choice-coin = Pay a coin to move the Destiny die { $way } by 1
choice-target = Target { THE($figure) }
choice-cast = Cast { $card }
choice-use = Use { $card }
choice-senses = Use { ability-keen-senses }: roll one fewer die for two Swords
choice-aid = Use { $card }
choice-roll = Roll the dice
choice-stand = Confirm the dice
choice-fate = Discard { A($card) } to turn { $die }
choice-free = Turn { $die } to { $icon } for free
choice-change = Turn { $die } to { $icon }
choice-reroll = Reroll { $die }
choice-enough = Leave the rest
choice-settle = Confirm the dice
choice-pass = Pass: play nothing more
choice-send = Move the figure { TO($area) }
choice-gift = Use { ability-gift-of-the-witches }: pay two mana to take one fewer wound
choice-ward = Protect yourself with { $card }
choice-bear = Take the wounds
choice-travel = Go { TO($area) }
choice-drive = Move the target { TO($area) }
choice-clear = Remove tendrils from the { $building }
choice-seal = Remove the Dark Abyss { AT($area) }
choice-disarm = Return the trap token { AT($area) } to its owner
choice-bond = Raise the alliance with the { $colour }
choice-take = Take { A($relic) }
choice-leave-relic = Leave the relic
choice-cleanse = Discard { A($taint) }
choice-spring = Play the trap card { $card }
choice-let-go = Play no trap card
choice-shed = Discard the achievement “{ $order }”
choice-draw-orders = Draw achievements until you hold two
choice-say-nothing = Announce nothing more
choice-swap = Exchange all your Dark Corruption
choice-keep = Keep your Dark Corruption
choice-hound = Place a Hound { AT($area) }
choice-beast = Choose the monster { AT($area) }
choice-hunt = Set the monster on the { $building }
choice-roam = Send { THE($figure) } { TO($area) }
choice-chase = Hunt { THE($figure) }
choice-lurk = Stay where you are
choice-become = Let the Leader of the Hunt consume you
choice-refuse = Remain a Guardian
choice-set-on = Have the Virtual Guardian attack { THE($figure) }

## The log

event-card-seen = { START($guardian) } gets { A($card) }.
event-mission-seen = { START($guardian) } looks at the mission “{ $mission }”.
event-order-seen = { START($guardian) } looks at the achievement “{ $order }”.
event-order-set = Order of play: { $guardians }.
event-phase-began =
    Round { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}All mana is restored, and the Echo of Darkness awakes.
           *[any] {" "}All mana is restored.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Daily Fame is reset.
        }
    }
event-destiny-rolled = { START($guardian) } rolls { $value } on the Destiny die.
event-cards-drawn = { START($guardian) } draws { CARD($deck) }.
event-corruption-received =
    { $count ->
        [one] { START($guardian) } receives { $count } Dark Corruption card.
       *[other] { START($guardian) } receives { $count } Dark Corruption cards.
    }
event-card-discarded = { START($guardian) } discards { A($card) }.
event-mission-taken = { START($guardian) } marks { $attribute } and { A($relic) } for the mission.
event-mission-declared = { START($guardian) } declares a mission { AT($area) }.
event-mission-done = { START($guardian) } completes the mission “{ $mission }”.
event-attribute-raised = { START($guardian) } raises { $attribute } to { $value }.
event-relic-missed = { START($guardian) } finds no relic.
event-relic-gained = { START($guardian) } gains { A($relic) }.
event-relic-left = { START($guardian) } leaves the relic.
event-relic-laid-down = { START($guardian) } lays down { A($relic) }.
event-order-shed = { START($guardian) } discards an Order Achievement.
event-order-met = { START($guardian) } completes the achievement “{ $order }”.
event-walked = { START($guardian) } moves { TO($area) }.
event-fame-changed =
    { $amount ->
        [-1] { START($guardian) } loses 1 Daily Fame and has { $fame }.
        [-2] { START($guardian) } loses 2 Daily Fame and has { $fame }.
        [-3] { START($guardian) } loses 3 Daily Fame and has { $fame }.
        [-4] { START($guardian) } loses 4 Daily Fame and has { $fame }.
        [-5] { START($guardian) } loses 5 Daily Fame and has { $fame }.
        [-6] { START($guardian) } loses 6 Daily Fame and has { $fame }.
        [-7] { START($guardian) } loses 7 Daily Fame and has { $fame }.
        [one] { START($guardian) } gains { $amount } Daily Fame and has { $fame }.
       *[other] { START($guardian) } gains { $amount } Daily Fame and has { $fame }.
    }
event-coins-changed =
    { $amount ->
        [-1] { START($guardian) } loses 1 Destiny coin.
        [-2] { START($guardian) } loses 2 Destiny coins.
        [-3] { START($guardian) } loses 3 Destiny coins.
        [-4] { START($guardian) } loses 4 Destiny coins.
        [-5] { START($guardian) } loses 5 Destiny coins.
        [-6] { START($guardian) } loses 6 Destiny coins.
        [-7] { START($guardian) } loses 7 Destiny coins.
        [one] { START($guardian) } gains { $amount } Destiny coin.
       *[other] { START($guardian) } gains { $amount } Destiny coins.
    }
event-mana-changed =
    { $amount ->
        [-1] { START($guardian) } loses 1 mana petal.
        [-2] { START($guardian) } loses 2 mana petals.
        [-3] { START($guardian) } loses 3 mana petals.
        [-4] { START($guardian) } loses 4 mana petals.
        [-5] { START($guardian) } loses 5 mana petals.
        [-6] { START($guardian) } loses 6 mana petals.
        [-7] { START($guardian) } loses 7 mana petals.
        [one] { START($guardian) } regains { $amount } mana petal.
       *[other] { START($guardian) } regains { $amount } mana petals.
    }
event-allied =
    { $points ->
        [one] { START($guardian) } is allied with the { $citadel } at { $points } point.
       *[other] { START($guardian) } is allied with the { $citadel } at { $points } points.
    }
event-acolyte-gained = { START($guardian) } gains the Acolyte of the { $citadel }.
event-card-played = { START($guardian) } plays { A($card) }.
event-equipment-used = { START($guardian) } uses { $card }.
event-markers-short =
    { $count ->
        [one] It comes with only { $count } damage marker: no more are left.
       *[other] It comes with only { $count } damage markers: no more are left.
    }
event-trap-set = { START($guardian) } sets a trap { AT($area) }.
event-trap-taken = { START($guardian) } takes back the trap { AT($area) }.
event-trap-disarmed = { START($guardian) } returns the trap token { AT($area) } to { THE($figure) }.
event-trap-sprung = { START($guardian) } springs a trap on { THE($figure) } { AT($area) }.
event-dice-capped = { START($guardian) } rolls only { $dice } dice instead of { $wanted }: there are no more.
event-dice-rolled = { START($guardian) } rolls { $icons }.
event-die-rerolled = { START($guardian) } rerolls { $die } and gets { $icon }.
event-ability-used = { START($guardian) } uses the ability “{ $ability }”.
event-die-changed = { START($guardian) } turns { $die } to { $icon }.
event-fate-moved = { START($guardian) } moves the Fate marker: { $place }.
event-test-faced = { START($guardian) } faces an ambush test: { $icons }.
event-test-ended =
    { $missed ->
        [0] { START($guardian) } passes the test.
        [one] { START($guardian) } fails the test with { $missed } icon unmatched.
       *[other] { START($guardian) } fails the test with { $missed } icons unmatched.
    }
event-combat-began = { START($figure) } attacks { THE($enemy) }.
event-monster-drawn =
    { $guardian ->
        [darkness] The monster’s attack card shows { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } and { $health } health.
       *[somebody] { START($guardian) } deals { $hits ->
            [one] { $hits } wound
           *[other] { $hits } wounds
        } to a target with { $health } health.
    }
event-health-drawn =
    { $amount ->
        [one] { START($guardian) } takes { $amount } wound; the attack card shows { $health } health.
       *[other] { START($guardian) } takes { $amount } wounds; the attack card shows { $health } health.
    }
event-echo-heard = The Echo of Darkness turns on { THE($guardian) }: { THEY($attack) }.
event-aimed = The target is { THE($figure) }.
event-unhurt = { START($guardian) } takes no wounds.
event-wounded =
    { START($guardian) } takes { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } and can take { $left ->
        [0] no more
       *[any] { $left } more
    }.
event-healed =
    { $amount ->
        [one] { START($guardian) } heals { $amount } wound.
       *[other] { START($guardian) } heals { $amount } wounds.
    }
event-monster-killed =
    { $guardian ->
        [darkness] { START($figure) } is killed { AT($area) }.
       *[somebody] { START($guardian) } kills { THE($figure) } { AT($area) }.
    }
event-guardian-died = { START($figure) } dies and returns home to the Blood Temple.
event-moth-came = A White Moth settles on { THE($guardian) }.
event-moved = { START($figure) } moves { TO($area) }.
event-event-drawn = The Dark Event “{ $event }” begins ({ $text }).
event-heart-taken =
    { $left ->
        [0] The last Heart goes from the round track into the bag.
        [one] A Heart goes from the round track into the bag; { $left } is left.
       *[other] A Heart goes from the round track into the bag; { $left } are left.
    }
event-monster-came = { START($figure) } appears { AT($area) }.
event-metamorphosed = A monster { AT($area) } advances to the next tier: it is now { $figure }.
event-token-drawn = { START($figure) } { AT($area) } draws a target token: { $token }.
event-bag-empty = The bag is empty: { THE($figure) } draws no target token.
event-token-gone = The target token of { THE($figure) } leaves the game: { $token }.
event-building-hunted = { START($figure) } sets out for the { $building }.
event-guardian-hunted = { START($figure) } sets out for { THE($enemy) }.
event-building-attacked = { START($figure) } attacks the { $building }.
event-tendrils-changed =
    { $count ->
        [0] The { $building } is free of tendrils.
        [one] The { $building } now has { $count } tendril.
        [3] The { $building } now has { $count } tendrils and is corrupted.
       *[other] The { $building } now has { $count } tendrils.
    }
event-abysses-placed = Dark Abysses open { AT($areas) }.
event-abyss-gone = The Dark Abyss { AT($area) } closes.
event-abyss-turned = { START($guardian) } turns over the Dark Abyss “{ $abyss }” ({ THEY($text) }).
event-spectre-summoned =
    { $lanterns ->
        [one] { START($guardian) } summons the Lake Spectre with { $lanterns } Lantern.
       *[other] { START($guardian) } summons the Lake Spectre with { $lanterns } Lanterns.
    }
event-spectre-lost = The Lake Spectre leaves { THE($guardian) } and goes back to the water.
event-consumed = The Darkness consumes { THE($guardian) }, now the Leader of the Hunt!
event-endured =
    { $count ->
        [one] { START($guardian) } sheds { $count } Dark Corruption card and lives on as the Leader of the Hunt.
       *[other] { START($guardian) } sheds { $count } Dark Corruption cards and lives on as the Leader of the Hunt.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] The game is over. The Darkness wins: { $ending }.
           *[other] The game is over: { $ending }.
        }
       *[somebody] The game is over. { START($guardian) } wins: { $ending }.
    }
