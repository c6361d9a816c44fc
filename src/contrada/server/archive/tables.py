"""Export, import and audit of tables, also while a server uses the database."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from contrada.bots.ceiling import importable_bot
from contrada.bots.names import UnknownBot
from contrada.core.errors import AuditFailed, BadMatchFile, ContradaError
from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.saves import load, parse, save
from contrada.server.common.server_clock import now_ms
from contrada.server.identity.signing import Identity
from contrada.server.settings import BadSetting, Settings
from contrada.server.storage.database import key_of, make_private_file, make_private_folder
from contrada.server.storage.event_store import Store
from contrada.server.storage.migrations import check_known, is_current
from contrada.server.tables import events as ev
from contrada.server.tables.projection import result_of
from contrada.server.tables.read_only import ReadOnly
from contrada.server.tables.rows import Append, BadRow, Head, NoSuchTable, Row, UnknownRules
from contrada.server.tables.seating import Data
from contrada.server.tables.table import Table, new_table_id

NOBODY: Final = "imported"
"""The user who holds the seats of an imported game until players open their secret links."""
BATCH: Final = 200


class Imported(msgspec.Struct, frozen=True):
    """A table created from a file, and the secret links of its people's seats."""

    id: str
    secrets: list[str]


class _Players(msgspec.Struct, frozen=True):
    players: list[str] = []


class _WithPlayers(msgspec.Struct, frozen=True):
    table: _Players | None = None


def open_any_version(settings: Settings) -> Store:
    """The database of these settings, of any schema revision; raises BadSetting."""
    _must_exist(settings)
    try:
        store = Store(settings.url, migrate=False)
        store.ping()
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise BadSetting(f"The database cannot be read: {type(error).__name__}.") from None
    return store


def open_reading(settings: Settings) -> Store:
    """The database of these settings, for reading; raises BadSetting."""
    store = open_any_version(settings)
    try:
        with store.engine.connect() as connection:
            check_known(connection)
            current = is_current(connection)
    except SQLAlchemyError as error:
        store.close()
        raise BadSetting(f"The database cannot be read: {type(error).__name__}.") from None
    if not current:
        store.close()
        raise BadSetting(
            "The database belongs to another version of Contrada. Start the server once: it brings "
            "the database to this version."
        )
    return store


def open_writing(settings: Settings) -> Store:
    """The database of these settings, for writing; created if there is none."""
    if settings.database_url or _file(settings).exists():
        open_reading(settings).close()
    else:
        make_private_folder(settings.folder)
        make_private_file(settings.url)
    return Store(settings.url)


def _file(settings: Settings) -> Path:
    return Path(str(make_url(settings.url).database))


def _must_exist(settings: Settings) -> None:
    if make_url(settings.url).get_backend_name() == "sqlite" and not _file(settings).is_file():
        raise BadSetting(f"There is no database {_file(settings)}; --data names its folder.")


# -- out -------------------------------------------------------------------------------------------


def read_table(store: Store, table_id: str) -> Table:
    """Replay a table from its complete log; raises AuditFailed if its snapshot differs."""
    try:
        stored = store.load(table_id)
    except NoSuchTable:
        raise BadMatchFile(f"There is no table {table_id!r} in this database.") from None
    table = Table(table_id, stored.head.setup, stored.seed)
    try:
        short = Table.load(stored)
        for row in store.rows(table_id):
            if row.seq <= short.data.seq:  # the server may have gone on since
                table.apply(row.event, row.at, row.clock)
                table.mark(row.seen)
    except ContradaError as error:
        raise AuditFailed(f"The log of table {table_id} breaks the rules: {error}") from None
    ours, theirs = table.match, short.match
    same = (ours is None) == (theirs is None) and _settled(table) == _settled(short)
    if ours is not None and theirs is not None:
        same = same and theirs.log == ours.log and theirs.state.dump() == ours.state.dump()
    if not same:
        raise AuditFailed(f"The snapshot of table {table_id} does not agree with its log.")
    return table


def _settled(table: Table) -> Data:
    """The state that the log determines, without fields that old snapshots lack."""
    return msgspec.structs.replace(table.data, public_at=0, told_clocks=[])


def export(store: Store, table_id: str) -> bytes:
    """The match file of a table, or its stored log if this version does not know its rules."""
    try:
        table = read_table(store, table_id)
    except (UnknownRules, BadRow):
        data = msgspec.json.encode(ReadOnly(store.unread(table_id)).file())
        return msgspec.json.format(data, indent=1) + b"\n"
    return export_table(table)


def begun(table: Table) -> Match:
    """The match of a table; raises BadMatchFile if the game has not started."""
    if table.match is None:
        raise BadMatchFile(f"The game at table {table.id} has not begun.")
    return table.match


def export_table(table: Table) -> bytes:
    """The match file of a table with its players. It contains the seed: for operators only."""
    data = msgspec.json.decode(save(begun(table)))
    data["table"] = {"players": [seat.bot or "human" for seat in table.data.seats]}
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


# -- in --------------------------------------------------------------------------------------------


def import_match(store: Store, data: bytes) -> Imported:
    """Create a table from a match file; refuses a file that fails its audit."""
    match = load(data)
    saved = parse(data)
    players = _players(data, saved.game, match.seats)
    setup = ev.Setup(
        saved.game,
        saved.rules_version,
        saved.components,
        match.options,
        match.seats,
        "turn_based",
        False,
        True,
        ev.Clock(),
        "bot_moves",
    )
    seed = bytes.fromhex(saved.seed)
    table_id = new_table_id()
    table = Table(table_id, setup, seed)
    at, clock = now_ms(), store.heartbeat.read()
    rows: list[Row] = []

    def happen(event: ev.AnyEvent) -> None:
        table.apply(event, at, clock)
        table.mark([])
        rows.append(Row(len(rows) + 1, at, event, [], clock))

    happen(ev.Made(NOBODY, players, _origin(match)))
    happen(ev.Started())
    _replay(table, match, happen)
    _write(store, table, rows, at)
    identity = Identity(key_of(store.engine, "signing"))
    open_seats = [] if table.data.phase == "over" else range(match.seats)
    links = [
        identity.seat_secret(table_id, seat, table.data.seats[seat].hands)
        for seat in open_seats
        if players[seat].kind != "bot"
    ]
    return Imported(table_id, links)


def _players(data: bytes, game: str, seats: int) -> list[ev.SeatSetup]:
    """The seats of an imported table: the file's bots, and people with secret links."""
    try:
        named = msgspec.json.decode(data, type=_WithPlayers).table
    except msgspec.MsgspecError as error:
        raise BadMatchFile(f"The file does not say who sits where: {error}.") from None
    players = named.players if named is not None else []
    if players and len(players) != seats:
        raise BadMatchFile(f"The file names {len(players)} players for {seats} seats.")
    found = []
    for seat, player in enumerate(players or ["human"] * seats):
        if player == "human":
            found.append(ev.SeatSetup("hot", name=f"{seat + 1}"))
            continue
        try:
            found.append(ev.SeatSetup("bot", importable_bot(player, game, seats)))
        except UnknownBot as error:
            raise BadMatchFile(f"Seat {seat}: {error}") from None
    return found


def _origin(match: Match) -> ev.Origin | None:
    if not match.roots:
        return None
    game, until = match.game, match.own_from
    return ev.Origin(
        "",
        -1,
        [(root.until, root.seed.hex()) for root in match.roots],
        [(entry.actor, game.encode(entry.actor, entry.action)) for entry in match.log[:until]],
    )


def _replay(table: Table, match: Match, append: Any) -> None:
    """Play the file's actions at the new table; chance and forced moves follow automatically."""
    while table.match is not None and table.match.ply < match.ply:
        entry = match.log[table.match.ply]
        if entry.actor == CHANCE:
            raise BadMatchFile(f"Ply {table.match.ply}: the seed gives something else.")
        append(ev.Played(entry.actor, match.game.encode(entry.actor, entry.action)))
    if table.match is None or table.match.log != match.log:
        raise BadMatchFile("The game would go on otherwise than this file says.")


def _write(store: Store, table: Table, rows: list[Row], at: int) -> None:
    phase = table.data.phase
    over = phase == "over"
    head = Head(table.id, table.setup.game, "running", False, at, at, table.setup)
    people = table.data.people()
    store.create(head, table.seed, Append(table.id, rows[0], "running", None, people))
    batch = [Append(table.id, row, "running", None, people) for row in rows[1:-1]]
    # Only the last row makes the table due, so that no server loads it half written.
    result = msgspec.json.encode(result_of(table)).decode() if over else None
    due = None if over else rows[-1].clock
    snapshot = None if over else table.snapshot()
    last = Append(table.id, rows[-1], phase, due, people, result, snapshot)
    for item in [batch[i : i + BATCH] for i in range(0, len(batch), BATCH)] + [[last]]:
        for fault in store.append(item):
            if fault is not None:
                raise BadMatchFile(f"The table could not be written: {fault}")
