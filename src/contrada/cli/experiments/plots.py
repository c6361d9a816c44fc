"""Plots of an arena: win rates with confidence intervals, and the distribution of scores."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from contrada.bots.experiments.arena import BotStanding, Verdict
from contrada.cli.saving import check_writable, write_atomically
from contrada.core.errors import ContradaError
from contrada.core.registry import entry_of
from contrada.words import Words

FILE_TYPES: Final = ("svg", "png", "pdf")


class CannotPlot(ContradaError):
    """matplotlib is missing, or the file name has no supported extension."""


def check_plot(path: Path) -> None:
    """Raise CannotPlot before any game is played if the plot could not be written."""
    if path.suffix.lstrip(".").lower() not in FILE_TYPES:
        kinds = ", ".join(f".{kind}" for kind in FILE_TYPES)
        raise CannotPlot(f"The plot's file name must end in one of {kinds}, not {path.name!r}.")
    check_writable(path)
    try:
        import matplotlib.figure  # noqa: F401  # checks that it is installed
    except ImportError:
        raise CannotPlot(
            "Plots need matplotlib: pip install 'contrada[plots]'. The arena without --plot "
            "does not need it."
        ) from None


def plot(verdict: Verdict, table: Sequence[BotStanding], path: Path, words: Words) -> None:
    """Draw the plot and write the file atomically."""
    import matplotlib
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(9, 1.6 + 0.55 * len(table)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    rows = range(len(table))
    rates = [100 * s.win_rate for s in table]
    low = [100 * (s.win_rate - s.win_low) for s in table]
    high = [100 * (s.win_high - s.win_rate) for s in table]
    left.errorbar(rates, rows, xerr=[low, high], fmt="o", color="#7a3b1e", capsize=4)
    left.axvline(100 / verdict.contest.seats, color="0.7", linewidth=1, linestyle="--")
    left.set_xlim(0, 100)
    left.set_yticks(list(rows), [s.bot for s in table])
    left.invert_yaxis()
    left.set_title(words.text("cli-arena-plot-wins"), fontsize=10)
    left.set_xlabel("%")
    scores = [
        [g.scores[seat] for g in verdict.games for seat, b in enumerate(g.bots) if b == s.bot]
        for s in table
    ]
    right.boxplot(scores, positions=list(rows), orientation="horizontal", widths=0.5)
    right.set_yticks(list(rows), [s.bot for s in table])
    right.set_title(words.text("cli-arena-plot-scores"), fontsize=10)
    contest = verdict.contest
    title = words.text(
        "cli-arena-plot-title",
        game=entry_of(contest.game).spec.title,
        seats=contest.seats,
        games=len(verdict.games),
    )
    figure.suptitle(title, fontsize=11)
    kind = path.suffix.lstrip(".").lower()
    drawn = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "contrada", "svg.fonttype": "none"}):
        # Without a creation date the same games give the same file.
        figure.savefig(drawn, format=kind, metadata=None if kind == "png" else _undated(kind))
    write_atomically(path, drawn.getvalue())


def _undated(kind: str) -> dict[str, None]:
    return {"Date": None} if kind == "svg" else {"CreationDate": None}
