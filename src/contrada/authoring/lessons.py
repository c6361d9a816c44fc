"""Lessons for the browser: scripted games, played by the engine and recorded as positions.

python -m contrada.authoring.lessons GAME            record the lesson of an installed game
python -m contrada.authoring.lessons --check GAME    fail if the recorded lesson is stale
python -m contrada.authoring.lessons --show GAME     print the script with the legal actions

The script `lesson.toml` is in the folder `GameEntry.files`, and `lesson.json` is written beside it.
Further lessons, for instance for a variant, are `lesson-<name>.toml`.
A script has a seed, the number of seats, the learner's seat, options, and steps. A step has a text
(a message `lesson-<game>-<text>`) and either an action, which the learner has to find, or none, if
there is only something to read. `places` are highlighted on the board meanwhile. `others` is what
happens before the step: actions of the other seats in their JSON forms. `skip`, before `others`, is
what the learner need not do: actions of all seats, the learner's among them.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.authoring.positions import position
from contrada.core.errors import ContradaError
from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.core.resources import lesson_scripts


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to learn."""

    text: str
    action: Json | None = None
    places: list[str] = []
    others: list[Json] = []
    skip: list[Json] = []


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written."""

    seed: int
    seats: int
    seat: int
    steps: list[Step]
    options: dict[str, Any] = {}


def read(file: Path) -> Script:
    """The script of a lesson; exits with a message if it cannot be used."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
    except OSError as error:
        raise SystemExit(f"{file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SystemExit(f"{file}: {error}.") from None


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


def record(game_id: str, script: Script, *, show: bool = False) -> Json:
    """A lesson as the browser gets it."""
    game = make_game(game_id)
    options = game.spec.check_options(script.options)
    match = Match(game, script.seats, options, seed=script.seed.to_bytes(32, "big"))
    steps: list[Json] = []
    since = match.ply
    for step in script.steps:
        for form in step.skip:
            do(match, int(match.to_move), form)
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


def written(game_id: str, script: Path) -> bytes:
    """The text of `lesson.json`."""
    return msgspec.json.encode(record(game_id, read(script))) + b"\n"


def main() -> None:
    """Record the lesson of a game, check it, or show it."""
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(given) != 1:
        raise SystemExit("usage: python -m contrada.authoring.lessons [--check | --show] GAME")
    game_id = given[0]
    try:
        files = entry_of(game_id).files
    except ContradaError as error:
        raise SystemExit(str(error)) from None
    if files is None:
        raise SystemExit(f"The game {game_id} has no folder for its lesson (GameEntry.files).")
    for script in lesson_scripts(entry_of(game_id)) or [files / "lesson.toml"]:
        target = script.with_suffix(".json")
        if "--show" in sys.argv[1:]:
            record(game_id, read(script), show=True)
        elif "--check" not in sys.argv[1:]:
            target.write_bytes(written(game_id, script))
        elif not target.is_file() or target.read_bytes() != written(game_id, script):
            again = f"python -m contrada.authoring.lessons {game_id}"
            raise SystemExit(f"{target} is stale; run: {again}")


if __name__ == "__main__":
    main()
