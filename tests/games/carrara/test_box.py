"""The box page, the supplies, the rulings: their data and their words."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contrada.core.box import SOURCES
from contrada.core.errors import BadComponents
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carrara import components
from contrada.games.carrara.presentation.box import box
from contrada.words import LANGUAGES, Words
from tests.games.carrara.scenario import GAME, scenario

TEXTS = Path(components.__file__).parent / "texts"


def test_the_box_lists_every_table_of_the_file_with_its_source() -> None:
    made = components.published()
    paths = {k: v["source"] for k, v in made.items() if k != "court"}
    paths |= {f"court-{side}": table["source"] for side, table in made["court"].items()}
    shown = {table.id: table.source for table in box(made)}
    assert shown == {name.replace("_", "-"): source for name, source in paths.items()}
    assert set(shown.values()) <= set(SOURCES)


def test_the_box_counts_the_pieces_of_the_rulebook() -> None:
    tables = {
        table.id: sum(row.count for row in table.rows) for table in box(components.published())
    }
    assert tables["blocks"] == 42
    assert tables["buildings"] == 36 + 6
    assert tables["improvements"] == 8
    assert tables["statues"] == 44
    assert (tables["court-normal"], tables["court-advanced"]) == (6, 8)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_box_supplies_and_rulings_have_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for table in box(components.published()):
        assert words.text(f"carrara-box-{table.id}")
        assert words.text(f"carrara-box-{table.id}-why")
        for row in table.rows:
            assert words.value("carrara", row.piece, [])
    for supply in GAME.supply(scenario(version="advanced").s, 0):
        assert words.text(f"carrara-supply-{supply.name}")
        for line in supply.rows:
            assert words.value("carrara", line.piece, [])
        if supply.note is not None:
            assert words.text(f"carrara-supply-note-{supply.note.id}")
    read = tomllib.loads((TEXTS / "rulings.toml").read_text("utf-8"))["ruling"]
    options = {option.name for option in GAME.spec.options}
    for ruling in read:
        assert words.text(f"carrara-ruling-{ruling['id']}")
        assert words.text(f"carrara-ruling-{ruling['id']}-why")
        assert ruling.get("option", "starter") in options
    assert len(read) == 12


@pytest.mark.parametrize(
    ("at", "value"),
    [
        ("blocks.copies", 8),
        ("prices.II.2", -1),
        ("prices.IV", [1, 2]),
        ("types.villa", "seaside"),
        ("emblems.castello", "book"),
        ("emblems_reconstructed.villa", "sword"),
        ("cities.pisa.minimum", 3),
        ("cities.pisa.reward.1", 100),
        ("improvements.tiles.3.city", "lerici"),
        ("improvements.tiles.0.reward", "much"),
        ("court.normal.fields.5", "a horse"),
        ("court.normal.fields.0", "statue"),
        ("court.advanced.fields", ["5 coins"] * 8),
        ("wheels.statues", ["red"] * 6),
        ("majorities.lucca.0", True),
        ("landscapes.rural", None),
        ("money.rate", 4),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(at: str, value: object) -> None:
    made: Any = copy.deepcopy(components.published())
    inner = made
    *path, last = [int(key) if key.isdigit() else key for key in at.split(".")]
    for key in path:
        inner = inner[key]
    inner[last] = value
    with pytest.raises(BadComponents) as caught:
        make_game("carrara", made)
    assert caught.value.at == at
    assert str(caught.value)


def test_a_corrected_box_is_played_to_the_end() -> None:
    made = copy.deepcopy(components.published())
    made["prices"]["VI"] = [0, 0, 0, 0, 1, 2]
    made["emblems_reconstructed"] = {**made["emblems_reconstructed"], "cattedrale": "shield"}
    made["emblems_reconstructed"]["villa"] = "cup"
    made["improvements"]["tiles"][1] = {"city": "lucca", "reward": [0, 5]}
    made["improvements"]["tiles"][7] = {"city": "pisa", "reward": [4, 1]}
    made["court"]["normal"]["fields"] = ["7 coins", *["4 points"] * 5]
    made["wheels"]["statues"].reverse()
    made["majorities"]["pisa"] = [13, 7, 0]
    made["landscapes"]["rural"] = [1, 1]
    game: Any = make_game("carrara", made)
    for version in ("normal", "advanced"):
        match = Match(game, 3, {"version": version}, seed_for_run(5))
        rng = rng_for_run(5)
        while not match.over:
            legal = match.legal(match.to_move)
            match.play(match.to_move, legal[rng.below(len(legal))])
            assert game.check(match.state) == []
        match.audit()


@pytest.mark.rule("CAR-S3")
def test_the_supply_of_blocks_does_not_tell_the_others_hands() -> None:
    one = scenario(hands=["p", "ww", "gg"])
    other = scenario(hands=["p", "gw", "gw"])
    assert GAME.supply(one.s, 0) == GAME.supply(other.s, 0)
    assert GAME.supply(one.s, SPECTATOR) == GAME.supply(other.s, SPECTATOR)
    bag = GAME.supply(one.s, 0)[0]
    assert bag.note is not None
    assert bag.left == 42 - 6 - 1
    shown = GAME.supply(scenario(hands=["p", "ww", "gg"], open_screens=True).s, 0)[0]
    assert (shown.note, shown.left) == (None, 42 - 6 - 5)


@pytest.mark.rule("CAR-S2")
def test_the_supply_of_buildings_is_what_has_not_been_seen() -> None:
    scene = scenario(seats=4, display="palazzo3 villa1")
    stack = {s.name: s for s in GAME.supply(scene.s, 1)}["stack"]
    rows = {(r.piece["type"], r.piece["value"]): (r.seen, r.left) for r in stack.rows}
    assert sum(left for _, left in rows.values()) == stack.left == scene.s.stack_size
    assert sum(seen for seen, _ in rows.values()) == 9
    assert rows["palazzo", 3] == (1, 1)
    assert msgspec.json.encode(stack)
