"""What is still to come: stacks of tiles, the seal spaces, fountain cards, scoring cards."""

from __future__ import annotations

from collections import Counter

from contrada.core.messages import Message, Supply, SupplyRow
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS
from contrada.games.carpe_diem.presentation.shapes import Forms
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def supply(tables: Tables, forms: Forms, s: CarpeDiemState, viewer: int) -> list[Supply]:
    """The supplies as a viewer may know them; the hands of others are not told."""
    return [
        _tiles("light", forms, list(tables.light), list(s.light)),
        _tiles("dark", forms, list(tables.dark), list(s.dark)),
        _seals(forms, s),
        _fountain_cards(tables, forms, s, viewer),
        _scoring_cards(forms, s),
    ]


def _tiles(name: str, forms: Forms, copies: list[int], left: list[int]) -> Supply:
    rows = [
        SupplyRow(forms.tile(face), int(copies[face] - left[face]), int(left[face]))
        for face in range(len(forms.tiles))
        if copies[face] > 0
    ]
    return Supply(name, int(sum(left)), rows)


def _seals(forms: Forms, s: CarpeDiemState) -> Supply:
    here = Counter(int(face) for face in s.seals if face >= 0)
    rows = [SupplyRow(forms.tile(face), 0, n) for face, n in sorted(here.items())]
    return Supply("seals", here.total(), rows)


def _fountain_cards(tables: Tables, forms: Forms, s: CarpeDiemState, viewer: int) -> Supply:
    """The viewer knows the own cards; all others may be in the pile or in a hidden hand."""
    seats = range(s.seats) if s.stage == st.OVER else [viewer] if viewer >= 0 else []
    rows = []
    for kind in range(FOUNTAIN_KINDS):
        copies = int(tables.fountain_copies[kind])
        if copies > 0:
            seen = sum(int(s.hands[seat * FOUNTAIN_KINDS + kind]) for seat in seats)
            rows.append(SupplyRow(forms.fountain(kind), seen, copies - seen))
    pile = int(sum(s.pile) + sum(s.returned))
    hidden = sum(row.left for row in rows) - pile
    note = Message("hidden-hands", {"number": hidden}) if hidden > 0 else None
    return Supply("fountain-cards", pile, rows, note)


def _scoring_cards(forms: Forms, s: CarpeDiemState) -> Supply:
    """The cards that were not laid out stay in the box."""
    laid = {int(card) for card in s.slots if card >= 0}
    rows = [
        SupplyRow(forms.card(number), int(number in laid), int(number not in laid))
        for number in range(len(forms.cards))
    ]
    return Supply("scoring-cards", len(rows) - len(laid), rows, Message("not-laid-out"))
