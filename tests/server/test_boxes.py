"""Boxes that people keep: copied, corrected, checked, played, deleted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contrada.boxes.shipped import published, shipped_files
from contrada.boxes.toml_files import MAX_BYTES, write_toml
from contrada.core.messages import Message
from contrada.core.saves import load
from contrada.server.archive.backup import back_up
from contrada.server.archive.restore import restore
from contrada.server.people import box_checks
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.boxes import MAX_BOXES
from contrada.words import Words
from tests.boxes.test_refusals import BAD
from tests.cli.runner import run
from tests.server.harness import Person, Running, quick

ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
GAME = "palazzo"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Running]]:
    """A server without a limit of checks, and its folder."""
    folder = tmp_path_factory.mktemp("data")
    running = Running(quick(folder, boxes_per_minute=100_000))
    yield folder, running
    running.stop()


@pytest.fixture
def server(kept: tuple[Path, Running]) -> Running:
    return kept[1]


@pytest.fixture
def anna(server: Running) -> Iterator[Person]:
    person = Person(server.port, "Anna")
    yield person
    person.close()


def corrected() -> dict[str, Any]:
    """A box in which two bricks of the first stacks changed places."""
    box: dict[str, Any] = json.loads(json.dumps(published(GAME)))
    one, two = box["stack"]["1"]["brick"], box["stack"]["2"]["brick"]
    one[0], two[0] = two[0], one[0]
    return box


def keep(person: Person, **more: Any) -> dict[str, Any]:
    response = person.post("/api/me/boxes", {"game": GAME, "name": "Mine", **more})
    assert response.status_code == 200, response.text
    box: dict[str, Any] = response.json()
    return box


def change(person: Person, box: str, **what: Any) -> dict[str, Any]:
    response = person.put(f"/api/me/boxes/{box}", what)
    assert response.status_code == 200, response.text
    told: dict[str, Any] = response.json()
    return told


def test_a_copy_is_corrected_step_by_step(anna: Person) -> None:
    box = keep(anna)
    assert box["check"]["text"] == ""
    assert box["check"]["components"] == published(GAME)
    assert "# The box of" in box["check"]["toml"], "a copy has the author's comments"
    half = corrected()
    half["stack"]["2"]["brick"][0] = "1/1"
    told = change(anna, box["id"], components=half)["check"]
    assert told["text"], "now one tile is there twice"
    assert told["tables"] == []
    wish = {"game": GAME, "seats": [ME, RANDOM], "box": box["id"]}
    assert anna.post("/api/tables", wish).json()["code"] == "bad_setup"
    assert anna.get("/api/me/boxes").json()["boxes"][0]["text"] == told["text"]
    told = change(anna, box["id"], components=corrected(), name="Our box")
    assert told["name"] == "Our box"
    assert told["check"]["text"] == ""
    places = [c["at"] for c in told["check"]["changes"]]
    assert places == ["stack.1.brick", "stack.2.brick"]
    assert anna.get(f"/api/me/boxes/{box['id']}").json() == told
    file = anna.get(f"/api/me/boxes/{box['id']}/box.toml")
    assert file.headers["content-disposition"] == f'attachment; filename="{GAME}.toml"'
    again = keep(anna, toml=file.text)
    assert again["check"]["components"] == corrected()
    twin = keep(anna, like=box["id"])
    assert twin["check"]["components"] == corrected()
    assert anna.http.delete(f"/api/me/boxes/{twin['id']}").status_code == 200
    assert anna.get(f"/api/me/boxes/{twin['id']}").status_code == 404


def test_a_game_with_a_corrected_box_is_played_exported_audited_and_imported(
    kept: tuple[Path, Running], anna: Person, tmp_path: Path
) -> None:
    """By a person and bots; everybody sees what differs; it is not rated and not counted."""
    folder, server = kept
    bruno = Person(server.port, "Bruno")
    before = anna.get(f"/api/statistics?game={GAME}").json()
    box = keep(anna, toml=write_toml(corrected()))
    table = anna.create([ME, OPEN, RANDOM], GAME, box=box["id"], listed=True)
    assert anna.http.delete(f"/api/me/boxes/{box['id']}").status_code == 200
    bruno.must(table, "take", seat=1)
    told = bruno.get(f"/api/tables/{table}/box?seat=1").json()
    assert told["name"] == "corrected"
    assert [c["at"] for c in told["changes"]] == ["stack.1.brick", "stack.2.brick"]
    (line,) = [one for one in bruno.get("/api/tables").json()["mine"] if one["id"] == table]
    assert line["box"] == "corrected"
    copy = keep(bruno, table=table, seat=1)
    assert copy["check"]["components"] == corrected()
    anna.must(table, "start")
    bruno.must(table, "leave", seat=1)
    end = time.monotonic() + 60
    while (seen := anna.look(table, 0))["table"]["phase"] != "over" and time.monotonic() < end:
        if seen["game"]["legal"]:
            action = seen["game"]["legal"][-1]["action"]
            anna.must(table, "play", seat=0, seq=seen["seq"], action=action)
        else:
            time.sleep(0.005)
    assert seen["table"]["box"] == "corrected"
    assert seen["table"]["phase"] == "over"
    saved = load(anna.get(f"/api/tables/{table}/export").content)
    assert saved.game.components == corrected()
    assert anna.get(f"/api/tables/{table}/audit").json()["sound"]
    while not (past := anna.get("/api/me/history").json()["games"]):
        assert time.monotonic() < end
        time.sleep(0.02)
    assert past[0]["unrated"] == "components"
    assert anna.get(f"/api/statistics?game={GAME}").json() == before
    file, other = tmp_path / "match.json", tmp_path / "other"
    assert run("export", table, "--data", str(folder), "--out", str(file)).code == 0
    assert run("audit", str(file)).code == 0
    imported = run("import", str(file), "--data", str(other))
    assert imported.code == 0, imported.err
    bruno.close()


def test_a_rematch_keeps_the_box(anna: Person) -> None:
    box = keep(anna, toml=write_toml(corrected()))
    table = anna.create([ME, RANDOM], GAME, box=box["id"])
    anna.must(table, "start")
    anna.must(table, "resign", seat=0)
    new = anna.must(table, "rematch")["table"]
    assert anna.look(new)["table"]["box"] == "corrected"


def test_boxes_that_come_with_a_game_can_be_chosen(anna: Person) -> None:
    for game, names in ((GAME, ["published"]), ("tuscany", list(shipped_files("tuscany")))):
        for name in names:
            table = anna.create([ME, RANDOM], game, box=name)
            shown = "" if name == "published" else name
            assert anna.look(table)["table"]["box"] == shown
            page = anna.get(f"/api/games/{game}/box?name={name}").json()
            assert page["name"] == shown
            assert bool(page["changes"]) == bool(shown)
            assert anna.get(f"/api/games/{game}/box.toml?name={name}").status_code == 200
    for name in ("nothing", "../components", "/etc/passwd", "%00"):
        missing = 400 if name == "%00" else 404
        assert anna.get(f"/api/games/{GAME}/box?name={name}").status_code == missing
        assert anna.get(f"/api/games/{GAME}/box.toml?name={name}").status_code == missing
        wish = {"game": GAME, "seats": [ME, RANDOM], "box": name}
        assert anna.post("/api/tables", wish).json()["code"] == "bad_setup"


def test_a_box_belongs_to_its_owner(server: Running, anna: Person) -> None:
    box = keep(anna)
    bruno = Person(server.port, "Bruno")
    path = f"/api/me/boxes/{box['id']}"
    assert bruno.get("/api/me/boxes").json()["boxes"] == []
    for response in (
        bruno.get(path),
        bruno.get(f"{path}/box.toml"),
        bruno.put(path, {"name": "Stolen"}),
        bruno.http.delete(path),
        bruno.post("/api/me/boxes", {"game": GAME, "name": "Copy", "like": box["id"]}),
    ):
        assert response.status_code == 404, response.text
    wish = {"game": GAME, "seats": [ME, RANDOM], "box": box["id"]}
    assert bruno.post("/api/tables", wish).json()["code"] == "bad_setup"
    nobody = Person(server.port)
    assert nobody.post("/api/me/boxes", {"game": GAME, "name": "x"}).json()["code"] == "no_name"
    wish = {"game": "tuscany", "seats": [ME, RANDOM], "box": box["id"]}
    assert anna.post("/api/tables", wish).json()["code"] == "bad_setup"
    for person in (bruno, nobody):
        person.close()


def test_a_person_keeps_ten_boxes_also_when_asking_at_once(server: Running) -> None:
    dario = Person(server.port, "Dario")
    with ThreadPoolExecutor(8) as pool:
        wishes = pool.map(
            lambda n: dario.post("/api/me/boxes", {"game": GAME, "name": f"Box {n}"}),
            range(MAX_BOXES + 4),
        )
        codes = sorted(response.status_code for response in wishes)
    assert codes == [200] * MAX_BOXES + [429] * 4
    assert len(dario.get("/api/me/boxes").json()["boxes"]) == MAX_BOXES
    data = dario.get("/api/me/data").json()["kept"]["boxes"]
    assert len(data) == MAX_BOXES
    user = dario.get("/api/me/data").json()["id"]
    assert dario.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert server.services.store.boxes.of(user) == []
    dario.close()


def test_boxes_are_part_of_a_backup(kept: tuple[Path, Running], tmp_path: Path) -> None:
    eva = Person(kept[1].port, "Eva")
    box = keep(eva, toml=write_toml(corrected()))
    user = eva.get("/api/me/data").json()["id"]
    eva.close()
    back_up(kept[1].services.store.engine, tmp_path / "all.backup")
    restore(quick(tmp_path / "new"), tmp_path / "all.backup")
    store = Store(quick(tmp_path / "new").url)
    (found,) = store.boxes.of(user)
    store.close()
    assert (found.id, found.components) == (box["id"], corrected())


def test_names_follow_the_rules_of_names(anna: Person) -> None:
    for name in ("\u202eevil", "x" * 25, "  ", "\u2800"):
        response = anna.post("/api/me/boxes", {"game": GAME, "name": name})
        assert response.json()["code"] in ("bad_name", "bad_message"), name
    assert keep(anna, name="  Our   box ")["name"] == "Our box"


HOSTILE = {
    "an unknown kind": 'wood = ["1/1"]',
    "no source": "source = 3",
    "an unknown source": 'source = "rumour"',
    "a tile that does not exist": 'brick = ["9/9"]',
    "numbers for texts": "brick = [1, 2, 3]",
    "a table for a list": "brick = { a = 1 }",
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_box_with_an_error_is_stored_and_named(anna: Person, case: str) -> None:
    box = keep(anna)
    line = HOSTILE[case]
    head, _, tail = box["check"]["toml"].partition("[stack.1]\n")
    table, _, rest = tail.partition("\n\n")
    kept = [x for x in table.splitlines() if x.split()[0] != line.split()[0]]
    text = "\n".join([f"{head}[stack.1]", *kept, line, "", rest])
    told = change(anna, box["id"], toml=text)["check"]
    assert told["toml"] == text
    assert told["text"]
    assert anna.http.delete(f"/api/me/boxes/{box['id']}").status_code == 200


@pytest.mark.parametrize(("game", "wrong", "german", "dutch", "at"), BAD)
def test_a_bad_box_of_every_title_is_kept_with_its_error_and_not_played(
    anna: Person, game: str, wrong: dict[str, Any], german: str, dutch: str, at: str
) -> None:
    """Wrong sums, unknown kinds, shapes that do not join: told at the place, nothing is lost."""
    response = anna.post("/api/me/boxes", {"game": game, "name": "Mine"})
    path = f"/api/me/boxes/{response.json()['id']}"
    told = anna.put(path, {"components": wrong}).json()["check"]
    assert told["at"].startswith(at)
    assert told["reason"]["id"]
    assert german in Words("de").badbox(game, msgspec.convert(told["reason"], Message))
    assert dutch in Words("nl").badbox(game, msgspec.convert(told["reason"], Message))
    again = anna.get(path).json()["check"]
    assert (again["components"], again["at"]) == (wrong, told["at"])
    wish = {"game": game, "seats": [ME, RANDOM], "box": path.rsplit("/", 1)[1]}
    assert anna.post("/api/tables", wish).json()["code"] == "bad_setup"
    assert anna.put(path, {"components": published(game)}).json()["check"]["text"] == ""
    assert anna.http.delete(path).status_code == 200


def test_unreadable_boxes_are_refused_and_nothing_is_lost(anna: Person) -> None:
    box = keep(anna)
    path = f"/api/me/boxes/{box['id']}"
    for text, place in (
        ("a = = 1", "line 1"),
        ("a = " + "[" * 1000 + "]" * 1000, ""),
        ("a = nan", "a"),
        ("a." * 30_000 + "a = 1", ""),
        ("a = 1" + "0" * 5000, ""),
        ('"\\u202E" = 1', ""),
    ):
        response = anna.put(path, {"toml": text})
        assert response.status_code == 400
        assert response.json()["code"] == "bad_box"
        checked = anna.post("/api/boxes/check", {"game": GAME, "toml": text}).json()
        assert checked["text"]
        assert checked["at"] == place
    assert anna.put(path, {"toml": "x" * (MAX_BYTES + 1)}).status_code == 400
    assert anna.put(path, {"toml": "x" * 10_000_000}).status_code == 413
    deep = b'{"components": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001
    headers = {"Content-Type": "application/json"}
    assert anna.http.put(path, content=deep, headers=headers).status_code == 400
    both = {"toml": "a = 1", "components": {}}
    assert anna.put(path, both).status_code == 400
    assert anna.get(path).json()["check"] == box["check"]
    assert anna.http.delete(path).status_code == 200


def test_a_large_box_is_stored(anna: Person) -> None:
    """64 kB of quotation marks and line breaks are more than 64 kB of JSON."""
    text = write_toml(published(GAME))
    text += '#"\n' * ((MAX_BYTES - len(text)) // 3)
    box = keep(anna, toml=text)
    assert box["check"]["toml"] == text
    assert anna.http.delete(f"/api/me/boxes/{box['id']}").status_code == 200


def test_a_check_that_takes_too_long_ends_and_others_go_on(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = server.services.background.boxes
    anna.post("/api/boxes/check", {"game": GAME, "toml": ""})
    monkeypatch.setattr(checks, "seconds", 0.0)
    told = anna.post("/api/boxes/check", {"game": GAME, "toml": ""}).json()
    assert "too long" in told["text"]
    monkeypatch.setattr(checks, "seconds", box_checks.CHECK_SECONDS)
    assert anna.post("/api/boxes/check", {"game": GAME, "components": corrected()}).json()[
        "text"
    ] == ("")


def test_floods_are_refused(tmp_path: Path) -> None:
    running = Running(quick(tmp_path, boxes_per_minute=3))
    eva = Person(running.port, "Eva")
    wish = {"game": GAME, "toml": "a = 1"}
    codes = [eva.post("/api/boxes/check", wish).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    eva.close()
    running.stop()


def test_the_supply_needs_a_game_and_a_seat_of_ones_own(anna: Person, server: Running) -> None:
    bruno = Person(server.port, "Bruno")
    table = anna.create([ME, OPEN], GAME)
    assert anna.get(f"/api/tables/{table}/supply?seat=0").json()["code"] == "not_now"
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    told = anna.get(f"/api/tables/{table}/supply?seat=0").json()
    assert told["seq"] == anna.look(table, 0)["seq"]
    for seat in (1, 7):
        assert anna.get(f"/api/tables/{table}/supply?seat={seat}").status_code in (400, 403)
    bruno.close()
