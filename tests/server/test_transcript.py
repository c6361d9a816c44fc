"""Transcripts that are undone, stored in snapshots and loaded again have the same lines."""

from __future__ import annotations

import gc
import time
import weakref
from typing import Any

import msgspec
import pytest

from contrada.core.errors import ContradaError, IllegalAction
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import Rng, rng_for_run
from contrada.server.tables import events as ev
from contrada.server.tables import messages as msg
from contrada.server.tables.commands import decide
from contrada.server.tables.projection import Published, viewers
from contrada.server.tables.rows import Head, Row, Stored
from contrada.server.tables.table import Table
from contrada.server.tables.transcript import TAIL, Transcript
from tests.server.harness import Person, Running


class Play:
    """A table that is played without a server, as the server plays it."""

    def __init__(self, game_id: str, seats: int) -> None:
        game = make_game(game_id)
        self.setup = ev.Setup(
            game_id,
            game.spec.rules_version,
            game.components,
            game.spec.check_options({}),
            seats,
            "live",
            False,
            True,
            ev.Clock(),
            "bot_moves",
        )
        self.table = Table("t", self.setup, bytes(32))
        self.published = Published(self.table)
        self.rows: list[Row] = []
        self.snapshot: tuple[int, bytes] | None = None
        self.apply(ev.Made("anna", [ev.SeatSetup("me")] * seats))
        self.apply(ev.Started())

    def apply(self, event: ev.AnyEvent, keep: bool = False) -> None:
        table = self.table
        table.apply_and_log(event, len(self.rows))
        seen = self.published.update()
        if isinstance(event, ev.Played | ev.Undone) and event.seat not in seen:
            seen.append(event.seat)
        table.mark(seen)
        self.rows.append(Row(table.data.seq, len(self.rows), event, seen))
        if keep:
            self.snapshot = (table.data.seq, table.snapshot())
        if table.transcript is not None:
            table.transcript.mark_sent(table.data.seen)

    def load(self) -> Table:
        seq, data = self.snapshot or (0, None)
        head = Head("t", self.setup.game, "running", False, 0, 0, self.setup)
        return Table.load(Stored(head, bytes(32), data, self.rows[seq:]))

    def step(self, rng: Rng, back: bool = True) -> None:
        """A random action, now and then taken back, or the game by consent some way back."""
        match = self.table.match
        assert match is not None
        seat = match.actors[int(rng.below(len(match.actors)))]
        keep = rng.below(12) == 0
        if match.can_undo(seat) and rng.below(3) == 0:
            self.apply(ev.Undone(seat, rng.below(2) == 0), keep)
        elif back and rng.below(60) == 0 and match.ply > 3:
            ply = int(rng.below(match.ply))
            self.apply(ev.Asked(0, "undo", -1, ply))
        else:
            legal = match.legal(seat)
            action = legal[int(rng.below(len(legal)))]
            form = match.game.encode(seat, action)
            self.apply(ev.Played(seat, form), keep and not match.can_undo(seat))


@pytest.mark.parametrize("game", game_ids())
def test_a_loaded_table_reads_like_the_one_in_memory_and_readers_come_back(game: str) -> None:
    rng = rng_for_run(4)
    play = Play(game, 2)
    # By viewer the log and the number of somebody who went away some time ago.
    gone: dict[int, tuple[list[Any], int]] = {}
    cut = resumed = 0
    for number in range(260):
        if not play.table.running:
            break
        play.step(rng)
        if number % 9:
            continue
        memory, loaded = play.table, play.load()
        assert memory.transcript is not None
        assert loaded.transcript is not None
        assert loaded.data == memory.data
        for table in (loaded, memory):
            assert table.transcript is not None
            published = Published(table)
            for viewer in viewers(table):
                cut += table.transcript.pages[viewer].first > 0
                log, seq = gone.get(viewer, ([], 0))
                message = published.resumed(viewer, len(log), seq)
                if message is not None:
                    told = msgspec.json.decode(message)["log"]
                    assert told["start"] <= len(log)
                    now = _plain(Transcript(_match(memory)).lines[viewer])
                    assert log[: told["start"]] + told["lines"] == now
                    resumed += 1
        assert (
            loaded.transcript.lines == memory.transcript.lines == Transcript(_match(memory)).lines
        )
        assert loaded.transcript.plies == memory.transcript.plies
        for viewer in viewers(memory):
            if rng.below(3) == 0:
                seq = memory.data.seen[viewer]
                gone[viewer] = (_plain(memory.transcript.lines[viewer]), seq)
    assert resumed > 40
    if game != "tuscany":  # whose games are short
        assert cut > 0


def _plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def _match(table: Table) -> Any:
    assert table.match is not None
    return table.match


def test_loading_walks_only_the_tail(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = rng_for_run(6)
    play = Play("palazzo", 4)
    while play.table.running and len(play.rows) < 300:
        play.step(rng, back=False)
        if len(play.rows) % 32 == 0:
            play.apply(ev.ChatSwitched(True), keep=True)
    assert play.snapshot is not None
    told: list[int] = []
    read = Transcript._read

    def counted(self: Transcript, log: Any) -> None:
        told.append(len(log) - len(self._log))
        read(self, log)

    monkeypatch.setattr(Transcript, "_read", counted)
    loaded = play.load()
    assert loaded.transcript is not None
    assert sum(told) < 120 < _match(loaded).ply
    published = Published(loaded)
    for viewer in viewers(loaded):
        whole = msgspec.json.decode(published.full(viewer))
        assert len(whole["log"]["lines"]) == TAIL
        assert whole["game"]["ply"] == loaded.transcript.count(viewer)
    assert sum(told) < 120


def test_a_turn_based_table_that_nobody_touches_costs_no_memory(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people[:2]
    tables = server.services.tables
    found = []
    for _ in range(3):
        table = anna.create([{"kind": "me"}, {"kind": "open"}], "palazzo", mode="turn_based")
        bruno.must(table, "take", seat=1)
        anna.must(table, "start")
        with anna.watch(table, 0) as a:
            a.catch_up()
            seq, have = a.state["seq"], len(a.log)
        session = tables.cache.sessions[table]
        found.append((table, weakref.ref(session), weakref.ref(session.table)))
        del session
    monkeypatch.setattr("contrada.server.runtime.cache.IDLE_SECONDS", 0.0)
    _wait(lambda: not any(table in tables.cache.sessions for table, _, _ in found))
    gc.collect()
    assert all(session() is None and table() is None for _, session, table in found)
    # and it is there again for whoever comes back, who need not be told anything
    table = found[-1][0]
    with anna.watch(table, 0, have=have, seq=seq) as a:
        assert a.until("you")["resumed"]
        assert a.until("table")["log"] == {"start": have, "lines": []}


def test_who_comes_back_is_told_only_what_is_new(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = anna.create([{"kind": "me"}, {"kind": "open"}], "palazzo")
    bruno.must(table, "take", seat=1)
    rng = rng_for_run(9)
    with bruno.watch(table, 1) as b, anna.watch(table, 0) as a:
        a.ask(do="start")
        for _ in range(30):
            for watcher in (a, b):
                watcher.catch_up()
                if watcher.legal:
                    watcher.play_any(rng)
        a.catch_up()
        have, seq = len(a.log), a.state["seq"]
        a.socket.close()
        b.catch_up()
        while b.legal:
            b.play_any(rng)
            b.catch_up()
        with anna.watch(table, 0, have=have, seq=seq) as again:
            again.log = a.log[:]
            assert again.hear()["resumed"]
            part = again.until("table")["log"]
            assert part["start"] == have
            again.catch_up()
            assert _plain(again.log) == anna.get(f"/api/tables/{table}/log?seat=0").json()["lines"]
        for nonsense in ({"have": 5, "seq": 10**9}, {"have": -1, "seq": 1}):
            with anna.watch(table, 0, **nonsense) as lost:
                assert not lost.hear()["resumed"]


def _wait(condition: Any) -> None:
    until = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_action_is_decoded_and_checked_once_when_sent_and_again_when_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Play("palazzo", 2)
    table, match = play.table, _match(play.table)
    before = match.ply
    seat = match.actors[0]
    form = match.game.encode(seat, match.legal(seat)[0])
    decode = match.game.decode
    decoded: list[Any] = []

    class Counted:
        """The game, with `decode` counted."""

        def __getattr__(self, name: str) -> Any:
            return getattr(match.game, name)

        def decode(self, seat: int, form: Any) -> int:
            decoded.append(form)
            return int(decode(seat, form))

    monkeypatch.setattr(table, "game", Counted())
    monkeypatch.setattr(match, "play", None)  # which would check the action a second time
    command = msg.Play(seat=seat, seq=table.data.seen[seat], action=form)
    checked = decide(table, "anna", command, lambda _: False)
    table.apply_and_log(checked.event, 1, 1, checked.action)
    assert decoded == [form]
    assert match.ply > before
    # The database is not trusted: an event that the rules do not allow is refused.
    fresh = Play("palazzo", 2)
    legal = _match(fresh.table).legal(seat)
    other = next(a for a in range(max(legal) + 2) if a not in legal and _encodes(fresh, seat, a))
    with pytest.raises(IllegalAction):
        fresh.table.apply(ev.Played(seat, match.game.encode(seat, other)), 1)


def _encodes(play: Play, seat: int, action: int) -> bool:
    try:
        play.table.game.encode(seat, action)
    except ContradaError:
        return False
    return True
