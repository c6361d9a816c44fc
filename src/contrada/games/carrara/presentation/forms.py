"""JSON forms shared by the log, the prompts and the previews."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carrara import actions as act
from contrada.games.carrara import rules
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def block_forms(counts: list[int]) -> list[Json]:
    """Blocks by colour in JSON, from the cheapest."""
    return [act.blocks_form(colour, n) for colour, n in enumerate(counts) if n > 0]


def reward_form(coins: int, points: int) -> Json:
    """Coins and points in JSON."""
    return {"is": "reward", "coins": coins, "points": points}


def applied(t: Tables, s: CarraraState, seat: int, a: int) -> CarraraState:
    """The state after an action."""
    after = s.copy()
    rules.apply(t, after, seat, a)
    return after
