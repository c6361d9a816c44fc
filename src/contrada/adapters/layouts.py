"""What the numbers of a game's knowledge are called, and how each becomes columns.

The names are those of the game's state, in its order; `docs/bots.md` says what the columns mean.
"""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, str]] = {
    "palazzo": """
        seats price_before phase seat turn step deck deck_size deck_known discards discards_size
        display hands seen hand_size stacks stack_size riders market builder price palazzi
        palazzo_count box acquired laid bid bid_currency passed high_bidder draft draft_value
        draft_currency draft_from buying buying_too rebuilding
    """,
    "carrara": """
        seats advanced early_open open_screens stage seat turn rotation statue_rotation
        first_decoration wheel on_wheel bag hands coins stack stack_size display monuments gone
        owned floor improvements improved decorated statued statues decorations supply boxed
        stores stored_now purchased stones open_stones used claimed holder visit forgone scoring
        earned trigger turned to_draw location colour chosen due tile city replaced item moving
        moving_from
    """,
    "carpe-diem": """
        seats open_scores stage seat dealt first phase turn to_field by_bread tile fetched draws
        craftsmen merchants scorer circle fulfilled spent variant figures displays seals light
        dark removed storage tableaux frames slots discs goods points track order built villas
        lines cells demand nodes frontier banderoles hands returned pile
    """,
    "tuscany": """
        seats draw phase seat turn start step scorings triggered last_round passes marble_used
        fresh draft_item draft_field due_cards due_yields slot to_open reshuffled castle_tile
        deck_size discards_size yields_size neutral_size deck discards hands hand_size known
        yields yields_out bonus_left bonus completed display neutral aside box own own_left
        storage boards arrangement stage castle fields covered reach hexagons goods marble workers
        green red green_from red_from
    """,
}
"""The fields of each game's information key."""

BITS: Final[dict[str, dict[str, int]]] = {
    "palazzo": {"palazzi": 20},
    "carrara": {
        "stack": 42,
        "display": 42,
        "monuments": 42,
        "gone": 42,
        "owned": 42,
        "improvements": 12,
        "decorated": 42,
        "statued": 42,
        "statues": 42,
        "stones": 8,
        "used": 19,
        "claimed": 19,
    },
    "carpe-diem": {"lines": 12, "frontier": 36, "banderoles": 36},
    "tuscany": {"fields": 30, "covered": 30, "reach": 30, "hexagons": 30, "goods": 30},
}
"""Sets kept as the bits of a number: a column for each bit, the lowest first."""

COUNTED: Final[dict[str, dict[str, int]]] = {
    "palazzo": {"market": 225, "acquired": 45},
    "carrara": {},
    "carpe-diem": {"removed": 70, "storage": 280},
    "tuscany": {},
}
"""Lists that grow and shrink: a column for each possible item, holding how many there are."""

DERIVED: Final[dict[str, frozenset[str]]] = {
    "palazzo": frozenset(),
    "carrara": frozenset(),
    "carpe-diem": frozenset({"demand", "nodes"}),
    "tuscany": frozenset(),
}
"""Working figures that follow from the other fields, and are left out."""
