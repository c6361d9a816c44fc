"""The preview of an action: its immediate effects, displayed with it."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carrara import actions as act
from contrada.games.carrara.pieces import (
    BONUS_DECORATION,
    BONUS_POINTS,
    CITIES,
    ITEM_PRICE,
    MONEY_FIELD,
    PAIR_FIELD,
    PASS_COINS,
    value_of,
)
from contrada.games.carrara.presentation.forms import applied, reward_form
from contrada.games.carrara.scoring import field_coins, field_points, score
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def preview(t: Tables, s: CarraraState, seat: int, a: int) -> Json:
    """The immediate gain or cost of an action, as far as it is certain."""
    if act.FIELD <= a < act.CART:
        return _field_preview(t, s, seat, a - act.FIELD)
    if act.SCORE <= a < act.FIELD:
        return _bonus_preview(a - act.SCORE)
    if a == act.FOLLOW:
        return _bonus_preview(t.court(s)[s.visit])
    if a in (act.PASS, act.SHOW):
        return {"coins": PASS_COINS}
    if act.CART <= a < act.BUILD:
        return {"coins": -t.prices[a - act.CART]}
    if a == act.BUY:
        return {"coins": -s.due, "blocks": sum(s.chosen)}
    if a == act.COMPLETE:
        return {"blocks": -sum(s.chosen)}
    if act.EXCHANGE <= a < act.IMPROVE:
        return {"blocks": -2 if a < act.PAY else -1}
    if act.BUILD <= a < act.CITY:
        return {"blocks": -int(value_of(a - act.BUILD))}
    if act.CITY <= a < act.EXCHANGE:
        return _building_preview(t, s, seat, a)
    if act.IMPROVE <= a < act.TAKE:
        place = a - act.IMPROVE
        return {"reward": reward_form(t.improved_coins[place], t.improved_points[place])}
    if a >= act.SET:
        gained = int(score(t, applied(t, s, seat, a), seat) - score(t, s, seat))
        return {"end": gained}
    if act.PURCHASE <= a < act.DISCARD:
        return {"coins": -ITEM_PRICE}
    return {}


def _bonus_preview(bonus: int) -> Json:
    if bonus >= BONUS_DECORATION:
        return {"item": 1}
    return {"coins": bonus} if bonus < BONUS_POINTS else {"points": bonus - BONUS_POINTS}


def _field_preview(t: Tables, s: CarraraState, seat: int, field: int) -> Json:
    if MONEY_FIELD <= field < PAIR_FIELD:
        rate = t.money_rate[field - MONEY_FIELD]
        return {"rate": rate, "end": s.coins[seat] // rate - s.coins[seat] // t.rate}
    coins = int(field_coins(t, s, seat, field))
    points = int(field_points(t, s, seat, field))
    return {"coins": coins, "points": points}


def _building_preview(t: Tables, s: CarraraState, seat: int, a: int) -> Json:
    """The cost in blocks, and the city's reward for the value added."""
    if a < act.UPGRADE:
        city, value = a - act.CITY, int(value_of(s.tile))
    else:
        replaced, city = divmod(a - act.UPGRADE, CITIES)
        value = int(value_of(s.tile) - value_of(replaced))
    coins = value * int(t.reward_coins(s, seat, city))
    points = value * int(t.reward_points(s, seat, city))
    return {"blocks": -value, "reward": reward_form(coins, points)}
