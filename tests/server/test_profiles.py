"""Personal statistics: what is counted, and that nobody sees what its owner does not show."""

from __future__ import annotations

import asyncio
from typing import Any

from contrada.analysis.results import SCHEMA
from contrada.server.analyses.service import people_of
from contrada.server.analyses.store import PersonSeat, version_of
from contrada.server.people.statistics.profile_store import Shown
from contrada.server.storage.schema.analyses import analyses
from tests.server.harness import Person, Running
from tests.server.operating import id_of
from tests.server.test_replays import HOT, ME, OPEN, finished

NOTHING = {"results": False, "ratings": False, "analyses": False}


def rated_game(first: Person, second: Person) -> str:
    """A rated game of two people."""
    table = first.create([ME, OPEN], "fiera")
    second.must(table, "take", seat=1)
    first.must(table, "start")
    for _ in range(200):
        for seat, person in enumerate((first, second)):
            looked = person.look(table, seat)
            if looked["table"]["phase"] == "over":
                return table
            legal = looked["game"]["legal"]
            if legal:
                action = legal[-1]["action"]
                person.must(table, "play", seat=seat, seq=looked["seq"], action=action)
    raise AssertionError("the game does not end")


def settle(server: Running) -> None:
    """Wait until finished games are recorded."""
    recorder = server.services.background.recorder
    asyncio.run_coroutine_threadsafe(recorder.settled(), server.loop).result(20)


def test_games_ratings_and_analyses_are_counted(people: list[Person], server: Running) -> None:
    anna, bruno, _, _ = people
    tables = [rated_game(anna, bruno) for _ in range(2)]
    settle(server)
    told = anna.get("/api/me/statistics").json()
    assert told["name"] == "Anna"
    (total,) = told["totals"]
    assert (total["game"], total["seats"], total["played"]) == ("fiera", 2, 2)
    assert 0 <= total["wins"] <= 2
    assert total["best"] >= total["points"]
    assert [point["game"] for point in told["ratings"]] == ["fiera", "fiera"]
    assert told["ratings"][0]["rating"] != told["ratings"][1]["rating"]
    store = server.services.background.analyses.store
    seat = PersonSeat(0, id_of(anna), "fiera", 2, 1000, 12, 83.5, 0.04, 1.5)

    def counted(person: Person) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = person.get("/api/me/statistics").json()["analyses"]
        return found

    store.request(tables[0], "", version_of(1, "quick"), 3, now=1000)
    for _ in range(2):  # storing it twice counts once
        store.finish(tables[0], b"{}", [seat])
    (analysed,) = counted(anna)
    assert (analysed["accuracy"], analysed["luck_win"], analysed["seats"]) == (83.5, 0.04, 2)
    assert counted(bruno) == []
    mine = analyses.update().where(analyses.c.match_id == tables[0])
    with store.engine.begin() as connection:
        connection.execute(mine.values(version=f"{SCHEMA - 1}.1.quick"))
    assert counted(anna) == [], "figures of another meaning are not comparable"
    store.request(tables[0], "", version_of(1, "quick"), 3, now=2000)
    assert counted(anna) == [], "nor are they before the analysis is made anew"
    store.finish(tables[0], b"{}", [seat])
    assert len(counted(anna)) == 1


def test_a_page_shows_only_what_its_owner_chose(people: list[Person], server: Running) -> None:
    anna, bruno, _, _ = people
    finished(anna)
    settle(server)
    assert anna.get("/api/me/page").json() == {"handle": "", "shown": NOTHING}
    page = anna.put("/api/me/page", {"results": True}).json()
    assert page["shown"] == {**NOTHING, "results": True}
    assert id_of(anna) not in page["handle"]
    path = f"/api/players/{page['handle']}"
    told = bruno.get(path).json()
    assert told["name"] == "Anna"
    assert told["totals"]
    assert (told["ratings"], told["analyses"]) == (None, None)
    again = anna.put("/api/me/page", {"ratings": True, "analyses": True}).json()
    assert again["handle"] == page["handle"]
    told = bruno.get(path).json()
    assert told["totals"] is None
    assert told["ratings"] is not None
    assert anna.put("/api/me/page", NOTHING).status_code == 200
    assert bruno.get(path).status_code == 404, "a page that shows nothing is not there"
    for bad in ("x", "0" * 18, "%00", id_of(anna)):
        assert bruno.get(f"/api/players/{bad}").status_code == 404
    faulty: list[Any] = [{"results": 1}, {"everything": True}, []]
    for wrong in faulty:
        assert anna.put("/api/me/page", wrong).json()["code"] == "bad_message"


def test_a_deleted_person_leaves_no_statistics(server: Running) -> None:
    emma = Person(server.port, "Emma")
    finished(emma)
    settle(server)
    handle = emma.put("/api/me/page", {"results": True}).json()["handle"]
    kept = emma.get("/api/me/data").json()["kept"]
    assert kept["page"]["handle"] == handle
    assert kept["statistics"]["totals"]
    user = id_of(emma)
    assert emma.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert emma.get(f"/api/players/{handle}").status_code == 404
    profiles = server.services.background.profiles
    assert profiles.shown(user) == ("", Shown())
    assert profiles.statistics(user, Shown(True, True, True)) is None
    emma.close()


def test_a_visitor_without_a_name_has_an_empty_page(server: Running) -> None:
    nobody = Person(server.port)
    empty = {"name": "", "totals": [], "ratings": [], "analyses": []}
    assert nobody.get("/api/me/statistics").json() == empty
    assert nobody.put("/api/me/page", {"results": True}).json()["code"] == "no_name"
    nobody.close()


def test_further_players_at_a_screen_are_not_counted(people: list[Person], server: Running) -> None:
    anna = people[0]
    table = finished(anna)
    found = server.services.tables.cache.sessions[table].table
    assert [seat.label for seat in found.data.seats] == ["", HOT["name"]]

    class Summary:
        decisions, accuracy, luck_win, luck_points = 3, 90.0, 0.1, 2.0

    class Found:
        game, seats, summary = "fiera", 2, (Summary, Summary)

    assert [each.seat for each in people_of(found, Found)] == [0]  # type: ignore[arg-type]
