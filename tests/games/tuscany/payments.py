"""The payments that a tree of legal steps reaches, by trying every order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.pieces import COLOUR_LETTERS, COLOURS
from contrada.games.tuscany.state import TuscanyState

Steps = Callable[[TuscanyState], list[int]]


def text_of(counts: list[int]) -> str:
    """`R R Y W`: the cards by colour, then the workers."""
    words = [*COLOUR_LETTERS, "W"]
    return " ".join(words[i] for i in range(COLOURS + 1) for _ in range(counts[i]))


def paths(game: Any, s: TuscanyState, steps: Steps | None = None) -> list[tuple[int, ...]]:
    """Every sequence of steps that completes the open payment."""
    offered = [int(a) for a in game.legal(s, s.seat)] if steps is None else steps(s)
    found: list[tuple[int, ...]] = []
    for a in offered:
        after = s.copy()
        game.apply(after, s.seat, a)
        if after.draft_item == s.draft_item and after.phase == st.PAYING:
            rest = paths(game, after, steps)
            assert rest, "a step that cannot be completed"
            found += [(a, *path) for path in rest]
        else:
            found.append((a,))
    return found


def results(game: Any, s: TuscanyState, steps: Steps | None = None) -> set[str]:
    """What is paid in all, by every sequence of steps."""
    found = set()
    for path in paths(game, s, steps):
        counts = [*(int(n) for n in s.draft), int(s.draft_workers)]
        for a in path:
            counts[a - act.PAY] += 1
        found.add(text_of(counts))
    return found
