"""Reasons, what can still come, what is in the box, and the order of the pile."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.testing.wording import missing_words
from raccolta import ENTRY
from raccolta.actions import DEAL, DRAW, REVEAL, card_form, lay
from raccolta.components import published
from raccolta.game import Raccolta
from raccolta.pieces import CARDS, KINDS
from raccolta.presentation.supply import supply
from raccolta.state import RaccoltaState
from scenario import kind, play, scenario

GAME = Raccolta(None)


def why(s: RaccoltaState, what: Json) -> str | None:
    said = GAME.why_not(s, 0, what)
    return None if said is None else said.id


def card(name: str) -> Json:
    return card_form(kind(name))


def test_the_rule_against_an_action_is_named() -> None:
    s = scenario(hand="fig 1, fig 2, lemon 1")
    assert why(s, {"do": "sell"}) == "nothing-laid"
    assert why(s, {"do": "take", "card": card("fig 3")}) == "not-on-show"
    assert why(s, {"do": "lay", "card": card("fig 3")}) == "not-in-hand"
    assert why(s, {"do": "lay", "card": card("lemon 1")}) == "single"
    assert why(s, {"do": "lay", "card": card("fig 1")}) is None
    play(s, lay(kind("fig 1")))
    assert why(s, {"do": "sell"}) == "two-cards"
    assert why(s, {"do": "draw"}) == "selling"
    assert why(s, {"do": "lay", "card": card("lemon 1")}) == "one-fruit"
    full = scenario(hand="fig 1, fig 2, lemon 1, lemon 2, olive 1, olive 2, orange 1")
    assert why(full, {"do": "draw"}) == "hand-full"
    assert why(scenario(pool=0), {"do": "draw"}) == "pile-empty"


def test_a_card_that_cannot_be_used_says_why() -> None:
    s = scenario(hand="fig 1, fig 2, lemon 1", display="olive 3, olive 2, orange 1, orange 2")
    play(s, lay(kind("fig 1")))
    assert why(s, card("lemon 1")) == "one-fruit"
    assert why(s, card("olive 3")) == "selling"
    assert GAME.why_not(s, 1, card("olive 3")) is not None
    assert missing_words("raccolta") == []


def test_the_pile_counts_what_a_viewer_has_seen() -> None:
    s = scenario(hand="fig 1, fig 1", rival="fig 1", display="olive 1, olive 2, fig 2, fig 3")

    def seen(viewer: int, name: str) -> tuple[int, int]:
        row = supply(s, viewer)[0].rows[kind(name)]
        return row.seen, row.left

    assert seen(0, "fig 1") == (2, 1)
    assert seen(1, "fig 1") == (1, 2)
    assert seen(SPECTATOR, "fig 1") == (0, 3)
    assert seen(SPECTATOR, "olive 1") == (1, 2)
    (pile,) = supply(s, 0)
    assert pile.note is not None
    assert sum(row.left for row in pile.rows) == pile.left + 1


def test_the_box_has_all_cards() -> None:
    assert ENTRY.box is not None
    deck, favourites = ENTRY.box(published())
    assert sum(row.count for row in deck.rows) == CARDS
    assert len(favourites.rows) == 4


@pytest.mark.parametrize("seed", range(3))
def test_the_pile_keeps_its_order_whoever_draws(seed: int) -> None:
    """A card is drawn into a hand in one line of play and laid out in another."""
    one, other = (Match(make_game("raccolta"), 2, {}, seed=bytes([seed]) * 32) for _ in range(2))
    one.play(0, DRAW)
    other.play(0, next(a for a in other.legal(0) if a != DRAW))
    hidden, shown = one.log[-1], other.log[-1]
    assert (hidden.actor, shown.actor) == (CHANCE, CHANCE)
    assert hidden.action - DEAL == shown.action - REVEAL
    assert hidden.action - DEAL in range(KINDS)
