"""The Castles of Tuscany as a `Game`: each method delegates to the module of its subject."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.games.tuscany import chance, check, components, infer, rules, scoring
from contrada.games.tuscany.actions import NUM_ACTIONS, NUM_CHANCE, is_pay
from contrada.games.tuscany.pieces import MAX_SEATS, MIN_SEATS, NOTHING
from contrada.games.tuscany.presentation import breakdown, log, preview, prompt, supply, view, why
from contrada.games.tuscany.state import ARRANGED, ARRANGING, TuscanyState, restore
from contrada.games.tuscany.tables import Tables

SPEC: Final = GameSpec(
    id="tuscany",
    title="The Castles of Tuscany",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        OptionSpec("draw", (2, 3)),
        OptionSpec("starter", ("first_seat", "random")),
        OptionSpec("stacks", ("no", "yes")),
        OptionSpec("gaps", ("left", "filled")),
    ),
    rules_version=2,
    num_actions=NUM_ACTIONS,
    num_chance=NUM_CHANCE,
    max_plies=5_000,
    reconstructed=("agriculture", "cards", "yields", "colour_bonus", "boards"),
)


@final
class Tuscany(Game[TuscanyState]):
    """Stefan Feld's The Castles of Tuscany for two to four players."""

    def __init__(self, given: Json | None) -> None:
        super().__init__(SPEC, components.published() if given is None else given)
        self.tables: Tables = components.tables_of(self.components)

    def initial(self, seats: int, options: Options | None = None) -> TuscanyState:
        options = self.chosen(options)
        start = NOTHING if options["starter"] == "random" else 0
        stacks = 1 if options["stacks"] == "yes" else 0
        gaps = 1 if options["gaps"] == "filled" else 0
        return rules.initial(self.tables, seats, int(options["draw"]), start, stacks, gaps)

    def to_move(self, s: TuscanyState) -> i64:
        return s.seat

    def actors(self, s: TuscanyState) -> Sequence[int]:
        if s.phase == ARRANGING:
            return [int(seat) for seat in range(s.seats) if s.stage[seat] != ARRANGED]
        return [int(s.seat)] if s.seat >= 0 else []

    def legal(self, s: TuscanyState, seat: i64) -> vec[i64]:
        return rules.legal(self.tables, s, seat)

    def apply(self, s: TuscanyState, seat: i64, a: i64) -> None:
        rules.apply(self.tables, s, seat, a)

    def forced(self, s: TuscanyState, seat: int) -> bool:
        return seat == s.seat and rules.is_forced(s)

    def sample(self, s: TuscanyState, rng: Rng) -> i64:
        return chance.sample(s, rng)

    def outcomes(self, s: TuscanyState) -> list[tuple[int, float]] | None:
        return chance.outcomes(s)

    def source(self, s: TuscanyState) -> i64:
        return chance.source(s)

    def pool(self, s: TuscanyState) -> list[tuple[int, int]]:
        return chance.pool(s)

    def unordered(self, a: int) -> bool:
        return is_pay(a)

    def scores(self, s: TuscanyState) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: TuscanyState) -> list[int]:
        return scoring.ranking(s)

    def view(self, s: TuscanyState, viewer: int) -> Any:
        return view.view(self.tables, s, viewer)

    def scene(self, s: TuscanyState, earlier: Any = None) -> Any:
        return view.Scene(self.tables, s.copy(), earlier)

    def view_in(self, s: TuscanyState, viewer: int, scene: Any) -> Any:
        return view.view_in(self.tables, s, viewer, scene)

    def breakdown_in(self, s: TuscanyState, of: int, viewer: int, scene: Any) -> Breakdown:
        return view.breakdown_in(s, of, scene)

    def info_key(self, s: TuscanyState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def known(self, s: TuscanyState, seat: i64) -> TuscanyState:
        return infer.known_to(s, seat)

    def determinize(self, s: TuscanyState, seat: i64, rng: Rng) -> TuscanyState:
        return infer.determinize(s, seat, rng)

    def redact(self, s: TuscanyState, actor: int, a: int, viewer: int) -> Json | None:
        return log.redact(self.tables, s, actor, a, viewer)

    def barrier(self, s: TuscanyState, actor: int, a: int) -> bool:
        return rules.reveals(s, a)

    def prompt(self, s: TuscanyState, viewer: int) -> Message:
        return prompt.prompt(self.tables, s, viewer)

    def reason(self, s: TuscanyState, seat: int, what: Json) -> Message | None:
        return why.reason(self.tables, s, seat, what)

    def supply(self, s: TuscanyState, viewer: int) -> list[Supply]:
        return supply.supply(self.tables, s, viewer)

    def breakdown(self, s: TuscanyState, of: int, viewer: int) -> Breakdown:
        return breakdown.breakdown(s, of)

    def preview(self, s: TuscanyState, seat: int, a: int) -> Json:
        return preview.preview(self.tables, s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        forms = self.tables.forms
        return forms.chance.encode(a) if seat == CHANCE else forms.player.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        forms = self.tables.forms
        return forms.chance.decode(form) if seat == CHANCE else forms.player.decode(form)

    def restore(self, data: list[Any]) -> TuscanyState:
        return restore(data)

    def check(self, s: TuscanyState) -> list[str]:
        return check.check(self.tables, s)
