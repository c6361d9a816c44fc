"""The set-up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.pieces import BONUS_MARBLE, BONUS_STORAGE, COLOURS, NOTHING
from tests.games.tuscany.scenario import GAME, NEW, scenario


def new_match(seats: int = 3, **options: Any) -> Match:
    return Match(GAME, seats, options, seed_for_run(7))


def arrange_all(match: Match) -> None:
    """Play each seat's first choice until all maps are revealed."""
    while match.state.phase == st.ARRANGING:
        seat = match.actors[-1]
        match.play(seat, match.legal(seat)[0])


def seen_by(match: Match, seat: int) -> bytes:
    """Everything a seat sees."""
    s = match.state
    shown = [GAME.view(s, seat), GAME.prompt(s, seat), match.log_for(seat)]
    return msgspec.json.encode(shown)


@pytest.mark.rule("TUS-S1")
def test_five_hidden_cards_and_21_tiles_each_with_both_markers_at_0() -> None:
    match = new_match()
    s = match.state
    for seat in range(3):
        assert s.hand_size[seat] == 5
        assert s.own_left[seat] == 21
        assert (s.green[seat], s.red[seat]) == (0, 0)
        view = GAME.view(s, (seat + 1) % 3)
        assert view.players[seat].hand is None
        assert sum(tiles.count for tiles in view.players[seat].own_tiles) == 21
    assert s.neutral_size == 32
    assert sum(s.bonus_left) == 25
    assert s.deck_size == 122 - 15


@pytest.mark.rule("TUS-S2")
def test_each_seat_gets_one_board_of_each_letter_and_none_twice() -> None:
    s = new_match(4).state
    for letter in range(3):
        assert sorted(s.boards[seat * 3 + letter] for seat in range(4)) == [0, 1, 2, 3]


@pytest.mark.rule("TUS-S2")
def test_arranging_goes_in_three_steps() -> None:
    match = new_match()
    assert [GAME.encode(0, a)["do"] for a in match.legal(1)] == ["arrange"] * 48
    match.play(1, act.arrange(2, 2))
    assert [GAME.encode(0, a)["do"] for a in match.legal(1)] == ["shift"] * 4
    match.play(1, act.shift(8))
    assert [GAME.encode(0, a)["do"] for a in match.legal(1)] == ["start_castle"] * 3
    match.play(1, match.legal(1)[2])
    assert match.legal(1) == []
    assert match.actors == [0, 2]


@pytest.mark.rule("TUS-S2")
def test_the_boards_are_shown_as_they_lie_until_the_map_is_finished() -> None:
    match = new_match()
    dealt = GAME.view(match.state, 1).players[1].arranging
    assert [(one.board[0], one.turned) for one in dealt] == [(x, "upright") for x in "ABC"]
    assert GAME.view(match.state, 0).players[1].arranging is None
    match.play(1, act.arrange(2, 2))  # BAC, the middle board turned
    laid = GAME.view(match.state, 1).players[1].arranging
    assert [one.board[0] + one.turned for one in laid] == ["Bupright", "Aturned", "Cupright"]
    assert laid[1].colours == dealt[0].colours[::-1]
    match.play(1, act.shift(8))
    mine = GAME.view(match.state, 1).players[1]
    assert mine.arranging is None
    assert [field.colour for field in mine.map.fields] == [c for one in laid for c in one.colours]


@pytest.mark.rule("TUS-S2")
def test_nothing_of_a_map_is_seen_before_all_are_done() -> None:
    match = new_match()
    others = (0, 2, SPECTATOR)
    before = [seen_by(match, seat) for seat in others]
    for _ in range(3):
        match.play(1, match.legal(1)[0])
    assert [seen_by(match, seat) for seat in others] == before
    arrange_all(match)
    assert [seen_by(match, seat) for seat in others] != before
    entry = next(line.entry for line in match.log_for(0) if line.entry["do"] == "revealed")
    assert [one["who"]["seat"] for one in entry["maps"]] == [0, 1, 2]
    assert entry["maps"][1]["castle"] == GAME.tables.shape.names[match.state.castle[1]]
    boards = GAME.view(match.state, 0).players[1].map.boards
    assert [board["board"] for board in entry["maps"][1]["boards"]] == [b.board for b in boards]


@pytest.mark.rule("TUS-S2")
def test_boards_are_secret_while_arranging() -> None:
    match = new_match()
    rng = rng_for_run(5)
    true = list(match.state.boards[3:6])
    imagined = [list(GAME.determinize(match.state, 0, rng).boards[3:6]) for _ in range(40)]
    assert any(boards != true for boards in imagined)
    own = list(match.state.boards[:3])
    assert all(b != o for boards in imagined for b, o in zip(boards, own, strict=True))


@pytest.mark.rule("TUS-S2")
def test_an_arrangement_can_be_taken_back_until_all_are_done() -> None:
    match = new_match(2)
    fresh = GAME.fingerprint(match.state)
    for _ in range(3):
        match.play(0, match.legal(0)[1])
    match.restart(0)
    assert GAME.fingerprint(match.state) == fresh
    arrange_all(match)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.rule("TUS-S2")
def test_the_start_castle_scores_nothing_and_is_covered() -> None:
    match = new_match()
    arrange_all(match)
    s = match.state
    for seat in range(3):
        assert s.covered[seat] == 1 << s.castle[seat]
        assert s.fields[seat * COLOURS] >> s.castle[seat] & 1
        assert s.reach[seat] != 0
        assert s.green[seat] == 0
    assert s.castle_tile == NOTHING


@pytest.mark.rule("TUS-S3")
def test_bonus_tiles_in_turn_order_and_storage_gives_two_green_points() -> None:
    match = new_match()
    arrange_all(match)
    assert match.state.start == 0
    assert match.legal(0) == [act.bonus(kind) for kind in range(5)]
    match.play(0, act.bonus(BONUS_STORAGE))
    match.play(1, act.bonus(BONUS_STORAGE))
    match.play(2, act.bonus(BONUS_MARBLE))
    assert list(match.state.green) == [2, 2, 0]
    assert list(match.state.bonus_left) == [5, 3, 4, 5, 5]
    assert match.to_move == 0


@pytest.mark.rule("TUS-S3")
def test_the_start_player_may_be_drawn_after_the_arranging() -> None:
    found = set()
    for number in range(12):
        match = Match(GAME, 3, {"starter": "random"}, seed_for_run(8, number))
        assert match.state.start == NOTHING
        arrange_all(match)
        assert match.to_move == match.state.start
        found.add(match.to_move)
    assert found == {0, 1, 2}


@pytest.mark.rule("TUS-S4")
def test_eight_neutral_tiles_are_opened_last() -> None:
    match = new_match()
    arrange_all(match)
    assert list(match.state.display) == [NOTHING] * 8
    for seat in range(3):
        match.play(seat, act.bonus(BONUS_MARBLE))
    s = match.state
    assert NOTHING not in s.display
    assert s.neutral_size == 24
    assert list(s.own_left) == [21] * 3
    assert [entry.actor for entry in match.log[-8:]] == [CHANCE] * 8


@pytest.mark.rule("TUS-S5")
def test_one_storage_space_and_one_more_for_each_storage_tile() -> None:
    scene = scenario(bonus=["", "storage", "storage storage storage storage"])
    assert [len(player.storage) for player in GAME.view(scene.s, 0).players] == [1, 2, 5]
    full = scenario(storage=["city"])
    assert "take" not in full.verbs()
    assert "exchange" in full.verbs()
    roomy = scenario(storage=["city"], bonus=["storage"])
    assert "take" in roomy.verbs()
    assert "exchange" not in roomy.verbs()


@pytest.mark.parametrize("game", [GAME, NEW])
def test_a_preview_of_an_arrangement_gives_the_points_of_every_area(game: Any) -> None:
    match = Match(game, 2, {}, seed_for_run(7))
    for order in match.legal(0):
        shown = {
            (one["middle"], one["right"]): one["total"]
            for one in game.preview(match.state, 0, order)["shifts"]
        }
        laid = match.state.copy()
        game.apply(laid, 0, order)
        round_ = game.encode(0, order)["order"] in ("CBA", "BCA", "CAB")
        for shift in game.legal(laid, 0):
            form = game.encode(0, shift)
            both = (form["middle"], form["right"])
            told = game.preview(laid, 0, shift)
            assert told["total"] == shown[both[::-1] if round_ else both]
            alone = 30 - sum(len(area["fields"]) for area in told["areas"])
            assert told["total"] == alone + sum(area["points"] for area in told["areas"])


def test_tables_with_the_same_boards_share_the_previews_of_arrangements() -> None:
    """Otherwise those of one seat take 100 kB of a server's memory."""
    first, second = Match(GAME, 2, {}, seed_for_run(7)), Match(GAME, 2, {}, seed_for_run(7))
    for order in first.legal(0):
        one, two = (GAME.preview(match.state, 0, order) for match in (first, second))
        assert one is two
    other = Match(GAME, 2, {}, seed_for_run(8))
    ours, theirs = (
        [GAME.preview(match.state, 0, order)["best"] for order in match.legal(0)]
        for match in (first, other)
    )
    assert ours != theirs
