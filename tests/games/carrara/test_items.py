"""Decorations, statues, storehouses, the purchase for 10 coins."""

from __future__ import annotations

import pytest

from contrada.games.carrara.actions import (
    COMPLETE,
    DONE,
    FOLLOW,
    FORGO,
    LEAVE,
    LEAVE_GOLD,
    PASS,
    STORE,
    TURN_BOTH,
    TURN_STATUES,
    build,
    discard,
    purchase,
    set_on,
    take,
    unstore,
)
from contrada.games.carrara.actions import city as build_in
from contrada.games.carrara.state import CARTING, FINISHING, MAIN, PLACING, SCORING
from tests.games.carrara.scenario import (
    A_DECORATION,
    A_STATUE,
    GAME,
    POINTS3,
    Scene,
    city,
    field,
    item,
    location,
    scenario,
    tile,
)

POOR = [0, 0, 0]


def on(text: str, name: str) -> int:
    return int(set_on(tile(text), city(name)))


def receiving(name: str, cities: dict[str, str], stored: str = "") -> Scene:
    """Seat 0 has just taken an item from the wheel and has no coins."""
    scene = scenario(
        version="advanced", wheel={"VI": "p"}, coins=POOR, cities=[cities], stored=[stored]
    )
    wanted = item(name)
    s = scene.s
    if wanted < 6:
        s.first_decoration = (wanted - location("VI")) % 6
    else:
        # Purple is at location n + 1 after n turns; the wheel turns once more before buying.
        s.statue_rotation = (location("VI") - (wanted - 6) - 1) % 6
    return scene.play(TURN_STATUES).buys("VI", "p").play(take(wanted))


@pytest.mark.rule("CAR-D1")
def test_a_decoration_goes_on_a_building_of_its_type_without_one() -> None:
    scene = receiving("crown", {"massa": "palazzo1 palazzo2* villa3", "pisa": "palazzo4+gold"})
    assert scene.legal() == [on("palazzo1", "massa"), on("palazzo4", "pisa"), STORE]
    scene.play(on("palazzo4", "pisa"))
    assert scene.s.decorated >> tile("palazzo4") & 1
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-D1")
def test_a_monument_takes_a_decoration_too() -> None:
    scene = receiving("crown", {"massa": "palazzo8"})
    assert on("palazzo8", "massa") in scene.legal()


@pytest.mark.rule("CAR-D2")
def test_the_rulebooks_example_a_red_statue_in_massa() -> None:
    scene = receiving("red", {"massa": "villa2", "lucca": "porta1", "pisa": "porta4"})
    assert scene.legal() == [on("villa2", "massa"), on("porta1", "lucca"), STORE]
    scene.play(on("villa2", "massa"))
    assert scene.s.statues[3] == 1 << tile("villa2")


@pytest.mark.rule("CAR-D2")
def test_a_statue_needs_a_building_without_one_in_a_city_that_accepts_its_colour() -> None:
    buildings = {"lerici": "villa1+gold villa2*", "massa": "porta1", "livorno": "porta5"}
    assert receiving("purple", buildings).legal() == [on("villa2", "lerici"), STORE]
    assert receiving("white", buildings).legal() == [
        on("villa2", "lerici"),
        on("porta1", "massa"),
        on("porta5", "livorno"),
        STORE,
    ]


@pytest.mark.rule("CAR-D2")
def test_gold_stands_on_any_building() -> None:
    scene = scenario(
        version="advanced", coins=POOR, cities=[{"livorno": "porta5", "lerici": "villa1"}]
    )
    scene.play(A_STATUE)
    assert scene.legal() == [on("villa1", "lerici"), on("porta5", "livorno"), STORE, LEAVE_GOLD]
    scene.play(on("porta5", "livorno"))
    assert scene.s.stage == SCORING
    assert scene.s.statues[6] == 1 << tile("porta5")


@pytest.mark.rule("CAR-D3")
def test_what_is_not_placed_goes_to_a_storehouse() -> None:
    scene = receiving("crown", {"massa": "villa3"})
    assert scene.legal() == [STORE]
    scene.play(STORE)
    assert scene.storehouses() == [item("crown")]
    scene = receiving("crown", {"massa": "palazzo3"}).play(STORE)
    assert scene.storehouses() == [item("crown")]


@pytest.mark.rule("CAR-D3")
def test_without_room_a_stored_item_is_discarded_for_the_new_one() -> None:
    scene = receiving("crown", {}, stored="flag red")
    assert scene.legal() == [discard(item("flag")), discard(item("red"))]
    flags, reds = scene.s.decorations[item("flag")], scene.s.supply[3]
    scene.play(discard(item("red")))
    assert sorted(scene.storehouses()) == sorted([item("flag"), item("crown")])
    assert (scene.s.decorations[item("flag")], scene.s.supply[3]) == (flags, reds + 1)


@pytest.mark.rule("CAR-D3")
def test_discarding_is_for_who_has_neither_building_nor_storehouse() -> None:
    scene = receiving("crown", {"massa": "palazzo3"}, stored="flag red")
    # A storehouse can be emptied by placing the stored statue; nothing needs to be discarded.
    assert scene.legal() == [on("palazzo3", "massa"), unstore(item("red"))]


@pytest.mark.rule("CAR-D3")
def test_two_equal_stored_items_are_one_choice() -> None:
    assert receiving("crown", {}, stored="flag flag").legal() == [discard(item("flag"))]


@pytest.mark.rule("CAR-D4")
def test_stored_items_are_placed_in_a_later_turn_for_free() -> None:
    scene = scenario(
        version="advanced", coins=POOR, cities=[{"lucca": "villa1"}], stored=["red shield"]
    )
    assert unstore(item("red")) in scene.legal()
    scene.play(unstore(item("red")))
    assert scene.legal() == [on("villa1", "lucca")]
    scene.play(on("villa1", "lucca"), unstore(item("shield")), on("villa1", "lucca"))
    assert (scene.s.stage, scene.s.turn, scene.storehouses(), scene.coins()) == (MAIN, 0, [], 0)


@pytest.mark.rule("CAR-D4")
def test_not_in_the_turn_in_which_they_were_stored() -> None:
    scene = receiving("crown", {"massa": "palazzo3"}).play(STORE)
    assert scene.s.turn == 1
    scene.play(PASS, PASS)
    assert unstore(item("crown")) in scene.legal()


@pytest.mark.rule("CAR-D4")
def test_after_building_a_stored_item_can_go_onto_the_new_building() -> None:
    scene = scenario(
        version="advanced", coins=POOR, hands=["p"], stored=["shield"], display="villa1", stack=""
    )
    assert "unstore" not in scene.verbs()
    scene.play(build(tile("villa1")), build_in(city("lerici")))
    assert scene.s.stage == FINISHING
    assert scene.legal() == [DONE, unstore(item("shield"))]
    scene.play(unstore(item("shield")), on("villa1", "lerici"))
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-D4")
def test_at_every_moment_of_the_turn() -> None:
    scene = scenario(
        version="advanced",
        coins=POOR,
        cities=[{"lucca": "villa1"}, {"lucca": "villa2"}],
        stored=["", "red"],
        wheel={"VI": "ppppppp", "I": "wwww"},
    )
    scene.play(POINTS3, field("villa"))
    assert scene.legal() == [FOLLOW, FORGO, unstore(item("red"))]
    scene.play(FORGO)
    assert unstore(item("red")) in scene.legal()
    scene.play(TURN_STATUES)
    assert unstore(item("red")) in scene.legal()
    scene.buys("VI", "ppp")
    assert scene.s.stage == FINISHING
    assert scene.legal() == [DONE, unstore(item("red"))]


@pytest.mark.rule("CAR-D4")
@pytest.mark.rule("CAR-D6")
def test_between_the_steps_of_a_cart_and_of_a_payment() -> None:
    where = {"lucca": "villa1 porta1", "lerici": "porta2"}
    scene = scenario(
        version="advanced",
        coins=[13],
        cities=[where],
        stored=["gate"],
        hands=["ppbbrr"],
        wheel={"I": "pbgryw", "IV": "g"},
        display="palazzo2",
    )
    placed = [unstore(item("gate")), purchase(item("red"))]
    assert set(placed) <= set(scene.legal())
    cart = Scene(scene.s.copy()).play(TURN_STATUES).carts("I", "b")
    assert set(placed) <= set(cart.legal())
    cart.play(placed[0], on("porta1", "lucca"))
    assert (cart.s.stage, list(cart.s.chosen)) == (CARTING, [0, 1, 0, 0, 0, 0])
    cart.play(placed[1], on("villa1", "lucca"))
    assert (cart.coins(), cart.s.due) == (3, 2)
    assert [f["block"]["colour"] for f in cart.forms() if f["do"] == "cart"] == ["purple"]
    paying = Scene(scene.s.copy()).play(build(tile("palazzo2")))
    assert set(placed) <= set(paying.legal())
    paying.play(build_in(city("lerici"))).pays("p")
    assert set(placed) <= set(paying.legal())
    paying.play(placed[0], on("porta2", "lerici")).pays("r").play(COMPLETE)
    assert paying.hand() == "pbbr"


@pytest.mark.rule("CAR-D6")
def test_the_coins_of_the_cart_are_not_spent_twice() -> None:
    scene = scenario(
        version="advanced", coins=[12], cities=[{"lucca": "villa1"}], wheel={"I": "pbg"}
    ).play(TURN_STATUES)
    assert purchase(item("red")) in scene.carts("I", "b").legal()
    assert purchase(item("red")) not in scene.carts("I", "p").legal()


@pytest.mark.rule("CAR-D5")
def test_a_forgone_gold_statue_leaves_the_court_for_the_box() -> None:
    scene = scenario(version="advanced", coins=POOR, cities=[{"lucca": "villa1"}])
    boxed = scene.s.boxed
    scene.play(A_STATUE, on("villa1", "lucca"), field("villa"))
    shown = GAME.view(scene.s, 1).supply.gold
    assert GAME.redact(scene.s, 1, FORGO, 0)["boxed"] == "yes"
    scene.play(FORGO)
    assert (scene.s.boxed, GAME.view(scene.s, 1).supply.gold) == (boxed + 1, shown - 1)


@pytest.mark.rule("CAR-D5")
def test_a_gold_statue_refused_or_discarded_goes_to_the_box() -> None:
    scene = scenario(version="advanced", coins=POOR, cities=[{"livorno": "porta5"}])
    boxed = scene.s.boxed
    scene.play(A_STATUE, LEAVE_GOLD)
    assert (scene.s.boxed, scene.s.stage) == (boxed + 1, SCORING)
    scene = receiving("crown", {}, stored="gold flag")
    boxed = scene.s.boxed
    scene.play(discard(item("gold")))
    assert scene.s.boxed == boxed + 1


@pytest.mark.rule("CAR-D5")
def test_a_decoration_of_ones_choice_as_far_as_there_are_any() -> None:
    crowns = "palazzo1* palazzo2* palazzo3* palazzo4* palazzo5* palazzo8*"
    scene = scenario(
        version="advanced", coins=POOR, cities=[{"livorno": "porta5"}, {"massa": crowns}]
    )
    scene.play(A_DECORATION)
    kinds = [form["item"]["kind"] for form in scene.forms() if form["do"] == "take"]
    assert kinds == ["book", "shield", "cup", "flag", "gate"]
    assert LEAVE in scene.legal()
    before = list(scene.s.decorations)
    scene.play(LEAVE)
    assert (scene.s.stage, list(scene.s.decorations)) == (SCORING, before)


@pytest.mark.rule("CAR-D5")
def test_without_any_decoration_left_the_scoring_goes_on() -> None:
    scene = scenario(version="advanced", coins=POOR, cities=[{"livorno": "porta5"}])
    for kind in range(6):
        scene.s.decorations[kind] = 0
    GAME.apply(scene.s, 0, A_DECORATION)
    assert scene.s.stage == SCORING


@pytest.mark.rule("CAR-D6")
def test_a_purchase_for_ten_coins_placed_at_once_and_not_an_action() -> None:
    scene = scenario(version="advanced", coins=[25], cities=[{"lucca": "villa1"}])
    supply = scene.s.decorations[item("shield")]
    scene.play(purchase(item("shield")))
    assert scene.legal() == [on("villa1", "lucca")]
    scene.play(on("villa1", "lucca"))
    assert (scene.coins(), scene.s.stage, scene.s.turn) == (15, MAIN, 0)
    assert scene.s.decorations[item("shield")] == supply - 1
    assert "purchase" not in scene.verbs()
    scene.play(PASS, PASS, PASS)
    assert purchase(item("red")) in scene.legal()


@pytest.mark.rule("CAR-D6")
def test_a_bought_statue_stands_in_the_city_of_exactly_its_colour() -> None:
    scene = scenario(
        version="advanced", cities=[{"lucca": "villa1", "livorno": "porta1 porta2+gold"}]
    )
    bought = [
        form["item"]["colour"]
        for form in scene.forms()
        if form["do"] == "purchase" and "colour" in form["item"]
    ]
    assert bought == ["red", "white"]
    scene.play(purchase(item("white")))
    assert scene.legal() == [on("porta1", "livorno")]


@pytest.mark.rule("CAR-D6")
def test_a_purchase_needs_ten_coins_a_place_and_a_supply() -> None:
    scene = scenario(version="advanced", coins=[9], cities=[{"lucca": "villa1"}])
    assert "purchase" not in scene.verbs()
    assert "purchase" not in scenario(version="advanced").verbs()
    scene = scenario(version="advanced", cities=[{"lucca": "villa1*+red"}])
    assert "purchase" not in scene.verbs()


@pytest.mark.rule("CAR-D6")
def test_between_bonus_and_field_and_for_a_building_of_this_turn() -> None:
    scene = scenario(version="advanced", coins=[10], cities=[{"lucca": "villa1"}]).play(POINTS3)
    scene.play(purchase(item("red")), on("villa1", "lucca"))
    assert "viareggio_lucca" in scene.fields()
    scene = scenario(version="advanced", coins=[10], hands=["p"], display="villa1", stack="")
    scene.play(build(tile("villa1")), build_in(city("lerici")))
    assert scene.legal() == [DONE, purchase(item("shield")), purchase(item("purple"))]
    scene.play(DONE)
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-D6")
def test_after_turning_only_the_statue_wheel_a_coin_for_a_block_must_stay() -> None:
    scene = scenario(version="advanced", coins=[12], cities=[{"lucca": "villa1"}], wheel={"I": "g"})
    scene.play(TURN_STATUES)
    assert "purchase" not in scene.verbs()
    scene = scenario(version="advanced", coins=[13], cities=[{"lucca": "villa1"}], wheel={"I": "g"})
    scene.play(TURN_STATUES)
    assert "purchase" in scene.verbs()


@pytest.mark.rule("CAR-D6")
def test_after_turning_both_wheels_the_coins_may_be_spent() -> None:
    scene = scenario(
        version="advanced",
        coins=[10],
        cities=[{"lucca": "villa1"}],
        wheel={"I": "wwwwwwwyyyy"},
    )
    scene.play(TURN_BOTH, purchase(item("red")), on("villa1", "lucca"))
    assert scene.verbs() == ["show"]


def test_an_item_received_during_a_visit_is_placed_before_the_field() -> None:
    scene = scenario(version="advanced", coins=POOR, cities=[{"massa": "palazzo1"}])
    scene.play(A_DECORATION, take(item("crown")))
    assert scene.s.stage == PLACING
    scene.play(on("palazzo1", "massa"), field("palazzo"))
    assert scene.points() == 2


def test_items_are_told_with_where_they_go() -> None:
    scene = scenario(version="advanced", cities=[{"lucca": "villa1"}])
    assert GAME.redact(scene.s, 0, purchase(item("red")), 1) is None
    scene.play(purchase(item("red")))
    assert GAME.redact(scene.s, 0, on("villa1", "lucca"), 1) == {
        "do": "purchased",
        "item": {"is": "statue", "colour": "red"},
        "building": {"is": "building", "type": "villa", "value": 1, "copy": 1},
        "city": {"is": "city", "name": "lucca"},
        "type": "villa",
        "paid": 10,
    }
    assert GAME.preview(scene.s, 0, on("villa1", "lucca")) == {"end": 10 - 2}
