"""Building, monuments, improvements."""

from __future__ import annotations

import pytest

from contrada.games.carrara.actions import (
    COMPLETE,
    build,
    exchange,
    improve,
    pay,
    upgrade,
)
from contrada.games.carrara.actions import city as build_in
from contrada.games.carrara.pieces import CITIES, count_bits
from contrada.games.carrara.state import CITY_CHOICE, IMPROVING, PAYING, REFILLING
from tests.games.carrara.scenario import GAME, Scene, city, colour, scenario, tile

NORMAL_USED = "biblioteca palazzo porta cattedrale castello villa"


def into(name: str) -> int:
    return int(build_in(city(name)))


def blocks(letter: str) -> int:
    return int(pay(colour(letter)))


def over(text: str, name: str) -> int:
    return int(upgrade(tile(text), city(name)))


def improvement(name: str) -> int:
    return int(improve(city(name) * 2))


def cities_for(scene: Scene) -> list[str]:
    """The cities in which the chosen tile can be built."""
    return [form["city"]["name"] for form in scene.forms() if form["do"] == "city"]


@pytest.mark.rule("CAR-G1")
def test_a_building_costs_its_value_in_blocks_the_city_accepts() -> None:
    scene = scenario(hands=["grryw"], display="palazzo4 villa5 porta1")
    scene.play(build(tile("palazzo4")))
    assert scene.s.stage == CITY_CHOICE
    assert cities_for(scene) == ["lerici", "massa", "viareggio", "lucca"]
    scene.play(into("lucca"))
    assert scene.s.stage == REFILLING
    assert scene.hand() == "g"
    assert scene.in_city("lucca") == ["palazzo4"]


@pytest.mark.rule("CAR-G1")
def test_any_mix_of_the_accepted_colours() -> None:
    scene = scenario(hands=["rryw"], display="palazzo2").play(build(tile("palazzo2")))
    scene.play(into("lucca"))
    assert scene.legal() == [blocks("r"), blocks("y"), blocks("w")]
    scene.pays("w")
    assert scene.legal() == [blocks("r"), blocks("y")]
    scene.pays("r")
    assert scene.legal() == [COMPLETE]
    scene.play(COMPLETE)
    assert scene.hand() == "ry"


@pytest.mark.rule("CAR-G1")
def test_a_payment_without_a_choice_is_made_at_once() -> None:
    for hand in ("rr", "rrrr", "ggr", "gggg", "ppgggg"):
        scene = scenario(hands=[hand], display="palazzo2").play(build(tile("palazzo2")))
        assert scene.play(into("lucca")).s.stage == REFILLING, hand
    scene = scenario(hands=["gggggrr"], display="palazzo2").play(build(tile("palazzo2")))
    assert scene.play(into("lucca")).s.stage == PAYING


@pytest.mark.rule("CAR-G2")
@pytest.mark.parametrize("order", ["Grw", "rGw", "wrG", "wGr"])
def test_every_order_of_a_payment_leads_to_the_same_state(order: str) -> None:
    def paid(letters: str) -> Scene:
        scene = scenario(hands=["ggggrrww"], display="villa4").play(build(tile("villa4")))
        return scene.play(into("lucca")).pays(letters)

    assert paid(order).s.dump() == paid("Gwr").s.dump()
    assert paid(order).s.due == 1


@pytest.mark.rule("CAR-G2")
def test_blocks_and_exchanges_are_steps_that_can_be_taken_back() -> None:
    assert GAME.unordered(int(exchange(2)))
    assert GAME.unordered(blocks("w"))
    assert not GAME.unordered(COMPLETE)
    assert not GAME.unordered(into("lucca"))


@pytest.mark.rule("CAR-G1")
def test_only_tiles_of_the_display_that_the_blocks_pay_for_somewhere() -> None:
    scene = scenario(hands=["pb"], display="palazzo2 villa5 porta1", stack="")
    offered = {form["building"]["value"] for form in scene.forms() if form["do"] == "build"}
    assert offered <= {1, 2}
    assert build(tile("palazzo2")) in scene.legal()
    assert build(tile("villa5")) not in scene.legal()
    scene = scenario(hands=["p"], display="villa5")
    scene.s.display, scene.s.gone = 1 << tile("villa5"), scene.s.display ^ 1 << tile("villa5")
    assert "build" not in scene.verbs()


@pytest.mark.rule("CAR-G1")
def test_two_equal_buildings_are_one_choice() -> None:
    scene = scenario(seats=4, hands=["www"], display="palazzo3 palazzo3b")
    threes = [f for f in scene.forms() if f.get("building", {}).get("type") == "palazzo"]
    assert [f["building"]["value"] for f in threes].count(3) == 1


@pytest.mark.rule("CAR-G2")
def test_the_rulebooks_example_two_green_for_a_red_in_lucca() -> None:
    scene = scenario(hands=["ggryw"], display="biblioteca4").play(build(tile("biblioteca4")))
    scene.play(into("lucca"))
    assert scene.hand() == ""
    assert list(scene.s.bag[2:]) == [6, 6, 6, 6]
    assert scene.in_city("lucca") == ["biblioteca4"]


@pytest.mark.rule("CAR-G2")
def test_exchanges_are_never_chained() -> None:
    # 2 green replace a red, and 2 red a yellow, but exchanges cannot be chained.
    scene = scenario(hands=["ggr"], display="biblioteca1").play(build(tile("biblioteca1")))
    assert cities_for(scene) == ["lerici", "massa", "viareggio", "lucca"]
    scene = scenario(hands=["rr"], display="biblioteca1").play(build(tile("biblioteca1")))
    assert "pisa" in cities_for(scene)
    assert "livorno" not in cities_for(scene)


@pytest.mark.rule("CAR-G2")
def test_as_many_exchanges_as_wanted_in_the_colour_just_below() -> None:
    scene = scenario(hands=["ggggggrr"], display="villa3").play(build(tile("villa3")))
    scene.play(into("lucca"))
    assert scene.s.stage == PAYING
    assert scene.legal() == [exchange(colour("g")), blocks("r")]
    scene.pays("GrG").play(COMPLETE)
    assert scene.hand() == "ggr"


@pytest.mark.rule("CAR-G2")
def test_no_exchange_in_lerici_and_no_pointless_one() -> None:
    scene = scenario(hands=["pppp"], display="villa2").play(build(tile("villa2")))
    assert cities_for(scene) == ["lerici", "massa"]
    scene.play(into("lerici"))
    assert scene.hand() == "pp"
    # Two red as one yellow in Lucca: red is accepted itself, so only red, yellow, white count.
    scene = scenario(hands=["rrrry"], display="villa2").play(build(tile("villa2")), into("lucca"))
    assert scene.legal() == [blocks("r"), blocks("y")]
    assert scene.pays("y").legal() == [blocks("r")]


@pytest.mark.rule("CAR-G2")
def test_exchanges_pay_for_monuments_too() -> None:
    scene = scenario(hands=["bbbbgg"], cities=[{"viareggio": "porta4"}])
    scene.play(build(tile("porta8")), over("porta4", "viareggio"))
    assert scene.s.stage == IMPROVING
    assert scene.hand() == ""


@pytest.mark.rule("CAR-G3")
def test_blocks_go_to_the_bag_the_tile_on_top_and_the_display_is_refilled() -> None:
    scene = scenario(
        hands=["pp"], cities=[{"lerici": "villa1"}], display="porta2", stack="palazzo5"
    )
    bag = scene.s.bag[0]
    scene.play(build(tile("porta2")), into("lerici"))
    assert scene.s.bag[0] == bag + 2
    assert scene.in_city("lerici") == ["villa1", "porta2"]
    assert count_bits(scene.s.display) == 8
    scene.lays("palazzo5")
    assert count_bits(scene.s.display) == 9
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-G3")
def test_without_a_stack_the_display_shrinks() -> None:
    scene = scenario(hands=["p"], display="porta1", stack="").play(build(tile("porta1")))
    scene.play(into("lerici"))
    assert (count_bits(scene.s.display), scene.s.turn) == (8, 1)


@pytest.mark.rule("CAR-G4")
def test_a_monument_for_eight_blocks() -> None:
    scene = scenario(hands=["bbbbbbrr"]).play(build(tile("villa8")))
    assert cities_for(scene) == ["lerici", "massa"]
    scene.play(into("massa"), improvement("massa"))
    assert scene.in_city("massa") == ["villa8"]
    assert not scene.s.monuments >> tile("villa8") & 1
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-G4")
@pytest.mark.rule("CAR-G5")
def test_the_rulebooks_example_a_porta_monument_over_a_porta_5_with_the_pisa_improvement() -> None:
    scene = scenario(
        hands=["ggr"], cities=[{"viareggio": "villa2 porta5 palazzo1", "pisa": "porta1 villa1"}]
    )
    scene.play(build(tile("porta8")))
    assert scene.legal() == [over("porta5", "viareggio")]
    scene.play(over("porta5", "viareggio"))
    assert scene.hand() == ""
    assert scene.in_city("viareggio") == ["villa2", "porta8", "palazzo1"]
    assert scene.s.gone == 1 << tile("porta5")
    scene.play(improvement("pisa"))
    pisa = next(f for f in GAME.view(scene.s, 0).players[0].fields if f.name == "pisa")
    assert (pisa.coins, pisa.points) == (2 * 4, 0)


@pytest.mark.rule("CAR-G4")
def test_an_upgrade_costs_the_difference_under_the_citys_rule() -> None:
    scene = scenario(hands=["wwwy"], cities=[{"livorno": "porta5", "lerici": "porta4 villa5"}])
    scene.play(build(tile("porta8")))
    assert scene.legal() == [over("porta4", "lerici"), over("porta5", "livorno")]
    scene = scenario(hands=["wwy"], cities=[{"livorno": "porta5"}])
    assert build(tile("porta8")) not in scene.legal()
    scene = scenario(hands=["wwyy"], cities=[{"livorno": "porta5"}])
    assert build(tile("porta8")) in scene.legal()


@pytest.mark.rule("CAR-G4")
def test_the_printed_value_counts_and_decoration_and_statue_stay() -> None:
    scene = scenario(
        version="advanced", hands=["ppp"], coins=[0], cities=[{"lerici": "porta5*+purple"}]
    )
    scene.play(build(tile("porta8")), over("porta5", "lerici"), improvement("lucca"))
    assert scene.hand() == ""
    assert scene.s.decorated == scene.s.statued == 1 << tile("porta8")
    assert scene.s.statues[colour("p")] == 1 << tile("porta8")


@pytest.mark.rule("CAR-G4")
def test_two_alike_are_one_choice_but_not_one_with_and_one_without_a_statue() -> None:
    both = {"lerici": "porta3 porta3b"}
    scene = scenario(seats=4, hands=["ppppp"], cities=[both]).play(build(tile("porta8")))
    assert scene.legal() == [over("porta3", "lerici")]
    scene = scenario(
        version="advanced",
        seats=4,
        hands=["ppppp"],
        coins=[0],
        cities=[{"lerici": "porta3+red porta3b"}],
    )
    scene.play(build(tile("porta8")))
    assert scene.legal() == [over("porta3", "lerici"), over("porta3b", "lerici")]


@pytest.mark.rule("CAR-G5")
@pytest.mark.rule("CAR-C6")
def test_any_improvement_once_for_each_city_of_a_player() -> None:
    scene = scenario(hands=["ppppbbbb"], improved=["lerici pisa"]).play(build(tile("villa8")))
    scene.play(into("lerici"))
    offered = [f["improvement"] for f in scene.forms()]
    assert [(f["city"], f["copy"]) for f in offered] == [
        ("massa", 1),
        ("viareggio", 1),
        ("lucca", 1),
        ("livorno", 1),
    ]


@pytest.mark.rule("CAR-C6")
def test_with_the_option_any_improvement_may_be_taken_again_and_covers_the_first() -> None:
    scene = scenario(hands=["ppppbbbb"], improved=["lerici"], improvements="any")
    scene.play(build(tile("villa8")), into("lerici"))
    offered = [(f["improvement"]["city"], f["improvement"]["copy"]) for f in scene.forms()]
    assert ("lerici", 2) in offered
    assert ("lerici", 1) not in offered
    scene.play(improve(1))
    assert scene.s.improved[city("lerici")] == 4
    column = GAME.view(scene.s, 0).players[0].columns[0]
    assert (column.improved, column.reward.coins) == (True, 2)


@pytest.mark.rule("CAR-G5")
def test_the_second_of_a_city_goes_to_another_player() -> None:
    scene = scenario(hands=["ppppbbbb"], improved=["", "lerici"]).play(build(tile("villa8")))
    scene.play(into("lerici"), improve(1))
    assert scene.s.improved[0] == 2
    assert scene.s.improved[CITIES] == 1


@pytest.mark.rule("CAR-G5")
def test_no_improvement_left_then_the_turn_goes_on() -> None:
    scene = scenario(
        hands=["ppppbbbb"],
        improved=["lerici massa", "lerici massa viareggio lucca pisa livorno"],
    )
    scene.play(build(tile("villa8")), into("lerici"))
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-G6")
def test_with_all_stones_used_building_gives_its_value() -> None:
    used = [NORMAL_USED]
    scene = scenario(hands=["wwww"], display="villa4", used=used).play(build(tile("villa4")))
    assert scene.points() == 0
    scene.play(into("livorno"))
    assert scene.points() == 4
    scene = scenario(hands=["ppppppbb"], used=used).play(build(tile("villa8")))
    scene.play(into("lerici"))
    assert scene.points() == 8


@pytest.mark.rule("CAR-G6")
def test_the_rulebooks_example_an_upgrade_of_a_5_gives_3() -> None:
    scene = scenario(hands=["wwyy"], cities=[{"livorno": "porta5"}], used=[NORMAL_USED])
    scene.play(build(tile("porta8")), over("porta5", "livorno"))
    # A pair of yellow blocks counted as one white: 3, not 4.
    assert (scene.hand(), scene.points()) == ("", 3)


@pytest.mark.rule("CAR-G6")
def test_no_modifiers_and_stones_in_the_open_area_are_not_used() -> None:
    scene = scenario(
        hands=["wwww"], display="villa4", used=[NORMAL_USED], improved=["livorno"]
    ).play(build(tile("villa4")), into("livorno"))
    assert scene.points() == 4
    scene = scenario(
        hands=["wwww"], display="villa4", used=["villa porta urban rural palazzo"], visits=6
    )
    scene.play(build(tile("villa4")), into("livorno"))
    assert scene.points() == 0


def test_building_is_told_when_it_is_complete() -> None:
    scene = scenario(hands=["rryw"], display="palazzo2")
    assert GAME.redact(scene.s, 0, build(tile("palazzo2")), 1) is None
    scene.play(build(tile("palazzo2")))
    assert GAME.redact(scene.s, 0, into("lucca"), 1) is None
    scene.play(into("lucca"))
    assert GAME.redact(scene.s, 0, blocks("y"), 1) is None
    scene.pays("yr")
    assert GAME.redact(scene.s, 0, COMPLETE, 1) == {
        "do": "built",
        "building": {"is": "building", "type": "palazzo", "value": 2, "copy": 1},
        "city": {"is": "city", "name": "lucca"},
        "type": "palazzo",
        "blocks": [
            {"is": "blocks", "colour": "red", "count": 1},
            {"is": "blocks", "colour": "yellow", "count": 1},
        ],
        "points": 0,
    }
