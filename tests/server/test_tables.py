"""Commands at tables: what they change, and when they are refused."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest

from contrada.core.rng import rng_for_run
from contrada.core.saves import load
from contrada.server.tables.deadlines import HOUR
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running, Watcher

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def code(response: object) -> str:
    assert hasattr(response, "json")
    found: str = response.json()["code"]
    return found


@contextlib.contextmanager
def two(
    people: list[Person], game: str = "fiera", **more: object
) -> Iterator[tuple[str, Watcher, Watcher]]:
    """Anna and Bruno at a table where the game has begun."""
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], game, **more)
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    with anna.watch(table, 0) as a, bruno.watch(table, 1) as b:
        a.catch_up()
        b.catch_up()
        yield table, a, b


def play(watcher: Watcher, do: str) -> None:
    """Play the first legal action of a verb."""
    watcher.catch_up()
    action = next(o["action"] for o in watcher.legal if o["action"]["do"] == do)
    answer = watcher.ask(do="play", seq=watcher.state["seq"], action=action)
    assert answer["type"] == "ack", answer


# -- before the game -----------------------------------------------------------------------------


def test_seats_are_taken_left_given_to_bots_and_freed(people: list[Person]) -> None:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN, OPEN])
    assert code(anna.do(table, "start")) == "not_now"
    bruno.must(table, "take", seat=1)
    assert code(clara.do(table, "take", seat=1)) == "taken"
    assert code(bruno.do(table, "take", seat=2)) == "taken"
    assert code(clara.do(table, "free", seat=1)) == "not_host"
    assert code(clara.do(table, "leave", seat=1)) == "not_yours"
    bruno.must(table, "leave", seat=1)
    bruno.must(table, "take", seat=1)
    anna.must(table, "free", seat=1)
    assert code(anna.do(table, "set_bot", seat=1, bot="no such bot")) == "bad_setup"
    anna.must(table, "set_bot", seat=1, bot="random")
    anna.must(table, "take", seat=2, name="Child")
    seats = anna.look(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "human"]
    assert [seat["name"] for seat in seats] == ["Anna", "", "Child"]


def test_whoever_is_sent_away_sees_nothing_more(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    bruno.must(table, "take", seat=1)
    with bruno.watch(table, 1) as b:
        b.catch_up()
        anna.must(table, "free", seat=1)
        assert b.until("bye")["reason"] == "seat_lost"
        assert not any(
            m["type"] == "table" and m["table"]["seats"][1]["kind"] == "open" for m in b.heard
        )
    assert bruno.get(f"/api/tables/{table}?seat=1").status_code == 403


def test_hosting_is_handed_over(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    bruno.must(table, "take", seat=1)
    anna.must(table, "hand_over", seat=1)
    assert code(anna.do(table, "start")) == "not_host"
    bruno.must(table, "start")


def test_the_host_closes_a_table(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    assert code(bruno.do(table, "close")) == "not_host"
    anna.must(table, "close")
    assert anna.look(table)["table"]["result"]["reason"] == "closed"
    assert code(bruno.do(table, "take", seat=1)) == "not_now"


def test_a_stranger_needs_a_name_to_sit_down(server: Running, people: list[Person]) -> None:
    table = people[0].create([ME, OPEN], "fiera")
    nobody = Person(server.port)
    assert code(nobody.do(table, "take", seat=1)) == "no_name"
    assert nobody.post("/api/tables", {"game": "fiera", "seats": [ME, OPEN]}).status_code == 403
    nobody.close()


def test_a_table_is_listed_only_if_it_was_made_so(people: list[Person]) -> None:
    anna, bruno = people[:2]
    private = anna.create([ME, OPEN], "fiera")
    public = anna.create([ME, OPEN], "fiera", listed=True)
    lobby = bruno.get("/api/tables").json()
    assert lobby["mine"] == []
    ids = [line["id"] for line in lobby["listed"]]
    assert public in ids
    assert private not in ids


def test_spectators_can_be_kept_out(people: list[Person]) -> None:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN], "fiera", spectators=False)
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    for path in ("", "/log", "/chat", "/export", "/replay/0"):
        assert clara.get(f"/api/tables/{table}{path}").status_code == 403
    assert bruno.get(f"/api/tables/{table}").status_code == 200


# -- playing ---------------------------------------------------------------------------------------


def test_a_draft_and_its_undoing_reach_nobody_else(people: list[Person]) -> None:
    with two(people) as (table, a, b), people[2].watch(table) as spectator:
        for other in (spectator, b):
            other.catch_up()
        before = [(len([m for m in w.heard if m["type"] != "pong"])) for w in (b, spectator)]
        numbers = b.state["seq"], spectator.state["seq"]
        play(a, "offer")
        assert a.state["game"]["undo"] is True
        assert a.ask(do="undo", seq=a.state["seq"])["type"] == "ack"
        play(a, "offer")
        assert a.ask(do="restart", seq=a.state["seq"])["type"] == "ack"
        play(a, "offer")
        for other, count in zip((b, spectator), before, strict=True):
            other.catch_up()
            assert len([m for m in other.heard if m["type"] != "pong"]) == count
        fresh = people[1].look(table, 1), people[2].look(table)
        assert (fresh[0]["seq"], fresh[1]["seq"]) == numbers
        play(a, "at")
        for other in (b, spectator):
            other.catch_up()
            assert other.state["seq"] > min(numbers)
        assert b.state["seq"] == numbers[0] + 1


def test_an_old_number_a_replay_and_another_seat_are_refused(people: list[Person]) -> None:
    with two(people) as (_, a, b):
        action = {"do": "pass"}
        old = a.state["seq"]
        assert b.ask(do="play", seq=b.state["seq"], action=action)["code"] == "not_now"
        assert b.ask(do="play", seat=0, seq=old, action=action)["code"] == "not_yours"
        assert a.ask(do="play", seq=old + 1, action=action)["code"] == "stale"
        assert a.ask(do="play", seq=old, action={"do": "fly"})["code"] == "bad_action"
        assert a.ask(do="play", seq=old, action={"do": "at", "stall": 1})["code"] == "illegal"
        assert a.ask(do="play", seq=old, action=action)["type"] == "ack"
        assert a.ask(do="play", seq=old, action=action)["code"] == "stale"


def test_choosing_at_once_others_do_not_make_a_choice_stale(people: list[Person]) -> None:
    with two(people) as (_, a, b):
        for _ in range(2):
            play(a, "pass")
            play(b, "pass")
        a.catch_up()
        b.catch_up()
        old = a.state["seq"]
        play(b, "bid")
        answer = a.ask(do="play", seq=old, action={"do": "bid", "kind": "nothing"})
        assert answer["type"] == "ack"
        a.catch_up()
        assert a.state["table"]["phase"] == "over"


def test_beyond_a_barrier_undo_needs_the_others(people: list[Person]) -> None:
    with two(people) as (_, a, b):
        start = a.state["game"]
        play(a, "pass")
        a.catch_up()
        assert a.ask(do="undo", seq=a.state["seq"])["code"] == "nothing_to_undo"
        assert a.ask(do="ask", what="undo")["type"] == "ack"
        b.catch_up()
        assert b.state["table"]["ask"] == {"what": "undo", "by": 0, "target": -1, "yes": [0]}
        assert b.ask(do="answer", yes=False)["type"] == "ack"
        assert b.state["table"]["ask"] is None
        assert a.ask(do="ask", what="undo")["type"] == "ack"
        assert b.ask(do="answer", yes=True)["type"] == "ack"
        a.catch_up()
        assert a.state["game"]["legal"] == start["legal"]
        assert a.state["game"]["view"] == start["view"]
        assert len(a.log) == start["ply"]


def test_players_agree_to_end(people: list[Person]) -> None:
    with two(people) as (_, a, b):
        assert a.ask(do="ask", what="end")["type"] == "ack"
        assert b.ask(do="answer", yes=True)["type"] == "ack"
        result = b.state["table"]["result"]
        assert (result["reason"], result["ranking"]) == ("agreed", [])
        assert b.ask(do="play", seq=b.state["seq"], action={"do": "pass"})["code"] == "not_now"


def test_whoever_resigns_comes_last(people: list[Person]) -> None:
    with two(people) as (_, a, b):
        assert a.ask(do="resign")["type"] == "ack"
        b.catch_up()
        result = b.state["table"]["result"]
        assert (result["reason"], result["ranking"]) == ("resigned", [2, 1])


def test_one_player_plays_several_seats_at_one_screen(people: list[Person]) -> None:
    anna = people[0]
    table = anna.create([ME, {"kind": "hot", "name": "Child"}], "fiera")
    anna.must(table, "start")
    rng = rng_for_run(3)
    with anna.watch(table, 0) as a, anna.watch(table, 1) as b:
        for turn in range(200):
            for watcher in (a, b):
                watcher.catch_up()
            if a.state["table"]["phase"] == "over":
                break
            mover = next(w for w in (a, b) if w.legal)
            assert mover.play_any(rng)["type"] == "ack", turn
        assert a.state["table"]["phase"] == "over"
    assert anna.look(table)["table"]["seats"][1]["name"] == "Child"


# -- bots ----------------------------------------------------------------------------------------


def test_bots_play_and_stand_in_for_those_who_leave(people: list[Person]) -> None:
    anna = people[0]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = anna.create([ME, *bots], "palazzo")
    anna.must(table, "start")
    with anna.watch(table, 0) as a:
        a.catch_up()
        for _ in range(60):
            while not a.legal and a.state["table"]["phase"] != "over":
                a.until("table")
            if a.log[-1]["actor"] in (1, 2):
                break
            a.ask(do="play", seq=a.state["seq"], action=a.legal[0]["action"])
        assert {1, 2} & {line["actor"] for line in a.log}
        assert a.ask(do="leave")["type"] == "ack"
        assert a.state["table"]["seats"][0]["stand_in"] == "greedy"
        seq = a.state["seq"]
        assert a.ask(do="play", seq=seq, action={"do": "pass"})["code"] in ("not_now", "stale")
        assert a.ask(do="return")["type"] == "ack"
        assert a.state["table"]["seats"][0]["stand_in"] == ""
    anna.must(table, "close")


def test_a_bot_worker_that_dies_is_replaced_and_the_move_is_made(
    server: Running, people: list[Person]
) -> None:
    anna = people[0]
    table = anna.create([ME, {"kind": "bot", "bot": "random"}], "palazzo")
    anna.must(table, "start")
    worker = server.services.tables.bots.workers[0]
    killed = 0
    with anna.watch(table, 0) as a:
        a.catch_up()
        for _ in range(400):
            if a.state["table"]["phase"] == "over" or killed == 2:
                break
            if worker.process is not None and worker.process.returncode is None:
                worker.process.kill()
                killed += 1
            while not a.legal and a.state["table"]["phase"] != "over":
                a.until("table")
            if a.legal:
                a.ask(do="play", seq=a.state["seq"], action=a.legal[0]["action"])
        assert killed == 2
        while not a.legal and a.state["table"]["phase"] != "over":
            a.until("table")
    anna.must(table, "close")


def test_an_absent_player_is_replaced_after_a_while_or_by_a_majority(
    server: Running, people: list[Person]
) -> None:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN, OPEN], "fiera")
    bruno.must(table, "take", seat=1)
    clara.must(table, "take", seat=2)
    anna.must(table, "start")
    assert code(anna.do(table, "replace", seat=0, target=2)) == "not_now"
    session = server.services.tables.cache.sessions[table]
    session.left[2] -= server.services.settings.absent_seconds
    with clara.watch(table, 2) as c:
        c.catch_up()
        assert code(anna.do(table, "replace", seat=0, target=2)) == "not_now"
    anna.must(table, "ask", seat=0, what="replace", target=2)
    assert anna.look(table)["table"]["seats"][2]["stand_in"] == ""
    bruno.must(table, "answer", seat=1, yes=True)
    assert anna.look(table)["table"]["seats"][2]["stand_in"] == "greedy"
    clara.must(table, "return", seat=2)
    deadline = time.monotonic() + 5
    while 2 not in session.left and time.monotonic() < deadline:
        time.sleep(0.02)
    session.left[2] -= server.services.settings.absent_seconds
    anna.must(table, "replace", seat=0, target=2)


# -- afterwards ----------------------------------------------------------------------------------


def test_a_rematch_has_the_same_players_and_one_table_for_all(people: list[Person]) -> None:
    with two(people) as (table, a, b):
        assert a.ask(do="rematch")["code"] == "not_now"
        a.ask(do="resign")
        first, second = a.ask(do="rematch")["table"], b.ask(do="rematch")["table"]
        assert first == second != table
        assert b.state["table"]["rematch"] == first
    names = [seat["name"] for seat in people[1].look(first)["table"]["seats"]]
    assert names == ["Anna", "Bruno"]
    people[0].must(first, "start")


def test_a_rematch_counts_among_the_unfinished_tables(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    with two(people) as (_, a, _b):
        a.ask(do="resign")
        monkeypatch.setattr(server.services.store, "unfinished_of", lambda _user: 100)
        assert a.ask(do="rematch")["code"] == "too_many"
        monkeypatch.undo()
        assert a.ask(do="rematch")["type"] == "ack"


def test_nobody_speaks_without_pause(people: list[Person], server: Running) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    bruno.must(table, "take", seat=1)
    most = server.services.settings.chat_per_minute
    codes = [anna.do(table, "say", text="Hello").json().get("code") for _ in range(most + 2)]
    assert codes[:most] == [None] * most
    assert codes[-1] == "too_many"
    bruno.must(table, "say", text="Hello")


def test_exports_and_replays_tell_a_seat_its_own_story_and_all_after_the_end(
    people: list[Person],
) -> None:
    anna, bruno = people[:2]
    with two(people) as (table, a, b):
        play(a, "pass")
        running = bruno.get(f"/api/tables/{table}/export?seat=1").json()
        b.catch_up()
        assert [{"actor": x["actor"], "entry": x["entry"]} for x in running["log"]] == b.log
        assert "seed" not in running
        page = bruno.get(f"/api/tables/{table}/replay/0?seat=1").json()
        assert page["views"] is None
        assert page["view"]["seats"][0]["hand"] is None
        last = bruno.get(f"/api/tables/{table}/replay/{len(b.log) - 1}?seat=1").json()
        assert last["view"] == b.state["game"]["view"]
        assert anna.get(f"/api/tables/{table}/replay/0?seat=1").status_code == 403
        a.ask(do="resign")
    assert load(anna.get(f"/api/tables/{table}/export").content).seats == 2
    open_page = anna.get(f"/api/tables/{table}/replay/3?as=all").json()
    assert [view["seats"][i]["hand"] is not None for i, view in enumerate(open_page["views"])] == [
        True,
        True,
    ]


# -- talking ---------------------------------------------------------------------------------------


def test_chat_is_heard_muted_and_switched_off(people: list[Person]) -> None:
    with two(people) as (table, a, b), people[2].watch(table) as stranger:
        stranger.catch_up()
        assert a.ask(do="say", text="ciao \x07 tutti")["type"] == "ack"
        b.catch_up()
        told = [m for m in b.heard if m["type"] == "chat"]
        assert [line["text"] for line in told[0]["lines"]] == ["ciao tutti"]
        assert told[0]["lines"][0]["name"] == "Anna"
        assert stranger.ask(do="say", text="me too")["code"] == "not_yours"
        assert b.ask(do="mute", target=0)["type"] == "ack"
        a.ask(do="say", text="again")
        b.catch_up()
        assert len([m for m in b.heard if m["type"] == "chat"]) == 1
        assert people[1].get(f"/api/tables/{table}/chat").json()["lines"] == []
        b.ask(do="mute", target=0, on=False)
        assert b.ask(do="switch_chat", on=False)["code"] == "not_host"
        assert a.ask(do="switch_chat", on=False)["type"] == "ack"
        assert a.ask(do="say", text="hm")["code"] == "not_allowed"
        people[1].put("/api/me", {"name": "Brunello"})
        a.catch_up()
        assert a.state["table"]["seats"][1]["name"] == "Brunello"


# -- time ------------------------------------------------------------------------------------------


def test_when_time_is_up_a_bot_moves_or_stays(people: list[Person]) -> None:
    for rule, stays, clock in (
        ("bot_moves", "", {"per_move": 1}),
        ("replace", "greedy", {"bank": 1, "increment": 1}),
    ):
        with two(people, "palazzo", clock=clock, on_timeout=rule) as (_, a, b):
            clocks = a.state["clocks"]
            first = clocks["running"][0]
            assert clocks["left"] == [1000, 1000]
            watcher = (a, b)[first]
            watcher.until("table", 15)
            deadline = time.monotonic() + 15
            while watcher.state["game"]["legal"] and time.monotonic() < deadline:
                watcher.until("table", 15)
            assert not watcher.state["game"]["legal"]
            seats = [m["table"]["seats"][first] for m in watcher.heard if m["type"] == "table"]
            assert "greedy" in [seat["stand_in"] for seat in seats]
            assert seats[-1]["stand_in"] == stays
            a.ask(do="resign")


def test_abandoned_tables_end(server: Running, people: list[Person]) -> None:
    tables = server.services.tables
    table = people[0].create([ME, OPEN], "fiera")
    people[0].look(table)
    tables.cache.sessions[table].table.data.public_at -= 30 * HOUR
    with server.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE matches SET due_at = 1 WHERE id = ?", (table,))
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        result = people[0].look(table)["table"]["result"]
        if result:
            break
        time.sleep(0.1)
    assert result["reason"] == "abandoned"


# -- coming back -----------------------------------------------------------------------------------


def test_a_table_loaded_from_snapshot_and_tail_is_the_table_in_memory(
    server: Running, people: list[Person]
) -> None:
    rng = rng_for_run(12)
    tables = server.services.tables
    with two(people, "palazzo") as (table, a, b):
        for _ in range(90):
            mover = a if a.legal else b
            mover.catch_up()
            if mover.legal:
                mover.play_any(rng)
            for watcher in (a, b):
                watcher.catch_up()
        memory = tables.cache.sessions[table].table
        stored = server.store.load(table)
        assert stored.snapshot is not None
        assert len(stored.rows) < 60
        loaded = Table.load(stored)
        assert loaded.snapshot() == memory.snapshot()
        assert loaded.transcript is not None
        assert memory.transcript is not None
        assert loaded.transcript.lines == memory.transcript.lines
        before = a.state
    del tables.cache.sessions[table]
    with people[0].watch(table, 0) as again:
        again.catch_up()
        for part in ("seq", "table", "game"):
            assert again.state[part] == before[part]
        assert again.log[-5:] == before["log"]["lines"][-5:] or len(before["log"]["lines"]) < 5


def test_presence_is_told(people: list[Person]) -> None:
    with two(people) as (table, a, _):
        with people[2].watch(table) as stranger:
            stranger.catch_up()
            assert {"type": "presence", "seats": [0, 1], "spectators": 1} in stranger.heard
        message = a.until("presence")
        while message["spectators"]:
            message = a.until("presence")
        assert message == {"type": "presence", "seats": [0, 1], "spectators": 0}


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": "fiera", "seats": [ME]},
        {"game": "fiera", "seats": [ME, ME]},
        {"game": "fiera", "seats": [ME, {"kind": "bot", "bot": "deep thought"}]},
        {"game": "fiera", "seats": [ME, {"kind": "hot"}]},
        {"game": "fiera", "seats": [ME, OPEN], "options": {"long": "yes"}},
        {"game": "fiera", "seats": [ME, OPEN], "clock": {"per_move": -1}},
        {"game": "fiera", "seats": [ME, OPEN], "clock": {"per_move": 5, "bank": 5}},
        {"game": "fiera", "seats": [ME, OPEN], "colour": "red"},
    ],
)
def test_tables_that_cannot_be_are_refused(people: list[Person], wish: object) -> None:
    response = people[0].post("/api/tables", wish)
    assert response.status_code == 400, response.text
    assert set(response.json()) == {"code", "text"}
