"""The report in the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table

from contrada.analysis.results import KINDS
from contrada.cli.analysis.story import Story, percent, signed, signed_percent
from contrada.cli.common import say
from contrada.cli.telling import result_lines

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""The width of a curve in characters."""
STYLES: Final = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def print_report(story: Story, console: Console) -> None:
    """Print the whole report."""
    analysis = story.analysis
    say(console, story.text("title", game=story.title()), style="bold")
    for line in result_lines(story.match, story.words, story.names):
        say(console, line)
    console.print()
    console.print(_players(story))
    console.print()
    say(console, story.text("curve"), style="bold")
    for seat, name in enumerate(story.names):
        console.print(f"{name:10} {_sparkline(story, seat)}")
    console.print()
    say(console, story.text("errors"), style="bold")
    if not story.errors():
        say(console, "  " + story.text("no-errors"))
    for each in story.errors():
        head = story.text(
            "error",
            ply=each.first,
            name=story.names[each.seat],
            kind=story.text(each.kind),
            loss=percent(each.loss, 1),
            error=percent(each.error, 1),
            points=f"{each.loss_points:.1f}",
        )
        say(console, f"  {head}", style=STYLES[each.kind])
        played, best = each.candidates[each.played], each.candidates[0]
        say(console, "    " + story.text("played", what=story.steps(each.seat, played)))
        say(console, "    " + story.text("better", what=story.steps(each.seat, best)))
    console.print()
    say(console, story.text("strokes"), style="bold")
    if not story.strokes():
        say(console, "  " + story.text("no-strokes"))
    for event, seat in story.strokes():
        line = story.text(
            "stroke", ply=event.first, name=story.names[seat], win=signed_percent(event.win[seat])
        )
        say(console, f"  {line} {story.event(event)}")
    console.print()
    say(console, story.text("note", depth=story.text(f"depth-{analysis.method.depth}")))
    if not analysis.method.fitted:
        say(console, story.text("unfitted"))
    if not analysis.method.credit:
        say(console, story.text("no-luck"))


def _players(story: Story) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    columns = ("player", "accuracy", "loss", "kinds", "luck", "luck-points", "points", "without")
    for column in columns:
        table.add_column(
            story.text(f"column-{column}"), justify="left" if column == "player" else "right"
        )
    for each in story.analysis.summary:
        judged = each.seat in story.analysis.judged
        kinds = " ".join(str(each.kinds[kind]) for kind in KINDS[1:])
        table.add_row(
            story.names[each.seat],
            f"{each.accuracy:.0f}" if judged else "",
            f"{percent(each.loss, 2)} ± {percent(each.loss_error, 2)}" if judged else "",
            kinds if judged else "",
            signed_percent(each.luck_win),
            signed(each.luck_points),
            f"{each.result_points:.0f}",
            f"{each.without_luck_points:.1f}",
        )
    return table


def _sparkline(story: Story, seat: int) -> str:
    curve = story.analysis.curve
    wide = min(WIDTH, len(curve))
    chosen = [curve[i * (len(curve) - 1) // max(1, wide - 1)] for i in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(p.win[seat] * len(BARS)))] for p in chosen)
