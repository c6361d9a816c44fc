// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** The table as one seat sees it. */
export type CarraraView = {
  version: string;
  stage: string;
  turn: number;
  to_move: number;
  locations: Location[];
  bag_empty: boolean;
  bag: number | null;
  display: (Building | Monument)[];
  stack: number;
  monuments: Monument[];
  improvements: Improvement[];
  types: TypeInfo[];
  landscapes: { [key: string]: Reward };
  cities: CityInfo[];
  money_fields: MoneyField[];
  court: CourtField[];
  holder: number | null;
  supply: Supply | null;
  set_points: number[];
  players: Player[];
  item: Decoration | Statue | null;
  purchase_open: boolean;
  trigger: number | null;
  draft: Draft | null;
};

/** A location of the wheel with the segment that lies there. */
export type Location = {
  name: string;
  prices: Price[];
  blocks: Blocks[];
  decoration: Decoration | null;
  statue: Statue | null;
};

/** What a block of a colour costs at a location. */
export type Price = {
  colour: string;
  coins: number;
};

/** Some blocks of one colour. */
export type Blocks = {
  is: "blocks";
  colour: string;
  count: number;
};

/** A decoration. */
export type Decoration = {
  is: "decoration";
  kind: string;
};

/** A statue of one of the six colours, or of gold. */
export type Statue = {
  is: "statue";
  colour: string;
};

/** A building tile; the second one of value 3 is copy 2. */
export type Building = {
  is: "building";
  type: string;
  value: number;
  copy: number;
};

/** A monument. */
export type Monument = {
  is: "monument";
  type: string;
};

/** An improvement that is still to be had, with the reward it brings. */
export type Improvement = {
  is: "improvement";
  city: string;
  copy: number;
  reward: Reward;
};

/** What a point of value brings. */
export type Reward = {
  is: "reward";
  coins: number;
  points: number;
};

/** A building type: its landscape and its decoration. */
export type TypeInfo = {
  name: string;
  landscape: string;
  decoration: string;
};

/** A city: what it asks for and gives as printed, its statues, and who has scored it. */
export type CityInfo = {
  name: string;
  accepts: string[];
  minimum: number;
  reward: Reward;
  statue_points: number[];
  scored_by: number | null;
};

/** A money field of the main board. */
export type MoneyField = {
  name: string;
  minimum: number;
  rate: number;
  claimed_by: number | null;
};

/** A bonus field of the Royal Court and whose stones lie there. */
export type CourtField = {
  bonus: Bonus;
  stones: number[];
  visited: boolean;
};

/** A bonus of the Royal Court: `coins`, `points`, `decoration` or `statue`. */
export type Bonus = {
  is: "bonus";
  gives: string;
  amount: number;
};

/** Decorations and statues that are left. */
export type Supply = {
  decorations: { [key: string]: number };
  statues: { [key: string]: number };
  gold: number;
};

/** A player's area. */
export type Player = {
  coins: number | null;
  blocks: Blocks[] | null;
  track: number;
  sets: number;
  majorities: number;
  money: number | null;
  open_stones: number;
  stones_used: number;
  columns: Column[];
  storehouses: (Decoration | Statue | null)[];
  fields: FieldView[];
};

/** A city on a player's board, its buildings from the ground up. */
export type Column = {
  city: string;
  reward: Reward;
  improved: boolean;
  buildings: Built[];
};

/** A building in a player's city. */
export type Built = {
  tile: Building | Monument;
  value: number;
  decorated: boolean;
  statue: Statue | null;
};

/** A scoring field from one player's side, with what it would give now. */
export type FieldView = {
  name: string;
  state: string;
  coins: number;
  points: number;
};

/** The viewer's own decision under way. */
export type Draft = {
  location: string | null;
  tile: Building | Monument | null;
  city: string | null;
  replaced: Building | Monument | null;
  blocks: Blocks[];
  price: number;
  due: number;
  item: Decoration | Statue | null;
  ways: Way[];
};

/** A way to complete the decision: the steps still to be played, in their JSON forms. */
export type Way = {
  steps: { [key: string]: any }[];
};

export type Action =
  | { do: "pass" }
  | { do: "keep" }
  | { do: "turn" }
  | { do: "turn_both" }
  | { do: "turn_statues" }
  | { do: "show" }
  | { do: "follow" }
  | { do: "forgo" }
  | { do: "score_open" }
  | { do: "store" }
  | { do: "leave" }
  | { do: "leave_gold" }
  | { do: "done" }
  | { do: "buy" }
  | { do: "complete" }
  | { do: "score"; bonus: { is: "bonus"; gives: string; amount: number } }
  | { do: "field"; field: { is: "field"; name: string } }
  | { do: "cart"; location: "I" | "II" | "III" | "IV" | "V" | "VI"; block: { is: "block"; colour: string } }
  | { do: "build"; building: { is: "building"; type: string; value: number; copy: number } | { is: "monument"; type: string } }
  | { do: "city"; city: { is: "city"; name: string } }
  | { do: "upgrade"; building: { is: "building"; type: string; value: number; copy: number } | { is: "monument"; type: string }; city: { is: "city"; name: string } }
  | { do: "exchange"; exchange: { is: "exchange"; colour: string; for: string } }
  | { do: "pay"; block: { is: "block"; colour: string } }
  | { do: "improve"; improvement: { is: "improvement"; city: string; copy: number } }
  | { do: "take"; item: { is: "decoration"; kind: string } | { is: "statue"; colour: string } }
  | { do: "unstore"; item: { is: "decoration"; kind: string } | { is: "statue"; colour: string } }
  | { do: "purchase"; item: { is: "decoration"; kind: string } | { is: "statue"; colour: string } }
  | { do: "discard"; item: { is: "decoration"; kind: string } | { is: "statue"; colour: string } }
  | { do: "set"; building: { is: "building"; type: string; value: number; copy: number } | { is: "monument"; type: string }; city: { is: "city"; name: string } };
