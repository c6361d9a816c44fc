"""What cannot be taken back is announced, rightly and without telling secrets; and the QR code."""

from __future__ import annotations

import pytest

from contrada.core.game import TERMINAL
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.server.tables.projection import finals
from tests.server.harness import Person, Running


@pytest.mark.parametrize("game_id", [name for name in game_ids() if name != "fiera"])
def test_final_is_what_the_match_then_refuses_and_tells_no_secret(game_id: str) -> None:
    game = make_game(game_id)
    match = Match(game, 3, {}, seed=bytes(32))
    rng = rng_for_run(7, 0)
    seen = {True: 0, False: 0}
    for _ in range(400):
        seat = int(game.to_move(match.state))
        if seat == TERMINAL:
            break
        legal = [int(a) for a in game.legal(match.state, seat)]
        told = finals(game, match.state, seat, legal)
        other = game.determinize(match.state, seat, rng)
        assert finals(game, other, seat, legal) == told
        alone = len(list(game.actors(match.state))) == 1
        choice = int(rng.below(len(told)))
        match.play(seat, legal[choice])
        seen[told[choice]] += 1
        if told[choice] and alone:
            assert not match.can_undo(seat)
    assert seen[True] > 0


def test_a_page_has_a_qr_code(server: Running) -> None:
    person = Person(server.port)
    answer = person.get("/api/qr?path=/table/abc")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
    for path in ("//elsewhere.example", "elsewhere", "/" + "x" * 300, "/" + "😀" * 150):
        assert person.get(f"/api/qr?path={path}").status_code == 400
    odd = {"Host": "x" * 4000}
    assert person.http.get("/api/qr?path=/", headers=odd).status_code == 400
    person.close()
