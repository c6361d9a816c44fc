"""Terminal input and output, and clearing the screen between players."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from contrada.cli.common import out, say
from contrada.words import Words

MIN_FOR_COLUMNS = 14
"""More choices than this are printed in columns."""


class Screen:
    """Input and output of the people at the terminal; `ask` raises EOFError at end of input."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = out()

    def say(self, text: str, style: str = "") -> None:
        """Print a line; a terminal breaks it between words, a file or a pipe gets it whole."""
        say(self.console, text, style)

    def show(self, what: RenderableType) -> None:
        """Print a table or a panel."""
        self.console.print(what)

    def ask(self, question: str) -> str:
        """Ask a question and read one line from the keyboard."""
        sys.stdout.flush()
        return input(question + " ").strip()

    def list_numbered(self, choices: Sequence[str], keys: Sequence[str] = ()) -> None:
        """Print choices with what to type for each: numbers from 1, or `keys`."""
        typed = keys or [str(number) for number in range(1, len(choices) + 1)]
        width = max((len(key) for key in typed), default=0)
        lines = [f"{key:>{width}}  {text}" for key, text in zip(typed, choices, strict=True)]
        longest = max((len(line) for line in lines), default=0)
        if not self.console.is_terminal:
            for line in lines:
                self.say(line)
        elif len(lines) > MIN_FOR_COLUMNS and 2 * longest < self.console.width:
            self.show(Columns([Text(line) for line in lines], column_first=True, padding=(0, 3)))
        else:
            grid = Table.grid(padding=(0, 2))
            for key, text in zip(typed, choices, strict=True):
                grid.add_row(Text(key, justify="right"), Text(text))
            self.show(grid)

    def choose(self, question: str, choices: Sequence[str], *, numbered: bool = True) -> int:
        """Ask for a choice and return its index; Enter takes the first, as does a single choice."""
        if len(choices) == 1:
            return 0
        if numbered:
            self.list_numbered(choices)
            keys = [str(number) for number in range(1, len(choices) + 1)]
        else:
            keys = [choice.lower() for choice in choices]
        span = f"{keys[0]}–{keys[-1]}"
        while True:
            answer = self.ask(f"{question} ({span}) [{keys[0]}]").lower()
            if not answer:
                return 0
            if answer in keys:
                return keys.index(answer)
            self.say(self.words.text("cli-not-a-choice", answer=answer, choices=span))

    def hand_over(self, name: str) -> None:
        """Clear the screen of the last player and wait for the next one."""
        self.wipe()
        self.ask(self.words.text("cli-hand-over", name=name))
        self.wipe()

    def wipe(self) -> None:
        """Clear the terminal and its scrollback."""
        if self.console.is_terminal:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
