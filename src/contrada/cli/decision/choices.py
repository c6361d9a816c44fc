"""The choices of a decision: what to type for each, and their texts with what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contrada.core.game import Game
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.words import Words


class Choice(msgspec.Struct, frozen=True):
    """One choice: what to type, its text, and the actions it plays in order."""

    key: str
    text: str
    actions: list[int]


def choices_of(match: Match, seat: int, words: Words, names: Sequence[str]) -> list[Choice]:
    """The legal actions of a seat, then the game's proposals that play several steps at once."""
    game, state = match.game, match.state
    legal = match.legal(seat)
    forms = [game.encode(seat, action) for action in legal]
    found = [
        Choice(key, _text(game, state, seat, action, form, words, names), [action])
        for key, action, form in zip(keys_of(forms), legal, forms, strict=True)
    ]
    taken = {choice.key for choice in found}
    number = len(found)
    for actions in proposals(game, state, seat, legal):
        number += 1
        while str(number) in taken:
            number += 1
        taken.add(str(number))
        steps = ", ".join(words.action(game, seat, action, names) for action in actions)
        found.append(Choice(str(number), words.text("cli-at-once", steps=steps), actions))
    return found


def keys_of(forms: Sequence[Json]) -> list[str]:
    """What to type for each action: the count itself where the actions differ by one count only."""
    plain = [str(number) for number in range(1, len(forms) + 1)]
    fields = {key for form in forms for key in form}
    if len(forms) < 2 or any(fields != form.keys() for form in forms):
        return plain
    differing = [
        key for key in fields if len({msgspec.json.encode(form[key]) for form in forms}) > 1
    ]
    if len(differing) != 1:
        return plain
    values = [form[differing[0]] for form in forms]
    if not all(type(value) is int and value >= 0 for value in values):
        return plain
    return [str(value) for value in values] if len(set(values)) == len(values) else plain


def span_of(keys: Sequence[str]) -> str:
    """What can be typed, in short: `1–4`, or `0, 2, 5`."""
    numbers = [int(key) for key in keys]
    if not numbers:
        return ""
    if sorted(numbers) == list(range(min(numbers), max(numbers) + 1)):
        return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])
    return ", ".join(str(number) for number in sorted(numbers))


def proposals(game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> list[list[int]]:
    """The payments that a game proposes in its view: the `steps` of each of `draft.ways`."""
    view = msgspec.to_builtins(game.view(state, seat))
    draft = view.get("draft") if isinstance(view, dict) else None
    ways = draft.get("ways") if isinstance(draft, dict) else None
    found = []
    for way in ways if isinstance(ways, list) else []:
        steps = way.get("steps", []) if isinstance(way, dict) else []
        actions = [game.decode(seat, step) for step in steps]
        if len(actions) > 1 and actions[0] in legal:
            found.append(actions)
    return found


def _text(
    game: Game[Any],
    state: Any,
    seat: int,
    action: int,
    form: Json,
    words: Words,
    names: Sequence[str],
) -> str:
    """An action as text, with what it certainly brings."""
    text = words.form(game.spec.id, "do", form, names)
    told = words.preview(game.spec.id, form, game.preview(state, seat, action), names)
    return f"{text}  ({', '.join(told)})" if told else text
