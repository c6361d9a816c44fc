"""Generates the ladder table of docs/bots.md from docs/evidence/ladder-<title>.json.

A title that was measured with an older version of the rules is marked in its heading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bench.kept import ROOT, mark, version

if TYPE_CHECKING:
    from bench.ladder import Outcome

DOC: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- the ladder: written by bench.ladder -->\n"
END: Final = "<!-- end of the ladder -->\n"
HEADINGS: Final = {
    "palazzo": "Palazzo",
    "carrara": "Carrara",
    "carrara-advanced": "Carrara, advanced",
    "carpe-diem": "Carpe Diem",
    "tuscany": "Tuscany",
}
NOT_PLAYED: Final = "not played yet"
Title = Mapping[str, "Outcome"]
"""The outcomes of a title by their pairings' names."""


def table(titles: Mapping[str, Title]) -> str:
    """All titles side by side, a line for each pairing."""
    lines = ["| pairing | " + " | ".join(heading(*title) for title in titles.items()) + " |"]
    lines.append("|---" * (len(titles) + 1) + "|")
    for pairing, cell in ROWS.items():
        cells = [_or_missing(cell, each) for each in titles.values()]
        lines.append(f"| {pairing} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def heading(title: str, outcomes: Title) -> str:
    """The name of a title, with a mark if one of its pairings is to be measured again."""
    oldest = min(outcome.rules_version for outcome in outcomes.values())
    levels = min(outcome.levels_version for outcome in outcomes.values())
    remark = mark(oldest, version(title), levels)
    return HEADINGS[title] + (f" ({remark})" if remark else "")


def _or_missing(cell: Callable[[Title], str], title: Title) -> str:
    """The cell of a title, or that its pairing has not been played."""
    try:
        return cell(title)
    except KeyError:
        return NOT_PLAYED


def with_table(text: str, titles: Mapping[str, Title]) -> str:
    """The document with its table replaced."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{DOC} has no place for the ladder.")
    return before + BEGIN + "\n" + table(titles) + "\n" + END + after


def _share(name: str) -> Callable[[Title], str]:
    def cell(title: Title) -> str:
        first = title[name].standings[0]
        low, high = 100 * first.win_low, 100 * first.win_high
        return f"{100 * first.win_rate:.1f} % ({low:.1f}–{high:.1f})"

    return cell


def _places(title: Title) -> str:
    return ", ".join(f"{each.place_share:.2f}" for each in title["four"].standings)


def _mean(*names: str) -> Callable[[Title], str]:
    """The mean search time of the first bot of some pairings."""

    def cell(title: Title) -> str:
        bot = title[names[0]].pairing.bots[0]
        iterations = title[names[0]].searches[bot]["iterations"]
        slowest = max(title[name].seconds[bot] for name in names)
        return f"{iterations}, {1000 * slowest:.0f} ms"

    return cell


def _times(name: str, *bots: str) -> Callable[[Title], str]:
    """The mean times of a decision of some bots."""

    def cell(title: Title) -> str:
        return ", ".join(f"{1000 * title[name].seconds[bot]:.0f} ms" for bot in bots)

    return cell


def _place(name: str) -> Callable[[Title], str]:
    def cell(title: Title) -> str:
        return f"{title[name].standings[0].place_share:.2f}"

    return cell


def _full(title: Title) -> str:
    full = title["full-master"]
    return f"{full.seconds['master']:.2f} s, {full.longest('master'):.2f} s"


def _longest(level: str) -> Callable[[Title], str]:
    def cell(title: Title) -> str:
        longest = max(outcome.longest(level) for outcome in title.values())
        return f"{longest:.2f} s"

    return cell


ROWS: Final[dict[str, Callable[[Title], str]]] = {
    "`greedy` – `random`": _share("greedy-random"),
    "`apprentice` – `random`": _share("apprentice-random"),
    "`greedy` – `apprentice`": _share("greedy-apprentice"),
    "`journeyman` – `apprentice`": _share("journeyman-apprentice"),
    "reduced `master` – `greedy`": _share("master-greedy"),
    "reduced `master` – `journeyman`": _share("master-journeyman"),
    "reduced `master`: iterations, time a decision": _mean("master-greedy", "master-journeyman"),
    "four players": _places,
    "reduced `master` among four": _mean("four"),
    "`master` – `journeyman`, 30 games": _share("full-master"),
    "`master`: time a decision, longest": _full,
    "`master` – `master-1`": _share("master-before"),
    "time a decision: `master`, `master-1`": _times("master-before", "master", "master-1"),
    "`master` among three `master-1`, place share": _place("four-before"),
    "`maestro` – `master`": _share("maestro-master"),
    "`journeyman`: longest decision": _longest("journeyman"),
    "`apprentice`: longest decision": _longest("apprentice"),
}
