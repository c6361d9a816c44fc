"""Nothing told: worlds that a seat cannot tell apart look alike to it, byte by byte."""

from __future__ import annotations

import contextlib

import pytest

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.registry import game_ids
from contrada.core.rng import Rng, rng_for_run
from contrada.server.chronicle import Chronicle
from contrada.server.live import Live
from contrada.server.projection import Published
from tests.server.harness import Person, Running, Watcher

HIDES_MUCH = ("palazzo", "fiera")
"""In the other games little or nothing is hidden while two players begin."""


class Mirror(Match):
    """A match whose chance follows another match wherever that is possible."""

    leader: Match

    def _settle(self) -> None:
        while self.to_move == CHANCE or self._is_forced():
            seat = self.to_move
            if seat >= 0:
                self._push(seat, int(self.game.legal(self.state, seat)[0]))
                continue
            action = int(self.game.sample(self.state, self.chance_stream(self.ply)))
            if self.ply < self.leader.ply:
                led = self.leader.log[self.ply]
                outcomes = self.game.outcomes(self.state)
                if led.actor == CHANCE and (
                    outcomes is None or led.action in [a for a, _ in outcomes]
                ):
                    action = led.action
            self._push(CHANCE, action)


def mirror(live: Live, leader: Match) -> Mirror:
    """Let a table play the match of another one."""
    table = live.table
    match = Mirror.__new__(Mirror)
    match.leader = leader
    Match.__init__(match, table.game, table.setup.seats, table.setup.options, leader._seed)
    table.match = match
    table.chronicle = Chronicle(match)
    table.chronicle.tell(table.data.seen)
    live.published = Published(table)
    return match


def part_ways(live: Live, leader: Match, seat: int, rng: Rng) -> None:
    """From now on the table holds another world, which the seat cannot tell from the true one."""
    table = live.table
    assert table.match is not None
    assert table.chronicle is not None
    other = table.game.determinize(leader.state, seat, rng)
    table.match.state = other
    chronicle = table.chronicle
    chronicle._state, chronicle._base = other.copy(), other.copy()
    chronicle._base_ply = len(chronicle._log)
    chronicle._base_counts = [page.count for page in chronicle.pages]


def common_move(one: Match, two: Match, mover: int, seat: int, rng: Rng) -> int | None:
    """A move that is possible in both worlds and looks the same to the seat."""
    game = one.game
    both = [a for a in one.legal(mover) if a in two.legal(mover)]
    while both:
        a = both.pop(int(rng.below(len(both))))
        same = game.redact(one.state, mover, a, seat) == game.redact(two.state, mover, a, seat)
        first, second = one.state.copy(), two.state.copy()
        game.apply(first, mover, a)
        game.apply(second, mover, a)
        alike = game.view(first, seat) == game.view(second, seat)
        if same and alike and list(game.actors(first)) == list(game.actors(second)):
            return a
    return None


def join(stack: contextlib.ExitStack, person: Person, table: str, seat: int) -> Watcher:
    """Watch a table, and be there before the next one comes."""
    watcher = stack.enter_context(person.watch(table, seat))
    watcher.catch_up()
    return watcher


def stream(watcher: Watcher, live: Live) -> list[str]:
    """All a viewer was sent, without ids and the commitment."""
    table = live.table
    return [
        text.replace(table.id, "TABLE").replace(table.commitment, "COMMITMENT")
        for text in watcher.raw
    ]


@pytest.mark.parametrize("game", [*game_ids(), "fiera"])
def test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    server: Running, people: list[Person], game: str
) -> None:
    keeper = server.services.tables
    apart = compared = 0
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
        one, two = (keeper.live[table] for table in tables)
        assert one.table.match is not None
        leader = one.table.match
        follower = mirror(two, leader)
        with contextlib.ExitStack() as stack:
            watch = [[join(stack, people[s], table, s) for s in range(2)] for table in tables]
            for turn in range(2 * trial + 14):
                if not one.table.running:
                    break
                if turn == 2 * trial:
                    part_ways(two, leader, seat, rng)
                    state = leader.game.fingerprint
                    apart += state(leader.state) != state(follower.state)
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
                lines = [live.table.chronicle.lines[seat] for live in (one, two)]  # type: ignore[union-attr]
                if lines[0] != lines[1] or not one.table.running:
                    break  # chance could not give both the same outcome, or all is told now
                for pair in watch:
                    pair[seat].catch_up()
                assert stream(watch[0][seat], one) == stream(watch[1][seat], two)
                compared += turn >= 2 * trial
    assert compared >= 8
    if game in HIDES_MUCH:
        assert apart >= 2, "the worlds did differ"
