"""`contrada --version`, `games`, `simulate`: what they print."""

from __future__ import annotations

import json

import pytest

import contrada
from contrada.bots.experiments.runs import Run, play_run
from contrada.core.registry import entry_of, game_ids
from tests.cli.runner import run, run_apart
from tests.cli.terminal import Terminal


def test_the_version_names_the_build() -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"contrada {contrada.__version__} ({contrada.build()}")
    assert ran.out.count("\n") == 1


def test_an_interpreted_build_says_why_in_one_line() -> None:
    ran = run_apart("--version", CONTRADA_BUILD="interpreted")
    expected = f"contrada {contrada.__version__} (interpreted, as CONTRADA_BUILD asks)\n"
    assert (ran.code, ran.out, ran.err) == (0, expected, "")


def test_why_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contrada, "build", lambda: "interpreted")
    monkeypatch.delenv("CONTRADA_BUILD", raising=False)
    assert "nothing was compiled" in contrada.build_note()
    assert "slower" in contrada.build_note()
    monkeypatch.setattr(contrada, "build", lambda: "compiled")
    assert contrada.build_note() == "compiled"


def test_games_lists_every_game_with_options_and_reconstructed_tables() -> None:
    ran = run("games", "--lang", "en")
    assert ran.code == 0
    for game_id in game_ids():
        spec = entry_of(game_id).spec
        told = [spec.id, spec.title, *spec.reconstructed]
        told += [f"{option.name}: " for option in spec.options]
        assert [text for text in told if text not in ran.out] == []


def test_games_as_json() -> None:
    listed = json.loads(run("games", "--json").out)["games"]
    assert [game["id"] for game in listed] == game_ids()
    palazzo = next(game for game in listed if game["id"] == "palazzo")
    assert (palazzo["min_seats"], palazzo["max_seats"]) == (2, 4)
    assert palazzo["options"]["price_count"] == ["after_reveal", "before_reveal"]
    assert palazzo["reconstructed"] == ["stack.1", "stack.2", "stack.3"]


def test_games_speaks_the_language_asked_for() -> None:
    assert "Spieler" in run("games", "--lang", "de").out
    assert "spelers" in run_apart("games", LC_ALL="nl_NL.UTF-8").out


def test_simulate_gives_the_runs_own_figures() -> None:
    ran = run("simulate", "palazzo", "--seats", "2", "--games", "5", "--seed", "8", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    options = entry_of("palazzo").spec.check_options({})
    done = play_run(
        Run(game="palazzo", bots=("random",) * 2, games=5, seed=8, options=options, quick=True)
    )
    for seat in range(2):
        scores = [game.scores[seat] for game in done.games]
        places = [game.places[seat] for game in done.games]
        assert told["scores"][seat] == pytest.approx(sum(scores) / 5)
        assert told["places"][seat] == [places.count(1), places.count(2)]
    assert told["games"] == 5
    assert told["build"] == contrada.build()
    assert told["unfinished"] == sum(not game.finished for game in done.games)
    assert told["longest"] == max(game.plies for game in done.games)
    assert told["shortest"] == min(game.plies for game in done.games)


def test_simulate_is_the_same_for_any_number_of_workers() -> None:
    # So many that they take longer than the time a run stays in one process.
    wanted = ("simulate", "palazzo", "--seats", "2", "--games", "400", "--json")
    one = run_apart(*wanted, "--workers", "1")
    assert one.code == 0
    assert run_apart(*wanted, "--workers", "2").out == one.out


def test_simulate_takes_options_and_a_bot_per_seat() -> None:
    ran = run(
        *("simulate", "palazzo", "--seats", "2", "--games", "1", "--json"),
        *("--bot", "greedy:worlds=1", "--bot", "random", "--option", "price_count=before_reveal"),
    )
    told = json.loads(ran.out)
    assert told["bots"] == ["greedy:worlds=1", "random"]
    assert told["options"]["price_count"] == "before_reveal"


def test_simulate_prints_a_table_and_no_progress_bar_in_a_pipe() -> None:
    ran = run("simulate", "palazzo", "--seats", "2", "--games", "2", "--lang", "en")
    assert ran.err == ""
    assert "mean score" in ran.out
    assert "1 Bruno" in ran.out


def test_no_command_prints_the_help() -> None:
    ran = run()
    assert "simulate" in ran.out + ran.err


def test_at_a_terminal_a_run_shows_its_progress_and_an_interrupt_keeps_what_is_done() -> None:
    wanted = ("simulate", "palazzo", "--seats", "2", "--games", "1000000", "--workers", "2")
    with Terminal(*wanted, "--lang", "en") as terminal:
        terminal.read_until_match(r"[1-9][0-9]*/1000000")
        terminal.type("\x03")
        told = terminal.rest()
        assert "mean score" in told
        assert "Interrupted: these are the games that were done." in told
        assert "Traceback" not in told
        assert terminal.end() == 130


def test_both_builds_play_the_same_games() -> None:
    """Bots included: where nothing is compiled this compares the interpreted build with itself."""
    wanted = ("simulate", "palazzo", "--seats", "2", "--games", "2", "--workers", "1", "--json")
    bots = ("--bot", "greedy:worlds=1", "--bot", "random")
    here = json.loads(run_apart(*wanted, *bots).out)
    other = json.loads(run_apart(*wanted, *bots, CONTRADA_BUILD="interpreted").out)
    assert here.pop("build") == contrada.build()
    assert other.pop("build") == "interpreted"
    assert here == other
