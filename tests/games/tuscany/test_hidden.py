"""What a player may know, and what the view shows of it."""

from __future__ import annotations

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.rng import rng_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.pieces import COLOURS
from tests.games.tuscany.scenario import (
    GAME,
    NEW,
    Scene,
    colour,
    empty_deck,
    field,
    item,
    pays,
    scenario,
)


def hands_imagined(scene: Scene, viewer: int, of: int, tries: int = 60) -> set[str]:
    """The hands that are possible to a viewer's knowledge."""
    rng = rng_for_run(3, viewer, of)
    return {Scene(GAME.determinize(scene.s, viewer, rng)).hand(of) for _ in range(tries)}


def seen_by(scene: Scene, seat: int) -> bytes:
    """Everything a seat sees of the position."""
    return msgspec.json.encode([GAME.view(scene.s, seat), GAME.prompt(scene.s, seat)])


@pytest.mark.rule("TUS-S1")
def test_other_hands_are_unknown_in_kind_and_known_in_size() -> None:
    scene = scenario(hands=["R R O", "Y Y Y Y"])
    assert len(hands_imagined(scene, 0, 1)) > 20
    assert hands_imagined(scene, 1, 1) == {"Y Y Y Y"}
    assert all(len(hand.split()) == 4 for hand in hands_imagined(scene, 0, 1))


@pytest.mark.rule("TUS-T1")
def test_an_empty_pile_shows_two_players_each_others_hands() -> None:
    scene = scenario(seats=2, hands=["", "Y Y BE"], discards="R R O O")
    s = scene.s
    for c in range(COLOURS):
        s.discards[c] += s.deck[c]
        s.deck[c] = 0
    s.discards_size += s.deck_size
    s.deck_size = 0
    scene.play(act.DRAW).draws("R R")
    assert hands_imagined(scene, 0, 1) == {"Y Y BE"}
    scene.play(act.DRAW).draws("O O")
    imagined = hands_imagined(scene, 0, 1)
    assert len(imagined) > 5
    assert all(hand.split().count("Y") >= 2 and "BE" in hand for hand in imagined)


@pytest.mark.rule("TUS-T1")
def test_what_is_known_of_a_hand_ends_when_it_is_paid() -> None:
    scene = empty_deck(scenario(seats=2, hands=["", ""], discards="R R O O Y Y"), hoarder=1)
    scene.play(act.DRAW).draws("R R")
    known = list(scene.s.known[:COLOURS])
    assert known == list(scene.s.hands[COLOURS:])
    scene.s.storage[5] = item("hexagon")
    a = next(a for a in scene.legal() if act.is_place(a))
    scene.play(a)
    while scene.s.phase == st.PAYING:
        scene.play(scene.legal()[0])
    assert sum(known) - sum(scene.s.known[:COLOURS]) == 2
    assert GAME.check(scene.s) == []


@pytest.mark.rule("TUS-T1")
def test_three_players_know_only_what_the_others_hold_together() -> None:
    scene = scenario(hands=["", "Y Y", "BE BE"], discards="R R")
    s = scene.s
    for c in range(COLOURS):
        s.discards[c] += s.deck[c]
        s.deck[c] = 0
    s.discards_size += s.deck_size
    s.deck_size = 0
    scene.play(act.DRAW).draws("R R")
    assert hands_imagined(scene, 0, 1) == {"Y Y", "Y BE", "BE BE"}


@pytest.mark.rule("TUS-T3")
def test_an_unpaid_placement_is_its_players_secret() -> None:
    scene = scenario(hands=["Y Y R R R"], storage=["monastery"])
    viewers = (1, 2, SPECTATOR)
    before = [seen_by(scene, seat) for seat in viewers]
    keys = [GAME.info_key(scene.s, seat) for seat in (1, 2)]
    a = act.place(item("monastery"), field("d3"))
    assert GAME.redact(scene.s, 0, a, 1) is None
    scene.play(a)
    assert [seen_by(scene, seat) for seat in viewers] == before
    assert [GAME.info_key(scene.s, seat) for seat in (1, 2)] == keys
    assert GAME.view(scene.s, 0).draft.field == "d3"
    for step in pays("R Y"):
        assert GAME.redact(scene.s, 0, step, 1) is None
        assert not GAME.barrier(scene.s, 0, step)
        scene.play(step)
    assert [seen_by(scene, seat) for seat in viewers] == before
    assert [GAME.info_key(scene.s, seat) for seat in (1, 2)] == keys
    entry = GAME.redact(scene.s, 0, pays("R")[0], 1)
    assert entry["paid"] == [
        {"is": "cards", "colour": "red", "count": 2},
        {"is": "cards", "colour": "yellow", "count": 1},
    ]
    assert GAME.barrier(scene.s, 0, pays("R")[0])


def test_two_pairs_of_one_colour_are_told_as_four_cards() -> None:
    scene = scenario(hands=["R R R R"], storage=["monastery"])
    scene.play(act.place(item("monastery"), field("d3")), *pays("R R R"))
    entry = GAME.redact(scene.s, 0, scene.legal()[0], 2)
    assert entry["paid"] == [{"is": "cards", "colour": "red", "count": 4}]


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    scene = scenario().play(act.DRAW)
    outcome = act.DRAW_CARD + colour("BE")
    assert GAME.redact(scene.s, -1, outcome, 0)["card"] == {"is": "card", "colour": "beige"}
    assert GAME.redact(scene.s, -1, outcome, 1) == {
        "do": "drew_hidden",
        "to": {"is": "seat", "seat": 0},
    }


# -- what is shown beside the choices ---------------------------------------------------------


def test_a_placement_says_its_points_now_and_how_often_they_count() -> None:
    scene = scenario(
        workers=[2, 0, 0], storage=["sheep+grain"], laid=["d1=vines e2=pigs+vines"], scorings=1
    )
    a = act.place(item("sheep+grain"), field("c1"))
    told = GAME.preview(scene.s, 0, a)
    assert (told["points"], told["counts"]) == (8, 2)
    assert [(part["source"], part["points"]) for part in told["parts"]] == [
        ("area", 6),
        ("agriculture", 2),
    ]


def test_a_placement_names_everything_it_gives() -> None:
    scene = scenario(hands=["GR GR R"], storage=["quarry"], laid=["d3"], bonus=["marble marble"])
    a = act.place(item("quarry"), field("e4"))
    assert GAME.preview(scene.s, 0, a)["gains"][-1] == {
        "is": "gift",
        "gift": "marble",
        "amount": 3,
    }
    scene.play(a, *pays("GR"))
    entry = GAME.redact(scene.s, 0, pays("GR")[0], 1)
    assert entry["gained"] == "yes"
    assert [one["is"] for one in entry["gains"]] == ["green_gain", "gift"]
    first = scenario(workers=[2, 0, 0], storage=["castle"], laid=["c3 b3 a3 e3 f2 g2"], display="")
    first.play(act.place(item("castle"), field("h3")), *pays("W"))
    parts = GAME.redact(first.s, 0, pays("W")[0], 1)["gains"][0]["parts"]
    assert [(one["source"], one["colour"], one["place"]) for one in parts] == [
        ("area", "none", 0),
        ("colour", "dark_green", 1),
    ]
    city = scenario(seats=2)
    city.s.phase = st.CHOOSING_BONUS
    assert GAME.redact(city.s, 0, act.bonus(1), 1)["points"] == 2
    assert GAME.redact(city.s, 0, act.bonus(2), 1)["points"] == 0


@pytest.mark.rule("TUS-E2")
def test_the_end_of_a_period_is_told_as_it_is() -> None:
    """In the third period a whole round follows; an ending period does not end again."""
    take = act.take(item("city"))
    assert GAME.preview(scenario(laid_out=[6, 0, 0]).s, 0, take)["refill"] == "ends"
    ending = scenario(laid_out=[6, 7, 0]).s
    ending.triggered = 1
    assert GAME.preview(ending, 0, take)["refill"] == "ending"
    used_up = scenario(laid_out=[21, 0, 0], scorings=2).s
    used_up.triggered = 1
    assert GAME.preview(used_up, 0, take)["refill"] == "none"
    assert GAME.prompt(used_up, 0).values["ending"] == "third"
    used_up.last_round = 1
    assert GAME.prompt(used_up, 0).values["ending"] == "last"
    ending.scorings = 0
    assert GAME.prompt(ending, 0).values["ending"] == "ending"


def test_everyone_sees_how_many_tiles_are_left_to_the_next_scoring() -> None:
    s = scenario(laid_out=[3, 6, 0]).s
    assert [player.to_next_scoring for player in GAME.view(s, 2).players] == [4, 1, 7]
    assert GAME.preview(s, 0, act.take(item("city"))) == {
        "refill": "some",
        "to_next_scoring": 3,
    }
    later = scenario(laid_out=[9, 8, 7], scorings=1).s
    assert [player.to_next_scoring for player in GAME.view(later, 0).players] == [5, 6, 7]


def test_area_values_while_arranging() -> None:
    s = NEW.initial(2, NEW.spec.check_options({}))
    rng = rng_for_run(1)
    while s.seat < 0:
        NEW.apply(s, -1, NEW.sample(s, rng))
    previews = [NEW.preview(s, 0, a) for a in NEW.legal(s, 0)]
    totals = [shift["total"] for preview in previews for shift in preview["shifts"]]
    assert len(totals) == 48 * 9
    assert (min(totals), max(totals)) == (35, 46)
    best = max(range(48), key=lambda i: previews[i]["best"])
    NEW.apply(s, 0, NEW.legal(s, 0)[best])
    shifts = [NEW.preview(s, 0, a)["total"] for a in NEW.legal(s, 0)]
    assert shifts == [shift["total"] for shift in previews[best]["shifts"]]
    NEW.apply(s, 0, NEW.legal(s, 0)[shifts.index(46)])
    assert NEW.view(s, 0).players[0].map.total == 46
    castles = [NEW.preview(s, 0, a)["total"] for a in NEW.legal(s, 0)]
    assert set(castles) == {45, 46}, "a castle field of its own is lost"


def test_the_view_shows_where_every_field_lies() -> None:
    shown = GAME.view(scenario(laid=["d1=hexagon"]).s, 1).players[0].map
    assert len({(one.q, one.r) for one in shown.fields}) == 30
    d1 = next(one for one in shown.fields if one.name == "d1")
    assert msgspec.to_builtins(d1.item) == {"is": "hexagon"}
    assert shown.areas[d1.area].covered == 1
    assert shown.areas[d1.area].size == 3
    assert [one.name for one in shown.fields if one.start_castle] == ["d2"]
