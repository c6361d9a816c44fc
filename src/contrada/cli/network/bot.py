"""`contrada bot`: plays on a server with a bot account."""

from __future__ import annotations

import signal
import time
from functools import partial
from types import FrameType
from typing import Annotated

import typer

from contrada.bots.classes import make_bot, parse_bot
from contrada.bots.names import UnknownBot
from contrada.cli.common import LangOpt, out, words_for
from contrada.core.errors import BadSetup, ContradaError
from contrada.core.registry import entry_of, game_ids, make_game


def bot(
    server: Annotated[str, typer.Option("--server", help="The server's address: https://HOST.")],
    token: Annotated[
        str,
        typer.Option(
            "--token",
            envvar="CONTRADA_BOT_TOKEN",
            help="The bot account's token; other users of this machine cannot see the variable.",
        ),
    ],
    bot: Annotated[
        str, typer.Option("--bot", help="A bot by name, or your own class: my_bots.Cautious.")
    ],
    games: Annotated[
        str, typer.Option("--games", help="The games to play, separated by commas; default: all.")
    ] = "",
    tables: Annotated[
        int, typer.Option("--tables", min=1, help="How many tables to play at a time.")
    ] = 4,
    no_calls: Annotated[
        bool,
        typer.Option(
            "--no-calls", help="Play by challenge only; join no table that asks for bots."
        ),
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", help="Makes decisions repeatable, and predictable; default: random."
        ),
    ] = None,
    lang: LangOpt = None,
) -> None:
    """Play on a server with a bot account, until Ctrl-C. Unfinished games go on the next time."""
    # Imported here: the other commands start faster without it.
    from contrada.client.client import Client
    from contrada.client.errors import ServerRefused
    from contrada.client.runner import BotRunner

    words = words_for(lang)
    parse_bot(bot)
    named = _games(games, bot)
    console = out()

    def report(line: str) -> None:
        console.print(f"{time.strftime('%H:%M:%S')} {line}", soft_wrap=True)

    runner = BotRunner(
        Client(server, token),
        partial(make_bot, bot),
        games=named,
        tables=tables,
        calls=not no_calls,
        seed=seed,
        report=report,
        words=words,
    )

    def stop(_signal: int, _frame: FrameType | None) -> None:
        runner.stop()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    try:
        runner.run()
    except ServerRefused as refusal:
        raise ContradaError(runner.telling.refusal(refusal)) from None
    report(words.text("client-stopped"))


def _games(text: str, bot: str) -> list[str]:
    """The games to play: those named, or all for which the bot can be created."""
    named = [part.strip() for part in text.split(",") if part.strip()]
    for game in named:
        entry_of(game)
        make_bot(bot, make_game(game))
    if named:
        return named
    found, fault = [], None
    for game in game_ids():
        try:
            make_bot(bot, make_game(game))
            found.append(game)
        except UnknownBot as error:
            fault = error
    if not found:
        raise fault or BadSetup("No games are installed.")
    return found
