"""The shape of the view: the structs that the browser and bots receive."""

from __future__ import annotations

from contrada.core.messages import Json, Shown


class Blocks(Shown, frozen=True, tag_field="is", tag="blocks"):
    """Some blocks of one colour."""

    colour: str
    count: int


class Decoration(Shown, frozen=True, tag_field="is", tag="decoration"):
    """A decoration."""

    kind: str


class Statue(Shown, frozen=True, tag_field="is", tag="statue"):
    """A statue of one of the six colours, or of gold."""

    colour: str


class Building(Shown, frozen=True, tag_field="is", tag="building"):
    """A building tile; the second one of value 3 is copy 2."""

    type: str
    value: int
    copy: int


class Monument(Shown, frozen=True, tag_field="is", tag="monument"):
    """A monument."""

    type: str


class Bonus(Shown, frozen=True, tag_field="is", tag="bonus"):
    """A bonus of the Royal Court: `coins`, `points`, `decoration` or `statue`."""

    gives: str
    amount: int


class Reward(Shown, frozen=True, tag_field="is", tag="reward"):
    """What a point of value brings."""

    coins: int
    points: int


class Improvement(Shown, frozen=True, tag_field="is", tag="improvement"):
    """An improvement that is still to be had, with the reward it brings."""

    city: str
    copy: int
    reward: Reward


class Price(Shown, frozen=True):
    """What a block of a colour costs at a location."""

    colour: str
    coins: int


class Location(Shown, frozen=True):
    """A location of the wheel with the segment that lies there."""

    name: str
    prices: list[Price]
    blocks: list[Blocks]
    decoration: Decoration | None
    """None in the normal version, like the statue."""
    statue: Statue | None


class CourtField(Shown, frozen=True):
    """A bonus field of the Royal Court and whose stones lie there."""

    bonus: Bonus
    stones: list[int]
    visited: bool


class TypeInfo(Shown, frozen=True):
    """A building type: its landscape and its decoration."""

    name: str
    landscape: str
    decoration: str


class CityInfo(Shown, frozen=True):
    """A city: what it asks for and gives as printed, its statues, and who has scored it."""

    name: str
    accepts: list[str]
    minimum: int
    reward: Reward
    statue_points: list[int]
    scored_by: int | None


class MoneyField(Shown, frozen=True):
    """A money field of the main board."""

    name: str
    minimum: int
    rate: int
    claimed_by: int | None


class Built(Shown, frozen=True):
    """A building in a player's city."""

    tile: Building | Monument
    value: int
    """Its value in a scoring: the printed value, plus 1 for a decoration."""
    decorated: bool
    statue: Statue | None


class Column(Shown, frozen=True):
    """A city on a player's board, its buildings from the ground up."""

    city: str
    reward: Reward
    improved: bool
    buildings: list[Built]


class FieldView(Shown, frozen=True):
    """A scoring field from one player's side, with what it would give now."""

    name: str
    state: str
    """`scored` by this player, `taken` by another, `open` to be scored now, `closed` as yet, or
    `unknown` where it depends on coins the viewer is not shown."""
    coins: int
    points: int


class Player(Shown, frozen=True):
    """A player's area."""

    coins: int | None
    """None if the viewer may not see it, like the blocks."""
    blocks: list[Blocks] | None
    track: int
    """The position on the track of victory points."""
    sets: int
    """The final points for decorations if the game ended now; likewise for statues and money."""
    majorities: int
    money: int | None
    open_stones: int
    """Stones in the open area of the Court."""
    stones_used: int
    columns: list[Column]
    storehouses: list[Decoration | Statue | None]
    fields: list[FieldView]


class Supply(Shown, frozen=True):
    """Decorations and statues that are left."""

    decorations: dict[str, int]
    statues: dict[str, int]
    gold: int


class Way(Shown, frozen=True):
    """A way to complete the decision: the steps still to be played, in their JSON forms."""

    steps: list[Json]


class Draft(Shown, frozen=True):
    """The viewer's own decision under way."""

    location: str | None
    tile: Building | Monument | None
    city: str | None
    replaced: Building | Monument | None
    blocks: list[Blocks]
    """The blocks in the cart, or laid out as payment."""
    price: int
    """The price of the cart."""
    due: int
    """The blocks still to be paid."""
    item: Decoration | Statue | None
    ways: list[Way]
    """Proposals: the cheapest payment, one with exchanges, or all blocks of the location."""


class CarraraView(Shown, frozen=True):
    """The table as one seat sees it."""

    version: str
    stage: str
    turn: int
    to_move: int
    locations: list[Location]
    bag_empty: bool
    bag: int | None
    """The number of blocks in the bag if the screens are open; otherwise it would reveal hidden
    blocks.
    """
    display: list[Building | Monument]
    stack: int
    monuments: list[Monument]
    improvements: list[Improvement]
    types: list[TypeInfo]
    landscapes: dict[str, Reward]
    cities: list[CityInfo]
    money_fields: list[MoneyField]
    court: list[CourtField]
    holder: int | None
    supply: Supply | None
    set_points: list[int]
    players: list[Player]
    item: Decoration | Statue | None
    """An item just received and not yet placed."""
    purchase_open: bool
    """Whether the turn's player may still buy an item for 10 coins."""
    trigger: int | None
    """The seat that triggered the end; the others have one turn each."""
    draft: Draft | None
