"""Positions as the browser gets them, made without a server."""

from __future__ import annotations

from typing import Final

import msgspec

from contrada.core.game import TERMINAL
from contrada.core.match import Match
from contrada.core.messages import Json, Message
from contrada.server.tables.projection import finals

NAMES: Final = ("Ada", "Bruno", "Carla", "Dino")
"""The players by seat."""


def position(match: Match, seat: int) -> Json:
    """What a seat, or SPECTATOR, is shown now."""
    game, state = match.game, match.state
    over = game.to_move(state) == TERMINAL
    acts = seat >= 0 and not over and seat in list(game.actors(state))
    legal = list(game.legal(state, seat)) if acts else []
    prompt = game.prompt(state, seat) if not over else Message("over")
    built: Json = msgspec.to_builtins(
        {
            "seat": seat,
            "names": list(NAMES[: match.seats]),
            "options": dict(match.options),
            "position": {
                "view": game.view(state, seat),
                "prompt": prompt,
                "legal": [
                    {
                        "action": game.encode(seat, a),
                        "preview": game.preview(state, seat, a),
                        "final": final,
                    }
                    for a, final in zip(legal, finals(game, state, seat, legal), strict=True)
                ],
                "scores": [game.breakdown(state, of, seat) for of in range(match.seats)],
            },
        }
    )
    return built
