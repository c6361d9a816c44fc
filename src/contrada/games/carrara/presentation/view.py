"""The view: the table as a seat or a spectator may see it."""

from __future__ import annotations

from contrada.core.game import is_turn_of
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import has_draft, public_stage
from contrada.games.carrara.phases.court import open_fields, stones_in_game
from contrada.games.carrara.phases.wheel import decoration_at, statue_at
from contrada.games.carrara.pieces import (
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECORATION_NAMES,
    DECORATIONS,
    FIELD_NAMES,
    FIELDS,
    GOLD,
    IMPROVEMENTS,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MONEY_FIELD,
    MONEY_FIELDS,
    NORMAL_FIELDS,
    PAIR_FIELD,
    SECOND_THREE,
    SHARED_FIELDS,
    SLOTS,
    STATUES,
    STOREHOUSES,
    TILES,
    TYPE_NAMES,
    TYPES,
    count_bits,
    is_monument,
    type_of,
    value_of,
)
from contrada.games.carrara.presentation.shapes import (
    Blocks,
    Bonus,
    Building,
    Built,
    CarraraView,
    CityInfo,
    Column,
    CourtField,
    Decoration,
    Draft,
    FieldView,
    Improvement,
    Location,
    MoneyField,
    Monument,
    Player,
    Price,
    Reward,
    Statue,
    Supply,
    TypeInfo,
    Way,
)
from contrada.games.carrara.presentation.ways import ways
from contrada.games.carrara.scoring import (
    all_fields,
    majority_points,
    money_points,
    set_points,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables

# -- pieces to show ---------------------------------------------------------------------------


def blocks_of(counts: list[int]) -> list[Blocks]:
    """Blocks by colour, from the cheapest; colours without a block are omitted."""
    return [Blocks(COLOUR_NAMES[c], n) for c, n in enumerate(counts) if n > 0]


def tile_of(piece: int) -> Building | Monument:
    """A tile for the view."""
    kind = TYPE_NAMES[type_of(piece)]
    if is_monument(piece):
        return Monument(kind)
    return Building(kind, int(value_of(piece)), 2 if piece % SLOTS == SECOND_THREE else 1)


def tiles_of(tiles: int) -> list[int]:
    """The members of a set of tiles."""
    return [piece for piece in range(TILES) if tiles >> piece & 1]


def item_of(item: int) -> Decoration | Statue | None:
    """An item for the view; None for NOTHING."""
    if item == st.NOTHING:
        return None
    if item < DECORATIONS:
        return Decoration(DECORATION_NAMES[item])
    return Statue("gold" if item == GOLD else COLOUR_NAMES[item - DECORATIONS])


def bonus_of(bonus: int) -> Bonus:
    """A bonus for the view."""
    if bonus == BONUS_DECORATION:
        return Bonus("decoration", 1)
    if bonus == BONUS_STATUE:
        return Bonus("statue", 1)
    return Bonus("coins", bonus) if bonus < BONUS_POINTS else Bonus("points", bonus - BONUS_POINTS)


def sees_screen(s: CarraraState, of: int, viewer: int) -> bool:
    """Whether a viewer sees a player's coins and blocks (CAR-S3); at the end everyone does."""
    return of == viewer or s.open_screens == 1 or s.stage == st.OVER


def user_of(s: CarraraState, field: int) -> int | None:
    """The seat that has used a field of the main board."""
    return next((seat for seat in range(s.seats) if s.used[seat] >> field & 1), None)


# -- the view ---------------------------------------------------------------------------------


def view(t: Tables, s: CarraraState, viewer: int) -> CarraraView:
    """The table as a seat, or a spectator, sees it."""
    own_turn = is_turn_of(s.seat, viewer)
    stage = s.stage if own_turn else public_stage(s.stage)
    open_bag = s.open_screens == 1 or s.stage == st.OVER
    court = t.court(s)
    return CarraraView(
        "advanced" if s.advanced else "normal",
        st.STAGE_NAMES[stage],
        s.turn,
        s.seat,
        [_location(t, s, location) for location in range(LOCATIONS)],
        st.bag_size(s) == 0,
        int(st.bag_size(s)) if open_bag else None,
        [tile_of(piece) for piece in tiles_of(s.display)],
        s.stack_size,
        [Monument(TYPE_NAMES[type_of(piece)]) for piece in tiles_of(s.monuments)],
        [
            Improvement(
                CITY_NAMES[place // 2],
                place % 2 + 1,
                Reward(t.improved_coins[place], t.improved_points[place]),
            )
            for place in range(IMPROVEMENTS)
            if s.improvements >> place & 1
        ],
        [
            TypeInfo(
                TYPE_NAMES[kind],
                LANDSCAPE_NAMES[t.landscape[kind]],
                DECORATION_NAMES[t.decoration[kind]],
            )
            for kind in range(TYPES)
        ],
        {
            name: Reward(t.landscape_coins[i], t.landscape_points[i])
            for i, name in enumerate(LANDSCAPE_NAMES)
        },
        [_city(t, s, city) for city in range(CITIES)],
        [
            MoneyField(FIELD_NAMES[f], t.money_minimum[i], t.money_rate[i], user_of(s, f))
            for i, f in enumerate(range(MONEY_FIELD, PAIR_FIELD))
            if s.advanced
        ],
        [
            CourtField(
                bonus_of(court[place]),
                [p for p in range(s.seats) if s.stones[p] >> place & 1],
                s.visit == place,
            )
            for place in range(stones_in_game(s))
        ],
        None if s.holder == st.NOBODY else s.holder,
        _supply(s) if s.advanced else None,
        list(t.sets),
        [_player(t, s, p, viewer) for p in range(s.seats)],
        item_of(s.item),
        s.advanced == 1 and s.purchased == 0,
        None if s.trigger == st.NOBODY else s.trigger,
        _draft(t, s) if own_turn and has_draft(s) else None,
    )


def _location(t: Tables, s: CarraraState, location: int) -> Location:
    here = st.segment_at(s, location) * COLOURS
    at = location * COLOURS
    return Location(
        LOCATION_NAMES[location],
        [Price(COLOUR_NAMES[c], t.prices[at + c]) for c in range(COLOURS)],
        blocks_of(list(s.wheel[here : here + COLOURS])),
        Decoration(DECORATION_NAMES[decoration_at(t, s, location)]) if s.advanced else None,
        Statue(COLOUR_NAMES[statue_at(t, s, location)]) if s.advanced else None,
    )


def _city(t: Tables, s: CarraraState, city: int) -> CityInfo:
    return CityInfo(
        CITY_NAMES[city],
        list(COLOUR_NAMES[city:]),
        t.minimum[city],
        Reward(t.coins[city], t.points[city]),
        list(t.majorities[city * 3 : city * 3 + 3]) if s.advanced else [],
        user_of(s, city),
    )


def _supply(s: CarraraState) -> Supply:
    return Supply(
        {name: s.decorations[kind] for kind, name in enumerate(DECORATION_NAMES)},
        {name: s.supply[colour] for colour, name in enumerate(COLOUR_NAMES)},
        s.supply[STATUES],
    )


def _player(t: Tables, s: CarraraState, p: int, viewer: int) -> Player:
    seen = sees_screen(s, p, viewer)
    start = p * COLOURS
    stores: list[int] = (
        list(s.stores[p * STOREHOUSES : (p + 1) * STOREHOUSES]) if s.advanced else []
    )
    return Player(
        s.coins[p] if seen else None,
        blocks_of(list(s.hands[start : start + COLOURS])) if seen else None,
        int(st.points_of(s, p)),
        int(set_points(t, s, p)),
        int(majority_points(t, s, p)),
        int(money_points(t, s, p)) if seen else None,
        s.open_stones[p],
        int(count_bits(s.used[p])),
        [_column(t, s, p, city) for city in range(CITIES)],
        [item_of(stored - 1) for stored in stores],
        fields_of(t, s, p, seen),
    )


def _column(t: Tables, s: CarraraState, p: int, city: int) -> Column:
    pieces = sorted(tiles_of(s.owned[p * CITIES + city]), key=lambda piece: s.floor[piece])
    return Column(
        CITY_NAMES[city],
        Reward(int(t.reward_coins(s, p, city)), int(t.reward_points(s, p, city))),
        s.improved[p * CITIES + city] > 0,
        [_built(s, piece) for piece in pieces],
    )


def _built(s: CarraraState, piece: int) -> Built:
    decorated = s.decorated >> piece & 1
    statue = next((c for c in range(STATUES + 1) if s.statues[c] >> piece & 1), None)
    colour = None if statue is None else "gold" if statue == STATUES else COLOUR_NAMES[statue]
    return Built(
        tile_of(piece),
        int(value_of(piece)) + decorated,
        decorated == 1,
        None if colour is None else Statue(colour),
    )


def fields_of(t: Tables, s: CarraraState, p: int, seen: bool) -> list[FieldView]:
    """Every scoring field of the version, with what it would give this player now."""
    scorable = open_fields(t, s, p)
    gives = all_fields(t, s, p)
    out = []
    for f in range(FIELDS if s.advanced else NORMAL_FIELDS):
        money = MONEY_FIELD <= f < PAIR_FIELD
        if s.used[p] >> f & 1:
            state = "scored"
        elif s.claimed & SHARED_FIELDS & 1 << f:
            state = "taken"
        elif money and s.used[p] & MONEY_FIELDS:
            state = "closed"
        elif money and not seen:
            state = "unknown"
        else:
            state = "open" if scorable >> f & 1 else "closed"
        points = gives[FIELDS + f]
        if money and seen:
            points = max(s.coins[p] // t.money_rate[f - MONEY_FIELD] - s.coins[p] // t.rate, 0)
        out.append(FieldView(FIELD_NAMES[f], state, gives[f], points))
    return out


def _draft(t: Tables, s: CarraraState) -> Draft:
    return Draft(
        None if s.location == st.NOTHING else LOCATION_NAMES[s.location],
        None if s.tile == st.NOTHING else tile_of(s.tile),
        None if s.city == st.NOTHING else CITY_NAMES[s.city],
        None if s.replaced == st.NOTHING else tile_of(s.replaced),
        blocks_of(list(s.chosen)),
        s.due if s.stage == st.CARTING else 0,
        s.due if s.stage == st.PAYING else 0,
        item_of(s.moving),
        [Way(steps) for steps in ways(t, s)],
    )
