"""The clients of the load test: random players and spectators, one connection each.

A client asks for differences (`patches=1`); a server that does not know them sends whole messages.
Everything is measured here, outside the server: a move is *delivered* when the last viewer who
receives it has read it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import DATA_OPCODES, Frame

from contrada.server.tables.sending.patches import applied

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
CREATED_AT_ONCE: Final = 6
FRAME_HEAD: Final = 4
"""Bytes of a frame besides its payload, for messages of 126 to 65,535 bytes."""


class Offer(msgspec.Struct):
    """A legal action."""

    action: msgspec.Raw


class Game(msgspec.Struct):
    """The part of a game message that a random player needs."""

    legal: list[Offer]
    ply: int = 0


class Info(msgspec.Struct):
    """The part of a table's description that a random player needs."""

    phase: str


class Message(msgspec.Struct):
    """The part of a server message that a random player needs, without a difference's contents."""

    type: str
    seq: int = 0
    code: str = ""


class Whole(msgspec.Struct):
    """A `table` message."""

    seq: int
    table: Info
    game: Game | None


class Difference(msgspec.Struct):
    """A `patch` message."""

    seq: int
    table: Any = None
    game: Any = None


_message: Final = msgspec.json.Decoder(Message)
_whole: Final = msgspec.json.Decoder(Whole)
_difference: Final = msgspec.json.Decoder(Difference)


class Counted(PerMessageDeflate):
    """permessage-deflate that notes the size of each frame before it is decompressed."""

    frames: deque[int]

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.opcode in DATA_OPCODES:
            self.frames.append(len(frame.data) + FRAME_HEAD)
        return super().decode(frame, max_size=max_size)


class Viewer:
    """One connection: a player's, or a spectator's."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.seq = 0
        self.lines = 0
        self.legal: list[Any] = []
        self.waits = False
        """Whether it has played, and not heard since."""
        self.acked = asyncio.Event()
        self.told = asyncio.Event()
        self.fresh = True
        self._connection: ClientConnection | None = None
        self._frames: deque[int] | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, again: bool = False) -> None:
        """Connect; `again` resumes, as a client does that lost its connection."""
        load = self.table.load
        query = f"seat={self.seat}&patches=1"
        if again:
            query += f"&have={self.lines}&seq={self.seq}"
        self.told.clear()
        self.fresh = True
        connection = await connect(
            f"ws://127.0.0.1:{load.port}/api/tables/{self.table.id}/socket?{query}",
            additional_headers={"Cookie": f"contrada={self.cookie}"},
            proxy=None,
            max_size=None,
            open_timeout=120,
            ping_interval=None,
            compression="deflate" if load.compressed else None,
        )
        self._frames = None
        for extension in connection.protocol.extensions:
            if isinstance(extension, PerMessageDeflate):
                extension.__class__ = Counted
                counted: Any = extension
                counted.frames = self._frames = deque()
        self._connection = connection
        self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            await self._connection.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, connection: ClientConnection) -> None:
        async for text in connection:
            now = time.perf_counter()
            message = _message.decode(text)
            wire = self._frames.popleft() if self._frames else len(text) + FRAME_HEAD
            if message.type in ("table", "patch"):
                self.seq = message.seq
                self.waits = False
                self._take(message.type, text)
                self.table.received(now, len(text), wire, changed=not self.fresh)
                self.fresh = False
                self.told.set()
            elif message.type in ("ack", "error"):
                if message.type == "error":
                    self.table.load.errors.append(message.code)
                self.acked.set()

    def _take(self, kind: str, text: str | bytes) -> None:
        """Read what is legal now."""
        if kind == "table":
            whole = _whole.decode(text)
            self.legal = list(whole.game.legal) if whole.game is not None else []
            self.lines = whole.game.ply if whole.game is not None else 0
            self.table.over = whole.table.phase == "over"
            return
        difference = _difference.decode(text)
        if difference.game is not None:
            before = {"legal": [_form(offer) for offer in self.legal], "ply": self.lines}
            # Only these two parts are kept, so only their changes are applied.
            game = difference.game
            if isinstance(game, dict):
                game = {name: game[name] for name in before if name in game}
            after = applied(before, game)
            self.legal, self.lines = after["legal"], after["ply"]
        if isinstance(difference.table, dict) and "phase" in difference.table:
            self.table.over = difference.table["phase"] == ["over"]

    async def play(self, rng: random.Random) -> None:
        """Send a random legal action, and wait for its acknowledgement."""
        assert self._connection is not None
        offer = _form(rng.choice(self.legal))
        action = msgspec.json.encode(offer["action"])
        self.waits = True
        self.acked.clear()
        await self._connection.send(
            b'{"do":"play","seq":%d,"action":%s}' % (self.seq, action), text=True
        )
        await asyncio.wait_for(self.acked.wait(), 60)


def _form(offer: Any) -> Any:
    """An offer as JSON, from either kind of message."""
    if isinstance(offer, Offer):
        return {"action": msgspec.json.decode(offer.action)}
    return offer


class Table:
    """One table and its viewers."""

    def __init__(self, load: Load, table_id: str, title: str) -> None:
        self.load = load
        self.id = table_id
        self.title = title
        self.kind: dict[str, Any] = {}
        self.viewers: list[Viewer] = []
        self.sent = 0.0
        self.last = 0.0
        self.over = False
        self.busy = False

    def received(self, now: float, size: int, wire: int, *, changed: bool) -> None:
        """Record that a viewer received a message about the table."""
        self.last = now
        if changed:
            self.load.sizes.setdefault(self.title, []).append(size)
            self.load.wires.setdefault(self.title, []).append(wire)

    def mover(self) -> Viewer | None:
        """A player who can move."""
        able = (v for v in self.viewers if v.seat >= 0 and v.legal and not v.waits)
        return next(able, None)

    def settle(self) -> None:
        """Note how long the last move took to reach everybody."""
        if self.sent and self.last > self.sent:
            self.load.delivered.append(self.last - self.sent)
        self.sent = 0.0

    async def move(self) -> bool:
        """Play a random move; False if nobody can."""
        viewer = self.mover()
        if viewer is None or self.over:
            return False
        self.settle()
        self.sent = begun = time.perf_counter()
        await viewer.play(self.load.rng)
        self.load.acked.append(time.perf_counter() - begun)
        return True


class Load:
    """All clients of one server."""

    def __init__(self, port: int, seed: int, *, compressed: bool) -> None:
        self.port = port
        self.compressed = compressed
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.renewed = 0
        self._people: list[httpx.AsyncClient] = []
        self.reset()

    def reset(self) -> None:
        """Forget the measurements, not the tables."""
        self.delivered: list[float] = []
        self.acked: list[float] = []
        self.errors: list[str] = []
        self.sizes: dict[str, list[int]] = {}
        self.wires: dict[str, list[int]] = {}
        for table in self.tables:
            table.sent = 0.0

    # -- tables ------------------------------------------------------------------------------

    async def set_up(self, kinds: list[dict[str, Any]]) -> None:
        """Create a table of every kind, with a connection for each player and spectator."""
        url = f"http://127.0.0.1:{self.port}"
        for name in NAMES:
            person = httpx.AsyncClient(base_url=url, timeout=120, trust_env=False)
            (await person.put("/api/me", json={"name": name})).raise_for_status()
            self._people.append(person)
        limit = asyncio.Semaphore(CREATED_AT_ONCE)

        async def make(kind: dict[str, Any]) -> None:
            async with limit:
                self.tables.append(await self._make(kind))

        await asyncio.gather(*(make(kind) for kind in kinds))
        await asyncio.sleep(1)

    async def _make(self, kind: dict[str, Any]) -> Table:
        seats, bots = kind["seats"], kind["bots"]
        players = seats - bots
        forms = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        forms += [{"kind": "bot", "bot": kind["bot"]} for _ in range(bots)]
        host = self._people[0]
        made = await host.post("/api/tables", json={"game": kind["game"], "seats": forms})
        table_id = str(made.raise_for_status().json()["id"])
        for seat in range(1, players):
            await self._do(seat, table_id, {"do": "take", "seat": seat})
        await self._do(0, table_id, {"do": "start"})
        table = Table(self, table_id, kind["game"])
        table.kind = kind
        for seat in [*range(players), *([-1] * kind["spectators"])]:
            cookie = self._people[seat].cookies["contrada"]
            viewer = Viewer(table, seat, cookie)
            await viewer.open()
            table.viewers.append(viewer)
        return table

    async def _do(self, person: int, table_id: str, command: dict[str, Any]) -> None:
        answer = await self._people[person].post(f"/api/tables/{table_id}/do", json=command)
        answer.raise_for_status()

    async def renew(self) -> None:
        """Replace the tables whose games are over by new ones of the same kind."""
        for place, table in enumerate(self.tables):
            if table.over:
                await self._replace(place)

    async def _replace(self, place: int) -> None:
        old = self.tables[place]
        for viewer in old.viewers:
            await viewer.close()
        self.tables[place] = await self._make(old.kind)
        self.renewed += 1

    async def end(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(v.close() for table in self.tables for v in table.viewers))
        for person in self._people:
            await person.aclose()

    # -- phases ------------------------------------------------------------------------------

    async def at_once(self, seconds: float) -> None:
        """Play at every table as fast as the server responds."""
        until = time.perf_counter() + seconds

        async def go_on(table: Table) -> None:
            while time.perf_counter() < until and not table.over:
                if not await table.move():
                    await asyncio.sleep(0.005)

        await asyncio.gather(*(go_on(table) for table in self.tables))

    async def paced(self, seconds: float, rate: float) -> None:
        """Play the given number of moves per second, at one table after another.

        A table whose game is over is replaced, so that the pace can be kept.
        """
        begun = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        number = 0
        place = 0
        while number / rate <= seconds:
            wait = begun + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            for _ in range(len(self.tables)):
                place = (place + 1) % len(self.tables)
                table = self.tables[place]
                if not table.busy and (table.over or table.mover() is not None):
                    table.busy = True
                    task = asyncio.create_task(self._step(place))
                    running.add(task)
                    task.add_done_callback(running.discard)
                    if not table.over:
                        break
            number += 1
        if running:
            await asyncio.wait(running, timeout=60)
        await asyncio.sleep(0.5)
        for table in self.tables:
            table.settle()

    async def _step(self, place: int) -> None:
        table = self.tables[place]
        try:
            if table.over:
                await self._replace(place)
            else:
                await table.move()
        finally:
            table.busy = False

    async def storm(self, share: float) -> list[float]:
        """Disconnect a share of the tables' viewers at once and reconnect; seconds of each."""
        count = max(1, round(len(self.tables) * share))
        viewers = [v for table in self.tables[:count] for v in table.viewers]
        await asyncio.gather(*(viewer.close() for viewer in viewers))
        times: list[float] = []

        async def back(viewer: Viewer) -> None:
            begun = time.perf_counter()
            await viewer.open(again=True)
            await asyncio.wait_for(viewer.told.wait(), 120)
            times.append(time.perf_counter() - begun)

        await asyncio.gather(*(back(viewer) for viewer in viewers))
        return times
