"""Translation: messages of the program and of the games in the user's language.

The same rules apply to every game and in the browser. The game supplies a message id and values.
Numbers and texts are inserted unchanged, booleans as `yes` or `no`, null as `none`, lists as their
items joined by commas, objects with a tag `is` by the message `<game>-<tag>` with the object's
fields as values, and `{"is": "seat"}` as the player's name. Underscores in ids become hyphens,
which is the convention in Fluent catalogues.

For a missing text the user sees its id. Tests use strict `Words`, which raise an error instead.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from contrada.core.errors import BadSetup
from contrada.core.game import CHANCE, Game
from contrada.core.match import LogLine
from contrada.core.messages import Json, Message
from contrada.core.resources import all_catalogues
from contrada.core.spec import OptionValue

LANGUAGES: Final = ("en", "de", "nl")
LEVELS: Final = ("apprentice", "journeyman", "master", "maestro")
"""The bots' levels, which have names in every language."""
LOCALES: Final = Path(__file__).parent / "locales"
Args = dict[str, str | int | float]

log = logging.getLogger(__name__)


class MissingWords(Exception):
    """A catalogue lacks a message, or a message lacks a value: raised by strict `Words` only."""


def choose_language(requested: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The requested language, otherwise that of the environment, otherwise English."""
    if requested is not None:
        if requested not in LANGUAGES:
            raise BadSetup(
                f"There is no language {requested!r}; there are: {', '.join(LANGUAGES)}."
            )
        return requested
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class Words:
    """All texts in one language."""

    def __init__(
        self, lang: str = "en", *, strict: bool = False, more: Sequence[Path] = ()
    ) -> None:
        if lang not in LANGUAGES:
            raise BadSetup(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.strict = strict
        self._bundle = _bundle(lang, tuple(catalogue_files(lang, more)))

    # -- any text ----------------------------------------------------------------------------

    def has(self, message_id: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(message_id))

    def text(self, message_id: str, **values: str | int | float) -> str:
        """One of the program's own messages, with plain values."""
        return self._format(message_id, values)

    # -- messages of games -------------------------------------------------------------------

    def action(self, game: Game[Any], seat: int, a: int, names: Sequence[str]) -> str:
        """An action as a choice: `<game>-do-<verb>`."""
        return self.form(game.spec.id, "do", game.encode(seat, a), names)

    def log(self, game_id: str, line: LogLine, names: Sequence[str]) -> str:
        """A log line: `<game>-log-<verb>`, where `$who` is the actor's name."""
        return self.log_run(game_id, [line], names)

    def log_run(self, game_id: str, lines: Sequence[LogLine], names: Sequence[str]) -> str:
        """One log line, or several that are told in one (`runs`)."""
        who = self.name(lines[0].actor, names)
        if len(lines) > 1:
            text = self._many(game_id, lines, names)
        else:
            text = self.form(game_id, "log", lines[0].entry, names, who=who)
        return text if text.startswith(who) else capital(text)

    def runs(self, game_id: str, lines: Sequence[LogLine]) -> list[list[LogLine]]:
        """The log in groups of lines that are told in one.

        These are consecutive chance outcomes of one verb that has a message
        `<game>-log-<verb>-many`.
        """
        found: list[list[LogLine]] = []
        for line in lines:
            last = found[-1][-1] if found else None
            if last is not None and self._merge(game_id, last, line):
                found[-1].append(line)
            else:
                found.append([line])
        return found

    def _merge(self, game_id: str, one: LogLine, other: LogLine) -> bool:
        verb = one.entry.get("do")
        both = one.actor == other.actor == CHANCE and verb == other.entry.get("do")
        return both and self.has(_id(f"{game_id}-log-{verb}-many"))

    def _many(self, game_id: str, lines: Sequence[LogLine], names: Sequence[str]) -> str:
        """Several lines in one: `$count`, `$items`, and the values that all lines share.

        An item is worded by `<game>-log-<verb>-item`; equal items are counted.
        """
        first = lines[0].entry
        verb = first.get("do")
        items = Counter(
            self.form(game_id, "log", {**line.entry, "do": f"{verb}-item"}, names) for line in lines
        )
        told = [
            text if count == 1 else self.text("common-times", count=count, item=text)
            for text, count in items.items()
        ]
        shared = {
            key: value
            for key, value in first.items()
            if key != "do" and all(key in x.entry and x.entry[key] == value for x in lines)
        }
        more: Args = {"count": len(lines), "items": ", ".join(told)}
        return self._say(game_id, f"log-{verb}-many", shared, names, more)

    def why(self, game_id: str, reason: Message, names: Sequence[str]) -> str:
        """The reason why something cannot be done: `<game>-why-<id>`, or the general one."""
        common = _id(f"common-why-{reason.id}")
        if self.has(common):
            return self.text(common)
        return self._say(game_id, f"why-{reason.id}", reason.values, names)

    def badbox(self, game_id: str, reason: Message) -> str:
        """Why a box is refused: `badbox-<id>`, or the game's own `<game>-badbox-<id>`."""
        args: Args = {key: self.value(game_id, one, []) for key, one in reason.values.items()}
        common = _id(f"badbox-{reason.id}")
        own = _id(f"{game_id}-badbox-{reason.id}")
        return self._format(common if self.has(common) else own, args)

    def badbox_place(self, at: str) -> str:
        """The place of an error in a box: a line, or keys separated by dots."""
        line = at.removeprefix("line ")
        if line != at and line.isdecimal():
            return self.text("badbox-at-line", line=int(line))
        return self.text("badbox-at", place=at)

    def form(
        self, game_id: str, kind: str, form: Json, names: Sequence[str], **more: str | int
    ) -> str:
        """The text of a JSON form `{"do": "<verb>", …}`: the message `<game>-<kind>-<verb>`."""
        values = {key: value for key, value in form.items() if key != "do"}
        return self._say(game_id, f"{kind}-{form.get('do')}", values, names, more)

    def prompt(self, game_id: str, prompt: Message, names: Sequence[str]) -> str:
        """The prompt for a decision: `<game>-prompt-<id>`."""
        return self._say(game_id, f"prompt-{prompt.id}", prompt.values, names)

    def preview(
        self, game_id: str, form: Json, preview: Json, names: Sequence[str] = ()
    ) -> list[str]:
        """What an action certainly brings: for each key `<game>-preview-<key>`, or for one verb
        `<game>-preview-<verb>-<key>`.

        `$value` is the value, `$signed` a number with its sign, `$count` its size, for the plural
        of −1; other plain values of the preview have their names. What brings nothing and keys
        without a message are left out.
        """
        told = []
        for key, value in preview.items():
            ids = (f"{game_id}-preview-{form.get('do')}-{key}", f"{game_id}-preview-{key}")
            common = (f"common-preview-{key}",)
            found = next((_id(one) for one in (*ids, *common) if self.has(_id(one))), None)
            if found is None or not value:
                continue
            args: Args = {k: v for k, v in preview.items() if isinstance(v, int | str)}
            args["value"] = self.value(game_id, value, names)
            if isinstance(value, int):
                args |= {"signed": signed(value), "count": abs(value)}
            told.append(self._format(found, args))
        return told

    def message(self, game_id: str, name: str, message: Message, names: Sequence[str]) -> str:
        """A game's message under another name, `<game>-<name>`, with its values."""
        return self._say(game_id, name, message.values, names)

    def title(self, game_id: str, otherwise: str) -> str:
        """The title of a game in this language, else the given one."""
        ids = (f"web-game-{game_id}", f"{game_id}-title")
        found = next((_id(one) for one in ids if self.has(_id(one))), None)
        return self._format(found, {}) if found else otherwise

    def bot(self, name: str) -> str:
        """The name of a bot's level in this language; other names stay as they are."""
        return self._format(f"web-bot-{name}", {}) if name in LEVELS else name

    def source(self, game_id: str, source: str) -> str:
        """The name of a source of points: `<game>-score-<source>`."""
        return self._format(_id(f"{game_id}-score-{source}"), {})

    def option(self, game_id: str, name: str) -> str:
        """The name of an option: `<game>-option-<name>`."""
        return self._format(_id(f"{game_id}-option-{name}"), {})

    def option_value(self, game_id: str, name: str, value: OptionValue) -> str:
        """The name of an option's value: `<game>-option-<name>-<value>`."""
        text = ("yes" if value else "no") if isinstance(value, bool) else value
        return self._format(_id(f"{game_id}-option-{name}-{text}"), {})

    def name(self, seat: int, names: Sequence[str]) -> str:
        """The name of the player of a seat, or the text for chance or for nobody."""
        if 0 <= seat < len(names):
            return names[seat]
        return self._format("chance" if seat == CHANCE else "nobody", {})

    def value(self, game_id: str, value: Any, names: Sequence[str]) -> str | int | float:
        """A message value converted for Fluent."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, msgspec.Struct):
            return self.value(game_id, msgspec.to_builtins(value), names)
        if isinstance(value, Mapping):
            tag = value.get("is")
            if tag == "seat":
                return self.name(int(value["seat"]), names)
            fields = {key: item for key, item in value.items() if key != "is"}
            if tag is None:
                return self._missing(f"{game_id}: {value!r} has no tag")
            return self._say(game_id, str(tag), fields, names)
        items = [str(self.value(game_id, item, names)) for item in value]
        return ", ".join(items) if items else self._format("none", {})

    # -- inside ------------------------------------------------------------------------------

    def _say(
        self,
        game_id: str,
        message: str,
        values: Json,
        names: Sequence[str],
        more: Mapping[str, str | int | float] | None = None,
    ) -> str:
        args: Args = {key: self.value(game_id, value, names) for key, value in values.items()}
        args.update(more or {})
        return self._format(_id(f"{game_id}-{message}"), args)

    def _format(self, message_id: str, args: Args) -> str:
        if not self._bundle.has_message(message_id):
            return self._missing(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return self._missing(message_id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingWords(f"{self.lang}: {message_id} with {args!r}: {errors[0]}")
        return str(text)

    def _missing(self, what: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.lang}: there is no message for {what}")
        return what


def capital(text: str) -> str:
    """A text whose first letter is a capital."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number with its sign; a true minus, not a hyphen."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def _id(text: str) -> str:
    return text.replace("_", "-")


@cache
def _bundle(lang: str, catalogues: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in catalogues:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:  # of an installed game
            log.warning("The catalogue %s is skipped: %s", file, error)
            continue
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogue_files(lang: str, more: Sequence[Path] = ()) -> list[Path]:
    """The catalogues of a language: the program's, those of the registered games, those in `more`.

    The first of several messages with the same id is used, so no game can replace a text of the
    program.
    """
    own = sorted((LOCALES / lang).glob("*.ftl"))
    further = [file for folder in more for file in sorted((folder / lang).glob("*.ftl"))]
    return [*own, *all_catalogues(lang), *further]


# -- inspecting catalogues, for tests and tools --------------------------------------------------


def variables(file: Path) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses; raises ValueError for a syntax
    error.

    Fluent itself ignores syntax errors and duplicate messages.
    """
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: cannot be parsed: {entry.content!r}")
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in found:
                raise ValueError(f"{file}: {name} is defined twice")
            found[name] = set(_variables(entry))
    return found


def _variables(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    names: list[str] = []
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.BaseNode):
                names += _variables(item)
    return names
