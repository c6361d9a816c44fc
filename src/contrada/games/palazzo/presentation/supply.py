"""What can still come: the money pile and the stacks of tiles, as far as a viewer may know."""

from __future__ import annotations

from collections import Counter

from contrada.core.messages import Message, Supply, SupplyRow
from contrada.games.palazzo import actions as act
from contrada.games.palazzo.check import copies_of_card
from contrada.games.palazzo.infer import hidden_cards, put_back_decision
from contrada.games.palazzo.pieces import CARD_KINDS, REVEAL_KINDS, RIDER, RIDERS, STACKS
from contrada.games.palazzo.state import OVER, PalazzoState


def supplies(s: PalazzoState, viewer: int, stacks: list[list[int]]) -> list[Supply]:
    """The money pile, and stacks I to III, which `stacks` lists as they were at the start."""
    return [_money(s, viewer), *(_stack(s, n, stacks[n]) for n in range(STACKS))]


def _money(s: PalazzoState, viewer: int) -> Supply:
    """The money cards by kind.

    Until the pile runs out for the first time, the viewer cannot tell the cards in it from the
    hidden cards of the others: both can still come. A new pile is made of known discards.
    """
    known = s.copy()
    if s.seat != viewer:
        put_back_decision(known)
    hidden = s.deck_known == 0 and s.phase != OVER
    left = list(hidden_cards(known, viewer) if hidden else known.deck)
    rows = [
        SupplyRow(act.card_form(kind), int(copies_of_card(kind) - left[kind]), int(left[kind]))
        for kind in range(CARD_KINDS)
    ]
    in_hands = sum(left) - s.deck_size
    note = Message("hidden", {"cards": int(in_hands)}) if in_hands > 0 else None
    return Supply("money", int(s.deck_size), rows, note)


def _stack(s: PalazzoState, number: int, tiles: list[int]) -> Supply:
    """A stack of tiles by kind; the riders are mixed into the last one (PAL-S1)."""
    start = number * REVEAL_KINDS
    rows = [
        SupplyRow(act.tile_form(kind), int(n - s.stacks[start + kind]), int(s.stacks[start + kind]))
        for kind, n in sorted(Counter(tiles).items())
    ]
    if number == STACKS - 1:
        left = int(s.stacks[start + RIDER])
        rows.append(SupplyRow(act.tile_form(RIDER), RIDERS - left, left))
    return Supply(f"stack-{number + 1}", int(s.stack_size[number]), rows)
