"""What each viewer may see of a table: the only source of everything sent about it.

A viewer receives a message about an event only if it changes their `Projection`, so the hidden step
of another player does not even cause a message.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from contrada.core.game import SPECTATOR, Game
from contrada.core.messages import Json, Message
from contrada.core.rng import Rng, rng_for_run
from contrada.server.common.server_clock import WallTime
from contrada.server.tables.events import AnyEvent, Played, Undone, Withdrawn
from contrada.server.tables.messages import (
    AskInfo,
    Change,
    Clocks,
    GameInfo,
    Offer,
    OriginInfo,
    Result,
    SeatInfo,
    TableInfo,
)
from contrada.server.tables.sending.patches import checksum, difference
from contrada.server.tables.sending.wire import Projection, TableNow, TablePatch, Told
from contrada.server.tables.table import Table
from contrada.server.tables.transcript import TAIL

_encode = msgspec.json.Encoder().encode
_start: Any = rng_for_run(0, 0)
"""The stream of every determinization here, at its start."""

OVER: Final = Message("over")
FORMS: Final = 20_000
"""The number of actions whose forms are kept."""
SUM_EVERY: Final = 32
"""A difference has a checksum if the viewer's `seq` is a multiple of this."""


def project(table: Table, viewer: int) -> Projection:
    """What a seat, or SPECTATOR, may see now."""
    return Projection(_table(table), _game(table, viewer))


def viewers(table: Table) -> range:
    """SPECTATOR and every seat."""
    return range(SPECTATOR, table.setup.seats)


def result_of(table: Table) -> Result | None:
    """How the table ended, with the seed; None while it has not ended."""
    data, match = table.data, table.match
    if data.phase != "over":
        return None
    if match is None:
        return Result(data.reason, [], [], "")
    scores = [int(points) for points in table.game.scores(match.state)]
    ranking = [int(place) for place in table.game.ranking(match.state)]
    gone = [seat.resigned for seat in data.seats]
    if any(gone):
        # Players who resigned rank behind everyone who did not.
        order = [(gone[i], ranking[i]) for i in range(len(ranking))]
        ranking = [1 + sum(1 for other in order if other < mine) for mine in order]
    if data.reason not in ("end", "resigned"):
        ranking = []
    return Result(data.reason, scores, ranking, table.seed.hex())


def _table(table: Table) -> TableInfo:
    setup, data = table.setup, table.data
    host = table.data.seats_of(data.host)
    request = data.request
    return TableInfo(
        table.id,
        setup.game,
        setup.rules_version,
        setup.options,
        setup.mode,
        setup.listed,
        setup.spectators,
        setup.clock,
        setup.on_timeout,
        data.phase,
        [
            SeatInfo(
                seat.kind, name, seat.bot, seat.stand_in, seat.resigned, table.owner_of(number)
            )
            for number, (seat, name) in enumerate(zip(data.seats, table.shown_names(), strict=True))
        ],
        host[0] if host else -1,
        AskInfo(request.what, request.by, request.target, request.yes) if request else None,
        data.chat,
        data.rematch,
        table.commitment,
        result_of(table),
        table.hints,
        table.rated,
        OriginInfo(data.origin.table, data.origin.line) if data.origin else None,
        table.box,
        setup.bots,
    )


def _game(table: Table, viewer: int, scene: Any = None) -> GameInfo | None:
    """The game as a viewer may see it; `scene` is that of the state, if it is known."""
    match, transcript = table.match, table.transcript
    if match is None or transcript is None:
        return None
    game, state = table.game, match.state
    if scene is None:
        scene = game.scene(state)
    running = table.running
    legal = table.legal(viewer) if viewer >= 0 else []
    return GameInfo(
        game.view_in(state, viewer, scene),
        game.prompt(state, viewer) if running else OVER,
        _offers(game, state, viewer, legal),
        # A hidden step is its player's secret: only they can undo it.
        running and viewer >= 0 and match.can_undo(viewer),
        [game.breakdown_in(state, of, viewer, scene) for of in range(match.seats)],
        transcript.count(viewer),
        [_form(game, viewer, a) for a in table.withdrawable(viewer)] if legal else [],
    )


def _offers(game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> list[Offer]:
    """The legal actions of the seat to move, with their certain effects."""
    if not legal:
        return []
    final = finals(game, state, seat, legal)
    return [
        Offer(_form(game, seat, a), game.preview(state, seat, a), final[i])
        for i, a in enumerate(legal)
    ]


@lru_cache(maxsize=FORMS)
def _form(game: Game[Any], seat: int, action: int) -> Json:
    """The JSON form of an action, shared by all tables; nobody changes it."""
    return game.encode(seat, action)


def finals(game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> list[bool]:
    """For each legal action whether the seat can undo nothing after it, as far as the seat knows.

    This predicts the barriers of `Match`. Where others choose at the same time, whether they are
    done is secret, so the prediction uses a state that the seat cannot distinguish from the true
    one.
    """
    if not legal:
        return []
    known = game.determinize(state, seat, Rng(_start.a, _start.b, _start.c, _start.counter))
    before = game.actors(known)
    return [_is_final(game, known, seat, action, before) for action in legal]


def _is_final(game: Game[Any], known: Any, seat: int, action: int, before: Sequence[int]) -> bool:
    if game.barrier(known, seat, action):
        return True
    after = known.copy()
    game.apply(after, seat, action)
    turn = game.to_move(after)
    if turn < 0 or turn not in before:
        return True
    return any(asked not in before for asked in game.actors(after))


class Published:
    """The last state sent to each viewer of a table.

    The state of a viewer nobody watches for is computed only when it is needed: if an event adds a
    line to their log, it has changed, whatever it is. `prepare` computes it before events that may
    add none.
    """

    def __init__(self, table: Table, wall: WallTime | None = None, *, lazy: bool = False) -> None:
        self.table = table
        self._wall = wall or WallTime()
        self._info = _encode(_table(table))
        self._info_change: Change | None = None
        self._info_summed = b""
        self._info_sum = 0
        """The checksum of the info, and which info that was."""
        self._parts: tuple[str, bool, list[str]] = ("", True, [])
        """The parts of the table that a move can change, at the last update."""
        self._moved = False
        """Whether the event since the last update is a move."""
        self._games: dict[int, GameInfo | None] = {}
        """The state of each viewer, where it is known."""
        self._scene: Any = None
        """What the views of the last state share."""
        self._scene_is_new = False
        """Whether that state is the current one."""
        self._changes: dict[int, Change] = {}
        """What the last update changed for the viewers it was computed for."""
        self._lines = self._counts()
        """The number of lines of each viewer at the last update."""
        self._had = self._lines
        """The number of lines of each viewer at the update before."""
        if not lazy:
            for viewer in viewers(table):
                self._known(viewer)

    def _counts(self) -> list[int]:
        transcript = self.table.transcript
        if transcript is None:
            return [0] * (self.table.setup.seats + 1)
        return [page.count for page in transcript.pages]

    def _known(self, viewer: int) -> GameInfo | None:
        """The state of a viewer, computed if it is not known."""
        if viewer not in self._games:
            self._games[viewer] = _game(self.table, viewer, self._current_scene())
        return self._games[viewer]

    def _current_scene(self) -> Any:
        """The scene of the current state; its unchanged parts are those of the scene before."""
        match = self.table.match
        if match is not None and not self._scene_is_new:
            self._scene = self.table.game.scene(match.state, self._scene)
            self._scene_is_new = True
        return self._scene

    def prepare(self, event: AnyEvent, checked: int | None = None) -> None:
        """Before an event: compute the states that it may change without adding a line.

        Also states that it may leave unchanged, which only a comparison can tell.
        """
        table = self.table
        self._moved = isinstance(event, (Played, Undone, Withdrawn))
        for viewer in viewers(table):
            if viewer in self._games:
                continue
            if isinstance(event, Played) and checked is not None and table.match is not None:
                state = table.match.state
                if table.game.redact(state, event.seat, checked, viewer) is not None:
                    continue
            self._known(viewer)

    def update(self, watched: Collection[int] | None = None) -> list[int]:
        """Compute the current state; returns the viewers for whom something changed.

        `watched` are the viewers who are sent the state; by default all of them.
        """
        self._scene_is_new = False
        for_all = self._update_info()
        self._had, self._lines = self._lines, self._counts()
        self._changes.clear()
        changed = []
        for viewer in viewers(self.table):
            if watched is not None and viewer not in watched and self._only_told(viewer):
                self._games.pop(viewer, None)
                changed.append(viewer)
            elif self._changed(viewer) or for_all or self._has_news(viewer):
                changed.append(viewer)
        return changed

    def _update_info(self) -> bool:
        """Encode what all viewers see of the table; returns whether it changed."""
        self._info_change = None
        data = self.table.data
        parts = (data.phase, data.request is None, [seat.stand_in for seat in data.seats])
        moved, self._moved = self._moved, False  # a name may change after the move
        if moved and parts == self._parts:
            return False  # a move changes only these parts
        self._parts = parts
        info = _encode(_table(self.table))
        if info == self._info:
            return False
        before, now = msgspec.json.decode(self._info), msgspec.json.decode(info)
        self._info_change = difference(before, now)
        self._info = info
        return True

    def _changed(self, viewer: int) -> bool:
        """Compute a viewer's state and its change; returns whether there is one."""
        old = self._games.get(viewer)
        game = _game(self.table, viewer, self._current_scene())
        change = difference(old, game)
        if change is not None:
            self._changes[viewer] = change
        if change is not None or viewer not in self._games:
            self._games[viewer] = game
        return change is not None

    def _only_told(self, viewer: int) -> bool:
        """Whether the last event added lines to the viewer's log and changed no earlier one."""
        transcript, had = self.table.transcript, self._had[viewer]
        return transcript is not None and transcript.valid[viewer] >= had < self._lines[viewer]

    def _has_news(self, viewer: int) -> bool:
        """Whether the viewer's log has lines that were not sent."""
        transcript = self.table.transcript
        return transcript is not None and transcript.valid[viewer] < transcript.count(viewer)

    # -- messages ----------------------------------------------------------------------------

    def news(self, viewer: int) -> bytes:
        """The message about the last change, for viewers who received everything before it."""
        transcript = self.table.transcript
        return self.message(viewer, transcript.valid[viewer] if transcript is not None else 0)

    def patch(self, viewer: int) -> bytes:
        """The last change as a difference, for viewers who received everything before it."""
        transcript, seq = self.table.transcript, self.table.data.seen[viewer]
        told = None
        if transcript is not None:
            start = transcript.valid[viewer]
            lines = transcript.since(viewer, start)
            if lines or start < self._had[viewer]:
                told = Told(start, lines)
        game = self._changes.get(viewer)
        summed = None
        if seq % SUM_EVERY == 0:
            summed = checksum(self._known(viewer), start=self._sum_of_info())
        clocks = self._clocks(viewer)
        return _encode(TablePatch(seq, self._info_change, game, told, clocks, summed))

    def forget_changes(self) -> None:
        """Free what `patch` needs, once everybody has been told."""
        self._changes.clear()

    def _sum_of_info(self) -> int:
        """The checksum of what all viewers see of the table."""
        if self._info_summed is not self._info:
            self._info_summed = self._info
            self._info_sum = checksum(msgspec.json.decode(self._info))
        return self._info_sum

    def full(self, viewer: int) -> bytes:
        """The message for a viewer who connects without earlier state."""
        transcript = self.table.transcript
        count = transcript.count(viewer) if transcript is not None else 0
        return self.message(viewer, max(0, count - TAIL))

    def resumed(self, viewer: int, have: int, seq: int) -> bytes | None:
        """The message for a viewer who has the first `have` lines as of `seq`.

        None where the valid lines are not known any more.
        """
        transcript, now = self.table.transcript, self.table.data.seen[viewer]
        if seq > now or have < 0:
            return None
        if transcript is None:
            return self.message(viewer, 0)
        start = transcript.still_valid(viewer, have, seq)
        return None if start is None else self.message(viewer, start)

    def message(self, viewer: int, start: int) -> bytes:
        """Everything a viewer may see, with the log from line `start` on."""
        transcript = self.table.transcript
        lines = transcript.since(viewer, start) if transcript is not None else []
        return _encode(
            TableNow(
                self.table.data.seen[viewer],
                msgspec.Raw(self._info),
                self._known(viewer),
                Told(start, lines),
                self._clocks(viewer),
            )
        )

    def _clocks(self, viewer: int) -> Clocks | None:
        """The clocks at the last event that the viewer saw, with `at` as wall time."""
        told = self.table.clocks_of(viewer)
        if told is None:
            return None
        return Clocks(told.at + self._wall.offset, told.left, told.running)
