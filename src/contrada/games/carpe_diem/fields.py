"""The fields of the state, in the order of `dump`. This is the only list of them."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, digits, given, number, one_of, scaled, unchanging, whose

STATE: Final = "CarpeDiemState"
ABOUT: Final = "A position of Carpe Diem."
FIELDS: Final = (
    given("seats", "How many players."),
    given("open_scores", "1: everyone's victory points are shown."),
    given("card_by_card", "1: the penalty is due when a card is closed, not after both cards."),
    number(
        "stage",
        "DRAW_START",
        "What is decided now, a STAGE number.",
        feature=one_of(6, 7, 8, 9, 10, 11, 12, 13),
    ),
    number("seat", "0", "Whose turn it is.", feature=unchanging()),
    number("dealt", "0", "How much of the current deal is done.", feature=unchanging()),
    number(
        "first", "NOTHING", "The seat that began the game; -1 before it is drawn.", feature=whose()
    ),
    number("phase", "1", "1 to 4.", feature=one_of(1, 2, 3, 4)),
    number("turn", "0", "Turns played in this phase.", feature=scaled(28)),
    number(
        "to_field", "NOTHING", "Draft: where the figure goes; -1 none yet.", feature=one_of(below=7)
    ),
    number("by_bread", "0", "Draft: 1 if a bread pays for it.", feature=scaled(1)),
    number("tile", "NOTHING", "Draft: the tile taken; -1 none yet.", feature=one_of(below=96)),
    number("fetched", "0", "Draft: 1 if the tile comes from a seal space.", feature=scaled(1)),
    number("draws", "0", "Fountain cards still to be drawn.", feature=unchanging()),
    number("craftsmen", "0", "Craftsman rewards still to be taken.", feature=scaled(4)),
    number(
        "merchants", "0", "Merchant rewards waiting for the end of the turn.", feature=unchanging()
    ),
    number(
        "scorer", "0", "How many have finished their scoring turn in this phase.", feature=scaled(4)
    ),
    number(
        "circle",
        "NOTHING",
        "The circle of the current scoring turn; -1 none yet.",
        feature=one_of(below=17),
    ),
    number("held", "0", "Victory points before the current disc was placed.", feature=scaled(150)),
    number(
        "fulfilled",
        "0",
        "Bits: which of the circle's two cards was fulfilled by itself.",
        feature=digits(2),
    ),
    number(
        "closed",
        "0",
        "Draft: bits, which of the two cards takes nothing more.",
        feature=digits(2, needs="card_by_card"),
    ),
    number(
        "lost",
        "0",
        "Draft: victory points lost by closing cards.",
        feature=scaled(20, needs="card_by_card"),
    ),
    array(
        "uses",
        "2 * USES",
        "Draft: how often each card was fulfilled in each way, by card × 17 + way.",
        shared=True,
        feature=scaled(10),
    ),
    array(
        "figures",
        "seats",
        "Field by seat; -1 before entering.",
        first="NOTHING",
        feature=one_of(below=7),
    ),
    array(
        "displays",
        "FIELDS * PLACES",
        "Face by field × 4 + place; -1 empty.",
        first="NOTHING",
        feature=digits(7, low=-1),
    ),
    array(
        "seals",
        "SEALS",
        "Face by seal space; -1 empty.",
        first="NOTHING",
        shared=True,
        feature=digits(7, low=-1),
    ),
    array("light", "", "By face: light tiles not yet revealed.", shared=True, feature=scaled(5)),
    array("dark", "", "By face: dark tiles not yet revealed.", shared=True, feature=scaled(5)),
    array(
        "removed",
        "",
        "Faces of the tiles that left the game.",
        shared=True,
        counted=96,
        feature=scaled(5),
    ),
    array(
        "storage",
        "",
        "Stored tiles, each as face × 4 + seat.",
        shared=True,
        counted=384,
        feature=scaled(3, owner=4),
    ),
    array(
        "tableaux",
        "seats",
        "By seat; -1 before the deal.",
        first="NOTHING",
        shared=True,
        feature=one_of(below=4),
    ),
    array(
        "frames",
        "seats * 4",
        "Frame piece by seat × 4 + side; -1 before the deal.",
        first="NOTHING",
        shared=True,
        feature=one_of(below=16),
    ),
    array(
        "slots",
        "SLOTS",
        "Scoring card by slot; -1 none.",
        first="NOTHING",
        shared=True,
        feature=digits(6, low=-1),
    ),
    array(
        "discs",
        "CIRCLES",
        "Seat by circle; -1 empty.",
        first="NOTHING",
        shared=True,
        feature=whose(),
    ),
    array("goods", "seats * GOODS", "By seat × GOODS.", feature=scaled(20)),
    array(
        "points",
        "seats * SOURCES",
        "Victory points by seat × SOURCES.",
        shared=True,
        feature=scaled(150),
    ),
    array("track", "seats", "By seat: the space of its disc.", shared=True, feature=scaled(30)),
    array(
        "order",
        "",
        "Seats from the front of the track to the back, from the top of a stack down.",
        shared=True,
        feature=whose(),
    ),
    array(
        "built",
        "seats * COUNTED",
        "By seat × COUNTED: finished features, single buildings, chimneys.",
        feature=scaled(25),
    ),
    array(
        "villas",
        "seats",
        "By seat: what the finished villas are worth.",
        shared=True,
        feature=scaled(40),
    ),
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
        feature=digits(9, low=-1),
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
    array(
        "hands",
        "seats * FOUNTAIN_KINDS",
        "Fountain cards by seat × 15 + kind.",
        shared=True,
        feature=scaled(10),
    ),
    array(
        "returned",
        "seats * FOUNTAIN_KINDS",
        "Fountain cards put under the pile by seat × 15 + kind.",
        shared=True,
        feature=scaled(10),
    ),
    array("pile", "", "Fountain cards not yet drawn, by kind.", shared=True, feature=scaled(4)),
)
