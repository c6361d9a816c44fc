"""The reasons why something cannot be done."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from contrada.core.game import CHANCE, NO_REASON, TERMINAL
from contrada.core.rng import rng_for_run
from contrada.games.carrara.actions import (
    FOLLOW,
    KEEP,
    SCORE_OPEN,
    TURN_STATUES,
    build,
    cart,
    exchange,
    improve,
    pay,
    purchase,
    set_on,
    unstore,
    upgrade,
)
from contrada.games.carrara.actions import city as build_in
from contrada.words import LANGUAGES, Words
from tests.games.carrara.scenario import (
    COINS5,
    GAME,
    POINTS3,
    Scene,
    city,
    colour,
    field,
    item,
    location,
    scenario,
    tile,
)

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def why(scene: Scene, action: int, seat: int = 0) -> str:
    """The reason in English."""
    said = GAME.why_not(scene.s, seat, GAME.encode(seat, action))
    assert said is not None
    return Words("en", strict=True).form("carrara", "why", {"do": said.id, **said.values}, NAMES)


def test_a_legal_action_has_no_reason() -> None:
    scene = scenario()
    assert all(GAME.why_not(scene.s, 0, form) is None for form in scene.forms())


@pytest.mark.rule("CAR-B2")
def test_blocks_that_cannot_be_bought() -> None:
    scene = scenario(wheel={"I": "wp", "II": "y"}, coins=[3])
    blue = int(cart(location("I"), colour("b")))
    white = int(cart(location("I"), colour("w")))
    assert why(scene, white) == "Costs 6, you have 3."
    scene.play(KEEP)
    assert why(scene, blue) == "There is no blue block at location I."
    scene.carts("I", "p")
    yellow = int(cart(location("II"), colour("y")))
    assert "one location only" in why(scene, yellow)
    assert why(scene, white) == "Costs 6, and beside your cart you have 2 left."
    assert "All purple blocks" in why(scene, int(cart(location("I"), colour("p"))))
    assert why(scene, int(build(tile("villa1")))).startswith(("One action", "The Villa 1"))


@pytest.mark.rule("CAR-G1")
@pytest.mark.rule("CAR-G2")
def test_what_cannot_be_built_or_paid() -> None:
    scene = scenario(hands=["pbrry"], display="villa3 porta5")
    assert why(scene, int(build(tile("palazzo5")))) == "The Palazzo 5 is not on display."
    scene = scenario(hands=["rryp"], display="villa3 porta5")
    assert why(scene, int(build(tile("porta5")))) == "Costs 5 blocks, you have 4."
    scene.play(build(tile("villa3")))
    pisa = int(build_in(city("pisa")))
    assert why(scene, pisa) == "In Pisa this costs 3; your blocks pay for 2 there."
    scene = scenario(hands=["pprryw"], display="villa2").play(build(tile("villa2")))
    scene.play(build_in(city("lucca")))
    assert why(scene, int(pay(colour("p")))) == "Lucca does not accept purple blocks."
    assert "one by one" in why(scene, int(exchange(colour("r"))))
    assert "too cheap" in why(scene, int(exchange(colour("p"))))
    assert why(scene, int(exchange(colour("g")))) == "Two green blocks are needed, you have 0."
    over = int(upgrade(tile("porta5"), city("pisa")))
    assert why(scene, over) == "You do not have the Porta 5 in Pisa."
    assert "comes with a monument" in why(scenario(), int(improve(0)))


@pytest.mark.rule("CAR-V4")
@pytest.mark.rule("CAR-T2")
def test_what_cannot_be_scored() -> None:
    scene = scenario(cities=[{"massa": "villa1 porta2"}], used=["", "lucca"], visits=1)
    assert why(scene, field("massa")) == "Needs 3 buildings in Massa, you have 2."
    assert why(scene, field("lucca")) == "Scored already by Bruno."
    assert why(scene, field("money_low")) == "Only in the advanced version."
    assert "all bonus fields are empty" in why(scene, SCORE_OPEN)
    assert why(scene, FOLLOW) == "There is no royal visit to answer."
    assert why(scenario(), COINS5) == "You have nothing to score, even with the bonus."
    scene = scenario(cities=[{"massa": "villa1"}]).play(POINTS3, field("villa"))
    said = GAME.why_not(scene.s, 1, {"do": "pass"})
    assert said.id == "visit"
    advanced = scenario(version="advanced", coins=[30], cities=[{"massa": "villa1"}])
    assert why(advanced, field("money_low")) == "Needs 36 coins, you have 30."
    assert why(advanced, field("massa_pisa")) == "Needs a statue in Massa or Pisa."


@pytest.mark.rule("CAR-D1")
@pytest.mark.rule("CAR-D2")
@pytest.mark.rule("CAR-D6")
def test_items_that_cannot_be_placed_or_bought() -> None:
    scene = scenario(version="advanced", coins=[9], cities=[{"lucca": "villa1*"}], stored=["flag"])
    assert why(scene, int(purchase(item("red")))) == "Costs 10, you have 9."
    assert why(scene, int(unstore(item("flag")))) == "You have no building for the flag."
    scene.s.coins[0] = 20
    assert "in the city of its colour" in why(scene, int(purchase(item("white"))))
    scene.play(purchase(item("red")))
    assert "You do not have" in why(scene, int(set_on(tile("villa2"), city("lucca"))))
    scene = scenario(version="advanced", coins=[10], cities=[{"lucca": "villa1"}], wheel={"I": "p"})
    scene.play(TURN_STATUES)
    assert "must still be able to buy" in why(scene, int(purchase(item("red"))))


def test_pieces_are_answered_like_the_action_they_stand_for() -> None:
    scene = scenario(hands=["p"], display="villa5", coins=[2])
    villa: Any = {"is": "building", "type": "villa", "value": 5, "copy": 1}
    assert GAME.why_not(scene.s, 0, villa).id == "blocks"
    assert GAME.why_not(scene.s, 0, {"is": "blocks", "colour": "white", "count": 1}).id == "price"
    assert GAME.why_not(scene.s, 0, {"is": "city", "name": "massa"}).id == "minimum"
    assert GAME.why_not(scene.s, 0, {"is": "statue", "colour": "gold"}).id == "only-advanced"
    assert GAME.why_not(scene.s, 1, villa).id == "not-your-turn"


def asked(seed: int, positions: int) -> tuple[int, Counter[str], list[Any]]:
    """All illegal forms at random positions of a few games: their number, the ids of the answers,
    and one answer of each id.
    """
    rng = rng_for_run(seed)
    ids: Counter[str] = Counter()
    examples: dict[str, Any] = {}
    number = 0
    for run in range(positions // 10):
        version = "advanced" if run % 2 else "normal"
        s = GAME.initial(2 + run % 3, GAME.spec.check_options({"version": version}))
        chosen = {rng.below(400) for _ in range(10)}
        ply = 0
        while s.seat != TERMINAL:
            if s.seat == CHANCE:
                GAME.apply(s, CHANCE, GAME.sample(s, rng))
                continue
            legal = list(GAME.legal(s, s.seat))
            if ply in chosen:
                for action in set(range(GAME.spec.num_actions)) - set(legal):
                    said = GAME.why_not(s, s.seat, GAME.encode(s.seat, action))
                    number += 1
                    ids[said.id] += 1
                    examples[said.id] = said
            ply += 1
            GAME.apply(s, s.seat, legal[rng.below(len(legal))])
    return number, ids, list(examples.values())


def check_share(seed: int, positions: int) -> None:
    number, ids, examples = asked(seed, positions)
    assert number > positions * 300
    assert ids[NO_REASON] <= 0.05 * number
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for said in examples:
            if said.id != NO_REASON:
                assert words.form("carrara", "why", {"do": said.id, **said.values}, NAMES)


def test_nearly_every_no_has_its_reason() -> None:
    check_share(1, 40)


@pytest.mark.long
def test_nearly_every_no_has_its_reason_at_200_positions() -> None:
    check_share(2, 200)
