"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, given, number

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
    number("phase", "DEALING"),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL."),
    number("turn", "0", "Whose turn it is."),
    number("step", "0", "How far the phase is: cards dealt, tiles revealed, players served."),
    array("deck", "CARD_KINDS"),
    number("deck_size"),
    number(
        "deck_known", "0", "1 once the pile has been empty: then everyone can tell what it holds."
    ),
    number("shuffles", "0", "How often the discards became the pile (PAL-M5)."),
    array("discards", "CARD_KINDS"),
    number("discards_size"),
    array("display", "CARD_KINDS"),
    array("hands", "seats * CARD_KINDS"),
    array(
        "seen",
        "seats * CARD_KINDS",
        "Of each hand, the cards that everyone has seen enter it (PAL-H1).",
    ),
    array("hand_size", "seats"),
    array("stacks", "STACKS * REVEAL_KINDS"),
    array("stack_size", "STACKS"),
    number("riders"),
    array(
        "market",
        "",
        "The open tiles in order of arrival, each as place * TILE_KINDS + tile.",
        counted=225,
    ),
    number("builder"),
    number("price"),
    array("palazzi", "seats * TILES", bits=20),
    array("palazzo_count", "seats"),
    array("box", "TILE_KINDS"),
    array(
        "acquired",
        "",
        "Tiles in the hands of `seat`, waiting to be built or discarded.",
        counted=45,
    ),
    array("laid", "seats * CARD_KINDS"),
    array("bid", "seats"),
    array("bid_currency", "seats", first="NO_CURRENCY"),
    array("passed", "seats"),
    number("high_bidder", "NOBODY"),
    array("draft", "CARD_KINDS"),
    number(
        "draft_value",
        "0",
        "The bid and the draft together; of an incomplete triple every card counts.",
    ),
    number("buying", "NOTHING"),
    number("buying_too", "NOTHING"),
    number("rebuilding", "NOTHING"),
)
