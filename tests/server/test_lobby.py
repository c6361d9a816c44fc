"""The public list of tables: no person can fill its top, and paging finds every table."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contrada.server.app import open_store
from tests.server.harness import Person, Running, quick
from tests.server.old_schema import take_back

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Running]:
    """A server with the limits that people meet."""
    running = Running(quick(tmp_path, listed_per_user=3, listings_per_hour=40))
    yield running
    running.stop()


def new(person: Person, game: str = "palazzo", seats: Any = SEATS) -> Any:
    return person.post("/api/tables", {"game": game, "seats": seats, "listed": True})


def pages(person: Person, limit: int, **query: str) -> list[list[dict[str, Any]]]:
    found, after = [], ""
    while True:
        more = "".join(f"&{name}={value}" for name, value in query.items())
        told = person.get(f"/api/tables?limit={limit}&after={after}{more}").json()
        found.append(told["listed"])
        if not told["next"]:
            return found
        after = told["next"]


def test_a_person_lists_three_open_tables(lobby: Running) -> None:
    anna = Person(lobby.port, "Anna")
    answers = [new(anna) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert anna.create(SEATS)  # one that is found by its link only
    anna.must(answers[0].json()["id"], "close")
    assert new(anna).status_code == 200
    # One that has begun is not open; leaving a seat gives nobody another table in the list.
    begun = answers[1].json()["id"]
    anna.must(begun, "set_bot", seat=1, bot="random")
    anna.must(begun, "start")
    assert new(anna).status_code == 200
    anna.must(answers[2].json()["id"], "leave", seat=0)
    assert new(anna).status_code == 429
    anna.close()


def test_tables_made_at_once_do_not_pass_the_limit(lobby: Running) -> None:
    anna = Person(lobby.port, "Anna")
    cookie = {"Cookie": f"contrada={anna.http.cookies['contrada']}"}
    clients = [Person(lobby.port) for _ in range(8)]
    found: list[int] = []

    def make(client: Person) -> None:
        wish = {"game": "palazzo", "seats": SEATS, "listed": True}
        found.append(client.http.post("/api/tables", json=wish, headers=cookie).status_code)

    threads = [threading.Thread(target=make, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [200] * 3 + [429] * 5
    for person in [anna, *clients]:
        person.close()


def test_everybodys_first_table_comes_before_anybodys_second(lobby: Running) -> None:
    anna, bruno, clara = (Person(lobby.port, name) for name in ("Anna", "Bruno", "Clara"))
    flood = [new(anna).json()["id"] for _ in range(3)]
    one, two = new(bruno).json()["id"], new(clara).json()["id"]
    more = new(bruno).json()["id"]
    whole = [two, one, flood[0], more, flood[1], flood[2]]
    for limit in (1, 2, 3, 6, 100):
        told = pages(clara, limit)
        assert [line["id"] for page in told for line in page] == whole
        assert all(len(page) <= limit for page in told)
    # What can only be watched comes after everything that can be joined.
    bruno.must(one, "set_bot", seat=1, bot="random")
    bruno.must(one, "start")
    assert [line["id"] for page in pages(clara, 2) for line in page] == [
        *(table for table in whole if table != one),
        one,
    ]
    for person in (anna, bruno, clara):
        person.close()


def test_the_list_filters_by_game_and_names_nobody(lobby: Running) -> None:
    anna, bruno = Person(lobby.port, "Anna"), Person(lobby.port, "Bruno")
    made = {game: new(anna, game).json()["id"] for game in ("palazzo", "carrara", "tuscany")}
    for game, table in made.items():
        assert [line["id"] for page in pages(bruno, 1, game=game) for line in page] == [table]
    assert pages(bruno, 5, game="carpe-diem") == [[]]
    raw = bruno.get("/api/tables?limit=1").text
    for hidden in (anna.get("/api/me/data").json()["id"], "Anna", "host", "turn"):
        assert hidden not in raw
    after = json.loads(raw)["next"]
    assert bruno.get(f"/api/tables?after={after}").json()["mine"] == []
    for query in (
        "game=chess",
        "limit=0",
        "limit=101",
        "limit=x",
        "after=x",
        "after=0.1.2",
        "after=9.0.0.a",
    ):
        answer = bruno.get(f"/api/tables?{query}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), query
    anna.close()
    bruno.close()


def test_one_address_does_not_list_by_the_hundred(tmp_path: Path) -> None:
    running = Running(quick(tmp_path, listed_per_user=3, listings_per_hour=4))
    found = []
    for number in range(6):
        guest = Person(running.port, f"Guest {number}")
        found.append(new(guest).status_code)
        guest.close()
    assert found == [200] * 4 + [429] * 2
    running.stop()


def test_a_rematch_beyond_the_limit_is_found_by_its_players_only(lobby: Running) -> None:
    anna = Person(lobby.port, "Anna")
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = new(anna, seats=bots).json()["id"]
    anna.must(table, "start")
    anna.must(table, "resign", seat=0)
    for _ in range(3):
        assert new(anna).status_code == 200
    again = anna.must(table, "rematch", seat=0)["table"]
    assert again not in [line["id"] for line in anna.get("/api/tables").json()["listed"]]
    anna.close()


def test_listed_tables_of_an_older_database_get_their_turns(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    running = Running(settings)
    anna, bruno = Person(running.port, "Anna"), Person(running.port, "Bruno")
    made = [new(person).json()["id"] for person in (anna, anna, bruno)]
    anna.close()
    bruno.close()
    running.stop()
    take_back(tmp_path / "contrada.db", "0002_people")
    store, alone = open_store(settings)
    listed, _ = asyncio.run(asyncio.to_thread(store.listed, 10))
    assert [head.id for head in listed] == [made[2], made[0], made[1]]
    alone.release()
    store.close()
