"""What each viewer may see of a table: the only source of everything sent about it.

A viewer receives a message about an event only if it changes their `Projection`, so the hidden step
of another player does not even cause a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contrada.core.game import SPECTATOR, Game
from contrada.core.messages import Message
from contrada.core.rng import rng_for_run
from contrada.server.common.server_clock import WallTime
from contrada.server.tables.messages import (
    AskInfo,
    Clocks,
    GameInfo,
    LogPart,
    Offer,
    OriginInfo,
    Result,
    SeatInfo,
    TableInfo,
)
from contrada.server.tables.table import Table
from contrada.server.tables.transcript import TAIL

_encode = msgspec.json.Encoder().encode


class Projection(msgspec.Struct, frozen=True):
    """Everything a viewer may see, except the log and the clocks."""

    table: TableInfo
    game: GameInfo | None


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
            SeatInfo(seat.kind, name, seat.bot, seat.stand_in, seat.resigned)
            for seat, name in zip(data.seats, table.shown_names(), strict=True)
        ],
        host[0] if host else -1,
        AskInfo(request.what, request.by, request.target, request.yes) if request else None,
        data.chat,
        data.rematch,
        table.commitment,
        result_of(table),
        table.hints,
        OriginInfo(data.origin.table, data.origin.line) if data.origin else None,
        table.box,
    )


def _game(table: Table, viewer: int) -> GameInfo | None:
    match, transcript = table.match, table.transcript
    if match is None or transcript is None:
        return None
    game, state = table.game, match.state
    legal = table.legal(viewer) if viewer >= 0 else []
    prompt = game.prompt(state, viewer) if table.running else Message("over")
    return GameInfo(
        game.view(state, viewer),
        prompt,
        [
            Offer(game.encode(viewer, a), game.preview(state, viewer, a), final)
            for a, final in zip(legal, finals(game, state, viewer, legal), strict=True)
        ],
        # A hidden step is its player's secret: only they can undo it.
        table.running and viewer >= 0 and match.can_undo(viewer),
        [game.breakdown(state, of, viewer) for of in range(match.seats)],
        transcript.count(viewer),
        [game.encode(viewer, a) for a in table.withdrawable(viewer)] if viewer >= 0 else [],
    )


class _Message(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A TableMessage whose parts are encoded already."""

    seq: int
    table: msgspec.Raw
    game: msgspec.Raw
    log: LogPart
    clocks: Clocks | None


def finals(game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> list[bool]:
    """For each legal action whether the seat can undo nothing after it, as far as the seat knows.

    This predicts the barriers of `Match`. Where others choose at the same time, whether they are
    done is secret, so the prediction uses a state that the seat cannot distinguish from the true
    one.
    """
    if not legal:
        return []
    known = game.determinize(state, seat, rng_for_run(0, 0))
    before = set(game.actors(known))
    found = []
    for action in legal:
        after = known.copy()
        reveals = game.barrier(known, seat, action)
        game.apply(after, seat, action)
        asked = set(game.actors(after))
        found.append(bool(reveals or not asked or not asked <= before))
    return found


class Published:
    """The last state sent to each viewer of a table.

    States are stored in their encoded form: two differ exactly if their bytes do, and the part that
    all viewers share is encoded once.
    """

    def __init__(self, table: Table, wall: WallTime | None = None) -> None:
        self.table = table
        self._wall = wall or WallTime()
        self._info = _encode(_table(table))
        self._game = {viewer: _encode(_game(table, viewer)) for viewer in viewers(table)}

    def update(self) -> list[int]:
        """Encode the current state; returns the viewers for whom something changed."""
        info = _encode(_table(self.table))
        for_all = info != self._info
        self._info = info
        changed = []
        for viewer in viewers(self.table):
            game = _encode(_game(self.table, viewer))
            if for_all or game != self._game[viewer] or self._log_undone(viewer):
                changed.append(viewer)
                self._game[viewer] = game
        return changed

    def _log_undone(self, viewer: int) -> bool:
        transcript = self.table.transcript
        return transcript is not None and transcript.valid[viewer] < transcript.count(viewer)

    def news(self, viewer: int) -> bytes:
        """The message about the last change, for viewers who received everything before it."""
        transcript = self.table.transcript
        return self.message(viewer, transcript.valid[viewer] if transcript is not None else 0)

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
            _Message(
                self.table.data.seen[viewer],
                msgspec.Raw(self._info),
                msgspec.Raw(self._game[viewer]),
                LogPart(start, lines),
                self._clocks(viewer),
            )
        )

    def _clocks(self, viewer: int) -> Clocks | None:
        """The clocks at the last event that the viewer saw, with `at` as wall time."""
        told = self.table.clocks_of(viewer)
        if told is None:
            return None
        return Clocks(told.at + self._wall.offset, told.left, told.running)
