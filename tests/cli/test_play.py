"""`contrada play`: whole games with typed lines, undo, saving, hot seat, leaving."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.names import make_bot
from contrada.cli.boards import board
from contrada.cli.common import names_for
from contrada.cli.screen import Screen
from contrada.cli.table import HUMAN, TerminalTable
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.core.saves import load
from contrada.words import LANGUAGES, Words
from tests.cli.runner import run
from tests.cli.terminal import Terminal

START = ("play", "palazzo", "--seats", "2", "--bot", "random", "--seed", "3", "--lang", "en")


def keys(count: int, seed: int = 1) -> str:
    """Random typing: mostly small numbers."""
    rng = rng_for_run(seed)
    return "".join(f"{1 + rng.below(3)}\n" for _ in range(count))


def a_table(
    screen: Screen,
    players: list[str],
    seed: int = 3,
    file: Path | None = None,
    game_id: str = "palazzo",
) -> TerminalTable:
    match = Match(make_game(game_id), len(players), {}, seed_for_run(seed))
    bots = [None if name == HUMAN else make_bot(name, match.game) for name in players]
    return TerminalTable(match, players, bots, 1, Words("en"), screen, file)


class Typist(Screen):
    """A person who answers by a function, and keeps what is said."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__(Words("en"))
        self.answer = answer
        self.said: list[str] = []

    def say(self, text: str, style: str = "") -> None:
        self.said.append(text)

    def show(self, what: Any) -> None:
        self.said.append(rendered(what))

    def ask(self, question: str) -> str:
        self.said.append(question)
        return self.answer(question)


def rendered(what: Any) -> str:
    console = Console(width=160, record=True, file=None, quiet=False, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_typing_numbers(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["--bot", "random", "--seed", "3", "--save", str(file)]
    ran = run("play", "palazzo", "--seats", "2", *arguments, "--lang", lang, keys=keys(4000))
    assert (ran.code, ran.err) == (0, "")
    words = Words(lang)
    match = load(file.read_bytes())
    assert match.over
    assert words.text("cli-over") in ran.out
    assert match.seed.hex() in ran.out
    assert words.text("cli-saved-finished", file=str(file)) in ran.out
    assert run("audit", str(file)).code == 0


def test_what_is_not_given_is_asked() -> None:
    ran = run("play", "--lang", "en", keys="")
    assert (ran.code, ran.err) == (0, "")
    ran = run("play", "--lang", "en", "--human", "0", keys="9\n" + "\n" * 8)
    if len(game_ids()) > 1:
        assert "“9” is none of" in ran.out
    assert "How many players?" in ran.out
    assert "Which bot plays the other seats?" in ran.out


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    ends = []
    for name in ("a.json", "b.json"):
        file = tmp_path / name
        run(*START, "--save", str(file), keys=keys(30))
        ends.append(json.loads(file.read_bytes()))
    assert ends[0] == ends[1]


def test_leaving_saves_and_load_goes_on(tmp_path: Path) -> None:
    ran = run(*START, keys=keys(10) + "q\n")
    assert (ran.code, ran.err) == (0, "")
    (file,) = tmp_path.glob("contrada-palazzo-*.json")
    assert f"Saved to {file.name}" in ran.out
    before = load(file.read_bytes())
    assert not before.over
    ran = run("play", "--load", str(file), "--lang", "en", keys=keys(20, 2) + "q\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Bruno: bot random" in ran.out
    after = load(file.read_bytes())
    assert after.ply > before.ply
    assert after.log[: before.ply] == before.log


def test_the_end_of_input_saves_as_well(tmp_path: Path) -> None:
    ran = run(*START, keys=keys(5))
    assert (ran.code, ran.err) == (0, "")
    assert len(list(tmp_path.glob("contrada-palazzo-*.json"))) == 1


def test_commands(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    typed = f"?\nl\nb\nv\nu\nr\nwhat\n99\n0\ns {file}\nq\n"
    ran = run(*START, keys=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "take back this whole turn" in ran.out
    assert ran.out.count("B3▪▪ is a brick tile for floor 3") == 2
    assert "Total" in ran.out
    assert ran.out.count("There is nothing that could be taken back.") == 2
    assert "“what” is neither a number of 1–" in ran.out
    assert "“99” is neither" in ran.out
    assert "“0” is neither" in ran.out
    assert ran.out.count(f"Saved to {file}") == 1
    assert load(file.read_bytes()).ply > 0


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    ran = run(*START, keys=f"s {tmp_path / 'none' / 'x.json'}\nq\n")
    assert ran.code == 0
    assert "cannot be written" in ran.out
    assert "Traceback" not in ran.err


def test_undo_and_restart_go_back_to_the_choice_before() -> None:
    """Reveal, begin a purchase, take it back step by step and at once."""
    seen: list[tuple[str, int]] = []

    def answer(_question: str) -> str:
        match = table.match
        seat = match.to_move
        forms = [match.game.encode(seat, a)["do"] for a in match.legal(seat)]
        seen.append((match.game.fingerprint(match.state), match.ply))
        if len(seen) > 200:
            return "q"
        if "buy" in forms:
            if "bought" not in plan:
                plan.append("bought")
                return str(forms.index("buy") + 1)
            if "again" not in plan:
                assert seen[-1] == seen[-3], "u goes back to the market"
                plan.append("again")
                return str(forms.index("buy") + 1)
            assert seen[-1] == seen[-4], "r goes back over both steps"
            plan.append("done")
            return "q"
        if plan == ["bought"]:
            return "u"
        if "again" in plan:
            if "laid" in plan:
                return "r"
            plan.append("laid")
            return "1"
        if "reveal" in forms:
            return str(forms.index("reveal") + 1)
        return "1"

    plan: list[str] = []
    screen = Typist(answer)
    for seed in range(3, 30):
        plan.clear()
        seen.clear()
        table = a_table(screen, [HUMAN, "random"], seed)
        table._save = lambda: None  # type: ignore[method-assign]  # leaving writes no file here
        table.run()
        if plan[-1:] == ["done"]:
            break
    assert plan[-1] == "done"


def test_a_hot_seat_is_handed_over_before_the_next_hand_is_shown() -> None:
    rng = rng_for_run(4)
    handed: list[int] = []

    def answer(question: str) -> str:
        if question.startswith("Hand the keyboard to"):
            handed.append(len(screen.said))
            return ""
        if len(handed) > 6:
            return "q"
        seat = table.match.to_move
        return str(1 + rng.below(len(table.match.legal(seat))))

    screen = Typist(answer)
    table = a_table(screen, [HUMAN, HUMAN])
    table._save = lambda: None  # type: ignore[method-assign]  # leaving writes no file here
    table.run()
    assert len(handed) == 7
    hands = [i for i, text in enumerate(screen.said) if "Your money" in text]
    owners = {}
    for i in hands:
        prompt = next(text for text in screen.said[i:] if text.startswith(("Anna: ", "Bruno: ")))
        owners[i] = prompt.split(":")[0]
    for earlier, later in pairwise(hands):
        between = screen.said[earlier:later]
        asked = any(text.startswith("Hand the keyboard to") for text in between)
        assert asked == (owners[earlier] != owners[later])


KNOWN_TO_A_PERFECT_MEMORY = {"carrara"}
"""Games whose screens hide only what everyone has seen go behind them."""


@pytest.mark.parametrize("game_id", game_ids())
def test_a_board_shows_nothing_but_the_seats_knowledge(game_id: str) -> None:
    game = make_game(game_id)
    words = Words("en")
    match = Match(game, game.spec.max_seats, {}, seed_for_run(1))
    rng = rng_for_run(2)
    names = names_for(match.seats)
    differed = 0
    for _ in range(300):
        if match.over:
            break
        seat = match.to_move
        legal = match.legal(seat)
        if rng.below(10) == 0:
            other = game.determinize(match.state, seat, rng)
            differed += game.fingerprint(other) != game.fingerprint(match.state)
            shown = rendered(board(game, match.state, seat, words, names))
            assert shown == rendered(board(game, other, seat, words, names))
        match.play(seat, legal[rng.below(len(legal))])
    assert (differed > 0) == (game_id not in KNOWN_TO_A_PERFECT_MEMORY)


def test_at_a_terminal_ctrl_c_ends_cleanly_and_saves(tmp_path: Path) -> None:
    with Terminal(*START, folder=tmp_path) as terminal:
        terminal.read_until("Your choice")
        terminal.type("1\n")
        terminal.read_until("Your choice")
        time.sleep(0.5)  # the prompt is there a moment before the keyboard is listened to
        terminal.type("\x03")
        told = terminal.rest()
        assert "Saved to" in told
        assert "Traceback" not in told
        assert terminal.end() == 0


def test_at_a_terminal_the_hand_over_wipes_the_screen(tmp_path: Path) -> None:
    hot_seat = ("--human", "0", "--human", "1")
    with Terminal(
        "play", "palazzo", "--seats", "2", *hot_seat, "--lang", "en", folder=tmp_path
    ) as t:
        told = t.read_until("press Enter.")
        assert "Your money" not in told
        assert "\x1b[2J\x1b[3J" in told
        t.type("\n")
        told = t.read_until("Your choice")
        assert "\x1b[2J\x1b[3J" in told
        assert "Your money" in told
        t.type("\x04")
        assert t.end() == 0


@pytest.mark.parametrize(
    ("game_id", "width", "told"),
    [
        ("tuscany", 80, True),
        ("tuscany", 100, False),
        ("palazzo", 80, False),
    ],
)
def test_a_terminal_too_narrow_for_the_board_is_told(
    game_id: str, width: int, told: bool, tmp_path: Path
) -> None:
    typist = Typist(lambda _: "q")
    typist.console.width = width
    a_table(typist, [HUMAN, "random"], file=tmp_path / "game.json", game_id=game_id).run()
    assert any(f"the terminal has {width}" in line for line in typist.said) is told
