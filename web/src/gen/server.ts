// Made by tools/typescript.py from the Python definitions; not to be edited by hand.

/** Take a seat; with a name, for another player at the same screen. */
export type Take = {
  do: "take";
  name: string;
  id: number | string | null;
  seat: number;
};

/** Leave a seat; in a running game a bot takes over. */
export type Leave = {
  do: "leave";
  id: number | string | null;
  seat: number;
};

/** Host, before the start: give this seat to a bot. */
export type SetBot = {
  do: "set_bot";
  bot: string;
  id: number | string | null;
  seat: number;
};

/** Host, before the start: remove the player or bot from this seat. */
export type Free = {
  do: "free";
  id: number | string | null;
  seat: number;
};

/** Host: make the player of this seat the host. */
export type HandOver = {
  do: "hand_over";
  id: number | string | null;
  seat: number;
};

/** Host: start the game. */
export type Start = {
  do: "start";
  id: number | string | null;
  seat: number;
};

/** Host: close a table that has not started, or where nobody else plays. */
export type Close = {
  do: "close";
  id: number | string | null;
  seat: number;
};

/** Host: switch the chat on or off. */
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

/** Undo the last action, unless a barrier follows it. */
export type Undo = {
  do: "undo";
  seq: number;
  id: number | string | null;
  seat: number;
};

/** Undo all actions since the last barrier. */
export type Restart = {
  do: "restart";
  seq: number;
  id: number | string | null;
  seat: number;
};

/** Take one step of the own open draft out again; the other steps stay. */
export type Withdraw = {
  do: "withdraw";
  seq: number;
  action: { [key: string]: any };
  id: number | string | null;
  seat: number;
};

/** Ask why something cannot be done now: an action, a part of one, or a piece; changes nothing. */
export type Why = {
  do: "why";
  what: { [key: string]: any } | { [key: string]: any }[];
  id: number | string | null;
  seat: number;
};

/** Propose to undo a decision, to end the game, or to replace an absent player by a bot. */
export type Ask = {
  do: "ask";
  what: "end" | "replace" | "undo";
  target: number;
  id: number | string | null;
  seat: number;
};

/** Answer a proposal. */
export type Answer = {
  do: "answer";
  yes: boolean;
  id: number | string | null;
  seat: number;
};

/** Replace a player who has been away too long by a bot. */
export type Replace = {
  do: "replace";
  target: number;
  id: number | string | null;
  seat: number;
};

/** Take one's own seat back from the bot. */
export type Return = {
  do: "return";
  id: number | string | null;
  seat: number;
};

/** Resign. */
export type Resign = {
  do: "resign";
  id: number | string | null;
  seat: number;
};

/** End a game between two players without a result, before one's own first action. */
export type Abort = {
  do: "abort";
  id: number | string | null;
  seat: number;
};

/** Create a table for the same game with the same players. */
export type Rematch = {
  do: "rematch";
  id: number | string | null;
  seat: number;
};

/** Send a chat message to the table. */
export type Say = {
  do: "say";
  text: string;
  id: number | string | null;
  seat: number;
};

/** Mute or unmute the player of a seat. */
export type Mute = {
  do: "mute";
  target: number;
  on: boolean;
  id: number | string | null;
  seat: number;
};

/** Ask for a whole `table` message, after a `patch` whose checksum disagrees. */
export type Whole = {
  do: "whole";
  id: number | string | null;
  seat: number;
};

/** Check that the server answers. */
export type Ping = {
  do: "ping";
  id: number | string | null;
  seat: number;
};

/** A seat; `stand_in` is the bot that plays for a person at the moment. */
export type SeatInfo = {
  kind: "bot" | "human" | "open";
  name: string;
  bot: string;
  stand_in: string;
  resigned: boolean;
  owner: string;
};

/** An open proposal: what it is, who made it, and who has agreed. */
export type AskInfo = {
  what: "end" | "replace" | "undo";
  by: number;
  target: number;
  yes: number[];
};

/** How the game ended, with the seed, which can be checked against the commitment. */
export type Result = {
  reason: "abandoned" | "aborted" | "agreed" | "closed" | "end" | "resigned";
  scores: number[];
  ranking: number[];
  seed: string;
};

/** The table that a fork continues, and the line of its open log. */
export type OriginInfo = {
  table: string;
  line: number;
};

/** The table without its game. */
export type TableInfo = {
  id: string;
  game: string;
  rules_version: number;
  options: { [key: string]: string | number | boolean };
  mode: "live" | "turn_based";
  listed: boolean;
  spectators: boolean;
  clock: Clock;
  on_timeout: "bot_moves" | "replace";
  phase: "open" | "over" | "running";
  seats: SeatInfo[];
  host: number;
  ask: AskInfo | null;
  chat: boolean;
  rematch: string;
  commitment: string;
  result: Result | null;
  hints: boolean;
  rated: "no" | "unless_hints" | "yes";
  origin: OriginInfo | null;
  box: string;
  bots: "invited" | "no" | "welcome";
};

/** Thinking time in seconds: either per move, or a bank with an increment per decision. */
export type Clock = {
  per_move: number;
  bank: number;
  increment: number;
};

/** A legal action and its certain effects. */
export type Offer = {
  action: { [key: string]: any };
  preview?: { [key: string]: any };
  final?: boolean;
};

/** The game as the viewer may see it. */
export type GameInfo = {
  view: any;
  prompt: Message;
  legal: Offer[];
  undo: boolean;
  scores: Breakdown[];
  ply: number;
  withdraw: { [key: string]: any }[];
};

/** A message: the id of one of the game's Fluent messages, and its values. */
export type Message = {
  id: string;
  values?: { [key: string]: any };
};

/** Where a player's points come from; the lines add up to the total. */
export type Breakdown = {
  total: number;
  lines: ScoreLine[];
  partial?: boolean;
};

/** Points from one source. */
export type ScoreLine = {
  source: string;
  points: number;
};

/** One log line as the viewer reads it; the actor of a chance outcome is -1. */
export type Line = {
  actor: number;
  entry: { [key: string]: any };
};

/** Log lines from number `start` on, which replace all lines from there on. */
export type LogPart = {
  start: number;
  lines: Line[];
};

/** Milliseconds left per seat at the time `at`; `running` lists the running clocks. */
export type Clocks = {
  at: number;
  left: number[];
  running: number[];
};

/** Everything that a viewer may see, at their sequence number `seq`. */
export type TableMessage = {
  type: "table";
  seq: number;
  table: TableInfo;
  game: GameInfo | null;
  log: LogPart;
  clocks: Clocks | null;
};

/** What changed since the viewer's last `table` or `patch`; missing parts are unchanged. */
export type Patch = {
  type: "patch";
  seq: number;
  table?: { [key: string]: any } | any[] | null;
  game?: { [key: string]: any } | any[] | null;
  log?: LogPart | null;
  clocks?: Clocks | null;
  sum?: number | null;
};

/** The receiver's seats and role at this table. */
export type You = {
  type: "you";
  seats: number[];
  host: boolean;
  watching: number;
  resumed: boolean;
};

/** The connected seats and the number of spectators. */
export type Presence = {
  type: "presence";
  seats: number[];
  spectators: number;
};

/** A chat message. */
export type ChatMessage = {
  id: number;
  seat: number;
  name: string;
  at: number;
  text: string;
};

/** Chat messages, oldest first. */
export type Chat = {
  type: "chat";
  lines: ChatMessage[];
};

/** The command was executed and stored; `seq` is the viewer's sequence number now. */
export type Ack = {
  type: "ack";
  id: number | string | null;
  seq: number;
  table: string;
};

/** The answer to `why`: the reason, or null if it can be done now. */
export type Because = {
  type: "because";
  id: number | string | null;
  seq: number;
  reason: Message | null;
};

/** The command was refused: a code for programs and a sentence for people. */
export type Error = {
  type: "error";
  id: number | string | null;
  code: string;
  text: string;
};

/** The server closes this connection. */
export type Bye = {
  type: "bye";
  reason: string;
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
  id: number | string | null;
};

/** The analysis of a finished match. */
export type Analysis = {
  format: string;
  schema: number;
  game: string;
  rules_version: number;
  seats: number;
  options: { [key: string]: string | number | boolean };
  commitment: string;
  plies: number;
  method: Method;
  judged: number[];
  decisions: Decision[];
  events: Event[];
  curve: Point[];
  summary: SeatSummary[];
};

/** The settings of an analysis; the same settings and seed give the same result. */
export type Method = {
  depth: "deep" | "normal" | "quick";
  seed: number;
  iterations: number;
  candidates: number;
  worlds: number;
  again: number;
  outcomes: number;
  credit: number;
  thresholds: number[];
  fitted: boolean;
};

/** A decision with a choice, judged from what its seat could know. */
export type Decision = {
  first: number;
  last: number;
  seat: number;
  options: number;
  candidates: Candidate[];
  played: number;
  worlds: number;
  loss: number;
  loss_points: number;
  error: number;
  kind: "blunder" | "good" | "inaccuracy" | "mistake";
};

/** One way to make a decision: all its steps, and what they are worth to the mover. */
export type Candidate = {
  actions: number[];
  forms: { [key: string]: any }[];
  win: number;
  points: number;
  lead: number;
  behind: number;
  error: number;
};

/** A chance event: consecutive chance outcomes without a decision between them. */
export type Event = {
  first: number;
  last: number;
  win: number[];
  points: number[];
  outcomes: number;
  exact: boolean;
  error: number;
};

/** The value of the full state before the entry `ply` of the log, for the curve. */
export type Point = {
  ply: number;
  win: number[];
  points: number[];
};

/** What a seat did and met. start + luck + gains of all seats + remainder = result. */
export type SeatSummary = {
  seat: number;
  decisions: number;
  kinds: { [key: string]: number };
  loss: number;
  loss_error: number;
  loss_points: number;
  accuracy: number;
  start_win: number;
  start_points: number;
  luck_win: number;
  luck_points: number;
  gain_win: number[];
  gain_points: number[];
  result_win: number;
  result_points: number;
  place: number;
  without_luck_points: number;
  without_luck_lead: number;
  remainder_win: number;
  remainder_points: number;
};

/** The table and seat of an accepted challenge. */
export type Accepted = {
  table: string;
  seat: number;
};

/** A challenge by its id. */
export type ChallengeRef = {
  id: string;
};

/** A checked box: `text` says what is wrong with it, `at` where; both empty if nothing is. */
export type BoxCheck = {
  text: string;
  at: string;
  reason: Message | null;
  toml: string;
  components: { [key: string]: any };
  tables: BoxTable[];
  changes: Change[];
};

/** One table of the box. */
export type BoxTable = {
  id: string;
  source: string;
  rows: BoxRow[];
};

/** A kind of piece and the number of its copies. */
export type BoxRow = {
  piece: { [key: string]: any };
  count: number;
};

/** A place where two boxes differ. */
export type Change = {
  at: string;
  kind: "items" | "order" | "value";
  before: any;
  after: any;
};

/** A box to check without storing it. */
export type BoxDraft = {
  game: string;
  toml: string | null;
  components: { [key: string]: any } | null;
};

/** A change of a box: its name, and its content as a file or as components. */
export type BoxEdit = {
  name: string | null;
  toml: string | null;
  components: { [key: string]: any } | null;
};

/** One of my boxes with its content, and the published components to compare it with. */
export type MyBox = {
  id: string;
  game: string;
  name: string;
  changed_at: number;
  published: { [key: string]: any };
  check: BoxCheck;
};

/** My boxes, and how many I may keep. */
export type MyBoxes = {
  boxes: BoxLine[];
  most: number;
};

/** One of my boxes in the list; `text` and `at` as in `BoxCheck`. */
export type BoxLine = {
  id: string;
  game: string;
  name: string;
  changed_at: number;
  text: string;
  at: string;
};

/** A box to keep: a copy of a box of the game or of mine, of a table's box, or a file. */
export type NewBox = {
  game: string;
  name: string;
  like: string;
  table: string;
  seat: number;
  toml: string | null;
};

/** A box: its tables with their sources, and what differs from the published box. */
export type BoxPage = {
  game: string;
  name: string;
  boxes: string[];
  tables: BoxTable[];
  changes: Change[];
  operator: boolean;
};

/** What is still to come, as the viewer may know it; `seq` is that of the viewer's table. */
export type SupplyAnswer = {
  seq: number;
  supplies: Supply[];
};

/** A deck, bag or stack: what has been seen of it and what can still come. */
export type Supply = {
  name: string;
  left: number;
  rows: SupplyRow[];
  note?: Message | null;
};

/** One kind of piece in a supply. */
export type SupplyRow = {
  piece: { [key: string]: any };
  seen: number;
  left: number;
};

/** The token of the link in a mail. */
export type ConfirmToken = {
  token: string;
};

/** A request for a new password by mail. */
export type Forgotten = {
  address: string;
  lang: string;
};

/** An e-mail address for my account, empty to remove it; my password; the mail's language. */
export type NewAddress = {
  address: string;
  password: string;
  lang: string;
};

/** A new password, with the token of the link in a mail. */
export type ResetPassword = {
  token: string;
  password: string;
};

/** A page of unfinished games: those that wait for the visitor, then the last changed. */
export type MyGames = {
  games: MyGame[];
  waiting: number;
  next: string;
};

/** An unfinished game as the visitor's seat may see it. */
export type MyGame = {
  id: string;
  game: string;
  phase: "open" | "over" | "running";
  mode: string;
  options: { [key: string]: string | number | boolean };
  box: string;
  changed_at: number;
  seats: GameSeat[];
  waits: boolean;
  turn: number[];
  clocks: Clocks | null;
  last: Line | null;
};

/** A seat of one of the visitor's games; `mine` marks seats that the visitor plays. */
export type GameSeat = {
  kind: string;
  name: string;
  bot: string;
  mine: boolean;
};

/** The number of games that wait for the visitor. */
export type WaitingCount = {
  waiting: number;
};

/** How I want to be notified; quiet hours are minutes of the day in `zone`, or both null. */
export type NewNoticeSettings = {
  lang: string;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  push: boolean;
  mail: boolean;
};

/** A browser's push subscription. */
export type NewSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** What this server offers, and how I am notified. */
export type Notifications = {
  push_key: string;
  push_devices: number;
  mail_offered: boolean;
  address: string;
  pending: string;
  settings: NoticeSettings;
};

/** How a person wants to be notified; quiet hours are minutes of the day in `zone`. */
export type NoticeSettings = {
  lang: string;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  push: boolean;
  mail: boolean;
};

/** The push subscription to remove. */
export type PushEndpoint = {
  endpoint: string;
};

/** The state of a game's analysis: `none`, `waiting`, `running`, `done` or `failed`. */
export type AnalysisStatus = {
  state: string;
  done: number;
  total: number;
  ahead: number;
  may: boolean;
  left: number;
  per_day: number;
  why: string;
};

/** A deal in a list. */
export type DealLine = {
  id: string;
  kind: string;
  game: string;
  options: { [key: string]: string | number | boolean };
  seats: number;
  seat: number;
  bot: string;
  closes_at: number;
  state: string;
  table: string;
  finished: number;
  playing: number;
};

/** Today's deals. */
export type DealList = {
  deals: DealLine[];
};

/** A deal with what everyone made of it. */
export type DealPage = {
  deal: DealLine;
  standings: Standing[];
  unfinished: number;
  open: boolean;
  opens_by: number;
  seed: string;
};

/** What somebody made of a seat. Place 0: not ranked, as a guest's. */
export type Standing = {
  place: number;
  name: string;
  guest: boolean;
  seat: number;
  points: number;
  lead: number;
  rank: number;
  at: number;
  mine: boolean;
  table: string;
  salt: string;
};

/** A deal to set up. `seat` is that of everyone who begins a table; an empty `bot` leaves the */
export type DealRequest = {
  game: string;
  seats: number;
  options: { [key: string]: string | number | boolean };
  seat: number;
  bot: string;
  hours: number;
};

/** The address of my page (`/player/HANDLE`), and what it shows; empty if nothing was chosen. */
export type MyPage = {
  handle: string;
  shown: Shown;
};

/** What a person shows to everyone; nothing unless they choose to. */
export type Shown = {
  results: boolean;
  ratings: boolean;
  analyses: boolean;
};

/** The position after the steps; `result` once the decision is complete. */
export type PuzzleAnswer = {
  puzzle: PuzzlePosition;
  result: PuzzleResult | null;
  counted: boolean;
};

/** A puzzle as its mover sees it, after the steps so far. */
export type PuzzlePosition = {
  id: string;
  game: string;
  number: number;
  of: number;
  seats: number;
  seat: number;
  options: { [key: string]: string | number | boolean };
  unusual: { [key: string]: string | number | boolean };
  position: GameInfo;
  lines: LogLine[];
};

/** The log entry of one ply as one seat sees it. */
export type LogLine = {
  ply: number;
  actor: number;
  entry: { [key: string]: any };
};

/** The answer: the best options, the chosen one and the first look's. */
export type PuzzleResult = {
  solved: boolean;
  kind: "blunder" | "good" | "inaccuracy" | "mistake";
  loss: number;
  place: number;
  count: number;
  options: PuzzleOption[];
  short_search: boolean;
};

/** A valued option, with the table after it. */
export type PuzzleOption = {
  forms: { [key: string]: any }[];
  win: number;
  points: number;
  lead: number;
  loss: number;
  error: number;
  worlds: number;
  best: boolean;
  mine: boolean;
  first_look: boolean;
  lines: { [key: string]: any }[];
  view: any;
  prompt: Message;
  scores: Breakdown[];
};

/** All puzzles, and today's. */
export type PuzzleList = {
  daily: string;
  sets: PuzzleSet[];
  remembered: boolean;
};

/** The puzzles of a game, or of a variant. */
export type PuzzleSet = {
  game: string;
  options: { [key: string]: string | number | boolean };
  puzzles: PuzzleMark[];
};

/** A puzzle of a list; `solved` is null if I have not tried it. */
export type PuzzleMark = {
  id: string;
  solved: boolean | null;
};

/** The steps of my decision so far, as actions in their JSON forms. */
export type PuzzleSteps = {
  steps: { [key: string]: any }[];
};

/** The devices on which the user is signed in, most recently used first. */
export type Devices = {
  devices: Device[];
};

/** A device on which the user is signed in; `here` marks the device of this request. */
export type Device = {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  here: boolean;
};

/** The games in the order of the home page, and the bots. */
export type Games = {
  games: GameSpec[];
  bots: string[];
  files: { [key: string]: Files };
};

/** The facts about a game that do not depend on a state. */
export type GameSpec = {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: OptionSpec[];
  rules_version: number;
  num_actions: number;
  num_chance: number;
  max_plies: number;
  reconstructed: string[];
};

/** An option that players agree on before the game; the first value is the default. */
export type OptionSpec = {
  name: string;
  values: (string | number | boolean)[];
};

/** Which files a game serves, and a version that changes with their content. */
export type Files = {
  version: string;
  words: string[];
  rules: string[];
  lesson: boolean;
  board: boolean;
  rulings: Ruling[];
};

/** Our decision where the rulebook allows two readings. */
export type Ruling = {
  id: string;
  rules: string[];
  option: string;
};

/** The best few actions, best first; `seq` is that of the viewer's table. */
export type HintAnswer = {
  seq: number;
  options: HintOption[];
};

/** A recommended action, with its estimates. */
export type HintOption = {
  action: { [key: string]: any };
  share: number;
  win: number;
  score: number;
};

/** The server is usable; `degraded` if single tables are not. */
export type Health = {
  version: string;
  build: string;
  tables: { [key: string]: number };
  degraded: boolean;
};

/** The act is stored; `done` is whether it has been executed, `outcome` its result. */
export type ActDone = {
  act: number;
  done: boolean;
  outcome: string;
  password: string;
};

/** An operator's act on a person, a table, a range or a report, with its reason. */
export type ActRequest = {
  what: "ban" | "ban_address_of" | "ban_range" | "close" | "close_report" | "delete" | "mute" | "rename" | "reset_password" | "start_bots" | "stop_bots" | "unban" | "unban_range" | "unmute";
  target: string;
  reason: string;
  until: number | null;
  name: string;
};

/** Tables that are marked as broken. */
export type BrokenTables = {
  broken: BrokenTable[];
};

/** A table that this server failed to load or update, as shown to operators. */
export type BrokenTable = {
  id: string;
  since: number;
  tries: number;
  fault: string;
  game: string;
};

/** Who is connected. */
export type Connected = {
  here: ConnectedPerson[];
};

/** A connected person: the tables they watch, each with the seat (-1: spectator). */
export type ConnectedPerson = {
  user: string;
  name: string;
  tables: [string, number][];
};

/** The latest acts of operators, and the sanctions in force. */
export type OperatorLog = {
  acts: Act[];
  sanctions: Sanction[];
};

/** Something an operator did; `done_at` is None until a server has carried it out. */
export type Act = {
  id: number;
  at: number;
  by: string;
  what: string;
  target: string;
  detail: { [key: string]: any };
  reason: string;
  done_at: number | null;
  outcome: string;
};

/** Something in force: whom or what it concerns, until when (None: until lifted), and why. */
export type Sanction = {
  kind: "ban" | "bots" | "mute" | "range";
  subject: string;
  until: number | null;
  at: number;
  reason: string;
};

/** People found. */
export type PeopleFound = {
  people: PersonCard[];
};

/** A person as operators see them. */
export type PersonCard = {
  id: string;
  name: string;
  account: string;
  created_at: number;
  operator: boolean;
  sanctions: Sanction[];
  tables: string[];
};

/** Open reports. */
export type ReportsWaiting = {
  reports: Report[];
};

/** A report as operators see it; `text` is the line of chat as it was, or empty. */
export type Report = {
  id: number;
  at: number;
  by: string;
  target: string;
  name: string;
  table: string;
  text: string;
  reason: string;
};

/** Tables found. */
export type TablesFound = {
  tables: TableCard[];
};

/** A table as operators see it. */
export type TableCard = {
  id: string;
  game: string;
  phase: string;
  mode: string;
  listed: boolean;
  created_at: number;
  host: string;
  seats: SeatCard[];
  bots_stopped: boolean;
};

/** The occupant of a seat. */
export type SeatCard = {
  kind: string;
  users: string[];
  name: string;
  bot: string;
};

/** The order of a seat, if there is one, and the orders that the game suggests. */
export type Orders = {
  order: Order | null;
  used: number;
  presets: { [key: string]: any }[];
};

/** A standing order. */
export type Order = {
  rules: Rule[];
  while?: When | null;
  uses?: number;
};

/** At a matching prompt: steps that match these patterns, then one of these actions. */
export type Rule = {
  when: When;
  finish: { [key: string]: any }[];
  steps?: { [key: string]: any }[];
  preview?: { [key: string]: any };
  least?: string;
};

/** Matches a prompt by its id and patterns for its values. */
export type When = {
  id: string;
  values?: { [key: string]: any };
};

/** The user's identity. */
export type Me = {
  name: string;
  account: string;
};

/** Everything that is stored about a person. */
export type MyData = {
  id: string;
  name: string;
  account: string;
  created_at: number;
  tables: Head[];
  said: any[];
  kept: { [key: string]: any };
  devices: Device[];
};

/** A table's metadata, available without reading its log. */
export type Head = {
  id: string;
  game: string;
  phase: string;
  listed: boolean;
  created_at: number;
  changed_at: number;
  setup: Setup;
  result: any;
};

/** The settings of a table, which never change after it was created. */
export type Setup = {
  game: string;
  rules_version: number;
  components: { [key: string]: any };
  options: { [key: string]: string | number | boolean };
  seats: number;
  mode: "live" | "turn_based";
  listed: boolean;
  spectators: boolean;
  clock: Clock;
  on_timeout: "bot_moves" | "replace";
  hints: boolean | null;
  rated: boolean | null;
  bots: "invited" | "no" | "welcome";
};

/** Whether a finished game follows from its seed; SHA-256 of the seed is the commitment. */
export type Audit = {
  sound: boolean;
  fault: string;
  plies: number;
  commitment: string;
  seed: string;
  own_from: number;
  roots: AuditRoot[];
};

/** An origin of a fork: this seed determined chance before ply `until`. */
export type AuditRoot = {
  until: number;
  seed: string;
  commitment: string;
};

/** Log lines from number `start` on, and the total number of lines. */
export type ReplayLog = {
  start: number;
  of: number;
  lines: ReplayLine[];
  plies?: number[];
};

/** A log line; in the open log, `step` marks a step of a decision that was not complete yet. */
export type ReplayLine = {
  actor: number;
  entry: { [key: string]: any };
  step?: boolean;
};

/** The sanctions against the visitor or their network, and whether they are an operator. */
export type MyStanding = {
  operator: boolean;
  banned: Sanction | null;
  muted: Sanction | null;
};

/** Reports a line of chat by its `id`, or else the player of a seat, with a reason. */
export type ReportRequest = {
  reason: string;
  line: number | null;
  seat: number;
};

/** Finished games, newest first. */
export type History = {
  games: PastGame[];
  next: string;
};

/** A finished game of a person; `unrated` is the reason why it is not rated, or empty. */
export type PastGame = {
  table: string;
  game: string;
  at: number;
  reason: string;
  unrated: string;
  seat: number;
  seats: PastSeat[];
  mode: string;
  options: { [key: string]: string | number | boolean };
};

/** The result of a seat in a finished game; names of deleted people are empty. */
export type PastSeat = {
  name: string;
  bot: string;
  points: number;
  place: number;
};

/** The best players of a game, by conservative rating. */
export type Leaderboard = {
  game: string;
  standings: LeaderboardEntry[];
};

/** An entry of the leaderboard; `rating` is the conservative estimate mu - 3 sigma. */
export type LeaderboardEntry = {
  name: string;
  bot: string;
  rating: number;
  mu: number;
  sigma: number;
  played: number;
  owner: string;
};

/** Statistics of all games that ended by the rules. */
export type Statistics = {
  game: string;
  games: number;
  counts: CountStatistics[];
  bots: BotStatistics[];
};

/** Games with one number of players, seat by seat. */
export type CountStatistics = {
  players: number;
  games: number;
  seats: SeatStatistics[];
};

/** Means of a seat: points, share of wins, points by source. */
export type SeatStatistics = {
  points: number;
  wins: number;
  sources: { [key: string]: number };
};

/** Statistics of a bot: seats played, mean points, share of wins. */
export type BotStatistics = {
  bot: string;
  players: number;
  played: number;
  points: number;
  wins: number;
};

/** The user's tables, and the listed ones. */
export type Lobby = {
  mine: TableLine[];
  listed: TableLine[];
  next: string;
};

/** A table in a list. */
export type TableLine = {
  id: string;
  game: string;
  phase: string;
  seats: number;
  mode: string;
  created_at: number;
  changed_at: number;
  box: string;
};

/** The secret for playing a seat from another device. */
export type SeatLink = {
  secret: string;
};

/** A table by its id. */
export type TableRef = {
  id: string;
};

/** A webhook URL for turn notifications; an empty one deletes the webhook. */
export type NewWebhook = {
  url: string;
};

/** The URL, the signing secret (sent once, at creation), and the allowed hosts. */
export type Webhook = {
  url: string;
  secret: string;
  hosts: string[];
};

/** An error: a code for programs and a sentence for people. */
export type Fault = {
  code: string;
  text: string;
};

/** Counts of what the server stores. */
export type ServerFigures = {
  people: number;
  accounts: number;
  tables: { [key: string]: number };
  finished_today: number;
  chat_lines: number;
  reports_waiting: number;
  sanctions: number;
  operators: number;
};

/** A person's statistics; parts that are not shown to the visitor are null. */
export type PersonalStatistics = {
  name: string;
  totals: PlayedTotals[] | null;
  ratings: RatingPoint[] | null;
  analyses: AnalysedGame[] | null;
};

/** A person's finished games of one title with one number of players. */
export type PlayedTotals = {
  game: string;
  seats: number;
  played: number;
  wins: number;
  points: number;
  best: number;
  place: number;
};

/** The rating after a rated game, as in the leaderboard: mu - 3 sigma. */
export type RatingPoint = {
  game: string;
  at: number;
  rating: number;
};

/** Accuracy and luck, as the evaluation sees it, in one analysed game. */
export type AnalysedGame = {
  game: string;
  seats: number;
  at: number;
  decisions: number;
  accuracy: number;
  luck_win: number;
  luck_points: number;
};

/** The points of every seat after every log line. */
export type Curve = {
  scores: number[][];
};

/** The table after a log line, as a viewer saw it then; `views` are everyone's, where open. */
export type ReplayPage = {
  line: number;
  of: number;
  told: ReplayLine;
  view: any;
  views: any[] | null;
  prompt: Message;
  scores: Breakdown[];
};

/** The table after actions that may differ from those played, with the lines they give. */
export type Variation = {
  lines: ReplayLine[];
  view: any;
  views: any[] | null;
  prompt: Message;
  scores: Breakdown[];
};

/** The confirmed address of an account, and one that is not confirmed yet. */
export type Address = {
  address: string;
  pending: string;
};

/** A bot account as everybody sees it; `games` are those that it plays at present. */
export type BotInfo = {
  id: string;
  name: string;
  owner: string;
  games: string[];
};

/** The bot accounts whose programs are connected. */
export type Bots = {
  bots: BotInfo[];
};

/** The challenges of a table that are open or were declined. */
export type Challenges = {
  challenges: ChallengeInfo[];
};

/** A challenge, as the host of its table sees it. */
export type ChallengeInfo = {
  id: string;
  seat: number;
  bot: BotInfo;
  state: "declined" | "open";
  reason: string;
  until: number;
};

/** Why a bot declines a challenge. */
export type Decline = {
  reason: "busy" | "clock" | "game" | "options" | "other" | "players" | "rules";
};

/** A bot account to create. */
export type NewBot = {
  name: string;
};

/** A challenge to a bot account, to take an open seat of a table. */
export type NewChallenge = {
  seat: number;
  bot: string;
};

/** A token to create for one of my bot accounts. */
export type NewToken = {
  label: string;
  scopes: ("challenge" | "chat" | "play")[];
};

/** A new token; its secret is sent once and stored as a hash only. */
export type NewTokenMade = {
  token: string;
  info: TokenInfo;
};

/** A token of a bot account, without its secret. */
export type TokenInfo = {
  id: string;
  label: string;
  scopes: ("challenge" | "chat" | "play")[];
  created_at: number;
  seen_at: number;
};

/** One of my bot accounts. */
export type OwnBot = {
  id: string;
  name: string;
  created_at: number;
  online: boolean;
  tokens: TokenInfo[];
};

/** My bot accounts, and how many I may have (0: this server has none). */
export type OwnBots = {
  bots: OwnBot[];
  most: number;
};

/** What a viewer may see of a table that this server cannot play. */
export type ReadOnlyTable = {
  id: string;
  game: string;
  rules_version: number;
  known_version: number;
  options: { [key: string]: string | number | boolean };
  mode: string;
  phase: string;
  seats: SeatInfo[];
  created_at: number;
  changed_at: number;
  last: LastChange | null;
  log: LogPart;
  commitment: string;
  result: Result | null;
};

/** The last event that changed what a viewer sees: its tag and time. */
export type LastChange = {
  kind: string;
  at: number;
};

/** An account's name and password. */
export type Credentials = {
  account: string;
  password: string;
};

/** A request to delete oneself; with an account, its password. */
export type Farewell = {
  password: string;
};

/** A request to continue a finished game from a line of the log of `seat` (or of all). */
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

/** Who plays a seat: the host (`me`), anyone (`open`), a `bot`, or hot seat (`hot`). */
export type SeatSetup = {
  kind: "bot" | "hot" | "me" | "open";
  bot: string;
  name: string;
};

/** A person's new name. */
export type NewName = {
  name: string;
};

/** A change of password. */
export type NewPassword = {
  old: string;
  new: string;
};

/** A table to create. */
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
  rated: boolean | null;
  bots: "invited" | "no" | "welcome";
  box: string;
};

/** The secret of a seat's link. */
export type SeatSecret = {
  secret: string;
};

export type AnyCommand = Take | Leave | SetBot | Free | HandOver | Start | Close | SwitchChat | Play | Undo | Restart | Withdraw | Why | Ask | Answer | Replace | Return | Resign | Abort | Rematch | Say | Mute | Whole | Ping;

export type AnyMessage = TableMessage | Patch | You | Presence | Chat | Ack | Because | Error | Bye | Pong;
