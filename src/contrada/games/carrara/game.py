"""The Palaces of Carrara as a `Game`: each method delegates to the module of its subject."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.games.carrara import chance, check, components, infer, rules, scoring
from contrada.games.carrara.actions import (
    CHANCE_OUTCOMES,
    NUM_ACTIONS,
    NUM_CHANCE,
    PLAYER,
    unordered,
)
from contrada.games.carrara.pieces import (
    MAX_SEATS,
    MIN_SEATS,
)
from contrada.games.carrara.presentation import breakdown, log, preview, prompt, supply, view
from contrada.games.carrara.presentation.reasons import answer
from contrada.games.carrara.state import CarraraState, restore
from contrada.games.carrara.tables import Tables

SPEC: Final = GameSpec(
    id="carrara",
    title="The Palaces of Carrara",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        OptionSpec("version", ("normal", "advanced")),
        OptionSpec("early_open_scoring", (False, True)),
        OptionSpec("improvements", ("one_per_city", "any")),
        OptionSpec("triple_tie", ("third", "nothing")),
        OptionSpec("open_screens", (False, True)),
        OptionSpec("starter", ("first_seat", "random")),
    ),
    rules_version=2,
    num_actions=NUM_ACTIONS,
    num_chance=NUM_CHANCE,
    max_plies=10_000,
    reconstructed=(
        "prices",
        "types",
        "emblems",
        "emblems_reconstructed",
        "cities",
        "improvements",
        "court.normal",
        "landscapes",
        "wheels",
        "majorities",
    ),
)


@final
class Carrara(Game[CarraraState]):
    """Wolfgang Kramer's and Michael Kiesling's Palaces of Carrara for two to four players."""

    def __init__(self, given: Json | None) -> None:
        super().__init__(SPEC, components.published() if given is None else given)
        self.tables: Tables = components.tables_of(self.components)

    def initial(self, seats: int, options: Options | None = None) -> CarraraState:
        options = self.chosen(options)
        return rules.initial(
            self.tables,
            seats,
            options["version"] == "advanced",
            options["early_open_scoring"] is True,
            options["open_screens"] is True,
            options["improvements"] == "any",
            options["triple_tie"] == "nothing",
            options["starter"] == "random",
        )

    def to_move(self, s: CarraraState) -> i64:
        return s.seat

    def legal(self, s: CarraraState, seat: i64) -> vec[i64]:
        return rules.legal(self.tables, s, seat)

    def apply(self, s: CarraraState, seat: i64, a: i64) -> None:
        rules.apply(self.tables, s, seat, a)

    def sample(self, s: CarraraState, rng: Rng) -> i64:
        return chance.sample(s, rng)

    def outcomes(self, s: CarraraState) -> list[tuple[int, float]] | None:
        return chance.outcomes(s)

    def source(self, s: CarraraState) -> i64:
        return chance.source(s)

    def pool(self, s: CarraraState) -> list[tuple[int, int]]:
        return chance.pool(s)

    def unordered(self, a: int) -> bool:
        return unordered(a)

    def scores(self, s: CarraraState) -> list[int]:
        return scoring.scores(self.tables, s)

    def ranking(self, s: CarraraState) -> list[int]:
        return scoring.ranking(self.tables, s)

    def view(self, s: CarraraState, viewer: int) -> Any:
        return view.view(self.tables, s, viewer)

    def scene(self, s: CarraraState, earlier: Any = None) -> Any:
        return view.Scene(self.tables, s.copy(), earlier)

    def view_in(self, s: CarraraState, viewer: int, scene: Any) -> Any:
        return view.view_in(self.tables, s, viewer, scene)

    def info_key(self, s: CarraraState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def known(self, s: CarraraState, seat: i64) -> CarraraState:
        return infer.known_to(s, seat)

    def determinize(self, s: CarraraState, seat: i64, rng: Rng) -> CarraraState:
        return infer.determinize(s, seat)

    def redact(self, s: CarraraState, actor: int, a: int, viewer: int) -> Json | None:
        return log.redact(self.tables, s, actor, a)

    def barrier(self, s: CarraraState, actor: int, a: int) -> bool:
        return rules.shows(a)

    def prompt(self, s: CarraraState, viewer: int) -> Message:
        return prompt.prompt(self.tables, s, viewer)

    def reason(self, s: CarraraState, seat: int, what: Json) -> Message | None:
        return answer.reason(self.tables, s, seat, what)

    def supply(self, s: CarraraState, viewer: int) -> list[Supply]:
        return supply.supply(self.tables, s, viewer)

    def breakdown(self, s: CarraraState, of: int, viewer: int) -> Breakdown:
        return breakdown.breakdown(self.tables, s, of, viewer)

    def breakdown_in(self, s: CarraraState, of: int, viewer: int, scene: Any) -> Breakdown:
        return breakdown.breakdown_in(self.tables, s, of, viewer, scene)

    def preview(self, s: CarraraState, seat: int, a: int) -> Json:
        return preview.preview(self.tables, s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        return CHANCE_OUTCOMES.encode(a) if seat == CHANCE else PLAYER.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return CHANCE_OUTCOMES.decode(form) if seat == CHANCE else PLAYER.decode(form)

    def restore(self, data: list[Any]) -> CarraraState:
        return restore(data)

    def check(self, s: CarraraState) -> list[str]:
        return check.check(self.tables, s)
