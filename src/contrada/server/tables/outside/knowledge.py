"""The messages from which a program rebuilds a seat's information set."""

from __future__ import annotations

import msgspec

from contrada.core.play.knowledge import knowledge_digest, representative
from contrada.server.tables.outside.messages import GameSetup, Info
from contrada.server.tables.table import Table


def setup_message(table: Table, seat: int) -> bytes:
    """How to make the game of a table, with its box unless it is the published one."""
    setup = table.setup
    components = setup.components if table.box else None
    return msgspec.json.encode(
        GameSetup(
            seat,
            setup.game,
            setup.rules_version,
            setup.seats,
            setup.options,
            components,
            table.commitment,
        )
    )


def info_message(table: Table, seat: int) -> bytes | None:
    """What a seat knows at its decision; None if it has none."""
    match = table.match
    if match is None or not table.legal(seat):
        return None
    game, state = table.game, match.state
    key = knowledge_digest(game, state, seat)
    sampled = representative(game, state, seat)
    return msgspec.json.encode(Info(table.data.seen[seat], key, sampled.dump()))
