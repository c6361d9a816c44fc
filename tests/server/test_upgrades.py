"""Upgrades of databases of earlier versions lose nothing, even if the upgrade is killed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from contrada.core.registry import entry_of
from contrada.server.archive.backup import back_up
from contrada.server.archive.restore import restore
from contrada.server.settings import read_settings
from contrada.server.storage.database import bring_up_to_date
from contrada.server.storage.event_store import Store
from contrada.server.storage.migrations import heads, known_revisions, revisions_of
from tests.server.harness import Person, Running, quick
from tests.server.pg import new_database, postgres

FIXTURES = Path(__file__).parent / "fixtures"
OLD = sorted(path.stem.removeprefix("schema-") for path in FIXTURES.glob("schema-*.sql"))

NEVER_RELEASED = {
    "0003_lobby",
    "0004_upkeep",
    "0005_sessions",
    "0008_archives",
    "0010_analyses",
    "0011_profiles",
    "0012_bots",
    "0013_puzzles",
}
"""Revisions that came together with a later one: no released server stopped at them."""

CHANGING = {"alembic_version", "phase_counts"}
"""Tables whose rows an upgrade replaces; the rows of counts are added up from time to time."""

KILLED = """
import os, signal, sys
import alembic.command, alembic.ddl.sqlite  # loaded once, not in every child
from sqlalchemy import event
from contrada.server.storage.database import bring_up_to_date, open_engine

url = sys.argv[1]
at = 0
while True:
    at += int(sys.argv[3])
    child = os.fork()
    if child == 0:
        engine = open_engine(url)
        count = 0

        @event.listens_for(engine, "after_cursor_execute")
        def after(*_):
            global count
            count += 1
            if count == at:
                os.kill(os.getpid(), signal.SIGKILL)

        @event.listens_for(engine, "commit")
        def commit(_):
            with open(sys.argv[2], "w") as reached:
                reached.write(str(count))
            os.kill(os.getpid(), signal.SIGKILL)

        bring_up_to_date(engine)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    if os.path.exists(sys.argv[2]):
        break
print(open(sys.argv[2]).read())
"""
"""Upgrades a database again and again, each time killed some statements later; the last time
before the commit."""


KILLS = 40
"""About how often an upgrade of PostgreSQL is killed; each time it begins again."""


def kill_upgrades(url: str, folder: Path, step: int) -> int:
    """Kill an upgrade after every `step` statements, at last before its commit; the number of its
    statements.
    """
    reached = folder / "reached the commit"
    reached.unlink(missing_ok=True)
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, url, str(reached), str(step)],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return int(ran.stdout)


def contents(file: Path) -> dict[str, list[Any]]:
    """Every row of every table."""
    with sqlite3.connect(file) as connection:
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
        names = [row[0] for row in connection.execute(query)]
        return {
            name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names
        }


def old_database(revision: str, folder: Path) -> Path:
    """A database as a server of that time left it."""
    file = folder / "contrada.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((FIXTURES / f"schema-{revision}.sql").read_text("utf-8"))
    return file


def is_kept(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> None:
    """Every row of before is there; columns may have been added at the end of a row."""
    for name, rows in before.items():
        if name in CHANGING:
            continue
        assert len(after[name]) >= len(rows), name
        for row in rows:
            assert any(found[: len(row)] == row for found in after[name]), (name, row)


def test_every_earlier_schema_has_a_fixture() -> None:
    assert known_revisions() - heads() - NEVER_RELEASED == set(OLD)


@pytest.mark.parametrize("revision", OLD)
def test_an_old_database_is_upgraded_and_its_tables_are_shown(
    revision: str, tmp_path: Path
) -> None:
    """Tables of older rules are shown, exported and never changed; those of today's go on."""
    file = old_database(revision, tmp_path)
    before = contents(file)
    store = Store(f"sqlite:///{file}")
    with store.engine.connect() as connection:
        assert revisions_of(connection) == heads()
    is_kept(before, contents(file))
    current = entry_of("palazzo").spec.rules_version
    phases, logs, versions = {}, {}, set()
    for (table,) in [(row[0],) for row in before["matches"]]:
        head = store.unread(table).head
        versions.add(head.setup.rules_version)
        phases[head.phase] = table
        logs[table] = store.unread(table).rows
    assert set(phases) == {"open", "running", "over"}
    store.close()
    running = Running(quick(tmp_path))
    anna = Person(running.port)
    wish = {"account": "anna", "password": "correct horse battery"}
    assert anna.post("/api/me/account/sign-in", wish).json()["name"] == "Anna"
    assert len(anna.get("/api/tables").json()["mine"]) == 3
    (version,) = versions
    for phase, table in phases.items():
        if version == current:
            _goes_on(anna, table, phase)
        else:
            _is_read_only(anna, table, phase, version)
    data = anna.get("/api/me/data").json()
    assert "Buona sera" in str(data["said"])
    assert len(data["kept"]["boxes"]) == len(before.get("boxes", []))
    assert anna.post("/api/me/boxes", {"game": "palazzo", "name": "Mine"}).status_code == 200
    again = anna.create([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.must(again, "start")
    assert anna.look(again, 0)["table"]["phase"] == "running"
    anna.close()
    running.stop()
    store = Store(f"sqlite:///{file}")
    for table, rows in logs.items():
        assert store.unread(table).rows[: len(rows)] == rows  # packed or not
    store.close()


def _goes_on(anna: Person, table: str, phase: str) -> None:
    """A table of today's rules is played on where it stopped."""
    seen = anna.look(table, 0)
    assert seen["table"]["phase"] == phase
    if phase == "running" and seen["game"]["legal"]:
        action = seen["game"]["legal"][0]["action"]
        anna.must(table, "play", seat=0, seq=seen["seq"], action=action)
    if phase == "over":
        assert anna.get(f"/api/tables/{table}/audit").json()["sound"]


def _is_read_only(anna: Person, table: str, phase: str, version: int) -> None:
    """A table of older rules opens with a plain message, its log and its export."""
    current = entry_of("palazzo").spec.rules_version
    message = (
        f"This table uses version {version} of the rules; this server knows version {current}."
    )
    for refused in (
        anna.get(f"/api/tables/{table}?seat=0"),
        anna.do(table, "play", seat=0, seq=1, action={"do": "pass"}),
        anna.do(table, "say", seat=0, text="still here"),
    ):
        assert (refused.status_code, refused.json()["code"]) == (409, "read_only")
        assert message in refused.json()["text"]
    told = anna.get(f"/api/tables/{table}/read-only?seat=0").json()
    assert (told["rules_version"], told["known_version"]) == (version, current)
    assert told["phase"] == phase
    assert told["seats"][0]["name"] == "Anna"
    assert told["last"]["kind"]
    assert (told["result"] is not None) == (phase == "over")
    exported = anna.get(f"/api/tables/{table}/export?seat=0")
    assert exported.status_code == 200
    assert exported.json()["rules_version" if phase != "over" else "format"]


def test_an_upgrade_that_is_killed_is_begun_again(tmp_path: Path) -> None:
    file = old_database("0001", tmp_path)
    before = contents(file)
    assert kill_upgrades(f"sqlite:///{file}", tmp_path, 5) > 20
    assert contents(file) == before  # whole as it was, not half upgraded
    store = Store(f"sqlite:///{file}")
    store.close()
    is_kept(before, contents(file))


@pytest.mark.parametrize("revision", OLD)
def test_an_old_database_can_be_backed_up_and_restored_before_the_upgrade(
    revision: str, tmp_path: Path
) -> None:
    file = old_database(revision, tmp_path)
    before = contents(file)
    engine = create_engine(f"sqlite:///{file}")
    back_up(engine, tmp_path / "old.backup")
    engine.dispose()
    assert contents(file) == before
    restore(quick(tmp_path / "new"), tmp_path / "old.backup")
    is_kept(before, contents(tmp_path / "new" / "contrada.db"))


@pytest.mark.long
def test_postgres_upgrades_old_databases_under_kills(tmp_path: Path) -> None:
    """The old rows come from the fixtures, by a backup, into the old schema."""
    from contrada.server.archive import restore as restoring

    with postgres() as uri:
        for revision in OLD:
            folder = tmp_path / revision
            folder.mkdir()
            file = old_database(revision, folder)
            engine = create_engine(f"sqlite:///{file}")
            back_up(engine, folder / "old.backup")
            engine.dispose()
            settings = read_settings({}, database_url=new_database(uri))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(restoring, "migrate", lambda _: None)
                restore(settings, folder / "old.backup")
            number = kill_upgrades(settings.url, folder, sys.maxsize)
            assert number > 10
            assert kill_upgrades(settings.url, folder, 1 + number // KILLS) == number
            upgraded = create_engine(settings.url)
            with upgraded.connect() as connection:
                assert revisions_of(connection) == {revision}
            bring_up_to_date(upgraded)
            back_up(upgraded, folder / "new.backup")
            upgraded.dispose()
            restore(quick(folder / "back"), folder / "new.backup")
            is_kept(contents(file), contents(folder / "back" / "contrada.db"))
