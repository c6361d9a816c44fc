"""`import contrada`: matches, bots, files, copies and clear errors."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import contrada
from contrada.bots import GreedyBot, IsmctsBot, RandomBot
from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run, seed_bytes

API = (Path(__file__).parents[1] / "docs" / "api.md").read_text("utf-8")


def silent(_info: contrada.InfoSet, _rng: contrada.Rng) -> Any:
    return None


def wild(_info: contrada.InfoSet, _rng: contrada.Rng) -> int:
    return -5


class Own:
    """A bot of a user; like every bot class it is created with the game."""

    def __init__(self, game: contrada.Game[Any]) -> None:
        self.game = game

    def choose(self, info: contrada.InfoSet, rng: contrada.Rng) -> int:
        return int(info.legal[rng.below(len(info.legal))])


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", API, flags=re.S))
def test_the_page_about_the_library_runs(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "docs/api.md", "exec"), {})


def test_importing_is_quick_and_loads_no_game() -> None:
    code = (
        "import sys, contrada; loaded = [m for m in sys.modules if m.startswith('contrada.')];"
        "assert loaded == [], loaded; import contrada as c; c.make; assert 'contrada.games' in "
        "sys.modules; assert not [m for m in sys.modules if m.startswith('fastapi')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_games_are_listed_in_their_order() -> None:
    assert contrada.list_games()[:4] == ["palazzo", "carrara", "carpe-diem", "tuscany"]


def test_a_number_or_bytes_are_a_seed() -> None:
    one, same = contrada.make("palazzo", 3, seed=7), contrada.make("palazzo", 3, seed=7)
    assert one.state == same.state
    assert one.state != contrada.make("palazzo", 3, seed=8).state
    assert contrada.make("palazzo", 3, seed=seed_bytes(7)).state == one.state
    assert contrada.Match(one.game, 3, seed=7).state == one.state
    assert contrada.make("palazzo").state != contrada.make("palazzo").state


def test_defaults_of_seats_and_options() -> None:
    assert contrada.make("palazzo").seats == 2
    game = contrada.make_game("carrara")
    assert game.initial(2) == game.initial(2, game.spec.check_options({}))
    advanced = game.initial(2, {"version": "advanced"})
    assert advanced == game.initial(2, game.spec.check_options({"version": "advanced"}))
    assert advanced != game.initial(2)
    with pytest.raises(contrada.BadSetup, match="no option 'colour'"):
        game.initial(2, {"colour": "red"})


def test_a_match_of_names_objects_classes_and_functions() -> None:
    bots: list[Any] = ["random", RandomBot(), Own]
    match = contrada.play("palazzo", bots, seed=5)
    assert match.log == contrada.play("palazzo", bots, seed=5).log
    assert match.log != contrada.play("palazzo", bots, seed=6).log
    match.audit()
    other = contrada.play(
        "carrara", [Own, Own(match.game).choose], 5, options={"version": "advanced"}
    )
    assert other.options["version"] == "advanced"


def test_chance_does_not_depend_on_the_bots() -> None:
    """The bots' stream is separate: another bot in the same deal sees the same first cards."""
    bots: list[Any] = ["random", "greedy:worlds=1"]
    hands = [contrada.play("palazzo", [bot, "random"], seed=3) for bot in bots]
    assert hands[0].log[0] == hands[1].log[0]
    assert hands[0].commitment == hands[1].commitment


def test_files_by_text_or_path(tmp_path: Path) -> None:
    match = contrada.make("tuscany", seed=1)
    contrada.save(match, tmp_path / "one.json")
    contrada.save(match, str(tmp_path / "two.json"))
    one, two = contrada.load(str(tmp_path / "one.json")), contrada.load(tmp_path / "two.json")
    assert one.state == two.state == match.state
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.json", "two.json"]
    with pytest.raises(contrada.ContradaError, match="cannot be written"):
        contrada.save(match, tmp_path / "missing" / "one.json")
    with pytest.raises(contrada.BadMatchFile, match="cannot be read"):
        contrada.load(tmp_path / "three.json")


WRONG: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: contrada.make(3), TypeError, "A game is an id"),  # type: ignore[arg-type]
    (lambda: contrada.make("chess"), contrada.UnknownGame, "there are: "),
    (lambda: contrada.make("palazzo", "3"), TypeError, "whole number"),  # type: ignore[arg-type]
    (lambda: contrada.make("palazzo", True), TypeError, "whole number"),
    (lambda: contrada.make("palazzo", 7), contrada.BadSetup, "2 to 4 players"),
    (lambda: contrada.make("palazzo", seed="7"), TypeError, "A seed is"),  # type: ignore[arg-type]
    (lambda: contrada.make("palazzo", seed=True), TypeError, "A seed is"),
    (lambda: contrada.make("palazzo", seed=b"7"), contrada.BadSetup, "32 bytes, not 1"),
    (lambda: contrada.make("palazzo", options=["x"]), TypeError, "mapping"),  # type: ignore[arg-type]
    (lambda: contrada.Match("palazzo", 2), TypeError, "game object"),  # type: ignore[arg-type]
    (lambda: contrada.play("palazzo", "greedy"), TypeError, "one bot for each seat"),
    (lambda: contrada.play("palazzo", ["greedy"]), contrada.BadSetup, "not 1"),
    (lambda: contrada.play("palazzo", ["random", 3]), TypeError, "A bot is a name"),  # type: ignore[list-item]
    (lambda: contrada.play("palazzo", [silent, silent]), TypeError, "chose None"),
    (lambda: contrada.play("palazzo", [wild, wild]), contrada.IllegalAction, "seat"),
    (lambda: contrada.play("palazzo", ["random", contrada.Bot]), TypeError, "cannot be created"),
    (lambda: contrada.make("palazzo", components=3), TypeError, "tables of a box"),  # type: ignore[arg-type]
    (lambda: contrada.make_bot(3, "palazzo"), TypeError, "name is a text"),  # type: ignore[arg-type]
    (lambda: contrada.make_policy("palazzo"), TypeError, "game object"),  # type: ignore[arg-type]
    (lambda: contrada.make("palazzo").play(0, "x"), TypeError, "An action is"),  # type: ignore[arg-type]
    (lambda: contrada.load(3), TypeError, "A path is"),  # type: ignore[arg-type]
    (lambda: contrada.save("x", "y"), TypeError, "a Match"),  # type: ignore[arg-type]
    (
        lambda: contrada.make(contrada.make_game("palazzo"), components={}),
        contrada.BadSetup,
        "its own",
    ),
]


@pytest.mark.parametrize(("call", "error", "text"), WRONG)
def test_what_is_wrong_is_said(call: Callable[[], Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def played(game_id: str, plies: int = 12) -> contrada.Match:
    match = contrada.make(game_id, seed=3)
    rng = rng_for_run(1)
    for _ in range(plies):
        if match.over:
            break
        legal = match.legal(match.to_move)
        match.play(match.to_move, legal[rng.below(len(legal))])
    return match


COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_copies_of_games_states_and_bots(game_id: str, copied: Callable[[Any], Any]) -> None:
    match = played(game_id)
    game, state = match.game, match.state
    other: Any = copied(game)
    assert type(other) is type(game)
    assert other.spec == game.spec
    assert other.components == game.components
    again = copied(state)
    assert again == state
    assert again is not state
    assert list(other.legal(again, match.to_move)) == list(game.legal(state, match.to_move))
    info = contrada.InfoSet.of(game, state, match.to_move, rng_for_run(2))
    for bot in (RandomBot(), GreedyBot(game, 2), IsmctsBot(game, iterations=5, explore=33, soft=7)):
        twin = copied(bot)
        assert repr(twin) == repr(bot)
        assert twin.choose(copied(info), rng_for_run(4)) == bot.choose(info, rng_for_run(4))


@pytest.mark.parametrize("game_id", game_ids())
def test_copied_matches_go_on_apart(game_id: str) -> None:
    match = played(game_id)
    for copied in COPIES[1:]:
        other: contrada.Match = copied(match)
        assert other.log == match.log
        before = match.state.copy()
        other.play(other.to_move, other.legal(other.to_move)[0])
        assert match.state == before
        match_too = copied(match)
        match_too.play(match_too.to_move, match_too.legal(match_too.to_move)[0])
        assert match_too.state == other.state


def test_pickles_work_in_a_new_process() -> None:
    game = contrada.make_game("tuscany")
    data = pickle.dumps([game, IsmctsBot(game, iterations=3), played("tuscany")])
    code = (
        "import pickle, sys; game, bot, match = pickle.loads(bytes.fromhex(sys.argv[1]));"
        "print(game, bot, match)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, data.hex()],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.startswith("<Tuscany: 2 to 4 players, rules version ")


def test_states_differ_by_their_contents_and_have_no_hash() -> None:
    match = played("palazzo")
    assert match.state == match.state.copy()
    assert match.state != played("palazzo", 13).state
    assert match.state != 3
    assert match.state != played("carrara").state
    with pytest.raises(TypeError, match="unhashable"):
        hash(match.state)


def test_what_is_printed_helps() -> None:
    match = contrada.make("palazzo", 3, seed=7)
    assert repr(match) == "<Match of Palazzo: 3 seats, ply 17, seat 0 to move>"
    assert match._seed.hex() not in repr(match)
    assert repr(match.game).startswith("<Palazzo: 2 to 4 players, rules version ")
    assert repr(match.state).startswith("PalazzoState(seats=3, ")
    assert repr(GreedyBot(match.game)) == "GreedyBot(palazzo, worlds=4)"
    over = contrada.play("palazzo", ["random", "random"], seed=2)
    assert re.fullmatch(r"<Match of Palazzo: 2 seats, over, scores \[.*\]>", repr(over))


def resident() -> int:
    """The memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux's /proc")
def test_calls_with_arrays_from_interpreted_code_do_not_leak() -> None:
    """mypyc's wrappers never released such an array; the build corrects them (tools/native.py)."""
    match = contrada.make("palazzo", 2, seed=1)
    game, state, seat = match.game, match.state, match.to_move
    policy = contrada.make_policy(game)

    def grown(calls: int) -> int:
        before = resident()
        for _ in range(calls):
            policy.prior(state, seat, game.legal(state, seat))
        return resident() - before

    begun = time.monotonic()
    grown(200)
    calls = 20000 if time.monotonic() - begun < 0.02 else 2000
    grown(calls)
    assert grown(calls) < 20 * calls
