"""Reasons, supplies and texts: every illegal form has a reason, and everything has its words."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.messages import Message
from contrada.core.registry import entry_of
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.words import LANGUAGES, Words
from tests.games.tuscany.scenario import GAME, NEW, field, item, pays, scenario

ALL = {lang: Words(lang, strict=True) for lang in LANGUAGES}
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def positions(number: int, many: int) -> list[tuple[Any, int]]:
    """Positions of random games in which much is placed, with a seat that has to decide."""
    found: list[tuple[Any, int]] = []
    game = 0
    while len(found) < many:
        match = Match(NEW, 2 + game % 3, {}, seed_for_run(number, game))
        rng = rng_for_run(number, game)
        game += 1
        while not match.over and len(found) < many:
            seat = match.actors[0]
            if rng.below(4) == 0:
                found.append((match.state.copy(), seat))
            legal = match.legal(seat)
            wanted = [a for a in legal if act.is_place(a) or a >= act.PAY]
            some = wanted if wanted and rng.below(3) else legal
            match.play(seat, some[rng.below(len(some))])
    return found


def told(s: Any, seat: int, reasons: Counter[str]) -> None:
    """Ask about every action, and word each new kind of answer in all languages."""
    legal = set(NEW.legal(s, seat))
    for a in range(NEW.spec.num_actions):
        form = NEW.encode(seat, a)
        reason = NEW.why_not(s, seat, form)
        assert (reason is None) == (a in legal)
        if reason is None:
            continue
        if reason.id not in reasons and reason.id != "not-now":
            for words in ALL.values():
                assert words._say("tuscany", f"why-{reason.id}", reason.values, NAMES)
        reasons[reason.id] += 1


@pytest.mark.parametrize("many", [12, pytest.param(200, marks=pytest.mark.long)])
def test_nearly_every_illegal_action_has_a_reason_that_names_a_rule(many: int) -> None:
    reasons: Counter[str] = Counter()
    for s, seat in positions(5, many):
        told(s, seat, reasons)
    assert reasons["not-now"] <= 0.05 * sum(reasons.values())
    assert {"wrong-colour", "not-stored", "pay-first", "arrange-first"} & reasons.keys()


def why(scene: Any, what: dict[str, Any], seat: int = 0) -> Message:
    reason = GAME.why_not(scene.s, seat, what)
    assert isinstance(reason, Message)
    return reason


def of(a: int) -> dict[str, Any]:
    form: dict[str, Any] = GAME.encode(0, a)
    return form


def test_the_reason_is_the_rule() -> None:
    scene = scenario(hands=["Y R R"], storage=["monastery"])
    place = act.place(item("monastery"), field("a1"))
    assert why(scene, of(place)) == Message(
        "wrong-colour", {"field": "a1", "colour": "grey", "wanted": "yellow"}
    )
    assert why(scene, of(act.place(item("monastery"), field("b3")))).id == "not-adjacent"
    assert why(scene, of(act.take(item("city")))).id == "storage-full"
    assert why(scene, of(act.MARBLE)).id == "no-marble"
    assert why(scene, {"is": "card", "colour": "red"}).id == "place-first"
    poor = scenario(hands=["Y R"], storage=["monastery"], display="castle city")
    assert why(poor, of(act.place(item("monastery"), field("d3")))) == Message(
        "too-dear", {"colour": "yellow", "have": 1}
    )
    assert why(poor, {"is": "tile", "tile": "monastery"}).id == "too-dear"
    assert why(poor, of(act.DRAW), seat=1).id == "not-your-turn"


def test_a_field_says_why_nothing_can_be_placed_on_it() -> None:
    scene = scenario(hands=["Y R"], storage=["monastery"], laid=["c3"])
    of_field = {name: {"is": "field", "field": name} for name in ("c3", "i1", "d3", "d1")}
    assert why(scene, of_field["c3"]).id == "covered"
    assert why(scene, of_field["i1"]).id == "not-adjacent"
    assert why(scene, of_field["d3"]).id == "too-dear"
    assert why(scene, of_field["d1"]).id == "wrong-colour"
    assert why(scenario(storage=[""]), of_field["d1"]).id == "nothing-stored"
    rich = scenario(hands=["Y Y"], storage=["monastery"], laid=["c3"])
    assert GAME.why_not(rich.s, 0, of_field["d3"]) is None


def test_reasons_while_paying() -> None:
    scene = scenario(hands=["Y R R O LG LG"], storage=["monastery"])
    scene.play(act.place(item("monastery"), field("d3")))
    assert why(scene, of(pays("O")[0])).id == "lonely-card"
    assert why(scene, of(pays("W")[0])).id == "no-worker"
    scene.play(*pays("R Y"))
    assert why(scene, of(pays("LG")[0])).id == "paid-enough"
    assert why(scene, of(pays("Y")[0])).id == "no-card"
    assert why(scene, of(act.DRAW)).id == "pay-first"


def test_reasons_never_depend_on_what_is_hidden() -> None:
    rng = rng_for_run(9)
    for s, seat in positions(6, 12):
        other = NEW.determinize(s, seat, rng)
        for a in range(0, NEW.spec.num_actions, 7):
            form = NEW.encode(seat, a)
            assert NEW.why_not(s, seat, form) == NEW.why_not(other, seat, form)
        for viewer in (seat, SPECTATOR):
            imagined = NEW.determinize(s, viewer, rng) if viewer != seat else other
            assert NEW.supply(s, viewer) == NEW.supply(imagined, viewer)


def test_supplies_add_up_and_have_words() -> None:
    for s, seat in positions(7, 10):
        supplies = {one.name: one for one in NEW.supply(s, seat)}
        assert set(supplies) == {"cards", "own-stacks", "neutral", "yields", "bonus-tiles"}
        cards = supplies["cards"]
        assert sum(row.seen + row.left for row in cards.rows) == 122
        others = sum(int(n) for n in s.hand_size) - int(s.hand_size[seat])
        assert sum(row.left for row in cards.rows) == cards.left + others
        own = supplies["own-stacks"]
        assert sum(row.left for row in own.rows) == own.left == s.own_left[seat]
        for words in ALL.values():
            for one in supplies.values():
                assert words.text(f"tuscany-supply-{one.name}")
                for row in one.rows:
                    assert words.value("tuscany", row.piece, NAMES)
                if one.note is not None:
                    assert words._say(
                        "tuscany", f"supply-note-{one.note.id}", one.note.values, NAMES
                    )


@pytest.mark.parametrize("game", [NEW, GAME])
def test_the_box_page_lists_every_piece(game: Any) -> None:
    box = entry_of("tuscany").box
    assert box is not None
    tables = {table.id: table for table in box(game.components)}
    counts = {name: sum(row.count for row in table.rows) for name, table in tables.items()}
    assert counts == {
        "tiles": 17 + 28,
        "agriculture": 8,
        "cards": 122,
        "yields": 27,
        "bonus-tiles": 25,
        "colour-bonus": 8,
        "boards": 12,
    }
    for words in ALL.values():
        for name, table in tables.items():
            assert table.source == game.components[name.replace("-", "_")]["source"]
            assert words.text(f"tuscany-box-{name}")
            assert words.text(f"tuscany-box-{name}-why")
            assert all(words.value("tuscany", row.piece, NAMES) for row in table.rows)
        assert words.text("tuscany-box-name-first-reconstruction")


def test_every_ruling_has_its_words_and_its_option() -> None:
    files = entry_of("tuscany").files
    assert files is not None
    rulings = tomllib.loads(Path(files, "rulings.toml").read_text("utf-8"))["ruling"]
    options = {option.name: option for option in NEW.spec.options}
    assert {one["option"] for one in rulings if "option" in one} == {"stacks", "gaps"}
    for one in rulings:
        assert all(rule.startswith("TUS-") for rule in one["rules"])
        assert one.get("option", "draw") in options
        for words in ALL.values():
            assert words.text(f"tuscany-ruling-{one['id']}")
            assert words.text(f"tuscany-ruling-{one['id']}-why")


# -- the options of the rulings ---------------------------------------------------------------


@pytest.mark.rule("TUS-E4")
@pytest.mark.parametrize(("stacks", "points"), [("no", 2), ("yes", 2 + 18)])
def test_stacks_count_only_as_an_option(stacks: str, points: int) -> None:
    scene = scenario(storage=["city"], marble=[1, 0, 0], laid_out=[3, 0, 0], stacks=stacks)
    assert GAME.scores(scene.s)[0] == points


@pytest.mark.rule("TUS-T5")
@pytest.mark.parametrize("gaps", ["left", "filled"])
def test_gaps_after_the_reshuffle_stay_or_are_filled(gaps: str) -> None:
    """Five of a colour, no neutral tile left: the five laid aside are shuffled and come again."""
    scene = scenario(display="castle castle castle castle city quarry village estate", gaps=gaps)
    s = scene.s
    for tile in range(len(s.neutral)):
        s.box[tile] += s.neutral[tile]
        s.neutral[tile] = 0
    s.neutral_size = 0
    scene.take("city").refills("castle")
    assert s.phase == st.CLEARING
    assert s.neutral_shuffles == 1
    scene.opens("castle castle castle castle castle")
    assert len(scene.display()) == 3
    assert s.owed == (5 if gaps == "filled" else 0)
    if s.phase == st.AFTER:
        scene.play(act.END_TURN)
    scene.take("quarry").refills("quarry")
    if gaps == "filled":
        assert s.phase == st.CLEARING
        scene.opens("castle castle castle castle castle")
    assert GAME.check(s) == []
    assert len(scene.display()) == 3
