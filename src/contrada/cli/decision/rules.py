"""`rules` at the terminal: the section for the current decision, any other, and the rulings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from contrada.cli.decision.amounts import filled
from contrada.core.box import BoxTable
from contrada.core.errors import BadSetup
from contrada.core.registry import GameEntry, entry_of
from contrada.core.resources import Ruling, rules_file, rulings
from contrada.core.spec import Options, OptionSpec
from contrada.words import Words

PROMPTS: Final = re.compile(r"<!-- prompts: (.*?) -->")
COMMENT: Final = re.compile(r"<!--.*?-->\n*", re.DOTALL)


class Section(msgspec.Struct, frozen=True):
    """A section of the rules for players, and the prompts at which it is shown."""

    title: str
    prompts: frozenset[str]
    text: str


def sections(entry: GameEntry, lang: str) -> list[Section]:
    """The rules of a game in a language, otherwise in English; empty if there are none."""
    file = rules_file(entry, lang) or rules_file(entry, "en")
    if file is None:
        return []
    found = []
    for part in re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.M)[1:]:
        title, _, text = part.partition("\n")
        marked = PROMPTS.search(text)
        ids = re.split(r"[ ,]+", marked[1]) if marked else []
        prompts = frozenset(name.replace("_", "-") for name in ids if name)
        found.append(Section(title.strip(), prompts, COMMENT.sub("", text).strip()))
    return found


def rules(
    game_id: str,
    words: Words,
    prompt: str,
    wanted: str,
    options: Options,
    box: Sequence[BoxTable] = (),
) -> list[RenderableType]:
    """What `rules` prints: the section of the prompt, or the one named by a number or `all`.

    `box` has the tables of the box that is played with; the texts name their amounts.
    """
    entry = entry_of(game_id)
    found = [
        msgspec.structs.replace(one, text=filled(one.text, game_id, box, words))
        for one in sections(entry, words.lang)
    ]
    decided = _rulings(entry)
    if not found and not decided:
        return [Text(words.text("cli-rules-none"))]
    last = len(found) + 1
    titles = [*(one.title for one in found), *([words.text("web-rulings")] if decided else [])]
    if wanted == "all":
        shown: list[RenderableType] = [_section(one) for one in found]
        return [*shown, *([_ruled(entry, decided, words, options)] if decided else [])]
    if wanted.isdecimal() and 1 <= int(wanted) <= len(titles):
        number = int(wanted)
    else:
        here = prompt.replace("_", "-")
        number = next((i for i, one in enumerate(found, 1) if here in one.prompts), 1)
    if number == last:
        shown = [_ruled(entry, decided, words, options)]
    else:
        shown = [_section(found[number - 1])]
    listed = "  ".join(f"{i} {title}" for i, title in enumerate(titles, 1))
    return [*shown, Text(words.text("cli-rules-more", sections=listed), style="dim")]


def _section(section: Section) -> RenderableType:
    return Group(Text(section.title, style="bold"), Markdown(section.text), Text())


def _rulings(entry: GameEntry) -> list[Ruling]:
    try:
        return rulings(entry)
    except BadSetup:  # a faulty file of an installed game
        return []


def _ruled(
    entry: GameEntry, decided: list[Ruling], words: Words, options: Options
) -> RenderableType:
    """Every ruling with its reason and its option, whose default and choice are marked."""
    game_id = entry.spec.id
    parts: list[RenderableType] = [Text(words.text("web-rulings"), style="bold")]
    for one in decided:
        name = f"{game_id}-ruling-{one.id}".replace("_", "-")
        parts.append(Text(f"• {words.text(name)} {words.text(f'{name}-why')}"))
        for option in entry.spec.options:
            if option.name == one.option:
                told = option_text(game_id, option, words, options)
                parts.append(Text(f"  {words.option(game_id, option.name)}: {told}", style="dim"))
    return Group(*parts)


def option_text(game_id: str, option: OptionSpec, words: Words, options: Options) -> str:
    """The values of an option, the default and the chosen one marked."""
    told = []
    for value in option.values:
        marks = []
        if value == option.default:
            marks.append(words.text("web-option-default"))
        if options.get(option.name) == value:
            marks.append(words.text("web-ruling-here"))
        text = words.option_value(game_id, option.name, value)
        told.append(f"{text} ({', '.join(marks)})" if marks else text)
    return "; ".join(told)
