"""Match files: a round trip preserves the match, and every error is described in one paragraph."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from contrada.core.errors import (
    AuditFailed,
    BadComponents,
    BadMatchFile,
    BadSetup,
    ContradaError,
    UnknownGame,
)
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.core.saves import export_for, load, load_file, save
from tests.toy import FieraGame

pytestmark = pytest.mark.usefixtures("fiera_registered")
GAME = FieraGame()


def example(actions: int = 1000) -> Match:
    match = Match(GAME, 2, {}, seed_for_run(31))
    rng = rng_for_run(31)
    while not match.over and actions:
        legal = match.legal(match.to_move)
        match.play(match.to_move, legal[rng.below(len(legal))])
        actions -= 1
    return match


def changed(**fields: Any) -> bytes:
    """The file of a finished match with some fields replaced."""
    return msgspec.json.encode({**msgspec.json.decode(save(example())), **fields})


def changed_entry(ply: int, actor: int, action: dict[str, Any]) -> bytes:
    log = msgspec.json.decode(save(example()))["log"]
    log[ply] = {"actor": actor, "action": action}
    return changed(log=log)


@pytest.mark.parametrize("actions", [0, 1, 4, 1000])
def test_a_saved_match_loads_to_the_same_match(actions: int) -> None:
    match = example(actions)
    loaded = load(save(match))
    assert loaded.log == match.log
    assert GAME.fingerprint(loaded.state) == GAME.fingerprint(match.state)
    assert (loaded.seats, loaded.options, loaded.commitment) == (
        2,
        {"long": False},
        match.commitment,
    )
    assert save(loaded) == save(match)


def test_a_loaded_match_plays_on_as_the_first_would() -> None:
    match = example(2)
    loaded = load(save(match))
    for one in (match, loaded):
        one.play(one.to_move, one.legal(one.to_move)[1])
    assert match.log == loaded.log


def test_a_file_reads_in_words_and_holds_its_components() -> None:
    data = msgspec.json.decode(save(example(1)))
    assert data["format"] == "contrada match 1"
    assert data["components"] == {"pool": [5, 4, 3, 2]}
    assert data["log"][0]["action"]["do"] == "card"


FAULTS: list[tuple[Any, type[ContradaError], str]] = [
    (lambda: b"", BadMatchFile, "not a match file"),
    (lambda: b"\xff\xfe\x00", BadMatchFile, "not a match file"),
    (lambda: b"[1, 2", BadMatchFile, "not a match file"),
    (lambda: b"[]", BadMatchFile, "Expected `object`, got `array`"),
    (lambda: b"{}", BadMatchFile, "missing required field `format`"),
    (lambda: changed(seats="two"), BadMatchFile, "Expected `int`, got `str` - at `$.seats`"),
    (lambda: changed(log=[{"actor": 0}]), BadMatchFile, "`action` - at `$.log[0]`"),
    (lambda: changed(log=[[0, 1]]), BadMatchFile, "at `$.log[0]`"),
    (lambda: changed(format="chess"), BadMatchFile, "format is 'chess'; 'contrada match 1' is"),
    (lambda: changed(seed="xyz"), BadMatchFile, "not written in hexadecimal"),
    (lambda: changed(seed="00ff"), BadMatchFile, "2 bytes instead of 32"),
    (lambda: changed(rules_version=7), BadMatchFile, "rules version 7 of fiera; this program"),
    (lambda: changed(game="go"), UnknownGame, "No game is called 'go'"),
    (lambda: changed(seats=9), BadSetup, "2 to 3 players, not 9"),
    (lambda: changed(options={"short": True}), BadSetup, "no option 'short'"),
    (lambda: changed(options={"long": "yes"}), BadSetup, "cannot be 'yes'"),
    (lambda: changed(components={"pool": [9]}), BadComponents, "not [9]"),
    (lambda: changed(commitment="0" * 64), AuditFailed, "does not match the commitment"),
    (lambda: changed(seed="00" * 32), AuditFailed, "does not match the commitment"),
    (lambda: changed_entry(3, -1, {"do": "roll"}), AuditFailed, "Ply 3: There is no verb"),
    (lambda: changed_entry(3, -4, {"do": "pass"}), AuditFailed, "Ply 3: there is no seat -4"),
    (lambda: changed_entry(5, 8, {"do": "pass"}), AuditFailed, "Ply 5: seat 8 is not to move"),
    (lambda: changed_entry(5, 1, {"do": "pass"}), AuditFailed, "Ply 5: seat 1 is not to move"),
    (lambda: changed_entry(5, 0, {"do": "pass", "x": 1}), AuditFailed, "no field 'x'"),
    (lambda: changed_entry(5, 0, {"do": "at", "stall": 1}), AuditFailed, "seat 0 may not play"),
]


@pytest.mark.parametrize(("make", "kind", "fault"), FAULTS, ids=[fault for _, _, fault in FAULTS])
def test_a_bad_file_is_refused_in_one_paragraph(
    make: Any, kind: type[ContradaError], fault: str
) -> None:
    with pytest.raises(kind) as raised:
        load(make())
    text = str(raised.value)
    assert fault in text
    assert "\n" not in text
    assert raised.value.__cause__ is None


@pytest.mark.parametrize("ply", range(5))
def test_a_flipped_draw_is_refused_where_it_stands(ply: int) -> None:
    match = example()
    kind = (match.log[ply].action + 1) % 4
    action = GAME.encode(-1, kind)
    with pytest.raises(AuditFailed, match=f"Ply {ply}: the log says .* the seed gives"):
        load(changed_entry(ply, -1, action))


def test_without_audit_another_draw_is_taken() -> None:
    data = changed(commitment="0" * 64)
    assert load(data, audit=False).over


def test_files_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(save(example()))
    assert load_file(path).over
    with pytest.raises(BadMatchFile, match=r"nowhere\.json cannot be read: No such file"):
        load_file(tmp_path / "nowhere.json")
    with pytest.raises(BadMatchFile, match="cannot be read"):
        load_file(tmp_path)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_export_has_no_seed_and_nothing_of_the_others(seat: int) -> None:
    match = example(3)
    data = export_for(match, seat)
    assert match._seed.hex() not in data.decode()
    exported = msgspec.json.decode(data)
    assert exported["seat"] == seat
    assert exported["commitment"] == match.commitment
    dealt = [line["entry"] for line in exported["log"] if line["entry"]["do"] == "deal"]
    assert len(dealt) >= 4
    assert all(("kind" in entry) == (entry["to"] == seat) for entry in dealt)
