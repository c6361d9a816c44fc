"""Quick games, saved games, positions, metrics, the crosstable, settings, datasets and tuning."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import contrada
from contrada.bots.classes import own_settings, parse_bot
from contrada.bots.experiments.arena import Contest, hold
from contrada.bots.experiments.crosstable import crosstable
from contrada.bots.experiments.metrics import MetricFailed, measured
from contrada.bots.experiments.quick import is_quick, worlds_of
from contrada.bots.experiments.runs import GameResult, Run, play_run
from contrada.bots.experiments.tuning import Tuning, parse_parameter, tune
from contrada.bots.greedy import GreedyBot
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import UnknownBot
from contrada.core.errors import BadSetup
from contrada.core.registry import game_ids, make_policy


def a_run(**changes: Any) -> Run:
    settings: dict[str, Any] = {"game": "tuscany", "bots": ("random", "random"), "games": 4}
    return Run(**{**settings, "seed": 3, **changes})


# -- quick games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", game_ids())
def test_quick_games_are_games_of_the_rules(game_id: str) -> None:
    """Any number of workers and repetitions gives the same games; they end by the rules."""
    run = a_run(game=game_id, quick=True, bots=("greedy:worlds=1", "random"), rotate=True)
    done = play_run(run)
    assert done == play_run(run)
    for game in done.games:
        assert game.finished
        assert game.decisions < game.plies
        assert sorted(game.bots) == ["greedy:worlds=1", "random"]
        greedy = game.bots.index("greedy:worlds=1")
        assert game.scores[greedy] > game.scores[1 - greedy]


def test_quick_games_have_the_lengths_and_points_of_matches() -> None:
    quick = play_run(a_run(quick=True, games=60)).games
    matches = play_run(a_run(games=60)).games

    def mean(games: list[GameResult], what: str) -> float:
        return sum(getattr(game, what) for game in games) / len(games)

    for what in ("plies", "decisions"):
        assert mean(quick, what) == pytest.approx(mean(matches, what), rel=0.2)


def test_which_bots_are_quick() -> None:
    assert worlds_of("random") == 0
    assert worlds_of("greedy") == 4
    assert worlds_of("greedy:worlds=2") == 2
    assert not is_quick(("random", "journeyman"))
    assert not is_quick(("tests.bots.bad.Whatever", "random"))
    with pytest.raises(BadSetup, match="are not matches"):
        play_run(a_run(quick=True, metrics=("turns",)))


# -- positions, saved games, metrics --------------------------------------------------------------


def test_saved_games_are_match_files_with_their_players(tmp_path: Path) -> None:
    done = play_run(a_run(save=str(tmp_path), label="x-", games=2))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["x-000000.json", "x-000001.json"]
    for file, game in zip(files, done.games, strict=True):
        match = contrada.load(file)
        assert tuple(match.game.scores(match.state)) == game.scores
        assert json.loads(file.read_text())["table"]["players"] == ["random", "random"]


def test_games_begin_in_a_position(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    first = contrada.play("tuscany", ["random", "random"], seed=1)
    contrada.save(first, file)
    run = a_run(start=str(file), start_ply=60, games=2, save=str(tmp_path / ""))
    lengths = {game.plies for game in play_run(run).games}
    for name in ("000000.json", "000001.json"):
        match = contrada.load(tmp_path / name)
        assert match.log[:60] == first.log[:60]
        assert match.log != first.log
    assert min(lengths) > 60
    quick = play_run(a_run(start=str(file), start_ply=60, quick=True)).games
    assert all(game.finished for game in quick)
    for changes, words in (
        ({"start_ply": 9999}, "has plies 0 to"),
        ({"start_ply": None}, "is over at ply"),
        ({"bots": ("random",) * 3}, "with 2 players"),
        ({"game": "palazzo"}, "is a game of"),
    ):
        with pytest.raises(BadSetup, match=words):
            play_run(a_run(**{"start": str(file), "start_ply": 60, **changes}))


def two(match: contrada.Match) -> dict[str, float]:
    """A metric of the tests."""
    return {"two": 2.0, "plies": match.ply}


def wrong(_match: contrada.Match) -> dict[str, float]:
    """A metric that fails."""
    raise RuntimeError("broken")


def test_metrics_measure_every_game() -> None:
    names = ("turns", "sources", "leads", f"{__name__}.two")
    for game in play_run(a_run(metrics=names, games=2)).games:
        found = game.metrics
        assert found["turns"] == found["turns_0"] + found["turns_1"]
        for seat in range(2):
            points = [
                v for k, v in found.items() if k.startswith("points_") and k.endswith(f"_{seat}")
            ]
            assert sum(points) == game.scores[seat]
        assert found["lead_changes"] >= 0
        assert 0 <= found["last_lead_change"] <= 1
        assert found["margin"] == abs(game.scores[0] - game.scores[1])
        assert found["two"] == 2.0
        assert found["plies"] == game.plies
    match = contrada.play("tuscany", ["random", "random"], seed=1)
    with pytest.raises(MetricFailed, match="RuntimeError: broken"):
        measured((f"{__name__}.wrong",), match)
    with pytest.raises(BadSetup, match="turns, sources, leads"):
        play_run(a_run(metrics=("speed",)))


def test_the_crosstable_has_every_pairing() -> None:
    def game(places: tuple[int, ...], scores: tuple[int, ...], bots: tuple[str, ...]) -> GameResult:
        return GameResult(0, bots, scores, places, 1, 1, True)

    games = [
        game((1, 2), (30, 20), ("a", "b")),
        game((1, 1), (25, 25), ("b", "a")),
        game((2, 1), (10, 40), ("a", "c")),
    ]
    table = {(p.bot, p.rival): p for p in crosstable(("a", "b", "c"), games)}
    assert set(table) == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a")}
    assert (table["a", "b"].games, table["a", "b"].ahead, table["a", "b"].lead) == (2, 0.75, 5.0)
    assert table["c", "a"].ahead == 1.0


def test_an_arena_saves_and_measures(tmp_path: Path) -> None:
    bots = ("random", "greedy:worlds=1")
    contest = Contest("tuscany", bots, 2, 2, 1, metrics=("turns",), save=str(tmp_path))
    verdict = hold(contest)
    assert all(game.metrics["turns"] > 0 for game in verdict.games)
    assert sorted(f.name for f in tmp_path.iterdir()) == ["0-000000.json", "0-000001.json"]


# -- settings and policies ------------------------------------------------------------------------


def test_settings_of_own_bots_are_free() -> None:
    text = 'worlds=3,rate=0.5,model=/a/b=c.npz,url=http://h:1/p?q=1,on=true,name="a,\\"b"'
    assert own_settings("m.B", text) == {
        "worlds": 3,
        "rate": 0.5,
        "model": "/a/b=c.npz",
        "url": "http://h:1/p?q=1",
        "on": True,
        "name": 'a,"b',
    }
    with pytest.raises(UnknownBot, match="name=value"):
        own_settings("m.B", "loud")
    with pytest.raises(UnknownBot, match="whole number"):
        parse_bot("greedy:worlds=0.5")


def test_searches_take_your_policy() -> None:
    game = contrada.make_game("tuscany")
    own = make_policy(game)
    for bot in (IsmctsBot(game, 5, policy=own), GreedyBot(game, 1, policy=own)):
        assert bot.policy is own
        match = contrada.play(game, [bot, "random"], seed=1)
        assert match.over


# -- datasets and tuning --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["npz", "parquet"])
def test_a_dataset_has_every_decision(kind: str, tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    from contrada.adapters.dataset import write

    games = tmp_path / "games"
    games.mkdir()
    done = play_run(a_run(save=str(games), games=2)).games
    target = tmp_path / f"decisions.{kind}"
    assert write([games], target) == (2, sum(game.decisions for game in done))
    if kind == "npz":
        data = dict(np.load(target))
        schema = json.loads(str(data["schema"]))
        starts = data["legal_start"]
        legal = [data["legal"][a:b].tolist() for a, b in itertools.pairwise(starts)]
    else:
        import pyarrow.parquet as pq

        table = pq.read_table(target)
        schema = json.loads(table.schema.metadata[b"contrada"])
        data = {name: np.array(table[name].to_pylist()) for name in ("observation", "action")}
        data |= {name: np.array(table[name]) for name in ("match", "seat", "points", "outcome")}
        legal = table["legal"].to_pylist()
    assert schema["format"] == "contrada dataset 1"
    assert len(schema["columns"]) == data["observation"].shape[1]
    assert all(a in row for a, row in zip(data["action"].tolist(), legal, strict=True))
    for number, game in enumerate(done):
        rows = data["match"] == number
        for seat in range(2):
            mine = rows & (data["seat"] == seat)
            assert set(data["points"][mine].tolist()) == {game.scores[seat]}
            assert (data["outcome"][mine] > 0).all() == (game.places == (1, 2)[:: 1 - 2 * seat])


def test_ranges_of_parameters() -> None:
    assert parse_parameter("explore=5..60").whole
    assert not parse_parameter("rate=0.1..0.9").whole
    assert parse_parameter("mode=fast|slow").choices == ("fast", "slow")
    for text in ("explore", "explore=9..2", "explore=a..b"):
        with pytest.raises(BadSetup):
            parse_parameter(text)


def test_tuning_finds_settings_and_checks_them(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    tuning = Tuning(
        game="tuscany",
        bot="greedy",
        parameters=(parse_parameter("worlds=1..2"),),
        against=("random",),
        trials=2,
        games=2,
        seed=1,
    )
    told: list[str] = []
    storage = f"sqlite:///{tmp_path / 'study.db'}"
    result = tune(tuning, storage=storage, on_trial=lambda bot, _share: told.append(bot))
    assert len(told) == 2
    assert result.bot in {"greedy:worlds=1", "greedy:worlds=2"}
    assert result.checked.games == 4
    assert tune(tuning, storage=storage).trials == 4
