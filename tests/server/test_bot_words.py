"""What `contrada bot` reports: in the user's language, and every message in all of them."""

from __future__ import annotations

import socket
import time

import msgspec
import pytest

from contrada.bots.random_bot import RandomBot
from contrada.client.client import Client
from contrada.client.errors import ServerRefused
from contrada.client.runner import BotRunner
from contrada.client.telling import Telling
from contrada.server.tables.outside import messages as out
from contrada.words import LANGUAGES, Words

HELLO = msgspec.convert(
    {
        "type": "hello",
        "bot": {"id": "b", "name": "Otto", "owner": "Anna", "online": True, "games": []},
        "scopes": [],
        "tables": 4,
    },
    out.Hello,
)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "connected as Otto, a bot of Anna"),
        ("de", "verbunden als Otto, ein Bot von Anna"),
        ("nl", "verbonden als Otto, een bot van Anna"),
    ],
)
def test_a_bot_reports_in_the_users_language(lang: str, line: str) -> None:
    lines: list[str] = []
    runner = BotRunner(
        Client("http://127.0.0.1:9", "token"),
        lambda _game: RandomBot(),
        report=lines.append,
        words=Words(lang, strict=True),
    )
    runner.handle(HELLO)
    assert lines == [line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_games_and_ends_have_words(lang: str) -> None:
    telling = Telling(words=Words(lang, strict=True))
    refused = telling.refusal(ServerRefused("too_many", "Too much at once."))
    assert refused != "Too much at once. (too_many)"
    assert telling.refusal(ServerRefused("unheard", "So.")) == "So. (unheard)"
    assert telling.refusal(ServerRefused("not_signed_in", "No.")) != "No. (not_signed_in)"
    assert telling.game("carpe-diem") == "Carpe Diem"
    assert telling.game("fig") == "fig"
    assert telling.ending("agreed") != "agreed"


def test_a_server_that_does_not_answer_is_told_once() -> None:
    lines: list[str] = []
    with socket.socket() as nobody:  # bound, but it does not listen
        nobody.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        runner = BotRunner(Client(url, "token"), lambda _game: RandomBot(), report=lines.append)
        begun = time.monotonic()
        runner.run(until=lambda: bool(lines) and time.monotonic() > begun + 1)
    assert lines == ["no connection to the server; trying again until there is one"]
