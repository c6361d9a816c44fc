"""What a player may know."""

from __future__ import annotations

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.rng import rng_for_run
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem.pieces import KIND_NAMES, KINDS
from tests.games.carpe_diem.scenario import GAME, Scene, cell, face, scenario

DISPLAYS = {2: "fountain P.W. P.K. P.b.", 4: "V.V. W.H. W.a. W.c."}


def seen_by(scene: Scene, seat: int) -> bytes:
    """Everything a seat sees of the position."""
    return msgspec.json.encode([GAME.view(scene.s, seat), GAME.prompt(scene.s, seat)])


def samples(scene: Scene, viewer: int, tries: int = 60) -> list[Scene]:
    rng = rng_for_run(7, viewer)
    return [Scene(GAME.determinize(scene.s, viewer, rng)) for _ in range(tries)]


def after_a_fountain() -> Scene:
    """Seat 0 has drawn merchant and villa, kept the villa and put the merchant under the pile."""
    scene = scenario(figures=[1, 4], displays=DISPLAYS).turn(2, "fountain", "33")
    return scene.draws("merchant", "villa").play(act.return_card(4))


@pytest.mark.rule("CAD-G7")
def test_others_see_how_many_cards_are_kept_but_not_which() -> None:
    scene = after_a_fountain()
    shown = GAME.view(scene.s, 1).players[0]
    assert (shown.fountain_cards, shown.fountain_hand, shown.returned) == (1, None, None)
    own = GAME.view(scene.s, 0).players[0]
    assert [card.of for card in own.fountain_hand] == ["villa"]
    assert [card.of for card in own.returned] == ["merchant"]
    imagined = {tuple(sample.hand(0)) for sample in samples(scene, 1)}
    assert len(imagined) == 12
    assert {tuple(sample.hand(0)) for sample in samples(scene, 0)} == {("villa",)}


@pytest.mark.rule("CAD-G7")
def test_the_returner_alone_knows_the_card_under_the_pile() -> None:
    scene = after_a_fountain()
    merchant = KIND_NAMES.index("merchant")
    assert all(sample.s.returned[merchant] == 1 for sample in samples(scene, 0))
    assert all(sample.s.pile[merchant] == 1 for sample in samples(scene, 0))
    others = [sample.s.returned[merchant] for sample in samples(scene, 1)]
    assert 0 < sum(others) < len(others)
    assert all(sum(sample.s.returned[:KINDS]) == 1 for sample in samples(scene, 1))


@pytest.mark.rule("CAD-G7")
def test_draws_and_returns_are_told_to_others_without_the_card() -> None:
    scene = scenario(figures=[1, 4], displays=DISPLAYS).turn(2, "fountain", "33")
    drawn = act.FOUNTAIN_CARD + 4
    assert GAME.redact(scene.s, -1, drawn, 0)["fountain_card"]["of"] == "merchant"
    for reader in (1, SPECTATOR):
        assert GAME.redact(scene.s, -1, drawn, reader)["do"] == "draw_hidden"
    scene.draws("merchant", "villa")
    assert GAME.redact(scene.s, 0, act.return_card(4), 0)["do"] == "return"
    for reader in (1, SPECTATOR):
        entry = GAME.redact(scene.s, 0, act.return_card(4), reader)
        assert entry == {"do": "return_hidden", "gains": None, "gives": None}
    assert GAME.barrier(scene.s, 0, act.return_card(4))


@pytest.mark.rule("CAD-T1")
def test_a_turn_under_way_is_its_players_secret() -> None:
    scene = scenario(figures=[1, 4], displays=DISPLAYS, goods=["bread"])
    before = {seat: (seen_by(scene, seat), GAME.info_key(scene.s, seat)) for seat in (1, SPECTATOR)}
    for a in (act.rush(1), act.take(face("P.W."))):
        assert GAME.redact(scene.s, 0, a, 1) is None
        scene.play(a)
        for seat, known in before.items():
            assert (seen_by(scene, seat), GAME.info_key(scene.s, seat)) == known
    build = act.build(cell("33"), 1)
    entry = GAME.redact(scene.s, 0, build, 1)
    assert (entry["do"], entry["field"], entry["by_bread"]) == ("build", 2, True)
    assert entry["tile"]["sides"] == "P.W."
    for sample in samples(scene, 1, 3):
        assert (sample.s.tile, sample.s.to_field) == (-1, -1)
        sample.sound()


@pytest.mark.rule("CAD-E3")
def test_memory_knows_points_though_the_table_does_not_show_them() -> None:
    scene = scenario(vp=[12, 17])
    assert all(sample.vp(1) == 17 for sample in samples(scene, 0, 5))
    other = scenario(vp=[12, 18])
    assert GAME.info_key(scene.s, 0) != GAME.info_key(other.s, 0)
    assert seen_by(scene, 0) == seen_by(other, 0)
