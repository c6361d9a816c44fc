"""What is told: log entries, prompts and previews. Only what a seat may know goes in."""

from __future__ import annotations

import msgspec

from contrada.core.game import CHANCE
from contrada.core.messages import Json, Message, Seat
from contrada.games.carrara import actions as act
from contrada.games.carrara import rules
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import has_draft, public_stage
from contrada.games.carrara.phases.court import can_score_with
from contrada.games.carrara.pieces import (
    BONUS_DECORATION,
    BONUS_POINTS,
    CITIES,
    COLOURS,
    GOLD,
    ITEM_PRICE,
    LOCATION_NAMES,
    MONEY_FIELD,
    PAIR_FIELD,
    PASS_COINS,
    value_of,
)
from contrada.games.carrara.scoring import field_coins, field_points, score
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def seat_form(seat: int) -> Json:
    """A player in JSON."""
    form: Json = msgspec.to_builtins(Seat(seat))
    return form


def block_forms(counts: list[int]) -> list[Json]:
    """Blocks by colour in JSON, from the cheapest."""
    return [act.blocks_form(colour, n) for colour, n in enumerate(counts) if n > 0]


def reward_form(coins: int, points: int) -> Json:
    """Coins and points in JSON."""
    return {"is": "reward", "coins": coins, "points": points}


def applied(t: Tables, s: CarraraState, seat: int, a: int) -> CarraraState:
    """The state after an action."""
    after = s.copy()
    rules.apply(t, after, seat, a)
    return after


# -- the log ----------------------------------------------------------------------------------


def redact(t: Tables, s: CarraraState, actor: int, a: int) -> Json | None:
    """The log entry of an action about to be played; the same for every reader."""
    if actor == CHANCE:
        return _chance_entry(a)
    after = applied(t, s, actor, a)
    if has_draft(after) and after.turn == actor:
        return None
    if s.moving != st.NOTHING:
        return _moved(s, a)
    if act.SEGMENT <= a < act.BUILD:
        return _bought(s, after, actor, a)
    if act.CITY <= a < act.IMPROVE:
        return _built(s, after, actor, a)
    if act.FIELD <= a < act.SEGMENT:
        return _scored(t, s, actor, a - act.FIELD)
    return _plain_entry(t, s, actor, a)


def _chance_entry(a: int) -> Json:
    form = act.CHANCE_OUTCOMES.encode(a)
    if form["do"] == "starter":
        form["seat"] = seat_form(form["seat"])
    return form


def _plain_entry(t: Tables, s: CarraraState, actor: int, a: int) -> Json:
    entry = act.PLAYER.encode(a)
    if a == act.SHOW:
        entry["has"] = s.coins[actor]
        entry["coins"] = PASS_COINS
    elif a == act.PASS:
        entry["coins"] = PASS_COINS
    elif a in (act.FOLLOW, act.FORGO):
        entry["bonus"] = act.bonus_form(t.court(s)[s.visit])
    elif a >= act.SET:
        entry["item"] = act.item_form(s.item)
    elif act.DISCARD <= a < act.SET:
        entry["for"] = act.item_form(s.item)
    elif a == act.STORE:
        entry["item"] = act.item_form(s.item)
    elif a == act.LEAVE and s.item == GOLD:
        entry["do"] = "leave_gold"
    elif act.IMPROVE <= a < act.TAKE:
        place = a - act.IMPROVE
        entry["reward"] = reward_form(t.improved_coins[place], t.improved_points[place])
    return entry


def _moved(s: CarraraState, a: int) -> Json:
    form = act.PLAYER.encode(a)
    bought = s.moving_from == st.BOUGHT
    return {
        "do": "purchased" if bought else "unstored",
        "item": act.item_form(s.moving),
        "building": form["building"],
        "city": form["city"],
        "paid": ITEM_PRICE if bought else 0,
    }


def _bought(s: CarraraState, after: CarraraState, actor: int, a: int) -> Json:
    own = slice(actor * COLOURS, (actor + 1) * COLOURS)
    blocks = [new - old for new, old in zip(after.hands[own], s.hands[own], strict=True)]
    location = a - act.SEGMENT if s.stage == st.SEGMENTS else s.location
    return {
        "do": "bought",
        "location": LOCATION_NAMES[location],
        "blocks": block_forms(blocks),
        "paid": s.coins[actor] - after.coins[actor],
    }


def _built(s: CarraraState, after: CarraraState, actor: int, a: int) -> Json:
    """A building completed by its city or by the last of its blocks."""
    city, replaced = s.city, s.replaced
    if act.CITY <= a < act.UPGRADE:
        city, replaced = a - act.CITY, st.NOTHING
    elif act.UPGRADE <= a < act.EXCHANGE:
        replaced, city = divmod(a - act.UPGRADE, CITIES)
    own = slice(actor * COLOURS, (actor + 1) * COLOURS)
    blocks = [old - new for new, old in zip(after.hands[own], s.hands[own], strict=True)]
    late = actor * st.SOURCES + st.LATE_BUILDING
    entry: Json = {
        "do": "built" if replaced == st.NOTHING else "upgraded",
        "building": act.building_form(s.tile),
        "city": act.city_form(city),
        "blocks": block_forms(blocks),
        "points": after.earned[late] - s.earned[late],
    }
    if replaced != st.NOTHING:
        entry["replaced"] = act.building_form(replaced)
    return entry


def _scored(t: Tables, s: CarraraState, actor: int, field: int) -> Json:
    if MONEY_FIELD <= field < PAIR_FIELD:
        i = field - MONEY_FIELD
        return {
            "do": "claimed",
            "field": act.field_form(field),
            "minimum": t.money_minimum[i],
            "rate": t.money_rate[i],
        }
    return {
        "do": "scored",
        "field": act.field_form(field),
        "reward": reward_form(
            int(field_coins(t, s, actor, field)), int(field_points(t, s, actor, field))
        ),
    }


# -- prompts ----------------------------------------------------------------------------------


def prompt(t: Tables, s: CarraraState, seat: int) -> Message:
    """What a seat, or a spectator, should know to be going on now."""
    if s.stage == st.OVER:
        return Message("over")
    if s.seat < 0:
        return Message("chance")
    if s.seat != seat:
        stage = st.STAGE_NAMES[public_stage(s.stage)]
        return Message("wait", {"who": seat_form(s.seat), "stage": stage})
    if s.moving != st.NOTHING:
        return Message("moving", {"item": act.item_form(s.moving)})
    return Message(st.STAGE_NAMES[s.stage], _prompt_values(t, s, seat))


def _prompt_values(t: Tables, s: CarraraState, seat: int) -> Json:
    last = "yes" if s.trigger != st.NOBODY else "no"
    if s.stage == st.FOLLOWING:
        bonus = t.court(s)[s.visit]
        able = "yes" if can_score_with(t, s, seat, bonus) else "no"
        return {
            "who": seat_form(s.holder),
            "bonus": act.bonus_form(bonus),
            "able": able,
            "last": last,
        }
    if s.stage == st.MAIN:
        return {"last": last, "scoring": "no" if s.forgone else "yes"}
    if s.stage == st.SEGMENTS:
        return {"coins": s.coins[seat]}
    if s.stage == st.COUNTING:
        return {
            "location": LOCATION_NAMES[s.location],
            "block": act.block_form(s.colour),
            "price": t.prices[s.location * COLOURS + s.colour],
            "coins": s.due,
        }
    if s.stage in (st.CITY_CHOICE, st.IMPROVING):
        return {} if s.tile == st.NOTHING else {"building": act.building_form(s.tile)}
    if s.stage == st.PAYING:
        exchange = "yes" if s.colour < s.city else "no"
        dear = s.city if s.colour < s.city else s.colour
        return {
            "building": act.building_form(s.tile),
            "city": act.city_form(s.city),
            "block": act.block_form(s.colour),
            "for": act.block_form(dear),
            "exchange": exchange,
            "due": s.due,
        }
    if s.stage == st.TAKING:
        return {"from": "court" if s.scoring else "wheel"}
    if s.stage == st.PLACING:
        return {"item": act.item_form(s.item)}
    return {}


# -- previews ---------------------------------------------------------------------------------


def preview(t: Tables, s: CarraraState, seat: int, a: int) -> Json:
    """What an action would give or cost at once, as far as it is certain."""
    if act.FIELD <= a < act.SEGMENT:
        return _field_preview(t, s, seat, a - act.FIELD)
    if act.SCORE <= a < act.FIELD:
        return _bonus_preview(a - act.SCORE)
    if a == act.FOLLOW:
        return _bonus_preview(t.court(s)[s.visit])
    if a in (act.PASS, act.SHOW):
        return {"coins": PASS_COINS}
    if act.BUY <= a < act.BUILD:
        colour, count = divmod(a - act.BUY, act.COUNTS)
        return {"coins": -count * t.prices[s.location * COLOURS + colour]}
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
    """The blocks it costs, and what the city's reward would make of the value added."""
    if a < act.UPGRADE:
        city, value = a - act.CITY, int(value_of(s.tile))
    else:
        replaced, city = divmod(a - act.UPGRADE, CITIES)
        value = int(value_of(s.tile) - value_of(replaced))
    coins = value * int(t.reward_coins(s, seat, city))
    points = value * int(t.reward_points(s, seat, city))
    return {"blocks": -value, "reward": reward_form(coins, points)}
