"""Checks commands: each becomes an event, or is refused with a reason.

A refusal reveals no more than the viewer knows. The rules' own error texts, which name plies and
seats, are therefore never sent.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from contrada.bots.names import UnknownBot, registered_name
from contrada.core.errors import BadAction
from contrada.server.common.refusal import Refused
from contrada.server.identity.names import display_name
from contrada.server.tables import events as ev
from contrada.server.tables import messages as msg
from contrada.server.tables.seating import DEFAULT_BOT
from contrada.server.tables.table import Table

Away = Callable[[int], bool]
"""A function that returns whether the player of a seat has been away too long."""


class Checked(msgspec.Struct, frozen=True):
    """An event that a command leads to, checked against the table as it is now."""

    event: ev.AnyEvent
    action: int | None = None
    """Of a `Played` event: its action, decoded and legal, so that nothing decodes it again."""


def decide(table: Table, user: str, command: msg.AnyCommand, away: Away) -> Checked:
    """The event that a command leads to; raises Refused."""
    if isinstance(command, msg.Play):
        return _play(table, check_own_seat(table, user, command.seat), command)
    return Checked(_decide(table, user, command, away))


def _decide(table: Table, user: str, command: msg.AnyCommand, away: Away) -> ev.AnyEvent:
    match command:
        case msg.Take():
            return _take(table, user, command)
        case msg.SetBot() | msg.Free() | msg.HandOver() | msg.Start() | msg.SwitchChat():
            return _as_host(table, user, command)
        case msg.Close():
            return _close(table, user)
    seat = check_own_seat(table, user, command.seat)
    match command:
        case msg.Leave():
            return _leave(table, seat)
        case msg.Undo() | msg.Restart():
            return _undo(table, seat, command)
        case msg.Withdraw():
            return _withdraw(table, seat, command)
        case msg.Ask():
            return _ask(table, seat, command)
        case msg.Answer():
            return _answer(table, seat, command)
        case msg.Replace():
            return _replace(table, seat, command.target, away)
        case msg.Return():
            _check_running(table)
            place = table.data.seats[seat]
            if not place.stand_in or place.resigned:
                raise Refused("not_now", "No bot plays for you, or you have given up.")
            return ev.Returned(seat)
        case msg.Resign():
            _check_running(table)
            if table.data.seats[seat].resigned:
                raise Refused("not_now", "You have given up already.")
            return ev.Resigned(seat, DEFAULT_BOT)
        case msg.Abort():
            return _abort(table, seat)
        case _:
            raise Refused("bad_message", "This is not something to do at a table.")


# -- before the game ---------------------------------------------------------------------------


def _take(table: Table, user: str, command: msg.Take) -> ev.AnyEvent:
    if user not in table.names:
        raise Refused("no_name", "Choose a name first.")
    seat = check_seat(table, command.seat)
    if user in table.owners and table.setup.bots != "welcome":
        raise Refused("not_allowed", "This table admits only bots that its host challenges.")
    check_open_seat(table, seat)
    if user in table.owners and table.data.seats_of(user):
        raise Refused("taken", "A bot has one seat at a table.")
    name = display_name(command.name) if command.name.strip() else ""
    if table.data.seats_of(user) and not name:
        raise Refused("taken", "You sit here already; one more player at your screen needs a name.")
    return ev.SeatTaken(seat, user, name)


def _as_host(
    table: Table,
    user: str,
    command: msg.SetBot | msg.Free | msg.HandOver | msg.Start | msg.SwitchChat,
) -> ev.AnyEvent:
    if user != table.data.host:
        raise Refused("not_host", "Only the host can do this.")
    if isinstance(command, msg.SwitchChat):
        return ev.ChatSwitched(command.on)
    if isinstance(command, msg.HandOver):
        place = table.data.seats[check_seat(table, command.seat)]
        if not place.users or user in place.users or place.users[0] in table.owners:
            raise Refused("not_now", "Only another person at the table can become host.")
        return ev.HostChanged(place.users[0])
    if table.data.phase != "open":
        raise Refused("not_now", "The game has begun.")
    if isinstance(command, msg.Start):
        if any(seat.kind == "open" for seat in table.data.seats):
            raise Refused("not_now", "A seat is still open.")
        return ev.Started()
    seat = check_seat(table, command.seat)
    if isinstance(command, msg.Free):
        if table.data.seats[seat].kind == "open":
            raise Refused("not_now", "This seat is open.")
        return ev.Freed(seat)
    if table.data.seats[seat].kind == "human":
        raise Refused("taken", "A person sits there.")
    return ev.BotSeated(seat, checked_bot(command.bot))


def _close(table: Table, user: str) -> ev.AnyEvent:
    if user != table.data.host:
        raise Refused("not_host", "Only the host can do this.")
    if table.data.phase == "over":
        raise Refused("not_now", "The table is closed already.")
    others = [seat for seat in table.data.voters() if user not in table.data.seats[seat].users]
    if table.running and others:
        raise Refused("not_now", "Others are playing: ask them to end the game.")
    return ev.Ended("closed")


def _leave(table: Table, seat: int) -> ev.AnyEvent:
    if table.data.phase == "open":
        return ev.Freed(seat)
    _check_running(table)
    if table.data.seats[seat].stand_in:
        raise Refused("not_now", "A bot plays for you already.")
    return ev.StoodIn(seat, DEFAULT_BOT)


# -- in the game -------------------------------------------------------------------------------


def _play(table: Table, seat: int, command: msg.Play) -> Checked:
    """Decode and check an action; this is the only check on the way of a command."""
    _check_current(table, seat, command.seq)
    check_not_replaced(table, seat)
    try:
        action = table.game.decode(seat, command.action)
    except BadAction as error:
        raise Refused("bad_action", str(error)) from None
    legal = table.legal(seat)
    if not legal:
        raise Refused("not_now", "It is not your turn.")
    if action not in legal:
        raise Refused("illegal", "This cannot be played here.")
    # The canonical form is stored: clients may send fields in another order.
    return Checked(ev.Played(seat, table.game.encode(seat, action)), action)


def _undo(table: Table, seat: int, command: msg.Undo | msg.Restart) -> ev.AnyEvent:
    _check_current(table, seat, command.seq)
    check_not_replaced(table, seat)
    if table.match is None or not table.match.can_undo(seat):
        raise Refused("nothing_to_undo", "There is nothing that you can take back by yourself.")
    return ev.Undone(seat, isinstance(command, msg.Restart))


def _withdraw(table: Table, seat: int, command: msg.Withdraw) -> ev.AnyEvent:
    _check_current(table, seat, command.seq)
    check_not_replaced(table, seat)
    try:
        action = table.game.decode(seat, command.action)
    except BadAction as error:
        raise Refused("bad_action", str(error)) from None
    if action not in table.withdrawable(seat):
        raise Refused("nothing_to_undo", "This is not a step that you can take out.")
    return ev.Withdrawn(seat, table.game.encode(seat, action))


def _abort(table: Table, seat: int) -> ev.AnyEvent:
    """End a game of two players without a result, as long as the seat itself has not acted.

    What the other player has done is not considered: it may be secret.
    """
    _check_running(table)
    assert table.match is not None
    if table.setup.seats != 2:
        raise Refused("not_now", "Only a game of two players can be aborted.")
    forced = table.match.snapshot().forced
    acted = any(e.actor == seat and not forced[ply] for ply, e in enumerate(table.match.log))
    if acted or table.data.origin is not None:
        raise Refused("not_now", "You have played already; you can resign, or ask to end the game.")
    return ev.Ended("aborted")


def _ask(table: Table, seat: int, command: msg.Ask) -> ev.AnyEvent:
    _check_running(table)
    if table.data.request is not None:
        raise Refused("not_now", "Something else has been asked and is not answered yet.")
    if table.data.seats[seat].resigned:
        raise Refused("not_now", "You have given up.")
    if command.what == "end":
        return ev.Asked(seat, "end")
    if command.what == "replace":
        target = check_seat(table, command.target)
        place = table.data.seats[target]
        if place.kind != "human" or place.stand_in or target == seat:
            raise Refused("not_now", "A bot can stand in for another person only.")
        return ev.Asked(seat, "replace", target)
    ply = _last_decision(table, seat)
    if ply is None:
        raise Refused("nothing_to_undo", "You have not decided anything yet.")
    return ev.Asked(seat, "undo", -1, ply)


def _last_decision(table: Table, seat: int) -> int | None:
    """The ply at which this seat's last free decision started, or None."""
    assert table.match is not None
    shot = table.match.snapshot()
    free = [
        ply for ply, entry in enumerate(shot.log) if entry.actor == seat and not shot.forced[ply]
    ]
    if not free:
        return None
    ply = free[-1]
    while ply > 0 and shot.log[ply - 1].actor == seat and not shot.barriers[ply - 1]:
        ply -= 1
    return ply


def _answer(table: Table, seat: int, command: msg.Answer) -> ev.AnyEvent:
    _check_running(table)
    request = table.data.request
    if request is None:
        raise Refused("not_now", "Nothing has been asked.")
    if table.data.seats[seat].resigned:
        raise Refused("not_now", "You have given up.")
    if command.yes and seat in request.yes:
        raise Refused("not_now", "You have agreed already.")
    return ev.Answered(seat, command.yes)


def _replace(table: Table, seat: int, target: int, away: Away) -> ev.AnyEvent:
    _check_running(table)
    place = table.data.seats[check_seat(table, target)]
    if place.kind != "human" or place.stand_in or target == seat:
        raise Refused("not_now", "A bot can stand in for another person only.")
    if not away(target):
        raise Refused("not_now", "This player has not been away long enough; ask the others.")
    return ev.StoodIn(target, DEFAULT_BOT)


# -- shared checks -----------------------------------------------------------------------------


def check_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.setup.seats:
        raise Refused("bad_message", "There is no such seat.")
    return seat


def check_open_seat(table: Table, seat: int) -> None:
    """Refuse a seat that cannot be taken."""
    if table.data.phase != "open":
        raise Refused("not_now", "The game has begun.")
    if table.data.seats[seat].kind != "open":
        raise Refused("taken", "Somebody sits there already.")


def check_own_seat(table: Table, user: str, seat: int) -> int:
    if user not in table.data.seats[check_seat(table, seat)].users:
        raise Refused("not_yours", "This is not your seat.")
    return seat


def _check_running(table: Table) -> None:
    if not table.running:
        raise Refused("not_now", "The game is not being played.")


def check_not_replaced(table: Table, seat: int) -> None:
    if table.data.seats[seat].stand_in:
        raise Refused("not_now", "A bot plays for you; take your seat back first.")


def _check_current(table: Table, seat: int, seq: int) -> None:
    """Refuse an action that was chosen for an earlier decision of this seat."""
    _check_running(table)
    data = table.data
    if not data.since[seat] <= seq <= data.seen[seat]:
        raise Refused("stale", f"Your decision has changed; you are at {data.seen[seat]} now.")


def checked_bot(text: str) -> str:
    """The name of a registered bot, without settings; raises Refused. Imports nothing."""
    try:
        return registered_name(text)
    except UnknownBot as error:
        raise Refused("bad_setup", str(error)) from None


def clean(text: str) -> str:
    """A chat message without control characters and repeated spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
