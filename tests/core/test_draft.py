"""The steps of an open draft that can be taken out again."""

from __future__ import annotations

import pytest

from contrada.core.errors import IllegalAction, NothingToUndo
from contrada.core.match import Match
from contrada.core.play.draft import withdrawable
from tests.stall import BUY, PUT, BasketGame

FIG, OLIVE, MELON = PUT, PUT + 1, PUT + 2


def drafted(*steps: int) -> Match:
    match = Match(BasketGame(), 2, {}, bytes(32))
    for step in steps:
        match.play(0, step)
    return match


def test_any_step_is_taken_out_and_the_others_stay() -> None:
    match = drafted(OLIVE, FIG, OLIVE)
    assert withdrawable(match, 0) == [OLIVE, FIG]
    match.withdraw(0, FIG)
    assert match.state.basket == [0, 2, 0]
    assert withdrawable(match, 0) == [OLIVE]
    match.withdraw(0, OLIVE)
    match.withdraw(0, OLIVE)
    assert match.state.basket == [0, 0, 0]
    assert withdrawable(match, 0) == []
    assert match.ply == 0


def test_a_step_that_another_needs_stays() -> None:
    match = drafted(FIG, MELON)
    assert withdrawable(match, 0) == [MELON]
    with pytest.raises(IllegalAction, match="not possible without"):
        match.withdraw(0, FIG)
    assert match.state.basket == [1, 0, 1]


def test_one_of_two_equal_steps_is_enough_for_the_other() -> None:
    match = drafted(FIG, FIG, MELON)
    assert withdrawable(match, 0) == [FIG, MELON]
    match.withdraw(0, FIG)
    assert match.state.basket == [1, 0, 1]


def test_nothing_is_taken_out_of_a_finished_draft_or_of_another_seat() -> None:
    match = drafted(FIG)
    assert withdrawable(match, 1) == []
    match.play(0, BUY)
    match.play(1, OLIVE)
    assert withdrawable(match, 0) == []
    for seat, action in ((0, FIG), (1, FIG), (1, BUY)):
        with pytest.raises(NothingToUndo):
            match.withdraw(seat, action)
    assert match.state.basket == [0, 1, 0]
