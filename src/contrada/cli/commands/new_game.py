"""`contrada new-game`: the package of a new game, ready to be played and changed."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from contrada.authoring.new_game import write_game
from contrada.cli.common import LangOpt, out, words_for


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id: lower-case, such as `my-game`.")],
    folder: Annotated[
        Path | None,
        typer.Option("--folder", help="The folder to write; by default NAME in the current one."),
    ] = None,
    lang: LangOpt = None,
) -> None:
    """Write the package of a new game: a tiny game that passes all tests, to be changed."""
    words = words_for(lang)
    target = folder if folder is not None else Path(name)
    files = write_game(name, target)
    enter = f"cd {shlex.quote(str(target))}"
    steps = [enter, "pip install -e '.[dev]'", "python -m pytest", f"contrada play {name}"]
    console = out()
    console.print(
        words.text("cli-new-game-written", folder=str(target), files=len(files)), soft_wrap=True
    )
    console.print("\n".join(f"  {step}" for step in steps), soft_wrap=True)
    console.print(words.text("cli-new-game-next", file=str(target / "README.md")), soft_wrap=True)
