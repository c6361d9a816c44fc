"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, given, number

STATE: Final = "TuscanyState"
ABOUT: Final = (
    "Everything on the table and in the hands; no order of any pile, for piles are pools."
)
FIELDS: Final = (
    given("seats"),
    given("draw", "How many cards the draw action gives (option `draw`)."),
    given("stacks_count", "1 if tiles in the own stacks count in the end (option `stacks`)."),
    given("fill_gaps", "1 if gaps left by a clearing are filled later (option `gaps`)."),
    number("phase", "DEALING_CARDS"),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL."),
    number("turn", "0", "Whose turn it is."),
    given("start", "The start player; NOTHING until chance has named one (option `starter`)."),
    number("step", "0", "How far the set-up is: cards, boards or tiles dealt."),
    number("scorings", "0", "How many scorings are done, 0 to 3."),
    number("triggered", "0", "1 once a stack has been emptied in this period (TUS-E1)."),
    number("last_round", "0", "1 in the extra round after the third trigger (TUS-E2)."),
    number("passes", "0", "How many players have passed in a row (TUS-T6)."),
    number("marble_used", "0", "1 once the extra action of this turn is bought (TUS-T4)."),
    number("fresh", "0", "Wooden hexagons gained in this turn, not to be placed in it (TUS-T3)."),
    number("draft_item", "NOTHING", "The item of an unpaid placement, or NOTHING."),
    number("draft_field", "NOTHING"),
    number("draft_workers", "0", "Workers laid for the unpaid placement."),
    number("due_cards", "0", "Cards still to draw for the player whose turn it is."),
    number("due_bonus", "0", "Bonus tiles still to choose."),
    number("due_yields", "0", "Yield cards still to open."),
    number(
        "slot", "NOTHING", "The gap in the display to be refilled from the own stack, or NOTHING."
    ),
    number("to_open", "0", "Neutral tiles still to open into the gaps of the display (TUS-T5)."),
    number(
        "reshuffled",
        "0",
        "1 once the tiles laid aside were shuffled during this clearing (TUS-T5).",
    ),
    number("owed", "0", "Gaps of the display that are still to be filled (option `gaps`)."),
    number("shuffles", "0", "How often the discarded game cards were shuffled."),
    number("yield_shuffles", "0", "How often the discarded yield cards were shuffled."),
    number("neutral_shuffles", "0", "How often the tiles laid aside were shuffled."),
    number("castle_tile", "NOTHING", "The tile taken by a castle and not placed yet, or NOTHING."),
    number("deck_size"),
    number("discards_size"),
    number("yields_size"),
    number("neutral_size"),
    array("draft", "COLOURS", "Cards laid for the unpaid placement; they are still in the hand."),
    array("deck", "COLOURS"),
    array("discards", "COLOURS"),
    array("hands", "seats * COLOURS"),
    array("hand_size", "seats"),
    array(
        "known",
        "seats * COLOURS",
        "For each seat, the cards it knows the other hands to hold together (see infer.py).",
    ),
    array("yields", "YIELD_KINDS"),
    array("yields_out", "YIELD_KINDS"),
    array("bonus_left", "BONUS_KINDS"),
    array("bonus", "seats * BONUS_KINDS"),
    array(
        "completed",
        "COLOURS",
        "How many players have covered a colour, up to 2: the bonus is gone then.",
    ),
    array(
        "display", "DISPLAY", "The eight places in the middle: a tile or NOTHING.", first="NOTHING"
    ),
    array("neutral", "TILE_KINDS", "The pool of face-down neutral tiles."),
    array("aside", "TILE_KINDS", "Tiles laid aside beside the neutral stacks (TUS-T5)."),
    array("box", "TILE_KINDS", "Tiles removed from storage for good."),
    array("own", "seats * TILE_KINDS", "Each player's face-down stacks as a pool."),
    array("own_left", "seats"),
    array(
        "storage",
        "seats * MOST_STORAGE",
        "Each player's storage spaces: a tile, HEXAGON or NOTHING.",
        first="NOTHING",
    ),
    array(
        "boards",
        "seats * BOARDS",
        "Each player's variants of A, B and C; NOTHING before they are dealt.",
        first="NOTHING",
    ),
    array("arrangement", "seats", first="NOTHING"),
    array("stage", "seats", "How far each player's arranging is: ORDERING to ARRANGED."),
    array("castle", "seats", "The field of the start castle, or NOTHING.", first="NOTHING"),
    array(
        "fields",
        "seats * COLOURS",
        "Each map's fields by colour. Replaced, never changed in place, so copies share it.",
        shared=True,
        bits=30,
    ),
    array("covered", "seats", bits=30),
    array("reach", "seats", "The fields that touch a laid tile, covered ones included.", bits=30),
    array("hexagons", "seats", "Fields covered by wooden hexagons.", bits=30),
    array("goods", "seats * GOODS", "Fields on which each kind of agriculture lies.", bits=30),
    array("marble", "seats"),
    array("workers", "seats"),
    array("green", "seats"),
    array("red", "seats"),
    array("green_from", "seats * GREEN_SOURCES", "The green points by source."),
    array("red_from", "seats * SOURCES", "The red points by source."),
)
