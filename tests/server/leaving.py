"""Signing out and deleting oneself at one process, while connected to another one."""

from __future__ import annotations

import time

from sqlalchemy import text

from contrada.server.storage.event_store import Store
from tests.server.harness import Person

PASSWORD = "correct horse battery"


def sign_out_elsewhere(one: int, two: int) -> None:
    """A device is signed out at one port; its connection is at another."""
    anna = Person(one, "Anna")
    credentials = {"account": "anna.everywhere", "password": PASSWORD}
    assert anna.post("/api/me/account", credentials).status_code == 200
    phone = Person(two)
    assert phone.post("/api/me/account/sign-in", credentials).status_code == 200
    table = anna.create([{"kind": "me"}, {"kind": "open"}])
    there = next(d for d in anna.get("/api/me/devices").json()["devices"] if not d["here"])
    with phone.watch(table, 0) as far, anna.watch(table, 0) as near:
        far.catch_up()
        assert anna.http.delete(f"/api/me/devices/{there['id']}").status_code == 200
        assert far.until("bye")["reason"] == "signed_out"
        near.catch_up()
    assert phone.get("/api/me").json()["name"] == ""
    anna.close()
    phone.close()


def delete_elsewhere(one: int, two: int, store: Store) -> None:
    """Somebody is deleted at one port; a table of theirs is in memory at another."""
    anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
    phone = Person(two)
    phone.http.cookies = anna.http.cookies
    table = anna.create([{"kind": "me"}, {"kind": "hot", "name": "Grandma"}, {"kind": "open"}])
    bruno.must(table, "take", seat=2)
    anna.must(table, "start")
    with phone.watch(table, 0) as hers, bruno.watch(table, 2) as eye:
        hers.catch_up()
        eye.catch_up()
        assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
        assert hers.until("bye")["reason"] == "signed_out"
        until = time.monotonic() + 20
        while "Grandma" in str(eye.state["table"]["seats"]) and time.monotonic() < until:
            eye.until("table")
        assert [seat["name"] for seat in eye.state["table"]["seats"]] == ["", "", "Bruno"]
    with store.engine.connect() as connection:
        events = connection.execute(text("SELECT event FROM events WHERE match_id = :id"),
                                    {"id": table}).scalars().all()  # fmt: skip
    assert events
    assert not [event for event in events if "Grandma" in event]
    anna.close()
    bruno.close()
    phone.close()
