"""Checks that a game has texts in every language for all its actions and messages.

`missing_words` plays random games of all options and translates all its messages; a game's own
tests assert that it finds nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.core.game import SPECTATOR
from contrada.core.match import LogLine, Match
from contrada.core.messages import Json, Message
from contrada.core.registry import entry_of, make_game
from contrada.core.resources import catalogues
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.words import LANGUAGES, MissingWords, Words, variables

NAMES: Final = ("Anna", "Bruno", "Clara", "Dario", "Elena", "Fabio", "Gina", "Hugo")
SEED: Final = 11
LONGEST: Final = 2000
"""The maximum number of plies per game."""
ASKED: Final = 40
"""The number of actions and of pieces at a position whose reasons are translated."""


class Messages(msgspec.Struct, frozen=True):
    """All distinct messages of random games of a game, as JSON."""

    entries: frozenset[str]
    prompts: frozenset[str]
    sources: frozenset[str]
    tagged: frozenset[str]
    """The tagged objects in views and supplies."""
    reasons: frozenset[str]
    """The reasons against illegal actions and pieces."""
    supplies: frozenset[str]
    """The names of supplies, and notes about them as ids `note-<id>`, with their values."""


@cache
def messages_of(game_id: str) -> Messages:
    """Play one random game of each of a few set-ups (`GameSpec.covering`)."""
    entries, prompts, sources, tagged = set(), set(), set(), set()
    reasons: set[str] = set()
    supplies: set[str] = set()
    game = make_game(game_id)
    for number, (seats, options) in enumerate(game.spec.covering()):
        match = Match(game, seats, options, seed_for_run(SEED, number))
        rng = rng_for_run(SEED, number)
        viewers = [SPECTATOR, *range(seats)]
        while not match.over and match.ply < LONGEST:
            legal = match.legal(match.to_move)
            prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
            if rng.below(20) == 0:
                views = [msgspec.to_builtins(game.view(match.state, v)) for v in viewers]
                tagged |= {_text(each) for view in views for each in _tagged(view)}
                reasons |= set(_reasons(match, rng, views))
                for viewer in viewers:
                    found = msgspec.to_builtins(game.supply(match.state, viewer))
                    tagged |= {_text(each) for each in _tagged(found)}
                    supplies |= set(_supplies(found))
            match.play(match.to_move, legal[rng.below(len(legal))])
        prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
        for viewer in viewers:
            entries |= {_text(line.entry) for line in match.log_for(viewer)}
            for seat in range(seats):
                breakdown = game.breakdown(match.state, seat, viewer)
                sources |= {line.source for line in breakdown.lines}
    return Messages(
        frozenset(entries),
        frozenset(prompts),
        frozenset(sources),
        frozenset(tagged),
        frozenset(reasons),
        frozenset(supplies),
    )


def _reasons(match: Match, rng: Rng, views: Sequence[Json]) -> Iterator[str]:
    """The reasons against some actions and pieces, for the seat to move."""
    game, state, seat = match.game, match.state, match.to_move
    forms = [game.encode(seat, rng.below(game.spec.num_actions)) for _ in range(ASKED)]
    pieces = [piece for piece in _tagged(views[1 + seat]) if piece["is"] != "seat"]
    forms += [pieces[rng.below(len(pieces))] for _ in range(min(ASKED, len(pieces)))]
    for form in forms:
        said = game.why_not(state, seat, form)
        if said is not None:
            yield _text(said)


def _supplies(found: Sequence[Json]) -> Iterator[str]:
    for each in found:
        yield _text({"id": each["name"], "values": {}})
        if each.get("note"):
            note = each["note"]
            yield _text({"id": f"note-{note['id']}", "values": note.get("values", {})})


def _text(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), sort_keys=True)


def _tagged(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        if "is" in value:
            yield value
        for item in value.values():
            yield from _tagged(item)
    elif isinstance(value, list):
        for item in value:
            yield from _tagged(item)


def missing_words(game_id: str) -> list[str]:
    """The missing texts of a registered game, and the differences between its languages."""
    faults = _differences(game_id)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for translate in _translations(game_id, words):
            try:
                if not str(translate()).strip():
                    faults.append(f"{lang}: an empty text")
            except MissingWords as error:
                faults.append(str(error))
    return sorted(set(faults))


def _translations(game_id: str, words: Words) -> Iterator[Callable[[], Any]]:
    """Functions that translate each message of a game."""
    game, found = make_game(game_id), messages_of(game_id)
    yield partial(words.text, f"{game_id}-title")
    if not words.has(f"web-game-{game_id}-about"):  # the site has this text for the built-in games
        yield partial(words.text, f"{game_id}-about")
    for action in range(game.spec.num_actions):
        yield partial(words.action, game, 0, action, NAMES)
    for text in found.entries:
        yield partial(words.log, game_id, LogLine(0, 1, json.loads(text)), NAMES)
    for text in found.prompts:
        yield partial(words.prompt, game_id, msgspec.json.decode(text, type=Message), NAMES)
    for text in found.tagged:
        yield partial(words.value, game_id, json.loads(text), NAMES)
    for text in found.reasons:
        yield partial(words.why, game_id, msgspec.json.decode(text, type=Message), NAMES)
    for text in found.supplies:
        said = json.loads(text)
        form = {"do": said["id"], **said["values"]}
        yield partial(words.form, game_id, "supply", form, NAMES)
    for source in found.sources:
        yield partial(words.source, game_id, source)
    for option in game.spec.options:
        yield partial(words.option, game_id, option.name)
        for value in option.values:
            yield partial(words.option_value, game_id, option.name, value)


def _differences(game_id: str) -> list[str]:
    """Messages and variables that differ between English and another language."""
    found: list[str] = []
    entry = entry_of(game_id)
    english = _messages(game_id, "en")
    for lang in LANGUAGES:
        other = _messages(game_id, lang)
        if not catalogues(entry, lang):
            found.append(f"{lang}: there is no catalogue")
        found += [f"{lang}: {key} is missing" for key in english.keys() - other.keys()]
        found += [f"en: {key} is missing" for key in other.keys() - english.keys()]
        found += [
            f"{lang}: {key} has other variables than in English"
            for key in english.keys() & other.keys()
            if english[key] != other[key]
        ]
    return found


def _messages(game_id: str, lang: str) -> dict[str, set[str]]:
    """The messages of a game's catalogues with their variables; terms differ between languages."""
    found: dict[str, set[str]] = {}
    for file in catalogues(entry_of(game_id), lang):
        found |= variables(file)
    return {key: value for key, value in found.items() if not key.startswith("-")}
