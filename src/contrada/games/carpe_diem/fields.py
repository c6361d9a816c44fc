"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, given, number

STATE: Final = "CarpeDiemState"
ABOUT: Final = "A position of Carpe Diem."
FIELDS: Final = (
    given("seats", "How many players."),
    given("open_scores", "1: everyone's victory points are shown."),
    given("card_by_card", "1: the penalty is due when a card is closed, not after both cards."),
    number("stage", "DRAW_START", "What is decided now, a STAGE number."),
    number("seat", "0", "Whose turn it is."),
    number("dealt", "0", "How much of the current deal is done."),
    number("first", "NOTHING", "The seat that began the game; -1 before it is drawn."),
    number("phase", "1", "1 to 4."),
    number("turn", "0", "Turns played in this phase."),
    number("to_field", "NOTHING", "Draft: where the figure goes; -1 none yet."),
    number("by_bread", "0", "Draft: 1 if a bread pays for it."),
    number("tile", "NOTHING", "Draft: the tile taken; -1 none yet."),
    number("fetched", "0", "Draft: 1 if the tile comes from a seal space."),
    number("draws", "0", "Fountain cards still to be drawn."),
    number("craftsmen", "0", "Craftsman rewards still to be taken."),
    number("merchants", "0", "Merchant rewards waiting for the end of the turn."),
    number("scorer", "0", "How many have finished their scoring turn in this phase."),
    number("circle", "NOTHING", "The circle of the current scoring turn; -1 none yet."),
    number("held", "0", "Victory points before the current disc was placed."),
    number("fulfilled", "0", "Bits: which of the circle's two cards was fulfilled by itself."),
    number("closed", "0", "Draft: bits, which of the two cards takes nothing more."),
    number("lost", "0", "Draft: victory points lost by closing cards."),
    array(
        "uses",
        "2 * USES",
        "Draft: how often each card was fulfilled in each way, by card × 17 + way.",
        shared=True,
    ),
    array("figures", "seats", "Field by seat; -1 before entering.", first="NOTHING"),
    array("displays", "FIELDS * PLACES", "Face by field × 4 + place; -1 empty.", first="NOTHING"),
    array("seals", "SEALS", "Face by seal space; -1 empty.", first="NOTHING", shared=True),
    array("light", "", "By face: light tiles not yet revealed.", shared=True),
    array("dark", "", "By face: dark tiles not yet revealed.", shared=True),
    array("removed", "", "Faces of the tiles that left the game.", shared=True, counted=96),
    array("storage", "", "Stored tiles, each as face × 4 + seat.", shared=True, counted=384),
    array("tableaux", "seats", "By seat; -1 before the deal.", first="NOTHING", shared=True),
    array(
        "frames",
        "seats * 4",
        "Frame piece by seat × 4 + side; -1 before the deal.",
        first="NOTHING",
        shared=True,
    ),
    array("slots", "SLOTS", "Scoring card by slot; -1 none.", first="NOTHING", shared=True),
    array("discs", "CIRCLES", "Seat by circle; -1 empty.", first="NOTHING", shared=True),
    array("goods", "seats * GOODS", "By seat × GOODS."),
    array("points", "seats * SOURCES", "Victory points by seat × SOURCES.", shared=True),
    array("track", "seats", "By seat: the space of its disc.", shared=True),
    array(
        "order",
        "",
        "Seats from the front of the track to the back, from the top of a stack down.",
        shared=True,
    ),
    array(
        "built",
        "seats * COUNTED",
        "By seat × COUNTED: finished features, single buildings, chimneys.",
    ),
    array("villas", "seats", "By seat: what the finished villas are worth.", shared=True),
    array(
        "lines",
        "seats * OPEN_KINDS",
        "By seat × OPEN_KINDS: rows and columns that a finished feature touches, as bits.",
        shared=True,
        bits=12,
    ),
    array(
        "cells",
        "seats * CELLS",
        "By seat × 36: face × 4 + turn of the laid tile; -1 empty.",
        first="NOTHING",
    ),
    array(
        "demand",
        "",
        "By seat × 36: what the surroundings ask of a tile there, see district.",
        derived=True,
    ),
    array(
        "nodes",
        "",
        "By seat × 72: the areas of tiles joined into features, see district.",
        derived=True,
    ),
    array(
        "frontier",
        "seats",
        "By seat: the cells where a tile may be laid, as bits.",
        bits=36,
    ),
    array(
        "banderoles",
        "seats",
        "By seat: the cells that still hold one, as bits.",
        shared=True,
        bits=36,
    ),
    array("hands", "seats * FOUNTAIN_KINDS", "Fountain cards by seat × 15 + kind.", shared=True),
    array(
        "returned",
        "seats * FOUNTAIN_KINDS",
        "Fountain cards put under the pile by seat × 15 + kind.",
        shared=True,
    ),
    array("pile", "", "Fountain cards not yet drawn, by kind.", shared=True),
)
