"""`contrada replay`: shows a match file step by step."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from contrada.cli.boards import board
from contrada.cli.common import FileArg, LangOpt, names_for, out, read_match, say, words_for
from contrada.cli.telling import (
    PlyText,
    breakdown_table,
    describe_all,
    describe_for_seat,
    result_lines,
)
from contrada.core.errors import BadSetup
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.words import Words


def replay(
    file: FileArg,
    start: Annotated[int, typer.Option("--from", min=0, help="The ply to start at.")] = 0,
    view: Annotated[
        str, typer.Option("--view", help="`all`, or a seat (from 0) to show only what it knows.")
    ] = "all",
    plain: Annotated[
        bool, typer.Option("--plain", help="Print all lines without waiting.")
    ] = False,
    lang: LangOpt = None,
) -> None:
    """Step through a match: Enter next, b back, q quit. Prints all lines if not at a terminal."""
    words = words_for(lang)
    match, _ = read_match(file)
    names = names_for(match.seats)
    seat = _viewer(view, match)
    if start > match.ply:
        raise BadSetup(f"{file} has {match.ply} plies; --from {start} is beyond its end.")
    if view == "all":
        told = [line for line in describe_all(match, words, names) if line.until >= start]
    else:
        told = describe_for_seat(match, words, names, seat, start)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _print_all(match, told, words, names)
    else:
        _step(match, told, words, names, seat)


def _viewer(view: str, match: Match) -> int:
    if view == "all":
        return SPECTATOR
    if not view.isdecimal() or int(view) >= match.seats:
        raise BadSetup(f"--view is `all` or a seat from 0 to {match.seats - 1}, not {view!r}.")
    return int(view)


def _header(match: Match, words: Words) -> list[str]:
    game_id = match.game.spec.id
    title = words.title(game_id, match.game.spec.title)
    lines = [words.text("cli-game", title=title, seats=match.seats)]
    for name, value in match.options.items():
        told = words.option_value(game_id, name, value)
        lines.append(f"{words.option(game_id, name)}: {told}")
    return lines


def _print_all(match: Match, told: list[PlyText], words: Words, names: list[str]) -> None:
    console = out()
    for text in _header(match, words):
        say(console, text)
    for line in told:
        say(console, _numbered(line))
    for text in result_lines(match, words, names):
        say(console, text)
    if match.over:
        console.print(breakdown_table(match, match.state, words, names, SPECTATOR))


def _numbered(line: PlyText) -> str:
    return f"{line.ply:5}  {'· ' if line.step else ''}{line.text}"


def _step(match: Match, told: list[PlyText], words: Words, names: list[str], seat: int) -> None:
    console = out()
    for text in _header(match, words):
        say(console, text)
    at = 0
    while at < len(told):
        line = told[at]
        state = match.state_at(line.until + 1)
        console.clear()
        console.print(board(match.game, state, seat, words, names))
        say(console, _numbered(line), "bold")
        try:
            answer = input(words.text("cli-replay-keys") + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer == "q":
            return
        at = max(0, at - 1) if answer == "b" else at + 1
    for text in result_lines(match, words, names):
        say(console, text)
    if match.over:
        console.print(breakdown_table(match, match.state, words, names, SPECTATOR))
