"""Text for a match: log lines, score breakdowns and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.table import Table

from contrada.core.game import CHANCE
from contrada.core.match import LogLine, Match
from contrada.core.messages import Breakdown
from contrada.words import Words


class PlyText(NamedTuple):
    """One ply as text, or several that are told in one.

    `step` marks a part of a decision that is not complete yet.
    """

    ply: int
    text: str
    step: bool
    until: int
    """The last ply that the text tells."""


def describe_all(match: Match, words: Words, names: Sequence[str]) -> Iterator[PlyText]:
    """Every ply with nothing hidden, for the owner of a match file.

    Chance outcomes that no player ever learns are left out.
    """
    game_id = match.game.spec.id
    told: list[LogLine] = []
    for ply, entry, state in match.states():
        line = match.open_line(state, entry)
        if line is not None:
            told.append(LogLine(ply, entry.actor, line))
        elif entry.actor != CHANCE:
            yield from _runs(game_id, told, words, names)
            told.clear()
            text = words.action(match.game, entry.actor, entry.action, names)
            yield PlyText(ply, f"{words.name(entry.actor, names)}: {text}", True, ply)
    yield from _runs(game_id, told, words, names)


def describe_for_seat(
    match: Match, words: Words, names: Sequence[str], seat: int, start: int = 0
) -> list[PlyText]:
    """The plies from `start` on that one seat (or SPECTATOR) may know."""
    return list(_runs(match.game.spec.id, match.log_for(seat, start), words, names))


def _runs(
    game_id: str, lines: Sequence[LogLine], words: Words, names: Sequence[str]
) -> Iterator[PlyText]:
    for run in words.runs(game_id, lines):
        text = words.log_run(game_id, run, names)
        yield PlyText(run[0].ply, text, False, run[-1].ply)


def breakdown_table(
    match: Match, state: Any, words: Words, names: Sequence[str], viewer: int
) -> Table:
    """The points of all players by source, as far as the viewer may know them."""
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
    totals = [points_text(each, words) for each in all_of]
    table.add_row(words.text("cli-total"), *totals, style="bold")
    return table


def points_text(breakdown: Breakdown, words: Words) -> str:
    """A player's points; "37 + hidden" where the viewer does not know all of them."""
    if breakdown.partial:
        return words.text("common-points-partial", points=breakdown.total)
    return str(breakdown.total)


def result_lines(match: Match, words: Words, names: Sequence[str]) -> list[str]:
    """The ranking, best first, or a line saying that the game is not over."""
    if not match.over:
        return [words.text("cli-running", ply=match.ply)]
    scores = match.game.scores(match.state)
    places = match.game.ranking(match.state)
    order = sorted(range(match.seats), key=lambda seat: places[seat])
    return [
        words.text("cli-place", place=places[seat], name=names[seat], points=scores[seat])
        for seat in order
    ]
