"""`contrada admin`: queries and moderation for operators; works while servers run."""

from __future__ import annotations

import getpass
import os
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table as Grid

from contrada.cli.commands.data import DataOpt, settings_for
from contrada.cli.common import JsonOpt, out, print_json
from contrada.core.errors import ContradaError

if TYPE_CHECKING:
    from contrada.server.storage.event_store import Store
    from contrada.server.storage.people.operators import What

app = typer.Typer(
    help="Administer a server: people, tables, reports.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

WAIT_SECONDS: Final = 8.0
"""How long to wait for a running server to carry out an act."""
UNITS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}

PersonArg = Annotated[str, typer.Argument(help="A person: id, account, or a unique name.")]
TableArg = Annotated[str, typer.Argument(help="The table's id: the last part of its link.")]
WhyOpt = Annotated[
    str, typer.Option("--why", help="The reason; stored, and shown to the muted or banned person.")
]
UntilOpt = Annotated[
    str | None,
    typer.Option("--until", help="30m, 12h, 3d, 2w, or a UTC date such as 2027-01-31."),
]


class BadTime(ContradaError):
    """A time that cannot be parsed."""


@contextmanager
def _store(data: Path | None) -> Iterator[Store]:
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.archive.tables import open_reading

    store = open_reading(settings_for(data))
    try:
        yield store
    finally:
        store.close()


def read_until(text: str | None) -> int | None:
    """Parse a duration from now, or a date, into milliseconds since 1970; raises BadTime."""
    if text is None:
        return None
    span = re.fullmatch(r"([0-9]{1,5})([mhdw])", text)
    if span is not None:
        return int((time.time() + int(span[1]) * UNITS[span[2]]) * 1000)
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise BadTime(f"--until is 30m, 12h, 3d, 2w or a date, not {text!r}.") from None
    return int((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)


def _when(at: int | None) -> str:
    from contrada.server.storage.people.sanction import moment

    return "" if at is None else moment(at)


def _me() -> str:
    try:
        return f"console:{getpass.getuser()}"
    except (KeyError, OSError):
        return f"console:{os.getuid()}"


def _show(rows: Sequence[Any], columns: Sequence[str], json: bool, empty: str) -> None:
    """Print rows as a table or as JSON."""
    if json:
        print_json(rows)
        return
    if not rows:
        out().print(empty)
        return
    grid = Grid(*columns, box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*(_cell(getattr(row, name)) for name in columns))
    out().print(grid)


def _cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, list | tuple):
        return " ".join(_cell(one) for one in value)
    if isinstance(value, int) and value > 10**12:
        return _when(value)
    kind = getattr(value, "kind", None)
    if kind is not None:
        return " ".join(filter(None, (kind, getattr(value, "name", ""), getattr(value, "bot", ""))))
    return "" if value is None else str(value)


def _act(
    data: Path | None, what: What, target: str, why: str, until: str | None = None, name: str = ""
) -> None:
    """Write an act, wait for a running server to carry it out, and print the outcome."""
    from contrada.server.identity.signing import Identity
    from contrada.server.operators.moderation import Moderation, one_time_password
    from contrada.server.storage.database import key_of

    end = read_until(until)
    with _store(data) as store:
        moderation = Moderation(store, console=True)
        one_time = None
        if what == "reset_password":
            one_time = one_time_password(Identity(key_of(store.engine, "signing")))
        performed = moderation.perform(
            _me(), what, target, why, until=end, name=name, one_time=one_time
        )
        if performed.password:
            typer.echo(f"One-time password, valid for three days: {performed.password}")
        deadline = time.monotonic() + WAIT_SECONDS
        while True:
            act = store.operators.find_act(performed.act)
            assert act is not None
            if act.done_at is not None:
                typer.echo(f"Done (act {act.id}). {act.outcome}".rstrip())
                if act.outcome.startswith("Not done"):
                    raise typer.Exit(1)
                return
            if time.monotonic() > deadline:
                typer.echo(f"Written (act {act.id}); a server carries it out when it runs.")
                return
            time.sleep(0.05)


# -- queries --------------------------------------------------------------------------------------


@app.command()
def who(data: DataOpt = None, json: JsonOpt = False) -> None:
    """List connected people and their tables, as the running servers report them."""
    from contrada.server.operators.lookup import Lookup

    with _store(data) as store:
        people = Lookup(store).who(3.0, None if store.shared else 1)
    if people is None:
        raise ContradaError("No server answers: none runs on this database.")
    _show(people, ("name", "user", "tables"), json, "Nobody is connected.")


@app.command()
def find(
    text: Annotated[str, typer.Argument(help="A part of a name or account, or an id.")],
    data: DataOpt = None,
    json: JsonOpt = False,
) -> None:
    """Find people by name, account or id, and tables by id or by who sits there."""
    from contrada.server.operators.lookup import Lookup

    with _store(data) as store:
        lookup = Lookup(store)
        people, tables = lookup.people(text), lookup.tables(text)
    if json:
        print_json({"people": people, "tables": tables})
        return
    columns = ("id", "name", "account", "operator", "created_at", "sanctions", "tables")
    _show(people, columns, False, "No people found.")
    columns = ("id", "game", "phase", "created_at", "host", "seats", "bots_stopped")
    _show(tables, columns, False, "No tables found.")


@app.command()
def reports(data: DataOpt = None, json: JsonOpt = False) -> None:
    """List open reports, oldest first."""
    with _store(data) as store:
        waiting = store.reports.waiting(500)
    columns = ("id", "at", "by", "target", "name", "table", "text", "reason")
    _show(waiting, columns, json, "There are no open reports.")


@app.command()
def acts(data: DataOpt = None, json: JsonOpt = False) -> None:
    """List what operators did, newest first."""
    with _store(data) as store:
        last = store.operators.last_acts(200)
    columns = ("id", "at", "by", "what", "target", "reason", "done_at", "outcome")
    _show(last, columns, json, "No operator has done anything yet.")


@app.command()
def sanctions(data: DataOpt = None, json: JsonOpt = False) -> None:
    """List bans, mutes and stopped bots that are in force."""
    with _store(data) as store:
        found = store.operators.in_force()
    _show(found, ("kind", "subject", "until", "at", "reason"), json, "Nothing is in force.")


@app.command()
def broken(data: DataOpt = None, json: JsonOpt = False) -> None:
    """List the tables that a server marked as broken."""
    with _store(data) as store:
        found = store.broken()
    _show(found, ("id", "game", "since", "tries", "fault"), json, "No table is broken.")


@app.command()
def figures(data: DataOpt = None) -> None:
    """Print counts of people, tables, events and more, as JSON."""
    from contrada.server.operators.lookup import Lookup

    with _store(data) as store:
        print_json(Lookup(store).figures())


# -- acting on people ------------------------------------------------------------------------------


@app.command()
def mute(person: PersonArg, why: WhyOpt, until: UntilOpt = None, data: DataOpt = None) -> None:
    """Stop a person from chatting and from changing their name."""
    _act(data, "mute", person, why, until)


@app.command()
def unmute(person: PersonArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Lift a mute."""
    _act(data, "unmute", person, why)


def _is_range(text: str) -> bool:
    return bool(
        re.fullmatch(r"[0-9.]*\.[0-9.]+(/[0-9]+)?|[0-9a-fA-F.]*:[0-9a-fA-F:.]*(/[0-9]+)?", text)
    )


@app.command()
def ban(
    target: Annotated[str, typer.Argument(help="A person, or a range such as 203.0.113.0/24.")],
    why: WhyOpt,
    until: UntilOpt = None,
    address: Annotated[
        bool, typer.Option("--address", help="Ban the network the person is connected from, too.")
    ] = False,
    data: DataOpt = None,
) -> None:
    """Ban a person, or a range of addresses; bots play their seats."""
    if _is_range(target):
        _act(data, "ban_range", target, why, until)
        return
    if address:  # first, because the ban of the person disconnects them
        _act(data, "ban_address_of", target, why, until)
    _act(data, "ban", target, why, until)


@app.command()
def unban(
    target: Annotated[str, typer.Argument(help="A person, or a banned range.")],
    why: WhyOpt,
    data: DataOpt = None,
) -> None:
    """Lift the ban of a person or a range."""
    _act(data, "unban_range" if _is_range(target) else "unban", target, why)


@app.command()
def rename(
    person: PersonArg,
    name: Annotated[str, typer.Argument(help="The new name.")],
    why: WhyOpt,
    data: DataOpt = None,
) -> None:
    """Change a person's name."""
    _act(data, "rename", person, why, name=name)


@app.command("reset-password")
def reset_password(person: PersonArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Print a one-time password; signs out all devices of the account."""
    _act(data, "reset_password", person, why)


@app.command()
def grant(person: PersonArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Grant an account the operator role, which allows the page /operator."""
    _act(data, "grant", person, why)


@app.command()
def revoke(person: PersonArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Revoke the operator role of an account."""
    _act(data, "revoke", person, why)


# -- acting on tables and reports ------------------------------------------------------------------


@app.command()
def close(table: TableArg, why: WhyOpt, data: DataOpt = None) -> None:
    """End a table; its log stays readable."""
    _act(data, "close", table, why)


@app.command()
def delete(table: TableArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Delete a table with its log, chat and results permanently."""
    _act(data, "delete", table, why)


@app.command("stop-bots")
def stop_bots(table: TableArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Stop the bots of a table until `start-bots`."""
    _act(data, "stop_bots", table, why)


@app.command("start-bots")
def start_bots(table: TableArg, why: WhyOpt, data: DataOpt = None) -> None:
    """Start the bots of a table again."""
    _act(data, "start_bots", table, why)


@app.command("close-report")
def close_report(
    report: Annotated[int, typer.Argument(help="The report's number.")],
    why: WhyOpt,
    data: DataOpt = None,
) -> None:
    """Mark a report as handled."""
    _act(data, "close_report", str(report), why)
