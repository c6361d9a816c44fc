"""`contrada.client` has the whole protocol: every request of the description, with its types."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
import typing
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest

from contrada.client import BotRunner, Client, ConnectionLost, ServerRefused, answers
from contrada.core.errors import BadSetup, UnknownGame
from contrada.server.app import make_app
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from contrada.server.tables import messages as msg
from tests.server import harness
from tests.server.outside import PASSWORD, Script, owner_at

FETCHED = {
    "GET /metrics",
    "GET /api/asyncapi.json",
    "GET /api/games/{game_id}/board.js",
    "GET /api/games/{game_id}/box.toml",
    "GET /api/games/{game_id}/lesson.json",
    "GET /api/games/{game_id}/rules/{lang}.md",
    "GET /api/games/{game_id}/words/{lang}.ftl",
    "GET /api/me/boxes/{box_id}/box.toml",
    "GET /api/qr",
}
"""Files: `Client.fetch` reads them."""
SOCKETS = {"events", "watch"}
GENERAL = {"call", "fetch"}
METHODS = [
    name
    for name, _ in inspect.getmembers(Client, inspect.isfunction)
    if not name.startswith("_") and name not in SOCKETS | GENERAL
]
SAMPLES: dict[str, Any] = {
    "seats": [{"kind": "me"}],
    "command": msg.Start(),
    "scopes": ["play"],
    "subscription": {"endpoint": "x", "p256dh": "x", "auth": "x"},
    "steps": [{}],
    "order": {"rules": []},
    "reason": "other",
    "quiet": (1, 2),
    "components": {},
}
"""Arguments that are neither text nor numbers, by their names."""


class Sent(Exception):
    """A request that a method would send."""


def description() -> Any:
    store = Store("sqlite://")
    found = make_app(Settings(), store).openapi()
    store.close()
    return found


API = description()
LOOSE_CLIENT: Any = Client
LOOSE_RUNNER: Any = BotRunner
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, methods in API["paths"].items()
    for method, operation in methods.items()
}


def sample(name: str, annotation: Any) -> Any:
    """An argument of a method."""
    if name in SAMPLES:
        return SAMPLES[name]
    return 1 if annotation in (int, bool, int | None) else "x"


def sent(name: str) -> tuple[str, str, Any]:
    """The method, address and body of the request that a method sends, with all arguments."""
    client = Client("http://127.0.0.1:1")

    def request(method: str, path: str, body: object = None) -> bytes:
        raise Sent(method, path, body)

    client.transport.request = request  # type: ignore[method-assign]
    function = getattr(client, name)
    hints = typing.get_type_hints(getattr(Client, name))
    arguments = {}
    for each in inspect.signature(function).parameters.values():
        if each.kind is not each.VAR_KEYWORD:
            arguments[each.name] = sample(each.name, hints[each.name])
    if name == "create_table":
        arguments["seats"] = [{"kind": "me"}]
    elif name == "make_deal":
        arguments["seats"] = 2
    with pytest.raises(Sent) as caught:
        function(**arguments)
    method, path, body = caught.value.args
    return method, path, None if body is None else msgspec.to_builtins(body)


def operation_of(method: str, path: str) -> str:
    """The operation of the description that such a request is."""
    found = [
        name
        for name in OPERATIONS
        if re.fullmatch(re.sub(r"\\?\{\w+\\?\}", "[^/]+", name), f"{method} {path}")
    ]
    assert len(found) == 1, f"{method} {path}: {found}"
    return found[0]


def schema_of(content: Any) -> Any:
    """The schema of a body; references are followed."""
    schema = content.get("application/json", {}).get("schema", {})
    ref = schema.get("$ref", "").rpartition("/")[2]
    return API["components"]["schemas"][ref] if ref else schema


@pytest.mark.parametrize("name", METHODS)
def test_a_method_sends_what_the_description_says(name: str) -> None:
    method, address, body = sent(name)
    parts = urlsplit(address)
    operation = OPERATIONS[operation_of(method, parts.path)]
    known = {each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"}
    assert set(parse_qs(parts.query)) == known
    schema = schema_of(operation.get("requestBody", {}).get("content", {}))
    if "properties" in schema:
        assert body is not None
        assert set(body) <= set(schema["properties"])
        assert set(schema.get("required", ())) <= set(body)


@pytest.mark.parametrize("name", METHODS)
def test_an_answer_has_the_class_that_the_description_says(name: str) -> None:
    returned = typing.get_type_hints(getattr(Client, name))["return"]
    method, address, _ = sent(name)
    operation = OPERATIONS[operation_of(method, urlsplit(address).path)]
    content = operation["responses"]["200"].get("content", {})
    ref = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
    if isinstance(returned, type) and issubclass(returned, msgspec.Struct):
        assert returned.__name__ == ref
    elif ref:  # a method that returns the only field of interest
        assert API["components"]["schemas"][ref]["properties"]


def test_every_request_of_the_description_has_a_method() -> None:
    made = set()
    for name in METHODS:
        method, address, _ = sent(name)
        made.add(operation_of(method, urlsplit(address).path))
    assert made | FETCHED == set(OPERATIONS)
    assert made & FETCHED == set()


def test_every_class_of_answers_is_found_and_used() -> None:
    used = {typing.get_type_hints(getattr(Client, name))["return"] for name in METHODS}
    within = {
        "Order",
        "SeatLink",
        "TableRef",
        "WaitingCount",
    }  # arguments, and answers of one value
    assert {getattr(answers, name) for name in answers.__all__ if name not in within} <= used
    assert list(answers.__all__) == sorted(answers._HOMES)


def test_a_bot_does_not_load_the_server() -> None:
    """The classes of the server's answers are imported when they are used."""
    code = (
        "import sys; from contrada.client import BotRunner, Client; Client('http://localhost');"
        "assert not {'fastapi', 'sqlalchemy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x",
        "localhost:8420",
        "http://",
        "http://x:abc",
        "http://x:99999",
        "http://[::1",
        "http://a b",
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadSetup, match="A server's address is http://HOST or https://HOST, not"):
        Client(url)


@pytest.mark.parametrize("token", ["one\nline", "two words", "Ω", "é"])
def test_a_token_that_no_header_can_carry_is_refused(token: str) -> None:
    with pytest.raises(BadSetup, match="A token is one word"):
        Client("http://127.0.0.1:1", token)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda _: LOOSE_CLIENT(5), TypeError, "address is a text, not 5"),
        (lambda _: LOOSE_CLIENT("http://x", None), TypeError, "token is a text, not None"),
        (lambda _: LOOSE_CLIENT("http://x", seconds="a"), BadSetup, "number of seconds, not 'a'"),
        (lambda _: LOOSE_CLIENT("http://x", seconds=0), BadSetup, "number of seconds, not 0"),
        (lambda c: LOOSE_RUNNER(c, None), TypeError, "it cannot be None"),
        (lambda c: LOOSE_RUNNER(c, print, games="palazzo"), TypeError, "a list of ids"),
        (lambda c: LOOSE_RUNNER(c, print, games=["chess"]), UnknownGame, "'chess'"),
        (lambda c: LOOSE_RUNNER(c, print, tables=-1), BadSetup, "no negative number of tables"),
        (lambda c: LOOSE_RUNNER(c, print, seed="x"), TypeError, "A seed is a whole number"),
        (lambda c: c.make_token("b", "play"), TypeError, "a list of scopes"),
        (lambda c: c.look(None), TypeError, "An id is a text"),
    ],
)
def test_nonsense_is_refused_before_it_is_sent(
    call: Callable[[Client], object], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        call(Client("http://127.0.0.1:1"))


def test_a_connection_knows_the_games_without_a_further_import() -> None:
    code = (
        "from contrada.client import Client; import contrada.client.table;"
        "from contrada.core.registry import game_ids; assert 'palazzo' in game_ids()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


# -- with a server ---------------------------------------------------------------------------


@pytest.fixture
def url(server: harness.Running) -> str:
    return f"http://127.0.0.1:{server.port}"


def refused(call: Callable[..., Any], *arguments: Any, **more: Any) -> str:
    with pytest.raises(ServerRefused) as caught:
        call(*arguments, **more)
    return caught.value.code


def test_a_persons_answers_are_read(url: str) -> None:
    me = owner_at(url)
    assert me.me().name == me.my_data().name == "Olga"
    assert me.me().account == me.my_data().account != ""
    assert me.my_standing().operator is False
    assert len(me.devices().devices) == 1
    assert me.set_notifications(push=False, mail=False, quiet=(60, 120)).settings.quiet_from == 60
    assert me.notifications().address == ""
    assert me.webhook().url == ""
    assert me.change_password(PASSWORD, PASSWORD + "!").name == "Olga"
    assert me.my_statistics().totals == []
    assert me.show(results=True).shown.results
    assert me.player(me.my_page().handle).ratings is None
    assert me.history().games == []
    assert me.waiting() == 0
    assert (me.my_games().games, me.lobby().mine) == ([], [])
    assert refused(me.figures) == "not_allowed"
    me.delete_me(PASSWORD + "!")
    assert me.me().name == ""


def test_the_answers_about_games_and_boxes_are_read(url: str) -> None:
    me = owner_at(url)
    assert {"palazzo", "tuscany"} <= {game.id for game in me.games().games}
    assert me.health().degraded is False
    assert me.game_box("palazzo").tables
    box = me.make_box("palazzo", "Mine")
    assert [each.name for each in me.my_boxes().boxes] == ["Mine"]
    assert me.change_box(box.id, name="Ours").name == me.my_box(box.id).name == "Ours"
    assert me.check_box("palazzo", toml="x").text
    assert b"[" in me.fetch(f"/api/me/boxes/{box.id}/box.toml")
    me.delete_box(box.id)
    assert me.leaderboard("palazzo").standings == []
    assert me.statistics("palazzo").game == "palazzo"
    assert b"#" in me.fetch("/api/games/palazzo/rules/en.md")


@pytest.mark.parametrize(
    ("seats", "settings", "named"),
    [
        ([{"kind": "ghost"}], {}, "ghost"),
        ([{"kind": "me"}], {"mode": "soon"}, "soon"),
        ([{"kind": "me"}], {"colour": "red"}, "colour"),
        ([], {}, "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(
    url: str, seats: list[Any], settings: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadSetup, match=named):
        owner_at(url).create_table("tuscany", seats, **settings)


def test_the_answers_about_a_game_and_looking_back_are_read(url: str) -> None:
    me = owner_at(url)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = me.create_table("tuscany", seats, mode="turn_based")
    assert isinstance(me.do(table, msg.Start()), msg.Ack)
    assert me.look(table).table.phase == "running"
    assert me.my_games().games[0].id == table
    assert me.supply(table, 0).supplies
    assert me.box(table).tables
    assert me.orders(table, 0).order is None
    assert me.hint(table, 0).options
    assert isinstance(me.seat_link(table, 0), str)
    assert Script(me, table, 0, 1).play().reason == "end"
    assert len(me.log(table).lines) > 10
    assert me.replay(table, 3, as_="all").line == 3
    assert len(me.curve(table).scores[0]) == 2
    assert me.audit(table).sound
    assert me.export(table)["game"] == "tuscany"
    assert me.analysis(table).done == 0
    assert refused(me.analysis_result, table) == "not_now"
    assert me.look(me.fork(table, 3, seats, **{"as": "all"})).table.game == "tuscany"
    daily = me.puzzles().daily
    assert me.puzzle(daily).id == daily
    deal = me.make_deal("palazzo", 2)
    assert "palazzo" in {each.game for each in me.deals().deals}
    assert me.deal(deal.id).deal.game == "palazzo"
    assert me.look(me.play_deal(deal.id), 0).table.game == "palazzo"


def test_an_answer_that_is_none_is_refused() -> None:
    client = Client("http://127.0.0.1:1")
    client.transport.request = lambda *_: b'{"name": 3}'  # type: ignore[method-assign]
    with pytest.raises(ConnectionLost, match="cannot be read"):
        client.me()
