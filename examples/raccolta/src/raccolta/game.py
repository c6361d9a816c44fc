"""Raccolta as a game of Contrada: each method calls the module that knows."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from raccolta import chance, check, components, infer, rules, scoring
from raccolta.actions import CHANCE_OUTCOMES, LAY, NUM_ACTIONS, NUM_CHANCE, PLAYER, SELL
from raccolta.pieces import MAX_SEATS, MIN_SEATS
from raccolta.presentation import breakdown, log, preview, prompt, reason, supply, view
from raccolta.state import RaccoltaState, restore

SPEC: Final = GameSpec(
    id="raccolta",
    title="Raccolta",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(OptionSpec("sales", (4, 3)),),
    rules_version=2,
    num_actions=NUM_ACTIONS,
    num_chance=NUM_CHANCE,
    max_plies=400,
)


@final
class Raccolta(Game[RaccoltaState]):
    """Raccolta for two to four players."""

    def __init__(self, given: Json | None) -> None:
        super().__init__(SPEC, components.checked(given))

    def initial(self, seats: int, options: Options | None = None) -> RaccoltaState:
        options = self.chosen(options)
        return rules.initial(seats, int(options["sales"]))

    def to_move(self, s: RaccoltaState) -> i64:
        return s.seat

    def legal(self, s: RaccoltaState, seat: i64) -> vec[i64]:
        return rules.legal(s, seat)

    def apply(self, s: RaccoltaState, seat: i64, a: i64) -> None:
        rules.apply(s, seat, a)

    def sample(self, s: RaccoltaState, rng: Rng) -> i64:
        return chance.sample(s, rng)

    def outcomes(self, s: RaccoltaState) -> list[tuple[int, float]] | None:
        return chance.outcomes(s)

    def source(self, s: RaccoltaState) -> i64:
        return chance.source(s)

    def pool(self, s: RaccoltaState) -> list[tuple[int, int]]:
        return chance.pool(s)

    def piece(self, a: int) -> int:
        return chance.piece(a)

    def unordered(self, a: int) -> bool:
        return a >= LAY

    def scores(self, s: RaccoltaState) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: RaccoltaState) -> list[int]:
        return scoring.ranking(s)

    def view(self, s: RaccoltaState, viewer: int) -> Any:
        return view.view(s, viewer)

    def info_key(self, s: RaccoltaState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def determinize(self, s: RaccoltaState, seat: i64, rng: Rng) -> RaccoltaState:
        return infer.determinize(s, seat, rng)

    def redact(self, s: RaccoltaState, actor: int, a: int, viewer: int) -> Json | None:
        return log.redact(s, actor, a, viewer)

    def barrier(self, s: RaccoltaState, actor: int, a: int) -> bool:
        return actor != CHANCE and a == SELL

    def prompt(self, s: RaccoltaState, viewer: int) -> Message:
        return prompt.prompt(s, viewer)

    def reason(self, s: RaccoltaState, seat: int, what: Json) -> Message | None:
        return reason.reason(s, seat, what)

    def supply(self, s: RaccoltaState, viewer: int) -> list[Supply]:
        return supply.supply(s, viewer)

    def breakdown(self, s: RaccoltaState, of: int, viewer: int) -> Breakdown:
        return breakdown.breakdown(s, of, viewer)

    def preview(self, s: RaccoltaState, seat: int, a: int) -> Json:
        return preview.preview(s, a)

    def encode(self, seat: int, a: int) -> Json:
        return CHANCE_OUTCOMES.encode(a) if seat == CHANCE else PLAYER.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return CHANCE_OUTCOMES.decode(form) if seat == CHANCE else PLAYER.decode(form)

    def restore(self, data: list[Any]) -> RaccoltaState:
        return restore(data)

    def check(self, s: RaccoltaState) -> list[str]:
        return check.check(s)
