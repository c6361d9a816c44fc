"""The fields of a state of Raccolta, in the order of `dump`."""

from __future__ import annotations

from typing import Final

from contrada.core.fields import array, given, number

STATE: Final = "RaccoltaState"
ABOUT: Final = "A position: the pool is a count of each kind of card and has no order."
FIELDS: Final = (
    given("seats"),
    given("sales_limit", "So many sales of one player end the game (option `sales`)."),
    number("phase", "FAVOURITES"),
    number("seat", "CHANCE", "Who decides now; CHANCE or TERMINAL."),
    number("turn", "0", "Whose turn it is."),
    number("step", "0", "How many cards have been dealt or laid out in this phase."),
    number("ending", "0", "1 once this round is the last."),
    array("pool", "KINDS", "The face-down cards, by kind."),
    number("pool_size"),
    array("display", "KINDS"),
    array("hands", "seats * KINDS"),
    array("seen", "seats * KINDS", "Of each hand, the cards that everybody has seen enter it."),
    array("hand_size", "seats"),
    array("draft", "KINDS", "The cards of the hand that the player to move has laid for a sale."),
    array("sold", "KINDS"),
    array("market", "FRUITS", "How often each fruit has been sold."),
    array("favourites", "seats", "The secret fruit of each seat.", first="NONE"),
    array("sales", "seats", "How often each seat has sold."),
    array("sold_fruit", "seats * FRUITS", "How many cards of each fruit a seat has sold."),
    array("card_points", "seats"),
    array("set_points", "seats"),
    array("market_points", "seats"),
)
