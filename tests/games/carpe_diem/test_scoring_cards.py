"""The scorings after each phase."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.pieces import WARE_NAMES
from tests.games.carpe_diem.scenario import GAME, TABLES, Scene, scenario

HERBS = "2 herb: 4 vp"
FISH = "3 fish: 7 vp"
CHICKENS = "3 chicken: 7 vp"
TRIPLE = "fish, grape, chicken: 5 vp"
ALL_FOUR = "fish, grape, chicken, herb: 8 vp"
PAIR = "fish, grape: 3 vp"
SMOKE_BREAD = "2 chimney: bread"
SMOKE_COIN = "3 chimney: coin, step"
VILLAS = "villa: 3 vp"
POND_GARDEN = "pond, herb_garden: 7 vp"
LANDSCAPES = "3 landscape: coin, bread"
DWELLINGS = "3 dwelling: coin, bread"
MERCHANTS = "merchant: 3 vp"
BAKERIES = "2 bakery: 3 vp"

BETWEEN = act.circle(4)
"""The circle between slots 6 and 7, the middle of the board, used with any number of players."""


def scored(first: str, second: str, goods: str = "", **given: Any) -> Scene:
    """Seat 0's disc lies between these two cards."""
    options: dict[str, Any] = {"order": [0, 1], "vp": [20, 20], **given}
    cards = {6: first, 7: second}
    scene = scenario(scoring=True, cards=cards, goods=[goods], **options)
    return scene.play(BETWEEN)


def pays(scene: Scene, slot: int, coins: int | list[str]) -> Scene:
    if isinstance(coins, int):
        return scene.play(act.pay(slot - 1, coins))
    return scene.play(act.pay_set(slot - 1, sum(1 << WARE_NAMES.index(name) for name in coins)))


@pytest.mark.rule("CAD-V1")
def test_furthest_on_the_track_first_and_stacks_from_the_top() -> None:
    scene = scenario(seats=4, scoring=True, track=[3, 7, 3, 0], order=[1, 2, 0, 3])
    seen = []
    while scene.s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        if scene.s.stage == st.CHOOSING_CIRCLE:
            seen.append(scene.seat)
        scene.play(scene.legal()[0])
    assert seen == [1, 2, 0, 3]


@pytest.mark.rule("CAD-V1")
def test_steps_gained_at_a_scoring_do_not_change_its_order() -> None:
    """The second to score passes the first, who does not score again."""
    scene = scenario(
        seats=3,
        scoring=True,
        track=[5, 4, 3],
        cards={6: SMOKE_COIN, 7: HERBS},
        counts={"chimney": 9},
        order=[0, 1, 2],
    )
    scene.play(BETWEEN, act.FINISH)
    assert (scene.s.track[0], scene.seat) == (8, 1)


@pytest.mark.rule("CAD-V2")
def test_a_disc_on_an_empty_circle_and_earlier_discs_block() -> None:
    scene = scenario(scoring=True, phase=2, order=[0, 1])
    free = scene.legal()
    assert len(free) == 9 - 2
    scene.play(free[3])
    while scene.seat == 0:
        scene.play(act.FINISH)
    assert scene.legal() == free[:3] + free[4:]
    assert sum(1 for disc in scene.s.discs if disc == 0) == 2


@pytest.mark.rule("CAD-V2")
def test_both_adjacent_cards_are_resolved_and_only_by_the_new_disc() -> None:
    scene = scored(MERCHANTS, BAKERIES, counts={"merchant": 2, "bakery": 4}, phase=3)
    assert scene.vp() == 20 + 6 + 6


@pytest.mark.rule("CAD-V2")
def test_what_one_card_gives_may_serve_the_other() -> None:
    """The coin for three chimneys completes two herbs, though the red card lies first."""
    scene = scored(HERBS, SMOKE_COIN, "herb", counts={"chimney": 3})
    assert scene.goods() == {"herb": 1, "coin": 1}
    pays(scene, 6, 1).play(act.FINISH)
    assert (scene.vp(), scene.goods()) == (24, {})


@pytest.mark.rule("CAD-V3")
@pytest.mark.parametrize(
    ("goods", "payments", "vp"),
    [
        ("2 herb", [0], 4),
        ("4 herb", [0, 0], 8),
        ("3 herb, 3 coin", [0, 1, 2], 12),
        ("6 coin", [2, 2, 2], 12),
    ],
)
def test_two_herbs_or_coins_as_often_as_one_likes(goods: str, payments: list[int], vp: int) -> None:
    scene = scored(HERBS, VILLAS, goods, counts={"villa": 1})
    for coins in payments:
        pays(scene, 6, coins)
    scene.play(act.FINISH)
    assert scene.vp() == 20 + 3 + vp
    assert scene.goods() == {}


@pytest.mark.rule("CAD-V3")
def test_three_chickens_and_a_set_of_three() -> None:
    scene = pays(scored(CHICKENS, VILLAS, "3 chicken", counts={"villa": 1}), 6, 0)
    assert scene.play(act.FINISH).vp() == 20 + 3 + 7
    goods = "chicken, grape, fish"
    scene = pays(scored(TRIPLE, VILLAS, goods, counts={"villa": 1}), 6, [])
    assert scene.play(act.FINISH).vp() == 20 + 3 + 5


@pytest.mark.rule("CAD-V3")
def test_a_coin_may_replace_a_ware_that_one_holds() -> None:
    scene = scored(PAIR, VILLAS, "fish, grape, 2 coin", counts={"villa": 1})
    sets = [form["coins_for"] for form in scene.forms() if form["do"] == "pay_set"]
    offered = [[ware["of"] for ware in wares] for wares in sets]
    assert offered == [[], ["fish"], ["grape"], ["fish", "grape"]]
    assert pays(scene, 6, ["fish"]).left() == {"fish": 1, "coin": 1}


@pytest.mark.rule("CAD-V3")
def test_paying_may_be_declined_and_costs_4() -> None:
    scene = scored(HERBS, VILLAS, "6 herb", counts={"villa": 1}).play(act.FINISH)
    assert (scene.vp(), scene.goods()) == (20 + 3 - 4, {"herb": 6})


@pytest.mark.rule("CAD-V3")
def test_seven_chimneys() -> None:
    """3 breads for two chimneys each; 2 coins and 2 steps for three each."""
    scene = scored(SMOKE_BREAD, SMOKE_COIN, counts={"chimney": 7})
    assert scene.goods() == {"bread": 3, "coin": 2}
    assert scene.s.track[0] == 2


@pytest.mark.rule("CAD-V3")
def test_seven_landscapes_with_two_ponds_and_a_garden() -> None:
    counts = {"pond": 2, "herb_garden": 1, "vineyard": 3, "chicken_yard": 1}
    scene = scored(POND_GARDEN, LANDSCAPES, counts=counts)
    assert scene.vp() == 20 + 7
    assert scene.goods() == {"coin": 2, "bread": 2}


@pytest.mark.rule("CAD-V3")
def test_green_cards_count_full_and_cannot_be_declined() -> None:
    counts = {"merchant": 1, "baker": 2, "craftsman": 3, "bakery": 5}
    scene = scored(DWELLINGS, BAKERIES, counts=counts)
    assert scene.goods() == {"coin": 2, "bread": 2}
    assert scene.vp() == 20 + 6
    assert scene.legal() == [act.FINISH]


@pytest.mark.rule("CAD-V4")
def test_three_breads_three_coins_and_five_wares_for_24_points() -> None:
    scene = scored(
        ALL_FOUR, VILLAS, "3 bread, 3 coin, 2 fish, 2 herb, chicken", counts={"villa": 1}
    )
    scene.play(act.breads(5))
    pays(scene, 6, ["grape"])
    pays(scene, 6, ["grape", "chicken"])
    assert scene.play(act.FINISH).vp() == 20 + 3 + 24
    assert scene.goods() == {}


@pytest.mark.rule("CAD-V4")
def test_breads_fulfil_a_green_card_once_more_or_instead() -> None:
    scene = scored(MERCHANTS, BAKERIES, "6 bread", counts={"merchant": 1})
    scene.play(act.breads(5), act.breads(6), act.FINISH)
    assert scene.vp() == 20 + 3 + 3 + 3
    assert scene.goods() == {}


@pytest.mark.rule("CAD-V4")
def test_breads_just_gained_count() -> None:
    scene = scored(SMOKE_BREAD, HERBS, "2 bread", counts={"chimney": 2})
    assert scene.goods() == {"bread": 3}
    scene.play(act.breads(6), act.FINISH)
    assert scene.vp() == 24


@pytest.mark.rule("CAD-V4")
def test_breads_that_a_card_gives_back_serve_the_other() -> None:
    """Five breads suffice twice if the first use returns one."""
    scene = scored(HERBS, SMOKE_BREAD, "5 bread", counts={"chimney": 1})
    assert scene.legal()[1:] == [act.breads(5), act.breads(6)]
    scene.play(act.breads(6), act.breads(5), act.FINISH)
    assert (scene.vp(), scene.goods()) == (24, {})


@pytest.mark.rule("CAD-V4")
def test_the_turn_ends_when_the_player_says_so() -> None:
    scene = scored(MERCHANTS, BAKERIES, "9 bread")
    for _ in range(3):
        assert scene.can("finish")
        scene.play(act.breads(6))
    assert (scene.seat, scene.legal()) == (0, [act.FINISH])


@pytest.mark.rule("CAD-V5")
def test_two_fish_for_three_are_kept_and_cost_4() -> None:
    scene = scored(FISH, VILLAS, "2 fish, 2 bread", counts={"villa": 1})
    assert scene.legal() == [act.FINISH]
    assert GAME.forced(scene.s, 0)
    scene.play(act.FINISH)
    assert (scene.vp(), scene.goods()) == (20 + 3 - 4, {"fish": 2, "bread": 2})


@pytest.mark.rule("CAD-V5")
def test_the_worst_case_is_minus_8_and_never_below_0() -> None:
    assert scored(FISH, POND_GARDEN).play(act.FINISH).vp() == 12
    scene = scored(FISH, POND_GARDEN, vp=[5, 5]).play(act.FINISH)
    assert scene.vp() == 0
    lines = {line.source: line.points for line in GAME.breakdown(scene.s, 0, 0).lines}
    assert (lines["start"], lines["penalties"]) == (5, -5)


@pytest.mark.rule("CAD-V6")
def test_cards_count_all_chimneys_but_only_finished_villas() -> None:
    laid = [{"33": "VVV.2", "23": "V...2@2", "34": "V.V.2@1"}, {"33": "market"}]
    scene = scored(SMOKE_COIN, VILLAS, laid=laid)
    assert scene.built("chimney") == 6
    assert scene.goods() == {"coin": 2}
    assert scene.s.track[0] == 2
    assert scene.s.villas[0] == 0
    assert scene.play(act.FINISH).vp() == 20 - 4


@pytest.mark.rule("CAD-V7")
@pytest.mark.parametrize(("phase", "light", "dark"), [(1, 28, 28), (2, 0, 28), (3, 0, 0)])
def test_the_next_phase_refills_and_the_marker_passes_left(
    phase: int, light: int, dark: int
) -> None:
    scene = scenario(scoring=True, phase=phase, figures=[3, 6], track=[4, 2], order=[0, 1])
    while scene.s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        scene.play(scene.legal()[0])
    discs = list(scene.s.discs)
    assert scene.s.phase == phase + 1
    while scene.s.stage == st.DEAL_DISPLAYS:
        scene.happens(GAME.outcomes(scene.s)[0][0])
    assert min(scene.s.displays) >= 0
    assert (sum(scene.s.light), sum(scene.s.dark)) == (light, dark)
    assert scene.seat == phase % 2, "the left neighbour of the last start player"
    assert list(scene.s.figures) == [2, 5]
    assert list(scene.s.discs) == discs
    assert list(scene.s.track) == [4, 2]


def test_the_circle_lies_between_slots_6_and_7() -> None:
    number = BETWEEN - act.CIRCLE
    assert (TABLES.first_slot[number], TABLES.second_slot[number]) == (5, 6)
