"""Carpe Diem as a `Game`: each method delegates to the module of its subject."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.games.carpe_diem import chance, check, components, infer, rules, scoring
from contrada.games.carpe_diem.actions import (
    ACTIONS,
    BREADS,
    CHANCE_OUTCOMES,
    FINISH,
    OUTCOMES,
    PLAYER,
    chance_vocabulary,
    player_vocabulary,
)
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.presentation import (
    breakdown,
    log,
    preview,
    prompt,
    shapes,
    supply,
    view,
    why,
)
from contrada.games.carpe_diem.state import RETURNING, SPENDING, CarpeDiemState, restore
from contrada.games.carpe_diem.tables import Tables


def spec_of(data: Json) -> GameSpec:
    """The facts about the game with this box."""
    return GameSpec(
        id="carpe-diem",
        title="Carpe Diem",
        min_seats=2,
        max_seats=4,
        options=(
            OptionSpec("open_scores", (False, True)),
            OptionSpec("starter", ("first_seat", "random")),
            OptionSpec("penalty", ("after_both", "card_by_card")),
        ),
        rules_version=2,
        num_actions=ACTIONS,
        num_chance=OUTCOMES,
        max_plies=2_000,
        reconstructed=components.reconstructed(data),
    )


SPEC: Final = spec_of(components.published())


@final
class CarpeDiem(Game[CarpeDiemState]):
    """Stefan Feld's Carpe Diem for two to four players."""

    def __init__(self, given: Json | None) -> None:
        data = components.published() if given is None else given
        self.tables: Tables = components.tables_of(data)
        super().__init__(SPEC if given is None else spec_of(data), data)
        self.player = PLAYER if given is None else player_vocabulary(data)
        self.chance = CHANCE_OUTCOMES if given is None else chance_vocabulary(data)
        self.forms = shapes.Forms(data)

    def initial(self, seats: int, options: Options | None = None) -> CarpeDiemState:
        options = self.chosen(options)
        drawn = options["starter"] == "random"
        closes = options["penalty"] == "card_by_card"
        return rules.initial(self.tables, seats, drawn, options["open_scores"] is True, closes)

    def to_move(self, s: CarpeDiemState) -> i64:
        return rules.to_move(s)

    def legal(self, s: CarpeDiemState, seat: i64) -> vec[i64]:
        return rules.legal(self.tables, s, seat)

    def apply(self, s: CarpeDiemState, seat: i64, a: i64) -> None:
        rules.apply(self.tables, s, seat, a)

    def forced(self, s: CarpeDiemState, seat: int) -> bool:
        return seat == s.seat and rules.is_forced(self.tables, s)

    def sample(self, s: CarpeDiemState, rng: Rng) -> i64:
        return chance.sample(self.tables, s, rng)

    def outcomes(self, s: CarpeDiemState) -> list[tuple[int, float]] | None:
        return chance.outcomes(self.tables, s)

    def source(self, s: CarpeDiemState) -> i64:
        return chance.source(s)

    def pool(self, s: CarpeDiemState) -> list[tuple[int, int]]:
        return chance.pool(s)

    def unordered(self, a: int) -> bool:
        return BREADS <= a < FINISH

    def scores(self, s: CarpeDiemState) -> list[int]:
        return scoring.scores(self.tables, self._settled(s))

    def ranking(self, s: CarpeDiemState) -> list[int]:
        return scoring.ranking(self.tables, self._settled(s))

    def _settled(self, s: CarpeDiemState) -> CarpeDiemState:
        """The state with the draft of a scoring turn applied."""
        return draft.settled(self.tables, s) if s.stage == SPENDING else s

    def view(self, s: CarpeDiemState, viewer: int) -> Any:
        return view.view(self.tables, self.forms, s, viewer)

    def scene(self, s: CarpeDiemState, earlier: Any = None) -> Any:
        return view.Scene(self.tables, self.forms, s.copy(), earlier)

    def view_in(self, s: CarpeDiemState, viewer: int, scene: Any) -> Any:
        return view.view_in(s, viewer, scene)

    def breakdown_in(self, s: CarpeDiemState, of: int, viewer: int, scene: Any) -> Breakdown:
        return view.breakdown_in(s, of, viewer, scene)

    def info_key(self, s: CarpeDiemState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def known(self, s: CarpeDiemState, seat: i64) -> CarpeDiemState:
        return infer.known_to(s, seat)

    def determinize(self, s: CarpeDiemState, seat: i64, rng: Rng) -> CarpeDiemState:
        return infer.determinize(s, seat, rng)

    def redact(self, s: CarpeDiemState, actor: int, a: int, viewer: int) -> Json | None:
        return log.redact(self.tables, self.forms, s, actor, a, viewer)

    def barrier(self, s: CarpeDiemState, actor: int, a: int) -> bool:
        # Only the player knows which card goes under the pile, and which cards it could be.
        return s.stage == RETURNING

    def prompt(self, s: CarpeDiemState, viewer: int) -> Message:
        return prompt.prompt(self.tables, self.forms, s, viewer)

    def reason(self, s: CarpeDiemState, seat: int, what: Json) -> Message | None:
        if "do" in what:
            return why.reason(self.tables, self.forms, s, seat, self.player.decode(what))
        return why.piece_reason(self.tables, self.forms, s, seat, what)

    def supply(self, s: CarpeDiemState, viewer: int) -> list[Supply]:
        return supply.supply(self.tables, self.forms, s, viewer)

    def gains(self, s: CarpeDiemState, seat: int, a: int) -> bool:
        """Whether a fulfilment also brings coins or breads, which later ones can spend."""
        return draft.gives_goods(self.tables, s, a)

    def breakdown(self, s: CarpeDiemState, of: int, viewer: int) -> Breakdown:
        return breakdown.breakdown(self.tables, s, of, viewer)

    def preview(self, s: CarpeDiemState, seat: int, a: int) -> Json:
        return preview.preview(self.tables, self.forms, s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        return self.chance.encode(a) if seat == CHANCE else self.player.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return self.chance.decode(form) if seat == CHANCE else self.player.decode(form)

    def restore(self, data: list[Any]) -> CarpeDiemState:
        return restore(data)

    def check(self, s: CarpeDiemState) -> list[str]:
        return check.check(self.tables, s)
