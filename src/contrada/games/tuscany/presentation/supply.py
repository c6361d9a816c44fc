"""What is still to come of every deck and stack, as far as a viewer may know."""

from __future__ import annotations

from contrada.core.game import SPECTATOR
from contrada.core.messages import Json, Message, Supply, SupplyRow
from contrada.games.tuscany import actions as act
from contrada.games.tuscany.pieces import (
    BONUS_KINDS,
    COLOURS,
    TILE_KINDS,
)
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables


def supply(t: Tables, s: TuscanyState, viewer: int) -> list[Supply]:
    """The game cards, the viewer's stacks, the neutral tiles, the yield cards, the bonus tiles."""
    found = [_cards(s, viewer)]
    if viewer != SPECTATOR:
        found.append(_own_stacks(t, s, viewer))
    return [*found, _neutral(t, s), _yields(t, s), _bonus_tiles(t, s)]


def _row(piece: Json, seen: int, left: int) -> SupplyRow:
    return SupplyRow(piece, seen, left)


def _cards(s: TuscanyState, viewer: int) -> Supply:
    """Cards in the other hands can be anything that is neither discarded nor in the own hand, so
    they count among those that can still come.
    """
    rows = []
    for colour in range(COLOURS):
        own = int(s.hands[viewer * COLOURS + colour]) if viewer != SPECTATOR else 0
        hidden = sum(int(s.hands[p * COLOURS + colour]) for p in range(s.seats) if p != viewer)
        seen = int(s.discards[colour]) + own
        rows.append(_row(act.card_form(colour), seen, int(s.deck[colour]) + hidden))
    others = sum(int(s.hand_size[p]) for p in range(s.seats) if p != viewer)
    note = Message("hands", {"count": others}) if others else None
    return Supply("cards", int(s.deck_size), rows, note)


def _own_stacks(t: Tables, s: TuscanyState, viewer: int) -> Supply:
    rows = [
        _row(t.forms.items[tile], int(t.own[tile]) - left, left)
        for tile in range(TILE_KINDS)
        if t.own[tile] > 0
        for left in [int(s.own[viewer * TILE_KINDS + tile])]
    ]
    return Supply("own-stacks", int(s.own_left[viewer]), rows)


def _neutral(t: Tables, s: TuscanyState) -> Supply:
    """The face-down neutral tiles; those laid aside can be shuffled once more."""
    rows = []
    for tile in range(TILE_KINDS):
        left = int(s.neutral[tile])
        if t.neutral[tile] > 0 or left > 0:
            rows.append(_row(t.forms.items[tile], max(0, int(t.neutral[tile]) - left), left))
    aside = sum(int(n) for n in s.aside)
    note = Message("aside", {"count": aside}) if aside else None
    return Supply("neutral", int(s.neutral_size), rows, note)


def _yields(t: Tables, s: TuscanyState) -> Supply:
    rows = [
        _row(t.forms.yields[kind], int(s.yields_out[kind]), int(s.yields[kind]))
        for kind in range(t.yield_designs)
    ]
    return Supply("yields", int(s.yields_size), rows)


def _bonus_tiles(t: Tables, s: TuscanyState) -> Supply:
    rows = [
        _row(act.bonus_form(kind), int(t.bonus[kind] - s.bonus_left[kind]), int(s.bonus_left[kind]))
        for kind in range(BONUS_KINDS)
    ]
    return Supply("bonus-tiles", sum(int(n) for n in s.bonus_left), rows)
