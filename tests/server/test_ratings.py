"""Finished games: recorded once, rated only if fair, forgotten with the person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from contrada.core import registry
from contrada.core.rng import rng_for_run
from contrada.server.http.routes.statistics import summed
from contrada.server.people.rating import GameRecord, SeatRecord, rated, record_of, why_unrated
from contrada.server.people.recorder import Recorder
from contrada.server.people.results import ResultStore
from contrada.server.storage.event_store import Store
from contrada.server.tables import events as ev
from contrada.server.tables.rows import Append, Head, Row
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running
from tests.toy import ENTRY

ME = ev.SeatSetup("me")
OPEN = ev.SeatSetup()
MASTER = ev.SeatSetup("bot", "master")


@pytest.fixture(autouse=True)
def fiera() -> Iterator[None]:
    """The toy game among the others."""
    there = ENTRY.spec.id in registry._entries
    if not there:
        registry.register(ENTRY)
    yield
    if not there:
        del registry._entries[ENTRY.spec.id]


def setup(seats: int) -> ev.Setup:
    clock, made = ev.Clock(), ENTRY.make(None)
    return ev.Setup(
        "fiera", 1, made.components, {"long": False}, seats, "live", False, True, clock, "replace"
    )


def begun(*seats: ev.SeatSetup, origin: ev.Origin | None = None) -> Table:
    """Anna's table, where Bruno takes every open seat but the last, which is Clara's."""
    table = Table("t", setup(len(seats)), bytes(32))
    table.apply_and_log(ev.Made("anna", list(seats), origin), 1)
    people = iter(("bruno", "clara"))
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            table.apply_and_log(ev.SeatTaken(number, next(people)), 2)
    table.apply_and_log(ev.Started(), 3)
    return table


def play(table: Table, times: int = 1000) -> Table:
    """Random play."""
    rng = rng_for_run(3)
    while table.running and times:
        times -= 1
        seat = table.actors()[0]
        legal = table.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        table.apply_and_log(ev.Played(seat, table.game.encode(seat, action)), 4)
    return table


def test_a_fair_game_is_rated() -> None:
    assert why_unrated(play(begun(ME, OPEN)), False) == ""
    assert why_unrated(play(begun(ME, MASTER, OPEN)), False) == ""
    assert why_unrated(play(begun(ME, MASTER, MASTER)), False) == ""


def test_hints_make_a_game_unrated() -> None:
    assert why_unrated(play(begun(ME, OPEN)), True) == "hints"


def test_undo_by_consent_makes_a_game_unrated_and_undo_alone_does_not() -> None:
    table = play(begun(ME, OPEN), 2)
    table.apply_and_log(ev.Asked(0, "undo", -1, 5), 4)
    table.apply_and_log(ev.Answered(1, False), 4)
    assert table.data.unrated == ""
    table.apply_and_log(ev.Asked(0, "undo", -1, 5), 4)
    table.apply_and_log(ev.Answered(1, True), 4)
    assert why_unrated(play(table), False) == "undo"
    alone = begun(ME, OPEN)
    seat = alone.actors()[0]
    offer = next(a for a in alone.legal(seat) if alone.game.encode(seat, a)["do"] == "offer")
    alone.apply_and_log(ev.Played(seat, alone.game.encode(seat, offer)), 4)
    alone.apply_and_log(ev.Undone(seat), 4)
    assert why_unrated(play(alone), False) == ""


def test_more_than_one_player_at_a_screen_makes_a_game_unrated() -> None:
    assert why_unrated(play(begun(ME, ev.SeatSetup("hot", name="Child"))), False) == "hot_seat"
    table = Table("t", setup(2), bytes(32))
    table.apply_and_log(ev.Made("anna", [ME, OPEN]), 1)
    table.apply_and_log(ev.SeatTaken(1, "bruno"), 1)
    table.apply_and_log(ev.SeatShared(1, "anna"), 1)
    table.apply_and_log(ev.Started(), 1)
    assert why_unrated(play(table), False) == "same_person"


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:iterations=5"])
def test_bots_of_no_fixed_level_make_a_game_unrated(bot: str) -> None:
    assert why_unrated(play(begun(ME, ev.SeatSetup("bot", bot))), False) == "bot"


def test_bots_among_themselves_are_unrated() -> None:
    assert why_unrated(play(begun(MASTER, MASTER)), False) == "only_bots"


def test_a_bot_that_stood_in_makes_a_game_unrated() -> None:
    table = begun(ME, OPEN)
    table.apply_and_log(ev.StoodIn(1, "greedy", True), 3)
    assert why_unrated(play(table), False) == "stand_in"
    table = begun(ME, OPEN, OPEN)
    table.apply_and_log(ev.Asked(0, "replace", 1), 3)
    table.apply_and_log(ev.Answered(2, True), 3)
    assert table.data.seats[1].stand_in
    assert why_unrated(play(table), False) == "stand_in"


def test_a_game_that_did_not_come_to_its_end_is_unrated() -> None:
    for end in (ev.Ended("abandoned"), ev.Ended("closed"), ev.Resigned(0, "greedy")):
        table = play(begun(ME, OPEN), 2)
        table.apply_and_log(end, 4)
        assert table.data.phase == "over"
        assert why_unrated(table, False) == "not_ended"
        assert not record_of(table, False).counted


def test_a_fork_is_unrated() -> None:
    first = play(begun(ME, OPEN))
    assert first.match is not None
    log = [(e.actor, first.game.encode(e.actor, e.action)) for e in first.match.log[:8]]
    roots = [(r.until, r.seed.hex()) for r in first.match.roots_at(8)]
    fork = play(begun(ME, OPEN, origin=ev.Origin("t", 7, roots, log)))
    assert why_unrated(fork, False) == "fork"
    assert not record_of(fork, False).counted


def test_winning_raises_a_rating_and_twins_share_one() -> None:
    def seat(user: str | None, bot: str, place: int) -> SeatRecord:
        return SeatRecord(user, bot, "", 10, place, {})

    players = [seat("anna", "", 1), seat(None, "master", 2), seat(None, "master", 3)]
    record = GameRecord("t", "fiera", 3, 1, "end", "", players, True)
    after = rated(record, {})
    assert set(after) == {"user:anna", "bot:master"}
    assert after["user:anna"][0] > 25 > after["bot:master"][0]
    assert rated(record, {"user:anna": (40.0, 2.0)})["user:anna"][0] > 40


# -- the database ----------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'x.db'}")
    for user in ("anna", "bruno"):
        found.users.save_name(user, user.title(), 1)
    yield found
    found.close()


def kept(store: Store, table_id: str, at: int, *seats: ev.SeatSetup) -> str:
    """A finished game in the database."""
    table = play(begun(*seats))
    assert table.data.phase == "over"
    head = Head(table_id, "fiera", "over", False, at, at, table.setup)
    row = Row(1, at, ev.Made("anna", list(seats)), [])
    people = table.data.people()
    table.data.at = at
    first = Append(table_id, row, "over", None, people, None, table.snapshot())
    store.create(head, bytes(32), first)
    return table_id


def test_games_are_recorded_once_and_after_a_fall(store: Store) -> None:
    records = ResultStore(store.engine)
    kept(store, "one", 100, ME, OPEN)
    kept(store, "two", 200, ME, OPEN)
    assert records.unrecorded(10) == ["one", "two"]

    async def run() -> None:
        recorder = Recorder(store, records)
        recorder.start()
        until = time.monotonic() + 20
        while await asyncio.to_thread(records.unrecorded, 10) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await recorder.close()

    asyncio.run(run())
    assert records.unrecorded(10) == []
    board = records.leaderboard("fiera", 10)
    assert [standing.played for standing in board] == [2, 2]
    Recorder(store, records).record("one")
    assert records.leaderboard("fiera", 10) == board
    assert {standing.name for standing in board} == {"Anna", "Bruno"}
    assert board[0].rating > board[1].rating


def test_history_statistics_and_being_forgotten(store: Store) -> None:
    records = ResultStore(store.engine)
    recorder = Recorder(store, records)
    for number in range(5):
        recorder.record(kept(store, f"t{number}", 100 + number, ME, OPEN))
    recorder.record(kept(store, "bots", 300, ME, MASTER, ev.SeatSetup("bot", "greedy:worlds=2")))
    games, end = records.history("anna", None, 3)
    assert [game.table for game in games] == ["bots", "t4", "t3"]
    assert [game.table for game in records.history("anna", end, 3)[0]] == ["t2", "t1", "t0"]
    assert [seat.name for seat in games[1].seats] == ["Anna", "Bruno"]
    assert games[0].unrated == "bot"
    assert sorted(seat.place for seat in games[1].seats)[0] == 1
    figures = summed("fiera", records.tallies("fiera"))
    assert figures.games == 6
    two = figures.counts[0]
    assert (two.players, two.games, len(two.seats)) == (2, 5, 2)
    for seat in two.seats:
        assert sum(seat.sources.values()) == pytest.approx(seat.points)
    assert sum(seat.wins for seat in two.seats) == pytest.approx(1)
    assert [(bot.bot, bot.players, bot.played) for bot in figures.bots] == [("master", 3, 1)]
    about = records.about("bruno")
    assert len(about["history"]) == 5
    assert about["ratings"][0]["played"] == 5
    store.users.forget("bruno")
    records.forget("bruno")
    assert records.history("bruno", None, 10) == ([], None)
    assert [standing.name for standing in records.leaderboard("fiera", 10)] == ["Anna"]
    assert [seat.name for seat in records.history("anna", None, 2)[0][1].seats] == ["Anna", ""]
    assert records.about("bruno")["ratings"] == []
    recorder.record(kept(store, "late", 400, ME, OPEN))
    assert [standing.name for standing in records.leaderboard("fiera", 10)] == ["Anna"]


def test_somebody_without_a_name_is_in_no_leaderboard(store: Store) -> None:
    records = ResultStore(store.engine)
    Recorder(store, records).record(kept(store, "one", 100, ME, OPEN))
    store.users.forget("bruno")
    assert [standing.name for standing in records.leaderboard("fiera", 10)] == ["Anna"]


# -- over HTTP -------------------------------------------------------------------------------------


def test_two_people_play_and_find_their_game(people: list[Person], server: Running) -> None:
    anna, bruno = people[:2]
    table = anna.create([{"kind": "me"}, {"kind": "open"}], "fiera")
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    for _ in range(100):
        for seat, person in enumerate((anna, bruno)):
            looked = person.look(table, seat)
            legal = looked["game"]["legal"]
            if legal:
                action = legal[0]["action"]
                person.must(table, "play", seat=seat, seq=looked["seq"], action=action)
        if looked["table"]["phase"] == "over":
            break
    until = time.monotonic() + 20
    while not anna.get("/api/me/history").json()["games"] and time.monotonic() < until:
        time.sleep(0.02)
    mine = anna.get("/api/me/history").json()
    assert mine["next"] == ""
    game = mine["games"][0]
    assert (game["table"], game["unrated"], game["seat"]) == (table, "", 0)
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bruno"]
    assert anna.get(f"/api/me/history?after={game['at']}.zzz").json()["games"] == []
    names = [s["name"] for s in anna.get("/api/leaderboard?game=fiera").json()["standings"]]
    assert sorted(names) == ["Anna", "Bruno"]
    figures = anna.get("/api/statistics?game=fiera").json()
    assert figures["games"] == 1
    assert anna.get("/api/me/data").json()["kept"]["ratings"][0]["game"] == "fiera"
    for path in ("leaderboard?game=chess", "leaderboard", "statistics?game=chess"):
        assert anna.get(f"/api/{path}").json()["code"] == "bad_message"
    assert bruno.http.request("DELETE", "/api/me", json={}).status_code == 200
    names = [s["name"] for s in anna.get("/api/leaderboard?game=fiera").json()["standings"]]
    assert names == ["Anna"]
    assert server.store.users.find("nobody") is None


def test_an_old_snapshot_without_the_new_fields_is_read(store: Store) -> None:
    table = play(begun(ME, OPEN))
    data = msgspec.json.decode(table.snapshot())
    for name in ("unrated", "origin"):
        data["data"].pop(name)
    head = Head("old", "fiera", "over", False, 1, 1, table.setup)
    row = Row(1, 1, ev.Made("anna", [ME, OPEN]), [])
    shot = msgspec.json.encode(data)
    store.create(head, bytes(32), Append("old", row, "over", None, [], None, shot))
    assert Table.load(store.load("old")).data.phase == "over"
