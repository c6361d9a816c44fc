"""A client that knows only the published documents plays every title over the network."""

from __future__ import annotations

import ast
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contrada.core.registry import entry_of, game_ids
from tests.server import stranger
from tests.server.harness import Running
from tests.server.stranger import Documents, Stranger, Undocumented

RECONNECT_AT = 12


@pytest.fixture(scope="module")
def documents(server: Running) -> Documents:
    return Documents(f"http://127.0.0.1:{server.port}")


@pytest.fixture
def strangers(server: Running, documents: Documents) -> Iterator[list[Stranger]]:
    url = f"http://127.0.0.1:{server.port}"
    found = [Stranger(url, documents, name) for name in ("Eva", "Franz")]
    yield found
    for person in found:
        person.close()


def play(strangers: list[Stranger], game: str, seats: list[str]) -> None:
    """A whole game: `me` is one stranger, `open` another one, anything else a bot."""
    me, other = strangers
    kinds = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
    ]
    table = me.call("POST", "/api/tables", {"game": game, "seats": kinds})["id"]
    viewers = []
    for seat, kind in enumerate(seats):
        if kind == "open":
            other.do(table, "take", seat=seat)
        if kind in ("me", "open"):
            who = me if kind == "me" else other
            viewers.append(who.watch(table, seat, patches=kind == "open"))
    while not viewers[0].state:
        viewers[0].hear()
    assert viewers[0].state["table"]["phase"] == "open"
    assert viewers[0].ask("start")["type"] == "ack"
    for viewer in viewers:
        viewer.ask("ping")
    assert stranger.play_game(viewers, random.Random(7), RECONNECT_AT) >= RECONNECT_AT
    assert sum(viewer.resumed for viewer in viewers) == 1
    for viewer in viewers:
        result = viewer.state["table"]["result"]
        assert result["reason"] == "end"
        assert len(result["scores"]) == len(seats)
        assert len(viewer.log) == viewer.state["game"]["ply"]
        told = me.call(
            "GET", "/api/tables/{table_id}", table_id=table
        )  # the answer of this path is the message `table`, as a spectator gets it
        assert told["table"] == viewer.state["table"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("palazzo", ["me", "open"]),
        ("carrara", ["me", "greedy"]),
        ("carpe-diem", ["me", "open"]),
        ("tuscany", ["me", "random"]),
    ],
)
def test_a_stranger_plays_a_whole_game(
    strangers: list[Stranger], game: str, seats: list[str]
) -> None:
    play(strangers, game, seats)


def more_games() -> list[Any]:
    found = []
    for game in game_ids():
        spec = entry_of(game).spec
        for count in range(spec.min_seats, spec.max_seats + 1):
            found += [
                (game, ["me", "open", *["greedy"] * (count - 2)][:count]),
                (game, ["me", *["apprentice"] * (count - 1)]),
            ]
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), more_games())
def test_a_stranger_plays_with_every_number_of_players(
    strangers: list[Stranger], game: str, seats: list[str]
) -> None:
    play(strangers, game, seats)


def test_a_stranger_meets_every_kind_of_message(
    strangers: list[Stranger], documents: Documents
) -> None:
    me, other = strangers
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = me.call("POST", "/api/tables", {"game": "palazzo", "seats": seats})["id"]
    other.do(table, "take", seat=1)
    mine, theirs = me.watch(table, 0, patches=True), other.watch(table, 1)
    assert mine.ask("say", text="Hello!")["type"] == "ack"
    refused = mine.ask("play", seq=0, action={"do": "pass"})
    assert (refused["type"], refused["code"]) == ("error", "not_now")
    assert theirs.ask("ping")["type"] == "pong"
    assert theirs.ask("why", what={"do": "reveal"})["code"] == "not_now"
    assert [line["text"] for line in theirs.chat] == ["Hello!"]
    assert theirs.presence["seats"] == [0, 1]
    assert mine.ask("free", seat=1)["type"] == "ack"
    assert mine.ask("set_bot", seat=1, bot="random")["type"] == "ack"
    assert mine.ask("start")["type"] == "ack"
    assert mine.ask("why", what={"do": "pass"})["type"] == "because"
    while theirs.hear():
        pass
    assert (theirs.bye, theirs.closed) == (
        "seat_lost",
        documents.socket["x-bye-reasons"]["seat_lost"]["close"],
    )
    for_bots = {"setup", "info"}
    assert mine.met | theirs.met | for_bots == set(documents.kinds("sendMessage"))
    nowhere = me.watch("no-such-table", -1)
    while nowhere.hear():
        pass
    assert nowhere.answers[None]["code"] == "unknown_table"
    assert nowhere.closed == 4000 + documents.socket["x-refusals"]["unknown_table"]["status"]


def test_a_stranger_plays_as_a_bot_account(strangers: list[Stranger], documents: Documents) -> None:
    """Token, challenge, stream of events and knowledge, from the documents alone."""
    owner, host = strangers
    account = {"account": f"eva.{time.monotonic_ns()}", "password": "three small lanterns"}
    owner.call("POST", "/api/me/account", account)
    bot = owner.call("POST", "/api/me/bots", {"name": "Cauto"})["id"]
    path = "/api/me/bots/{bot_id}/tokens"
    token = owner.call("POST", path, {"scopes": ["play"]}, bot_id=bot)["token"]
    program = Stranger(owner.url, documents, "", token)
    assert program.call("GET", "/api/bot")["owner"] == "Eva"
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.call("POST", "/api/tables", {"game": "palazzo", "seats": seats})["id"]
    calling = {"game": "tuscany", "seats": seats, "bots": "welcome"}
    host.call("POST", "/api/tables", calling)
    asked: list[Any] = []

    def challenge() -> None:
        """Challenge the bot as soon as it is connected."""
        while not host.call("GET", "/api/bots")["bots"]:
            time.sleep(0.05)
        path = "/api/tables/{table_id}/challenges"
        asked.append(host.call("POST", path, {"seat": 1, "bot": bot}, table_id=table))

    challenging = threading.Thread(target=challenge)
    challenging.start()
    heard = program.events("challenge")
    challenging.join()
    assert [event["type"] for event in heard] == ["hello", "call", "challenge"]
    path = "/api/bot/challenges/{challenge_id}/accept"
    seat = program.call("POST", path, challenge_id=asked[0]["id"])["seat"]
    assert program.events("game")[-1]["table"] == table
    viewers = [host.watch(table, 0), program.watch(table, seat, patches=True, info=True)]
    assert viewers[0].ask("start")["type"] == "ack"
    for viewer in viewers:
        viewer.ask("ping")
    assert stranger.play_game(viewers, random.Random(7), RECONNECT_AT) >= RECONNECT_AT
    assert {"setup", "info"} <= viewers[1].met
    assert all(len(told["key"]) == 64 for told in viewers[1].knowledge if told["type"] == "info")
    program.close()


def test_no_line_of_chat_is_lost_while_somebody_joins(
    server: Running, strangers: list[Stranger], monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = strangers
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = me.call("POST", "/api/tables", {"game": "palazzo", "seats": seats})["id"]
    sayings = server.services.store.sayings
    read = sayings.at
    speaking: list[threading.Thread] = []

    def slow(*args: Any) -> Any:
        found = read(*args)
        speaking.append(threading.Thread(target=me.do, args=(table, "say"), kwargs={"text": "Hi"}))
        speaking[-1].start()
        speaking[-1].join(0.3)  # it can only speak after the newcomer has joined
        return found

    monkeypatch.setattr(sayings, "at", slow)
    newcomer = other.watch(table, -1)
    while not newcomer.chat:
        assert newcomer.hear(5)
    speaking[0].join()
    assert [line["text"] for line in newcomer.chat] == ["Hi"]


def test_the_client_notices_what_is_not_documented(documents: Documents) -> None:
    bye = {"type": "bye", "reason": "shutdown"}
    documents.check_message(bye)
    for wrong in (
        {"type": "hello"},
        {**bye, "reason": "boredom"},
        {"type": "bye"},
        {"type": "error", "id": 1, "code": "just_so", "text": ""},
        {"type": "presence", "seats": "all", "spectators": 0},
    ):
        with pytest.raises(Undocumented):
            documents.check_message(wrong)
    with pytest.raises(Undocumented):
        documents.check_command({"do": "play", "seq": -1, "action": {}})


def test_the_client_imports_nothing_of_ours() -> None:
    tree = ast.parse(Path(stranger.__file__).read_text("utf-8"))
    names = [
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    ]
    assert "httpx" in names
    assert not [name for name in names if name.split(".")[0] in ("contrada", "tests")]
