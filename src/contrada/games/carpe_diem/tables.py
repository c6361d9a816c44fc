"""The components as lookup tables for the rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tables:
    """The components as arrays."""

    def __init__(
        self,
        faces: i64,
        light: vec[i64],
        dark: vec[i64],
        code: vec[i64],
        area: vec[i64],
        turns: vec[i64],
        kinds: vec[i64],
        openings: vec[i64],
        chimneys: vec[i64],
        building: vec[i64],
        grows: vec[i64],
        card_pile: vec[i64],
        card_red: vec[i64],
        card_needs: vec[i64],
        card_count: vec[i64],
        card_divisor: vec[i64],
        card_gains: vec[i64],
        pile_first: vec[i64],
        pile_quota: vec[i64],
        task_kind: vec[i64],
        task_position: vec[i64],
        task_vp: vec[i64],
        banderoles: vec[i64],
        shovel: i64,
        villa_vp: vec[i64],
        fountain_copies: vec[i64],
        fountain_vp: vec[i64],
        start_vp: vec[i64],
        last_space: i64,
        first_slot: vec[i64],
        second_slot: vec[i64],
        used: vec[i64],
    ) -> None:
        self.faces = faces
        """The number of different tiles."""
        self.light_total: i64 = sum(light)
        self.dark_total: i64 = sum(dark)
        self.light = light
        """By face: copies with a light back. As long as with every box, see MOST_FACES."""
        self.dark = dark
        """By face: copies with a dark back."""
        self.code = code
        """By face × 4 + turn: the four sides, four bits each, north lowest; 0 meadow, kind + 1."""
        self.area = area
        """By (face × 4 + turn) × 4 + side: the area of the tile that opens there."""
        self.turns = turns
        """By face: the number of different turns."""
        self.kinds = kinds
        """By face × 2 + area: its kind, or -1."""
        self.openings = openings
        """By face × 2 + area: the number of its openings."""
        self.chimneys = chimneys
        """By face: chimneys, all on its villa area."""
        self.building = building
        """By face: MARKET, BAKERY or FOUNTAIN, or -1."""
        self.grows = grows
        """By face: 1 if it shows a landscape, which has a maximum size."""
        self.card_pile = card_pile
        self.card_red = card_red
        """By card: 0 green, 1 red with equal wares, 2 red with different wares."""
        self.card_needs = card_needs
        """By card × 4 + ware: what a red card takes."""
        self.card_count = card_count
        """By card × 2: what a green card counts, or -1."""
        self.card_divisor = card_divisor
        """By card × 2: how many of it fulfil the card once."""
        self.card_gains = card_gains
        """By card × GAINS."""
        self.pile_first = pile_first
        """By pile: its first card; cards of a pile are contiguous. The last entry is the end."""
        self.pile_quota = pile_quota
        """By number of players × 4 + pile: how many are laid out."""
        self.task_kind = task_kind
        """By frame piece × 2."""
        self.task_position = task_position
        """By frame piece × 2: 0 to 5, clockwise."""
        self.task_vp = task_vp
        self.banderoles = banderoles
        """By tableau: the marked cells as bits."""
        self.shovel = shovel
        self.villa_vp = villa_vp
        self.fountain_copies = fountain_copies
        """By what a fountain card counts: its copies."""
        self.fountain_vp = fountain_vp
        """By what a fountain card counts: victory points for each."""
        self.start_vp = start_vp
        """By number of players × 4 + place in turn order."""
        self.last_space = last_space
        """The last space of the banderole track."""
        self.first_slot = first_slot
        """By circle: the slot of one of its two cards."""
        self.second_slot = second_slot
        self.used = used
        """By number of players × 12 + slot: whether a card lies there."""
