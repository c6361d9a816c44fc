// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** The table as one seat sees it. */
export type CarpeDiemView = {
  stage: string;
  phase: number;
  round: number;
  to_move: number;
  start_seat: number | null;
  players: Player[];
  displays: ((Tile | null)[])[];
  seals: (Tile | null)[];
  slots: Slot[];
  circles: Circle[];
  current_circle: number | null;
  fulfilled: boolean[];
  light_tiles: number;
  dark_tiles: number;
  removed: Tile[];
  fountain_pile: number;
  draft: Draft | null;
  scoring: ScoringDraft | null;
  shovel: Cell;
  last_space: number;
};

/** A player's district, storage and means. */
export type Player = {
  figure: number | null;
  vp: number | null;
  goods: Amount[];
  track: number;
  track_place: number;
  fountain_cards: number;
  fountain_hand: FountainCard[] | null;
  tableau: number | null;
  frame: FramePiece[];
  tasks: Line[];
  laid: Laid[];
  banderoles: Cell[];
  unfillable: Cell[];
  too_large: Cell[];
  features: Feature[];
  counts: Amount[];
  stored: Tile[];
  returned: FountainCard[] | null;
};

/** So many of something. */
export type Amount = {
  is: "amount";
  of: string;
  number: number;
};

/** Victory points at the end for each finished one of a kind. */
export type FountainCard = {
  is: "fountain-card";
  of: string;
  vp: number;
};

/** One side of a frame. */
export type FramePiece = {
  is: "frame-piece";
  name: string;
  tasks: Task[];
};

/** A frame task: a finished feature of this kind on the line from this position. */
export type Task = {
  is: "task";
  of: string;
  position: number;
  vp: number;
};

/** A frame task in its place. */
export type Line = {
  task: Task;
  side: string;
  row: number | null;
  column: number | null;
  status: string;
};

/** A tile in a district. */
export type Laid = {
  row: number;
  column: number;
  tile: Tile;
  turn: number;
};

/** A building tile. */
export type Tile = {
  is: "tile";
  sides: string;
  areas: Kind[];
  shape: string;
  chimneys: number;
};

/** A landscape, dwelling, villa or single building. */
export type Kind = {
  is: "kind";
  of: string;
};

/** A field of a district. */
export type Cell = {
  is: "cell";
  row: number;
  column: number;
};

/** A villa, landscape or dwelling with the fields it covers and those it opens to. */
export type Feature = {
  of: string;
  finished: boolean;
  cells: Cell[];
  open_to: Cell[];
  chimneys: number;
};

/** A place for a scoring card. */
export type Slot = {
  number: number;
  card: ScoringCard;
};

/** A card that is scored beside a disc: red ones take wares, green ones count. */
export type ScoringCard = {
  is: "scoring-card";
  pile: string;
  colour: string;
  needs: (Amount | Need)[];
  gains: Amount[];
};

/** What a green card counts: so many finished features, single buildings or chimneys. */
export type Need = {
  is: "need";
  of: string;
  number: number;
};

/** A circle between two cards. */
export type Circle = {
  number: number;
  cards: number[];
  disc: number | null;
};

/** The viewer's own turn as far as it is decided. */
export type Draft = {
  field: number | null;
  by_bread: boolean;
  tile: Tile | null;
};

/** The viewer's own scoring turn as far as it is decided. */
export type ScoringDraft = {
  uses: Use[];
  closed: number[];
  missed: number[];
  due: number;
  lost: number;
};

/** Fulfilments of one card in one way, as in the action `do`. */
export type Use = {
  do: string;
  card: number;
  coins: number | null;
  coins_for: Ware[] | null;
  times: number;
  gives: Amount[];
};

/** A kind of ware. */
export type Ware = {
  is: "ware";
  of: string;
};

export type Action =
  | { do: "enter"; field: number }
  | { do: "walk"; field: number }
  | { do: "rush"; field: number }
  | { do: "build"; row: number; column: number; turn: number }
  | { do: "store" }
  | { do: "return"; fountain_card: { is: "fountain-card"; of: string; vp: number } }
  | { do: "circle"; circle: number }
  | { do: "breads"; card: number }
  | { do: "pay"; card: number; coins: number }
  | { do: "pay_set"; card: number; coins_for: (never)[] | ({ is: "ware"; of: string })[] }
  | { do: "finish" }
  | { do: "close"; card: number }
  | { do: "take"; tile: { is: "tile"; sides: string; areas: ({ is: "kind"; of: string })[]; shape: string; chimneys: number } | { is: "no-tile"; number: number } };
