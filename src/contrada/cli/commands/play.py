"""`contrada play`: a game at the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from contrada.bots.classes import make_bot
from contrada.bots.names import level_names
from contrada.cli.common import (
    BotOpt,
    ComponentsOpt,
    LangOpt,
    OptionOpt,
    SeatsOpt,
    read_bots,
    read_components,
    read_options,
    read_seats,
    words_for,
)
from contrada.cli.saving import SavedTable, load_table
from contrada.cli.screen import Screen
from contrada.cli.table import HUMAN, TerminalTable
from contrada.core.errors import BadSetup
from contrada.core.match import Match
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.rng import seed_for_run
from contrada.core.spec import OptionValue
from contrada.words import Words


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game's id; if missing, you are asked.")
    ] = None,
    seats: SeatsOpt = None,
    bot: BotOpt = None,
    human: Annotated[
        list[int] | None,
        typer.Option("--human", help="A seat (from 0) played at this terminal; repeatable."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Random seed of the game and the bots.")
    ] = None,
    option: OptionOpt = None,
    components: ComponentsOpt = None,
    load: Annotated[Path | None, typer.Option("--load", help="Continue a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="The file to save to.")] = None,
    lang: LangOpt = None,
) -> None:
    """Play at the terminal against bots and with others at the same keyboard."""
    words = words_for(lang)
    screen = Screen(words)
    try:
        if load is not None:
            if game is not None or seats is not None or option or components is not None:
                raise BadSetup("--load goes on with the game in the file: give no other game.")
            match, saved = load_table(load)
        else:
            match = _new_match(screen, words, game, seats, seed, option, components)
            saved = None
        players = _players(screen, words, match, saved, bot, human, ask=load is None)
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        return
    bots = [None if name == HUMAN else make_bot(name, match.game) for name in players]
    bot_seed = seed if seed is not None else secrets.randbits(62)
    table = TerminalTable(match, players, bots, bot_seed, words, screen, save or load)
    if load is not None and save is None:
        table.saved_ply = match.ply
    table.run()


def _new_match(
    screen: Screen,
    words: Words,
    game: str | None,
    seats: int | None,
    seed: int | None,
    option: Sequence[str] | None,
    components: Path | None,
) -> Match:
    asked = game is None
    if game is None:
        ids = game_ids()
        titles = [words.title(game_id, entry_of(game_id).spec.title) for game_id in ids]
        game = ids[screen.choose(words.text("cli-ask-game"), titles)]
    spec = entry_of(game).spec
    options = read_options(game, option)
    made = make_game(game, read_components(game, components, words.lang))
    if seats is None:
        counts = list(range(spec.min_seats, spec.max_seats + 1))
        labels = [str(count) for count in counts]
        seats = counts[screen.choose(words.text("cli-ask-seats"), labels, numbered=False)]
    read_seats(game, seats)
    if asked and not option:
        options = _ask_options(screen, words, game)
    return Match(made, seats, options, None if seed is None else seed_for_run(seed, 0))


def _ask_options(screen: Screen, words: Words, game: str) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for option in entry_of(game).spec.options:
        labels = [words.option_value(game, option.name, value) for value in option.values]
        labels[0] += f" ({words.text('web-option-default')})"
        chosen[option.name] = option.values[screen.choose(words.option(game, option.name), labels)]
    return chosen


def _players(
    screen: Screen,
    words: Words,
    match: Match,
    saved: SavedTable | None,
    bot: Sequence[str] | None,
    human: Sequence[int] | None,
    *,
    ask: bool,
) -> list[str]:
    """For each seat a bot's name, or HUMAN."""
    if saved is not None and not bot and human is None:
        return list(saved.players)
    humans = sorted(set(human)) if human is not None else [0]
    for seat in humans:
        if not 0 <= seat < match.seats:
            raise BadSetup(f"--human is a seat from 0 to {match.seats - 1}, not {seat}.")
    places = match.seats - len(humans)
    if places and not bot and ask:
        names = [*level_names(), "greedy", "random"]
        labels = [words.bot(name) for name in names]
        bot = [names[screen.choose(words.text("cli-ask-bot"), labels)]]
    rest = iter(read_bots(bot, places, "bot seats") if places else ())
    return [HUMAN if seat in humans else next(rest) for seat in range(match.seats)]
