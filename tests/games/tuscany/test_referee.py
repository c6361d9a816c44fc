"""Random games against a naive referee: the same legal choices, results and points."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany import actions as act
from tests.games.tuscany.payments import results
from tests.games.tuscany.referee import Referee, item_of
from tests.games.tuscany.scenario import GAME, NEW

SHORT = {
    "dark_green": "DG",
    "red": "R",
    "turquoise": "T",
    "grey": "GR",
    "orange": "O",
    "yellow": "Y",
    "beige": "BE",
    "light_green": "LG",
    "worker": "W",
}


def worded(form: dict[str, Any]) -> str:
    """An action as the referee writes it."""
    words = [form["do"]]
    for key, value in form.items():
        if key == "do":
            continue
        if not isinstance(value, dict):
            words.append(str(value))
        elif value["is"] == "bonus":
            words.append(value["bonus"])
        elif value["is"] in ("card", "worker"):
            words.append(value.get("colour", "worker"))
        else:
            words.append("+".join(item_of(value)))
    return " ".join(words)


def options_of(number: int) -> dict[str, Any]:
    return {
        "draw": 2 + number // 2 % 2,
        "starter": ("first_seat", "random")[number % 2],
        "stacks": ("no", "yes")[number // 4 % 2],
        "gaps": ("left", "filled")[number // 3 % 2],
    }


def compare(game: Any, number: int) -> set[str]:
    """Play a random game and compare every decision; returns the verbs seen."""
    seats = 2 + number % 3
    match = Match(game, seats, options_of(number), seed_for_run(77, number))
    rng = rng_for_run(77, number)
    referee = Referee(game.components, seats, match.options)
    seen = set()
    told = 0
    while True:
        for entry in match.log[told:]:
            if entry.actor != CHANCE:
                offered = referee.choices(entry.actor)
                assert worded(game.encode(entry.actor, entry.action)) in offered
            referee.told(entry.actor, game.encode(entry.actor, entry.action))
        told = match.ply
        if match.to_move == TERMINAL:
            break
        for seat in match.actors:
            legal = {worded(game.encode(seat, a)) for a in match.legal(seat)}
            assert legal == referee.choices(seat), f"ply {match.ply}, seat {seat}"
        seat = match.actors[rng.below(len(match.actors))]
        compare_payments(game, match, referee)
        legal_actions = match.legal(seat)
        wanted = [a for a in legal_actions if act.is_place(a) or a >= act.PAY]
        some = wanted if wanted and rng.below(4) else legal_actions
        action = some[rng.below(len(some))]
        seen.add(game.encode(seat, action)["do"])
        match.play(seat, action)
    assert game.scores(match.state) == [player.red for player in referee.players]
    assert game.ranking(match.state) == referee.ranking()
    assert [int(n) for n in match.state.green] == [player.green for player in referee.players]
    return seen


def compare_payments(game: Any, match: Match, referee: Referee) -> None:
    """The results of all orders are the payments of the referee that contain what is laid."""
    if referee.draft is None:
        return
    player = referee.me()
    payments = player.payments(player.map[referee.draft[1]][1])
    wanted = {
        tuple(sorted(SHORT[what] for what in payment))
        for payment in payments
        if all(payment.count(what) >= n for what, n in referee.laid.items())
    }
    found = {tuple(sorted(text.split())) for text in results(game, match.state)}
    assert found == wanted


@pytest.mark.rule("TUS-T3")
@pytest.mark.parametrize("half", [0, 1])
def test_twenty_games_agree_with_the_referee(half: int) -> None:
    seen = set()
    for number in range(10 * half, 10 * half + 10):
        seen |= compare(GAME if number % 5 == 4 else NEW, number)
    assert seen >= {"arrange", "shift", "start_castle", "place", "pay", "castle_place", "marble"}


@pytest.mark.long
def test_two_hundred_games_agree_with_the_referee() -> None:
    for number in range(100, 300):
        compare(GAME if number % 5 == 4 else NEW, number)
