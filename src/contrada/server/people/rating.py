"""Finished games: what is recorded of them, which are rated, and how ratings change.

Rated is a game between distinct persons and bots of fixed levels, at least one person among
them, that came to its end by the rules without help: no hints, no undo by consent, no bot that
stood in for a person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from contrada.bots.names import bot_names, level_names
from contrada.core.registry import make_game
from contrada.server.tables.projection import result_of
from contrada.server.tables.table import Table

Rating = tuple[float, float]
"""Mean and deviation."""

_MODEL: Final = PlackettLuce()


class SeatRecord(msgspec.Struct, frozen=True):
    """How one seat came out; a label is the name of one more player at somebody's screen."""

    user: str | None
    bot: str
    label: str
    points: int
    place: int
    sources: dict[str, int]


class GameRecord(msgspec.Struct, frozen=True):
    """A finished table; without seats where nothing was played out. `unrated` says why it is."""

    match_id: str
    game: str
    seats: int
    at: int
    reason: str
    unrated: str
    players: list[SeatRecord]
    counted: bool
    """Whether it goes into the statistics."""


def record_of(table: Table, hinted: bool) -> GameRecord:
    """What is kept of a table that is over."""
    setup, data, match = table.setup, table.data, table.match
    result = result_of(table)
    assert result is not None, "the table is over"
    players = []
    if match is not None and result.ranking:
        for number, seat in enumerate(data.seats):
            lines = table.game.breakdown(match.state, number, number).lines
            sources: dict[str, int] = {}
            for line in lines:
                sources[line.source] = sources.get(line.source, 0) + line.points
            players.append(
                SeatRecord(
                    seat.users[0] if seat.users else None,
                    seat.bot,
                    seat.label,
                    result.scores[number],
                    result.ranking[number],
                    sources,
                )
            )
    why = why_unrated(table, hinted)
    counted = why not in ("not_ended", "fork", "components")
    return GameRecord(
        table.id, setup.game, setup.seats, data.at, data.reason, why, players, counted
    )


def why_unrated(table: Table, hinted: bool) -> str:
    """The first reason why a finished table is not rated, or nothing if it is."""
    data = table.data
    if data.reason != "end" or table.match is None or not table.match.over:
        return "not_ended"
    if data.origin is not None:
        return "fork"
    if table.setup.components != make_game(table.setup.game).components:
        return "components"
    if hinted:
        return "hints"
    if data.unrated:
        return data.unrated
    people: set[str] = set()
    for seat in data.seats:
        if seat.kind == "bot":
            if seat.bot not in level_names():
                return "bot"
        elif seat.label:
            return "hot_seat"
        elif people & set(seat.users):
            return "same_person"
        people |= set(seat.users)
    return "" if people else "only_bots"


def player_key(seat: SeatRecord) -> str:
    """Under which name a seat's rating is kept."""
    return f"bot:{seat.bot}" if seat.bot else f"user:{seat.user}"


def rated(record: GameRecord, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game; a bot that held several seats moves by the mean of them."""
    teams = []
    keys = [player_key(seat) for seat in record.players]
    for key in keys:
        mu, sigma = before.get(key, (_MODEL.mu, _MODEL.sigma))
        teams.append([_MODEL.rating(mu=mu, sigma=sigma)])
    places = [float(seat.place) for seat in record.players]
    new = [team[0] for team in _MODEL.rate(teams, ranks=places)]
    after: dict[str, Rating] = {}
    for key in dict.fromkeys(keys):
        mine = [new[i] for i, other in enumerate(keys) if other == key]
        after[key] = (
            sum(rating.mu for rating in mine) / len(mine),
            sum(rating.sigma for rating in mine) / len(mine),
        )
    return after


def win_shares(players: Sequence[SeatRecord]) -> list[float]:
    """A win counts 1, a shared one its part."""
    first = sum(1 for player in players if player.place == 1)
    return [1 / first if player.place == 1 else 0.0 for player in players]


def told_bot(bot: str) -> str:
    """A bot as statistics name it: without settings, which would make endless rows."""
    return bot if bot in bot_names() else ""
