"""The result of an analysis: data types, stored as JSON with a schema version.

Lists over seats have one item per seat. Chances to win are from 0 to 1; points are final points.
docs/analysis.md explains how each number is computed.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from contrada.core.errors import ContradaError
from contrada.core.messages import Json
from contrada.core.spec import OptionValue

SCHEMA: Final = 2
"""The version of the format; a reader refuses any other."""
FORMAT: Final = "contrada analysis"

Depth = Literal["quick", "normal", "deep"]
Kind = Literal["good", "inaccuracy", "mistake", "blunder"]
KINDS: Final[tuple[Kind, ...]] = ("good", "inaccuracy", "mistake", "blunder")
"""The classes of decisions, in ascending loss."""


class BadAnalysis(ContradaError):
    """A stored analysis cannot be read, or belongs to another match."""


class CannotAnalyse(ContradaError):
    """The match is not finished, or there is nothing to analyse."""


class Candidate(msgspec.Struct, frozen=True):
    """One way to make a decision: all its steps, and what they are worth to the mover."""

    actions: list[int]
    """The steps, in an order in which they can be played."""
    forms: list[Json]
    """The JSON forms of the steps (`Game.encode`)."""
    win: float
    """The mover's chance to win after it."""
    points: float
    """The mover's expected final points after it."""
    lead: float
    """The mover's expected lead over the best rival in final points."""
    behind: float
    """How much lower its chance to win is than the best candidate's; 0 for the best."""
    error: float
    """The standard error of `behind`."""


class Decision(msgspec.Struct, frozen=True):
    """A decision with a choice, judged from what its seat could know."""

    first: int
    """The ply of its first step."""
    last: int
    """The ply of its last step."""
    seat: int
    options: int
    """The number of legal first steps."""
    candidates: list[Candidate]
    """The candidates that were compared, best first; the one played is always among them."""
    played: int
    """The index of the candidate that was played."""
    worlds: int
    """The number of sampled worlds in which every candidate was played."""
    loss: float
    """The chance to win lost against the best candidate; 0 if it is within the standard error."""
    loss_points: float
    """The expected lead lost, in final points; 0 if `loss` is 0."""
    error: float
    """The standard error of the difference to the best candidate."""
    kind: Kind


class Event(msgspec.Struct, frozen=True):
    """A chance event: consecutive chance outcomes without a decision between them."""

    first: int
    last: int
    win: list[float]
    """Luck in chance to win: the credited part of the value after the event minus the mean."""
    points: list[float]
    """Luck in expected final points."""
    outcomes: int
    """The number of outcomes in the mean."""
    exact: bool
    """Whether these are all outcomes with their probabilities; otherwise they are sampled."""
    error: float
    """The standard error of the mean in chance to win, for the seat where it is largest."""


class Point(msgspec.Struct, frozen=True):
    """The value of the full state before the entry `ply` of the log, for the curve."""

    ply: int
    win: list[float]
    points: list[float]


class SeatSummary(msgspec.Struct, frozen=True):
    """What a seat did and met. start + luck + gains of all seats + remainder = result."""

    seat: int
    decisions: int
    """Decisions with a choice."""
    kinds: dict[str, int]
    """The number of decisions of each class."""
    loss: float
    """The mean loss per decision in chance to win."""
    loss_error: float
    """The standard error of this mean."""
    loss_points: float
    """The mean loss per decision in points."""
    accuracy: float
    """0 to 100."""
    start_win: float
    start_points: float
    """The value before the deal."""
    luck_win: float
    luck_points: float
    """The sum of its luck over all chance events."""
    gain_win: list[float]
    """How much its chance changed by the decisions of each seat."""
    gain_points: list[float]
    """How much its expected points changed by the decisions of each seat."""
    result_win: float
    """Its share of the first place."""
    result_points: float
    """Its final points."""
    place: int
    without_luck_points: float
    """The final points minus the luck."""
    without_luck_lead: float
    """The final lead over the best rival, with every seat's luck taken out."""
    remainder_win: float
    remainder_points: float
    """What the parts leave unexplained: rounding only."""


class Method(msgspec.Struct, frozen=True):
    """The settings of an analysis; the same settings and seed give the same result."""

    depth: Depth
    seed: int
    iterations: int
    """Search iterations that find the candidates of a decision."""
    candidates: int
    """The maximum number of candidates besides the one played."""
    worlds: int
    again: int
    """An apparent error is judged again in so many times as many worlds."""
    outcomes: int
    """The number of sampled outcomes of a chance event."""
    credit: float
    """The part of a draw's change of value that counts as luck; 0 if none was shown to last."""
    thresholds: list[float]
    """The least loss of an inaccuracy, a mistake and a blunder."""
    fitted: bool
    """Whether fitted weights exist for this game and number of seats."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a finished match."""

    format: str = FORMAT
    schema: int = SCHEMA
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    commitment: str
    """The commitment of the match, which identifies it."""
    plies: int
    method: Method
    judged: list[int]
    """The seats whose decisions were judged."""
    decisions: list[Decision]
    events: list[Event]
    curve: list[Point]
    summary: list[SeatSummary]


def to_json(analysis: Analysis) -> bytes:
    """An analysis as JSON."""
    return msgspec.json.encode(analysis)


class _Head(msgspec.Struct, frozen=True):
    """What tells whether the rest can be read."""

    format: str
    schema: int


def from_json(data: bytes) -> Analysis:
    """Read an analysis; raises BadAnalysis."""
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format != FORMAT or head.schema != SCHEMA:
            raise BadAnalysis(
                f"This analysis has the format {head.format!r}, version {head.schema}; this "
                f"program reads version {SCHEMA} of {FORMAT!r}."
            )
        return msgspec.json.decode(data, type=Analysis)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadAnalysis(f"This is not an analysis: {error}.") from None
