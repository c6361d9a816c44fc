"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, digits, given, number, one_of, scaled, unchanging, whose

STATE: Final = "TuscanyState"
ABOUT: Final = (
    "Everything on the table and in the hands; no order of any pile, for piles are pools."
)
FIELDS: Final = (
    given("seats"),
    given("draw", "How many cards the draw action gives (option `draw`)."),
    given("stacks_count", "1 if tiles in the own stacks count in the end (option `stacks`)."),
    given("fill_gaps", "1 if gaps left by a clearing are filled later (option `gaps`)."),
    number("phase", "DEALING_CARDS", feature=one_of(2, 4, 6, 7, 12, 13, 14, 15)),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL.", feature=unchanging()),
    number("turn", "0", "Whose turn it is.", feature=whose()),
    given(
        "start",
        "The start player; NOTHING until chance has named one (option `starter`).",
        feature=whose(),
    ),
    number(
        "step", "0", "How far the set-up is: cards, boards or tiles dealt.", feature=unchanging()
    ),
    number("scorings", "0", "How many scorings are done, 0 to 3.", feature=one_of(1, 2)),
    number(
        "triggered",
        "0",
        "1 once a stack has been emptied in this period (TUS-E1).",
        feature=scaled(1),
    ),
    number(
        "last_round",
        "0",
        "1 in the extra round after the third trigger (TUS-E2).",
        feature=scaled(1),
    ),
    number("passes", "0", "How many players have passed in a row (TUS-T6).", feature=scaled(4)),
    number(
        "marble_used",
        "0",
        "1 once the extra action of this turn is bought (TUS-T4).",
        feature=scaled(1),
    ),
    number(
        "fresh",
        "0",
        "Wooden hexagons gained in this turn, not to be placed in it (TUS-T3).",
        feature=scaled(4),
    ),
    number(
        "draft_item",
        "NOTHING",
        "The item of an unpaid placement, or NOTHING.",
        feature=one_of(below=16),
    ),
    number("draft_field", "NOTHING", feature=one_of(below=30)),
    number("draft_workers", "0", "Workers laid for the unpaid placement.", feature=scaled(3)),
    number(
        "due_cards",
        "0",
        "Cards still to draw for the player whose turn it is.",
        feature=unchanging(),
    ),
    number("due_bonus", "0", "Bonus tiles still to choose.", feature=scaled(2)),
    number("due_yields", "0", "Yield cards still to open.", feature=unchanging()),
    number(
        "slot",
        "NOTHING",
        "The gap in the display to be refilled from the own stack, or NOTHING.",
        feature=unchanging(),
    ),
    number(
        "to_open",
        "0",
        "Neutral tiles still to open into the gaps of the display (TUS-T5).",
        feature=unchanging(),
    ),
    number(
        "reshuffled",
        "0",
        "1 once the tiles laid aside were shuffled during this clearing (TUS-T5).",
        feature=unchanging(),
    ),
    number(
        "owed",
        "0",
        "Gaps of the display that are still to be filled (option `gaps`).",
        feature=scaled(8, needs="fill_gaps"),
    ),
    number(
        "shuffles", "0", "How often the discarded game cards were shuffled.", feature=scaled(20)
    ),
    number(
        "yield_shuffles",
        "0",
        "How often the discarded yield cards were shuffled.",
        feature=scaled(5),
    ),
    number(
        "neutral_shuffles", "0", "How often the tiles laid aside were shuffled.", feature=scaled(5)
    ),
    number(
        "castle_tile",
        "NOTHING",
        "The tile taken by a castle and not placed yet, or NOTHING.",
        feature=one_of(below=15),
    ),
    number("deck_size", feature=scaled(122)),
    number("discards_size", feature=scaled(122)),
    number("yields_size", feature=scaled(30)),
    number("neutral_size", feature=scaled(32)),
    array(
        "draft",
        "COLOURS",
        "Cards laid for the unpaid placement; they are still in the hand.",
        feature=scaled(3),
    ),
    array("deck", "COLOURS", feature=scaled(18)),
    array("discards", "COLOURS", feature=scaled(18)),
    array("hands", "seats * COLOURS", feature=scaled(18)),
    array("hand_size", "seats", feature=scaled(122)),
    array(
        "known",
        "seats * COLOURS",
        "For each seat, the cards it knows the other hands to hold together (see infer.py).",
        feature=scaled(18),
    ),
    array("yields", "YIELD_KINDS", feature=scaled(5)),
    array("yields_out", "YIELD_KINDS", feature=scaled(5)),
    array("bonus_left", "BONUS_KINDS", feature=scaled(5)),
    array("bonus", "seats * BONUS_KINDS", feature=scaled(5)),
    array(
        "completed",
        "COLOURS",
        "How many players have covered a colour, up to 2: the bonus is gone then.",
        feature=one_of(1, 2),
    ),
    array(
        "display",
        "DISPLAY",
        "The eight places in the middle: a tile or NOTHING.",
        first="NOTHING",
        feature=one_of(below=15),
    ),
    array("neutral", "TILE_KINDS", "The pool of face-down neutral tiles.", feature=scaled(15)),
    array(
        "aside",
        "TILE_KINDS",
        "Tiles laid aside beside the neutral stacks (TUS-T5).",
        feature=scaled(15),
    ),
    array("box", "TILE_KINDS", "Tiles removed from storage for good.", feature=scaled(15)),
    array(
        "own", "seats * TILE_KINDS", "Each player's face-down stacks as a pool.", feature=scaled(5)
    ),
    array("own_left", "seats", feature=scaled(21)),
    array(
        "storage",
        "seats * MOST_STORAGE",
        "Each player's storage spaces: a tile, HEXAGON or NOTHING.",
        first="NOTHING",
        feature=one_of(below=16),
    ),
    array(
        "boards",
        "seats * BOARDS",
        "Each player's variants of A, B and C; NOTHING before they are dealt.",
        first="NOTHING",
        feature=one_of(below=4),
    ),
    array("arrangement", "seats", first="NOTHING", feature=digits(8, low=-1)),
    array(
        "stage",
        "seats",
        "How far each player's arranging is: ORDERING to ARRANGED.",
        feature=one_of(1, 2, 3),
    ),
    array(
        "castle",
        "seats",
        "The field of the start castle, or NOTHING.",
        first="NOTHING",
        feature=one_of(below=30),
    ),
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
    array("marble", "seats", feature=scaled(10)),
    array("workers", "seats", feature=scaled(10)),
    array("green", "seats", feature=scaled(80)),
    array("red", "seats", feature=scaled(120)),
    array("green_from", "seats * GREEN_SOURCES", "The green points by source.", feature=scaled(60)),
    array("red_from", "seats * SOURCES", "The red points by source.", feature=scaled(60)),
)
