"""Whether a game has words, in every language, for all that it can do and tell.

`missing_words` plays one random game of every set-up and words everything that came up; a game's
own tests assert that it finds nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.core.game import SPECTATOR
from contrada.core.match import LogLine, Match
from contrada.core.messages import Json, Message
from contrada.core.registry import entry_of, make_game
from contrada.core.resources import catalogues
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.words import LANGUAGES, MissingWords, Words, variables

NAMES: Final = ("Anna", "Bruno", "Clara", "Dario", "Elena", "Fabio", "Gina", "Hugo")
SEED: Final = 11
LONGEST: Final = 2000
"""So many plies of each game are played."""


class Told(msgspec.Struct, frozen=True):
    """Everything that random games of a game told, each thing once, as JSON texts."""

    entries: frozenset[str]
    prompts: frozenset[str]
    sources: frozenset[str]
    tagged: frozenset[str]
    """The objects with a tag that views hold."""


@cache
def told_by(game_id: str) -> Told:
    """One random game for every number of players and combination of options."""
    entries, prompts, sources, tagged = set(), set(), set(), set()
    game = make_game(game_id)
    for number, (seats, options) in enumerate(game.spec.setups()):
        match = Match(game, seats, options, seed_for_run(SEED, number))
        rng = rng_for_run(SEED, number)
        viewers = [SPECTATOR, *range(seats)]
        while not match.over and match.ply < LONGEST:
            legal = match.legal(match.to_move)
            prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
            if rng.below(20) == 0:
                views = [msgspec.to_builtins(game.view(match.state, v)) for v in viewers]
                tagged |= {_text(each) for view in views for each in _tagged(view)}
            match.play(match.to_move, legal[rng.below(len(legal))])
        prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
        for viewer in viewers:
            entries |= {_text(line.entry) for line in match.log_for(viewer)}
            for seat in range(seats):
                breakdown = game.breakdown(match.state, seat, viewer)
                sources |= {line.source for line in breakdown.lines}
    return Told(frozenset(entries), frozenset(prompts), frozenset(sources), frozenset(tagged))


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
    """What a registered game cannot say, and where its languages differ; empty if all is well."""
    faults = _differences(game_id)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for say in _sayings(game_id, words):
            try:
                if not str(say()).strip():
                    faults.append(f"{lang}: an empty text")
            except MissingWords as error:
                faults.append(str(error))
    return sorted(set(faults))


def _sayings(game_id: str, words: Words) -> Iterator[Callable[[], Any]]:
    """Everything to be worded, as functions that word it."""
    game, told = make_game(game_id), told_by(game_id)
    yield partial(words.text, f"{game_id}-title")
    if not words.has(f"web-game-{game_id}-about"):  # where the site has the sentence of our games
        yield partial(words.text, f"{game_id}-about")
    for action in range(game.spec.num_actions):
        yield partial(words.action, game, 0, action, NAMES)
    for text in told.entries:
        yield partial(words.log, game_id, LogLine(0, 1, json.loads(text)), NAMES)
    for text in told.prompts:
        yield partial(words.prompt, game_id, msgspec.json.decode(text, type=Message), NAMES)
    for text in told.tagged:
        yield partial(words.value, game_id, json.loads(text), NAMES)
    for source in told.sources:
        yield partial(words.source, game_id, source)
    for option in game.spec.options:
        yield partial(words.option, game_id, option.name)
        for value in option.values:
            yield partial(words.option_value, game_id, option.name, value)


def _differences(game_id: str) -> list[str]:
    """Messages and variables that a language has and English has not, or the other way round."""
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
    """The messages of a game's catalogues with their variables; terms are a language's own."""
    found: dict[str, set[str]] = {}
    for file in catalogues(entry_of(game_id), lang):
        found |= variables(file)
    return {key: value for key, value in found.items() if not key.startswith("-")}
