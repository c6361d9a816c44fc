"""`contrada backup` and `contrada restore`: one file format for both databases, all or nothing."""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from contrada.core import registry
from contrada.server.archive import backup as backing
from contrada.server.archive.backup import back_up
from contrada.server.archive.backup_format import BadBackup, from_json, kind_of, table_of, tables_at
from contrada.server.archive.restore import restore
from contrada.server.settings import read_settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.migrations import heads
from contrada.server.storage.schema import metadata
from tests.cli.runner import is_one_paragraph, run
from tests.server.harness import Person, Running, quick
from tests.server.operating import eventually
from tests.server.pg import Server, new_database, postgres
from tests.server.test_replays import play_out
from tests.server.test_upgrades import contents
from tests.toy import ENTRY

LASTING = (
    *("secrets", "users", "matches", "events", "snapshots", "sitters", "chat", "mutes"),
    *("results", "result_seats", "ratings", "tallies", "acts", "sanctions", "reports"),
)
"""Tables that a server does not write to while nothing happens."""
ME = {"kind": "me"}
HOT = {"kind": "hot", "name": "Child"}
WISH = {"account": "anna", "password": "correct horse battery"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Running, str]]:
    """A server that runs, its folder, and a table where a game has ended."""
    registry.register(ENTRY)
    folder = tmp_path_factory.mktemp("data")
    running = Running(quick(folder))
    anna = Person(running.port, "Anna")
    anna.post("/api/me/account", WISH)
    table = anna.create([ME, HOT], "fiera")
    anna.must(table, "start")
    anna.must(table, "say", seat=0, text="Grüße, ciao ☕")
    play_out(anna, table, 2)
    # The result is recorded in the background.
    eventually(lambda: len(anna.get("/api/me/history").json()["games"]) == 1)
    anna.close()
    yield folder, running, table
    running.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture(scope="module")
def file(data: tuple[Path, Running, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup made by the command while the server runs."""
    made = tmp_path_factory.mktemp("backup") / "a.backup"
    ran = run("backup", str(made), "--data", str(data[0]))
    assert ran.code == 0, ran.err
    return made


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write(file: Path, lines: list[Any]) -> Path:
    """A file of these lines with a checksum that agrees."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    rows = len(lines) - 1
    end = {"rows": rows, "sha256": hashlib.sha256(body).hexdigest()}
    file.write_bytes(gzip.compress(body + json.dumps(end).encode() + b"\n"))
    return file


def test_a_running_server_is_backed_up_and_restored(
    data: tuple[Path, Running, str], file: Path, tmp_path: Path
) -> None:
    folder, _, table = data
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == [file.name]  # no draft is left
    new = tmp_path / "new"
    ran = run("restore", str(file), "--data", str(new))
    assert ran.code == 0, ran.err
    before, after = contents(folder / "contrada.db"), contents(new / "contrada.db")
    assert {name: after[name] for name in LASTING} == {name: before[name] for name in LASTING}
    assert all(after[name] for name in ("users", "events", "chat", "result_seats"))
    again = Running(quick(new))
    anna = Person(again.port)
    assert anna.post("/api/me/account/sign-in", WISH).json()["name"] == "Anna"
    assert anna.look(table)["table"]["phase"] == "over"
    assert anna.get(f"/api/tables/{table}/audit").json()["sound"]
    assert anna.get(f"/api/tables/{table}/chat").json()["lines"][0]["text"] == "Grüße, ciao ☕"
    anna.create([ME, HOT], "fiera")
    anna.close()
    again.stop()


def test_a_backup_is_one_moment_while_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before each table is read, a pair of rows is written; a backup has both or neither."""
    store = Store(f"sqlite:///{tmp_path / 'contrada.db'}")
    written = 0

    def write_and_read(name: str, columns: list[tuple[str, str]]) -> Any:
        nonlocal written
        written += 1
        with store.engine.begin() as connection:
            number = {"n": str(written)}
            connection.execute(text("INSERT INTO secrets(name, value) VALUES(:n, x'00')"), number)
            connection.execute(
                text("INSERT INTO roles(user_id, role, at) VALUES(:n, 'x', 1)"), number
            )
        return table_of(name, columns)

    monkeypatch.setattr(backing, "table_of", write_and_read)
    back_up(store.engine, tmp_path / "a.backup")
    store.close()
    header, *rows, _ = lines_of(tmp_path / "a.backup")
    names = [name for name, _ in header["tables"]]
    found = {
        table: {row[1] for row in rows if names[row[0]] == table} for table in ("secrets", "roles")
    }
    assert written == len(names)
    assert found["secrets"] == found["roles"]


def test_a_backup_never_overwrites_by_itself(data: tuple[Path, Running, str], file: Path) -> None:
    before = file.read_bytes()
    ran = run("backup", str(file), "--data", str(data[0]))
    assert is_one_paragraph(ran)
    assert "--force" in ran.err
    assert file.read_bytes() == before
    assert run("backup", str(file), "--data", str(data[0]), "--force").code == 0
    assert is_one_paragraph(run("backup", str(file.parent), "--data", str(data[0])))
    assert is_one_paragraph(run("backup", str(file), "--data", str(file.parent / "nothing")))
    assert is_one_paragraph(run("backup", "/nowhere/at/all", "--data", str(data[0])))


def test_a_backup_that_fails_leaves_nothing(
    data: tuple[Path, Running, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backing, "to_json", fails)
    with pytest.raises(BadBackup, match="No space left"):
        back_up(data[1].store.engine, tmp_path / "a.backup")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_not_empty_is_refused(
    data: tuple[Path, Running, str], file: Path, tmp_path: Path
) -> None:
    with sqlite3.connect(tmp_path / "contrada.db") as connection:
        connection.execute("CREATE TABLE mine (a)")
    before = contents(tmp_path / "contrada.db")
    ran = run("restore", str(file), "--data", str(tmp_path))
    assert is_one_paragraph(ran)
    assert "not empty" in ran.err
    assert contents(tmp_path / "contrada.db") == before
    assert is_one_paragraph(run("restore", str(file), "--data", str(data[0])))  # a server runs


def _longer(lines: list[Any]) -> list[Any]:
    return [*lines, [0]]


def _unknown_table(lines: list[Any]) -> list[Any]:
    return [*lines, [99, "x"]]


def _same_key(lines: list[Any]) -> list[Any]:
    return [*lines, lines[-1]]


def _wrong_type(lines: list[Any]) -> list[Any]:
    head, first, *rest = lines
    return [head, [first[0], {"is": "an object"}, *first[2:]], *rest]


def _newer(lines: list[Any]) -> list[Any]:
    return [{**lines[0], "revisions": ["9999_future"]}, *lines[1:]]


def _newer_format(lines: list[Any]) -> list[Any]:
    return [{**lines[0], "version": 2, "tables": {}}, *lines[1:]]


def _other_tables(lines: list[Any]) -> list[Any]:
    return [{**lines[0], "tables": [["users; DROP TABLE users", [["id", "text"]]]]}, *lines[1:]]


def _other_format(lines: list[Any]) -> list[Any]:
    return [{**lines[0], "format": "zip"}, *lines[1:]]


def _dangling(lines: list[Any]) -> list[Any]:
    """A line of chat at a table that is not there."""
    names = [name for name, _ in lines[0]["tables"]]
    found = next(line for line in lines[1:] if names[line[0]] == "chat")
    return [*lines, [found[0], 4711, "no-such-table", *found[3:]]]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (_longer, "damaged"),
        (_unknown_table, "damaged"),
        (_same_key, "IntegrityError"),
        (_dangling, "IntegrityError"),
        (_wrong_type, "damaged"),
        (_newer, "newer version"),
        (_newer_format, "newer version"),
        (_other_tables, "schema revision"),
        (_other_format, "not a backup"),
    ],
)
def test_hostile_files_are_refused_and_leave_nothing(
    change: Callable[[list[Any]], list[Any]], word: str, file: Path, tmp_path: Path
) -> None:
    bad = write(tmp_path / "bad.backup", change(lines_of(file)[:-1]))
    ran = run("restore", str(bad), "--data", str(tmp_path / "new"))
    assert is_one_paragraph(ran), ran.err
    assert word in ran.err
    assert not (tmp_path / "new" / "contrada.db").exists()


def test_damaged_files_are_refused_and_leave_nothing(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    plain = gzip.decompress(whole)
    lines = plain.splitlines(keepends=True)
    damaged = {
        "empty": b"",
        "not packed": plain,
        "cut": whole[: len(whole) // 2],
        "bit": whole[: len(whole) // 2] + b"\xff\xff\xff" + whole[len(whole) // 2 + 3 :],
        "row lost": gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "deep": gzip.compress(b"[" * 100_000 + b"\n"),
        "noise": gzip.compress(bytes(range(256)) * 8 + b"\n"),
    }
    for name, content in damaged.items():
        bad = tmp_path / f"{name}.backup"
        bad.write_bytes(content)
        ran = run("restore", str(bad), "--data", str(tmp_path / "new"))
        assert is_one_paragraph(ran), (name, ran.err)
        assert not (tmp_path / "new" / "contrada.db").exists(), name
    assert is_one_paragraph(run("restore", str(tmp_path / "none"), "--data", str(tmp_path / "new")))
    assert run("restore", str(file), "--data", str(tmp_path / "new")).code == 0


def test_every_table_of_the_schema_is_backed_up() -> None:
    written = dict(tables_at(sorted(heads())))
    assert set(written) == set(metadata.tables)
    for table in metadata.sorted_tables:
        assert [name for name, _ in written[table.name]] == [c.name for c in table.columns]
        assert all(kind_of(column) for column in table.columns)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (2**31, "int32"),
        (-(2**63) - 1, "int64"),
        (True, "int64"),
        ("1", "int64"),
        ("a\0b", "text"),
        (1, "text"),
        ("not base64!", "bytes"),
        (1, "bool"),
        ([], "float"),
    ],
)
def test_values_of_another_kind_are_refused(value: Any, kind: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_json(value, kind)


@pytest.mark.long
def test_from_sqlite_to_postgres_and_back_while_servers_run(
    data: tuple[Path, Running, str], file: Path, tmp_path: Path
) -> None:
    table = data[2]
    with postgres() as uri:
        url = new_database(uri)
        settings = read_settings({}, database_url=url)
        restore(settings, file)
        with pytest.raises(BadBackup, match="not empty"):
            restore(settings, file)
        bad = write(tmp_path / "bad.backup", _same_key(lines_of(file)[:-1]))
        other = read_settings({}, database_url=new_database(uri))
        with pytest.raises(BadBackup, match="UniqueViolation"):
            restore(other, bad)
        engine = create_engine(other.url)
        assert inspect(engine).get_table_names() == []
        engine.dispose()
        server = Server(url)
        try:
            server.wait()
            anna = Person(server.port)
            assert anna.post("/api/me/account/sign-in", WISH).json()["name"] == "Anna"
            palazzo = anna.create([ME, {"kind": "bot", "bot": "random"}])
            anna.must(palazzo, "start")
            # A new line of chat is numbered after the restored ones.
            anna.must(palazzo, "say", seat=0, text="on PostgreSQL")
            engine = create_engine(settings.url)
            back_up(engine, tmp_path / "pg.backup")
            engine.dispose()
            anna.close()
        finally:
            server.stop()
        new = tmp_path / "back"
        restore(quick(new), tmp_path / "pg.backup")
        again = Running(quick(new))
        anna = Person(again.port)
        anna.post("/api/me/account/sign-in", WISH)
        assert anna.look(table)["table"]["phase"] == "over"
        assert anna.look(palazzo, 0)["table"]["phase"] == "running"
        anna.close()
        again.stop()
