"""Validates the settings of new tables and derives those of rematches."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from contrada.bots.ceiling import nearest_name
from contrada.core.errors import ContradaError
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.server.common.refusal import Refused
from contrada.server.identity.names import display_name
from contrada.server.tables import events as ev
from contrada.server.tables import requests as req
from contrada.server.tables.commands import checked_bot
from contrada.server.tables.table import Table


def checked_setup(request: req.NewTable, box: Json | None = None) -> ev.Setup:
    """The settings of a new table, validated by the game; raises Refused."""
    try:
        game = make_game(request.game, box)
        game.spec.check_seats(len(request.seats))
        options = game.spec.check_options(request.options)
    except ContradaError as error:
        raise Refused("bad_setup", str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError):
        if box is None:
            raise
        # A box that was stored before an upgrade of the game.
        raise Refused("bad_setup", "The game cannot be played with this box.") from None
    if request.rated and request.hints:
        raise Refused("bad_setup", "A rated game has no hints.")
    clock = request.clock
    if min(clock.per_move, clock.bank, clock.increment) < 0 or (clock.per_move and clock.bank):
        raise Refused("bad_setup", "A clock has seconds per move, or a bank with an increment.")
    if max(clock.per_move, clock.bank, clock.increment) > 60 * 86_400:
        raise Refused("bad_setup", "A clock gives at most sixty days.")
    return ev.Setup(
        request.game,
        game.spec.rules_version,
        game.components,
        options,
        len(request.seats),
        request.mode,
        request.listed,
        request.spectators,
        clock,
        request.on_timeout,
        request.hints,
        request.rated,
        request.bots,
    )


def checked_seats(seats: Sequence[ev.SeatSetup]) -> list[ev.SeatSetup]:
    """The validated seats of a new table; raises Refused."""
    for seat in seats:
        if seat.kind == "bot":
            checked_bot(seat.bot)
        elif seat.bot:
            raise Refused("bad_setup", "Only a bot's seat names a bot.")
        if seat.kind == "hot" and not seat.name.strip():
            raise Refused("bad_setup", "One more player at your screen needs a name.")
    if sum(1 for seat in seats if seat.kind == "me") > 1:
        raise Refused("bad_setup", "You can sit down once; others at your screen have names.")
    # Only hot-seat players are named by the setup; others use their own names.
    named = [display_name(seat.name) if seat.kind == "hot" else "" for seat in seats]
    return [msgspec.structs.replace(s, name=name) for s, name in zip(seats, named, strict=True)]


def rematch_seats(table: Table, user: str) -> list[ev.SeatSetup]:
    """The seats of a rematch that `user` requests; the seats of other people are open."""
    seats = []
    for seat in table.data.seats:
        if seat.kind == "bot":
            seats.append(ev.SeatSetup("bot", nearest_name(seat.bot)))
        elif user in seat.users:
            seats.append(ev.SeatSetup("hot" if seat.label else "me", name=seat.label))
        else:
            seats.append(ev.SeatSetup())
    return seats
