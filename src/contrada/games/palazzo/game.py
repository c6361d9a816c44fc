"""Palazzo as a `Game`: each method delegates to the module of its subject."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.games.palazzo import chance, check, components, infer, rules, scoring
from contrada.games.palazzo.actions import CHANCE_OUTCOMES, NUM_ACTIONS, NUM_CHANCE, PLAYER
from contrada.games.palazzo.pieces import (
    MAX_SEATS,
    MIN_SEATS,
)
from contrada.games.palazzo.presentation import (
    breakdown,
    log,
    preview,
    prompt,
    supply,
    view,
    why,
)
from contrada.games.palazzo.state import PalazzoState, restore

SPEC: Final = GameSpec(
    id="palazzo",
    title="Palazzo",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        OptionSpec("price_count", ("after_reveal", "before_reveal")),
        OptionSpec("starter", ("first_seat", "random")),
    ),
    rules_version=2,
    num_actions=NUM_ACTIONS,
    num_chance=NUM_CHANCE,
    max_plies=10_000,
    reconstructed=("stack.1", "stack.2", "stack.3"),
)


@final
class Palazzo(Game[PalazzoState]):
    """Reiner Knizia's Palazzo for two to four players."""

    def __init__(self, given: Json | None) -> None:
        box = components.published() if given is None else given
        super().__init__(SPEC, components.complete(box))
        self.stacks: list[list[int]] = components.stacks_of(self.components)

    def initial(self, seats: int, options: Options | None = None) -> PalazzoState:
        options = self.chosen(options)
        before = options["price_count"] == "before_reveal"
        return rules.initial(self.stacks, seats, before, options["starter"] == "random")

    def to_move(self, s: PalazzoState) -> i64:
        return s.seat

    def legal(self, s: PalazzoState, seat: i64) -> vec[i64]:
        return rules.legal(s, seat)

    def apply(self, s: PalazzoState, seat: i64, a: i64) -> None:
        rules.apply(s, seat, a)

    def forced(self, s: PalazzoState, seat: int) -> bool:
        return seat == s.seat and rules.is_forced(s)

    def sample(self, s: PalazzoState, rng: Rng) -> i64:
        return chance.sample(s, rng)

    def outcomes(self, s: PalazzoState) -> list[tuple[int, float]] | None:
        return chance.outcomes(s)

    def source(self, s: PalazzoState) -> i64:
        return chance.source(s)

    def pool(self, s: PalazzoState) -> list[tuple[int, int]]:
        return chance.pool(s)

    def unordered(self, a: int) -> bool:
        return rules.is_laying(a)

    def scores(self, s: PalazzoState) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: PalazzoState) -> list[int]:
        return scoring.ranking(s)

    def view(self, s: PalazzoState, viewer: int) -> Any:
        return view.view(s, viewer)

    def scene(self, s: PalazzoState, earlier: Any = None) -> Any:
        return view.Scene(s.copy(), earlier)

    def view_in(self, s: PalazzoState, viewer: int, scene: Any) -> Any:
        return view.view_in(s, viewer, scene)

    def breakdown_in(self, s: PalazzoState, of: int, viewer: int, scene: Any) -> Breakdown:
        return view.breakdown_in(s, of, scene)

    def info_key(self, s: PalazzoState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def known(self, s: PalazzoState, seat: i64) -> PalazzoState:
        return infer.known_to(s, seat)

    def determinize(self, s: PalazzoState, seat: i64, rng: Rng) -> PalazzoState:
        return infer.determinize(s, seat, rng)

    def redact(self, s: PalazzoState, actor: int, a: int, viewer: int) -> Json | None:
        return log.redact(s, actor, a, viewer)

    def barrier(self, s: PalazzoState, actor: int, a: int) -> bool:
        return rules.shows_cards(s, a)

    def prompt(self, s: PalazzoState, viewer: int) -> Message:
        return prompt.prompt(s, viewer)

    def reason(self, s: PalazzoState, seat: int, what: Json) -> Message | None:
        return why.reason(s, seat, what)

    def supply(self, s: PalazzoState, viewer: int) -> list[Supply]:
        return supply.supplies(s, viewer, self.stacks)

    def breakdown(self, s: PalazzoState, of: int, viewer: int) -> Breakdown:
        return breakdown.breakdown(s, of)

    def preview(self, s: PalazzoState, seat: int, a: int) -> Json:
        return preview.preview(s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        return CHANCE_OUTCOMES.encode(a) if seat == CHANCE else PLAYER.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return CHANCE_OUTCOMES.decode(form) if seat == CHANCE else PLAYER.decode(form)

    def restore(self, data: list[Any]) -> PalazzoState:
        return restore(data)

    def check(self, s: PalazzoState) -> list[str]:
        return check.check(s)
