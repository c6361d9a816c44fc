"""Generates the calibration table of docs/bots.md from docs/evidence/calibration-<title>.txt.

A title that was measured with an older version of the rules is marked in its row.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from bench.kept import EVIDENCE, FIRST, mark, version
from bench.ladder_table import DOC, HEADINGS

__all__ = ["DOC", "Checked", "evidence_of", "read", "with_table"]

BEGIN: Final = "<!-- the calibration: written by bench.calibration -->\n"
END: Final = "<!-- end of the calibration -->\n"
HEAD: Final = re.compile(
    r"(?P<title>[a-z-]+): (?P<games>\d+) games, (?P<hints>\d+) hints, bots (?P<taste>[0-9a-f]+)"
    r"(, rules version (?P<version>\d+))?(, levels version (?P<levels>\d+))?"
)


class Checked(msgspec.Struct, frozen=True):
    """The last check of a title."""

    title: str
    games: int
    hints: int
    taste: str
    rules_version: int
    levels_version: int
    bins: tuple[tuple[float, float], ...]
    """For each bin: the mean win rate told, and the share of wins."""

    @property
    def largest(self) -> float:
        """The largest difference in a bin."""
        return max(abs(told - won) for told, won in self.bins)


def evidence_of(title: str) -> Path:
    """The evidence file of a title's last check."""
    return EVIDENCE / f"calibration-{title}.txt"


def read(title: str) -> Checked:
    """The evidence of a title; raises ValueError if the file is malformed."""
    head, *lines = evidence_of(title).read_text(encoding="utf-8").splitlines()
    found = HEAD.fullmatch(head)
    if found is None or found["title"] != title:
        raise ValueError(f"{evidence_of(title)} does not begin with its bots: {head!r}")
    bins = []
    for line in lines:
        numbers = [float(part) for part in re.findall(r"(?:told|won) ([\d.]+)", line)]
        if len(numbers) == 2:
            bins.append((numbers[0], numbers[1]))
    return Checked(
        title,
        int(found["games"]),
        int(found["hints"]),
        found["taste"],
        int(found["version"] or FIRST),
        int(found["levels"] or FIRST),
        tuple(bins),
    )


def table(titles: Mapping[str, Checked]) -> str:
    """A line for each title."""
    lines = ["| title | games | hints | largest difference | |", "|---|---|---|---|---|"]
    for title, each in titles.items():
        remark = mark(each.rules_version, version(title), each.levels_version)
        largest = f"{100 * each.largest:.1f} points"
        row = f"| {HEADINGS[title]} | {each.games} | {each.hints} | {largest} | {remark} |"
        lines.append(re.sub(" +", " ", row))
    return "\n".join(lines) + "\n"


def with_table(text: str, titles: Mapping[str, Checked]) -> str:
    """The document with its table replaced."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{DOC} has no place for the calibration.")
    return before + BEGIN + "\n" + table(titles) + "\n" + END + after
