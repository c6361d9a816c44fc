"""Why something is not possible: the rule that forbids it."""

from __future__ import annotations

from contrada.core.messages import Json, Message
from raccolta.actions import LAY, PLAYER, TAKE, card_form, fruit_form
from raccolta.pieces import HAND_LIMIT, KINDS, SMALLEST_SET, fruit_of
from raccolta.state import RaccoltaState, drafted, drafted_fruit, fruit_in_hand


def reason(s: RaccoltaState, seat: int, what: Json) -> Message | None:
    """The rule against an action, or against the use of a card, of the seat to move."""
    if "do" in what:
        return _against(s, seat, what["do"], PLAYER.decode(what))
    if what["is"] != "card":
        return None
    kind = PLAYER.decode({"do": "lay", "card": what}) - LAY
    if s.hands[seat * KINDS + kind] > s.draft[kind] or s.display[kind] == 0:
        return _against_laying(s, seat, kind)
    return _against_taking(s, seat, kind)


def _against(s: RaccoltaState, seat: int, verb: str, a: int) -> Message | None:
    if verb == "lay":
        return _against_laying(s, seat, a - LAY)
    if verb == "take":
        return _against_taking(s, seat, a - TAKE)
    n = drafted(s)
    if verb == "sell":
        return Message("two-cards" if n else "nothing-laid") if n < SMALLEST_SET else None
    return _against_gathering(s, seat) or (Message("pile-empty") if s.pool_size == 0 else None)


def _against_gathering(s: RaccoltaState, seat: int) -> Message | None:
    """Why neither the pile nor the display can be used (RAC-5, RAC-6)."""
    if drafted(s) > 0:
        return Message("selling")
    return Message("hand-full") if s.hand_size[seat] >= HAND_LIMIT else None


def _against_taking(s: RaccoltaState, seat: int, kind: int) -> Message | None:
    if s.display[kind] == 0:
        return Message("not-on-show", {"card": card_form(kind)})
    return _against_gathering(s, seat)


def _against_laying(s: RaccoltaState, seat: int, kind: int) -> Message | None:
    """Why a card cannot be part of the sale (RAC-6)."""
    if s.hands[seat * KINDS + kind] <= s.draft[kind]:
        return Message("not-in-hand", {"card": card_form(kind)})
    if drafted(s) > 0 and drafted_fruit(s) != fruit_of(kind):
        return Message("one-fruit", {"fruit": fruit_form(drafted_fruit(s))})
    if fruit_in_hand(s, seat, fruit_of(kind)) < SMALLEST_SET:
        return Message("single", {"fruit": fruit_form(fruit_of(kind))})
    return None
