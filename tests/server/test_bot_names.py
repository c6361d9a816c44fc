"""Bots named by clients and files: registered names only, and nothing is imported for them."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contrada.server.runtime import service as tables_module
from contrada.server.tables import events as ev
from tests.cli.runner import run
from tests.server.harness import Person, Running, quick

ME = {"kind": "me"}
HOT = {"kind": "hot", "name": "Child"}
HOSTILE = (
    "unittest.__main__.main",
    "venv.__main__.x",
    "evil_bot_here.Bot",
    "no_such_module_at_all.Bot",
    "os.system:worlds=1",
    "ismcts:ms=999999999",
    "master:iterations=5",
    "greedy:",
    "random.",
    ".",
    "x" * 70,
)
EVIL = """
from pathlib import Path
Path(__file__).with_suffix(".ran").write_text("ran")
raise SystemExit(3)
"""


@pytest.fixture
def evil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module in the current folder that tells when it is executed."""
    (tmp_path / "evil_bot_here.py").write_text(EVIL)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path / "evil_bot_here.ran"


def test_a_client_names_registered_bots_and_nothing_else(people: list[Person], evil: Path) -> None:
    anna = people[0]
    table = anna.create([ME, {"kind": "open"}])
    with anna.watch(table, 0) as watcher:
        watcher.catch_up()
        for name in HOSTILE:
            seats = [ME, {"kind": "bot", "bot": name}]
            made = anna.post("/api/tables", {"game": "palazzo", "seats": seats})
            done = anna.do(table, "set_bot", seat=1, bot=name)
            heard = watcher.ask(do="set_bot", seat=1, bot=name)
            for answer in (made.json(), done.json(), heard):
                assert answer["code"] == "bad_setup", (name, answer)
                assert len(answer["text"]) < 300
    assert not evil.exists(), "a file in the current folder was executed"
    assert "evil_bot_here" not in sys.modules
    assert "venv.__main__" not in sys.modules
    assert anna.get("/health").status_code == 200


def test_errors_do_not_tell_which_modules_exist(people: list[Person]) -> None:
    told = set()
    for name in ("json.decoder.JSONDecoder", "nojson.decoder.JSONDecoder"):
        seats = [ME, {"kind": "bot", "bot": name}]
        answer = people[0].post("/api/tables", {"game": "palazzo", "seats": seats}).json()
        told.add(answer["text"].replace(name, "NAME"))
    assert len(told) == 1, told
    assert "import" not in told.pop()


@pytest.mark.parametrize("error", [SystemExit(3), KeyboardInterrupt()])
def test_nothing_that_a_client_causes_ends_the_process(
    people: list[Person], monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    anna = people[0]
    table = anna.create([ME, {"kind": "open"}])

    def fall(*_: object) -> Any:
        raise error

    with anna.watch(table, 0) as watcher, monkeypatch.context() as patch:
        watcher.catch_up()
        patch.setattr(tables_module, "decide", fall)
        patch.setattr(tables_module, "checked_seats", fall)
        assert watcher.ask(do="set_bot", seat=1, bot="random")["code"] == "unavailable"
        assert anna.do(table, "set_bot", seat=1, bot="random").status_code == 503
        made = anna.post("/api/tables", {"game": "palazzo", "seats": [ME, ME]})
        assert made.json()["code"] == "unavailable"
    assert anna.get("/health").status_code == 200
    anna.must(table, "set_bot", seat=1, bot="random")


def test_a_task_that_was_never_begun_is_cancelled_quietly() -> None:
    from contrada.server.common.containment import Escaped, contained_task

    async def leave() -> None:
        raise SystemExit(1)

    async def all_of_it() -> None:
        loop = asyncio.get_running_loop()
        loop.set_task_factory(contained_task)
        early = asyncio.create_task(leave())
        early.cancel()
        late = asyncio.create_task(leave())
        found = await asyncio.gather(early, late, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError)
        assert isinstance(found[1], Escaped)

    asyncio.run(all_of_it())


# -- stored tables and files -----------------------------------------------------------------------


def seat_stored_bot(server: Running, table: str, seat: int, bot: str) -> None:
    """Write a bot into the log as earlier versions accepted it."""

    async def write() -> None:
        tables = server.services.tables
        session = await tables.find(table)
        async with session.lock:
            await tables.committer.commit(session, ev.BotSeated(seat, bot))

    asyncio.run_coroutine_threadsafe(write(), server.loop).result(20)


def test_stored_bots_stay_playable_within_their_level(
    server: Running, people: list[Person], evil: Path
) -> None:
    anna = people[0]
    for stored in ("apprentice:ms=999999999", "evil_bot_here.Bot:worlds=6"):
        table = anna.create([{"kind": "bot", "bot": "random"}, HOT])
        seat_stored_bot(server, table, 0, stored)
        begun = time.monotonic()
        anna.must(table, "start")
        while not anna.look(table, 1)["game"]["legal"]:
            assert time.monotonic() - begun < 12, f"{stored} still thinks"
            time.sleep(0.02)
        assert anna.look(table)["table"]["seats"][0]["bot"] == stored, "the log stays as it is"
    assert not evil.exists()


def test_a_rematch_names_bots_without_settings(server: Running, people: list[Person]) -> None:
    anna = people[0]
    table = anna.create([ME, {"kind": "open"}, {"kind": "open"}])
    seat_stored_bot(server, table, 1, "master:ms=999999999")
    seat_stored_bot(server, table, 2, "my_bots.Cautious")
    anna.must(table, "start")
    anna.must(table, "close")
    again = anna.must(table, "rematch", seat=0)["table"]
    seats = anna.look(again)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "master", "journeyman"]


def test_an_import_executes_nothing(people: list[Person], evil: Path, tmp_path: Path) -> None:
    anna = people[0]
    table = anna.create([ME, HOT, {"kind": "hot", "name": "Other"}])
    anna.must(table, "start")
    anna.must(table, "close")
    saved = anna.get(f"/api/tables/{table}/export").json()
    saved["table"] = {"players": ["evil_bot_here.Bot", "ismcts:ms=999999999", "human"]}
    file = tmp_path / "old.json"
    file.write_text(json.dumps(saved))
    made = run("import", str(file), "--data", str(tmp_path / "data"))
    assert made.code == 0, made.err
    assert not evil.exists()
    exported = run("export", made.out.splitlines()[0].split()[-1], "--data", str(tmp_path / "data"))
    assert json.loads(exported.out)["table"]["players"] == ["journeyman", "ismcts:ms=3000", "human"]
    saved["table"] = {"players": ["masterr", "human", "human"]}
    file.write_text(json.dumps(saved))
    refused = run("import", str(file), "--data", str(tmp_path / "data"))
    assert refused.code == 2
    assert "No bot is called 'masterr'" in refused.err


@pytest.mark.parametrize(
    ("stored", "seats", "plays"),
    [
        ("master", 2, "master"),
        ("random", 2, "random"),
        ("greedy:worlds=3", 2, "greedy:worlds=3"),
        ("greedy:worlds=99999999999999999999", 2, "greedy"),
        ("greedy:worlds=900", 2, "greedy:worlds=4"),
        ("apprentice:iterations=900", 2, "apprentice:iterations=500"),
        ("apprentice:ms=70000", 2, "apprentice:ms=200"),
        ("journeyman:replies=70000", 3, "journeyman:replies=1200"),
        ("master:iterations=500", 2, "master:iterations=500"),
        ("master:iterations=5000", 4, "master:iterations=3000"),
        ("master:rollout=900,rounds=9,worlds=77", 2, "master:rollout=0,rounds=0,worlds=2"),
        ("ismcts", 4, "ismcts:iterations=500"),
        ("ismcts:ms=999999999", 2, "ismcts:ms=3000"),
        ("ismcts:replies=9000,keen=900", 2, "ismcts:replies=1500,keen=8"),
        ("master:depth=3", 2, "master"),
        ("my_bots.Cautious:worlds=6", 2, "journeyman"),
        ("gone", 2, "journeyman"),
        ("", 2, "journeyman"),
    ],
)
def test_what_plays_for_a_stored_bot(stored: str, seats: int, plays: str) -> None:
    from contrada.bots.ceiling import playable_bot

    assert playable_bot(stored, "palazzo", seats) == plays
    assert playable_bot(plays, "palazzo", seats) == plays


# -- the operator's bots ---------------------------------------------------------------------------

OWN = """
class Last:
    def __init__(self, game, at=0, more=0):
        if at != 1 or more != 2:
            raise ValueError("settings are lost")
    def choose(self, info, rng):
        print("bots may print")
        return int(info.legal[-1])

class Quits:
    def __init__(self, game):
        pass
    def choose(self, info, rng):
        raise SystemExit(5)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from contrada.bots.names import register_bots

    (tmp_path / "own_server_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    yield
    register_bots({})


@pytest.mark.usefixtures("own")
def test_an_operator_registers_bots_of_their_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots = "last=own_server_bots.Last:at=1,more=2, quits=own_server_bots.Quits,quick=master:ms=5"
    running = Running(quick(tmp_path / "data", bots=bots))
    anna = Person(running.port)
    try:
        anna.put("/api/me", {"name": "Anna"})
        assert anna.get("/api/games").json()["bots"][-3:] == ["last", "quits", "quick"]
        seats = [{"kind": "bot", "bot": name} for name in ("last", "quits", "quick")]
        table = anna.create([*seats, HOT])
        anna.must(table, "start")
        until = time.monotonic() + 20
        while not anna.look(table, 3)["game"]["legal"]:
            assert time.monotonic() < until
            time.sleep(0.05)
        # The worker of the bot that ends its process is replaced; the other bots play on.
        failed = [record for record in caplog.records if record.message == "bot worker failed"]
        assert {vars(record)["bot"] for record in failed} == {"quits"}
    finally:
        anna.close()
        running.stop()


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ("cautious", "not 'cautious'"),
        ("cautious=", "not 'cautious='"),
        ("5=6", "'5' is no name"),
        ("Cautious=own_server_bots.Last", "'Cautious' is no name"),
        ("master=own_server_bots.Last", "'master' is taken"),
        ("human=own_server_bots.Quits", "'human' is taken"),
        ("a=own_server_bots.Quits,a=own_server_bots.Quits", "'a' is taken"),
        ("a=own_server_bots.Gone", "'a' plays no game: .*AttributeError"),
        ("a=own_server_nowhere.Gone", "ModuleNotFoundError"),
        ("a=own_server_bots.Last:at=3", "settings are lost"),
        ("a=greedy:depth=3", "has no setting 'depth'"),
        ("a=unittest.__main__.main", "SystemExit"),
    ],
)
@pytest.mark.usefixtures("own")
def test_a_broken_bot_of_the_operator_is_named(setting: str, wrong: str) -> None:
    from contrada.server.bots.registered import register_operator_bots
    from contrada.server.settings import BadSetting

    with pytest.raises(BadSetting, match=wrong):
        register_operator_bots(setting)


@pytest.mark.usefixtures("own")
def test_the_command_says_in_one_line_which_bot_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONTRADA_BOTS", "a=own_server_bots.Gone")
    ran = run("serve", "--port", "0", "--data", str(tmp_path / "data"))
    assert ran.code == 2
    assert "CONTRADA_BOTS: 'a' plays no game" in ran.err
    assert ran.err.count("\n") == 1
