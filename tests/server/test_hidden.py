"""States that a seat cannot distinguish are sent to it as the same bytes."""

from __future__ import annotations

import contextlib
import re
from typing import Any, cast

import pytest

from contrada.core.game import CHANCE, SPECTATOR, State
from contrada.core.match import Match
from contrada.core.registry import game_ids
from contrada.core.rng import Rng, rng_for_run
from contrada.server.runtime.session import TableSession
from contrada.server.tables import events as ev
from contrada.server.tables.projection import Published
from contrada.server.tables.transcript import Transcript
from tests.server.harness import Person, Running, Watcher
from tests.server.test_transcript import Play

PREPARED = 160
"""So many decisions at most are played before the worlds part."""


class Mirror(Match):
    """A match whose chance follows another match wherever that is possible."""

    leader: Match

    def _settle(self) -> None:
        while self.to_move == CHANCE or self._is_forced():
            seat = self.to_move
            if seat >= 0:
                self._push(seat, int(self.game.legal(self.state, seat)[0]))
                continue
            action = self.next_outcome()
            if self.ply < self.leader.ply:
                led = self.leader.log[self.ply]
                outcomes = self.game.outcomes(self.state)
                if led.actor == CHANCE and (
                    outcomes is None or led.action in [a for a, _ in outcomes]
                ):
                    action = led.action
            self._push(CHANCE, action)


def prepare(one: TableSession, two: TableSession, seat: int, rng: Rng) -> None:
    """Play at two tables the same match up to a decision of the seat, where something is hidden.

    From there on the second table holds another world, which the seat cannot tell from the first.
    """
    game, setup = one.table.game, one.table.setup
    for _ in range(20):  # in some games nothing comes to be hidden
        seed = bytes(int(rng.below(256)) for _ in range(32))
        leader = Match(game, setup.seats, setup.options, seed)
        follower = Mirror.__new__(Mirror)
        follower.leader = leader
        Match.__init__(follower, game, setup.seats, setup.options, seed)
        other = play_until_hidden(leader, follower, seat, rng)
        if other is not None:
            break
    assert other is not None, "nothing is hidden from this seat in this game"
    for session, match in ((one, leader), (two, follower)):
        session.table.match = match
        session.table.transcript = transcript = Transcript(match)
        transcript.mark_sent(session.table.data.seen)
        if match is follower:
            match.state = other
            transcript._state = other.copy()
            transcript._add_checkpoint()
        session.published = Published(session.table)


def play_until_hidden(leader: Match, follower: Match, seat: int, rng: Rng) -> State | None:
    """Play both alike until the seat decides in one of several worlds; another one of them."""
    begin = int(rng.below(4))
    for number in range(PREPARED):
        if leader.over:
            return None
        mover = leader.actors[0]
        if number >= begin and mover == seat:  # so nobody else is in the middle of a decision
            other = another_world(leader, seat, rng)
            if other is not None:
                return other
        legal = leader.legal(mover)
        action = legal[int(rng.below(len(legal)))]
        leader.play(mover, action)
        follower.play(mover, action)
    return None


def another_world(match: Match, seat: int, rng: Rng) -> State | None:
    """A state that looks the same to the seat and is not the same, or None."""
    other: State
    if match.game.spec.id == "carrara":
        other = behind_the_screen(match.state, 1 - seat)
    else:
        other = match.game.determinize(match.state, seat, rng)
    return other if other.dump() != match.state.dump() else None


def behind_the_screen(state: Any, rival: int) -> State:
    """Other coins and blocks of the rival.

    In Carrara nothing is hidden from a perfect memory (CAR-S3): all that came and went was open.
    But a seat is not told what it is to remember, so the server must not tell it either.
    """
    other: Any = state.copy()
    other.coins[rival] += 7
    colours = len(other.bag)
    own = [c for c in range(colours) if other.hands[rival * colours + c]]
    new = [c for c in range(colours) if other.bag[c] and c not in own]
    if own and new:
        other.hands[rival * colours + own[0]] -= 1
        other.hands[rival * colours + new[0]] += 1
        other.bag[own[0]] += 1
        other.bag[new[0]] -= 1
    return cast(State, other)


def common_move(one: Match, two: Match, mover: int, seat: int, rng: Rng) -> int | None:
    """A move that is possible in both worlds and looks the same to the seat and to spectators."""
    game = one.game
    both = [a for a in one.legal(mover) if a in two.legal(mover)]
    while both:
        a = both.pop(int(rng.below(len(both))))
        first, second = one.state.copy(), two.state.copy()
        game.apply(first, mover, a)
        game.apply(second, mover, a)
        alike = list(game.actors(first)) == list(game.actors(second))
        for viewer in (seat, SPECTATOR):
            told = [game.redact(match.state, mover, a, viewer) for match in (one, two)]
            alike = alike and told[0] == told[1]
            alike = alike and game.view(first, viewer) == game.view(second, viewer)
        if alike:
            return a
    return None


def join(
    stack: contextlib.ExitStack, person: Person, table: str, seat: int, patches: int = 0
) -> Watcher:
    """Watch a table, and be there before the next one comes."""
    watcher = stack.enter_context(person.watch(table, seat, patches=patches))
    watcher.catch_up()
    return watcher


def supply_of(table: str, viewer: int) -> str:
    """The address of what a viewer is told about decks, bags and stacks."""
    return f"/api/tables/{table}/supply?seat={viewer}"


def stream(watcher: Watcher, session: TableSession) -> list[str]:
    """All a viewer was sent, without ids and the commitment.

    A checksum covers both and is therefore left out; it is compared with the state on arrival.
    """
    table = session.table
    return [
        re.sub(r'"sum":\d+', '"sum":0', text)
        .replace(table.id, "TABLE")
        .replace(table.commitment, "COMMITMENT")
        for text in watcher.raw
    ]


@pytest.mark.parametrize("patches", [0, 1], ids=["whole", "differences"])
@pytest.mark.parametrize("game", [*game_ids(), "fiera"])
def test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    server: Running, people: list[Person], game: str, patches: int
) -> None:
    service = server.services.tables
    compared = apart = 0
    kinds: set[str] = set()
    for trial in range(4):
        rng = rng_for_run(50, trial)
        seat = trial % 2
        tables = []
        for _ in range(2):
            table = people[0].create([{"kind": "me"}, {"kind": "open"}], game)
            people[1].must(table, "take", seat=1)
            people[0].must(table, "start")
            people[0].look(table)
            tables.append(table)
        one, two = (service.cache.sessions[table] for table in tables)
        prepare(one, two, seat, rng)
        leader, follower = one.table.match, two.table.match
        assert leader is not None
        assert follower is not None
        with contextlib.ExitStack() as stack:
            watch = [
                [
                    join(stack, people[who], table, s, patches)
                    for who, s in ((0, 0), (1, 1), (2, SPECTATOR))
                ]
                for table in tables
            ]
            for _ in range(14):
                for pair in watch:
                    for viewer in (seat, SPECTATOR):
                        pair[viewer].catch_up()
                for viewer in (seat, SPECTATOR):
                    assert stream(watch[0][viewer], one) == stream(watch[1][viewer], two)
                    supplies = [people[viewer].get(supply_of(x, viewer)).text for x in tables]
                    assert supplies[0] == supplies[1]
                compared += 1
                apart += leader.state.dump() != follower.state.dump()
                if not one.table.running:
                    break
                mover = leader.actors[0]
                action = common_move(leader, follower, mover, seat, rng)
                if action is None:
                    break
                form = leader.game.encode(mover, action)
                for pair in watch:
                    pair[mover].catch_up()
                    seq = pair[mover].state["seq"]
                    answer = pair[mover].ask(do="play", seq=seq, action=form)
                    assert answer["type"] == "ack"
                lines = [session.table.transcript.lines[seat] for session in (one, two)]  # type: ignore[union-attr]
                if lines[0] != lines[1] or not one.table.running:
                    break  # chance could not give both the same outcome, or all is told now
            kinds |= {told["type"] for pair in watch for ear in pair for told in ear.heard}
    assert compared >= 16
    assert apart >= 16, "the worlds differ while they look alike"
    assert ("patch" in kinds) == bool(patches)


@pytest.mark.parametrize("game", game_ids())
def test_the_steps_of_others_reach_nobody_before_they_are_complete(game: str) -> None:
    """Whoever is told nothing of a step gets no message and no number for it."""
    rng = rng_for_run(8)
    play = Play(game, 2)
    secret = 0
    while play.table.running and len(play.rows) < 200:
        match = play.table.match
        assert match is not None
        seat = match.actors[0]
        legal = match.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        others = [1 - seat, SPECTATOR]
        told = [match.game.redact(match.state, seat, action, viewer) for viewer in others]
        before = [play.table.data.seen[viewer] for viewer in others]
        bytes_before = [play.published.full(viewer) for viewer in others]
        ply = match.ply
        play.apply(ev.Played(seat, match.game.encode(seat, action)))
        if told == [None, None] and match.ply == ply + 1 and not match.over:
            secret += 1
            assert [play.table.data.seen[viewer] for viewer in others] == before
            assert [play.published.full(viewer) for viewer in others] == bytes_before
    assert secret >= 5
