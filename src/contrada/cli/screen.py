"""The terminal: printing, asking, wiping it for the next player."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from contrada.cli.common import out
from contrada.words import Words

MANY = 14
"""From so many choices on they are set in columns, where the terminal is wide enough."""


class Screen:
    """What a person at the terminal reads and writes; EOFError when he has left."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = out()

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        """Print a table or a panel."""
        self.console.print(what)

    def ask(self, question: str) -> str:
        """A line from the keyboard."""
        sys.stdout.flush()
        return input(question + " ").strip()

    def list_numbered(self, choices: Sequence[str]) -> None:
        """Print choices with their numbers, from 1."""
        width = len(str(len(choices)))
        lines = [f"{number:{width}}  {choice}" for number, choice in enumerate(choices, 1)]
        if self.console.is_terminal and len(lines) > MANY:
            self.show(Columns([Text(line) for line in lines], column_first=True, padding=(0, 3)))
        else:
            for line in lines:
                self.say(line)

    def choose(self, question: str, choices: Sequence[str], *, numbered: bool = True) -> int:
        """The index of a choice; Enter takes the first. A single choice is not asked."""
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
        """Hide what the last player saw, and wait for the next one."""
        self.wipe()
        self.ask(self.words.text("cli-hand-over", name=name))
        self.wipe()

    def wipe(self) -> None:
        """Clear the terminal with all that could be scrolled back to."""
        if self.console.is_terminal:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
