"""The search benchmark ends for every game, regardless of where its decisions are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.bots.experiments.speed import measure_search
from contrada.core import registry
from contrada.core.registry import GameEntry
from tests.toy import BIDDING, Fiera, FieraGame, FieraPolicy


class ChoicesAtTheEnd(FieraGame):
    """Fiera with a single action until the bidding."""

    def legal(self, s: Fiera, seat: int) -> vec[i64]:
        legal = super().legal(s, seat)
        return legal if s.phase == BIDDING else _first(legal)


class NoChoices(FieraGame):
    """Fiera with a single action all through the game."""

    def legal(self, s: Fiera, seat: int) -> vec[i64]:
        return _first(super().legal(s, seat))


def _first(legal: vec[i64]) -> vec[i64]:
    only: vec[i64] = vec[i64]()
    return append(only, legal[0]) if len(legal) else only


@pytest.fixture(params=[ChoicesAtTheEnd, NoChoices])
def made(request: pytest.FixtureRequest) -> Iterator[type[FieraGame]]:
    game: type[FieraGame] = request.param
    registry.register(
        GameEntry(game().spec, lambda _components: game(), lambda _game: FieraPolicy())
    )
    yield game
    del registry._entries[game().spec.id]


def test_a_game_with_few_or_no_decisions_is_measured_and_ends(made: type[FieraGame]) -> None:
    iterations = measure_search("fiera", 2, 0.02, seed=1)
    assert (iterations > 0) == (made is ChoicesAtTheEnd)
