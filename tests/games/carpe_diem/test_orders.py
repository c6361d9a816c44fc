"""Scoring turns: fulfilments in any order, the search's one order, closing cards."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from contrada.core.errors import IllegalAction
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import make_game, make_policy
from contrada.core.rng import seed_for_run
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.pieces import GOODS
from tests.games.carpe_diem.scenario import GAME, Scene, scenario
from tests.games.carpe_diem.test_components import changed
from tests.games.carpe_diem.test_scoring_cards import (
    ALL_FOUR,
    BAKERIES,
    BETWEEN,
    FISH,
    HERBS,
    MERCHANTS,
    PAIR,
    SMOKE_BREAD,
    SMOKE_COIN,
    TRIPLE,
    VILLAS,
    scored,
)

POLICY: Any = make_policy(GAME)
CASES = [
    (HERBS, PAIR, "3 herb, 2 fish, grape, 3 coin, 3 bread"),
    (TRIPLE, PAIR, "2 fish, 2 grape, chicken, 3 coin"),
    (FISH, HERBS, "4 fish, 3 herb, 4 coin"),
    (HERBS, SMOKE_BREAD, "3 herb, 5 bread"),
    (SMOKE_COIN, PAIR, "6 bread, fish"),
    (SMOKE_BREAD, BAKERIES, "7 bread"),
    (ALL_FOUR, TRIPLE, "2 fish, grape, chicken, herb, 2 coin, 3 bread"),
]
Result = tuple[object, ...]


def result(after: st.CarpeDiemState) -> Result:
    """What a finished scoring turn leaves to its player."""
    scene = Scene(after)
    held = tuple(int(n) for n in after.goods[:GOODS])
    return held, scene.vp(), int(after.track[0]), tuple(after.order)


def results(
    s: st.CarpeDiemState, root: st.CarpeDiemState | None = None, *, narrowed: bool
) -> tuple[set[Result], int]:
    """All results of a scoring turn from here, and the number of ways to them."""
    found: set[Result] = set()
    seen: set[str] = set()
    ways = 0
    todo = [s]
    while todo:
        here = todo.pop()
        legal = GAME.legal(here, 0)
        if narrowed:
            legal = POLICY.narrow(here, 0, legal, root)
        for a in legal:
            after = here.copy()
            GAME.apply(after, 0, a)
            if a == act.FINISH:
                ways += 1
                found.add(result(after))
            elif narrowed or GAME.fingerprint(after) not in seen:
                seen.add(GAME.fingerprint(after))
                todo.append(after)
    return found, ways


def drafts(s: st.CarpeDiemState) -> list[st.CarpeDiemState]:
    """Every draft of a scoring turn."""
    found = {GAME.fingerprint(s): s}
    todo = [s]
    while todo:
        here = todo.pop()
        for a in GAME.legal(here, 0):
            if a != act.FINISH:
                after = here.copy()
                GAME.apply(after, 0, a)
                if found.setdefault(GAME.fingerprint(after), after) is after:
                    todo.append(after)
    return list(found.values())


@pytest.mark.rule("CAD-V4")
def test_breads_wares_and_both_cards_in_every_order() -> None:
    """The order that once ended the turn: wares first, the second card first, coins first."""
    scene = scored(HERBS, PAIR, "2 herb, fish, 3 coin, 3 bread")
    steps = [act.breads(5), act.pay(5, 1), act.pay_set(6, 0b10), act.pay(5, 1)]
    states = set()
    for order in permutations(steps):
        s = scene.s.copy()
        for a in order:
            assert a in GAME.legal(s, 0)
            GAME.apply(s, 0, a)
        states.add(GAME.fingerprint(s))
        GAME.apply(s, 0, act.FINISH)
        assert Scene(s).vp() == 20 + 4 + 4 + 3 + 4
    assert len(states) == 1


@pytest.mark.rule("CAD-V4")
@pytest.mark.parametrize(("first", "second", "goods"), CASES)
def test_every_affordable_fulfilment_is_legal_at_every_step(
    first: str, second: str, goods: str
) -> None:
    """A step is missing only where its own price is."""
    scene = scored(first, second, goods, counts={"chimney": 3})
    for s in drafts(scene.s):
        left = Scene(s).left()
        legal = GAME.legal(s, 0)
        assert legal[0] == act.FINISH
        for end, slot in enumerate((5, 6)):
            assert (act.breads(slot) in legal) == (left.get("bread", 0) >= 3), end
            card = GAME.components["scoring_cards"]["cards"][s.slots[slot]]
            for coins in range(5):
                wares = card.get("give", {})
                able = len(wares) == 1 and all(
                    coins <= n <= left.get(name, 0) + coins for name, n in wares.items()
                )
                able = able and left.get("coin", 0) >= coins
                assert (act.pay(slot, coins) in legal) == able


@pytest.mark.rule("CAD-V4")
@pytest.mark.parametrize(("first", "second", "goods"), CASES)
def test_the_search_reaches_every_result_from_every_draft_in_one_way(
    first: str, second: str, goods: str
) -> None:
    scene = scored(first, second, goods, counts={"chimney": 3})
    everything, _ = results(scene.s, narrowed=False)
    narrowed, ways = results(scene.s, None, narrowed=True)
    assert narrowed == everything
    assert ways == len(drafts(scene.s)), "one way to each draft"
    for root in drafts(scene.s)[::7]:
        assert results(root, root, narrowed=True)[0] == results(root, root, narrowed=False)[0]


@pytest.mark.rule("CAD-V4")
def test_the_search_is_complete_where_red_cards_give_coins_or_breads() -> None:
    """A box in which "2 herb" also gives a bread and "fish, grape" a coin."""
    data = changed(["scoring_cards", "cards", 9, "gains"], {"vp": 4, "bread": 1})
    data["scoring_cards"]["cards"][12]["gains"] = {"vp": 3, "coin": 1}
    game: Any = make_game("carpe-diem", data)
    policy: Any = make_policy(game)
    start = scored(HERBS, PAIR, "4 herb, fish, grape, 2 coin, 1 bread").s

    def reached(narrowed: bool) -> tuple[set[Result], int]:
        found: set[Result] = set()
        seen: set[str] = set()
        ways = 0
        todo = [start]
        while todo:
            here = todo.pop()
            legal = game.legal(here, 0)
            for a in policy.narrow(here, 0, legal, None) if narrowed else legal:
                after = here.copy()
                game.apply(after, 0, a)
                if a == act.FINISH:
                    ways += 1
                    found.add(result(after))
                elif narrowed or game.fingerprint(after) not in seen:
                    seen.add(game.fingerprint(after))
                    todo.append(after)
        return found, ways

    everything, drafted = reached(narrowed=False)
    assert reached(narrowed=True) == (everything, drafted)
    assert any(held[5] == 0 and held[3] == 0 for held, *_ in everything)  # type: ignore[index]


@pytest.mark.rule("CAD-V4")
def test_others_see_nothing_of_a_draft_and_its_player_sees_what_is_left() -> None:
    scene = scored(HERBS, MERCHANTS, "2 herb, 3 bread")
    before = {viewer: GAME.view(scene.s, viewer) for viewer in (SPECTATOR, 1)}
    key = GAME.info_key(scene.s, 1)
    for a in (act.pay(5, 0), act.breads(6)):
        assert all(GAME.redact(scene.s, 0, a, viewer) is None for viewer in (SPECTATOR, 0, 1))
        scene.play(a)
        assert {viewer: GAME.view(scene.s, viewer) for viewer in before} == before
        assert GAME.info_key(scene.s, 1) == key
    own = GAME.view(scene.s, 0)
    assert [amount.number for amount in own.players[0].goods] == [0] * 6
    assert own.players[0].vp == 20 + 4 + 3
    assert own.scoring is not None
    assert [(use.do, use.card, use.times) for use in own.scoring.uses] == [
        ("pay", 6, 1),
        ("breads", 7, 1),
    ]
    entry = GAME.redact(scene.s, 0, act.FINISH, 1)
    assert [use["times"] for use in entry["uses"]] == [1, 1]
    assert entry["gains"] == [{"is": "amount", "of": "vp", "number": 7}]
    assert list(entry).index("uses") < list(entry).index("gains"), "gives before gains"


def test_a_fulfilment_can_be_taken_out_again() -> None:
    """In a real match, with goods put into the log's state by the shortest way: a random game."""
    for number in range(60):
        match = Match(GAME, 2, {}, seed_for_run(31, number))
        turn = 0
        while not match.over:
            seat = match.to_move
            legal = match.legal(seat)
            steps = [a for a in legal if GAME.unordered(a)]
            if steps:
                _take_out(match, seat, steps[0])
                return
            turn += 1
            match.play(seat, legal[(turn * 7 + number) % len(legal)])
    raise AssertionError("no game with anything to give")


def _take_out(match: Match, seat: int, step: int) -> None:
    before = GAME.fingerprint(match.state)
    match.play(seat, step)
    assert match.to_move == seat, "a fulfilment never ends the turn by itself"
    match.withdraw(seat, step)
    assert GAME.fingerprint(match.state) == before
    match.play(seat, step)
    match.undo(seat)
    assert GAME.fingerprint(match.state) == before
    with pytest.raises(IllegalAction):
        match.play(seat, act.STORE)


@pytest.mark.rule("CAD-V4")
def test_a_turn_ends_by_itself_only_if_nothing_can_be_given() -> None:
    poor = scored(FISH, VILLAS, "2 fish, 2 bread")
    assert GAME.forced(poor.s, 0)
    rich = scored(HERBS, VILLAS, "2 herb", counts={"villa": 1})
    assert not GAME.forced(rich.s, 0)
    rich.play(act.pay(5, 0))
    assert rich.legal() == [act.FINISH]
    assert not GAME.forced(rich.s, 0), "the last step can still be taken back"


# -- the option `penalty` ------------------------------------------------------------------------


def closing(vp: int, goods: str = "2 herb", **given: Any) -> Scene:
    return scored(FISH, HERBS, goods, vp=[vp, 20], penalty="card_by_card", **given)


@pytest.mark.rule("CAD-V5")
@pytest.mark.parametrize(
    ("steps", "vp"),
    [
        ([act.close(5), act.pay(6, 0), act.FINISH], 0 + 4),
        ([act.pay(6, 0), act.close(5), act.FINISH], 2 + 4 - 4),
        ([act.pay(6, 0), act.FINISH], 2 + 4 - 4),
    ],
)
def test_card_by_card_the_penalty_is_due_when_a_card_is_closed(steps: list[int], vp: int) -> None:
    assert closing(2, "4 herb").play(*steps).vp() == vp


@pytest.mark.rule("CAD-V5")
def test_after_both_cards_the_order_changes_nothing_and_no_card_is_closed() -> None:
    scene = scored(FISH, HERBS, "2 herb", vp=[2, 20])
    assert not any(a >= act.CLOSE and a < act.TAKE for a in scene.legal())
    assert scene.play(act.pay(6, 0), act.FINISH).vp() == 2 + 4 - 4


@pytest.mark.rule("CAD-V5")
def test_a_closed_card_takes_nothing_more() -> None:
    scene = closing(20, "6 herb, 3 fish, 3 bread")
    assert {act.close(5), act.close(6), act.breads(5), act.pay(5, 0)} <= set(scene.legal())
    scene.play(act.close(5))
    assert scene.legal() == [act.FINISH, act.close(6), act.breads(6), act.pay(6, 0)]
    scene.play(act.close(6))
    assert scene.legal() == [act.FINISH]
    assert scene.play(act.FINISH).vp() == 20 - 8


@pytest.mark.rule("CAD-V5")
def test_a_card_closed_first_is_resolved_before_the_green_card_pays() -> None:
    """2 points: the fish card costs them, then the villa card gives 3; the other order loses 4."""
    given: dict[str, Any] = {"vp": [2, 20], "counts": {"villa": 1}}
    scene = scored(FISH, VILLAS, "3 bread", penalty="card_by_card", **given)
    assert GAME.preview(scene.s, 0, act.FINISH)["vp"] == -2
    assert scene.play(act.close(5), act.FINISH).vp() == 3
    scene = scored(FISH, VILLAS, "3 bread", **given)
    assert GAME.preview(scene.s, 0, act.FINISH)["vp"] == -4
    assert scene.play(act.FINISH).vp() == 1


@pytest.mark.rule("CAD-V5")
@pytest.mark.parametrize("vp", [0, 2, 5, 20])
def test_the_search_is_complete_card_by_card(vp: int) -> None:
    scene = closing(vp, "3 fish, 4 herb, coin, 3 bread")
    everything, _ = results(scene.s, narrowed=False)
    assert results(scene.s, None, narrowed=True)[0] == everything


def test_the_disc_lies_between_the_named_cards() -> None:
    scene = scenario(scoring=True, order=[0, 1], cards={6: HERBS, 7: PAIR}, goods=["2 herb"])
    assert GAME.redact(scene.s, 0, BETWEEN, 1)["circle"] == BETWEEN - act.CIRCLE + 1
