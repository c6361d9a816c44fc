"""Writes the section "Rulings" of docs/rules/<game>.md from the games' `rulings.toml` and texts.

python -m tools.rulings            write the sections
python -m tools.rulings --check    list stale files and fail
"""

from __future__ import annotations

import sys
from pathlib import Path

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import GameEntry, entries
from contrada.core.resources import Ruling, rulings
from contrada.words import Words

DOCS = Path(__file__).parent.parent / "docs" / "rules"
BEGIN = "<!-- rulings: written by python -m tools.rulings -->"
END = "<!-- end of rulings -->"
ABOUT = (
    "Our decisions where the rulebook is silent or allows two readings, with their reasons. "
    "Players\ncan choose where an option is named; its first value, marked *default*, is played "
    "otherwise."
)


def section(entry: GameEntry, words: Words) -> str:
    """The section with its marks."""
    lines = [BEGIN, "## Rulings", "", ABOUT, ""]
    lines += [line for one in rulings(entry) for line in told(entry, one, words)]
    return "\n".join([*lines, END])


def told(entry: GameEntry, ruling: Ruling, words: Words) -> list[str]:
    game = entry.spec.id
    name = f"{game}-ruling-{ruling.id}".replace("_", "-")
    ids = ", ".join(ruling.rules)
    text = f"- **{words.text(name)}** {words.text(f'{name}-why')}"
    told = [text + (f" ({ids})" if ids else "")]
    for option in entry.spec.options:
        if option.name == ruling.option:
            values = [
                f"`{str(value).lower()}` {words.option_value(game, option.name, value)}"
                + (" (*default*)" if value == option.default else "")
                for value in option.values
            ]
            told.append(f"  Option `{option.name}`: {'; '.join(values)}.")
    return told


def page(entry: GameEntry, words: Words) -> str | None:
    """The document with its section up to date; None if there is no document."""
    file = DOCS / f"{entry.spec.id}.md"
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    before, mark, rest = text.partition(BEGIN)
    after = rest.partition(END)[2] if mark else ""
    if not rulings(entry):
        return before.rstrip() + "\n" + after.lstrip("\n")
    return f"{before.rstrip()}\n\n{section(entry, words)}\n" + after.lstrip("\n")


def main() -> None:
    """Write the sections, or check them."""
    words = Words("en", strict=True)
    stale = []
    for entry in entries():
        text = page(entry, words)
        file = DOCS / f"{entry.spec.id}.md"
        if text is None or text == file.read_text(encoding="utf-8"):
            continue
        stale.append(file.name)
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        raise SystemExit(f"out of date: {', '.join(stale)}; run python -m tools.rulings")


if __name__ == "__main__":
    main()
