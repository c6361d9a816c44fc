"""The previews of legal actions."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem.bots.outlook import best_use
from tests.games.carpe_diem.scenario import GAME, TABLES, cell, face, scenario
from tests.games.carpe_diem.test_orders import results
from tests.games.carpe_diem.test_scoring_cards import BETWEEN, HERBS, PAIR, SMOKE_BREAD


def shown(forms: list[dict[str, Any]]) -> dict[str, int]:
    return {form["of"]: form.get("number", form.get("tiles", 0)) for form in forms}


def test_a_placement_tells_what_it_completes_gains_and_meets() -> None:
    """The pond lies on column 3, which F04 above asks for; cell 13 holds a banderole."""
    scene = scenario(
        figures=[1, 4],
        displays={2: "PH.. market bakery W.W."},
        laid=[{"33": "P.W.", "23": "P.P."}],
        frames=["F04 F14 F01 F05", "F02 F03 F06 F07"],
    )
    scene.play(act.walk(1), act.take(face("PH..")))
    preview = GAME.preview(scene.s, 0, act.build(cell("13"), 2))
    assert shown(preview["finishes"]) == {"pond": 3}
    assert shown(preview["gains"]) == {"fish": 2, "step": 1}
    assert [(task["of"], task["vp"]) for task in preview["tasks"]] == [("pond", 5)]
    assert GAME.preview(scene.s, 0, act.STORE) == {}


def test_a_tile_tells_where_it_could_be_built() -> None:
    scene = scenario(figures=[1, 4], displays={2: "market P.W. W.W. P.K."}, laid=[{"33": "V.V."}])
    scene.play(act.walk(1))
    preview = GAME.preview(scene.s, 0, act.take(face("market")))
    assert [(at["row"], at["column"]) for at in preview["cells"]] == [(3, 2), (3, 4)]


def test_a_bread_spent_is_not_told_as_a_loss_of_building() -> None:
    displays = {2: "market P.W. W.W. P.K."}
    scene = scenario(figures=[4, 4], displays=displays, laid=[{"33": "V.V."}], goods=["bread"])
    assert shown(GAME.preview(scene.s, 0, act.rush(1))["gives"]) == {"bread": 1}
    scene.play(act.rush(1), act.take(face("market")))
    assert shown(GAME.preview(scene.s, 0, act.build(cell("34"), 0))["gains"]) == {"coin": 1}


def test_a_cell_that_becomes_unfillable_is_named() -> None:
    """Cell 44 has a craftsman above and chickens at its left; a pond at its right is too much."""
    laid = [{"33": "V.V.", "34": "W.c.", "43": "VH..", "35": "market"}]
    scene = scenario(figures=[1, 4], displays={2: "P.b. market bakery W.W."}, laid=laid)
    assert GAME.view(scene.s, 0).players[0].unfillable == []
    scene.play(act.walk(1), act.take(face("P.b.")))
    preview = GAME.preview(scene.s, 0, act.build(cell("45"), 3))
    assert preview["unfillable"] == [{"is": "cell", "row": 4, "column": 4}]
    scene.play(act.build(cell("45"), 3))
    assert [(c.row, c.column) for c in GAME.view(scene.s, 1).players[0].unfillable] == [(4, 4)]


def test_frame_tasks_are_met_possible_or_lost() -> None:
    scene = scenario(
        laid=[{"33": "P.W.", "23": "P.P.", "13": "PH..@2"}],
        frames=["F04 F14 F01 F05", "F02 F03 F06 F07"],
    )
    tasks = GAME.view(scene.s, 0).players[0].tasks
    pond = tasks[0]
    assert (pond.task.of, pond.side, pond.column, pond.row) == ("pond", "top", 3, None)
    assert pond.status == "met"
    assert {line.status for line in tasks[1:]} == {"possible"}
    scene.s.stage = 14
    assert {line.status for line in GAME.view(scene.s, 0).players[0].tasks[1:]} == {"lost"}


def test_a_circle_tells_the_net_result_of_both_cards_and_that_of_the_others() -> None:
    scene = scenario(
        scoring=True,
        order=[0, 1],
        cards={6: HERBS, 7: "2 bakery: 3 vp"},
        goods=["3 herb, coin", "2 bread"],
    )
    preview = GAME.preview(scene.s, 0, BETWEEN)
    assert preview["vp"] == 8 - 4
    first, second = preview["cards"]
    assert (first["card"], first["times"], shown(first["gains"])) == (6, 2, {"vp": 8})
    assert (second["times"], second["penalty"]) == (0, 4)
    assert preview["others"] == [{"seat": 1, "vp": -8}]


def test_spending_and_finishing_tell_their_price() -> None:
    cards = {6: HERBS, 7: "2 bakery: 3 vp"}
    scene = scenario(
        scoring=True, order=[0, 1], vp=[20, 20], cards=cards, goods=["2 herb, 3 bread"]
    )
    scene.play(BETWEEN)
    preview = GAME.preview(scene.s, 0, act.FINISH)
    assert (preview["vp"], len(preview["missed"])) == (-8, 2)
    preview = GAME.preview(scene.s, 0, act.pay(5, 0))
    assert (shown(preview["gains"]), shown(preview["gives"])) == ({"vp": 4}, {"herb": 2})


@pytest.mark.parametrize(
    ("first", "second", "goods"),
    [
        (HERBS, PAIR, "3 herb, 2 fish, grape, 3 coin, 3 bread"),
        (HERBS, SMOKE_BREAD, "3 herb, 5 bread"),
        (SMOKE_BREAD, "2 bakery: 3 vp", "7 bread"),
        (PAIR, "3 fish: 7 vp", "4 fish, 2 grape, 2 coin"),
    ],
)
def test_the_best_use_of_a_circle_is_the_best_way_to_spend(
    first: str, second: str, goods: str
) -> None:
    """Compared with every sequence of legal actions."""
    scene = scenario(
        scoring=True,
        order=[0, 1],
        vp=[50, 50],
        cards={6: first, 7: second},
        goods=[goods],
        counts={"chimney": 2},
    )
    best = best_use(TABLES, scene.s, 0, BETWEEN - act.CIRCLE)
    scene.play(BETWEEN)
    found, _ = results(scene.s, narrowed=False)
    assert best.vp == max(int(str(vp)) for _, vp, *_ in found) - 50
