// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** The table as one seat sees it. */
export type TuscanyView = {
  phase: string;
  turn: number;
  start: number;
  to_move: number;
  players: Player[];
  display: (Tile | Agriculture | Hexagon | null)[];
  neutral: number;
  aside: Tiles[];
  deck: number;
  discards: Cards[];
  yields: number;
  bonus_left: { [key: string]: number };
  colour_bonus: ColourBonus[];
  scorings: number;
  counts: number;
  ending: boolean;
  last_round: boolean;
  marble_used: boolean;
  castle_tile: Tile | Agriculture | Hexagon | null;
  draft: Draft | null;
  shape: Shape;
};

/** A player's area. */
export type Player = {
  hand_size: number;
  hand: Cards[] | null;
  boards: string[] | null;
  stage: string | null;
  arranging: RegionBoard[] | null;
  map: Map | null;
  storage: (Tile | Agriculture | Hexagon | null)[];
  bonus: { [key: string]: number };
  marble: number;
  workers: number;
  green: number;
  red: number;
  points: number;
  laid_out: number;
  to_next_scoring: number;
  own_tiles: Tiles[];
};

/** Equal game cards. */
export type Cards = {
  is: "cards";
  colour: string;
  count: number;
};

/** A region board while the map is arranged: how it lies, and its fields column by column. */
export type RegionBoard = {
  board: string;
  turned: string;
  colours: string[];
};

/** A player's map. */
export type Map = {
  boards: Board[];
  offsets: string[];
  fields: Field[];
  areas: Area[];
  total: number;
};

/** A region board as it lies. */
export type Board = {
  is: "board";
  board: string;
  turned: string;
};

/** A field of a map: where it is (axial coordinates, flat top), and what lies on it. */
export type Field = {
  name: string;
  q: number;
  r: number;
  colour: string;
  area: number;
  item: Tile | Agriculture | Hexagon | null;
  start_castle: boolean;
};

/** A hexagonal tile that is not agriculture. */
export type Tile = {
  is: "tile";
  tile: string;
};

/** An agriculture tile with its kinds. */
export type Agriculture = {
  is: "agriculture";
  shows: Goods[];
};

/** A kind of agriculture. */
export type Goods = {
  is: "goods";
  goods: string;
};

/** A wooden hexagon. */
export type Hexagon = {
  is: "hexagon";
};

/** Connected fields of one colour, and what completing them gives. */
export type Area = {
  colour: string;
  size: number;
  covered: number;
  points: number;
};

/** How many of a tile. */
export type Tiles = {
  item: Tile | Agriculture | Hexagon;
  count: number;
};

/** What covering a colour gives the next player to do so. */
export type ColourBonus = {
  colour: string;
  points: number;
  place: number;
};

/** The viewer's own placement, not paid yet. */
export type Draft = {
  item: Tile | Agriculture | Hexagon;
  field: string;
  colour: string;
  laid: (Cards | Workers)[];
  ways: Way[];
};

/** Workers given for a placement. */
export type Workers = {
  is: "workers";
  count: number;
};

/** A way to pay: all cards and workers that are given, also those already laid. */
export type Way = {
  is: "way";
  gives: (Cards | Workers)[];
};

/** The shape of the region boards of this box. */
export type Shape = {
  columns: number[][];
  shifts: Shift[];
  area_points: number[];
};

/** How a board can lie against its left neighbour. */
export type Shift = {
  shift: string;
  down: number;
};

export type Action =
  | { do: "draw" }
  | { do: "marble" }
  | { do: "end_turn" }
  | { do: "skip_castle" }
  | { do: "arrange"; order: "ABC" | "ACB" | "BAC" | "CBA" | "BCA" | "CAB"; left: "upright" | "turned"; middle: "upright" | "turned"; right: "upright" | "turned" }
  | { do: "shift"; middle: "up" | "level" | "down"; right: "up" | "level" | "down" }
  | { do: "start_castle"; field: string }
  | { do: "bonus"; bonus: { is: "bonus"; bonus: string } }
  | { do: "take"; tile: { is: "tile"; tile: string } | { is: "agriculture"; shows: ({ is: "goods"; goods: string })[] } }
  | { do: "exchange"; tile: { is: "tile"; tile: string } | { is: "agriculture"; shows: ({ is: "goods"; goods: string })[] }; for: { is: "tile"; tile: string } | { is: "agriculture"; shows: ({ is: "goods"; goods: string })[] } | { is: "hexagon" } }
  | { do: "place"; item: { is: "tile"; tile: string } | { is: "agriculture"; shows: ({ is: "goods"; goods: string })[] } | { is: "hexagon" }; field: string }
  | { do: "pay"; with: { is: "card"; colour: string } | { is: "worker" } }
  | { do: "castle_take"; tile: { is: "tile"; tile: string } | { is: "agriculture"; shows: ({ is: "goods"; goods: string })[] } }
  | { do: "castle_place"; field: string };
