"""The supply: which cards a viewer has seen leave the pile, and which can still come."""

from __future__ import annotations

from contrada.core.messages import Message, Supply, SupplyRow
from raccolta.actions import card_form
from raccolta.pieces import COPIES, KINDS
from raccolta.state import OVER, RaccoltaState


def supply(s: RaccoltaState, viewer: int) -> list[Supply]:
    """The pile. Cards that others drew unseen count as cards that can still come."""
    rows = []
    for kind in range(KINDS):
        seen = s.display[kind] + s.sold[kind]
        for seat in range(s.seats):
            open_hand = seat == viewer or s.phase == OVER
            seen += (s.hands if open_hand else s.seen)[seat * KINDS + kind]
        rows.append(SupplyRow(card_form(kind), int(seen), int(COPIES - seen)))
    hidden = sum(row.left for row in rows) > s.pool_size
    return [Supply("pile", int(s.pool_size), rows, Message("hands") if hidden else None)]
