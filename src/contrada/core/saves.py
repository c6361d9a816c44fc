"""Match files in JSON, checked when they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from contrada.core.errors import AuditFailed, BadAction, BadMatchFile
from contrada.core.game import CHANCE, Game
from contrada.core.match import Entry, LogLine, Match, Root, commitment_of
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import SEED_BYTES

FORMAT: Final = "contrada match 1"
EXPORT_FORMAT: Final = "contrada export 1"


class SavedEntry(msgspec.Struct, frozen=True):
    """A log entry: the actor and the action's JSON form."""

    actor: int
    action: Json


class SavedRoot(msgspec.Struct, frozen=True):
    """The origin of a fork: this seed determined the chance outcomes before ply `until`."""

    until: int
    seed: str


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match file."""

    format: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str | int | bool]
    components: Json
    commitment: str
    seed: str
    roots: list[SavedRoot] = []
    log: list[SavedEntry]


class Export(msgspec.Struct, frozen=True):
    """The export of a running game for one seat: the log as that seat sees it, without the seed."""

    format: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str | int | bool]
    commitment: str
    seat: int
    log: list[LogLine]


def save(match: Match) -> bytes:
    """A match as a JSON file with its seed. Never give it to a seat of a running game."""
    game = match.game
    log = [SavedEntry(e.actor, game.encode(e.actor, e.action)) for e in match.log]
    saved = SavedMatch(
        format=FORMAT,
        game=game.spec.id,
        rules_version=game.spec.rules_version,
        seats=match.seats,
        options=match.options,
        components=game.components,
        commitment=match.commitment,
        seed=match._seed.hex(),
        roots=[SavedRoot(root.until, root.seed.hex()) for root in match.roots],
        log=log,
    )
    return _one_entry_a_line(saved)


class MatchSetup(Protocol):
    """What an export says about the game that is played."""

    @property
    def game(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str | int | bool]: ...


class _MatchSetup(NamedTuple):
    game: str
    rules_version: int
    seats: int
    options: dict[str, str | int | bool]


def make_export(setup: MatchSetup, commitment: str, seat: int, log: list[LogLine]) -> Export:
    """The export of a running game for one seat (or SPECTATOR), given that viewer's log lines."""
    return Export(
        EXPORT_FORMAT,
        setup.game,
        setup.rules_version,
        setup.seats,
        setup.options,
        commitment,
        seat,
        log,
    )


def export_for(match: Match, seat: int) -> bytes:
    """A running match as one seat (or SPECTATOR) may export it."""
    spec = match.game.spec
    setup = _MatchSetup(spec.id, spec.rules_version, match.seats, match.options)
    return _one_entry_a_line(make_export(setup, match.commitment, seat, match.log_for(seat)))


def _one_entry_a_line(file: SavedMatch | Export) -> bytes:
    """JSON that is readable and suits a diff: the log has one line per entry."""
    head = msgspec.json.encode(msgspec.structs.replace(file, log=[]))
    entries = b",\n".join(msgspec.json.encode(entry) for entry in file.log)
    return head.removesuffix(b"[]}") + b"[\n" + entries + b"\n]}\n"


def parse(data: bytes) -> SavedMatch:
    """Parse a match file without replaying it; raises BadMatchFile."""
    try:
        saved = msgspec.json.decode(data, type=SavedMatch)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadMatchFile(f"This is not a match file: {error}.") from None
    if saved.format != FORMAT:
        raise BadMatchFile(f"This file's format is {saved.format!r}; {FORMAT!r} is understood.")
    for text in (saved.seed, *(root.seed for root in saved.roots)):
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            raise BadMatchFile("The seed is not written in hexadecimal digits.") from None
        if len(seed) != SEED_BYTES:
            raise BadMatchFile(f"The seed has {len(seed)} bytes instead of {SEED_BYTES}.")
    return saved


def load(data: bytes, *, audit: bool = True) -> Match:
    """Replay a match file and check every action.

    Raises BadMatchFile if the file cannot be parsed, and AuditFailed with the ply if its log does
    not follow from the rules and, unless `audit` is off, from its own seed.
    """
    saved = parse(data)
    version = entry_of(saved.game).spec.rules_version
    if saved.rules_version != version:
        raise BadMatchFile(
            f"This match was played by rules version {saved.rules_version} of {saved.game}; this "
            f"program plays version {version}. It can be read as text but not replayed."
        )
    return replay(saved, make_game(saved.game, saved.components), audit=audit)


def replay(saved: SavedMatch, game: Game[Any], *, audit: bool = True) -> Match:
    """Replay a parsed match file with this game; raises AuditFailed."""
    seed = bytes.fromhex(saved.seed)
    if audit and commitment_of(seed) != saved.commitment:
        raise AuditFailed("The seed does not match the commitment published before the game.")
    roots = [Root(root.until, bytes.fromhex(root.seed)) for root in saved.roots]
    match = Match(game, saved.seats, saved.options, seed, roots)
    log = [_entry(game, ply, line) for ply, line in enumerate(saved.log)]
    match.resume(log, audit=audit)
    return match


def load_file(path: Path, *, audit: bool = True) -> Match:
    """Replay a match file from disk."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadMatchFile(f"{path} cannot be read: {error.strerror}.") from None
    return load(data, audit=audit)


def _entry(game: Game[Any], ply: int, line: SavedEntry) -> Entry:
    if line.actor < CHANCE:
        raise AuditFailed(f"Ply {ply}: there is no seat {line.actor}.")
    try:
        return Entry(line.actor, game.decode(line.actor, line.action))
    except BadAction as error:
        raise AuditFailed(f"Ply {ply}: {error}") from None
