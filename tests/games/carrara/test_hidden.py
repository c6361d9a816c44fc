"""What a player sees, and what a player with perfect recall knows."""

from __future__ import annotations

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.rng import rng_for_run
from contrada.games.carrara.actions import (
    KEEP,
    PASS,
    build,
    cart,
    pay,
    purchase,
    set_on,
)
from contrada.games.carrara.actions import city as build_in
from tests.games.carrara.scenario import GAME, Scene, city, item, scenario, tile


def seen_by(scene: Scene, seat: int) -> bytes:
    """Everything a seat sees of the position."""
    shown = [GAME.view(scene.s, seat), GAME.prompt(scene.s, seat)]
    return msgspec.json.encode([*shown, [GAME.breakdown(scene.s, p, seat) for p in range(3)]])


@pytest.mark.rule("CAR-S3")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_nothing_shown_to_others_depends_on_coins_and_blocks(seat: int) -> None:
    poor = scenario(version="advanced", coins=[1], hands=["pw"], cities=[{"lucca": "villa1"}])
    rich = scenario(version="advanced", coins=[60], hands=["ww"], cities=[{"lucca": "villa1"}])
    assert seen_by(poor, seat) == seen_by(rich, seat)
    assert seen_by(poor, 0) != seen_by(rich, 0)


@pytest.mark.rule("CAR-S3")
def test_a_breakdown_for_others_leaves_the_money_out() -> None:
    scene = scenario(coins=[50])
    assert "money" not in [line.source for line in GAME.breakdown(scene.s, 0, 1).lines]
    assert GAME.breakdown(scene.s, 0, 1).total == 0
    assert GAME.breakdown(scene.s, 0, 0).total == 10
    scene = scenario(coins=[50], open_screens=True)
    assert GAME.breakdown(scene.s, 0, 1).total == 10


@pytest.mark.rule("CAR-S3")
def test_a_perfect_memory_knows_every_coin_and_block() -> None:
    scene = scenario(coins=[3], hands=["wy"])
    sample = GAME.determinize(scene.s, 1, rng_for_run(1))
    assert sample.dump() == scene.s.dump()
    richer = scenario(coins=[4], hands=["wy"])
    assert GAME.info_key(scene.s, 1) != GAME.info_key(richer.s, 1)


@pytest.mark.parametrize(
    ("scene", "steps"),
    [
        (scenario(wheel={"III": "ggr"}).play(KEEP), [cart(2, 3), cart(2, 2)]),
        (
            scenario(hands=["rryw"], display="palazzo2"),
            [build(tile("palazzo2")), build_in(city("lucca")), pay(3), pay(5)],
        ),
        (
            scenario(version="advanced", cities=[{"lucca": "villa1"}]),
            [purchase(item("red"))],
        ),
    ],
    ids=["buying", "building", "placing"],
)
def test_a_decision_under_way_is_its_players_secret(scene: Scene, steps: list[int]) -> None:
    before = [seen_by(scene, seat) for seat in (1, SPECTATOR)]
    key = GAME.info_key(scene.s, 1)
    start = scene.s.dump()
    for a in steps:
        assert GAME.redact(scene.s, 0, a, 1) is None
        scene.play(a)
        assert GAME.view(scene.s, 0).draft is not None
        assert [seen_by(scene, seat) for seat in (1, SPECTATOR)] == before
        assert GAME.info_key(scene.s, 1) == key
        assert GAME.determinize(scene.s, 1, rng_for_run(1)).dump() == start
        assert GAME.determinize(scene.s, 0, rng_for_run(1)).dump() == scene.s.dump()
    scene.play(scene.legal()[0])
    assert [seen_by(scene, seat) for seat in (1, SPECTATOR)] != before
    assert GAME.view(scene.s, 0).draft is None


def test_the_draft_shows_its_player_how_far_it_is() -> None:
    scene = scenario(hands=["rryw"], display="palazzo2")
    scene.play(build(tile("palazzo2")), build_in(city("lucca")), pay(3))
    draft = GAME.view(scene.s, 0).draft
    assert (draft.city, draft.due) == ("lucca", 1)
    assert msgspec.to_builtins(draft.blocks) == [{"is": "blocks", "colour": "red", "count": 1}]
    scene = scenario(version="advanced", cities=[{"lucca": "villa1"}]).play(purchase(item("red")))
    assert msgspec.to_builtins(GAME.view(scene.s, 0).draft.item) == {
        "is": "statue",
        "colour": "red",
    }


def test_the_draft_proposes_complete_payments_and_the_whole_segment() -> None:
    scene = scenario(hands=["ggggrryw"], display="palazzo4")
    scene.play(build(tile("palazzo4")), build_in(city("lucca"))).pays("w")
    cheapest, exchanging = GAME.view(scene.s, 0).draft.ways
    assert [step["do"] for step in cheapest.steps] == ["pay", "pay", "pay", "complete"]
    assert [s["block"]["colour"] for s in cheapest.steps[:3]] == ["red", "red", "yellow"]
    assert [s["do"] for s in exchanging.steps] == ["exchange", "exchange", "pay", "complete"]
    for way in (cheapest, exchanging):
        other = Scene(scene.s.copy())
        other.play(*(GAME.decode(0, step) for step in way.steps))
        assert other.in_city("lucca") == ["palazzo4"]
    scene = scenario(wheel={"III": "ggr"}).play(KEEP, cart(2, 2))
    (whole,) = GAME.view(scene.s, 0).draft.ways
    scene.play(*(GAME.decode(0, step) for step in whole.steps))
    assert scene.hand() == "ggr"
    poor = scenario(wheel={"I": "wwp"}, coins=[7]).play(KEEP, cart(0, 0))
    assert GAME.view(poor.s, 0).draft.ways == []


def test_the_view_shows_the_columns_in_the_order_of_building() -> None:
    scene = scenario(hands=["pp"], cities=[{"lerici": "villa5 porta4"}], display="biblioteca1")
    scene.play(build(tile("biblioteca1")), build_in(city("lerici"))).settles()
    column = GAME.view(scene.s, SPECTATOR).players[0].columns[0]
    assert [b.tile.type for b in column.buildings] == ["villa", "porta", "biblioteca"]


def test_the_view_shows_items_on_buildings_and_in_storehouses() -> None:
    scene = scenario(
        version="advanced", cities=[{"lucca": "villa2*+gold porta1+red"}], stored=["flag"]
    )
    player = GAME.view(scene.s, 1).players[0]
    built = player.columns[3].buildings
    assert [(b.value, b.decorated, b.statue.colour) for b in built] == [
        (3, True, "gold"),
        (1, False, "red"),
    ]
    assert msgspec.to_builtins(player.storehouses) == [{"is": "decoration", "kind": "flag"}, None]
    assert GAME.view(scenario().s, 1).players[0].storehouses == []


def test_waiting_players_read_the_stage_as_it_is_public() -> None:
    scene = scenario(hands=["rryw"], display="palazzo2").play(build(tile("palazzo2")))
    assert GAME.prompt(scene.s, 0).id == "city"
    waiting = GAME.prompt(scene.s, 1)
    assert (waiting.id, waiting.values["stage"]) == ("wait", "main")
    assert GAME.legal(scene.s, 1)[:] == GAME.legal(scene.s, 2)[:]
    assert PASS not in GAME.legal(scene.s, 1)


def test_placing_is_offered_once_for_equal_buildings() -> None:
    scene = scenario(version="advanced", seats=4, cities=[{"lucca": "villa3 villa3b"}])
    scene.play(purchase(item("red")))
    assert scene.legal() == [set_on(tile("villa3"), city("lucca"))]
