"""Who one is: cookies, names, accounts, seat links."""

from __future__ import annotations

from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters

from contrada.server.identity import signing as identity
from contrada.server.identity.signing import Identity
from contrada.server.runtime.service import DEVICES
from tests.server.harness import Person, Running, quick

ME = {"kind": "me"}
OPEN = {"kind": "open"}
SECRET = {"account": "Anna.B", "password": "correct horse"}


def test_a_first_visit_is_given_a_signed_cookie_that_scripts_cannot_read(server: Running) -> None:
    visitor = Person(server.port)
    response = visitor.get("/api/me")
    cookie = response.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in visitor.get("/api/me").headers
    assert response.json() == {"name": "", "account": ""}
    visitor.close()


def test_the_cookie_comes_with_the_first_page(server: Running) -> None:
    """What a page asks for all at once must not bring several."""
    visitor = Person(server.port)
    page = visitor.http.get("/", headers={"Accept": "text/html"})
    assert "set-cookie" in page.headers
    assert "no-store" in page.headers["cache-control"] or "private" in page.headers["cache-control"]
    assert "set-cookie" not in visitor.get("/api/me").headers
    assert "set-cookie" not in visitor.http.get("/", headers={"Accept": "text/html"}).headers
    visitor.http.cookies.clear()
    assert "set-cookie" not in visitor.http.get("/icon.svg").headers
    visitor.close()


def test_a_forged_cookie_is_somebody_new(server: Running, people: list[Person]) -> None:
    guest = Person(server.port)
    guest.get("/api/me")
    user, session, signature = guest.http.cookies["contrada-guest"].split(".")
    guest.close()
    token = people[0].http.cookies["contrada"]
    other = Identity(b"another key").cookie(user, 0)
    for forged in (
        f"{user}.1.{signature}",
        f"{'0' * 24}.{session}.{signature}",
        other,
        "x",
        "..=;",
        token[:-1] + ("A" if token[-1] != "A" else "B"),
    ):
        stranger = Person(server.port)
        response = stranger.http.get("/api/me", headers={"Cookie": f"contrada={forged}"})
        assert response.json()["name"] == ""
        assert "set-cookie" in response.headers
        stranger.close()


def test_under_https_cookies_are_secure(tmp_path: Path) -> None:
    running = Running(quick(tmp_path, public_url="https://play.example"))
    visitor = Person(running.port)
    assert "; Secure" in visitor.get("/api/me").headers["set-cookie"]
    visitor.close()
    running.stop()


def test_passwords_are_dear_to_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "PasswordHasher", PasswordHasher)  # not the tests' quick one
    kept = Identity(b"key").hash_password("correct horse")
    found = extract_parameters(kept)
    assert kept.startswith("$argon2id$")
    assert found.memory_cost >= 19 * 1024
    assert found.time_cost >= 2
    assert Identity(b"key").check_password("correct horse", kept)


def test_an_account_carries_games_to_another_device(server: Running, people: list[Person]) -> None:
    anna = people[0]
    table = anna.create([ME, OPEN], "fiera")
    assert anna.post("/api/me/account", SECRET).json() == {"name": "Anna", "account": "anna.b"}
    assert anna.post("/api/me/account", SECRET).status_code == 409
    assert people[1].post("/api/me/account", SECRET).status_code == 409
    device = Person(server.port)
    wrong = {**SECRET, "password": "wrong horse"}
    assert device.post("/api/me/account/sign-in", wrong).status_code == 401
    nobody = {**SECRET, "account": "nobody"}
    assert device.post("/api/me/account/sign-in", nobody).json()["code"] == "wrong_password"
    assert device.post("/api/me/account/sign-in", SECRET).status_code == 200
    assert [line["id"] for line in device.get("/api/tables").json()["mine"]] == [table]
    assert device.look(table, 0)["table"]["host"] == 0

    change = {"old": "wrong horse", "new": "battery staple"}
    assert device.put("/api/me/account/password", change).status_code == 401
    change["old"] = SECRET["password"]
    assert device.put("/api/me/account/password", change).status_code == 200
    assert anna.get("/api/me").json()["name"] == "", "the old device is signed out"
    assert device.get("/api/me").json()["name"] == "Anna"

    data = device.get("/api/me/data").json()
    assert data["account"] == "anna.b"
    assert [head["id"] for head in data["tables"]] == [table]
    assert "battery" not in str(data)
    assert device.http.request("DELETE", "/api/me", json={"password": "no"}).status_code == 401
    farewell = device.http.request("DELETE", "/api/me", json={"password": "battery staple"})
    assert farewell.status_code == 200
    assert people[1].look(table)["table"]["seats"][0] == {
        "kind": "open",
        "name": "",
        "bot": "",
        "stand_in": "",
        "resigned": False,
        "owner": "",
    }
    fresh = {**SECRET, "password": "battery staple"}
    assert device.post("/api/me/account/sign-in", fresh).status_code == 401
    device.close()


def test_a_seats_secret_link_lets_another_device_play_it(
    server: Running, people: list[Person]
) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    bruno.must(table, "take", seat=1)
    secret = bruno.get(f"/api/tables/{table}/seats/1/link").json()
    assert anna.get(f"/api/tables/{table}/seats/1/link").status_code == 403
    phone = Person(server.port)
    guess = {"secret": "1." + "A" * 32}
    assert phone.post(f"/api/tables/{table}/claim", guess).status_code == 403
    assert phone.post(f"/api/tables/{table}/claim", secret).json() == {"seat": 1}
    assert phone.look(table, 1)["table"]["seats"][1]["name"] == "Bruno"
    crowd = [Person(server.port) for _ in range(DEVICES)]
    codes = [one.post(f"/api/tables/{table}/claim", secret).status_code for one in crowd]
    assert codes == [200] * (DEVICES - 2) + [429] * 2  # Bruno and the phone play it, too
    for one in crowd:
        one.close()
    anna.must(table, "free", seat=1)
    assert phone.post(f"/api/tables/{table}/claim", secret).status_code == 403
    assert phone.get(f"/api/tables/{table}?seat=1").status_code == 403
    phone.close()
