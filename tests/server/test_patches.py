"""Differences instead of whole messages: they lead to the same state, and are small."""

from __future__ import annotations

import json
import statistics
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from contrada.core.messages import Breakdown, Message, ScoreLine
from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.server.tables.projection import SUM_EVERY
from contrada.server.tables.sending.patches import (
    applied,
    checksum,
    difference,
    patched,
)
from tests.server.harness import Person

KEYS = st.sampled_from(["a", "b", "c", "d"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=3),
    lambda part: st.lists(part, max_size=5) | st.dictionaries(KEYS, part, max_size=4),
    max_leaves=25,
)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_a_change_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    change = difference(old, new)
    if change is None:
        assert old == new
        return
    before = plain(old)
    assert applied(before, plain(change)) == plain(new)
    assert before == plain(old), "the old value is not changed"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (Message("x"), Message("x", {"n": 1})),
        (Message("x", {"n": 1}), Message("x")),
        (Breakdown(3, [ScoreLine("a", 3)]), Breakdown(4, [ScoreLine("a", 4)])),
        (Breakdown(3, [], partial=True), Breakdown(3, [])),
        (ScoreLine("a", 3), Message("a")),
        ((1, 2), (1, 3)),
    ],
)
def test_fields_that_json_leaves_out_are_left_out_after_a_change(old: Any, new: Any) -> None:
    change = difference(old, new)
    assert applied(plain(old), plain(change)) == plain(new)


@pytest.mark.parametrize("change", [[1, 2], [0, 1, [], 4], []])
def test_what_is_no_change_is_refused(change: Any) -> None:
    with pytest.raises((ValueError, KeyError)):
        applied([1, 2], change)


def test_a_wrong_state_is_noticed() -> None:
    message = {"table": {}, "game": {"ply": 0, "view": {"a": 1}}}
    patch = {"seq": 16, "sum": checksum({}, {"ply": 0, "view": {"a": 2}})}
    with pytest.raises(ValueError, match="checksum"):
        patched(message, patch)
    right = {**patch, "game": {"view": {"a": [2]}}}
    assert patched(message, right)["game"]["view"] == {"a": 2}


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize("game", game_ids())
def test_differences_lead_to_what_whole_messages_say(people: list[Person], game: str) -> None:
    anna, bruno, clara = people[:3]
    table = anna.create([{"kind": "me"}, {"kind": "open"}], game, clock={"bank": 900})
    bruno.must(table, "take", seat=1)
    rng = rng_for_run(31)
    sums = 0
    whole_sizes, patch_sizes = [], []
    with (
        anna.watch(table, 0) as whole,
        anna.watch(table, 0, patches=1) as patches,
        bruno.watch(table, 1, patches=1) as other,
        clara.watch(table, patches=1) as spectator,
    ):
        for watcher in (whole, patches, other, spectator):
            watcher.catch_up()
        assert patches.ask(do="start")["type"] == "ack"
        for number in range(60):
            for watcher in (whole, patches, other, spectator):
                watcher.catch_up()
            for part in ("seq", "table", "game", "clocks"):
                assert patches.state[part] == whole.state[part]
            assert patches.log == whole.log
            if whole.state["table"]["phase"] == "over":
                break
            mover = patches if patches.legal else other
            seq = mover.state["seq"]
            if mover.state["game"]["undo"] and rng.below(4) == 0:
                answer = mover.ask(do="undo", seq=seq)
            else:
                action = mover.legal[int(rng.below(len(mover.legal)))]["action"]
                answer = mover.ask(do="play", seq=seq, action=action)
            assert answer["type"] == "ack", answer
            if number == 30:
                assert spectator.ask(do="whole")["type"] == "ack"
                assert spectator.heard[-2]["type"] == "table"
        for text in patches.raw:
            if text.startswith('{"type":"patch"'):
                patch_sizes.append(len(text))
                sums += '"sum":' in text
        whole_sizes = [len(text) for text in whole.raw if text.startswith('{"type":"table"')]
        spectator.catch_up()
        told = anna.get(f"/api/tables/{table}?seat=-1").json()
        assert told["game"] == spectator.state["game"]
    assert sums >= len(patch_sizes) // SUM_EVERY >= 1
    share = 0.3 if game == "palazzo" else 0.125
    assert statistics.median(patch_sizes) <= share * statistics.median(whole_sizes)
