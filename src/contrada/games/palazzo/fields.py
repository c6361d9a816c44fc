"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, digits, given, number, one_of, scaled, unchanging, whose

STATE: Final = "PalazzoState"
ABOUT: Final = (
    "Everything on the table and in the hands; no order of any pile, for piles are pools."
)
FIELDS: Final = (
    given("seats"),
    given(
        "price_before",
        "1 where the price counts the warehouse before the reveal (option `price_count`).",
    ),
    number("phase", "DEALING", feature=one_of(3, 5, 7, 8, 9, 10, 11, 12, 13)),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL.", feature=unchanging()),
    number("turn", "0", "Whose turn it is.", feature=whose()),
    number(
        "step",
        "0",
        "How far the phase is: cards dealt, tiles revealed, players served.",
        feature=scaled(4),
    ),
    array("deck", "CARD_KINDS", feature=scaled(10)),
    number("deck_size", feature=scaled(55)),
    number(
        "deck_known",
        "0",
        "1 once the pile has been empty: then everyone can tell what it holds.",
        feature=scaled(1),
    ),
    number("shuffles", "0", "How often the discards became the pile (PAL-M5).", feature=scaled(20)),
    array("discards", "CARD_KINDS", feature=scaled(10)),
    number("discards_size", feature=scaled(55)),
    array("display", "CARD_KINDS", feature=scaled(10)),
    array("hands", "seats * CARD_KINDS", feature=scaled(10)),
    array(
        "seen",
        "seats * CARD_KINDS",
        "Of each hand, the cards that everyone has seen enter it (PAL-H1).",
        feature=scaled(10),
    ),
    array("hand_size", "seats", feature=scaled(55)),
    array("stacks", "STACKS * REVEAL_KINDS", feature=scaled(5)),
    array("stack_size", "STACKS", feature=scaled(20)),
    number("riders", feature=scaled(5)),
    array(
        "market",
        "",
        "The open tiles in order of arrival, each as place * TILE_KINDS + tile.",
        counted=225,
        feature=scaled(2),
    ),
    number("builder", feature=one_of(below=4)),
    number("price", feature=scaled(10)),
    array("palazzi", "seats * TILES", bits=20, feature=digits(5, 16, 9, first=12)),
    array("palazzo_count", "seats", feature=scaled(12)),
    array("box", "TILE_KINDS", feature=scaled(2)),
    array(
        "acquired",
        "",
        "Tiles in the hands of `seat`, waiting to be built or discarded.",
        counted=45,
        feature=scaled(2),
    ),
    array("laid", "seats * CARD_KINDS", feature=scaled(10)),
    array("bid", "seats", feature=scaled(130)),
    array("bid_currency", "seats", first="NO_CURRENCY", feature=one_of(below=3)),
    array("passed", "seats", feature=scaled(1)),
    number("high_bidder", "NOBODY", feature=whose()),
    array("draft", "CARD_KINDS", feature=scaled(10)),
    number(
        "draft_value",
        "0",
        "The bid and the draft together; of an incomplete triple every card counts.",
        feature=scaled(130),
    ),
    number("buying", "NOTHING", feature=one_of(below=45)),
    number("buying_too", "NOTHING", feature=one_of(below=45)),
    number("rebuilding", "NOTHING", feature=digits(13, low=-1)),
)
