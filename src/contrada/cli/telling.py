"""The course of a match in lines, the scores in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.table import Table

from contrada.core.game import CHANCE
from contrada.core.match import LogLine, Match
from contrada.words import Words


class Told(NamedTuple):
    """One ply in words; a step is part of a decision that is not complete yet."""

    ply: int
    text: str
    step: bool


def tell_all(match: Match, words: Words, names: Sequence[str]) -> Iterator[Told]:
    """Every ply with nothing hidden: for the owner of a match file.

    Only an outcome of chance that nobody is told, not even later, is left out.
    """
    for ply, entry, state in match.states():
        line = match.open_line(state, entry)
        if line is None and entry.actor == CHANCE:
            continue
        if line is None:
            text = words.action(match.game, entry.actor, entry.action, names)
            yield Told(ply, f"{words.name(entry.actor, names)}: {text}", True)
        else:
            text = words.log(match.game.spec.id, LogLine(ply, entry.actor, line), names)
            yield Told(ply, text, False)


def tell_seat(
    match: Match, words: Words, names: Sequence[str], seat: int, start: int = 0
) -> list[Told]:
    """The plies from `start` on as one seat (or SPECTATOR) may read them."""
    game_id = match.game.spec.id
    lines = match.log_for(seat, start)
    return [Told(line.ply, words.log(game_id, line, names), False) for line in lines]


def breakdown_table(
    match: Match, state: Any, words: Words, names: Sequence[str], viewer: int
) -> Table:
    """Where everyone's points come from, as far as the viewer may know."""
    game = match.game
    all_of = [game.breakdown(state, seat, viewer) for seat in range(match.seats)]
    sources = list(dict.fromkeys(line.source for each in all_of for line in each.lines))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.text("cli-points"))
    for name in names:
        table.add_column(name, justify="right")
    for source in sources:
        points = [[line.points for line in each.lines if line.source == source] for each in all_of]
        cells = [str(sum(p)) if p else "" for p in points]
        table.add_row(words.source(game.spec.id, source), *cells)
    table.add_row(words.text("cli-total"), *[str(each.total) for each in all_of], style="bold")
    return table


def result_lines(match: Match, words: Words, names: Sequence[str]) -> list[str]:
    """Who came where, best first; or that the game is still running."""
    if not match.over:
        return [words.text("cli-running", ply=match.ply)]
    scores = match.game.scores(match.state)
    places = match.game.ranking(match.state)
    order = sorted(range(match.seats), key=lambda seat: places[seat])
    return [
        words.text("cli-place", place=places[seat], name=names[seat], points=scores[seat])
        for seat in order
    ]
