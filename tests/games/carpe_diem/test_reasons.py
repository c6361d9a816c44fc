"""Reasons: every illegal action names its rule, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.errors import BadAction
from contrada.games.carpe_diem import actions as act
from contrada.testing.reasons import count_reasons, positions
from contrada.words import LANGUAGES, Words
from tests.games.carpe_diem.scenario import GAME, Scene, cell, face, scenario
from tests.games.carpe_diem.test_scoring_cards import FISH, HERBS, PAIR, VILLAS, scored


def why(scene: Scene, what: dict[str, Any] | int) -> Any:
    """The reason against an action or a piece of the seat to move."""
    form = GAME.encode(scene.seat, what) if isinstance(what, int) else what
    return GAME.why_not(scene.s, scene.seat, form)


def reason(scene: Scene, what: dict[str, Any] | int) -> str:
    found = why(scene, what)
    return "" if found is None else str(found.id)


def test_moves() -> None:
    displays = {2: "market P.W. W.W. P.K.", 5: "m.b. a.c. P.P. VV..", 1: "W.H. H.m. K.m. m.c."}
    scene = scenario(figures=[1, 4], displays=displays)
    assert reason(scene, act.walk(1)) == ""
    assert reason(scene, act.walk(0)) == "stand-still"
    assert reason(scene, act.walk(2)) == "field-empty"
    assert reason(scene, act.rush(1)) == "no-bread"
    assert reason(scene, act.enter(3)) == "entered"
    assert reason(scene, act.take(face("market"))) == "first"
    four = {**displays, 3: "P.b. P.a. W.a. W.c."}
    far = scenario(figures=[1, 4], displays=four)
    assert reason(far, act.walk(2)) == "not-next"
    assert why(far, act.walk(2)).values["fields"] == [2, 5]


def test_tiles_and_fields() -> None:
    scene = scenario(figures=[1, 4], displays={2: "P.W. market W.W. P.K."}, laid=[{"33": "V.V."}])
    scene.play(act.walk(1))
    assert reason(scene, act.take(face("bakery"))) == "tile-elsewhere"
    scene.play(act.take(face("P.W.")))
    assert reason(scene, act.build(cell("33"), 0)) == "cell-taken"
    assert reason(scene, act.build(cell("11"), 0)) == "not-adjacent"
    found = why(scene, act.build(cell("23"), 0))
    assert (found.id, found.values["side"]) == ("sides-differ", "south")
    assert GAME.reason(scene.s, 0, {"is": "cell", "row": 3, "column": 2}) is None
    first = scenario(figures=[1, 4], displays={2: "P.W. market W.W. P.K."})
    first.play(act.walk(1), act.take(face("P.W.")))
    assert reason(first, act.STORE) == "shovel-first"
    frame = scenario(figures=[1, 4], displays={2: "P.W. VVV.2 W.W. P.K."}, laid=[ROW])
    frame.play(act.walk(1), act.take(face("VVV.2")))
    assert reason(frame, act.build(cell("13"), 0)) == "frame-meadow"


ROW = {"33": "market", "23": "V..."}


def test_scoring() -> None:
    scene = scored(FISH, PAIR, "2 fish, coin, 2 bread", penalty="card_by_card")
    found = why(scene, act.breads(5))
    assert (found.id, found.values["have"][0]["number"]) == ("too-dear", 2)
    assert reason(scene, act.pay(5, 1)) == ""
    assert reason(scene, act.pay(5, 4)) == "too-many-coins"
    assert reason(scene, act.pay(6, 0)) == "different-wares"
    assert reason(scene, act.pay_set(5, 1)) == "equal-wares"
    assert reason(scene, act.pay_set(6, 0b1000)) == "ware-not-asked"
    assert reason(scene, act.pay(2, 0)) == "other-card"
    scene.play(act.close(5))
    assert reason(scene, act.pay(5, 1)) == "card-closed"
    green = scored(VILLAS, HERBS, "2 herb", counts={"villa": 1})
    assert reason(green, act.pay(5, 0)) == "green-card"
    assert reason(green, act.close(5)) == "no-closing"
    assert reason(green, act.walk(2)) == "scoring-now"


def test_pieces() -> None:
    scene = scenario(figures=[1, 4], displays={2: "P.W. market W.W. P.K."}, goods=["fish, bread"])
    card = GAME.view(scene.s, 0).slots[0].card
    forms = [
        ({"is": "amount", "of": "fish", "number": 1}, "ware-use"),
        ({"is": "amount", "of": "coin", "number": 0}, "none-left"),
        ({"is": "tile", **_fields(GAME.view(scene.s, 0).displays[1][0])}, "first"),
        ({"is": "scoring-card", **_fields(card)}, "no-scoring-turn"),
        ({"is": "fountain-card", "of": "pond", "vp": 2}, "no-fountain"),
        ({"is": "task", "of": "pond", "position": 1, "vp": 5}, "frame-end"),
    ]
    for what, wanted in forms:
        assert reason(scene, what) == wanted
    with pytest.raises(BadAction):
        GAME.why_not(scene.s, 0, {"is": "tile", "sides": "XXXX"})


def _fields(struct: Any) -> dict[str, Any]:
    import msgspec

    return dict(msgspec.to_builtins(struct))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_have_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for state, seat in positions(GAME, 12, seed=5):
        legal = set(GAME.legal(state, seat))
        for a in range(0, GAME.spec.num_actions, 3):
            if a not in legal:
                found = GAME.why_not(state, seat, GAME.encode(seat, a))
                assert found is not None
                text = words.form("carpe-diem", "why", {"do": found.id, **found.values}, ["A"] * 4)
                assert text


def test_few_general_answers() -> None:
    counted = count_reasons(GAME, 20, seed=2)
    assert counted.illegal > 5_000
    assert counted.share <= 0.05, counted.verbs


@pytest.mark.long
def test_few_general_answers_at_200_positions() -> None:
    counted = count_reasons(GAME, 200, seed=3)
    assert counted.positions == 200
    assert counted.share <= 0.05, counted.verbs
