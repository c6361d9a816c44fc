"""Each bot chooses legal actions, deterministically for a stream, by its seat's knowledge only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.classes import make_bot, parse_bot
from contrada.bots.names import UnknownBot, bot_names, is_timed
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run

SHORT = {
    "ismcts": "ismcts:iterations=100,rollout=2",
    "master": "master:iterations=100",
    "maestro": "maestro:iterations=100",
    "master-1": "master-1:replies=100",
}
"""Short budgets: levels differ only in their budget, so longer searches would not test more."""
BOTS = [SHORT.get(name, name) for name in bot_names()]


def positions(game: Game[Any], seed: int, count: int) -> list[tuple[Match, int]]:
    """Some decisions of a random game, each with the seat to move."""
    found: list[tuple[Match, int]] = []
    match = Match(game, game.spec.min_seats, {}, seed_for_run(seed))
    rng = rng_for_run(seed)
    while not match.over and len(found) < count:
        seat = match.to_move
        legal = match.legal(seat)
        if len(legal) > 1 and rng.below(4) == 0:
            frozen = Match(game, match.seats, match.options, match._seed)
            frozen.resume(match.log)
            found.append((frozen, seat))
        match.play(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_legally_and_repeatably(game_id: str, name: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 5, 8):
        chosen = []
        for _ in range(2):
            rng = rng_for_run(9, match.ply)
            info = InfoSet.of(game, match.state, seat, rng)
            chosen.append(make_bot(name, game).choose(info, rng))
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.legal(seat)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(game_id: str, name: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 6, 6):
        other = game.determinize(match.state, seat, rng_for_run(77, match.ply))
        chosen = []
        for state in (match.state, other):
            rng = rng_for_run(9, match.ply)
            info = InfoSet.of(game, state, seat, rng)
            chosen.append(make_bot(name, game).choose(info, rng))
        assert chosen[0] == chosen[1]


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"'gredy'; there are: random, greedy, ismcts, apprentice, journeyman, master",
    ):
        parse_bot("gredy")


def test_settings() -> None:
    assert parse_bot("greedy:worlds=8") == ("greedy", {"worlds": 8})
    assert parse_bot("random") == ("random", {})
    with pytest.raises(UnknownBot, match="has no setting 'depth'; its settings: worlds"):
        parse_bot("greedy:depth=3")
    with pytest.raises(UnknownBot, match="'greedy' is given the setting 'worlds' twice"):
        parse_bot("greedy:worlds=1,worlds=2")
    with pytest.raises(UnknownBot, match="has no setting 'worlds'; its settings: none"):
        parse_bot("random:worlds=3")
    for bad in ("greedy:worlds", "greedy:worlds=0", "greedy:worlds=x", "greedy:worlds=-2"):
        with pytest.raises(UnknownBot, match="a whole number from 1 on"):
            parse_bot(bad)
    assert parse_bot("ismcts:rollout=0,ms=20") == ("ismcts", {"rollout": 0, "ms": 20})
    assert parse_bot("master:iterations=3") == ("master", {"iterations": 3})
    with pytest.raises(UnknownBot, match="'master' has no setting 'depth'"):
        parse_bot("master:depth=3")


def test_only_budgets_of_time_cannot_be_repeated() -> None:
    assert is_timed("ismcts:ms=20")
    assert is_timed("master:ms=20")
    assert not any(is_timed(name) for name in (*bot_names(), "ismcts:iterations=9"))


OWN = """
class First:
    def __init__(self, game, at=0):
        self.at = at
    def choose(self, info, rng):
        return int(info.legal[self.at])

class Dumb:
    def __init__(self, game):
        pass

class Broken:
    def __init__(self, game):
        raise RuntimeError("out of order")

number = 7
"""


def test_a_bot_of_ones_own_is_found_by_its_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bots_here.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    game = make_game(game_ids()[0])
    (match, seat), *_ = positions(game, 5, 1)
    info = InfoSet.of(game, match.state, seat, rng_for_run(1))
    assert make_bot("own_bots_here.First", game).choose(info, rng_for_run(1)) == info.legal[0]
    assert make_bot("own_bots_here.First:at=1", game).choose(info, rng_for_run(1)) == info.legal[1]
    for name, reason in (
        ("own_bots_here.Second", "cannot be imported: AttributeError"),
        ("own_bots_nowhere.First", "cannot be imported: ModuleNotFoundError"),
        ("own_bots_here.number", "is not a class"),
        ("own_bots_here.Dumb", "has no method `choose"),
        ("own_bots_here.Broken", "cannot be created: RuntimeError: out of order"),
        ("own_bots_here.First:depth=2", "cannot be created: TypeError"),
    ):
        with pytest.raises(UnknownBot, match=reason):
            make_bot(name, game)
