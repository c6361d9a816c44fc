"""Golden replays: stored games give the same results, and together they cover every verb."""

from __future__ import annotations

import msgspec
import pytest

from contrada.core.registry import game_ids, make_game
from contrada.core.saves import load_file
from tools.golden import Outcome, covered, folder_of, outcome_of, playthrough, to_cover


def outcomes(game_id: str) -> dict[str, Outcome]:
    data = (folder_of(game_id) / "outcomes.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Outcome])


REPLAYS = [(game_id, name) for game_id in game_ids() for name in outcomes(game_id)]


@pytest.mark.parametrize(("game_id", "name"), REPLAYS)
def test_a_golden_game_comes_out_as_it_did(game_id: str, name: str) -> None:
    match = load_file(folder_of(game_id) / name)
    match.audit()
    assert match.over
    assert outcome_of(match) == outcomes(game_id)[name]


@pytest.mark.parametrize("game_id", game_ids())
def test_golden_games_cover_every_verb_option_and_player_count(game_id: str) -> None:
    found: set[str] = set()
    for name in outcomes(game_id):
        found |= covered(load_file(folder_of(game_id) / name))
    assert to_cover(make_game(game_id)) - found == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_playthrough_reads_as_it_did(game_id: str) -> None:
    stored = folder_of(game_id).parent / "playthrough.txt"
    assert playthrough(make_game(game_id)).splitlines() == stored.read_text("utf-8").splitlines()
