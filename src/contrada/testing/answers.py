"""The laws about answers to a person: why something is not possible, and what can still come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from contrada.core.errors import BadAction
from contrada.core.game import NO_REASON, Game, State
from contrada.core.messages import Json, Message, Supply
from contrada.core.rng import Rng
from contrada.testing.broken import LawBroken, actions, encoded
from contrada.testing.position import Eyes

ASKED: Final = 4
"""The number of actions and of pieces asked about in one state."""
STRIDE: Final = 7919
WRONG_PIECES: Final[tuple[Json, ...]] = ({}, {"is": None}, {"is": "no such piece"}, {"is": []})


def why(eyes: Eyes, rng: Rng) -> None:
    """`why_not` is None exactly for a legal action, and otherwise a message. A piece that a legal
    action names never gets the general answer. It never raises anything but BadAction, and that
    only for what is not a form.
    """
    game, s, ply = eyes.game, eyes.state, eyes.ply
    for seat in range(eyes.seats):
        legal = set(actions(game.legal(s, seat)))
        asked = {rng.below(game.spec.num_actions) for _ in range(ASKED)}
        asked |= {action for action in legal if rng.below(len(legal)) < 2}
        for action in asked:
            form = game.encode(seat, action)
            said = _answer(game, s, seat, form, ply)
            if (said is None) != (action in legal):
                text = f"{form} of seat {seat} is {'legal' if action in legal else 'not legal'}"
                raise LawBroken("why", ply, f"{text}, and why_not says {_id(said)}")
            for piece in pieces_of(form) if action in legal else ():
                said = _answer(game, s, seat, piece, ply)
                if said is not None and said.id == NO_REASON:
                    text = f"{piece} of the legal {form}, and why_not says {_id(said)}"
                    raise LawBroken("why", ply, text)
    turn = max(0, int(game.to_move(s)))
    pieces = pieces_of(msgspec.to_builtins(eyes.view(turn)))
    for _ in range(min(ASKED, len(pieces))):
        _answer(game, s, turn, pieces[rng.below(len(pieces))], ply)
    for wrong in WRONG_PIECES:
        _refused(game, s, wrong, ply)
    if pieces:
        piece = pieces[rng.below(len(pieces))]
        name = sorted(piece)[rng.below(len(piece))]
        _refused(game, s, {key: value for key, value in piece.items() if key != name}, ply)
        _refused(game, s, {**piece, name: "no such value"}, ply)


def _answer(game: Game[Any], s: State, seat: int, what: Json, ply: int) -> Message | None:
    try:
        said = game.why_not(s, seat, what)
    except Exception as error:
        text = f"why_not of {what} raises {type(error).__name__} ({error})"
        raise LawBroken("why", ply, text) from None
    if said is not None:
        encoded("why", ply, f"the reason against {what}", said)
        if not said.id:
            raise LawBroken("why", ply, f"the reason against {what} has no id")
    return said


def _refused(game: Game[Any], s: State, what: Json, ply: int) -> None:
    """What is no piece gets an answer or BadAction, nothing else."""
    try:
        game.why_not(s, max(0, int(game.to_move(s))), what)
    except BadAction:
        return
    except Exception as error:
        text = f"why_not of {what} raises {type(error).__name__} ({error}) instead of BadAction"
        raise LawBroken("why", ply, text) from None


def _id(said: Message | None) -> str:
    return "nothing" if said is None else repr(said.id)


def pieces_of(value: Any) -> list[Json]:
    """The pieces of a view: its objects with a tag, without players."""
    found: list[Json] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[Json]) -> None:
    items = value
    if isinstance(value, dict):
        if isinstance(value.get("is"), str) and value["is"] != "seat":
            found.append(value)
        items = value.values()
    for item in items:
        if isinstance(item, (dict, list)):
            _collect(item, found)


def asked_about(game: Game[Any], ply: int) -> list[int]:
    """A few actions, the same for all states of a ply."""
    return [(ply * STRIDE + n * (STRIDE + 2)) % game.spec.num_actions for n in range(ASKED)]


def reasons(game: Game[Any], s: State, seat: int, ply: int) -> list[Any]:
    """The answers to a seat about a few actions, to compare states it cannot distinguish."""
    found: list[Any] = []
    for action in asked_about(game, ply):
        said = game.why_not(s, seat, game.encode(seat, action))
        found.append(None if said is None else encoded("secrecy", ply, "a reason", said))
    return found


def supply(eyes: Eyes, viewers: Sequence[int]) -> None:
    """A supply has no negative numbers, lists each kind of piece once, and its rows add up.

    The rows add up to the number of pieces in it, or to more if a note says so.
    """
    for viewer in viewers:
        eyes.text("supply", viewer, "supply")
        found = eyes.supply(viewer)
        names = [each.name for each in found]
        if len(set(names)) != len(names):
            raise LawBroken("supply", eyes.ply, f"a supply is listed twice: {names}")
        for each in found:
            _adds_up(each, viewer, eyes.ply)


def _adds_up(found: Supply, viewer: int, ply: int) -> None:
    rows = found.rows
    if found.left < 0 or any(row.left < 0 or row.seen < 0 for row in rows):
        raise LawBroken("supply", ply, f"{found.name!r} has a negative number for seat {viewer}")
    if not _are_different(encoded("supply", ply, "its pieces", [row.piece for row in rows])):
        raise LawBroken("supply", ply, f"{found.name!r} lists a piece twice")
    if any(not isinstance(row.piece.get("is"), str) for row in rows):
        raise LawBroken("supply", ply, f"{found.name!r} lists a piece without a tag")
    total = sum(row.left for row in rows)
    if rows and (total < found.left or (found.note is None and total != found.left)):
        text = f"{found.name!r} has {found.left} pieces, but its rows have {total}"
        raise LawBroken("supply", ply, text)


@lru_cache(maxsize=1024)
def _are_different(pieces: bytes) -> bool:
    """Whether a list of pieces, as JSON, has no piece twice; most states have the same lists."""
    found = [
        msgspec.json.encode(piece, order="deterministic") for piece in msgspec.json.decode(pieces)
    ]
    return len(set(found)) == len(found)
