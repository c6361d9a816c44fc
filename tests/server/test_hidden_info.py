"""What a program is sent about its seat's knowledge is the same for indistinguishable states."""

from __future__ import annotations

import contextlib
import json

import pytest

from contrada.client import Client
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.play.knowledge import decision_stream, digest, knowledge_digest, representative
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.server.tables import events as ev
from contrada.server.tables import messages as msg
from contrada.server.tables.outside.knowledge import info_message
from tests.server.harness import Person, Running, Watcher
from tests.server.outside import bot_of, owner_at
from tests.server.test_hidden import common_move, join, prepare, stream
from tests.server.test_transcript import Play

HIDING = [game for game in game_ids() if game != "carrara"]
"""In Carrara nothing is hidden from a perfect memory, which a program is assumed to have."""


@pytest.mark.parametrize("game", game_ids())
def test_equal_knowledge_is_sent_as_equal_bytes(game: str) -> None:
    """Also where the other state differs in what was dealt, in hands and in drafts of others."""
    spec = entry_of(game).spec
    compared = apart = 0
    for seats in range(spec.min_seats, spec.max_seats + 1):
        play = Play(game, seats)
        table, rng = play.table, rng_for_run(60, seats)
        match = table.match
        assert match is not None
        while table.running and match.ply < 120:
            seat = match.actors[0]
            truth = match.state
            sent = info_message(table, seat)
            for _ in range(2):
                match.state = match.game.determinize(truth, seat, rng)
                apart += match.state.dump() != truth.dump()
                compared += 1
                assert info_message(table, seat) == sent
            match.state = truth
            for other in range(seats):
                if other not in match.actors:
                    assert info_message(table, other) is None
            legal = match.legal(seat)
            action = legal[int(rng.below(len(legal)))]
            play.apply(ev.Played(seat, match.game.encode(seat, action)))
    assert compared >= 100
    assert apart >= 50 or game not in HIDING


@pytest.mark.parametrize("game", game_ids())
def test_the_program_rebuilds_what_the_arena_gives(game: str) -> None:
    """Key, legal actions, view and sampled worlds are those of the true state's information set."""
    match = Match(make_game(game), 2, None, 5)
    rng = rng_for_run(61)
    for _ in range(40):
        if match.over:
            break
        seat = match.actors[0]
        truth = InfoSet.of(match.game, match.state, seat, rng)
        dumped = json.loads(json.dumps(representative(match.game, match.state, seat).dump()))
        there = make_game(game)
        rebuilt = InfoSet(there, there.restore(dumped), seat)
        assert digest(rebuilt.key) == knowledge_digest(match.game, match.state, seat)
        assert list(rebuilt.legal) == list(truth.legal)
        assert rebuilt.view() == truth.view()
        streams = [decision_stream(7, "table", info) for info in (truth, rebuilt)]
        worlds = [info.sample(s) for info, s in zip((truth, rebuilt), streams, strict=True)]
        assert worlds[0].dump() == worlds[1].dump()
        assert streams[0].next32() == streams[1].next32()
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("game", [*HIDING, "fiera"])
def test_worlds_a_program_cannot_tell_apart_send_it_the_same_bytes(
    server: Running, people: list[Person], game: str
) -> None:
    """All messages over the network, as they come, to a bot account that asks for `info`."""
    url = f"http://127.0.0.1:{server.port}"
    _, token = bot_of(owner_at(url))
    program = Client(url, token)
    compared = apart = known = 0
    for trial in range(2):
        rng = rng_for_run(70, trial)
        tables = []
        for _ in range(2):
            seats = [{"kind": "open"}, {"kind": "me"}]
            table = people[0].create(seats, game, bots="welcome")
            program.do(table, msg.Take(seat=0))
            people[0].must(table, "start")
            people[0].look(table)
            tables.append(table)
        one, two = (server.services.tables.cache.sessions[table] for table in tables)
        prepare(one, two, 0, rng)
        leader, follower = one.table.match, two.table.match
        assert leader is not None
        assert follower is not None
        with contextlib.ExitStack() as stack:
            others = [join(stack, people[0], table, 1) for table in tables]
            bots = []
            for table in tables:
                socket = program.transport.connect(
                    f"/api/tables/{table}/socket?seat=0&patches={trial}&info=1"
                )
                stack.callback(socket.close)
                bots.append(Watcher(socket._connection))
                bots[-1].catch_up()
            for _ in range(10):
                for watcher in (*bots, *others):
                    watcher.catch_up()
                assert stream(bots[0], one) == stream(bots[1], two)
                compared += 1
                apart += leader.state.dump() != follower.state.dump()
                mover = leader.actors[0] if one.table.running else -1
                action = common_move(leader, follower, mover, 0, rng) if mover >= 0 else None
                if action is None:
                    break
                form = leader.game.encode(mover, action)
                for watcher in bots if mover == 0 else others:
                    seq = watcher.state["seq"]
                    assert watcher.ask(do="play", seq=seq, action=form)["type"] == "ack"
                lines = [session.table.transcript.lines[0] for session in (one, two)]  # type: ignore[union-attr]
                keys = [
                    match.game.info_key(match.state, 0)
                    for match in (leader, follower)
                    if one.table.running
                ]
                if lines[0] != lines[1] or not keys or keys[0] != keys[1]:
                    break  # from here on the program may know more
            known += sum(told["type"] == "info" for told in bots[0].heard)
        for table in tables:
            people[0].post(f"/api/tables/{table}/do", {"do": "leave", "seat": 1})
            program.do(table, msg.Leave(seat=0))
    assert compared >= 4
    assert apart >= 4, "the worlds differ while they look alike"
    assert known >= 4
