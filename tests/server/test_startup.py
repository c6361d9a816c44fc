"""Before the server serves: the folder, the lock, the database's version, the processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from contrada.server import app, run
from contrada.server.app import open_store
from contrada.server.archive.tables import open_reading
from contrada.server.settings import BadSetting, Settings
from contrada.server.storage.migrations import NewerDatabase
from contrada.server.storage.process_lock import DatabaseInUse
from tests.server.harness import quick


def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    shared, own = tmp_path / "shared", tmp_path / "deep" / "own"
    shared.mkdir()
    shared.chmod(0o755)
    for folder in (shared, own):
        store, lock = open_store(quick(folder))
        lock.release()
        store.close()
    assert shared.stat().st_mode & 0o777 == 0o755
    assert own.stat().st_mode & 0o777 == 0o700
    for file in shared.iterdir():  # other users of a shared folder read nothing
        assert file.stat().st_mode & 0o077 == 0, file


def test_a_second_server_is_refused_before_it_migrates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, lock = open_store(quick(tmp_path))

    def migrates(*_given: object) -> None:
        raise AssertionError("the database was opened")

    monkeypatch.setattr(app, "Store", migrates)
    with pytest.raises(DatabaseInUse):
        open_store(quick(tmp_path))
    lock.release()
    store.close()


def _age(settings: Settings) -> None:
    store, lock = open_store(settings)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999_later'"))
    lock.release()
    store.close()


def test_a_newer_database_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    _age(settings)
    with pytest.raises(NewerDatabase):
        open_store(settings)
    with pytest.raises(NewerDatabase):
        open_reading(settings)
    command = [
        sys.executable,
        "-m",
        "contrada.cli",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith("contrada: This database was written by a newer version")
    assert ended.stderr.count("\n") == 1


def test_several_processes_on_sqlite_are_refused_by_address_too(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/x.db", f"sqlite+pysqlite:///{tmp_path}/x.db", ""):
        with pytest.raises(BadSetting, match="cannot share an SQLite database"):
            run.serve(quick(tmp_path, workers=2, database_url=url))


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/none/x.db", "nonsense", "unknown://x"):
        with pytest.raises(BadSetting, match="cannot be opened"):
            open_store(quick(tmp_path, database_url=url))
