"""Identity over HTTP: cookies read leniently, sessions, devices, deletion."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from contrada.server.identity.signing import Identity
from tests.server.harness import Person, Running, quick
from tests.server.old_schema import take_back

ME = {"kind": "me"}
OPEN = {"kind": "open"}
PASSWORD = "correct horse battery"


def account(person: Person, name: str) -> dict[str, str]:
    """Make an account; its credentials."""
    credentials = {"account": name, "password": PASSWORD}
    assert person.post("/api/me/account", credentials).status_code == 200
    return credentials


def signed_in(server: Running, credentials: dict[str, str]) -> Person:
    """Somebody on another device."""
    device = Person(server.port)
    assert device.post("/api/me/account/sign-in", credentials).status_code == 200
    return device


def rows(server: Running, query: str, *values: str) -> list[Any]:
    """What is in the database."""
    with server.store.engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query, values)]


def test_neighbours_cookies_do_not_hide_ours(people: list[Person]) -> None:
    token = people[0].http.cookies["contrada"]
    ours = f"contrada={token}"
    for header in (
        f'prefs={{"theme":"dark"}}; {ours}',
        f'{ours}; prefs={{"theme":"dark"}}',
        f"a=b=c; =; ;;{ours};",
        f'x="unclosed; {ours}',
        f"[bad]name=1; {ours}; contrada=junk",
        f"contrada=junk; contrada=; {ours}",
        f"big={'x' * 30_000}; {ours}",
        f'contrada="{token}"',
    ):
        url = f"http://{people[0].address}/api/me"
        told = httpx.get(url, headers={"Cookie": header}, trust_env=False)
        assert told.json()["name"] == "Anna", header
        assert "set-cookie" not in told.headers, header
    odd = b"caf\xe9=\xff\xfe; " + ours.encode()
    headers = [(b"Cookie", odd), (b"Cookie", b"more=1")]
    assert httpx.get(url, headers=headers, trust_env=False).json()["name"] == "Anna"


def test_a_cookie_of_a_parallel_first_request_never_replaces_a_name(server: Running) -> None:
    """Two tabs opened at once: the answer to the slower one arrives after a name was chosen."""
    url = f"http://127.0.0.1:{server.port}"
    html = {"Accept": "text/html"}
    with httpx.Client(base_url=url, trust_env=False) as first:
        with httpx.Client(base_url=url, trust_env=False) as slow:
            late = slow.get("/", headers=html).headers.get_list("set-cookie")
        assert first.get("/", headers=html).headers.get_list("set-cookie")
        assert first.put("/api/me", json={"name": "Anna"}).status_code == 200
        for cookie in late:  # the browser stores what the slow answer sets
            name, _, value = cookie.split(";")[0].partition("=")
            first.cookies.set(name, value, domain="127.0.0.1")
        told = [httpx.get(f"{url}/api/me", headers=header(first), trust_env=False)]
        assert told[0].json()["name"] == "Anna"


def header(client: httpx.Client) -> dict[str, str]:
    """All cookies of a client, however often a name occurs."""
    return {"Cookie": "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)}


def test_requests_for_data_give_no_cookie(server: Running) -> None:
    """What a page asks for at once does not create identities beside the page's own."""
    url = f"http://127.0.0.1:{server.port}"
    with ThreadPoolExecutor(6) as pool:
        paths = ["/api/games", "/api/tables", "/api/leaderboard?game=palazzo"] * 2
        answers = list(pool.map(lambda path: httpx.get(url + path, trust_env=False), paths))
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_parallel_names_of_one_guest_are_one_person(server: Running) -> None:
    visitor = Person(server.port)
    visitor.get("/api/me")
    headers = header(visitor.http)
    url = f"http://{visitor.address}/api/me"

    def choose(name: str) -> str:
        made = httpx.put(url, headers=headers, json={"name": name}, trust_env=False)
        return str(made.cookies["contrada"])

    with ThreadPoolExecutor(4) as pool:
        tokens = list(pool.map(choose, ["Anna", "Anne", "Anno", "Anny"]))
    ids = {
        httpx.get(f"{url}/data", headers={"Cookie": f"contrada={token}"}, trust_env=False).json()[
            "id"
        ]
        for token in tokens
    }
    assert len(ids) == 1
    visitor.close()


def test_a_guest_without_a_name_costs_nothing_in_the_database(server: Running) -> None:
    def size() -> list[Any]:
        tables = ("users", "sessions", "deleted_users", "mutes")
        return [rows(server, f"SELECT count(*) FROM {table}")[0][0] for table in tables]

    before = size()
    visitor = Person(server.port)
    for _ in range(3):
        visitor.get("/api/me")
        visitor.get("/api/tables")
        visitor.post("/api/me/account/sign-out", {})
    assert size() == before
    visitor.close()


def test_only_a_hash_of_the_token_is_stored(server: Running, people: list[Person]) -> None:
    token = people[0].http.cookies["contrada"]
    kept = rows(server, "SELECT * FROM sessions")
    assert kept
    assert token not in str(kept)


def test_the_token_changes_with_account_sign_in_and_password(server: Running) -> None:
    anna = Person(server.port, "Anna")
    tokens = [anna.http.cookies["contrada"]]
    credentials = account(anna, "rotating")
    tokens.append(anna.http.cookies["contrada"])
    assert anna.post("/api/me/account/sign-in", credentials).status_code == 200
    tokens.append(anna.http.cookies["contrada"])
    change = {"old": PASSWORD, "new": "another horse battery"}
    assert anna.put("/api/me/account/password", change).status_code == 200
    tokens.append(anna.http.cookies["contrada"])
    assert len(set(tokens)) == 4
    url = f"http://{anna.address}/api/me"
    names = [
        httpx.get(url, headers={"Cookie": f"contrada={token}"}, trust_env=False).json()["name"]
        for token in tokens
    ]
    assert names == ["", "", "", "Anna"]
    assert len(anna.get("/api/me/devices").json()["devices"]) == 1
    anna.close()


def test_devices_are_listed_and_signed_out(server: Running) -> None:
    anna = Person(server.port, "Anna")
    credentials = account(anna, "many.devices")
    phone = Person(server.port)
    phone.http.headers["User-Agent"] = (
        "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"
    )
    assert phone.post("/api/me/account/sign-in", credentials).status_code == 200
    tablet = signed_in(server, credentials)
    table = anna.create([ME, OPEN], "fiera")
    listed = anna.get("/api/me/devices").json()["devices"]
    assert sorted(device["here"] for device in listed) == [False, False, True]
    found = next(device for device in listed if device["device"] == "Firefox · Android")
    assert set(found) == {"id", "device", "created_at", "seen_at", "here"}

    bruno = Person(server.port, "Bruno")
    assert bruno.http.delete(f"/api/me/devices/{found['id']}").status_code == 404
    with phone.watch(table, 0) as there, tablet.watch(table, 0) as stays:
        there.catch_up()
        stays.catch_up()
        assert anna.http.delete(f"/api/me/devices/{found['id']}").status_code == 200
        assert there.until("bye")["reason"] == "signed_out"
        stays.catch_up()
        assert phone.get("/api/me").json()["name"] == ""
        assert tablet.get("/api/me").json()["name"] == "Anna"
        assert anna.http.delete("/api/me/devices").status_code == 200
        assert stays.until("bye")["reason"] == "signed_out"
    for device in (anna, phone, tablet):
        assert device.get("/api/me").json() == {"name": "", "account": ""}
        device.close()
    bruno.close()


def test_sessions_expire_and_slide(server: Running) -> None:
    anna = Person(server.port, "Anna")
    user = anna.get("/api/me/data").json()["id"]
    day = 86_400_000
    now = int(time.time() * 1000)

    def age(days: int) -> None:
        with server.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "UPDATE sessions SET seen_at = ?, sent_at = ? WHERE user_id = ?",
                (now - days * day, now - days * day, user),
            )

    age(399)
    page = anna.http.get("/", headers={"Accept": "text/html"})
    assert f"contrada={anna.http.cookies['contrada']}" in page.headers["set-cookie"]
    again = anna.http.get("/", headers={"Accept": "text/html"})
    assert "set-cookie" not in again.headers, "the cookie is sent rarely"
    [(seen,)] = rows(server, "SELECT seen_at FROM sessions WHERE user_id = ?", user)
    assert seen >= now
    anna.get("/api/me")
    assert rows(server, "SELECT seen_at FROM sessions WHERE user_id = ?", user) == [(seen,)]
    age(401)
    assert anna.get("/api/me").json()["name"] == ""
    anna.close()


def old_cookie(server: Running, user: str, number: int = 0) -> str:
    """The cookie that earlier versions gave to everybody."""
    identity: Identity = server.services.identity
    return identity.cookie(user, number)


def test_a_cookie_of_an_earlier_version_is_exchanged_once(server: Running) -> None:
    user = server.services.identity.new_user()
    server.store.users.save_name(user, "Ada", 1)
    cookie = old_cookie(server, user)
    anna = Person(server.port)
    anna.http.cookies.set("contrada", cookie, domain="127.0.0.1")
    url = f"http://{anna.address}/api/me"

    def ask(_: int) -> httpx.Response:
        return httpx.get(url, headers={"Cookie": f"contrada={cookie}"}, trust_env=False)

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(ask, range(4)))
    assert [told.json()["name"] for told in answers] == ["Ada"] * 4
    tokens = {told.cookies["contrada"] for told in answers}
    assert len(tokens) == 1, "parallel requests are given one session"
    assert ask(0).json()["name"] == "Ada", "the answer may have been lost"
    table = anna.create([ME, OPEN], "fiera")
    assert anna.get("/api/me").json()["name"] == "Ada"
    assert anna.http.cookies["contrada"] in tokens
    assert anna.look(table, 0)["table"]["host"] == 0
    assert ask(0).json()["name"] == "", "the session has been used: the old cookie is void"
    anna.close()


def test_an_accounts_devices_exchange_their_cookies_each(server: Running) -> None:
    owner = Person(server.port, "Ada")
    account(owner, "exchanging")
    user = owner.get("/api/me/data").json()["id"]
    person = server.store.users.find(user)
    assert person is not None
    cookie = old_cookie(server, user, person.session)
    devices = []
    for agent in ("Firefox/1 Linux", "Chrome/1 Windows"):
        device = Person(server.port)
        device.http.headers["User-Agent"] = agent
        device.http.cookies.set("contrada", cookie, domain="127.0.0.1")
        assert device.get("/api/me").json()["name"] == "Ada"
        assert device.get("/api/me").json()["name"] == "Ada"
        devices.append(device)
    assert len(owner.get("/api/me/devices").json()["devices"]) == 3
    assert owner.http.delete("/api/me/devices").status_code == 200
    replay = Person(server.port)
    replay.http.cookies.set("contrada", cookie, domain="127.0.0.1")
    assert replay.get("/api/me").json()["name"] == ""
    for device in (*devices, owner, replay):
        device.close()


def test_deleting_oneself_revokes_everything_at_once(server: Running) -> None:
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    credentials = account(anna, "leaving")
    phone = signed_in(server, credentials)
    user = anna.get("/api/me/data").json()["id"]
    table = anna.create([ME, {"kind": "hot", "name": "Grandma"}, OPEN])
    bruno.must(table, "take", seat=2)
    anna.must(table, "start")
    other = bruno.create([ME, OPEN, OPEN])
    anna.must(other, "take", seat=1, name="Grandpa")
    anna.must(other, "leave", seat=1)
    with phone.watch(table, 0) as there, bruno.watch(table, 2) as eye:
        there.catch_up()
        eye.catch_up()
        gone = anna.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 200
        assert there.until("bye")["reason"] == "signed_out"
        eye.catch_up()
        assert [seat["name"] for seat in eye.state["table"]["seats"]] == ["", "", "Bruno"]
    assert phone.get("/api/me").json()["name"] == ""
    stolen = Person(server.port)
    stolen.http.cookies.set("contrada", old_cookie(server, user), domain="127.0.0.1")
    assert stolen.get(f"/api/tables/{table}?seat=0").status_code == 403
    kept = [
        rows(server, "SELECT event FROM events WHERE match_id IN (?, ?)", table, other),
        rows(server, "SELECT data FROM snapshots"),
        rows(server, "SELECT * FROM result_seats"),
        rows(server, "SELECT * FROM seat_labels WHERE user_id = ?", user),
        rows(server, "SELECT * FROM sessions WHERE user_id = ?", user),
    ]
    for name in ("Grandma", "Grandpa"):
        assert name not in str(kept)
    assert kept[-2:] == [[], []]
    server.services.tables.cache.sessions.pop(table)  # as after half a minute without viewers
    assert bruno.look(table, 2)["table"]["seats"][1]["name"] == ""
    for person in (anna, bruno, phone, stolen):
        person.close()


def test_names_at_a_screen_leave_finished_tables_and_results(server: Running) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create([ME, {"kind": "hot", "name": "Grandma"}])
    anna.must(table, "start")
    anna.must(table, "resign", seat=0)
    assert anna.look(table)["table"]["phase"] == "over"
    shot = "SELECT data FROM snapshots WHERE match_id = ?"
    assert rows(server, shot, table) == [], "a finished game keeps no snapshot"
    log = "SELECT event FROM events WHERE match_id = ?"
    assert "Grandma" in str(rows(server, log, table))
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert "Grandma" not in str(rows(server, log, table))
    server.services.tables.cache.sessions.pop(table, None)
    seats = anna.look(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["", ""]
    anna.close()


def test_a_database_of_an_earlier_version_keeps_its_people(tmp_path: Path) -> None:
    """Two accounts that look alike, made before that was refused, both keep working."""
    settings = quick(tmp_path)
    running = Running(settings)
    identity = running.services.identity
    kept = identity.hash_password("short pw")
    users = [identity.new_user() for _ in range(2)]
    for user, name in zip(users, ("paul", "раul"), strict=True):  # the second one is Cyrillic
        running.store.users.save_name(user, name, 1)
    host = Person(running.port, "Host")
    table = host.create([ME, {"kind": "hot", "name": "Grandma"}], "palazzo")
    host_id = host.get("/api/me/data").json()["id"]
    signed = identity.cookie(host_id, 0)
    host.close()
    running.stop()
    path = tmp_path / "contrada.db"
    with sqlite3.connect(path) as raw:
        for user, name in zip(users, ("paul", "раul"), strict=True):
            raw.execute("UPDATE users SET account=?, password=? WHERE id=?", (name, kept, user))
        raw.execute("UPDATE users SET session = 0")
    raw.close()
    take_back(path, "0002_people")
    running = Running(settings)
    for name in ("paul", "раul"):
        device = signed_in(running, {"account": name, "password": "short pw"})
        assert device.get("/api/me").json() == {"name": name, "account": name}
        change = {"old": "short pw", "new": "short pw"}
        refused = device.put("/api/me/account/password", change)
        assert refused.json()["code"] == "weak_password"
        device.close()
    host = Person(running.port)
    host.http.cookies.set("contrada", signed, domain="127.0.0.1")
    assert host.look(table, 0)["table"]["host"] == 0
    assert host.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert "Grandma" not in str(rows(running, "SELECT event FROM events"))
    host.close()
    running.stop()


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/games"])
def test_a_cookie_that_cannot_be_looked_up_is_not_replaced(
    server: Running, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Person(server.port, "Anna")

    def broken(*_: object) -> None:
        raise OSError("the database does not answer")

    with monkeypatch.context() as patch:
        patch.setattr(server.store.sessions, "find", broken)
        told = anna.get(path)
        assert told.status_code == 503
        assert "set-cookie" not in told.headers
    assert anna.get("/api/me").json()["name"] == "Anna"
    anna.close()
