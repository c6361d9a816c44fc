"""Carpe Diem as a Game: each method hands over to the file that knows."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Breakdown, Json, Message
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.core.vocabulary import Vocabulary
from contrada.games.carpe_diem import check, components, infer, log, preview, rules, scoring, view
from contrada.games.carpe_diem.actions import chance_vocabulary, player_vocabulary
from contrada.games.carpe_diem.box import Box
from contrada.games.carpe_diem.phases import deal
from contrada.games.carpe_diem.state import RETURNING, CarpeDiemState, restore


def spec_of(data: Json) -> GameSpec:
    """The facts about the game with this box."""
    player, chance = vocabularies(data)
    return GameSpec(
        id="carpe-diem",
        title="Carpe Diem",
        min_seats=2,
        max_seats=4,
        options=(
            OptionSpec("open_scores", (False, True)),
            OptionSpec("starter", ("first_seat", "random")),
        ),
        rules_version=1,
        num_actions=player.size,
        num_chance=chance.size,
        max_plies=2_000,
        reconstructed=components.reconstructed(data),
    )


def vocabularies(data: Json) -> tuple[Vocabulary, Vocabulary]:
    """The players' and chance's vocabularies for this box."""
    forms = view.Forms(data)
    tiles = [view.form(tile) for tile in forms.tiles]
    cards = [view.form(card) for card in forms.cards]
    pieces = [view.form(piece) for piece in forms.pieces]
    return player_vocabulary(tiles), chance_vocabulary(cards, pieces, tiles)


SPEC: Final = spec_of(components.published())


@final
class CarpeDiem(Game[CarpeDiemState]):
    """Stefan Feld's Carpe Diem for two to four players."""

    def __init__(self, given: Json | None) -> None:
        data = components.published() if given is None else given
        self.box: Box = components.box_of(data)
        super().__init__(SPEC if given is None else spec_of(data), data)
        self.player, self.chance = vocabularies(data)
        self.forms = view.Forms(data)

    def initial(self, seats: int, options: Options) -> CarpeDiemState:
        drawn = options["starter"] == "random"
        return rules.initial(self.box, seats, drawn, options["open_scores"] is True)

    def to_move(self, s: CarpeDiemState) -> i64:
        return rules.to_move(s)

    def legal(self, s: CarpeDiemState, seat: i64) -> vec[i64]:
        return rules.legal(self.box, s, seat)

    def apply(self, s: CarpeDiemState, seat: i64, a: i64) -> None:
        rules.apply(self.box, s, seat, a)

    def forced(self, s: CarpeDiemState, seat: int) -> bool:
        return seat == s.seat and rules.is_forced(self.box, s)

    def sample(self, s: CarpeDiemState, rng: Rng) -> i64:
        return deal.sample(self.box, s, rng)

    def outcomes(self, s: CarpeDiemState) -> list[tuple[int, float]] | None:
        return deal.outcomes(self.box, s)

    def scores(self, s: CarpeDiemState) -> list[int]:
        return scoring.scores(self.box, s)

    def ranking(self, s: CarpeDiemState) -> list[int]:
        return scoring.ranking(self.box, s)

    def view(self, s: CarpeDiemState, seat: int) -> Any:
        return view.view(self.box, self.forms, s, seat)

    def info_key(self, s: CarpeDiemState, seat: int) -> Hashable:
        return infer.info_key(s, seat)

    def determinize(self, s: CarpeDiemState, seat: i64, rng: Rng) -> CarpeDiemState:
        return infer.determinize(s, seat, rng)

    def redact(self, s: CarpeDiemState, actor: int, a: int, seat: int) -> Json | None:
        return log.redact(self.box, self.forms, s, actor, a, seat)

    def barrier(self, s: CarpeDiemState, actor: int, a: int) -> bool:
        # Which card goes under the pile is its player's secret; that it could be this one too.
        return s.stage == RETURNING

    def prompt(self, s: CarpeDiemState, seat: int) -> Message:
        return view.prompt(self.forms, s, seat)

    def breakdown(self, s: CarpeDiemState, of: int, viewer: int) -> Breakdown:
        return view.breakdown(self.box, s, of, viewer)

    def preview(self, s: CarpeDiemState, seat: int, a: int) -> Json:
        return preview.preview(self.box, self.forms, s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        return self.chance.encode(a) if seat == CHANCE else self.player.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return self.chance.decode(form) if seat == CHANCE else self.player.decode(form)

    def restore(self, data: list[Any]) -> CarpeDiemState:
        return restore(data)

    def check(self, s: CarpeDiemState) -> list[str]:
        return check.check(self.box, s)
