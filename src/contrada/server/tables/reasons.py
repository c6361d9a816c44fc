"""Answers `why`: why a seat cannot do or use something now.

The answer is computed from what the seat may know and goes to the asker alone; nothing is stored.
"""

from __future__ import annotations

import logging
from collections import Counter
from functools import lru_cache
from typing import Any, Final

import msgspec

from contrada.core.errors import BadAction
from contrada.core.game import NO_REASON, Game
from contrada.core.messages import Json, Message
from contrada.server.common.refusal import Refused
from contrada.server.tables import messages as msg
from contrada.server.tables.commands import check_not_replaced, check_own_seat
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)

MAX_SIZE: Final = 200
"""Maximum number of values and names in `what`."""
MAX_DEPTH: Final = 6
MAX_LISTED: Final = 20_000
"""Parts of an action are looked up in games with up to this many actions."""
MAX_TRIED: Final = 40
"""Maximum number of actions of which a part of an action may be part."""


def explain(table: Table, user: str, command: msg.Why) -> msg.Because:
    """The answer to `why`; raises Refused."""
    if command.seat < 0:
        raise Refused("not_yours", "Reasons are for the players; you are watching.")
    seat = check_own_seat(table, user, command.seat)
    if table.match is None:
        raise Refused("not_now", "The game has not begun.")
    seq = table.data.seen[seat]
    if not table.running:
        return msg.Because(command.id, seq, Message("over"))
    check_not_replaced(table, seat)
    asked = command.what if isinstance(command.what, list) else [command.what]
    if _too_large(asked):
        raise Refused("too_large", f"A question has up to {MAX_SIZE} values, {MAX_DEPTH} deep.")
    return msg.Because(command.id, seq, _why(table.game, table.match.state, seat, asked))


def _why(game: Game[Any], state: Any, seat: int, asked: list[Json]) -> Message | None:
    """Why none of these can be done; None if one can.

    Of several reasons the one that most of them share is given; one that names a rule is preferred.
    """
    reasons: list[Message] = []
    for what in asked:
        for one in _meant(game, seat, what):
            reason = _reason(game, state, seat, one)
            if reason is None:
                return None
            reasons.append(reason)
    named = [reason for reason in reasons if reason.id != NO_REASON]
    texts = [msgspec.json.encode(reason) for reason in named or reasons]
    most = Counter(texts).most_common(1)[0][0]
    return msgspec.json.decode(most, type=Message)


def _meant(game: Game[Any], seat: int, what: Json) -> list[Json]:
    """The actions or the piece that are asked about; raises Refused."""
    if "do" not in what:
        if not isinstance(what.get("is"), str):
            raise Refused("bad_action", "Name an action by `do`, or a piece by `is`.")
        return [what]
    try:
        game.decode(seat, what)
    except BadAction as error:
        part = [form for form in _forms(game) if _matches(what, form)]
        if not part:
            raise Refused("bad_action", str(error)) from None
        return part[:: -(-len(part) // MAX_TRIED)]
    return [what]


def _reason(game: Game[Any], state: Any, seat: int, what: Json) -> Message | None:
    """The game's reason; a piece that the game cannot read is refused."""
    try:
        return game.why_not(state, seat, what)
    except BadAction as error:
        raise Refused("bad_action", str(error)) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.info("a game could not read a piece", extra={"fault": type(error).__name__})
        raise Refused("bad_action", "There is no such piece in this game.") from None


@lru_cache(maxsize=16)
def _forms(game: Game[Any]) -> list[Json]:
    """The forms of all actions; none for a game with very many."""
    if game.spec.num_actions > MAX_LISTED:
        return []
    return [game.encode(0, action) for action in range(game.spec.num_actions)]


def _matches(part: Json, form: Json) -> bool:
    """Whether an action has all fields of a part of an action."""
    return all(
        key in form and type(form[key]) is type(value) and form[key] == value
        for key, value in part.items()
    )


def _too_large(value: Any) -> bool:
    left = MAX_SIZE

    def count(item: Any, depth: int) -> bool:
        nonlocal left
        left -= 1
        if left < 0 or depth > MAX_DEPTH:
            return False
        if isinstance(item, dict):
            return all(count(part, depth + 1) for part in item.values())
        if isinstance(item, list):
            return all(count(part, depth + 1) for part in item)
        return True

    return not count(value, 0)
