"""Export, import and audit of a server's tables, while the server runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from contrada.core import registry
from contrada.core.saves import load
from contrada.server.app import open_store
from contrada.server.runtime.operator_boxes import read_boxes
from contrada.server.runtime.service import TableService
from contrada.server.settings import BadSetting
from contrada.server.tables.table import new_table_id
from tests.cli.runner import run
from tests.server.harness import Person, Running, quick
from tests.server.test_replays import play_out
from tests.toy import ENTRY

ME = {"kind": "me"}
HOT = {"kind": "hot", "name": "Child"}
RANDOM = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Running]]:
    """A server that runs, and its folder."""
    registry.register(ENTRY)
    folder = tmp_path_factory.mktemp("data")
    running = Running(quick(folder))
    yield folder, running
    running.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def anna(data: tuple[Path, Running]) -> Iterator[Person]:
    person = Person(data[1].port, "Anna")
    yield person
    person.close()


def finished(person: Person) -> str:
    table = person.create([ME, HOT], "fiera")
    person.must(table, "start")
    play_out(person, table, 2)
    return table


def test_a_finished_table_is_exported_audited_and_imported_elsewhere(
    data: tuple[Path, Running], anna: Person, tmp_path: Path
) -> None:
    folder, file = str(data[0]), tmp_path / "match.json"
    table = finished(anna)
    assert run("export", table, "--data", folder, "--out", str(file)).code == 0
    printed = run("export", table, "--data", folder)
    assert printed.out.encode() == file.read_bytes()
    assert load(file.read_bytes()).log == load(anna.get(f"/api/tables/{table}/export").content).log
    audited = run("audit", table, "--data", folder, "--lang", "en")
    assert audited.code == 0, audited.err
    seed = anna.look(table)["table"]["result"]["seed"]
    assert "Sound" in audited.out
    assert seed in audited.out
    assert run("audit", str(file), "--lang", "en").out == audited.out
    made = run("import", str(file), "--data", folder, "--lang", "en")
    assert made.code == 0, made.err
    copy = made.out.split()[-1]
    assert anna.get(f"/api/tables/{copy}/audit").json()["sound"] is True
    assert run("audit", copy, "--data", folder, "--lang", "en").out == audited.out
    assert anna.look(copy)["table"]["result"]["seed"] == seed
    assert (
        anna.look(copy)["table"]["result"]["scores"]
        == anna.look(table)["table"]["result"]["scores"]
    )
    other = tmp_path / "other"
    assert run("import", str(file), "--data", str(other)).code == 0
    assert (other / "contrada.db").exists()


def test_a_running_table_goes_on_at_another_server_with_its_seat_links(
    data: tuple[Path, Running], anna: Person, tmp_path: Path
) -> None:
    folder, file = str(data[0]), tmp_path / "running.json"
    table = anna.create([ME, RANDOM], "fiera")
    waiting = run("export", table, "--data", folder)
    assert waiting.code == 2
    assert "not begun" in waiting.err
    anna.must(table, "start")
    seen = anna.look(table, 0)["game"]
    assert run("export", table, "--data", folder, "--out", str(file)).code == 0
    audited = run("audit", table, "--data", folder, "--lang", "en")
    assert "Seed" not in audited.out
    assert "still running" in audited.out
    made = run("import", str(file), "--data", folder, "--lang", "en")
    copy, seat, secret = made.out.split()[1], made.out.split()[3], made.out.split()[4]
    assert seat == "0:"
    assert anna.get(f"/api/tables/{copy}?seat=0").status_code == 403
    assert anna.post(f"/api/tables/{copy}/claim", {"secret": secret}).status_code == 200
    again = anna.look(copy, 0)["game"]
    assert again["view"] == seen["view"]
    action = again["legal"][0]["action"]
    looked = anna.look(copy, 0)
    anna.must(copy, "play", seat=0, seq=looked["seq"], action=action)


def test_a_fork_is_audited_and_imported_with_its_roots(
    data: tuple[Path, Running], anna: Person, tmp_path: Path
) -> None:
    table = finished(anna)
    wish = {"line": 6, "as": "all", "seats": [ME, HOT]}
    fork = anna.post(f"/api/tables/{table}/fork", wish).json()["id"]
    anna.must(fork, "start")
    play_out(anna, fork, 2)
    audited = run("audit", fork, "--data", str(data[0]), "--lang", "en")
    assert "A fork: from ply" in audited.out, audited.err
    file = tmp_path / "fork.json"
    run("export", fork, "--data", str(data[0]), "--out", str(file))
    made = run("import", str(file), "--data", str(data[0]), "--lang", "en")
    assert made.code == 0, made.err
    audit = anna.get(f"/api/tables/{made.out.split()[-1]}/audit").json()
    assert audit["sound"] is True
    assert audit["own_from"] > 0


def test_what_does_not_audit_is_refused_and_nothing_is_written(
    data: tuple[Path, Running], anna: Person, tmp_path: Path
) -> None:
    table = finished(anna)
    good = run("export", table, "--data", str(data[0])).out
    count = data[1].store.counts()
    file = tmp_path / "bad.json"
    saved = json.loads(good)
    for change in ("log", "seed", "commitment", "players", "bot", "text"):
        bad = json.loads(good)
        if change == "log":
            drawn = bad["log"][0]["action"]
            drawn["kind"] = "fig" if drawn["kind"] != "fig" else "olive"
        elif change in ("seed", "commitment"):
            bad[change] = "00" * 32
        elif change == "players":
            bad["table"]["players"] = ["human"]
        elif change == "bot":
            bad["table"]["players"] = ["human", "no such bot"]
        file.write_text("{" if change == "text" else json.dumps(bad))
        ran = run("import", str(file), "--data", str(data[0]))
        assert ran.code == 2, change
        assert str(file) in ran.err
        assert ran.err.count("\n") == 1, ran.err
    assert data[1].store.counts() == count
    assert saved["format"] == "contrada match 1"


def test_a_log_that_was_tampered_with_is_found(data: tuple[Path, Running], anna: Person) -> None:
    table = finished(anna)
    engine = data[1].store.engine
    with engine.begin() as connection:
        changed = connection.execute(
            text("UPDATE events SET event = replace(event, :one, :two) WHERE match_id = :id"),
            {"id": table, "one": '"seat":1', "two": '"seat":0'},
        )
        assert changed.rowcount
    ran = run("audit", table, "--data", str(data[0]))
    assert ran.code == 2
    assert "log of table" in ran.err


def test_what_is_not_there_is_said(data: tuple[Path, Running], tmp_path: Path) -> None:
    for arguments in (
        ("export", "nosuch", "--data", str(data[0])),
        ("audit", "nosuch", "--data", str(data[0])),
        ("export", "nosuch", "--data", str(tmp_path)),
        ("audit", "nosuch", "--data", str(tmp_path)),
        ("import", str(tmp_path / "none.json"), "--data", str(tmp_path)),
        ("audit", str(tmp_path / "none.json")),
        ("export", "nosuch", "--data", str(data[0]), "--out", str(tmp_path / "a" / "b.json")),
    ):
        ran = run(*arguments)
        assert ran.code == 2, arguments
        assert ran.err.startswith("contrada: ")
    assert not (tmp_path / "contrada.db").exists(), "reading makes nothing"


def test_an_older_database_is_left_alone(tmp_path: Path) -> None:
    store, alone = open_store(quick(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    alone.release()
    store.close()
    ran = run("export", "x", "--data", str(tmp_path))
    assert ran.code == 2
    assert "another version" in ran.err


# -- one's own box ---------------------------------------------------------------------------------


def test_new_tables_are_played_with_the_operators_box(tmp_path: Path) -> None:
    published = registry.make_game("palazzo").components
    source = Path(registry.__file__).parents[1] / "games" / "palazzo" / "components.toml"
    boxes = tmp_path / "boxes"
    boxes.mkdir()
    (boxes / "palazzo.toml").write_text(source.read_text("utf-8"), "utf-8")
    settings = quick(tmp_path, components=str(boxes))
    store, alone = open_store(settings)
    tables = TableService(store, None, None, settings)  # type: ignore[arg-type]
    assert tables.boxes == {"palazzo": published}
    alone.release()
    store.close()


@pytest.mark.parametrize(
    ("name", "content", "word"),
    [
        ("chess.toml", "", "chess"),
        ("palazzo.toml", "x = [", "not TOML"),
        ("palazzo.toml", "x = 1", "palazzo.toml"),
        ("readme.txt", "", "no file GAME.toml"),
    ],
)
def test_a_wrong_box_is_refused(tmp_path: Path, name: str, content: str, word: str) -> None:
    (tmp_path / name).write_text(content)
    ran = run("serve", "--port", "0", "--data", str(tmp_path), "--components", str(tmp_path))
    assert ran.code == 2
    assert word in ran.err
    with pytest.raises(BadSetting):
        read_boxes(str(tmp_path / "none"))


def test_a_tables_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-k_LC16o2EnV", "a-b_cdefghij"])
    monkeypatch.setattr(
        "contrada.server.tables.table.secrets.token_urlsafe", lambda _size: next(made)
    )
    assert new_table_id() == "a-b_cdefghij"
