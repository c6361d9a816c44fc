"""The values of the scoring fields."""

from __future__ import annotations

import pytest

from contrada.core.game import SPECTATOR
from contrada.games.carrara.actions import FOLLOW, FORGO, PASS
from contrada.games.carrara.pieces import FIELD_NAMES
from contrada.games.carrara.scoring import field_coins, field_points
from tests.games.carrara.scenario import COINS5, GAME, POINTS3, Scene, T, field, scenario


def gives(scene: Scene, name: str, seat: int = 0) -> tuple[int, int]:
    """The coins and points that a field would give now."""
    number = FIELD_NAMES.index(name)
    return int(field_coins(T, scene.s, seat, number)), int(field_points(T, scene.s, seat, number))


@pytest.mark.rule("CAR-V5")
def test_a_city_needs_its_number_of_buildings() -> None:
    two = {
        name: f"{kind}1 {kind}2"
        for name, kind in zip(
            ("lerici", "massa", "viareggio", "lucca", "pisa", "livorno"),
            ("biblioteca", "palazzo", "porta", "cattedrale", "castello", "villa"),
            strict=True,
        )
    }
    scene = scenario(cities=[two]).play(POINTS3)
    assert scene.fields()[:3] == ["lucca", "pisa", "livorno"]
    assert "massa" not in scene.fields()
    three = {"lerici": "porta1 porta2 porta3"}
    assert "lerici" in scenario(cities=[three]).play(POINTS3).fields()
    assert "livorno" not in scenario(cities=[{"livorno": "porta1"}]).play(POINTS3).fields()


@pytest.mark.rule("CAR-V5")
def test_a_city_gives_the_sum_of_values_times_its_reward() -> None:
    scene = scenario(cities=[{"viareggio": "porta1 villa2 palazzo5", "livorno": "villa1 porta2"}])
    assert gives(scene, "viareggio") == (16, 0)
    assert gives(scene, "livorno") == (0, 9)
    scene = scenario(cities=[{"livorno": "villa1 porta2"}], improved=["livorno"])
    assert gives(scene, "livorno") == (0, 12)


@pytest.mark.rule("CAR-V6")
def test_the_rulebooks_example_palazzi_in_pisa_lucca_and_massa() -> None:
    scene = scenario(cities=[{"pisa": "palazzo1", "lucca": "palazzo5 villa5", "massa": "palazzo4"}])
    assert gives(scene, "palazzo") == (3, 14)
    scene.play(POINTS3, field("palazzo"))
    assert (scene.coins(), scene.points()) == (23, 3 + 10 + 4)


@pytest.mark.rule("CAR-V6")
def test_a_type_needs_one_building_and_a_monument_counts() -> None:
    scene = scenario(cities=[{"livorno": "villa8"}]).play(POINTS3)
    assert scene.fields() == ["villa", "rural"]
    assert gives(scene, "villa") == (0, 24)


@pytest.mark.rule("CAR-V7")
def test_the_rulebooks_example_urban_buildings_give_eleven_coins() -> None:
    scene = scenario(
        cities=[
            {"livorno": "palazzo1 porta4", "lerici": "biblioteca5 cattedrale1", "pisa": "villa4"}
        ],
        improved=["livorno lerici"],
    )
    assert gives(scene, "urban") == (11, 0)
    assert gives(scene, "rural") == (0, 4)
    scene.play(POINTS3, field("urban"))
    assert scene.coins() == 31


@pytest.mark.rule("CAR-V8")
def test_a_decoration_adds_one_to_its_building_a_statue_nothing() -> None:
    plain = {"lucca": "villa2 villa4", "massa": "porta5"}
    adorned = {"lucca": "villa2*+red villa4+gold", "massa": "porta5*"}
    before = scenario(version="advanced", cities=[plain])
    after = scenario(version="advanced", cities=[adorned])
    assert (gives(before, "lucca"), gives(after, "lucca")) == ((0, 12), (0, 14))
    assert (gives(before, "villa"), gives(after, "villa")) == ((0, 12), (0, 14))
    assert (gives(before, "rural"), gives(after, "rural")) == ((0, 6), (0, 7))
    assert (gives(before, "urban"), gives(after, "urban")) == ((5, 0), (6, 0))
    assert gives(after, "viareggio_lucca") == (0, 3 * 2 + 4 * 2)


@pytest.mark.rule("CAR-V9")
def test_the_rulebooks_example_40_coins_claim_three_for_one_and_31_give_10() -> None:
    scene = scenario(version="advanced", coins=[40]).play(POINTS3)
    assert scene.fields() == ["money_low"]
    assert GAME.barrier(scene.s, 0, field("money_low"))
    scene.play(field("money_low"))
    assert (scene.coins(), scene.points()) == (40, 3)
    scene.s.coins[0] = 31
    assert GAME.scores(scene.s)[0] == 3 + 10
    scene.s.coins[0] = 25
    assert GAME.scores(scene.s)[0] == 3 + 8


@pytest.mark.rule("CAR-V9")
def test_money_fields_ask_for_36_and_50_coins() -> None:
    assert "score" not in scenario(version="advanced", coins=[30]).verbs()
    scene = scenario(version="advanced", coins=[50]).play(POINTS3)
    assert scene.fields() == ["money_low", "money_high"]
    assert scenario(version="advanced", coins=[49]).play(POINTS3).fields() == ["money_low"]
    scene.play(field("money_high"))
    assert GAME.scores(scene.s)[0] == 3 + 25


@pytest.mark.rule("CAR-V9")
def test_a_money_field_is_for_one_player_and_each_player_claims_one() -> None:
    scene = scenario(version="advanced", coins=[60, 60, 60], used=["money_low"], turn=1)
    assert scene.play(POINTS3).fields() == ["money_high"]
    scene = scenario(version="advanced", coins=[60], used=["money_low"])
    assert "score" not in scene.verbs()


@pytest.mark.rule("CAR-V9")
def test_only_that_there_are_enough_coins_is_told() -> None:
    scene = scenario(version="advanced", coins=[47]).play(POINTS3)
    assert GAME.redact(scene.s, 0, field("money_low"), 1) == {
        "do": "claimed",
        "field": {"is": "field", "name": "money_low"},
        "minimum": 36,
        "rate": 3,
    }


@pytest.mark.rule("CAR-V10")
def test_the_rulebooks_example_massa_and_pisa() -> None:
    scene = scenario(
        version="advanced",
        cities=[
            {
                "pisa": "palazzo1*+yellow villa2 porta4",
                "massa": "castello5*+blue porta1+gold cattedrale4*+red",
            }
        ],
        improved=["pisa"],
    )
    scene.play(POINTS3, field("massa_pisa"))
    assert (scene.coins(), scene.points()) == (20 + 8, 3 + 12)


@pytest.mark.rule("CAR-V10")
def test_a_pair_needs_one_statue_in_either_city() -> None:
    scene = scenario(version="advanced", cities=[{"lerici": "villa1+purple", "lucca": "porta1"}])
    scene.play(POINTS3)
    assert [name for name in scene.fields() if "_" in name] == ["livorno_lerici"]


@pytest.mark.rule("CAR-V11")
def test_points_go_on_past_one_hundred() -> None:
    scene = scenario(
        cities=[{"livorno": "villa8 villa5 porta8 porta5 palazzo8"}], improved=["livorno"]
    )
    scene.play(POINTS3, field("livorno"))
    assert scene.points() == 3 + 4 * 34
    assert GAME.view(scene.s, SPECTATOR).players[0].track == 139


def test_a_mixed_reward_of_an_owners_box_gives_both() -> None:
    scene = scenario(cities=[{"lerici": "villa1 villa2 villa5"}])
    assert gives(scene, "lerici") == (8, 0)
    T.points[0] = 1
    try:
        assert gives(scene, "lerici") == (8, 8)
    finally:
        T.points[0] = 0


def test_the_view_says_what_every_field_would_give() -> None:
    scene = scenario(cities=[{"massa": "palazzo1 villa5 porta2"}], used=["porta massa"])
    shown = {f.name: (f.state, f.coins, f.points) for f in GAME.view(scene.s, 1).players[0].fields}
    assert shown["massa"][0] == "scored"
    assert shown["porta"][0] == "scored"
    assert shown["villa"] == ("open", 0, 5)
    assert shown["urban"] == ("open", 3, 0)
    assert shown["lucca"] == ("closed", 0, 0)
    rival = {f.name: f.state for f in GAME.view(scene.s, 1).players[1].fields}
    assert rival["massa"] == "taken"
    assert rival["porta"] == "closed"


def test_a_field_whose_state_depends_on_hidden_coins_says_so() -> None:
    scene = scenario(version="advanced", coins=[60, 10])
    own = {f.name: (f.state, f.points) for f in GAME.view(scene.s, 0).players[0].fields}
    assert own["money_high"] == ("open", 30 - 12)
    other = {f.name: (f.state, f.points) for f in GAME.view(scene.s, 1).players[0].fields}
    assert other["money_high"] == ("unknown", 0)


def test_previews_of_fields_and_bonuses() -> None:
    scene = scenario(cities=[{"massa": "palazzo1 villa5 porta2"}])
    assert GAME.preview(scene.s, 0, COINS5) == {"coins": 5}
    assert GAME.preview(scene.s, 0, POINTS3) == {"points": 3}
    assert GAME.preview(scene.s, 0, PASS) == {"coins": 2}
    scene.play(COINS5)
    assert GAME.preview(scene.s, 0, field("massa")) == {"coins": 0, "points": 8}
    scene = scenario(version="advanced", coins=[60]).play(POINTS3)
    assert GAME.preview(scene.s, 0, field("money_high")) == {"rate": 2, "end": 18}


def test_points_are_broken_down_by_source() -> None:
    scene = scenario(
        version="advanced",
        seats=2,
        coins=[4, 0],
        cities=[{"lucca": "villa1*+red porta2", "massa": "porta4"}, {"lucca": "villa5"}],
    )
    scene.play(POINTS3, field("lucca"), FORGO, PASS, POINTS3, field("porta"), FOLLOW)
    scene.play(field("rural"), COINS5, field("viareggio_lucca"))
    shown = GAME.breakdown(scene.s, 0, 0)
    points = {line.source: line.points for line in shown.lines}
    assert points == {
        "bonuses": 6,
        "cities": 8,
        "types": 8,
        "landscapes": 0,
        "pairs": 4,
        "building": 0,
        "ending": 0,
        "money": 9 // 5,
        "sets": 2,
        "majorities": 10,
    }
    assert shown.total == sum(points.values()) == GAME.scores(scene.s)[0]
