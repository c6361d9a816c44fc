"""Hidden steps are unobservable: they change no answer that another person can get.

A hidden step is one that only its player knows of, such as a step of a decision that is not
complete yet. Every GET route of the OpenAPI description is compared, so new routes are covered.
"""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import game_ids
from contrada.core.rng import Rng, rng_for_run
from tests.server.harness import Person, Running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
CHANGING_HEADERS = {"date", "set-cookie"}
Answers = dict[str, tuple[int, Any, bytes]]


class Viewer:
    """Somebody other than the mover, with the seat they watch from."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat

    def answers(self, spec: dict[str, Any], table: str, game: str) -> Answers:
        """Everything that the server answers them now."""
        found: Answers = {}
        for url in urls(spec, table, self.seat, game):
            got = self.person.http.get(url)
            kept = {k: v for k, v in got.headers.items() if k not in CHANGING_HEADERS}
            found[url] = (got.status_code, kept, got.content)
        return found


def urls(spec: dict[str, Any], table: str, seat: int, game: str) -> list[str]:
    """Every address that can be asked with GET."""
    values = {
        "table_id": table,
        "seat": seat,
        "line": 0,
        "game": game,
        "game_id": game,
        "box_id": "none",
        "lang": "en",
        "first": 0,
        "candidate": 0,
        "handle": "none",
        "puzzle_id": "none",
        "deal_id": "none",
    }
    found = []
    for path, methods in spec["paths"].items():
        if "get" not in methods:
            continue
        query = []
        for parameter in methods["get"].get("parameters", []):
            name = parameter["name"]
            if parameter["in"] == "path":
                assert name in values, f"GET {path}: say in this test what {name} is"
                path = path.replace(f"{{{name}}}", str(values[name]))
            elif name in values:
                query.append(f"{name}={values[name]}")
            else:
                assert not parameter.get("required"), f"GET {path}: say what {name} is"
        found.append(path + ("?" + "&".join(query) if query else ""))
    assert len(found) >= 20
    return found


def hidden(match: Match, seat: int, action: int) -> bool:
    """Whether nobody but the mover learns of this action, by the rules of the game."""
    game, state = match.game, match.state
    others = [viewer for viewer in range(SPECTATOR, match.seats) if viewer != seat]
    if any(game.redact(state, seat, action, viewer) is not None for viewer in others):
        return False
    after = state.copy()
    game.apply(after, seat, action)
    return int(game.to_move(after)) != CHANCE and seat in game.actors(after)


def choose(match: Match, rng: Rng) -> tuple[int, int, bool]:
    """An actor and an action, hidden where there is such a one."""
    seat = match.actors[int(rng.below(len(match.actors)))]
    legal = match.legal(seat)
    secret = [action for action in legal if hidden(match, seat, action)]
    chosen = secret or legal
    return seat, chosen[int(rng.below(len(chosen)))], bool(secret)


def walk(server: Running, people: list[Person], game: str, steps: int, part: int = 0) -> int:
    """Play a game and compare all answers around hidden steps; how many there were.

    While one player takes hidden steps only, every answer is compared with those before the first
    of them, which are not asked for again.
    """
    tables, rng = server.services.tables, rng_for_run(17, *([part] if part else []))
    spec = server.app.openapi()
    clock = {"bank": 3600, "increment": 5}
    made = []
    for _ in range(2):  # the second one is above the first in every list
        table = people[0].create([ME, OPEN], game, listed=True, clock=clock)
        people[1].must(table, "take", seat=1)
        people[0].must(table, "start")
        made.append(table)
    table = made[0]
    secret = 0
    before: dict[int, Answers] = {}
    mover = -1
    figures = ""
    while secret < steps:
        people[0].look(table)
        match = tables.cache.sessions[table].table.match
        assert match is not None
        if match.over:
            break
        seat, action, is_hidden = choose(match, rng)
        ply, form = match.ply, match.game.encode(seat, action)
        watching = [
            Viewer(people[1 - seat], 1 - seat),
            Viewer(people[2], SPECTATOR),
            Viewer(people[3], SPECTATOR),
        ]
        if is_hidden:
            if not before or seat != mover:
                before = {i: v.answers(spec, table, game) for i, v in enumerate(watching)}
                mover = seat
            # Questions are counted, too: the figures are the last thing read, and the first.
            figures = people[3].metrics()
        told = people[seat].look(table, seat)
        people[seat].must(table, "play", seat=seat, seq=told["seq"], action=form)
        if not is_hidden or match.ply != ply + 1 or not tables.cache.sessions[table].table.running:
            before = {}
            continue
        secret += 1
        if secret % 2 == 0:
            people[seat].must(table, "undo", seat=seat, seq=told["seq"] + 1)
        if secret % 3 != 2:
            # What is read from the database again must not tell more.
            server.loop.call_soon_threadsafe(tables.cache.sessions.pop, table)
        assert people[3].metrics() == figures, "a hidden step shows in the metrics"
        for i, viewer in enumerate(watching):
            after = viewer.answers(spec, table, game)
            for url, answer in after.items():
                assert answer == before[i][url], difference(url, before[i][url], answer)
    return secret


def difference(url: str, before: tuple[int, Any, bytes], after: tuple[int, Any, bytes]) -> str:
    """Which parts of an answer changed."""
    was, now = (set(answer[2].decode().replace("\n", ",").split(",")) for answer in (before, after))
    return f"a hidden step shows in {url}: {sorted(was - now)} became {sorted(now - was)}"


@pytest.fixture
def four(server: Running, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Two players, somebody with a name, and a stranger."""
    # Figures that lag behind, and tables that leave the memory, change by themselves.
    monkeypatch.setattr("contrada.server.runtime.health.FRESH_SECONDS", 0.0)
    monkeypatch.setattr("contrada.server.runtime.cache.IDLE_SECONDS", 1e9)
    found = [Person(server.port, name) for name in ("Anna", "Bruno", "Clara", "")]
    found[3].get("/api/me")
    yield found
    for person in found:
        person.close()


@pytest.mark.parametrize("game", ["palazzo", "tuscany"])
def test_a_hidden_step_changes_no_answer_of_anybody_else(
    server: Running, four: list[Person], game: str
) -> None:
    assert walk(server, four, game, 2) == 2


@pytest.mark.long
@pytest.mark.parametrize("part", range(1, 6))
@pytest.mark.parametrize("game", game_ids())
def test_no_hidden_step_of_a_long_game_changes_an_answer(
    server: Running, four: list[Person], game: str, part: int
) -> None:
    """Five games of each title, each of them a test of its own that takes a minute or two."""
    assert walk(server, four, game, 12, part) >= 4


def test_public_steps_are_seen_and_counted(server: Running, four: list[Person]) -> None:
    """The comparison above would fail if a step were not hidden."""
    anna, bruno, clara = four[:3]
    table = anna.create([ME, OPEN], "palazzo", listed=True)
    spec = server.app.openapi()
    before = Viewer(clara, SPECTATOR).answers(spec, table, "palazzo")
    figures = clara.metrics()
    bruno.must(table, "take", seat=1)
    assert clara.metrics() != figures
    after = Viewer(clara, SPECTATOR).answers(spec, table, "palazzo")
    changed = {url.partition("?")[0] for url in after if after[url] != before[url]}
    assert changed >= {"/api/tables", f"/api/tables/{table}"}
