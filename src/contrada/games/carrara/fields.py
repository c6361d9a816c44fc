"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, digits, given, number, one_of, scaled, unchanging, whose

STATE: Final = "CarraraState"
ABOUT: Final = "Everything on the table and behind the screens; the stack and the bag are pools."
FIELDS: Final = (
    given("seats"),
    given("advanced", "1 in the advanced version."),
    given(
        "early_open",
        "1 where stones in the open area may score early (option `early_open_scoring`).",
    ),
    given("open_screens", "1 where everybody sees coins and blocks (option `open_screens`)."),
    number(
        "any_improvement",
        "0",
        "1 where a city may be improved again (option `improvements`).",
        feature=unchanging(),
    ),
    number(
        "behind_three",
        "0",
        "1 where who is behind three tied for most statues gets nothing (option `triple_tie`).",
        feature=unchanging(),
    ),
    number("stage", "STARTING", feature=one_of(2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14)),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL.", feature=unchanging()),
    number("turn", "0", "Whose turn it is.", feature=whose()),
    number(
        "rotation",
        "0",
        "Segment g of the large wheel lies at location (g + rotation) % 6.",
        feature=one_of(below=6),
    ),
    number("statue_rotation", "0", "The same for the small wheel.", feature=one_of(below=6)),
    number(
        "first_decoration",
        "0",
        "The place, in the order of the large wheel, of the decoration on segment 0.",
        feature=one_of(below=6, needs="advanced"),
    ),
    array(
        "wheel",
        "LOCATIONS * COLOURS",
        "The blocks on the wheel, by segment and colour.",
        feature=scaled(7),
    ),
    number("on_wheel", feature=scaled(11)),
    array("bag", "COLOURS", feature=scaled(7)),
    array(
        "hands",
        "seats * COLOURS",
        "The blocks behind the screens, by seat and colour.",
        feature=scaled(7),
    ),
    array("coins", "seats", feature=scaled(60)),
    number("stack", "0", "The tiles of the face-down stack: a pool without order.", bits=42),
    number("stack_size", feature=scaled(36)),
    number("display", bits=42),
    number("monuments", "0", "The monuments not yet built.", bits=42),
    number("gone", "0", "The tiles that lie under a monument, out of the game.", bits=42),
    array("owned", "seats * CITIES", "The tiles by seat and city.", bits=42),
    array(
        "floor",
        "TILES",
        "For each built tile its place in the column of its city, from 0.",
        feature=scaled(8),
    ),
    number("improvements", "0", "The places of the improvements not yet taken, as bits.", bits=12),
    array(
        "improved",
        "seats * CITIES",
        "By seat and city: 0, or 1 or 2 for the improvement of the city that counts there; 2 more "
        "if it covers the other one.",
        feature=one_of(1, 2, 3, 4),
    ),
    number(
        "decorated",
        "0",
        "The tiles with a decoration.",
        bits=42,
        feature=digits(42, needs="advanced"),
    ),
    number(
        "statued", "0", "The tiles with a statue.", bits=42, feature=digits(42, needs="advanced")
    ),
    array(
        "statues",
        "STATUES + 1",
        "By colour, gold last: the tiles with such a statue.",
        bits=42,
        feature=digits(42, needs="advanced"),
    ),
    array(
        "decorations",
        "DECORATIONS",
        "The supply of decorations by kind.",
        feature=scaled(7, needs="advanced"),
    ),
    array(
        "supply",
        "STATUES + 1",
        "The supply of statues by colour; last the gold ones at the Court.",
        feature=scaled(8, needs="advanced"),
    ),
    number("boxed", "0", "Gold statues in the box.", feature=scaled(8, needs="advanced")),
    array(
        "stores",
        "seats * STOREHOUSES",
        "By seat and storehouse: 0, or the item stored plus 1.",
        feature=one_of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, needs="advanced"),
    ),
    number(
        "stored_now",
        "0",
        "The storehouses of the turn's player filled in this turn, as bits.",
        feature=digits(2, needs="advanced"),
    ),
    number(
        "purchased",
        "0",
        "1 once this turn's purchase for 10 coins is made.",
        feature=scaled(1, needs="advanced"),
    ),
    array(
        "stones", "seats", "By seat: the fields of the Court with an own stone, as bits.", bits=8
    ),
    array(
        "open_stones", "seats", "By seat: stones in the open area of the Court.", feature=scaled(8)
    ),
    array("used", "seats", "By seat: the scoring fields with an own stone, as bits.", bits=19),
    number("claimed", "0", "The fields of the main board that somebody has used.", bits=19),
    number("holder", "NOBODY", "Who holds the Royal Visit marker, or NOBODY.", feature=whose()),
    number(
        "visit",
        "NOTHING",
        "The field of the Court that is visited, or NOTHING.",
        feature=one_of(below=8),
    ),
    number("forgone", "0", "1 after forgoing: no scoring in this turn.", feature=scaled(1)),
    number("scoring", "0", "1 while the turn's player has a stone in hand.", feature=scaled(1)),
    array("earned", "seats * SOURCES", "Points by seat and source.", feature=scaled(120)),
    number("trigger", "NOBODY", "Who has triggered the end, or NOBODY.", feature=whose()),
    number(
        "turned", "0", "1 if the large wheel has been turned for this purchase.", feature=scaled(1)
    ),
    number(
        "to_draw", "0", "Blocks still to be drawn from the bag, at the most.", feature=unchanging()
    ),
    number("location", "NOTHING", "Draft: where blocks are being bought.", feature=one_of(below=6)),
    array(
        "chosen",
        "COLOURS",
        "Draft: blocks in the cart or laid out as payment, by colour.",
        feature=scaled(7),
    ),
    number(
        "due",
        "0",
        "Draft: the price of the cart, or the blocks still to be paid.",
        feature=scaled(40),
    ),
    number("tile", "NOTHING", "Draft: the tile being built.", feature=one_of(below=42)),
    number("city", "NOTHING", "Draft: where it is being built.", feature=one_of(below=6)),
    number("replaced", "NOTHING", "Draft: the building being upgraded.", feature=one_of(below=42)),
    number(
        "item",
        "NOTHING",
        "An item received and not yet placed, or NOTHING.",
        feature=one_of(below=13, needs="advanced"),
    ),
    number(
        "moving",
        "NOTHING",
        "Draft: an item from a storehouse or just bought, to be placed, or NOTHING.",
        feature=one_of(below=13, needs="advanced"),
    ),
    number(
        "moving_from",
        "NOTHING",
        "Draft: the storehouse it comes from, or BOUGHT.",
        feature=one_of(below=3, needs="advanced"),
    ),
)
