"""Records of finished games, which of them are rated, and how ratings change.

A game is rated if it is played by distinct people and bots of fixed levels, with at least one
person, was not made unrated, and ends by the rules without help: no hints, no undo by consent, no
bot that replaced a person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from contrada.bots.names import bot_names, level_names
from contrada.core.registry import make_game
from contrada.server.tables.projection import result_of
from contrada.server.tables.table import Table

Rating = tuple[float, float]
"""Mean and deviation."""

PROGRAM: Final = "program:"
"""The keys of bot accounts' ratings begin with this text."""

_MODEL: Final = PlackettLuce()


class SeatRecord(msgspec.Struct, frozen=True):
    """The result of a seat; `label` is the name of a further player at another player's screen."""

    user: str | None
    bot: str
    label: str
    points: int
    place: int
    sources: dict[str, int]
    program: bool = False
    """Whether `user` is a bot account."""


class GameRecord(msgspec.Struct, frozen=True):
    """A finished table; without seats if no game was finished. `unrated` is the reason, if any."""

    match_id: str
    game: str
    seats: int
    at: int
    reason: str
    unrated: str
    players: list[SeatRecord]
    counted: bool
    """Whether the game counts in the statistics."""


def record_of(
    table: Table, hinted: bool, owners: Mapping[str, str] = MappingProxyType({})
) -> GameRecord:
    """The record of a table that is over; `owners` are those of the bot accounts at it, by id."""
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
                    bool(seat.users) and seat.users[0] in owners,
                )
            )
    why = why_unrated(table, hinted, owners)
    counted = why not in ("not_ended", "fork", "components")
    return GameRecord(
        table.id, setup.game, setup.seats, data.at, data.reason, why, players, counted
    )


def why_unrated(
    table: Table, hinted: bool, owners: Mapping[str, str] = MappingProxyType({})
) -> str:
    """The first reason why a finished table is not rated; empty if it is rated.

    A bot account counts as its owner: nobody gains ratings from their own programs.
    """
    data = table.data
    if data.reason != "end" or table.match is None or not table.match.over:
        return "not_ended"
    if data.origin is not None:
        return "fork"
    if table.setup.components != make_game(table.setup.game).components:
        return "components"
    if table.setup.rated is False:
        return "chosen"
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
        elif people & {owners.get(user, user) for user in seat.users}:
            return "same_person"
        people |= {owners.get(user, user) for user in seat.users}
    return "" if people else "only_bots"


def player_key(seat: SeatRecord) -> str:
    """The key under which a seat's rating is stored."""
    if seat.program:
        return f"{PROGRAM}{seat.user}"
    return f"bot:{seat.bot}" if seat.bot else f"user:{seat.user}"


def rated(record: GameRecord, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game; a bot with several seats gets the mean of them.

    A game with bot accounts changes their ratings only: those of people and of the built-in bots
    count as they are.
    """
    teams = []
    keys = [player_key(seat) for seat in record.players]
    for key in keys:
        mu, sigma = before.get(key, (_MODEL.mu, _MODEL.sigma))
        teams.append([_MODEL.rating(mu=mu, sigma=sigma)])
    places = [float(seat.place) for seat in record.players]
    new = [team[0] for team in _MODEL.rate(teams, ranks=places)]
    after: dict[str, Rating] = {}
    programs = [key for key in keys if key.startswith(PROGRAM)]
    for key in dict.fromkeys(programs or keys):
        mine = [new[i] for i, other in enumerate(keys) if other == key]
        after[key] = (
            sum(rating.mu for rating in mine) / len(mine),
            sum(rating.sigma for rating in mine) / len(mine),
        )
    return after


def win_shares(players: Sequence[SeatRecord]) -> list[float]:
    """The share of the win of each seat: 1 for a sole winner, equal parts for joint winners."""
    first = sum(1 for player in players if player.place == 1)
    return [1 / first if player.place == 1 else 0.0 for player in players]


def bot_label(bot: str) -> str:
    """The name of a bot in statistics: without settings, which would make unlimited rows."""
    return bot if bot in bot_names() else ""
