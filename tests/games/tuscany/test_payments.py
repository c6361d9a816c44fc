"""Payments: cards and workers in any order; the bots' filter keeps one order for each result."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from contrada.core.errors import IllegalAction
from contrada.core.match import Match
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.presentation.ways import complete_payments
from contrada.games.tuscany.state import TuscanyState
from tests.games.tuscany.payments import paths, results, text_of
from tests.games.tuscany.scenario import GAME, NEW, Scene, field, item, pays, scenario

POLICY = make_policy(GAME)
HANDS = [
    ("Y Y", 0),
    ("Y R R", 0),
    ("R R R R", 0),
    ("R R O O", 1),
    ("Y Y R R R O O", 0),
    ("Y R R O O LG LG", 2),
    ("DG DG Y R R R R", 1),
    ("Y", 1),
    ("", 2),
    ("Y Y Y R R LG", 2),
]


def paying(hand: str, workers: int) -> Scene:
    scene = scenario(hands=[hand], workers=[workers, 0, 0], storage=["monastery"])
    return scene.play(act.place(item("monastery"), field("d3")))


def units(text: str) -> bool:
    """Whether this pays exactly two units of yellow; written down anew from TUS-T3."""
    given = Counter(text.split())
    own = given.pop("Y", 0) + given.pop("W", 0)
    if any(n % 2 for n in given.values()):
        return False
    return own + sum(given.values()) // 2 == 2


@pytest.mark.rule("TUS-T3")
@pytest.mark.parametrize(("hand", "workers"), HANDS)
def test_every_payment_is_offered_in_every_order(hand: str, workers: int) -> None:
    scene = paying(hand, workers)
    pieces = [*hand.split(), *["W"] * workers]
    wanted = {
        order
        for size in range(1, 5)
        for order in permutations(pieces, size)
        if units(" ".join(order))
    }
    assert {tuple(p) for p in paths(GAME, scene.s)} == {tuple(pays(" ".join(o))) for o in wanted}


@pytest.mark.rule("TUS-T3")
def test_every_order_leads_to_the_same_state() -> None:
    fingerprints = set()
    for order in permutations(["R", "Y", "R"]):
        scene = paying("Y R R O", 0)
        fingerprints.add(GAME.fingerprint(scene.play(*pays(" ".join(order))).s))
    assert len(fingerprints) == 1


def drafts(s: TuscanyState) -> list[TuscanyState]:
    """The open payment with every multiset of cards that a person can have laid."""
    found = {GAME.fingerprint(s): s}
    waiting = [s]
    while waiting:
        now = waiting.pop()
        for a in GAME.legal(now, now.seat):
            after = now.copy()
            GAME.apply(after, now.seat, a)
            key = GAME.fingerprint(after)
            if after.phase == st.PAYING and key not in found:
                found[key] = after
                waiting.append(after)
    return list(found.values())


@pytest.mark.parametrize(("hand", "workers"), HANDS)
def test_one_order_for_each_payment_from_every_draft(hand: str, workers: int) -> None:
    start = paying(hand, workers).s
    for root in drafts(start):

        def narrowed(s: TuscanyState, root: TuscanyState = root) -> list[int]:
            return [int(a) for a in POLICY.narrow(s, s.seat, GAME.legal(s, s.seat), root)]

        ways = paths(GAME, root, narrowed)
        everything = results(GAME, root)
        assert results(GAME, root, narrowed) == everything
        assert len(ways) == len(everything), "each result once"
        assert {text_of(counts) for counts in complete_payments(root)} == everything


def test_bots_arrange_each_map_once() -> None:
    match = Match(NEW, 2, {}, seed_for_run(3))
    legal = NEW.legal(match.state, 0)
    kept = make_policy(NEW).narrow(match.state, 0, legal, None)
    assert (len(legal), len(kept)) == (48, 24)
    reached = set()
    for a in legal:
        after = match.state.copy()
        NEW.apply(after, 0, a)
        reached.add(NEW.fingerprint(after))
    assert len(reached) == 24


@pytest.mark.rule("TUS-T3")
def test_a_laid_card_can_be_taken_out_again() -> None:
    match = until_a_choice_of_payments()
    seat = match.to_move
    before = NEW.fingerprint(match.state)
    first, second = (int(a) for a in match.legal(seat)[:2])
    assert NEW.unordered(first)
    assert not NEW.unordered(act.DRAW)
    match.play(seat, first)
    if second in match.legal(seat) and match.state.phase == st.PAYING:
        alone = match.state_at(match.ply - 1)
        NEW.apply(alone, seat, second)
        match.play(seat, second)
        if match.state.phase == st.PAYING:
            match.withdraw(seat, first)
            assert NEW.fingerprint(match.state) == NEW.fingerprint(alone)
            match.withdraw(seat, second)
            assert NEW.fingerprint(match.state) == before
    with pytest.raises(IllegalAction):
        match.play(seat, act.END_TURN)


def until_a_choice_of_payments() -> Match:
    """A match in which the player to move can lay two kinds of cards that make no unit."""
    for number in range(40):
        match = Match(NEW, 2, {}, seed_for_run(11, number))
        rng = rng_for_run(11, number)
        while not match.over:
            seat = match.to_move
            legal = match.legal(seat)
            if match.state.phase == st.PAYING and len(legal) > 2:
                after = match.state.copy()
                NEW.apply(after, seat, legal[0])
                NEW.apply(after, seat, legal[1])
                if after.phase == st.PAYING:
                    return match
            places = [a for a in legal if act.is_place(a)]
            draw = [act.DRAW] if act.DRAW in legal else []
            wanted = places or (draw if rng.below(3) else []) or legal
            match.play(seat, wanted[rng.below(len(wanted))])
    raise AssertionError("no such position")
