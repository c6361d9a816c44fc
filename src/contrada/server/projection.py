"""What leaves a table: one function makes it, for every seat and for spectators.

Everything a viewer is sent about the table and the game is a `Projection`. A viewer is told of
an event only if his projection changes by it, so a draft of somebody else does not even cause a
message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from contrada.core.game import SPECTATOR, Game
from contrada.core.messages import Message
from contrada.core.rng import rng_for_run
from contrada.server.clocks import time_left
from contrada.server.messages import (
    AskInfo,
    Clocks,
    GameInfo,
    LogPart,
    Offer,
    OriginInfo,
    Result,
    SeatInfo,
    TableInfo,
    TableMessage,
)
from contrada.server.table import Table

TAIL: Final = 60
"""Log lines sent to someone who comes anew; older ones are there for the asking."""


class Projection(msgspec.Struct, frozen=True):
    """All that a viewer may know, but for the log and the clocks."""

    table: TableInfo
    game: GameInfo | None


def project(table: Table, viewer: int) -> Projection:
    """What a seat, or SPECTATOR, may know now."""
    return Projection(_table(table), _game(table, viewer))


def viewers(table: Table) -> range:
    """SPECTATOR and every seat."""
    return range(SPECTATOR, table.setup.seats)


def result_of(table: Table) -> Result | None:
    """How the table ended, with the seed, or None before."""
    data, match = table.data, table.match
    if data.phase != "over":
        return None
    if match is None:
        return Result(data.reason, [], [], "")
    scores = [int(points) for points in table.game.scores(match.state)]
    ranking = [int(place) for place in table.game.ranking(match.state)]
    gone = [seat.resigned for seat in data.seats]
    if any(gone):
        # Who gave up comes after everyone who played on.
        order = [(gone[i], ranking[i]) for i in range(len(ranking))]
        ranking = [1 + sum(1 for other in order if other < mine) for mine in order]
    if data.reason not in ("end", "resigned"):
        ranking = []
    return Result(data.reason, scores, ranking, table.seed.hex())


def _table(table: Table) -> TableInfo:
    setup, data = table.setup, table.data
    host = table.seats_of(data.host)
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
            SeatInfo(seat.kind, table.name_of(i), seat.bot, seat.stand_in, seat.resigned)
            for i, seat in enumerate(data.seats)
        ],
        host[0] if host else -1,
        AskInfo(request.what, request.by, request.target, request.yes) if request else None,
        data.chat,
        data.rematch,
        table.commitment,
        result_of(table),
        table.hints,
        OriginInfo(data.origin.table, data.origin.line) if data.origin else None,
    )


def _game(table: Table, viewer: int) -> GameInfo | None:
    match, chronicle = table.match, table.chronicle
    if match is None or chronicle is None:
        return None
    game, state = table.game, match.state
    legal = table.legal(viewer) if viewer >= 0 else []
    # Who wrote the last step is his secret, so nobody else can ask to take it back.
    prompt = game.prompt(state, viewer) if table.running else Message("over")
    return GameInfo(
        game.view(state, viewer),
        prompt,
        [
            Offer(game.encode(viewer, a), game.preview(state, viewer, a), final)
            for a, final in zip(legal, finals(game, state, viewer, legal), strict=True)
        ],
        table.running and viewer >= 0 and match.can_undo(viewer),
        [game.breakdown(state, of, viewer) for of in range(match.seats)],
        len(chronicle.lines[viewer]),
    )


def finals(game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> list[bool]:
    """For each legal action whether nothing can be taken back after it, as far as the seat knows.

    These are the barriers of `Match`, foreseen. Where others choose at the same time, it is their
    secret whether they are done, so we look at a state that the seat cannot tell from the true one.
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
    """What the viewers of a table have been told last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._now = {viewer: project(table, viewer) for viewer in viewers(table)}
        self._keys = {viewer: _key(table, viewer, now) for viewer, now in self._now.items()}
        self._clocks = {viewer: _clocks(table) for viewer in viewers(table)}

    def changes(self) -> list[int]:
        """Look again: who sees something else than he was told."""
        changed = []
        for viewer in viewers(self.table):
            now = project(self.table, viewer)
            key = _key(self.table, viewer, now)
            if key != self._keys[viewer] or self._cut(viewer):
                changed.append(viewer)
                self._now[viewer], self._keys[viewer] = now, key
                self._clocks[viewer] = _clocks(self.table)
        return changed

    def _cut(self, viewer: int) -> bool:
        chronicle = self.table.chronicle
        return chronicle is not None and chronicle.kept[viewer] < len(chronicle.lines[viewer])

    def news(self, viewer: int) -> bytes:
        """The message about the last change, for those who were told all before it."""
        chronicle = self.table.chronicle
        return self._message(viewer, chronicle.kept[viewer] if chronicle is not None else 0)

    def whole(self, viewer: int) -> bytes:
        """The message for somebody who comes anew."""
        chronicle = self.table.chronicle
        count = len(chronicle.lines[viewer]) if chronicle is not None else 0
        return self._message(viewer, max(0, count - TAIL))

    def message(self, viewer: int, start: int) -> TableMessage:
        """All a viewer may know, with the log from a line on."""
        chronicle = self.table.chronicle
        lines = chronicle.lines[viewer][start:] if chronicle is not None else []
        now = self._now[viewer]
        return TableMessage(
            self.table.data.seen[viewer],
            now.table,
            now.game,
            LogPart(start, lines),
            self._clocks[viewer],
        )

    def _message(self, viewer: int, start: int) -> bytes:
        return msgspec.json.encode(self.message(viewer, start))


def _key(table: Table, viewer: int, projection: Projection) -> bytes:
    """Equal exactly when the viewer is shown the same."""
    chronicle = table.chronicle
    lines: Any = len(chronicle.lines[viewer]) if chronicle is not None else 0
    return msgspec.json.encode([projection, lines])


def _clocks(table: Table) -> Clocks | None:
    """The clocks as of the last event: what a viewer is told stays as it was when he was told."""
    clock, data = table.setup.clock, table.data
    if not clock.per_move and not clock.bank:
        return None
    seats = range(table.setup.seats)
    left = [time_left(data.clocks, clock, seat, data.at) for seat in seats]
    return Clocks(data.at, left, [seat for seat in seats if data.clocks.since[seat] >= 0])
