"""`contrada replay` and `contrada audit` on sound files."""

from __future__ import annotations

from pathlib import Path

import pytest

from contrada.bots.experiments.runs import Run, play_match
from contrada.cli.common import names_for
from contrada.cli.telling import describe_all
from contrada.core.match import Match
from contrada.core.saves import save
from contrada.words import Words
from tests.cli.runner import run
from tests.cli.terminal import Terminal


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(Run(game="palazzo", bots=("random",) * 3, games=1, seed=2), 0)[0]


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_bytes(save(match))
    return str(path)


def test_audit_gives_verdict_commitment_seed_and_result(match: Match, file: str) -> None:
    ran = run("audit", file, "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == f"Sound: all {match.ply} plies follow from the seed and the rules."
    assert f"Commitment: {match.commitment}" in lines
    assert f"Seed: {match.seed.hex()}" in lines
    best = match.game.ranking(match.state).index(1)
    points = match.game.scores(match.state)[best]
    assert any(line.startswith(f"1. {names_for(3)[best]}: {points} point") for line in lines)


def test_audit_of_a_running_game_keeps_the_seed(match: Match, tmp_path: Path) -> None:
    running = Match(match.game, 3, match.options, match._seed)
    running.resume(match.log[:60])
    path = tmp_path / "running.json"
    path.write_bytes(save(running))
    ran = run("audit", str(path), "--lang", "en")
    assert ran.code == 0
    assert f"still running, at ply {running.ply}" in ran.out
    assert match.seed.hex() not in ran.out


def test_replay_in_a_pipe_tells_every_ply(match: Match, file: str) -> None:
    ran = run("replay", file, "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    plies = [int(line[:5]) for line in ran.out.splitlines() if line[:5].strip().isdecimal()]
    told = list(describe_all(match, Words("en"), names_for(3)))
    assert plies == [line.ply for line in told]
    assert sum(line.until - line.ply + 1 for line in told) == match.ply


def test_replay_from_a_ply(match: Match, file: str) -> None:
    ran = run("replay", file, "--from", str(match.ply - 3), "--plain")
    plies = [int(line[:5]) for line in ran.out.splitlines() if line[:5].strip().isdecimal()]
    assert plies == list(range(match.ply - 3, match.ply))


def test_replay_for_a_seat_tells_what_that_seat_was_told(match: Match, file: str) -> None:
    words = Words("en")
    told = run("replay", file, "--view", "1", "--lang", "en").out.splitlines()
    names = names_for(3)
    runs = words.runs("palazzo", match.log_for(1))
    lines = [f"{run[0].ply:5}  {words.log_run('palazzo', run, names)}".rstrip() for run in runs]
    assert [line.rstrip() for line in told if line[:5].strip().isdecimal()] == lines


def test_at_a_terminal_replay_steps_forward_and_back(match: Match, file: str) -> None:
    second = list(describe_all(match, Words("en"), names_for(3)))[1].ply
    with Terminal("replay", file, "--lang", "en") as terminal:
        assert "    0  " in terminal.read_until("Enter: next")
        terminal.type("\n")
        assert f"{second:5}  " in terminal.read_until("Enter: next")
        terminal.type("b\n")
        assert "    0  " in terminal.read_until("Enter: next")
        terminal.type("q\n")
        assert terminal.end() == 0


def test_at_a_terminal_plain_replay_does_not_wait(match: Match, file: str) -> None:
    with Terminal("replay", file, "--plain", "--lang", "en") as terminal:
        assert f"{match.ply - 1:5}  " in terminal.rest()
        assert terminal.end() == 0
