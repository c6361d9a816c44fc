"""The example game, installed as a package of its own: everything works without knowing it."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.resources import lesson_file, rules_file
from contrada.core.rng import rng_for_run
from contrada.core.saves import load, load_file
from contrada.games import discovery
from contrada.words import LANGUAGES
from tests.authoring.packages import ROOT, add_broken, install, on_the_path, run_tests
from tests.cli.runner import run, run_apart
from tests.server.harness import Person, Running, quick

RACCOLTA = ROOT / "examples" / "raccolta"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with Raccolta installed, and a broken game beside it."""
    folder = tmp_path_factory.mktemp("raccolta")
    install(RACCOLTA, folder / "site", folder)
    add_broken(folder / "site")
    with on_the_path(folder / "site", "raccolta"):
        yield folder / "site"


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[Running]:
    running = Running(quick(site.parent / "data"))
    yield running
    running.stop()


@pytest.fixture
def people(server: Running) -> Iterator[list[Person]]:
    found = [Person(server.port, name) for name in ("Anna", "Bruno")]
    yield found
    for person in found:
        person.close()


def test_it_is_found_by_its_entry_point_and_a_broken_one_is_skipped(site: Path) -> None:
    assert "raccolta" in game_ids()
    assert "broken" not in game_ids()
    (problem,) = discovery.problems()
    assert "'broken' (broken_game:ENTRY) is skipped: RuntimeError: out of paint" in problem
    ran = run_apart("games", "--json")
    listed = {game["id"]: game for game in json.loads(ran.out)["games"]}
    assert listed["raccolta"]["options"] == {"sales": [4, 3]}
    assert "broken" not in listed
    assert problem in ran.err
    assert str(site) in str(sys.modules["raccolta"].__file__)


def test_its_texts_are_installed_with_it() -> None:
    entry = entry_of("raccolta")
    assert lesson_file(entry)
    for lang in LANGUAGES:
        assert rules_file(entry, lang)
        given = ("--seats", "2", "--bot", "random", "--save", "m.json", "--lang", lang)
        ran = run("play", "raccolta", *given, keys="1\nq\n")
        assert ran.code == 0
        assert "raccolta-" not in ran.out, "a text is missing"


def test_its_own_tests_pass() -> None:
    assert "passed" in run_tests(RACCOLTA)


@pytest.mark.long
def test_the_fuzzer_finds_nothing(tmp_path: Path) -> None:
    ran = run(
        *("fuzz", "raccolta", "--games", "20", "--workers", "1", "--lang", "en"),
        *("--out", str(tmp_path / "found")),
    )
    assert ran.code == 0, ran.out
    assert "Games: 20; ended: 20" in ran.out
    assert not (tmp_path / "found").exists()


def test_bots_of_all_kinds_play_it() -> None:
    names = ["random", "greedy:worlds=1", "ismcts:iterations=20", "apprentice"]
    bots = [part for name in names for part in ("--bot", name)]
    ran = run("simulate", "raccolta", *bots, "--games", "2", "--workers", "1", "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["unfinished"] == 0
    assert len(told["scores"]) == 4
    assert max(told["scores"]) > 0


def test_a_whole_game_at_the_terminal_by_typed_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rng = rng_for_run(1)
    keys = "".join(f"{1 + rng.below(3)}\n" for _ in range(400))
    ran = run(
        *("play", "raccolta", "--seats", "2", "--bot", "greedy:worlds=1", "--seed", "3"),
        *("--save", str(file), "--lang", "en"),
        keys=keys,
    )
    assert ran.code == 0, ran.err
    assert "Favourite fruit" in ran.out
    market = "The market adds to the next sale: figs 3, lemons 3, olives 3, oranges 3"
    assert market in ran.out, "the generic board takes labels and words from the game"
    match = load_file(file)
    assert match.over
    assert match.game.spec.id == "raccolta"


def test_the_server_plays_a_whole_game(server: Running, people: list[Person]) -> None:
    anna, bruno = people
    specs = {game["id"]: game for game in anna.get("/api/games").json()["games"]}
    assert specs["raccolta"]["title"] == "Raccolta"
    assert "broken" not in specs
    table = anna.create([ME, OPEN, BOT], "raccolta", options={"sales": 3})
    bruno.must(table, "take", seat=1)
    rng = rng_for_run(5)
    undone = 0
    with contextlib.ExitStack() as stack:
        watch = [stack.enter_context(person.watch(table, i)) for i, person in enumerate(people)]
        stranger = stack.enter_context(Person(server.port).watch(table))
        for watcher in (*watch, stranger):
            watcher.until("table")
        assert watch[0].ask(do="start")["type"] == "ack"
        while True:
            stranger.catch_up()
            if stranger.state["table"]["phase"] == "over":
                break
            for watcher in watch:
                watcher.catch_up()
                if not watcher.legal:
                    continue
                view = watcher.state["game"]["view"]
                assert stranger.state["game"]["view"]["draft"] is None, "a draft is a secret"
                if view["draft"] and undone < 3:
                    undone += 1
                    assert watcher.ask(do="undo", seq=watcher.state["seq"])["type"] == "ack"
                else:
                    assert watcher.play_any(rng)["type"] == "ack"
        running = [m for m in stranger.heard if m["type"] == "table" and not m["table"]["result"]]
        for message in running:
            for player in (message["game"] or {"view": {"players": []}})["view"]["players"]:
                assert player["favourite"] is None
                assert player["hand"] is None
        shown = stranger.state["game"]["view"]["players"]
        assert all(player["favourite"] for player in shown)
    assert undone == 3
    assert load(anna.get(f"/api/tables/{table}/export").content).over


def test_the_server_serves_what_the_browser_needs(people: list[Person]) -> None:
    files = people[0].get("/api/games").json()["files"]["raccolta"]
    assert sorted(files["words"]) == sorted(files["rules"]) == sorted(LANGUAGES)
    assert files["lesson"] is True
    assert files["board"] is False, "the generic board draws it"
    for lang in LANGUAGES:
        words = people[0].get(f"/api/games/raccolta/words/{lang}.ftl")
        assert "raccolta-view-market-fig" in words.text
        assert "lesson-raccolta-welcome" in words.text
        assert "RAC-11" in people[0].get(f"/api/games/raccolta/rules/{lang}.md").text
    lesson = people[0].get("/api/games/raccolta/lesson.json").json()
    assert [step["text"] for step in lesson["steps"]][-1] == "end"


def test_hints_and_standing_orders_need_nothing_from_the_game(people: list[Person]) -> None:
    anna, bruno = people
    table = anna.create([ME, BOT], "raccolta")
    anna.must(table, "start")
    hint = anna.get(f"/api/tables/{table}/hint?seat=0")
    assert hint.status_code == 200, hint.text
    legal = [offer["action"] for offer in anna.look(table, 0)["game"]["legal"]]
    assert all(option["action"] in legal for option in hint.json()["options"])

    slow = anna.create([ME, OPEN], "raccolta", mode="turn_based")
    bruno.must(slow, "take", seat=1)
    anna.must(slow, "start")
    order = {"rules": [{"when": {"id": "turn"}, "finish": [{"do": "draw"}]}], "uses": 1}
    left = bruno.put(f"/api/tables/{slow}/orders?seat=1", order)
    assert left.status_code == 200, left.text
    assert left.json()["presets"] == []
    with anna.watch(slow, 0) as watcher:
        watcher.until("table")
        assert watcher.ask(do="play", seq=watcher.state["seq"], action={"do": "draw"})
        while not watcher.legal:
            watcher.until("table")
    lines = anna.look(slow, 0)["log"]["lines"]
    assert {"do": "draw"} in [line["entry"] for line in lines if line["actor"] == 1]


# PettingZoo's test advises plain boxes, and knows its own games with action masks by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_adapters_pass_their_frameworks_checks() -> None:
    pettingzoo: Any = pytest.importorskip("pettingzoo.test")
    pyspiel: Any = pytest.importorskip("pyspiel")
    checker: Any = pytest.importorskip("gymnasium.utils.env_checker")
    gymnasium: Any = pytest.importorskip("gymnasium")
    from contrada.adapters import openspiel
    from contrada.adapters.gymnasium import register_all
    from contrada.adapters.pettingzoo import env

    register_all()
    made = gymnasium.make("contrada/raccolta-v0", bots=["random", "greedy:worlds=1"])
    checker.check_env(made.unwrapped, skip_render_check=True)
    pettingzoo.api_test(env("raccolta", 4), num_cycles=100)
    openspiel.register_all()
    game = pyspiel.load_game("contrada_raccolta(players=3,sales=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_observations_have_a_column_for_every_known_number() -> None:
    pytest.importorskip("numpy")
    from contrada.adapters.observation import Observer

    observer = Observer(make_game("raccolta"), 3)
    assert observer.size == len(set(observer.names))
    assert "favourites0" in observer.names
