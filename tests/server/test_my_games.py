"""My games: whose turn, what waits for me, page by page."""

from __future__ import annotations

from typing import Any

from contrada.server.http.mine.games import MAX_PAGE
from tests.server.harness import Person, Running

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def listed(person: Person, query: str = "") -> Any:
    response = person.get(f"/api/me/games{query}")
    assert response.status_code == 200, response.text
    return response.json()


def begun(host: Person, guest: Person, **more: Any) -> str:
    table = host.create([ME, OPEN], "fiera", mode="turn_based", **more)
    guest.must(table, "take", seat=1)
    host.must(table, "start")
    return table


def test_a_game_waits_for_whose_turn_it_is(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = begun(anna, bruno, clock={"per_move": 86_400})
    mine, his = listed(anna)["games"][0], listed(bruno)["games"][0]
    assert mine["id"] == his["id"] == table
    assert [seat["name"] for seat in mine["seats"]] == ["Anna", "Bruno"]
    assert [seat["mine"] for seat in his["seats"]] == [False, True]
    assert mine["waits"] != his["waits"]
    assert mine["turn"] == his["turn"]
    assert mine["clocks"]["left"][mine["turn"][0]] == 86_400_000
    first, second = (anna, bruno) if mine["waits"] else (bruno, anna)
    seat = mine["turn"][0]
    assert first.get("/api/me/waiting").json() == {"waiting": 1}
    assert second.get("/api/me/waiting").json() == {"waiting": 0}
    seq = first.look(table, seat)["seq"]
    first.must(table, "play", seat=seat, seq=seq, action={"do": "pass"})
    assert first.get("/api/me/waiting").json() == {"waiting": 0}
    assert second.get("/api/me/waiting").json() == {"waiting": 1}
    now = listed(second)["games"][0]
    assert now["waits"]
    assert now["last"]["actor"] == seat
    assert now["last"]["entry"]["do"] == "pass"


def test_a_finished_game_waits_for_nobody(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = begun(anna, bruno)
    anna.must(table, "resign", seat=0)
    assert [person.get("/api/me/waiting").json()["waiting"] for person in (anna, bruno)] == [0, 0]
    assert listed(anna)["games"] == []


def test_an_open_table_is_listed_and_waits_for_nobody(people: list[Person]) -> None:
    anna = people[0]
    table = anna.create([ME, OPEN], "fiera")
    [game] = listed(anna)["games"]
    assert (game["id"], game["phase"], game["waits"], game["turn"]) == (table, "open", False, [])
    assert game["last"] is None


def test_pages_hold_every_game_once_and_those_that_wait_first(people: list[Person]) -> None:
    anna, bruno, clara = people[:3]
    made = {anna.create([ME, OPEN], "fiera") for _ in range(3)}
    made |= {begun(anna, guest) for guest in (bruno, clara)}
    seen: list[Any] = []
    after = ""
    for _ in range(9):
        page = listed(anna, f"?limit=2&after={after}")
        assert len(page["games"]) <= 2
        seen += page["games"]
        after = page["next"]
        if not after:
            break
    assert sorted(game["id"] for game in seen) == sorted(made)
    waits = [game["waits"] for game in seen]
    assert waits == sorted(waits, reverse=True)
    assert page["waiting"] == sum(waits)


def test_bad_pages_are_refused(people: list[Person]) -> None:
    anna = people[0]
    for query in (
        f"?limit={MAX_PAGE + 1}",
        "?limit=0",
        "?after=x",
        "?after=1.99999.a'b",
        "?limit=x",
    ):
        response = anna.get(f"/api/me/games{query}")
        assert response.status_code == 400, query
        assert response.json()["code"] == "bad_message"


def test_nobody_sees_the_games_of_others(people: list[Person], server: Running) -> None:
    anna, bruno, clara = people[:3]
    begun(anna, bruno)
    assert listed(clara)["games"] == []
    stranger = Person(server.port)
    assert listed(stranger) == {"games": [], "waiting": 0, "next": ""}
    stranger.close()


def test_hidden_steps_do_not_show_in_the_list(people: list[Person]) -> None:
    """Who chooses in secret, and when they last stepped, stays theirs."""
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "tuscany")
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    before = listed(bruno)["games"]
    told = anna.look(table, 0)
    hidden = bruno.look(table, 1)
    assert told["game"]["legal"], "both choose at the start"
    anna.must(table, "play", seat=0, seq=told["seq"], action=told["game"]["legal"][0]["action"])
    assert anna.look(table, 0) != told, "the step was made"
    assert bruno.look(table, 1) == hidden, "and Bruno sees nothing of it"
    assert listed(bruno)["games"] == before
