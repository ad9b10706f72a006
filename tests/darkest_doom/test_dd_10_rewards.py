"""DD-3.5 Rewards only with the deed: what a card gives “if you did”, and cards that could change nothing."""

import pytest

from dawnbreach.darkest_doom.cards import play_out
from dawnbreach.darkest_doom.content import DECKS, Card, Cost, Effect
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.possible import forbids_idle
from tests.darkest_doom.test_dd_10_all_cards import CARDS, SHIELD_PRIESTESS_MOON, Telling, happened, scene, word
from tests.land import doom, land

EQUIPMENT, TRAPS, SPELLS, ENCOUNTERS = range(4)
IN_TURN = ("turn", "basic", "ranged", "")
REWARDED = [card for card in CARDS if any(effect.if_done for effect in card.effects)]


def named(cards):
    return [pytest.param(card, id=card.id) for card in cards]


def barren(seats=2):
    """Sela on the Oath Field: nothing is near, nobody has anything to lose, and all relics are taken."""
    made = land(guardians=("sela", "tristram", "urian", "roana")[:seats], seats=seats).coloured(
        *("grey", "green", "purple", "orange")[:seats]
    )
    made.stands("oath-field", seat=0).stands("door-of-fire", seat=1)
    for guardian in made.land.guardians:
        guardian.attributes = (3, 5, 7, 9)
        guardian.mana = guardian.coins = guardian.fame = 0
    me = made.guardian
    me.mana, me.coins, me.actions, me.relics = 5, 5, 9, (0, 0, 1)
    return made.script(crimson=["dawn"] * 30)


def gains(told, seat=0):
    """Everything this seat was told to gain or to be given."""
    amounts = {"FameChanged", "CoinsChanged", "ManaChanged", "Healed"}
    found = [e for e in told if e.seat == seat and (type(e).__name__ not in amounts or e.amount > 0)]
    return [e for e in found if type(e).__name__ in amounts | {"RelicGained", "CardsDrawn", "MothCame"}]


def test_dd_3_5_the_cards_with_a_reward_for_a_deed():
    assert {card.id for card in REWARDED} == {
        *("hawthorn-stakes", "poachers-pliers", "gardeners-sickle", "litany-of-withering"),
        *("tar-and-feathers", "leech-pond", "rotten-footbridge"),
        *("hare-courier", "flock-of-pilgrims", "stork-exorcist", "three-hooded-elders"),
        *("shadow-cult-witch", "drowned-ferryman"),
    }


@pytest.mark.parametrize("card", named(c for c in REWARDED if c.deck != TRAPS))
def test_dd_3_5_where_the_deed_is_impossible_there_is_no_reward(card):
    made = barren(seats=4)
    made.guardian.halted = True
    for other in made.land.guardians[1:3]:
        other.relics = (0, 0, 3)
    made.guardian.relics = (0, 0, 0 if card.id == "shadow-cult-witch" else 1)
    made = (made.wears(card.id) if card.deck == EQUIPMENT else made.holds(card.id)).ready()
    text = "apply 1" if card.deck == EQUIPMENT else f"play {word(made, card)}"
    if not card.cost.corruption:
        refusal = made.refuses(text)
        assert refusal.clause in ("DD-3.5", "DD-10.3") and refusal.remedy()
        return
    assert gains(made.says(text)) == []
    assert made.land.view(0)["step"] == "turn"


@pytest.mark.parametrize("card", named(c for c in REWARDED if c.deck == TRAPS))
def test_dd_3_5_a_trap_that_takes_nothing_from_its_victim_is_not_played(card):
    made = barren().holds(card.id, seat=0).turn_of(1)
    made.trap(made.area("snare-pines"), seat=0).script(corruption=[SHIELD_PRIESTESS_MOON]).ready()
    made.says("go snare-pines", "settle")
    assert made.refuses(f"spring {word(made, card)}", seat=0).clause == "DD-10.3"
    assert made.offers(0) == ["let go"]


@pytest.mark.parametrize(
    ("card", "stop"), [("hare-courier.priestess", "stop"), ("drowned-ferryman.moon", "enough")], ids=["walk", "travel"]
)
def test_dd_3_5_who_leaves_the_deed_undone_gets_no_reward(card, stop):
    made = barren().holds(card)
    made.guardian.coins = 3
    told = made.ready().says(f"play {card}", stop)
    assert gains(told) == [] and made.land.view(0)["step"] == "turn"


def test_dd_3_5_a_deed_done_in_part_is_done_and_the_reward_comes_once():
    made = barren().holds("hare-courier")
    made.guardian.coins = 3
    made.ready().says("play hare-courier.priestess", "walk drowned-belfry", "stop")
    assert made.guardian.coins == 4


def test_dd_3_5_the_reward_waits_for_what_the_deed_brings():
    """Walking into a Dark Abyss: the test comes between the deed and the coin."""
    made = barren().holds("hare-courier").script(abyss=["swallowed-name"], corruption=[SHIELD_PRIESTESS_MOON])
    made.abyss(made.area("drowned-belfry")).guardian.coins = 3
    made.ready().says("play hare-courier.priestess", "walk drowned-belfry")
    assert made.guardian.coins == 3
    made = made.reloaded().script(abyss=["swallowed-name"])
    made.says("settle")
    assert made.guardian.coins == 3, "one more area to walk"
    made.says("stop")
    assert made.guardian.coins == 4


def test_dd_3_5_the_exorcist_earns_three_fame_at_an_abyss_and_nowhere_else():
    made = barren().holds("stork-exorcist").ready()
    refusal = made.refuses("play stork-exorcist.sword")
    assert str(refusal) == ("DD-3.5: There is no Dark Abyss in your area or next to it. Go next to a Dark Abyss first.")
    made.abyss(made.area("drowned-belfry")).ready()
    made.says("play stork-exorcist.sword", "seal drowned-belfry")
    assert (made.guardian.fame, made.land.abysses) == (3, ())


def test_dd_3_5_a_card_with_another_effect_may_be_played_for_that():
    made = barren().holds("mole-sapper").ready()
    told = made.says("play mole-sapper.sword")
    assert [type(event).__name__ for event in told].count("CardsDrawn") == 2


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("badger-innkeeper", "idle-heal"),
        ("silver-censer", "idle-cleanse"),
        ("gardeners-sickle", "idle-clear"),
        ("poachers-pliers", "idle-disarm"),
        ("eagle-owl-envoy", "idle-bond"),
    ],
)
def test_dd_3_5_the_refusal_says_what_is_missing(card, key):
    design = next(c for c in CARDS if c.id == card)
    made = barren()
    made = (made.wears(card) if design.deck == EQUIPMENT else made.holds(card)).ready()
    refusal = made.refuses("apply 1" if design.deck == EQUIPMENT else f"play {word(made, design)}")
    assert (refusal.clause, refusal.key) == ("DD-3.5", key)


def test_dd_3_5_a_tool_of_another_pack_that_aims_at_nobody_is_refused_too():
    made = barren().ready()
    tool = Card("hook", EQUIPMENT, "turn", 1, 1, Cost(), (Effect("rob", 1),))
    refusal = forbids_idle(made.land, made.guardian, tool)
    assert refusal is not None and refusal.key == "no-target"


def test_dd_3_5_corruption_is_reason_enough_to_play_a_card():
    made = barren().holds("toad-moneylender").ready()
    made.says("play toad-moneylender.priestess")
    assert (made.guardian.coins, len(made.guardian.corruption)) == (5, 1)


# Every card


def paid(made, card):
    """The position if a card of the hand were only paid for and put away."""
    other = made.land.copy()
    guardian = other.guardians[0]
    play_out(other, guardian, next(c for c in guardian.supplies if other.content.supplies[c][0] == CARDS.index(card)))
    other.settle()
    return other


def differs(one, other):
    """Is anything else in two positions but what was counted for achievements?"""
    for position in (one, other):
        for guardian in position.guardians:
            guardian.deeds, guardian.unsung = (), False
        position.main.frames.clear()
    return one != other


@pytest.mark.parametrize("card", named(c for c in CARDS if c.deck in (SPELLS, ENCOUNTERS) and c.kind in IN_TURN))
def test_dd_3_5_where_little_can_be_done_a_card_is_refused_or_changes_something(card):
    made = barren().holds(card.id).ready()
    text = f"play {word(made, card)}"
    if made.land.why_not(text, 0) is not None:
        return
    before = paid(made, card)
    Telling(made, card).say(text, 0)
    if made.land.view(0)["step"] != "turn":
        Telling(made, card).go_on()
    assert differs(made.land.copy(), before) or card.cost.corruption


@pytest.mark.parametrize(
    "card",
    named(c for c in CARDS if c.works_alone and c.deck in (SPELLS, ENCOUNTERS) and c.kind in IN_TURN),
)
def test_dd_14_5_every_card_that_is_left_alone_can_do_something_there(card):
    made = land("sela", seats=1, virtual="1").stands("oath-field").stands("door-of-fire", seat=1)
    made.overgrown("grey-citadel", 2).allied("orange", 2, 0).tainted(2).script(attack=[9])
    made.abyss(made.area("mirror-of-the-elders")).trap(made.area("drowned-belfry"), seat=0)
    me, made.land.guardians[1].fame = made.guardian, 5
    me.attributes, me.mana, me.coins, me.wounds, me.relics = (3, 5, 7, 9), 3, 2, 3, (0, 0, 1)
    made.holds(card.id).ready()
    before = paid(made, card)
    Telling(made, card).say(f"play {word(made, card)}", 0)
    Telling(made, card).go_on()
    assert differs(made.land.copy(), before)


REWARDS = [(order, n) for order in doom().content.achievements for n in range(len(order.rewards))]


@pytest.mark.parametrize(("order", "n"), REWARDS, ids=[f"{order.id}-{n + 1}" for order, n in REWARDS])
def test_dd_8_2_every_reward_of_every_achievement_is_given(order, n):
    """In a scene where there is something to heal, to clear, to raise."""
    made = scene(CARDS[0]).ready()
    made.guardian.relics, made.guardian.mana = (0, 0, 0), 0
    made.tainted(1)
    story = Telling(made, CARDS[0])
    push_effects(made.land, 0, order.rewards[n])
    made.land.told = story.told
    made.land.settle()
    story.go_on()
    for effect in order.rewards[n]:
        if effect.verb == "action":
            assert made.guardian.actions == 4 + effect.amount
        elif effect.verb == "cleanse":
            assert len(made.guardian.corruption) == 3 - effect.amount
        else:
            assert happened(story, effect), story.said


@pytest.mark.parametrize("mission", [mission.id for mission in doom().content.missions])
def test_dd_9_4_every_mission_can_be_completed(mission):
    made = land().sent(mission)
    area = made.land.content.missions[made.guardian.mission].area
    made.stands(area).ready().says("complete", "seek")
    assert (made.guardian.fame, made.guardian.attributes[0]) == (1, 5)


@pytest.mark.parametrize("event", [event.id for event in doom().content.events])
def test_dd_6_3_every_dark_event_changes_something(event):
    made = land().day(6)
    made.land.events = tuple(range(len(made.land.content.events)))
    number = made.land.doom.read_outcome("event", event)
    told = made.nightfall(event, "map-one")
    after = [type(e).__name__ for e in told]
    rule = made.land.doom.event_rules[number]
    assert rule or set(after) - {"EventDrawn", "TokenDrawn", "MonsterDrawn"}, after


def test_dd_14_3_every_virtual_guardian_card_does_something_in_every_cell():
    cells = [cell for card in doom().content.virtuals for row in card.rows for cell in row]
    assert len(cells) == 32 * 4 * 3 and all(cell[0].verb == "fame" for cell in cells)


def test_dd_14_5_what_is_taken_out_could_do_nothing_to_virtual_guardians_and_monsters():
    gone = [card for card in CARDS if not card.works_alone]
    assert {DECKS[card.deck] for card in gone} == {"traps", "spells", "encounters"}
    assert all(card.kind == "guardian" or {e.verb for e in card.effects} <= {"taint", "rob"} for card in gone)
