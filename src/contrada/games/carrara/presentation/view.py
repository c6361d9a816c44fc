"""The view: the table as a seat or a spectator may see it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from contrada.core.arrays import same, same_part
from contrada.core.game import is_turn_of
from contrada.core.messages import Breakdown
from contrada.core.play.scene import kept
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import has_draft, public_stage
from contrada.games.carrara.phases.court import open_fields, stones_in_game
from contrada.games.carrara.phases.wheel import decoration_at, statue_at
from contrada.games.carrara.pieces import (
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECORATION_NAMES,
    FIELD_NAMES,
    FIELDS,
    IMPROVEMENTS,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MONEY_FIELD,
    MONEY_FIELDS,
    NORMAL_FIELDS,
    PAIR_FIELD,
    SHARED_FIELDS,
    STATUES,
    STOREHOUSES,
    TILES,
    TYPE_NAMES,
    TYPES,
    count_bits,
    type_of,
    value_of,
)
from contrada.games.carrara.presentation.shapes import (
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
from contrada.games.carrara.presentation.shown import (
    blocks_of,
    bonus_of,
    item_of,
    tile_of,
    tiles_of,
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


def sees_screen(s: CarraraState, of: int, viewer: int) -> bool:
    """Whether a viewer sees a player's coins and blocks (CAR-S3); at the end everyone does."""
    return of == viewer or s.open_screens == 1 or s.stage == st.OVER


def user_of(s: CarraraState, field: int) -> int | None:
    """The seat that has used a field of the main board."""
    return next((seat for seat in range(s.seats) if s.used[seat] >> field & 1), None)


# -- the view ---------------------------------------------------------------------------------


@final
class Scene:
    """What the views of one state share; unchanged parts come from an earlier scene."""

    def __init__(self, t: Tables, s: CarraraState, earlier: Scene | None) -> None:
        self.tables = t
        self.state = s
        self.locations = [_location(t, s, location, earlier) for location in range(LOCATIONS)]
        self.types: list[TypeInfo] = _types(t) if earlier is None else earlier.types
        self.landscapes: dict[str, Reward] = (
            _landscapes(t) if earlier is None else earlier.landscapes
        )
        self.sets: list[int] = list(t.sets) if earlier is None else earlier.sets
        if earlier is None or s.display != earlier.state.display:
            self.display = [tile_of(piece) for piece in tiles_of(s.display)]
        else:
            self.display = earlier.display
        if earlier is None or s.monuments != earlier.state.monuments:
            pieces = tiles_of(s.monuments)
            self.monuments = [Monument(TYPE_NAMES[type_of(piece)]) for piece in pieces]
        else:
            self.monuments = earlier.monuments
        if earlier is None or s.improvements != earlier.state.improvements:
            self.improvements = _improvements(t, s)
        else:
            self.improvements = earlier.improvements
        if earlier is None or not _same_board(s, earlier.state):
            self.cities = [_city(t, s, city) for city in range(CITIES)]
            self.money = _money_fields(t, s)
            self.court = _court(t, s)
        else:
            self.cities, self.money, self.court = earlier.cities, earlier.money, earlier.court
        self.supply = _supply(s) if s.advanced else None
        self.own_scores: list[Breakdown | None] = [None] * s.seats
        """Every player's points as those see them who see behind their screen."""
        self.open_scores: list[Breakdown | None] = [None] * s.seats
        self.own: list[Player | None] = [None] * s.seats
        """Every player as they see themselves, where it is known."""
        self.open: list[Player | None] = [None] * s.seats
        """Every player as the others see them."""
        self.columns: list[list[Column] | None] = [None] * s.seats
        if earlier is not None:
            self._keep(earlier)

    def _keep(self, earlier: Scene) -> None:
        """Take over what is the same."""
        s, before = self.state, earlier.state
        self.locations = _each_kept(self.locations, earlier.locations)
        self.cities = kept(self.cities, earlier.cities)
        self.money = kept(self.money, earlier.money)
        self.court = kept(self.court, earlier.court)
        self.supply = kept(self.supply, earlier.supply)
        same_rest = (
            s.claimed == before.claimed
            and (s.stage == st.OVER) == (before.stage == st.OVER)
            and s.statued == before.statued
            and (s.statued == 0 or same(s.owned, before.owned))
        )
        for p in range(s.seats):
            if _same_buildings(s, before, p):
                self.columns[p] = earlier.columns[p]
                if same_rest and _same_means(s, before, p):
                    self.own[p] = earlier.own[p]
                    self.open[p] = earlier.open[p]
                    self.own_scores[p] = earlier.own_scores[p]
                    self.open_scores[p] = earlier.open_scores[p]

    def player(self, p: int, viewer: int) -> Player:
        """A player as a viewer sees them."""
        known = self.own if p == viewer else self.open
        found = known[p]
        if found is None:
            found = known[p] = _player(self, p, viewer)
        return found

    def columns_of(self, p: int) -> list[Column]:
        """A player's buildings by city."""
        found = self.columns[p]
        if found is None:
            cities = range(CITIES)
            found = [_column(self.tables, self.state, p, city) for city in cities]
            self.columns[p] = found
        return found


def _each_kept(new: list[Location], old: list[Location]) -> list[Location]:
    """A list of the same length as before, each part of it kept if it can be."""
    return kept([kept(new[i], old[i]) for i in range(len(new))], old)


def _same_board(s: CarraraState, before: CarraraState) -> bool:
    """Whether the fields that players have used and the Court are the same."""
    return (
        s.advanced == before.advanced
        and s.visit == before.visit
        and same(s.used, before.used)
        and same(s.stones, before.stones)
    )


def _same_buildings(s: CarraraState, before: CarraraState, p: i64) -> bool:
    """Whether everything that `_column` and the values of buildings depend on is the same."""
    if not (
        same_part(s.owned, before.owned, p * CITIES, CITIES)
        and same_part(s.improved, before.improved, p * CITIES, CITIES)
    ):
        return False
    tiles = st.buildings_of(s, p)
    if (s.decorated ^ before.decorated) & tiles != 0:
        return False
    for colour in range(STATUES + 1):
        if (s.statues[colour] ^ before.statues[colour]) & tiles != 0:
            return False
    for piece in range(TILES):
        if (tiles >> piece) & 1 != 0 and s.floor[piece] != before.floor[piece]:
            return False
    return True


def _same_means(s: CarraraState, before: CarraraState, p: i64) -> bool:
    """Whether everything else of a player is the same: what they have, and their points."""
    return (
        s.coins[p] == before.coins[p]
        and s.open_stones[p] == before.open_stones[p]
        and s.used[p] == before.used[p]
        and same_part(s.hands, before.hands, p * COLOURS, COLOURS)
        and same_part(s.earned, before.earned, p * st.SOURCES, st.SOURCES)
        and same_part(s.stores, before.stores, p * STOREHOUSES, STOREHOUSES)
    )


def view(t: Tables, s: CarraraState, viewer: int) -> CarraraView:
    """The table as a seat, or a spectator, sees it."""
    return view_in(t, s, viewer, Scene(t, s, None))


def view_in(t: Tables, s: CarraraState, viewer: int, scene: Scene) -> CarraraView:
    """The same, with the scene of this state."""
    own_turn = is_turn_of(s.seat, viewer)
    stage = s.stage if own_turn else public_stage(s.stage)
    open_bag = s.open_screens == 1 or s.stage == st.OVER
    return CarraraView(
        "advanced" if s.advanced else "normal",
        st.STAGE_NAMES[stage],
        s.turn,
        s.seat,
        scene.locations,
        st.bag_size(s) == 0,
        int(st.bag_size(s)) if open_bag else None,
        scene.display,
        s.stack_size,
        scene.monuments,
        scene.improvements,
        scene.types,
        scene.landscapes,
        scene.cities,
        scene.money,
        scene.court,
        None if s.holder == st.NOBODY else s.holder,
        scene.supply,
        scene.sets,
        [scene.player(p, viewer) for p in range(s.seats)],
        item_of(s.item),
        s.advanced == 1 and s.purchased == 0,
        None if s.trigger == st.NOBODY else s.trigger,
        _draft(t, s) if own_turn and has_draft(s) else None,
    )


def _improvements(t: Tables, s: CarraraState) -> list[Improvement]:
    return [
        Improvement(
            CITY_NAMES[place // 2],
            place % 2 + 1,
            Reward(t.improved_coins[place], t.improved_points[place]),
        )
        for place in range(IMPROVEMENTS)
        if s.improvements >> place & 1
    ]


def _types(t: Tables) -> list[TypeInfo]:
    return [
        TypeInfo(
            TYPE_NAMES[kind],
            LANDSCAPE_NAMES[t.landscape[kind]],
            DECORATION_NAMES[t.decoration[kind]],
        )
        for kind in range(TYPES)
    ]


def _landscapes(t: Tables) -> dict[str, Reward]:
    return {
        name: Reward(t.landscape_coins[i], t.landscape_points[i])
        for i, name in enumerate(LANDSCAPE_NAMES)
    }


def _money_fields(t: Tables, s: CarraraState) -> list[MoneyField]:
    return [
        MoneyField(FIELD_NAMES[f], t.money_minimum[i], t.money_rate[i], user_of(s, f))
        for i, f in enumerate(range(MONEY_FIELD, PAIR_FIELD))
        if s.advanced
    ]


def _court(t: Tables, s: CarraraState) -> list[CourtField]:
    court = t.court(s)
    return [
        CourtField(
            bonus_of(court[place]),
            [p for p in range(s.seats) if s.stones[p] >> place & 1],
            s.visit == place,
        )
        for place in range(stones_in_game(s))
    ]


def _location(t: Tables, s: CarraraState, location: int, earlier: Scene | None) -> Location:
    here = st.segment_at(s, location) * COLOURS
    at = location * COLOURS
    return Location(
        LOCATION_NAMES[location],
        [Price(COLOUR_NAMES[c], t.prices[at + c]) for c in range(COLOURS)]
        if earlier is None
        else earlier.locations[location].prices,
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


def _player(scene: Scene, p: int, viewer: int) -> Player:
    t, s = scene.tables, scene.state
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
        scene.columns_of(p),
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
