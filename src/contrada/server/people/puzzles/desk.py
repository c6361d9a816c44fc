"""Shows puzzles as their mover sees them, and answers once the decision is complete."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from contrada.analysis.classes import kind_of
from contrada.analysis.puzzles.solving import Attempt
from contrada.analysis.results import Kind
from contrada.core.errors import BadAction, IllegalAction
from contrada.core.match import LogLine
from contrada.core.messages import Breakdown, Json, Message
from contrada.core.registry import entry_of
from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Refused
from contrada.server.people.puzzles.library import PuzzleLibrary, Shelf
from contrada.server.tables.messages import GameInfo, Offer
from contrada.server.tables.projection import finals

SHOWN: Final = 3
"""The best options that an answer shows, besides the chosen one and the first look's."""
LINES: Final = 6
"""The latest log lines that a puzzle shows."""


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle as its mover sees it, after the steps so far."""

    id: str
    game: str
    number: int
    of: int
    seats: int
    seat: int
    options: dict[str, OptionValue]
    unusual: dict[str, OptionValue]
    """The options that differ from the usual ones."""
    position: GameInfo
    lines: list[LogLine]
    """The latest log lines before the decision."""


class PuzzleOption(msgspec.Struct, frozen=True):
    """A valued option, with the table after it."""

    forms: list[Json]
    win: float
    points: float
    lead: float
    loss: float
    """Behind the best option, in chance to win."""
    error: float
    worlds: int
    best: bool
    mine: bool
    first_look: bool
    """Whether the greedy bot, which looks one decision ahead, chooses it."""
    lines: list[Json]
    """What the mover's log tells of it."""
    view: Any
    prompt: Message
    scores: list[Breakdown]


class PuzzleResult(msgspec.Struct, frozen=True):
    """The answer: the best options, the chosen one and the first look's."""

    solved: bool
    kind: Kind
    loss: float
    place: int
    """The chosen option's place among all."""
    count: int
    """The number of options."""
    options: list[PuzzleOption]
    short_search: bool
    """Whether the bot that played the game, after a short search, chose the best option."""


class PuzzleDesk:
    """The puzzles of a server. Everything here blocks, and may run in threads."""

    def __init__(self) -> None:
        self.library = PuzzleLibrary()

    def shelf(self, puzzle_id: str) -> Shelf:
        """A puzzle; raises Refused."""
        found = self.library.find(puzzle_id)
        if found is None:
            raise Refused("unknown_path", "There is no such puzzle.")
        return found

    def attempt(self, shelf: Shelf, steps: list[Json]) -> Attempt:
        """The decision after these steps; raises Refused."""
        match = self.library.position(shelf)
        try:
            return Attempt(match.game, match.state, shelf.puzzle, steps)
        except BadAction as error:
            raise Refused("bad_action", str(error)) from None
        except IllegalAction as error:
            raise Refused("illegal", str(error)) from None

    def shown(self, shelf: Shelf, attempt: Attempt) -> PuzzlePosition:
        """The position as the mover sees it; nothing of the answer."""
        collection, puzzle, number = shelf
        lines = self.library.position(shelf).log_for(puzzle.seat)
        return PuzzlePosition(
            puzzle.id,
            collection.game,
            number,
            len(collection.puzzles),
            puzzle.seats,
            puzzle.seat,
            collection.options,
            unusual(collection.game, collection.options),
            _info(attempt, len(lines)),
            lines[-LINES:],
        )

    def result(self, shelf: Shelf, attempt: Attempt) -> PuzzleResult:
        """The answer to a complete decision."""
        puzzle = shelf.puzzle
        try:
            mine = attempt.option()
        except BadAction as error:
            raise Refused("unavailable", str(error)) from None
        shown = sorted({*range(min(SHOWN, len(puzzle.options))), mine, puzzle.first})
        chosen = puzzle.options[mine]
        return PuzzleResult(
            mine == 0,
            kind_of(chosen.behind, chosen.error) if mine else "good",
            chosen.behind,
            mine + 1,
            len(puzzle.options),
            [_option(attempt, number, mine) for number in shown],
            puzzle.played == 0,
        )


def unusual(game: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that differ from the game's usual ones."""
    usual = {option.name: option.default for option in entry_of(game).spec.options}
    return {name: value for name, value in options.items() if value != usual.get(name)}


def _info(attempt: Attempt, lines: int) -> GameInfo:
    game, state, seat = attempt.game, attempt.state, attempt.seat
    legal = attempt.legal
    final = finals(game, state, seat, legal)
    offers = [
        Offer(game.encode(seat, action), game.preview(state, seat, action), final[i])
        for i, action in enumerate(legal)
    ]
    seats = range(attempt.puzzle.seats)
    return GameInfo(
        game.view(state, seat),
        game.prompt(state, seat),
        offers,
        bool(attempt.chosen),
        [game.breakdown(state, of, seat) for of in seats],
        lines,
        [game.encode(seat, action) for action in attempt.withdrawable()],
    )


def _option(attempt: Attempt, number: int, mine: int) -> PuzzleOption:
    game, seat, puzzle = attempt.game, attempt.seat, attempt.puzzle
    option = puzzle.options[number]
    steps = attempt.played if number == mine else option.steps
    state = attempt.before.copy()
    lines: list[Json] = []
    for step in steps:
        told = game.redact(state, seat, step, seat)
        if told is not None:
            lines.append({"actor": seat, "entry": told})
        game.apply(state, seat, step)
    return PuzzleOption(
        [game.encode(seat, step) for step in steps],
        option.win,
        option.points,
        option.lead,
        option.behind,
        option.error,
        option.worlds,
        number == 0,
        number == mine,
        number == puzzle.first,
        lines,
        game.view(state, seat),
        game.prompt(state, seat),
        [game.breakdown(state, of, seat) for of in range(puzzle.seats)],
    )
