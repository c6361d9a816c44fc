"""What resources are worth to bots."""

from __future__ import annotations

from typing import final


@final
class Taste:
    """The values of resources while there is time to use them, in final points."""

    def __init__(self) -> None:
        self.card = 0.22
        self.spare_card = 0.03
        """The value of a card beyond CARDS_IN_USE."""
        self.worker = 0.57
        self.marble = 1.75
        self.stored = 0.19
        """The value of a stored tile as a share of its placement's value."""
        self.unit = 0.12
        """The value of an available unit for a stored tile."""
        self.castle = 3.5
        self.yield_card = 1.3
        self.hexagon = 1.55
        self.bonus = 7.0
        """The value of a bonus tile at the start of the game."""
        self.progress = 1.0
        self.colour = 0.33
        self.reach = 0.2
        self.map = 1.5
        """The value of a point of the areas' total while arranging."""
