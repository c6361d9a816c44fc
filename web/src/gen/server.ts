// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** A table to set up. */
export type NewTable = {
  game: string;
  seats: SeatSetup[];
  options: { [key: string]: string | number | boolean };
  mode: "live" | "turn_based";
  listed: boolean;
  spectators: boolean;
  clock: Clock;
  on_timeout: "bot_moves" | "replace";
  hints: boolean | null;
};

/** Who is to sit somewhere: `me`, anyone (`open`), a `bot`, or one more player here (`hot`). */
export type SeatSetup = {
  kind: "bot" | "hot" | "me" | "open";
  bot: string;
  name: string;
};

/** Thinking time in seconds: for each move, or a bank with an increment per decision. */
export type Clock = {
  per_move: number;
  bank: number;
  increment: number;
};

/** A finished game to go on with from one of its lines, as `seat` (or all) reads them. */
export type Fork = {
  line: number;
  seats: SeatSetup[];
  seat: number;
  as: "" | "all";
  mode: "live" | "turn_based";
  listed: boolean;
  spectators: boolean;
  hints: boolean | null;
};

/** How one wants to be called. */
export type NewName = {
  name: string;
};

/** An account's name and password. */
export type Credentials = {
  account: string;
  password: string;
};

/** A password to change. */
export type NewPassword = {
  old: string;
  new: string;
};

/** The wish to be deleted; with an account, its password. */
export type Farewell = {
  password: string;
};

/** The secret of a seat's link. */
export type SeatSecret = {
  secret: string;
};

/** Sit down; with a name, for one more player at the same screen. */
export type Take = {
  do: "take";
  name: string;
  id: number | string | null;
  seat: number;
};

/** Stand up; in a running game a bot then plays on. */
export type Leave = {
  do: "leave";
  id: number | string | null;
  seat: number;
};

/** Host, before the start: a bot for this seat. */
export type SetBot = {
  do: "set_bot";
  bot: string;
  id: number | string | null;
  seat: number;
};

/** Host, before the start: send away whoever has this seat. */
export type Free = {
  do: "free";
  id: number | string | null;
  seat: number;
};

/** Host: the player of this seat hosts from now on. */
export type HandOver = {
  do: "hand_over";
  id: number | string | null;
  seat: number;
};

/** Host: begin. */
export type Start = {
  do: "start";
  id: number | string | null;
  seat: number;
};

/** Host: close a table that has not begun, or at which nobody else plays. */
export type Close = {
  do: "close";
  id: number | string | null;
  seat: number;
};

/** Host: chat on or off. */
export type SwitchChat = {
  do: "switch_chat";
  on: boolean;
  id: number | string | null;
  seat: number;
};

/** Play one of the legal actions, chosen at the state of `seq`. */
export type Play = {
  do: "play";
  seq: number;
  action: { [key: string]: any };
  id: number | string | null;
  seat: number;
};

/** Take back the last action, up to the last barrier. */
export type Undo = {
  do: "undo";
  seq: number;
  id: number | string | null;
  seat: number;
};

/** Take back everything since the last barrier. */
export type Restart = {
  do: "restart";
  seq: number;
  id: number | string | null;
  seat: number;
};

/** Ask the others: undo a decision, end the game, or let a bot play for an absent player. */
export type Ask = {
  do: "ask";
  what: "end" | "replace" | "undo";
  target: number;
  id: number | string | null;
  seat: number;
};

/** Answer what was asked. */
export type Answer = {
  do: "answer";
  yes: boolean;
  id: number | string | null;
  seat: number;
};

/** Let a bot play for a player who has been away too long. */
export type Replace = {
  do: "replace";
  target: number;
  id: number | string | null;
  seat: number;
};

/** Take one's seat back from the bot. */
export type Return = {
  do: "return";
  id: number | string | null;
  seat: number;
};

/** Give up. */
export type Resign = {
  do: "resign";
  id: number | string | null;
  seat: number;
};

/** The same game with the same players again, at a new table. */
export type Rematch = {
  do: "rematch";
  id: number | string | null;
  seat: number;
};

/** Say something to the table. */
export type Say = {
  do: "say";
  text: string;
  id: number | string | null;
  seat: number;
};

/** Do not hear the player of a seat, or hear him again. */
export type Mute = {
  do: "mute";
  target: number;
  on: boolean;
  id: number | string | null;
  seat: number;
};

/** Is the server there? */
export type Ping = {
  do: "ping";
  id: number | string | null;
  seat: number;
};

/** Who sits where; `stand_in` is the bot that plays for a person at the moment. */
export type SeatInfo = {
  kind: "bot" | "human" | "open";
  name: string;
  bot: string;
  stand_in: string;
  resigned: boolean;
};

/** What has been asked, by whom, and who has agreed so far. */
export type AskInfo = {
  what: string;
  by: number;
  target: number;
  yes: number[];
};

/** How it ended; the seed is told now, for checking against the commitment. */
export type Result = {
  reason: "abandoned" | "agreed" | "closed" | "end" | "resigned";
  scores: number[];
  ranking: number[];
  seed: string;
};

/** The table a fork comes from, and the line of its open log. */
export type OriginInfo = {
  table: string;
  line: number;
};

/** The table without the game on it. */
export type TableInfo = {
  id: string;
  game: string;
  rules_version: number;
  options: { [key: string]: string | number | boolean };
  mode: string;
  listed: boolean;
  spectators: boolean;
  clock: Clock;
  on_timeout: string;
  phase: string;
  seats: SeatInfo[];
  host: number;
  ask: AskInfo | null;
  chat: boolean;
  rematch: string;
  commitment: string;
  result: Result | null;
  hints: boolean;
  origin: OriginInfo | null;
};

/** A legal action, and what it is sure to bring. */
export type Offer = {
  action: { [key: string]: any };
  preview?: { [key: string]: any };
  final?: boolean;
};

/** The game as the viewer may know it. */
export type GameInfo = {
  view: any;
  prompt: Message;
  legal: Offer[];
  undo: boolean;
  scores: Breakdown[];
  ply: number;
};

/** Something to say: the id of a Fluent message of the game, and its values. */
export type Message = {
  id: string;
  values?: { [key: string]: any };
};

/** Where a player's points come from; the lines add up to the total. */
export type Breakdown = {
  total: number;
  lines: ScoreLine[];
};

/** Points from one source. */
export type ScoreLine = {
  source: string;
  points: number;
};

/** One log line as the viewer reads it; actor -1 is chance. */
export type Line = {
  actor: number;
  entry: { [key: string]: any };
};

/** Log lines from number `start` on; what the viewer had from there on is void. */
export type LogPart = {
  start: number;
  lines: Line[];
};

/** Milliseconds left by seat at the time `at`; `running` are the seats whose time runs. */
export type Clocks = {
  at: number;
  left: number[];
  running: number[];
};

/** All a viewer may know, as of his `seq`. */
export type TableMessage = {
  type: "table";
  seq: number;
  table: TableInfo;
  game: GameInfo | null;
  log: LogPart;
  clocks: Clocks | null;
};

/** What the receiver is at this table. */
export type You = {
  type: "you";
  seats: number[];
  host: boolean;
  watching: number;
};

/** Which seats are connected, and how many spectators. */
export type Presence = {
  type: "presence";
  seats: number[];
  spectators: number;
};

/** Something said. */
export type ChatMessage = {
  id: number;
  seat: number;
  name: string;
  at: number;
  text: string;
};

/** Things said, oldest first. */
export type Chat = {
  type: "chat";
  lines: ChatMessage[];
};

/** The wish is granted and on the disk; `seq` is the viewer's number now. */
export type Ack = {
  type: "ack";
  id: number | string | null;
  seq: number;
  table: string;
};

/** The wish is refused: a code for programs and a sentence for people. */
export type Error = {
  type: "error";
  id: number | string | null;
  code: string;
  text: string;
};

/** The server ends this connection. */
export type Bye = {
  type: "bye";
  reason: string;
};

/** The server is there. */
export type Pong = {
  type: "pong";
  id: number | string | null;
};

export type AnyCommand = Take | Leave | SetBot | Free | HandOver | Start | Close | SwitchChat | Play | Undo | Restart | Ask | Answer | Replace | Return | Resign | Rematch | Say | Mute | Ping;

export type AnyMessage = TableMessage | You | Presence | Chat | Ack | Error | Bye | Pong;
