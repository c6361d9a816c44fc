"""A player who reads only the accessibility tree and presses only keys."""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass, field

from playwright.sync_api import Page

from contrada.core.rng import Rng

PATIENCE = 60.0
BUTTON = re.compile(r"""^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$""")
MOVES = "All you can do now"


def part(snapshot: str, start: str) -> list[str]:
    """The lines of the first node that begins with a text, without those around it."""
    lines = snapshot.splitlines()
    for i, line in enumerate(lines):
        if line.lstrip(" -'").startswith(start):
            depth = len(line) - len(line.lstrip())
            rest = lines[i + 1 :]
            inside = [len(one) - len(one.lstrip()) > depth for one in rest]
            return rest[: inside.index(False)] if False in inside else rest
    return []


def buttons(lines: list[str]) -> list[str]:
    """The names of the buttons that can be pressed."""
    found = (BUTTON.match(line) for line in lines)
    return [one[1] for one in found if one and "[disabled]" not in one[2]]


@dataclass
class Reader:
    """Plays with the list of moves, after hearing the description of the table."""

    page: Page
    rng: Rng
    wants: tuple[str, ...] = ()
    """Words of moves that are preferred, in order."""
    keys: int = 0
    decisions: int = 0
    lost: int = 0
    """How often the focus was nowhere after a decision."""
    doubled: Counter[str] = field(default_factory=Counter)
    """Names that two buttons had at one time."""

    def read(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)
        self.keys += times

    def until(self, what: str, *texts: str) -> str:
        """Read until one of the texts is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = self.read()
            if any(text in told for text in texts):
                return told
            time.sleep(0.02)
        raise AssertionError(f"never read: {what}")

    def asked(self) -> bool:
        """Wait for a decision; False when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = self.read()
            if 'region "Your decision"' not in told and "heading" in told:
                return False
            if "Moves" in buttons(told.splitlines()):
                names = Counter(buttons(told.splitlines()))
                self.doubled.update(name for name, count in names.items() if count > 1)
                return True
            time.sleep(0.02)
        raise AssertionError("never asked")

    def describe(self) -> dict[str, list[str]]:
        """The areas of the table with their lines."""
        self.press("d")
        told = self.until("the description", 'heading "The table in words"')
        end = time.monotonic() + PATIENCE
        while "[level=3]" not in "".join(part(told, "dialog")) and time.monotonic() < end:
            told = self.read()
        areas: dict[str, list[str]] = {}
        at = ""
        for line in part(told, "dialog"):
            if found := re.match(r"""\s*- '?heading "(.*)" \[level=3\]""", line):
                at = found[1]
                areas[at] = []
            elif at and "- listitem" in line:
                areas[at].append(line.split("listitem: ", 1)[-1].strip('"'))
        self.press("Escape")
        return areas

    def decide(self) -> str:
        """Choose a move by its words, and press the keys that play it."""
        self.press("a")
        told = self.until("the list of moves", f'list "{MOVES}"')
        moves = buttons(part(told, f'list "{MOVES}"'))
        assert moves, told
        liked = [i for want in self.wants for i, move in enumerate(moves) if want in move]
        at = liked[0] if liked else int(self.rng.below(len(moves)))
        if at <= len(moves) // 2:
            self.press("ArrowDown", at)
        else:
            self.press("ArrowUp", len(moves) - at)
        self.press("Enter")
        self.decisions += 1
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = self.read()
            if "alertdialog" in told:
                self.press("Enter")
            elif f'list "{MOVES}"' not in told:
                return moves[at]
        raise AssertionError(f"{moves[at]} is not played")

    def attend(self) -> None:
        """Count a focus that is nowhere; it moves within a moment."""
        for _ in range(25):
            if self.page.evaluate("document.activeElement !== document.body"):
                return
            time.sleep(0.02)
        self.lost += 1
