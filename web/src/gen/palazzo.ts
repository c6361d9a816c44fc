// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** The table as one seat sees it. */
export type PalazzoView = {
  phase: string;
  turn: number;
  to_move: number;
  players: Player[];
  warehouse: Tile[];
  price: number;
  quarries: Tile[][];
  builder: number;
  stacks: number[];
  next_stack: number;
  riders: number;
  deck: number;
  discards: (Card | Certificate)[];
  display: (Card | Certificate)[];
  high_bidder: number;
  acquired: Tile[];
  draft: Draft | null;
  shared_out_from: number;
};

/** A player's area. */
export type Player = {
  hand_size: number;
  hand: (Card | Certificate)[] | null;
  laid: (Card | Certificate | Opening)[];
  bid: number;
  bid_currency: string | null;
  passed: boolean;
  palazzi: Palazzo[];
  points: number;
  money: number | null;
};

/** A money card of a currency. */
export type Card = {
  is: "card";
  currency: string;
  value: number;
};

/** A neutral certificate of value 2. */
export type Certificate = {
  is: "certificate";
};

/** The neutral certificate of value 3 that opens every auction. */
export type Opening = {
  is: "opening";
};

/** A palazzo from the ground up, with what it is worth now. */
export type Palazzo = {
  floors: Tile[];
  points: number;
};

/** A building tile. */
export type Tile = {
  is: "tile";
  material: string;
  floor: number;
  windows: number;
};

/** The viewer's own decision under way. */
export type Draft = {
  cards: (Card | Certificate)[];
  value: number;
  missing: (Card | Certificate)[];
  goal: number;
  buying: Tile[];
  rebuilding: { [key: string]: any } | null;
  ways: Way[];
};

/** A proposal for laying cards, and the steps that lead to it. */
export type Way = {
  cards: (Card | Certificate)[];
  total: number;
  steps: { [key: string]: any }[];
};

export type Action =
  | { do: "take_money" }
  | { do: "reveal" }
  | { do: "rebuild" }
  | { do: "auction" }
  | { do: "pass" }
  | { do: "confirm" }
  | { do: "share_out" }
  | { do: "take_card"; card: { is: "card"; currency: string; value: number } | { is: "certificate" } }
  | { do: "take_two"; card: { is: "card"; currency: string; value: number } | { is: "certificate" }; and: { is: "card"; currency: string; value: number } | { is: "certificate" } }
  | { do: "lay_triple"; value: number }
  | { do: "lay_card"; card: { is: "card"; currency: string; value: number } | { is: "certificate" } }
  | { do: "discard_card"; card: { is: "card"; currency: string; value: number } | { is: "certificate" } }
  | { do: "buy"; tile: { is: "tile"; material: string; floor: number; windows: number } }
  | { do: "buy_two"; tile: { is: "tile"; material: string; floor: number; windows: number }; and: { is: "tile"; material: string; floor: number; windows: number } }
  | { do: "take_tile"; tile: { is: "tile"; material: string; floor: number; windows: number } }
  | { do: "build_new"; tile: { is: "tile"; material: string; floor: number; windows: number } }
  | { do: "build_on"; tile: { is: "tile"; material: string; floor: number; windows: number }; palazzo: number }
  | { do: "discard_tile"; tile: { is: "tile"; material: string; floor: number; windows: number } }
  | { do: "take_out"; palazzo: number; floor: number }
  | { do: "put_in"; tile: { is: "tile"; material: string; floor: number; windows: number }; palazzo: number }
  | { do: "scrap"; tile: { is: "tile"; material: string; floor: number; windows: number } };
