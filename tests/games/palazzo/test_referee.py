"""The engine against the referee: legal actions, results, orders, effects and scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from contrada.core.game import CHANCE, SPECTATOR, TERMINAL
from contrada.core.rng import Rng, rng_for_run
from tests.games.palazzo.referee import Referee, card_form, card_of, tile_of
from tests.games.palazzo.scenario import GAME

SMALL = 9
"""Up to this many cards in hand, every set that can be laid is compared."""
LONGEST = 900
SETUPS = [(seats, count) for count in ("after_reveal", "before_reveal") for seats in (2, 3, 4)]


def key(form: Any) -> str:
    return msgspec.json.encode(form, order="sorted").decode()


def pick(rng: Rng, forms: list[Any]) -> Any:
    """A random action; money is taken less often, so that games end."""
    few = [form for form in forms if form["do"] not in ("take_money", "rebuild", "pass")]
    if few and rng.below(4) > 0:
        forms = few
    return forms[rng.below(len(forms))]


def same_choices(model: Referee, s: Any) -> list[Any]:
    """The engine's legal forms; they are those of the referee."""
    forms = [GAME.encode(s.seat, a) for a in GAME.legal(s, s.seat)]
    assert len({key(form) for form in forms}) == len(forms)
    expected = model.legal()
    if model.phase in ("building", "rebuilding"):
        assert {key(form) for form in forms} <= {key(form) for form in expected}
        results = [model.result(form) for form in forms]
        assert set(results) == {model.result(form) for form in expected}
        assert len(set(results)) == len(results), "the same result twice"
    else:
        assert {key(form) for form in forms} == {key(form) for form in expected}
    return forms


def reached(s: Any) -> dict[Any, int]:
    """Every set of cards that can be confirmed from here, with its total, by any steps."""
    found: dict[Any, int] = {}
    seen: set[tuple[int, ...]] = set()
    waiting = [s]
    while waiting:
        state = waiting.pop()
        if tuple(state.draft) in seen:
            continue
        seen.add(tuple(state.draft))
        for a in GAME.legal(state, state.seat):
            form = GAME.encode(state.seat, a)
            if form["do"] == "confirm":
                draft = GAME.view(state, state.seat).draft
                cards = Counter(card_of(msgspec.to_builtins(card)) for card in draft.cards)
                found[frozenset(cards.items())] = draft.value
            elif form["do"] != "pass":
                after = state.copy()
                GAME.apply(after, state.seat, a)
                waiting.append(after)
    return found


def same_payments(model: Referee, s: Any, rng: Rng) -> None:
    """All results, and some of them in other orders, lead to the same states."""
    expected = model.payments()
    assert reached(s) == expected
    sets = sorted(expected, key=str)
    for _ in range(min(2, len(sets))):
        chosen = sets[rng.below(len(sets))]
        cards = [card for card, n in sorted(chosen) for _ in range(n - model.draft[card])]
        ends = set()
        for _ in range(2):
            order, state = list(cards), s.copy()
            while order:
                card = order.pop(rng.below(len(order)))
                a = GAME.decode(s.seat, {"do": "lay_card", "card": card_form(card)})
                assert a in list(GAME.legal(state, s.seat))
                GAME.apply(state, s.seat, a)
            ends.add(GAME.fingerprint(state))
        assert len(ends) == 1


def same_table(model: Referee, s: Any) -> None:
    """Everything on the table is as the referee has it."""
    view = GAME.view(s, SPECTATOR)
    for p, player in enumerate(view.players):
        own = GAME.view(s, p).players[p].hand if s.seat != p else None
        drafted = model.draft if p == model.seat and not model.chance else Counter()
        assert player.hand_size == model.hands[p].total() + drafted.total()
        if own is not None:
            assert Counter(card_of(msgspec.to_builtins(card)) for card in own) == +model.hands[p]
        laid = [card for card in player.laid if type(card).__name__ != "Opening"]
        lays: Counter[Any] = sum(model.lays[p], Counter())
        assert Counter(card_of(msgspec.to_builtins(card)) for card in laid) == +lays
        assert player.bid == model.bids[p]
        rows = [tuple(map(_tile, palazzo.floors)) for palazzo in player.palazzi]
        assert rows == model.rows[p]
    assert [_tile(tile) for tile in view.warehouse] == model.warehouse
    assert [[_tile(tile) for tile in quarry] for quarry in view.quarries] == model.quarries
    assert view.builder == model.builder
    assert view.riders == model.riders
    assert view.deck == model.deck.total()
    assert len(view.discards) == model.discards.total()
    assert view.stacks == [stack.total() for stack in model.stacks]
    assert sum(s.box) == len(model.boxed)
    assert GAME.scores(s) == model.scores()


def _tile(tile: Any) -> Any:
    return tile_of(msgspec.to_builtins(tile))


def referee_game(number: int) -> bool:
    """Play one random game against the referee; whether it came to its end."""
    rng = rng_for_run(2005, number)
    seats, count = SETUPS[number % len(SETUPS)]
    model = Referee(seats, count == "before_reveal")
    s = GAME.initial(seats, GAME.spec.check_options({"price_count": count}))
    for _ in range(LONGEST):
        if GAME.to_move(s) == TERMINAL:
            assert model.phase == "over"
            assert GAME.ranking(s) == model.ranking()
            return True
        assert model.chance == (s.seat == CHANCE)
        if model.chance:
            expected = model.outcomes()
            total = sum(n for _, n in expected)
            odds = {key(GAME.encode(CHANCE, a)): round(p * total) for a, p in GAME.outcomes(s)}
            assert odds == {key(form): n for form, n in expected}
            form = expected[rng.below(len(expected))][0]
            model.happen(form)
            GAME.apply(s, CHANCE, GAME.decode(CHANCE, form))
        else:
            assert s.seat == model.seat
            forms = same_choices(model, s)
            laying = model.phase in ("paying", "bidding")
            if laying and model.hands[s.seat].total() <= SMALL and rng.below(4) == 0:
                same_payments(model, s, rng)
            form = pick(rng, forms)
            a = GAME.decode(s.seat, form)
            GAME.apply(s, s.seat, a)
            model.play(form)
        same_table(model, s)
    return False


@pytest.mark.rule("PAL-M2a")
@pytest.mark.rule("PAL-B9")
@pytest.mark.rule("PAL-G1")
@pytest.mark.rule("PAL-R1")
def test_twenty_games_against_the_referee() -> None:
    assert sum(referee_game(number) for number in range(20)) >= 15


@pytest.mark.long
@pytest.mark.parametrize("batch", range(10))
def test_two_hundred_games_against_the_referee(batch: int) -> None:
    ended = sum(referee_game(number) for number in range(20 + 20 * batch, 40 + 20 * batch))
    assert ended >= 15
