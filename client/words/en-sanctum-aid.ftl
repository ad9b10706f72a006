# What the things of Sanctum are, and its player aid; loaded at a table only.

## Things

sanctum-is-stamina = Stamina
    .more = Pays for red and purple ability spaces. A Rest brings it all back, a red potion one token before a roll.
sanctum-is-focus = Focus
    .more = Pays for blue and purple ability spaces. A Rest brings it all back, a blue potion one token before a roll.
sanctum-is-corrupted = Corrupted space
    .more = No token can lie here, so the ability cannot be used.
sanctum-is-health = Health
    .more = Each point of damage that is not blocked costs one. At 0, or on a marked space, the hero dies.
sanctum-is-damage = Damage
    .more = Every demon that is not killed deals this much in the block step, even if some of its locations are hit.
sanctum-is-shield = Shield
    .more = Blocks 1 damage. Block abilities are used in the block step only.
sanctum-is-rage = Rage
    .more = While active: set any one die to any value in the attack. It becomes active again when a die is left over and a demon is still alive.
sanctum-is-die = Gold die
    .more = You roll all your dice at once. Divine intervention gives everyone one more, the first item you equip another.
sanctum-is-silver = Silver die
    .more = An extra die that is rolled when the skill it waits on says so.
sanctum-is-location = Hit location
    .more = Takes one die showing exactly this value. What is hit stays hit; when all its locations are hit, a demon is killed.
sanctum-is-gem = Gem
    .more = A level moves a gem of its colour, or a white one, one space up the skill table. When the last gem leaves a skill, the skill is yours; gems in the pool let you equip items.
sanctum-is-white = White gem
    .more = Stands for any colour, on the skill table and on items.
sanctum-is-skill = Skill
    .more = Yours as soon as the last gem leaves it.
sanctum-is-item = Item
    .more = Equipped during a Rest: each gem icon on it takes one of your gems. Unequipped items can be traded for potions.
sanctum-is-potion = Potion
    .more = Drunk before a roll: a red one brings back 1 stamina, a blue one 1 focus.
sanctum-is-sack = Sack
    .more = Items you own but do not wear; it holds any number.
sanctum-is-chest = Treasure chest
    .more = When a hero moves here, the demons left on the board become items, and everyone takes one, front to back.
sanctum-is-divine = Divine intervention
    .more = The first Move onto this space gives every hero one more die.
sanctum-is-space = Space on the march
    .more = A Move leads to the space ahead of the foremost hero. Each space shows which demons are dealt there.
sanctum-is-achievement = Achievement
    .more = Goes to the first hero to meet it, at the end of a Fight or a Rest. Its blessing helps in the final battle.
sanctum-is-deck = Demon deck
    .more = Everyone sees the next demon of each level; nobody sees those below it.
sanctum-is-set = Set of demons
    .more = After a Move you take one set whole. Its demons pursue you until you kill them.
sanctum-is-lord = Demon Lord card
    .more = Five of the nine cards you must defeat in the final battle; on the back is a penalty.
sanctum-is-fury = Fury card
    .more = Lies face down between the Demon Lord’s cards and does harm when you step onto it.
sanctum-is-penalty = Penalty
    .more = What the card does to you if you would rather not take its wounds.

## Turn

sanctum-aid-turn = Your turn: one action
sanctum-aid-move = Move
    .more = Go to the space ahead of the foremost hero and take one set of demons.
sanctum-aid-fight = Fight
    .more = Fight all the demons on your battle board at once.
sanctum-aid-rest = Rest
    .more = All tokens come back; then equip items and trade the others for potions.
sanctum-aid-breach = Breach the walls
    .more = In Act V, with no demon left on your battle board. The others answer the call to arms soon after.
sanctum-aid-answer = Answer the call to arms
    .more = You enter the city and take a last Rest when the others have come. Then the Demon Lord answers: of his cards those strike you that lay there when you came, so it is better not to be late. After that comes the final battle.
sanctum-aid-steps = A Fight, step by step
sanctum-aid-before = Before the roll
    .more = Drink potions.
sanctum-aid-roll = Roll
    .more = All your dice at once.
sanctum-aid-attack = Attack
    .more = Change dice with abilities and rage, and assign them to locations with the same value.
sanctum-aid-block = Block
    .more = Surviving demons deal their damage; shields block it, and the rest becomes wounds.
sanctum-aid-levels = Levels and items
    .more = For each demon killed: one level per gem on its card, then its item.
sanctum-aid-achieve = Achievements
    .more = First come, first served.
sanctum-aid-costs = What abilities cost
sanctum-aid-red = Red space
    .more = 1 stamina
sanctum-aid-blue = Blue space
    .more = 1 focus
sanctum-aid-purple = Purple space
    .more = 1 stamina or 1 focus
sanctum-is-hero = Hero
    .more = One of the four who march to Sanctum, with equipment, skills and health of their own. The number is the player’s seat.
sanctum-is-roar = Roar
    .more = After each round of the final battle the Demon Lord roars: so many of his cards are turned over, and each hits everybody who still fights. Every roar has one card fewer.

## Victory

sanctum-aid-win = Who wins
    .more = March to Sanctum, breach its walls, and defeat your nine cards of the final battle. Of those who do, the one with the most health wins; then achievements decide. If all fall, the hero who defeated the most cards wins.
sanctum-aid-marched = march: { $n } of { $last }
sanctum-aid-cards = final battle: { $n } of { $last } cards
