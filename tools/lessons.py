"""Lessons for the browser: scripted games, played by the engine and kept as positions.

python -m tools.lessons            record all lessons into the games' folders (`core.resources`)
python -m tools.lessons --check    say what is stale, and fail
python -m tools.lessons --show GAME    print the script with what is possible at each step

A script `lesson.toml` has a seed, the number of seats, the learner's seat, options,
and steps. A step has a text (a message `lesson-<game>-<text>`) and either an action, which the
learner has to find, or none, if there is only something to read. `places` are lit on the board
meanwhile. `others` is what happens before the step: actions of the other seats in their JSON forms.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import contrada.games  # registers the games
from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.resources import lesson_script
from tools.positions import position

SOURCES = Path(__file__).parent.parent / "src"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to learn."""

    text: str
    action: Json | None = None
    places: list[str] = []
    others: list[Json] = []


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written."""

    seed: int
    seats: int
    seat: int
    steps: list[Step]
    options: dict[str, Any] = {}


def read(game_id: str) -> Script:
    """The script of a game's lesson."""
    text = (folder_of(game_id) / "lesson.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def told(match: Match, seat: int, start: int) -> list[Json]:
    """The log lines of a seat from a ply on."""
    game = match.game
    state = game.initial(match.seats, match.options)
    lines: list[Json] = []
    for ply, entry in enumerate(match.log):
        if ply >= start:
            line = game.redact(state, entry.actor, entry.action, seat)
            if line is not None:
                lines.append({"actor": entry.actor, "entry": line})
        game.apply(state, entry.actor, entry.action)
    built: list[Json] = msgspec.to_builtins(lines)
    return built


def do(match: Match, seat: int, form: Json) -> None:
    """Play an action; a script that cannot be played says where."""
    legal = [match.game.encode(seat, a) for a in match.game.legal(match.state, seat)]
    if form not in legal:
        listed = "\n".join(f"  {msgspec.json.encode(one).decode()}" for one in legal)
        raise SystemExit(f"{form} cannot be played by seat {seat} at ply {match.ply}:\n{listed}")
    match.play(seat, match.game.decode(seat, form))


def record(game_id: str, *, show: bool = False) -> Json:
    """A lesson as the browser gets it."""
    script = read(game_id)
    game = make_game(game_id)
    options = game.spec.check_options(script.options)
    match = Match(game, script.seats, options, seed=script.seed.to_bytes(32, "big"))
    steps: list[Json] = []
    since = match.ply
    for step in script.steps:
        for form in step.others:
            seat = int(match.to_move)
            if seat in (CHANCE, script.seat):
                raise SystemExit(f"before {step.text!r} seat {seat} is asked, not another")
            do(match, seat, form)
        found = position(match, script.seat)["position"]
        if show:
            print(f"-- {step.text}: {found['prompt']}")
            for offer in found["legal"]:
                print("    ", msgspec.json.encode(offer["action"]).decode())
        steps.append(
            {
                "text": step.text,
                "right": step.action,
                "places": step.places,
                "lines": told(match, script.seat, since),
                "position": found,
            }
        )
        since = match.ply
        if step.action is not None:
            do(match, script.seat, step.action)
    return {
        "game": game_id,
        "seat": script.seat,
        "seats": script.seats,
        "options": options,
        "steps": steps,
    }


def folder_of(game_id: str) -> Path:
    """The folder of a game's files among the sources, not in the installed package."""
    files = entry_of(game_id).files
    assert files is not None
    return SOURCES / files.relative_to(Path(contrada.__file__).parents[1])


def target(game_id: str) -> Path:
    """Where a lesson is kept."""
    return folder_of(game_id) / "lesson.json"


def lessons() -> list[str]:
    """The games that have a script."""
    return [game_id for game_id in game_ids() if lesson_script(entry_of(game_id))]


def written(game_id: str) -> bytes:
    """A lesson's file."""
    return msgspec.json.encode(record(game_id)) + b"\n"


def stale() -> list[str]:
    """The lessons that the engine would now play otherwise."""
    return [
        name
        for name in lessons()
        if not target(name).is_file() or target(name).read_bytes() != written(name)
    ]


def main() -> None:
    """Record the lessons, check them, or show one."""
    if "--check" in sys.argv[1:]:
        old = stale()
        if old:
            sys.exit(f"stale: {', '.join(old)}; run `python -m tools.lessons`")
    elif "--show" in sys.argv[1:]:
        record(sys.argv[-1], show=True)
    else:
        for name in lessons():
            target(name).write_bytes(written(name))


if __name__ == "__main__":
    main()
