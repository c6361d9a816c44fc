"""Scoring: the Royal Court, its bonuses, following and forgoing, the fields."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carrara.actions import (
    FOLLOW,
    FORGO,
    LEAVE,
    SCORE_OPEN,
    field,
    score,
    take,
)
from contrada.games.carrara.phases.items import drop_gold, statue_reaches_pair
from contrada.games.carrara.phases.turns import finish_action
from contrada.games.carrara.pieces import (
    ADVANCED_STONES,
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    DECORATIONS,
    FIELDS,
    GOLD,
    ITEM_PRICE,
    LANDSCAPE_FIELD,
    MONEY_FIELD,
    NORMAL_STONES,
    PAIR_FIELD,
    SHARED_FIELDS,
    STATUES,
    STOREHOUSES,
    TYPE_FIELD,
    bit,
)
from contrada.games.carrara.scoring import (
    building_fields,
    field_coins,
    field_points,
    money_fields,
)
from contrada.games.carrara.state import (
    BONUSES,
    CITY_SCORES,
    LANDSCAPE_SCORES,
    MAIN,
    NOBODY,
    PAIR_SCORES,
    PLACING,
    SCORING,
    TAKING,
    TYPE_SCORES,
    CarraraState,
    add_points,
)
from contrada.games.carrara.tables import Tables


def stones_in_game(s: CarraraState) -> i64:
    """The scoring stones of each player."""
    return ADVANCED_STONES if s.advanced == 1 else NORMAL_STONES


def reaches_field(t: Tables, s: CarraraState, seat: i64, coins: i64) -> bool:
    """Whether a field can be scored with this number of coins, after placing items (CAR-V4)."""
    if building_fields(t, s, seat) != 0:
        return True
    if s.advanced == 0:
        return False
    if money_fields(t, s, seat, coins) != 0:
        return True
    for i in range(STOREHOUSES):
        item: i64 = s.stores[seat * STOREHOUSES + i] - 1
        placeable = item >= DECORATIONS and s.stored_now & bit(i) == 0
        if placeable and statue_reaches_pair(t, s, seat, item, False):
            return True
    if s.purchased == 0 and coins >= ITEM_PRICE:
        for colour in range(STATUES):
            if s.supply[colour] > 0 and statue_reaches_pair(t, s, seat, DECORATIONS + colour, True):
                return True
    return False


def can_score_with(t: Tables, s: CarraraState, seat: i64, bonus: i64) -> bool:
    """Whether a field can be scored once this bonus has been taken (CAR-T2, CAR-V4)."""
    coins = s.coins[seat]
    if bonus < BONUS_POINTS:
        coins += bonus
    if reaches_field(t, s, seat, coins):
        return True
    return bonus == BONUS_STATUE and statue_reaches_pair(t, s, seat, GOLD, False)


def score_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The stones available for scoring; Court fields with equal bonuses are one choice (CAR-V1)."""
    if s.holder != NOBODY or s.forgone == 1:
        return out
    stones = s.stones[seat]
    if stones != 0:
        sure = building_fields(t, s, seat) != 0
        court = t.court(s)
        listed: i64 = 0
        for place in range(stones_in_game(s)):
            bonus = court[place]
            if stones & bit(place) != 0 and listed & bit(bonus) == 0:
                listed |= bit(bonus)
                if sure or can_score_with(t, s, seat, bonus):
                    out = append(out, score(bonus))
    usable = s.open_stones[seat] > 0 and (stones == 0 or s.early_open == 1)
    if usable and reaches_field(t, s, seat, s.coins[seat]):
        out = append(out, SCORE_OPEN)
    return out


def begin_visit(t: Tables, s: CarraraState, seat: i64, bonus: i64) -> None:
    """Take the marker, a stone and its bonus (CAR-V1)."""
    court = t.court(s)
    place: i64 = 0
    while s.stones[seat] & bit(place) == 0 or court[place] != bonus:
        place += 1
    s.holder = seat
    s.visit = place
    take_stone(t, s, seat)


def take_stone(t: Tables, s: CarraraState, seat: i64) -> None:
    """Take the player's stone from the visited field, and the bonus (CAR-V1, CAR-T2)."""
    s.stones[seat] ^= bit(s.visit)
    s.scoring = 1
    s.stage = SCORING
    bonus = t.court(s)[s.visit]
    if bonus == BONUS_STATUE:
        s.supply[STATUES] -= 1
        s.item = GOLD
        s.stage = PLACING
    elif bonus == BONUS_DECORATION:
        for kind in range(DECORATIONS):
            if s.decorations[kind] > 0:
                s.stage = TAKING
    elif bonus >= BONUS_POINTS:
        add_points(s, seat, BONUSES, bonus - BONUS_POINTS)
    else:
        s.coins[seat] += bonus


def begin_open_scoring(s: CarraraState, seat: i64) -> None:
    """Take a stone from the open area: no bonus, no marker (CAR-V2, CAR-V3)."""
    s.open_stones[seat] -= 1
    s.scoring = 1
    s.stage = SCORING


def follow_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """Follow, if that can lead to a scoring, or forgo (CAR-T2)."""
    if can_score_with(t, s, seat, t.court(s)[s.visit]):
        out = append(out, FOLLOW)
    return append(out, FORGO)


def forgo(t: Tables, s: CarraraState, seat: i64) -> None:
    """Move the stone to the open area; the turn continues without scoring (CAR-T2), and a gold
    statue that is forgone goes to the box (CAR-D5).
    """
    s.stones[seat] ^= bit(s.visit)
    s.open_stones[seat] += 1
    s.forgone = 1
    s.stage = MAIN
    if t.court(s)[s.visit] == BONUS_STATUE:
        drop_gold(s)


def bonus_item_choices(out: vec[i64], s: CarraraState) -> vec[i64]:
    """Any decoration, or none (CAR-C7, CAR-D5)."""
    for kind in range(DECORATIONS):
        if s.decorations[kind] > 0:
            out = append(out, take(kind))
    return append(out, LEAVE)


def open_fields(t: Tables, s: CarraraState, seat: i64) -> i64:
    """The fields the player can score now, as bits (CAR-V4)."""
    return building_fields(t, s, seat) | money_fields(t, s, seat, s.coins[seat])


def field_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The fields the player can score now."""
    fields = open_fields(t, s, seat)
    for number in range(FIELDS):
        if fields & bit(number) != 0:
            out = append(out, field(number))
    return out


def source_of(number: i64) -> i64:
    """The source under which the points of a field count."""
    if number < TYPE_FIELD:
        return CITY_SCORES
    if number < LANDSCAPE_FIELD:
        return TYPE_SCORES
    return LANDSCAPE_SCORES if number < MONEY_FIELD else PAIR_SCORES


def score_field(t: Tables, s: CarraraState, seat: i64, number: i64) -> None:
    """Put the stone on a field and take its reward; money fields pay at the end (CAR-V9)."""
    if number < MONEY_FIELD or number >= PAIR_FIELD:
        s.coins[seat] += field_coins(t, s, seat, number)
        add_points(s, seat, source_of(number), field_points(t, s, seat, number))
    s.used[seat] |= bit(number)
    s.claimed |= bit(number) & SHARED_FIELDS
    s.scoring = 0
    finish_action(t, s)
