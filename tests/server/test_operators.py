"""What operators can do, from the command line and in the browser, while the server runs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from contrada.server.common.server_clock import now_ms
from contrada.server.net.ranges import BadRange, range_around, read_range
from contrada.server.operators import desk
from contrada.server.operators.sanctions import Sanctions
from contrada.server.storage.people.sanction import Sanction
from tests.cli.runner import Ran, is_one_paragraph
from tests.server.harness import Person, Running, quick
from tests.server.operating import eventually, find, id_of, ok

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
HOT = {"kind": "hot", "name": "Child"}


# -- looking up --------------------------------------------------------------------------------


def test_who_is_here_is_told_without_addresses(
    admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna, bruno, _ = guests
    table = anna.create([ME, OPEN], "fiera")
    with bruno.watch(table) as watcher:
        watcher.until("table")
        said = ok(admin("who", "--json")).out
    here = {one["user"]: one for one in json.loads(said)}
    assert here[id_of(bruno)] == {
        "user": id_of(bruno),
        "name": "Bruno",
        "tables": [[table, -1]],
    }
    assert here[id_of(anna)]["tables"] == []
    assert "127.0.0.1" not in said
    assert "Bruno" in ok(admin("who")).out


def test_requests_without_a_cookie_do_not_fill_the_list_of_visitors(
    operated: tuple[Path, Running],
) -> None:
    recent = operated[1].services.desk.recent
    before = len(recent.users())
    for _ in range(5):
        with httpx.Client(base_url=f"http://127.0.0.1:{operated[1].port}") as stranger:
            assert stranger.get("/api/tables").status_code == 200
    assert len(recent.users()) == before


def test_people_and_tables_are_found(admin: Callable[..., Ran], guests: list[Person]) -> None:
    anna = guests[0]
    assert anna.put("/api/me", {"name": "Anna_100%"}).status_code == 200
    table = anna.create([ME, BOT], "fiera")
    (card,) = find(admin, "anna_100%")["people"]
    assert (card["id"], card["tables"]) == (id_of(anna), [table])
    assert find(admin, "a_na%")["people"] == []  # nothing is a wildcard
    (found,) = find(admin, table[:8])["tables"]
    assert [seat["kind"] for seat in found["seats"]] == ["human", "bot"]
    assert "seed" not in json.dumps(found)
    assert [t["id"] for t in find(admin, id_of(anna))["tables"]] == [table]
    assert "Anna_100%" in ok(admin("find", "anna_100%")).out


def test_broken_tables_and_figures_are_listed(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    table = guests[0].create([ME, OPEN], "fiera")
    assert "No table" in ok(admin("broken")).out
    with operated[1].store.engine.begin() as connection:
        connection.execute(
            text("UPDATE events SET event = 'secret nonsense' WHERE match_id = :id"), {"id": table}
        )
    operated[1].services.tables.cache.sessions.pop(table, None)
    assert guests[0].get(f"/api/tables/{table}").status_code == 409, "it cannot be loaded"
    said = ok(admin("broken", "--json")).out
    (found,) = json.loads(said)
    assert (found["id"], found["game"], found["tries"]) == (table, "fiera", 1)
    assert found["fault"].startswith("load: ")
    assert "nonsense" not in said
    assert json.loads(ok(admin("figures")).out)["people"] >= 3
    assert [t["phase"] for t in find(admin, table)["tables"]] == ["open"]
    ok(admin("delete", table, "--why", "unreadable"))
    assert "No table" in ok(admin("broken")).out
    assert "contrada_tables_broken 0.0" in guests[0].metrics()


# -- people ------------------------------------------------------------------------------------


def test_a_muted_person_says_nothing_and_keeps_their_name(
    admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna = guests[0]
    table = anna.create([ME, OPEN], "fiera")
    anna.must(table, "say", seat=0, text="hello")
    ok(admin("mute", id_of(anna), "--why", "shouting", "--until", "2h"))
    took = eventually(lambda: anna.do(table, "say", seat=0, text="again").status_code == 403)
    assert took < 2.5
    refused = anna.do(table, "say", seat=0, text="again").json()
    assert refused["code"] == "muted"
    assert "shouting" in refused["text"]
    assert "UTC" in refused["text"]
    assert anna.put("/api/me", {"name": "LOUD"}).json()["code"] == "muted"
    assert anna.get("/api/me/standing").json()["muted"]["reason"] == "shouting"
    ok(admin("unmute", id_of(anna), "--why", "calm again"))
    eventually(lambda: anna.do(table, "say", seat=0, text="sorry").status_code == 200)


def test_a_banned_person_is_told_loses_nothing_and_comes_back(
    admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna, bruno, _ = guests
    game = anna.create([ME, OPEN], "fiera", mode="turn_based")
    bruno.must(game, "take", seat=1)
    anna.must(game, "start")
    opened = anna.create([ME, OPEN], "fiera")
    bruno.must(opened, "take", seat=1)
    own = bruno.create([ME, OPEN], "fiera", listed=True)
    who = id_of(bruno)
    with bruno.watch(game, 1) as watcher:
        watcher.until("table")
        begun = time.monotonic()
        ok(admin("ban", who, "--why", "cheating"))
        assert watcher.until("bye")["reason"] == "banned"
        assert time.monotonic() - begun < 2.5
        with pytest.raises(ConnectionClosed) as closed:
            watcher.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    refused = bruno.do(game, "say", seat=1, text="why?")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert "cheating" in refused.json()["text"]
    with bruno.watch(game, 1) as watcher:
        assert watcher.until("error")["code"] == "banned"
    assert bruno.get("/api/me").json()["name"] == "Bruno"
    assert bruno.get("/api/me/data").status_code == 200
    assert bruno.get("/api/me/standing").json()["banned"]["reason"] == "cheating"
    assert bruno.http.get("/", headers={"Accept": "text/html"}).status_code == 200
    # Their seats are played on by a bot, or are free again; a table of their own is closed.
    assert anna.look(game)["table"]["seats"][1]["stand_in"]
    assert anna.look(opened)["table"]["seats"][1]["kind"] == "open"
    assert anna.look(own)["table"]["phase"] == "over"
    ok(admin("unban", who, "--why", "it was a mistake"))
    eventually(lambda: bruno.get("/api/tables").status_code == 200)
    if anna.look(game)["table"]["phase"] == "running":
        bruno.must(game, "return", seat=1)


def test_a_ban_ends_by_itself() -> None:
    now = 1_000
    sanctions = Sanctions(lambda: now)
    sanctions.replace(
        [Sanction("ban", "u", 2_000, 0, "x"), Sanction("range", "10.0.0.0/8", 2_000, 0, "x")]
    )
    assert sanctions.of("ban", "u")
    assert sanctions.of_address("10.1.2.3")
    now = 2_000
    assert sanctions.of("ban", "u") is None
    assert sanctions.of_address("10.1.2.3") is None


def test_ranges_are_found_by_any_spelling_of_an_address() -> None:
    sanctions = Sanctions()
    ranges = ("203.0.113.0/24", "2001:db8:1::/48", "198.51.100.7/32")
    sanctions.replace([Sanction("range", one, None, 0, "x") for one in ranges])
    for inside in ("203.0.113.255", "::ffff:203.0.113.9", "2001:db8:1:2::3%eth0", "198.51.100.7"):
        assert sanctions.of_address(inside), inside
    for outside in ("203.0.114.0", "2001:db8:2::1", "198.51.100.8", "local", "", "::"):
        assert sanctions.of_address(outside) is None, outside
    assert str(read_range("203.0.113.77/24")) == "203.0.113.0/24"
    assert str(read_range("::ffff:203.0.113.0/120")) == "203.0.113.0/24"
    assert str(range_around("2001:db8::1:2:3:4")) == "2001:db8::/64"
    for bad in ("0.0.0.0/0", "::/0", "::ffff:0:0/96", "10.0.0.0/33", "here", "", "1.2.3.4/x"):
        with pytest.raises(BadRange):
            read_range(bad)


def test_a_banned_range_is_shut_out_and_others_are_not(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna = guests[0]
    away = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=f"http://127.0.0.1:{operated[1].port}", transport=away) as stranger:
        assert stranger.get("/api/me").status_code == 200
        ok(admin("ban", "127.0.0.2/32", "--why", "flooding", "--until", "1d"))
        eventually(lambda: stranger.get("/api/me").status_code == 403, 2.5)
        assert "flooding" in stranger.get("/api/games").json()["text"]
        assert stranger.get("/api/me/standing").json()["banned"]["reason"] == "flooding"
        assert stranger.get("/", headers={"Accept": "text/html"}).status_code == 200
        assert anna.get("/api/games").status_code == 200
        ok(admin("unban", "127.0.0.2/32", "--why", "over"))
        eventually(lambda: stranger.get("/api/me").status_code == 200, 2.5)


def test_the_network_of_a_connected_person_is_banned_and_only_the_range_is_stored(
    operated: tuple[Path, Running], admin: Callable[..., Ran]
) -> None:
    away = httpx.HTTPTransport(local_address="127.0.0.3")
    url = f"http://127.0.0.1:{operated[1].port}"
    with httpx.Client(base_url=url, transport=away) as stranger:
        stranger.put("/api/me", json={"name": "Zoe"})
        stranger.get("/api/me")
        said = ok(admin("ban", "Zoe", "--address", "--why", "spam")).out
        assert "127.0.0.3/32" in said
        eventually(lambda: stranger.get("/api/games").status_code == 403)
        stranger.cookies.clear()
        assert stranger.get("/api/games").json()["code"] == "banned"
        ok(admin("unban", "127.0.0.3", "--why", "done"))
        eventually(lambda: stranger.get("/api/games").status_code == 200)


def test_nobodys_network_is_banned_for_somebody_who_is_not_connected(
    operated: tuple[Path, Running], admin: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "UNKNOWN_AFTER_MS", 0)
    operated[1].store.users.save_name("f" * 24, "Long gone", now_ms())
    ran = admin("ban", "Long gone", "--address", "--why", "x")
    assert (ran.code, "not connected" in ran.out) == (1, True)
    assert "Long gone" not in ok(admin("sanctions")).out
    assert find(admin, "Long gone")["people"][0]["sanctions"] == []


def test_a_person_is_renamed_at_every_table(
    admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna, bruno, _ = guests
    table = anna.create([ME, OPEN], "fiera")
    with bruno.watch(table) as watcher:
        watcher.until("table")
        ok(admin("rename", id_of(anna), "Guest 7", "--why", "a bad name"))
        assert watcher.until("table")["table"]["seats"][0]["name"] == "Guest 7"
    assert anna.get("/api/me").json()["name"] == "Guest 7"
    assert is_one_paragraph(admin("rename", id_of(anna), "x" * 25, "--why", "y"))
    assert is_one_paragraph(admin("rename", "nobody at all", "x", "--why", "y"))


def test_a_reset_password_signs_in_once(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    clara = guests[2]
    wish = {"account": "clara.once", "password": "correct horse battery"}
    assert clara.post("/api/me/account", wish).status_code == 200
    said = ok(admin("reset-password", "clara.once", "--why", "forgotten")).out
    password = said.split(": ", 1)[1].split()[0]
    assert clara.get("/api/me").json()["name"] == ""  # the old device is signed out
    device = Person(operated[1].port)
    assert device.post("/api/me/account/sign-in", wish).status_code == 401
    new = {"account": "clara.once", "password": password}
    assert device.post("/api/me/account/sign-in", new).json()["name"] == "Clara"
    other = Person(operated[1].port)
    assert other.post("/api/me/account/sign-in", new).status_code == 401
    change = {"old": password, "new": "another horse battery"}
    assert device.put("/api/me/account/password", change).status_code == 200
    new["password"] = "another horse battery"
    for _ in range(2):
        assert other.post("/api/me/account/sign-in", new).status_code == 200
    assert password not in json.dumps(json.loads(ok(admin("acts", "--json")).out))
    assert is_one_paragraph(admin("reset-password", id_of(guests[0]), "--why", "x"))
    device.close()
    other.close()


# -- tables ------------------------------------------------------------------------------------


def test_tables_are_closed_and_deleted_under_the_eyes_of_their_viewers(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna = guests[0]
    table = anna.create([ME, HOT], "fiera")
    anna.must(table, "start")
    anna.must(table, "say", seat=0, text="hello")
    with anna.watch(table, 0) as watcher:
        watcher.until("table")
        ok(admin("close", table, "--why", "abuse"))
        while watcher.until("table")["table"]["phase"] != "over":
            pass
        assert watcher.state["table"]["result"]["reason"] == "closed"
        ok(admin("delete", table, "--why", "abuse"))
        assert watcher.until("bye")["reason"] == "reload"
    assert anna.get(f"/api/tables/{table}").status_code == 404
    with operated[1].store.engine.connect() as connection:
        for name in ("events", "chat", "sitters", "snapshots"):
            query = text(f"SELECT count(*) FROM {name} WHERE match_id = :id")
            assert connection.execute(query, {"id": table}).scalar() == 0
    assert is_one_paragraph(admin("close", table, "--why", "again"))


def test_the_bots_of_a_table_stop_and_start(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    anna = guests[0]
    table = anna.create([BOT, BOT], "fiera")
    ok(admin("stop-bots", table, "--why", "too loud"))
    eventually(lambda: operated[1].services.desk.sanctions.bots_stopped(table))
    anna.must(table, "start")
    begun = anna.look(table)["game"]["ply"]
    time.sleep(0.2)
    assert anna.look(table)["game"]["ply"] == begun
    assert find(admin, table)["tables"][0]["bots_stopped"]
    ok(admin("start-bots", table, "--why", "fine"))
    eventually(lambda: anna.look(table)["game"]["ply"] > begun, 15)


def test_an_act_waits_for_a_server_and_is_done_when_it_starts(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    running = Running(settings)
    anna = Person(running.port, "Anna")
    table = anna.create([ME, OPEN])
    user = id_of(anna)
    running.stop()
    act = running.store.operators.act("console:test", "close", table, "while it slept")
    running.store.operators.act("console:test", "ban", user, "later")
    running = Running(settings)
    bruno = Person(running.port, "Bruno")
    eventually(lambda: bruno.look(table)["table"]["phase"] == "over")

    def done() -> bool:
        found = running.store.operators.find_act(act)
        return found is not None and found.done_at is not None

    eventually(done)  # which is written after the table has changed
    cookie = {"Cookie": f"contrada={anna.http.cookies['contrada']}"}
    assert bruno.http.get("/api/games", headers=cookie).status_code in (200, 403)
    bruno.close()
    anna.close()
    running.stop()


# -- the record --------------------------------------------------------------------------------


def test_every_act_is_written_with_who_and_why(
    admin: Callable[..., Ran], guests: list[Person]
) -> None:
    before = len(json.loads(ok(admin("acts", "--json")).out))
    who = id_of(guests[0])
    ok(admin("mute", who, "--why", "first"))
    ok(admin("unmute", who, "--why", "second"))
    acts = json.loads(ok(admin("acts", "--json")).out)
    assert len(acts) == before + 2
    assert [(act["what"], act["target"], act["reason"]) for act in acts[:2]] == [
        ("unmute", who, "second"),
        ("mute", who, "first"),
    ]
    assert all(act["by"].startswith("console:") and act["at"] > 0 for act in acts)
    assert admin("mute", who).code == 2  # no act without a reason
    assert is_one_paragraph(admin("mute", who, "--why", "  "))
    assert is_one_paragraph(admin("mute", who, "--why", "x", "--until", "soon"))
    assert is_one_paragraph(admin("mute", who, "--why", "x", "--until", "2001-01-01"))
    assert len(json.loads(ok(admin("acts", "--json")).out)) == before + 2


def test_a_name_that_two_people_share_names_nobody(
    operated: tuple[Path, Running], admin: Callable[..., Ran]
) -> None:
    twins = [Person(operated[1].port, "Gemella") for _ in range(2)]
    ran = admin("ban", "Gemella", "--why", "x")
    assert is_one_paragraph(ran)
    for twin in twins:
        assert id_of(twin) in ran.err
        twin.close()


def test_no_address_of_a_person_is_stored(
    operated: tuple[Path, Running], admin: Callable[..., Ran], guests: list[Person]
) -> None:
    table = guests[0].create([ME, OPEN], "fiera")
    with guests[0].watch(table, 0) as watcher:
        watcher.until("table")
        ok(admin("who"))
    with operated[1].store.engine.connect() as connection:
        for name in ("inquiries", "inquiry_answers"):
            assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() == 0
        kept = "\n".join(connection.connection.iterdump())
    assert "127.0.0.1" not in kept
