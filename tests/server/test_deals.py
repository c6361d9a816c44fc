"""Duplicate deals: one seat a person and deal, nothing told before the end, standings by seat."""

from __future__ import annotations

import contextlib
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import update

from contrada.core import saves
from contrada.core.rng import commitment_of
from contrada.server.common.server_clock import now_ms
from contrada.server.people.duplicate.service import DAY_MS, GRACE_MS, standings
from contrada.server.people.duplicate.store import Deal, DealStore, Try
from contrada.server.storage.event_store import Store
from contrada.server.storage.schema.deals import deals
from contrada.server.tables.duplicate.origin import PREFIX, deal_of
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running


def set_up(person: Person, **more: Any) -> str:
    """A deal of the toy game against random bots."""
    wanted = {"game": "fiera", "seats": 2, "bot": "random", **more}
    response = person.post("/api/deals", wanted)
    assert response.status_code == 200, response.text
    found: str = response.json()["id"]
    return found


def begun(person: Person, deal: str) -> str:
    response = person.post(f"/api/deals/{deal}", {})
    assert response.status_code == 200, response.text
    table: str = response.json()["id"]
    return table


def together(deal: str, *pair: Person) -> str:
    """A table of a deal for two people, started."""
    table = begun(pair[0], deal)
    pair[1].must(table, "take", seat=1)
    pair[0].must(table, "start")
    return table


def play_on(table: str, *pair: Person) -> None:
    """Play a game of two people to its end."""
    for _ in range(200):
        for seat, person in enumerate(pair):
            looked = person.look(table, seat)
            if looked["table"]["phase"] == "over":
                return
            legal = looked["game"]["legal"]
            if legal:
                action = legal[-1]["action"]
                person.must(table, "play", seat=seat, seq=looked["seq"], action=action)
    raise AssertionError("the game does not end")


def close(server: Running, deal: str, ago: int = 1) -> None:
    """Let a deal's time be over."""
    with server.store.engine.begin() as connection:
        mine = update(deals).where(deals.c.id == deal)
        connection.execute(mine.values(closes_at=now_ms() - ago))


def stored(server: Running, table: str) -> Table:
    return Table.load(server.store.load(table))


def test_two_tables_of_a_deal_have_the_same_cards_and_other_commitments(
    people: list[Person], server: Running
) -> None:
    anna, bruno, *_ = people
    deal = set_up(anna)
    tables = [begun(anna, deal), begun(bruno, deal)]
    looked = [person.look(table, 0) for person, table in zip(people[:2], tables, strict=True)]
    hands = [each["game"]["view"]["seats"][0]["hand"] for each in looked]
    assert hands[0] == hands[1]
    commitments = {each["table"]["commitment"] for each in looked}
    assert len(commitments) == 2
    loaded = [stored(server, table) for table in tables]
    assert [deal_of(each) for each in loaded] == [deal, deal]
    matches = [each.match for each in loaded]
    assert matches[0] is not None
    assert matches[1] is not None
    dealt = [list(match.log[:5]) for match in matches if match is not None]
    assert dealt[0] == dealt[1], "the set-up is the same"
    secret = server.services.background.deals.find(deal).seed.hex()
    for each in looked:
        assert secret not in msgspec.json.encode(each).decode()
        assert each["table"]["origin"]["table"] == PREFIX + deal
        assert each["table"]["rated"] == "no"
        assert not each["table"]["hints"]


def test_everybody_has_one_try_and_nobody_else_looks_on(
    people: list[Person], server: Running
) -> None:
    anna, bruno, clara, dario = people
    deal = set_up(anna, bot="")
    table = together(deal, anna, dario)
    assert begun(anna, deal) == table, "the first try counts"
    at = f"/api/tables/{table}"
    for path in (f"{at}", f"{at}/log", f"{at}/replay/0", f"{at}/curve", f"{at}/audit"):
        assert bruno.get(path).json()["code"] in ("not_yours", "not_now"), path
    assert bruno.get(f"{at}/export").json()["code"] == "not_yours"
    assert anna.get(f"{at}/hint?seat=0").json()["code"] == "not_allowed"
    assert anna.get(f"{at}/seats/0/link").json()["code"] == "not_allowed"
    assert bruno.post(f"{at}/claim", {"secret": "x"}).json()["code"] == "not_allowed"
    for do, more in (
        ("leave", {"seat": 0}),
        ("ask", {"seat": 0, "what": "undo"}),
        ("ask", {"seat": 0, "what": "end"}),
        ("rematch", {}),
        ("set_bot", {"seat": 0, "bot": "master"}),
        ("free", {"seat": 1}),
    ):
        assert anna.do(table, do, **more).json()["code"] == "not_allowed", do
    secret = server.services.background.deals.find(deal).seed.hex()
    assert secret not in anna.get(f"{at}/export?seat=0").text
    play_on(table, anna, dario)
    # Over for Anna, not for the deal: she sees her seat, and nobody sees more.
    told = anna.look(table, 0)
    assert secret not in msgspec.json.encode(told).decode()
    assert (
        commitment_of(bytes.fromhex(told["table"]["result"]["seed"]))
        == (told["table"]["commitment"])
    )
    assert anna.get(f"{at}/replay/0?seat=0").status_code == 200
    for path in (f"{at}/audit", f"{at}/replay/0?as=all", f"{at}/replay/0?seat=1"):
        assert anna.get(path).json()["code"] == "not_now", path
    assert secret not in anna.get(f"{at}/export?seat=0").text
    fork = {"line": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    assert anna.post(f"{at}/fork", fork).json()["code"] in ("not_now", "not_yours")
    assert anna.post(f"{at}/analysis", {}).json()["code"] == "not_now"
    assert clara.get(at).json()["code"] == "not_yours"
    page = clara.get(f"/api/deals/{deal}").json()
    assert (page["open"], page["seed"]) == (False, "")
    assert [(one["name"], one["table"], one["salt"]) for one in page["standings"]] == [
        ("Anna", "", ""),
        ("Dario", "", ""),
    ]


def test_after_the_end_for_all_everything_is_open_and_can_be_verified(
    people: list[Person], server: Running
) -> None:
    anna, bruno, clara, dario = people
    eva = Person(server.port, "Eva")
    deal = set_up(anna, bot="")
    tables = [together(deal, anna, clara), together(deal, bruno, dario)]
    play_on(tables[0], anna, clara)
    close(server, deal)
    with contextlib.closing(eva):
        page = eva.get(f"/api/deals/{deal}").json()
        assert not page["open"], "Bruno and Dario are still playing"
        assert (page["deal"]["finished"], page["deal"]["playing"]) == (2, 2)
        assert eva.post(f"/api/deals/{deal}", {}).json()["code"] == "not_now", "too late"
        play_on(tables[1], bruno, dario)
        is_open(eva, deal)


def is_open(clara: Person, deal: str) -> None:
    """Somebody who did not play sees and verifies everything."""
    page = clara.get(f"/api/deals/{deal}").json()
    assert page["open"]
    assert len(page["standings"]) == 4
    for one in page["standings"]:
        assert one["guest"]
        assert one["place"] == 0, "guests are listed, not ranked"
        at = f"/api/tables/{one['table']}"
        seed = bytes.fromhex(page["seed"])
        own = sha256(b"contrada deal" + seed + bytes.fromhex(one["salt"])).digest()
        told = clara.get(at).json()["table"]
        assert commitment_of(own) == told["commitment"]
        audit = clara.get(f"{at}/audit").json()
        assert audit["sound"], audit
        assert [root["seed"] for root in audit["roots"]] == [page["seed"]]
        saved = clara.get(f"{at}/export").content
        assert saves.load(saved).over, "the file replays and is audited"
        assert clara.get(f"{at}/replay/0?as=all").status_code == 200


def test_a_bad_try_that_is_left_counts_as_unfinished_and_the_grace_ends(
    people: list[Person], server: Running
) -> None:
    anna, bruno, clara, _ = people
    deal = set_up(anna)
    left, slow = begun(anna, deal), begun(bruno, deal)
    anna.must(left, "close")
    assert anna.get(f"/api/deals/{deal}").json()["deal"]["state"] == "unfinished"
    assert begun(anna, deal) == left, "no second try"
    close(server, deal, GRACE_MS - 60_000)
    assert not clara.get(f"/api/deals/{deal}").json()["open"]
    close(server, deal, GRACE_MS + 1)
    page = clara.get(f"/api/deals/{deal}").json()
    assert page["open"]
    assert (page["unfinished"], page["standings"]) == (2, [])
    assert bruno.look(slow, 0)["table"]["phase"] == "running"


def test_people_in_the_other_seats_have_one_seat_in_the_deal(people: list[Person]) -> None:
    anna, bruno, clara, dario = people
    deal = set_up(anna, bot="")
    first, second = begun(anna, deal), begun(bruno, deal)
    clara.must(first, "take", seat=1)
    assert clara.do(second, "take", seat=1).json()["code"] == "taken"
    assert anna.do(second, "take", seat=1).json()["code"] == "taken"
    assert anna.do(first, "take", seat=1, name="Child").json()["code"] == "taken"
    dario.must(second, "take", seat=1)
    anna.must(first, "start")
    bruno.must(second, "start")
    assert clara.post(f"/api/deals/{deal}", {}).json()["id"] == first
    hands = [
        person.look(table, 1)["game"]["view"]["seats"][1]["hand"]
        for person, table in ((clara, first), (dario, second))
    ]
    assert hands[0] == hands[1]


def test_the_daily_deals_are_those_of_all_titles_and_the_same_for_everyone(
    people: list[Person], server: Running
) -> None:
    anna, bruno, *_ = people
    mine, other = (person.get("/api/deals").json()["deals"] for person in (anna, bruno))
    assert mine == other
    assert len(mine) == 5
    assert {one["bot"] for one in mine} == {"master"}
    service = server.services.background.deals
    now = now_ms()
    today, tomorrow = service.today(now), service.today(now + DAY_MS)
    assert not {deal.id for deal in today} & {deal.id for deal in tomorrow}
    assert not {deal.seed for deal in today} & {deal.seed for deal in tomorrow}
    assert {deal.seat for deal in today} != {deal.seat for deal in tomorrow}
    late = anna.post(f"/api/deals/{tomorrow[0].id}", {}).json()
    assert late["code"] == "not_now", "tomorrow's deal cannot be begun"


def test_a_deal_cannot_be_set_up_badly(people: list[Person], server: Running) -> None:
    anna = people[0]
    for bad in (
        {"game": "chess", "seats": 2},
        {"game": "fiera", "seats": 9},
        {"game": "fiera", "seats": 2, "seat": 5},
        {"game": "fiera", "seats": 2, "bot": "master:iterations=999999999"},
        {"game": "fiera", "seats": 2, "hours": 0},
        {"game": "fiera", "seats": 2, "hours": 10_000},
        {"game": "fiera", "seats": 2, "seed": "00"},
        {"game": "fiera", "seats": 2, "options": {"x": 1}},
    ):
        assert anna.post("/api/deals", bad).status_code == 400, bad
    nobody = Person(server.port)
    with contextlib.closing(nobody):
        assert nobody.post("/api/deals", {"game": "fiera", "seats": 2}).status_code == 403
    assert anna.get("/api/deals/" + "x" * 200).status_code == 404
    assert anna.post("/api/deals/nothing", {}).status_code == 404
    for _ in range(5):
        set_up(anna)
    assert anna.post("/api/deals", {"game": "fiera", "seats": 2}).status_code == 429


def test_tries_are_told_and_deleted_with_the_person(people: list[Person], server: Running) -> None:
    anna, bruno, *_ = people
    deal = set_up(anna)
    table = begun(bruno, deal)
    kept = bruno.get("/api/me/data").json()["kept"]["deals"]
    assert [(one["deal"], one["table"]) for one in kept] == [(deal, table)]
    assert bruno.http.request("DELETE", "/api/me", json={"password": ""}).status_code == 200
    assert server.services.background.deals.store.tries(deal) == []
    assert stored(server, table).data.seats[0].stand_in, "a bot goes on"


def tried(name: str, seat: int, scores: list[int], **more: Any) -> Try:
    ranking = [1 + sum(other > points for other in scores) for points in scores]
    given = {"guest": False, "phase": "over", "reason": "end", **more}
    return Try(
        name,
        name,
        given["guest"],
        name,
        seat,
        b"",
        0,
        1,
        given["phase"],
        given["reason"],
        scores,
        ranking,
    )


def test_standings_compare_the_same_seat_by_lead_then_points() -> None:
    tries = [
        tried("A", 0, [50, 60]),
        tried("B", 0, [70, 60]),
        tried("C", 0, [60, 50]),
        tried("D", 0, [70, 60]),
        tried("E", 1, [10, 20]),
        tried("Guest", 0, [99, 0], guest=True),
        tried("Gone", 0, [99, 0], reason="closed"),
        tried("Slow", 0, [], phase="running", reason=""),
    ]
    found = standings(tries, "A", open_to_all=False)
    assert [(one.name, one.seat, one.place) for one in found] == [
        ("B", 0, 1),
        ("D", 0, 1),
        ("C", 0, 3),
        ("A", 0, 4),
        ("Guest", 0, 0),
        ("E", 1, 1),
    ]
    assert [one.table for one in found] == ["", "", "", "A", "", ""]


def test_a_try_is_reserved_once(server: Running) -> None:
    reserves_once(server.store)


def reserves_once(store: Store) -> None:
    """The store of deals, on any database."""
    kept = DealStore(store.engine)
    deal = Deal("d", "own", "host", "fiera", 1, {"a": 1}, 2, 0, "", b"s" * 32, 0, 10)
    assert kept.add(deal) == kept.add(msgspec.structs.replace(deal, seats=3)) == deal
    assert kept.find("d") == deal
    assert kept.claim("d", "u", 0, b"x", 1_000_000) is None
    assert kept.claim("d", "u", 0, b"y", 1_000_001) == "", "it is being made"
    kept.give_up("d", "u")
    assert kept.claim("d", "u", 0, b"x", 1_000_000) is None
    assert kept.claim("d", "u", 1, b"x", 1_100_000) is None, "the first attempt crashed"
    assert kept.tries("d") == []
    assert kept.mine("u", ["d"]) == {}
    assert kept.about("u")[0]["deal"] == "d"
    assert kept.hosted("host", 5) == 1
    kept.forget("u")
    kept.forget("host")
    assert (kept.about("u"), kept.hosted("host", 5)) == ([], 0)
