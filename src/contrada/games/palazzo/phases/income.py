"""Taking money: cards are turned up, and everyone takes some."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import TAKE_CARD, TAKE_TWO
from contrada.games.palazzo.chance import draw
from contrada.games.palazzo.phases.money import turn_pile_if_empty
from contrada.games.palazzo.phases.turn import end_turn, next_seat
from contrada.games.palazzo.pieces import CARD_KINDS
from contrada.games.palazzo.state import TAKING_MONEY, PalazzoState

MOST_OPEN: Final = 5
"""The most cards that are turned up: one more than players."""


def turn_up_card(s: PalazzoState, kind: i64) -> None:
    """Turn up a card of the pile; after the last one the player chooses (PAL-T1)."""
    draw(s, kind)
    s.display[kind] += 1
    s.step += 1
    turn_pile_if_empty(s)
    if s.step == s.seats + 1:
        s.phase = TAKING_MONEY
        s.seat = s.turn
        s.step = 0


def money_choices(s: PalazzoState) -> vec[i64]:
    """Two of the open cards for the player whose turn it is, one for the others (PAL-T1)."""
    out = vec[i64](capacity=16)
    display = s.display
    if s.step > 0:
        for a in range(i64(CARD_KINDS)):
            if display[a] > 0:
                out = append(out, TAKE_CARD + a)
        return out
    kinds = vec[i64](capacity=MOST_OPEN)
    for a in range(i64(CARD_KINDS)):
        if display[a] > 0:
            kinds = append(kinds, a)
    for i in range(len(kinds)):
        first: i64 = TAKE_TWO + kinds[i] * CARD_KINDS
        if display[kinds[i]] > 1:
            out = append(out, first + kinds[i])
        for j in range(i + 1, len(kinds)):
            out = append(out, first + kinds[j])
    return out


def take_cards(s: PalazzoState, seat: i64, a: i64) -> None:
    """Move one or two open cards into the hand; everyone knows them (PAL-T1)."""
    if a >= TAKE_TWO:
        take_card(s, seat, (a - TAKE_TWO) // CARD_KINDS)
        take_card(s, seat, (a - TAKE_TWO) % CARD_KINDS)
    else:
        take_card(s, seat, a - TAKE_CARD)
    s.step += 1
    if s.step == s.seats:
        end_turn(s)
    else:
        s.seat = next_seat(s, seat)


def take_card(s: PalazzoState, seat: i64, kind: i64) -> None:
    """Move one open card into the hand."""
    i: i64 = seat * CARD_KINDS + kind
    s.display[kind] -= 1
    s.hands[i] += 1
    s.seen[i] += 1
    s.hand_size[seat] += 1
