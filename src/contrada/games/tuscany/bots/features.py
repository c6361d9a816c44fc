"""The features of a state for fitted value functions: what a seat owns and what it can get next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from contrada.core.arrays import Row, listed
from contrada.core.game import Features
from contrada.games.tuscany.bots.policy import (
    TuscanyPolicy,
    arranging_value,
    game_turns_left,
    item_value,
    map_value,
    turn_in_round,
    turns_left,
)
from contrada.games.tuscany.phases.effects import open_fields
from contrada.games.tuscany.phases.maps import count
from contrada.games.tuscany.phases.payment import can_pay, pairs_in_hand, payment_choices
from contrada.games.tuscany.pieces import (
    BONUS_KINDS,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    HEXAGON,
    MOST_STORAGE,
    NOTHING,
    OWN_TILES,
    PER_STACK,
    SCORINGS,
    colour_of,
)
from contrada.games.tuscany.rules import apply
from contrada.games.tuscany.scoring import score
from contrada.games.tuscany.state import (
    ACTION,
    ARRANGED,
    ARRANGING,
    CASTLE_PLACING,
    CASTLE_TAKING,
    ORDERING,
    PAYING,
    TuscanyState,
    free_space,
    laid_out,
)
from contrada.games.tuscany.tables import Tables

NAMES: Final = (
    "estimate",
    "value of the map being arranged",
    "red points",
    "green points",
    "green points in all scorings to come",
    "points if the game ended now",
    "cards",
    "pairs of cards",
    "cards above 10",
    "workers",
    "marble",
    *(f"bonus tiles: {name}" for name in BONUS_NAMES),
    "stored tiles",
    "stored hexagons",
    "full storage",
    "stored tiles that can be paid",
    "worth of the stored items",
    "best stored item",
    "own tiles laid out",
    "ahead in own tiles",
    *(f"empty {colour} fields" for colour in COLOUR_NAMES),
    "completed colours",
    "worth of begun areas",
    "fields in reach",
    "turns until the next scoring",
    "turns left",
    "turn in this round",
    "in its turn",
    "begins its turn",
    "gifts to come",
    "open tiles that fit",
    "best open tile",
)
HAND: Final = 10
USE: Final = 0.7
LATER: Final = 1.5
"""Weights with which stored and open tiles are valued (`item_value`)."""


@final
class TuscanyFeatures(Features[TuscanyState]):
    """The features of The Castles of Tuscany."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.policy = TuscanyPolicy(tables)

    def names(self) -> list[str]:
        return list(NAMES)

    def progress(self, s: TuscanyState) -> float:
        if s.last_round == 1:
            return 1.0
        most: i64 = 0
        for seat in range(s.seats):
            if laid_out(s, seat) > most:
                most = laid_out(s, seat)
        return float(most) / float(OWN_TILES + 2)

    def of(self, s: TuscanyState) -> list[list[float]]:
        return listed(self.rows(s))

    def rows(self, s: TuscanyState) -> list[Row]:
        estimates = self.policy.evaluate(s)
        if s.phase == PAYING:
            seen = s.copy()
            while seen.draft_item != NOTHING:
                apply(self.tables, seen, s.seat, payment_choices(seen, s.seat)[0])
            s = seen
        return [self.features_of(s, seat, estimates[seat]) for seat in range(s.seats)]

    def features_of(self, s: TuscanyState, seat: i64, estimate: float) -> Row:
        """The features of one seat, in the order of NAMES."""
        t = self.tables
        arranging = s.phase == ARRANGING and s.stage[seat] != ARRANGED
        arranging = arranging or s.stage[seat] == ORDERING
        mapped = arranging_value(t, self.policy.taste, s, seat) if arranging else 0.0
        scorings: i64 = SCORINGS - s.scorings
        out = Row()
        out.append(estimate)
        out.append(mapped)
        out.append(float(s.red[seat]))
        out.append(float(s.green[seat]))
        out.append(float(s.green[seat] * scorings))
        out.append(float(score(s, seat)))
        add_means(out, s, seat)
        self.add_storage(out, s, seat)
        add_map(out, s, seat)
        out.append(0.0 if arranging else map_value(t, self.policy.taste, s, seat))
        out.append(float(count(s.reach[seat] & ~s.covered[seat])))
        out.append(turns_left(s, seat, PER_STACK * (s.scorings + 1)))
        out.append(game_turns_left(s, seat))
        out.append(turn_in_round(s, seat))
        own = s.turn == seat and s.phase >= ACTION
        out.append(1.0 if own else 0.0)
        out.append(1.0 if own and s.phase == ACTION else 0.0)
        gifts: i64 = 0
        if own:
            gifts = s.due_cards + 3 * s.due_bonus + 2 * s.due_yields
            if s.phase == CASTLE_TAKING or s.phase == CASTLE_PLACING:
                gifts += 3
        out.append(float(gifts))
        self.add_display(out, s, seat, arranging)
        return out

    def add_storage(self, out: Row, s: TuscanyState, seat: i64) -> None:
        """Stored items and own tiles."""
        tiles: i64 = 0
        hexagons: i64 = 0
        payable: i64 = 0
        total = 0.0
        best = 0.0
        pairs = pairs_in_hand(s, seat)
        for space in range(seat * MOST_STORAGE, (seat + 1) * MOST_STORAGE):
            item = s.storage[space]
            if item == NOTHING:
                continue
            if item == HEXAGON:
                hexagons += 1
            else:
                tiles += 1
                fits = open_fields(s, seat, colour_of(item)) != 0
                if fits and can_pay(s, seat, colour_of(item), pairs):
                    payable += 1
            worth = item_value(self.tables, self.policy.taste, s, seat, item, USE, LATER)
            total += worth
            if worth > best:
                best = worth
        out.append(float(tiles))
        out.append(float(hexagons))
        out.append(1.0 if free_space(s, seat) == NOTHING else 0.0)
        out.append(float(payable))
        out.append(total)
        out.append(best)
        most: i64 = 0
        for other in range(s.seats):
            if laid_out(s, other) > most:
                most = laid_out(s, other)
        laid = laid_out(s, seat)
        out.append(float(laid))
        out.append(1.0 if laid == most else 0.0)

    def add_display(self, out: Row, s: TuscanyState, seat: i64, arranging: bool) -> None:
        """The open tiles in the middle."""
        fitting: i64 = 0
        best = 0.0
        upcoming = s.turn == seat if s.phase == ACTION else (s.turn + 1) % s.seats == seat
        if not arranging and s.phase >= ACTION:
            for i in range(DISPLAY):
                tile = s.display[i]
                if tile == NOTHING or open_fields(s, seat, colour_of(tile)) == 0:
                    continue
                fitting += 1
                if upcoming:
                    worth = item_value(self.tables, self.policy.taste, s, seat, tile, USE, LATER)
                    if worth > best:
                        best = worth
        out.append(float(fitting))
        out.append(best)


def add_means(out: Row, s: TuscanyState, seat: i64) -> None:
    """Cards, workers, marble and bonus tiles."""
    cards = s.hand_size[seat]
    out.append(float(cards))
    out.append(float(pairs_in_hand(s, seat)))
    out.append(float(cards - HAND) if cards > HAND else 0.0)
    out.append(float(s.workers[seat]))
    out.append(float(s.marble[seat]))
    for kind in range(BONUS_KINDS):
        out.append(float(s.bonus[seat * BONUS_KINDS + kind]))


def add_map(out: Row, s: TuscanyState, seat: i64) -> None:
    """Empty fields by colour, and completed colours."""
    done: i64 = 0
    for colour in range(COLOURS):
        fields = s.fields[seat * COLOURS + colour]
        empty = count(fields & ~s.covered[seat])
        out.append(float(empty))
        if fields != 0 and empty == 0:
            done += 1
    out.append(float(done))
