"""The operator's page over HTTP, and what players report."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select, text

from contrada.server.common.server_clock import now_ms
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.operators import KEEP
from contrada.server.storage.people.reports import NetworkLimit, NewReport
from contrada.server.storage.people.sanction import Sanction
from contrada.server.storage.schema import operators as tables
from tests.cli.runner import Ran, is_one_paragraph
from tests.server.harness import Person, Running
from tests.server.operating import WISH, id_of, ok

ME = {"kind": "me"}
OPEN = {"kind": "open"}
HOT = {"kind": "hot", "name": "Child"}

# -- the page ----------------------------------------------------------------------------------

READS = ("figures", "who", "people?find=a", "tables?find=a", "broken", "reports", "acts")


def test_every_route_of_the_page_checks_the_role(operator: Person, guests: list[Person]) -> None:
    bruno = guests[1]
    act = {"what": "mute", "target": id_of(operator), "reason": "x"}
    for path in READS:
        assert operator.get(f"/api/operator/{path}").status_code == 200, path
        refused = bruno.get(f"/api/operator/{path}")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed"), path
    assert bruno.post("/api/operator/act", act).status_code == 403
    assert operator.get("/api/me/standing").json()["operator"]
    assert not bruno.get("/api/me/standing").json()["operator"]
    # Other sites' pages cannot act for an operator who is signed in.
    act = {"what": "mute", "target": id_of(bruno), "reason": "x"}
    foreign = operator.http.post(
        "/api/operator/act", json=act, headers={"Origin": "https://evil.example"}
    )
    assert foreign.json()["code"] == "bad_origin"
    plain = operator.http.post("/api/operator/act", content=json.dumps(act).encode())
    assert plain.json()["code"] == "wrong_type"
    assert bruno.get("/api/me/standing").json()["muted"] is None


def test_nobody_raises_their_own_role_or_acts_on_operators(
    operator: Person, operated: tuple[Path, Running], guests: list[Person]
) -> None:
    bruno = guests[1]
    for what in ("grant", "revoke"):
        wish = {"what": what, "target": id_of(bruno), "reason": "x"}
        assert operator.post("/api/operator/act", wish).json()["code"] == "bad_message"
    for what in ("ban", "reset_password", "rename", "mute", "ban_address_of"):
        wish = {"what": what, "target": id_of(operator), "reason": "x", "name": "Y"}
        assert operator.post("/api/operator/act", wish).status_code == 400, what
    assert operated[1].store.operators.operators() == [id_of(operator)]


def test_an_operator_acts_in_the_browser(operator: Person, guests: list[Person]) -> None:
    bruno = guests[1]
    table = bruno.create([ME, OPEN], "fiera")

    def act(what: str, target: str, **more: Any) -> Any:
        wish = {"what": what, "target": target, "reason": "a reason", **more}
        response = operator.post("/api/operator/act", wish)
        assert response.status_code == 200, response.text
        assert response.json()["done"]
        return response.json()

    act("mute", id_of(bruno), until=now_ms() + 60_000)
    assert bruno.do(table, "say", seat=0, text="x").json()["code"] == "muted"
    act("unmute", id_of(bruno))
    bruno.must(table, "say", seat=0, text="x")
    act("close", table)
    assert bruno.look(table)["table"]["phase"] == "over"
    act("delete", table)
    assert bruno.get(f"/api/tables/{table}").status_code == 404
    log = operator.get("/api/operator/acts").json()["acts"]
    assert [one["what"] for one in log[:4]] == ["delete", "close", "unmute", "mute"]
    assert {one["by"] for one in log[:4]} == {id_of(operator)}
    act("ban", id_of(bruno))
    assert bruno.get("/api/games").status_code == 403
    act("unban", id_of(bruno))
    assert bruno.get("/api/games").status_code == 200


def test_a_revoked_operator_is_out_at_once(admin: Callable[..., Ran], guests: list[Person]) -> None:
    anna = guests[0]
    account = f"anna.{id_of(anna)[:8]}"
    anna.post("/api/me/account", {**WISH, "account": account})
    ok(admin("grant", account, "--why", "trusted"))
    assert anna.get("/api/operator/figures").status_code == 200
    ok(admin("revoke", account, "--why", "no more"))
    assert anna.get("/api/operator/figures").status_code == 403
    assert is_one_paragraph(admin("grant", id_of(guests[1]), "--why", "a guest"))


def test_nothing_hidden_reaches_operators(operator: Person, guests: list[Person]) -> None:
    """No answer holds a seed, and none changes by a move of a running game."""
    bruno = guests[1]
    table = bruno.create([ME, HOT])
    bruno.must(table, "start")

    def answers() -> list[Any]:
        found = (f"tables?find={table}", f"people?find={id_of(bruno)}")
        paths = (*found, "who", "broken", "reports", "figures", "acts")
        return [operator.get(f"/api/operator/{path}").json() for path in paths]

    before = answers()
    state = next(s for s in (bruno.look(table, 0), bruno.look(table, 1)) if s["game"]["legal"])
    seat = 0 if bruno.look(table, 0)["game"]["legal"] else 1
    action = state["game"]["legal"][0]["action"]
    bruno.must(table, "play", seat=seat, seq=state["seq"], action=action)
    assert answers() == before
    assert "seed" not in json.dumps(before)


# -- reports -----------------------------------------------------------------------------------


def test_a_report_waits_with_the_line_as_it_was(
    operator: Person, admin: Callable[..., Ran], guests: list[Person]
) -> None:
    _, bruno, clara = guests
    table = bruno.create([ME, OPEN], "fiera")
    clara.must(table, "take", seat=1)
    bruno.must(table, "say", seat=0, text="something nasty")
    line = clara.get(f"/api/tables/{table}/chat").json()["lines"][-1]["id"]
    wish = {"line": line, "reason": "insult"}
    for _ in range(2):  # the second one says nothing new
        assert clara.post(f"/api/tables/{table}/report", wish).status_code == 200
    assert clara.post(f"/api/tables/{table}/report", {"seat": 0, "reason": "rude"}).json() == {}
    ok(admin("delete", table, "--why", "abuse"))  # what was reported stays
    waiting = operator.get("/api/operator/reports").json()["reports"]
    assert [(r["text"], r["target"], r["name"], r["by"]) for r in waiting] == [
        ("something nasty", id_of(bruno), "Bruno", id_of(clara)),
        ("", id_of(bruno), "Bruno", id_of(clara)),
    ]
    assert "something nasty" in ok(admin("reports", "--json")).out
    ok(admin("close-report", str(waiting[0]["id"]), "--why", "warned"))
    wish = {"what": "close_report", "target": str(waiting[1]["id"]), "reason": "seen"}
    assert operator.post("/api/operator/act", wish).json()["done"]
    assert operator.get("/api/operator/reports").json()["reports"] == []
    assert is_one_paragraph(admin("close-report", str(waiting[0]["id"]), "--why", "twice"))
    assert is_one_paragraph(admin("close-report", "99999999999999999999", "--why", "x"))


def test_reports_are_limited_and_checked(
    operated: tuple[Path, Running], guests: list[Person]
) -> None:
    _, bruno, clara = guests
    limit = operated[1].services.settings.reports_per_day
    elsewhere = bruno.create([ME, OPEN], "fiera")
    bruno.must(elsewhere, "say", seat=0, text="a")
    other = bruno.get(f"/api/tables/{elsewhere}/chat").json()["lines"][-1]["id"]
    table = bruno.create([ME, OPEN], "fiera", spectators=False)
    path = f"/api/tables/{table}/report"
    for bad in ({"line": other}, {"line": 10**6}, {"seat": 1}, {"seat": -1}, {"seat": 9}):
        assert clara.post(path, {**bad, "reason": "x"}).status_code == 400, bad
    assert bruno.post(path, {"seat": 0, "reason": "myself"}).status_code == 400
    assert clara.post(path, {"seat": 0, "reason": " "}).status_code == 400
    visitor = Person(operated[1].port)
    assert visitor.post(path, {"seat": 0, "reason": "x"}).json()["code"] == "no_name"
    visitor.close()
    codes = []
    for _ in range(limit + 2):
        bruno.must(elsewhere, "say", seat=0, text="b")
        line = bruno.get(f"/api/tables/{elsewhere}/chat").json()["lines"][-1]["id"]
        wish = {"line": line, "reason": "x"}
        codes.append(clara.post(f"/api/tables/{elsewhere}/report", wish).status_code)
    assert codes == [200] * limit + [429] * 2


def test_one_network_cannot_fill_the_operators_list() -> None:
    limit = NetworkLimit(3)
    same = [limit.take(f"2001:db8:0:1::{number:x}") for number in range(5)]
    assert same == [True] * 3 + [False] * 2
    assert limit.take("2001:db8:0:2::1")
    assert limit.take("203.0.113.1")


def test_deleting_oneself_takes_reports_and_the_role_along(
    operated: tuple[Path, Running], admin: Callable[..., Ran]
) -> None:
    eva, finn = Person(operated[1].port, "Eva"), Person(operated[1].port, "Finn")
    table = eva.create([ME, OPEN], "fiera")
    finn.post(f"/api/tables/{table}/report", {"seat": 0, "reason": "x"})
    who = id_of(eva)
    assert [r["reason"] for r in finn.get("/api/me/data").json()["kept"]["reports"]] == ["x"]
    eva.post("/api/me/account", {**WISH, "account": "eva.leaves"})
    ok(admin("grant", "eva.leaves", "--why", "x"))
    ok(admin("rename", who, "Eve", "--why", "y"))
    response = eva.http.request("DELETE", "/api/me", json={"password": WISH["password"]})
    assert response.status_code == 200
    with operated[1].store.engine.connect() as connection:
        found = connection.execute(
            select(tables.reports).where(tables.reports.c.target == who)
        ).all()
        assert found == []
        detail = select(tables.acts.c.detail).where(tables.acts.c.target == who)
        assert set(connection.execute(detail).scalars()) == {"{}"}
    assert who not in operated[1].store.operators.operators()
    eva.close()
    finn.close()


def test_what_was_kept_long_enough_is_deleted(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'contrada.db'}")
    store.reports.add(NewReport("a", "b", "B", "t", None, "", "x"), 5)
    store.operators.act("console:test", "close_report", "1", "seen")
    store.operators.impose(Sanction("ban", "b", now_ms() - KEEP - 1, 0, "x"))
    store.operators.impose(Sanction("ban", "c", None, 0, "x"))
    store.operators.purge()
    with store.engine.begin() as connection:
        count = text("SELECT count(*) FROM reports")
        assert connection.execute(count).scalar() == 1
        old = tables.reports.update().values(closed_at=now_ms() - KEEP - 1)
        connection.execute(old)
    store.operators.purge()
    with store.engine.connect() as connection:
        assert connection.execute(count).scalar() == 0
        left = connection.execute(text("SELECT subject FROM sanctions")).scalars().all()
    assert left == ["c"]
    store.close()
