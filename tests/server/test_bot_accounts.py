"""Bot accounts: tokens and their scopes, challenges, tables that ask for bots, limits, ratings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contrada.bots.protocol import Bot
from contrada.client import Client, ConnectionLost, ServerRefused
from contrada.core.registry import game_ids
from contrada.server.storage.people.bot_accounts import MAX_TOKENS
from contrada.server.storage.people.challenges import MAX_BY_PERSON
from contrada.server.tables import messages as msg
from contrada.server.tables.outside import messages as out
from tests.server import harness
from tests.server.outside import PASSWORD, Running, Script, bot_of, owner_at, until

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def url(server: harness.Running) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def owner(url: str) -> Client:
    return owner_at(url)


@pytest.fixture
def guest(url: str) -> Client:
    person = Client(url)
    person.set_name("Gina")
    return person


@pytest.fixture
def running(url: str, owner: Client) -> Iterator[tuple[str, Running]]:
    """A connected bot with its id."""
    bot, token = bot_of(owner)
    found = Running(url, token, "random")
    yield bot, found
    found.stop()


def refused(code: str, call: Any, *arguments: Any, **more: Any) -> None:
    with pytest.raises(ServerRefused) as caught:
        call(*arguments, **more)
    assert caught.value.code == code, caught.value


# -- accounts and tokens -------------------------------------------------------------------------


def test_only_an_account_owns_bots_and_not_too_many(url: str, owner: Client, guest: Client) -> None:
    refused("not_signed_in", guest.make_bot, "Cauto")
    made = [owner.make_bot(name) for name in ("Uno", "Due", "Tre")]
    refused("too_many", owner.make_bot, "Quattro")
    assert [bot.name for bot in owner.my_bots().bots] == ["Uno", "Due", "Tre"]
    refused("unknown_path", guest.delete_bot, made[0].id)
    refused("unknown_path", owner_at(url).make_token, made[0].id)
    owner.delete_bot(made[0].id)
    assert [bot.name for bot in owner.my_bots().bots] == ["Due", "Tre"]


def test_a_token_is_shown_once_and_stored_as_a_hash(
    server: harness.Running, url: str, owner: Client
) -> None:
    bot, token = bot_of(owner)
    assert Client(url, token).this_bot().name == "Cauto"
    listed = owner.my_bots().bots[0].tokens[0]
    assert listed.seen_at > 0
    assert token not in str(owner.my_bots()) + str(owner.my_data())
    with server.store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM bot_tokens").all()
    assert token not in str(rows)
    for _ in range(MAX_TOKENS - 1):
        owner.make_token(bot)
    refused("too_many", owner.make_token, bot)


def test_a_revoked_token_ends_at_once(url: str, owner: Client) -> None:
    bot, token = bot_of(owner)
    program = Client(url, token)
    with program.events() as stream:
        assert isinstance(stream.next(10), out.Hello)
        owner.revoke_token(bot, owner.my_bots().bots[0].tokens[0].id)
        assert stream.next(10) == out.StreamBye("signed_out")
        with pytest.raises(ConnectionLost) as caught:
            stream.next(10)
        assert (caught.value.reason, caught.value.code) == ("signed_out", 4401)
    refused("not_signed_in", program.this_bot)
    with program.events() as stream:
        refused("not_signed_in", stream.next, 10)


def test_a_token_permits_what_its_scopes_say(url: str, owner: Client, guest: Client) -> None:
    _, token = bot_of(owner)
    program = Client(url, token)
    assert program.me().name == "Cauto"
    assert program.games()
    for call, arguments in (
        (program.set_name, ["Other"]),
        (program.my_data, []),
        (program.my_bots, []),
        (program.make_bot, ["More"]),
        (program.history, []),
        (program.create_table, ["palazzo", [ME, OPEN]]),
    ):
        refused("not_allowed", call, *arguments)
    for method, path in (
        ("DELETE", "/api/me"),
        ("POST", "/api/me/account"),
        ("GET", "/api/me/devices"),
        ("GET", "/api/operator/figures"),
        ("POST", "/api/me/boxes"),
        ("GET", "/api/tables/x/hint"),
        ("POST", "/api/tables/x/claim"),
        ("POST", "/api/tables/x/report"),
    ):
        refused("not_allowed", program.call, method, path)
    table = guest.create_table("palazzo", [ME, OPEN], bots="welcome")
    program.do(table, msg.Take(seat=1))
    refused("not_allowed", program.do, table, msg.Say(seat=1, text="Hello"))
    with program.watch(table, 1, info=True) as connection:
        refused("not_allowed", connection.say, "Hello")
        refused("not_allowed", connection.rematch)
        connection.ping()
    refused("not_signed_in", guest.this_bot)
    with guest.watch(table, 0, info=True) as connection:
        refused("not_allowed", connection.receive, 10)
    with guest.events() as stream:
        refused("not_signed_in", stream.next, 10)


def test_what_a_scope_permits_is_possible(url: str, owner: Client) -> None:
    _, token = bot_of(owner, "Parla", "play", "challenge", "chat")
    program = Client(url, token)
    table = program.create_table("palazzo", [ME, OPEN])
    with program.watch(table, 0) as connection:
        connection.say("Hello")
        connection.close_table()


def test_bots_go_with_their_owner(url: str, guest: Client) -> None:
    owner = owner_at(url)
    _, token = bot_of(owner)
    program = Client(url, token)
    table = guest.create_table("palazzo", [ME, OPEN], bots="welcome")
    program.do(table, msg.Take(seat=1))
    assert owner.my_data().kept["bots"][0]["name"] == "Cauto"
    owner.call("DELETE", "/api/me", {"password": PASSWORD})
    refused("not_signed_in", program.me)
    assert guest.look(table).table.seats[1].kind == "open"


# -- challenges and calls ------------------------------------------------------------------------


def test_people_see_whose_program_they_play(url: str, running: tuple[str, Running]) -> None:
    bot, _ = running
    guest = Client(url)
    guest.set_name("Gina")
    assert bot in [each.id for each in guest.bots("palazzo")]
    table = guest.create_table("palazzo", [ME, OPEN])
    guest.challenge(table, 1, bot)
    until(lambda: guest.look(table).table.seats[1].kind == "human")
    seat = guest.look(table).table.seats[1]
    assert (seat.name, seat.owner) == ("Cauto", "Olga")
    assert guest.look(table).table.seats[0].owner == ""
    assert guest.challenges(table) == []


def test_a_whole_game_by_challenge_and_a_rematch(url: str, running: tuple[str, Running]) -> None:
    bot, _ = running
    guest = Client(url)
    guest.set_name("Gina")
    table = guest.create_table("tuscany", [ME, OPEN])
    guest.challenge(table, 1, bot)
    until(lambda: guest.look(table).table.seats[1].kind == "human")
    guest.do(table, msg.Start())
    assert Script(guest, table, 0, 1).play().reason == "end"
    assert guest.audit(table).sound
    ack = guest.do(table, msg.Rematch())
    assert isinstance(ack, msg.Ack)
    again = ack.table
    until(lambda: guest.look(again).table.seats[1].kind == "human")
    guest.do(again, msg.Start())
    guest.do(again, msg.Abort(seat=0))
    assert guest.look(again).table.result.reason == "aborted"  # type: ignore[union-attr]


def test_a_bot_that_cannot_be_made_plays_at_random_and_says_so(url: str, owner: Client) -> None:
    def broken(_game: object) -> Bot:
        raise RuntimeError("no weights")

    bot, token = bot_of(owner)
    running, guest = Running(url, token, broken), Client(url)
    guest.set_name("Gina")
    table = guest.create_table("palazzo", [ME, OPEN])
    guest.challenge(table, 1, bot)
    until(lambda: guest.look(table).table.seats[1].kind == "human")
    guest.do(table, msg.Start())
    assert Script(guest, table, 0, 1).play().reason == "end"
    running.stop()
    assert any("RuntimeError: no weights" in line for line in running.lines)


@pytest.mark.usefixtures("running")
def test_a_table_that_asks_for_bots_gets_one(url: str) -> None:
    guest = Client(url)
    guest.set_name("Gina")
    table = guest.create_table("carrara", [ME, OPEN], bots="welcome")
    until(lambda: guest.look(table).table.seats[1].owner == "Olga")


def test_a_table_refuses_bots(url: str, owner: Client, guest: Client) -> None:
    bot, token = bot_of(owner)
    program = Client(url, token)
    closed = guest.create_table("palazzo", [ME, OPEN], bots="no")
    asked = guest.create_table("palazzo", [ME, OPEN])
    with program.events() as stream:
        assert isinstance(stream.next(10), out.Hello)
        for table in (closed, asked):
            refused("not_allowed", program.do, table, msg.Take(seat=1))
        refused("not_allowed", guest.challenge, closed, 1, bot)
        refused("not_host", program.challenges, asked)
        refused("not_host", owner.challenge, asked, 1, bot)


def test_declining_and_withdrawing_are_told(url: str, owner: Client, guest: Client) -> None:
    bot, token = bot_of(owner)
    program = Client(url, token)
    table = guest.create_table("palazzo", [ME, OPEN, OPEN])
    refused("not_now", guest.challenge, table, 1, bot)
    with program.events(["palazzo"]) as stream:
        assert isinstance(stream.next(10), out.Hello)
        other = guest.create_table("carrara", [ME, OPEN])
        refused("not_now", guest.challenge, other, 1, bot)
        first = guest.challenge(table, 1, bot)
        told = stream.next(10)
        assert isinstance(told, out.Challenged)
        assert (told.id, told.by, told.seat, told.terms.game) == (first, "Gina", 1, "palazzo")
        program.decline(first, "busy")
        assert stream.next(10) == out.ChallengeClosed(first)
        shown = guest.challenges(table)[0]
        assert (shown.state, shown.reason, shown.bot.owner) == ("declined", "busy", "Olga")
        refused("not_now", program.accept, first)
        second = guest.challenge(table, 1, bot)
        assert isinstance(stream.next(10), out.Challenged)
        refused("not_yours", owner.withdraw_challenge, second)
        guest.withdraw_challenge(second)
        assert stream.next(10) == out.ChallengeClosed(second)
        third = guest.challenge(table, 1, bot)
        assert isinstance(stream.next(10), out.Challenged)
        guest.do(table, msg.SetBot(seat=1, bot="random"))
        refused("taken", program.accept, third)
        fourth = guest.challenge(table, 2, bot)
        until(lambda: isinstance(stream.next(10), out.Challenged))
        assert program.accept(fourth) == (table, 2)
        until(lambda: isinstance(stream.next(10), out.Playing))
        refused("not_yours", program.do, table, msg.Leave(seat=0))
        guest.do(table, msg.Start())
        playing = stream.next(10)
        while not (isinstance(playing, out.Playing) and playing.phase == "running"):
            playing = stream.next(10)
        refused("not_now", program.do, table, msg.Abort(seat=2))  # three players


def test_one_who_reconnects_is_told_everything_again(
    url: str, owner: Client, guest: Client
) -> None:
    bot, token = bot_of(owner)
    program = Client(url, token)
    with program.events() as stream:
        stream.next(10)
        first = guest.create_table("palazzo", [ME, OPEN])
        second = guest.create_table("palazzo", [ME, OPEN])
        program.accept(guest.challenge(first, 1, bot))
        waiting = guest.challenge(second, 1, bot)
        refused("taken", guest.challenge, first, 1, bot)
    with program.events() as stream:
        told = [stream.next(10) for _ in range(3)]
    assert isinstance(told[0], out.Hello)
    assert told[1] == out.Playing(first, "palazzo", "open", [1], False)
    assert isinstance(told[2], out.Challenged)
    assert told[2].id == waiting


def test_a_bot_challenges_a_bot(url: str, owner: Client) -> None:
    _, first = bot_of(owner, "Sfida", "play", "challenge")
    other, second = bot_of(owner_at(url, "Ugo"), "Gioca")
    rival = Running(url, second, "random", seed=3)
    mine = Running(url, first, "random", seed=4)
    host = Client(url, first)
    table = host.create_table("palazzo", [ME, OPEN])
    host.challenge(table, 1, other)
    until(lambda: host.look(table).table.phase == "over")
    for bot in (mine, rival):
        bot.stop()
    result = host.look(table).table.result
    assert result is not None
    assert result.reason == "end"
    standings = {each.name: each for each in host.leaderboard("palazzo", True).standings}
    assert {"Sfida", "Gioca"} <= set(standings)
    assert standings["Gioca"].owner == "Ugo"


# -- limits --------------------------------------------------------------------------------------


def test_tables_challenges_and_connections_are_bounded(tmp_path: Path) -> None:
    settings = harness.quick(
        tmp_path,
        bot_account_tables=2,
        bot_account_sockets=3,
        bot_account_requests=60,
        challenges_per_hour=MAX_BY_PERSON + 4,
    )
    server = harness.Running(settings)
    try:
        url = f"http://127.0.0.1:{server.port}"
        owner, guest = owner_at(url), Client(url)
        guest.set_name("Gina")
        bot, token = bot_of(owner)
        program = Client(url, token)
        tables = [guest.create_table("palazzo", [ME, OPEN]) for _ in range(MAX_BY_PERSON + 1)]
        with program.events() as stream:
            stream.next(10)
            made = [guest.challenge(table, 1, bot) for table in tables[:MAX_BY_PERSON]]
            refused("too_many", guest.challenge, tables[-1], 1, bot)
            program.accept(made[0])
            program.accept(made[1])
            refused("too_many", program.accept, made[2])
            connections = [program.watch(tables[0], 1) for _ in range(2)]
            with pytest.raises(ConnectionLost):
                program.watch(tables[0], 1)
            for connection in connections:
                connection.close()
            refused("too_many", lambda: [program.me() for _ in range(200)])
            guest.withdraw_challenge(made[2])
            refused("too_many", lambda: [guest.challenge(tables[-1], 1, bot) for _ in range(9)])
    finally:
        server.stop()


def test_a_stream_of_events_answers_floods_and_large_messages(tmp_path: Path) -> None:
    server = harness.Running(harness.quick(tmp_path, messages_per_second=3))
    try:
        url = f"http://127.0.0.1:{server.port}"
        _, token = bot_of(owner_at(url))
        with Client(url, token).events() as stream:
            stream.next(10)
            socket = stream._socket
            socket.send({"do": "ping", "id": "x" * 20_000})
            assert socket.receive(10)["code"] == "too_large"
            for number in range(10):
                socket.send({"do": "ping", "id": number})
            answers = [socket.receive(10) for _ in range(10)]
            assert answers[0] == {"type": "pong", "id": 0}
            assert [each["code"] for each in answers if each["type"] == "error"][:3] == (
                ["too_many"] * 3
            )
    finally:
        server.stop()


def test_a_bot_that_plays_faster_than_messages_may_come_plays_on(tmp_path: Path) -> None:
    """A move that the flood rule refuses is played a little later, not forgotten."""
    server = harness.Running(harness.quick(tmp_path, messages_per_second=8))
    try:
        url = f"http://127.0.0.1:{server.port}"
        owner = owner_at(url)
        _, token = bot_of(owner, "Presto", "play", "challenge")
        seats = [ME, {"kind": "bot", "bot": "random"}]
        table = Client(url, token).create_table("palazzo", seats)
        running = Running(url, token, "random")
        until(lambda: owner.log(table).of > 40)
        running.stop()
    finally:
        server.stop()


# -- ratings -------------------------------------------------------------------------------------


def test_bots_have_ratings_of_their_own(url: str, owner: Client) -> None:
    """A game against a person changes the bot's rating only; one's own bot is not rated."""
    bot, token = bot_of(owner, "Valore")
    running = Running(url, token, "random")
    guest = Client(url)
    guest.set_name("Gina-rated")
    for person, rated in ((guest, True), (owner, False)):
        table = person.create_table("palazzo", [ME, OPEN])
        person.challenge(table, 1, bot)
        until(lambda p=person, t=table: p.look(t).table.seats[1].kind == "human")
        person.do(table, msg.Start())
        assert Script(person, table, 0, 2).play().reason == "end"
        until(lambda p=person: p.history().games)
        assert person.history().games[0].unrated == ("" if rated else "same_person")
    running.stop()
    people = [each.name for each in guest.leaderboard("palazzo").standings]
    assert "Gina-rated" not in people
    assert "Valore" not in people
    bots = {each.name: each for each in guest.leaderboard("palazzo", True).standings}
    assert bots["Valore"].played == 1
    refused("bad_message", guest.call, "GET", "/api/leaderboard", game="palazzo", who="cats")


def test_a_bot_may_name_only_games_that_exist(url: str, owner: Client) -> None:
    _, token = bot_of(owner)
    with Client(url, token).events(["chess"]) as stream:
        refused("bad_message", stream.next, 10)
    with Client(url, token).events(game_ids()[:1]) as stream:
        hello = stream.next(10)
        assert isinstance(hello, out.Hello)
        assert hello.bot.games == game_ids()[:1]
        stream.ping()
        assert stream.next(10) == out.StreamPong(None)
