// What a viewer knows of a table, and the view that carries all of it.
// Made by ./dev protocol from the server's own classes; do not edit.

import type {
  BotLevel,
  ChairSymbol,
  Character,
  Colour,
  Joining,
  MemberId,
  Pace,
  Place,
  Seat,
  SlatesShown,
  StandInAction,
  Status,
  WordChoice,
} from './names';
import type { OwnView, PublicView, RoundRecord } from './game';

/** The options that everybody may know. The table's own words are the host's until they are drawn. */
export interface PublicOptions {
  deck: string;
  words: WordChoice;
  slates_shown: SlatesShown;
  strict_pens: boolean;
  /** Seconds for each step; none by default. */
  time_limit: number | null;
  /** The pictures lie on a real table; the page shows numbered places. */
  real_cards: boolean;
  /** The real cards are the printed deck: the page shows the numbers printed on them. */
  printed: boolean;
  joining: Joining;
  spectators: boolean;
  /** People without a seat can mark along. */
  audience: boolean;
  /** Seconds a seat without a connection is waited for before a stand-in plays. */
  patience: number;
  /** Bots take their time, as people do. */
  thinking: boolean;
  /** How scenes are staged before the board changes. */
  pace: Pace;
  /** Hours that each round stays open at a table over days; none where people play at one sitting. */
  round_hours: number | null;
  /** The day whose sky is dealt in the first round of the first game; empty for none. */
  sky: string;
}

/** A person at the table. */
export interface PublicMember {
  id: MemberId;
  name: string;
  language: string;
  seat: Seat | null;
  present: boolean;
  approved: boolean;
  /** No person: a program that plays its seat with a key of its own. */
  program: boolean;
}

/** A chair and who is on it; `away`: the table plays for it. */
export interface PublicChair {
  colour: Colour;
  symbol: ChairSymbol;
  member: MemberId | null;
  bot: BotLevel | null;
  character: Character | null;
  present: boolean;
  away: boolean;
}

/** The current or past player of a seat of the game. */
export interface PublicPlayer {
  name: string;
  symbol: ChairSymbol;
  member: MemberId | null;
  bot: BotLevel | null;
  character: Character | null;
  program: boolean;
}

/** The table acted for a seat this round. How is told once the round is scored. */
export interface StandInTurn {
  seat: Seat;
  how: StandInAction | null;
}

/** What everybody at the table knows of the people and the options. It changes rarely. */
export interface PublicTable {
  code: string;
  status: Status;
  host: MemberId | null;
  options: PublicOptions;
  /** How many cards the table has written itself. */
  own_words: number;
  members: readonly PublicMember[];
  chairs: readonly PublicChair[];
  languages: readonly string[];
  /** What a start still waits for: `too_few_seats`, or nothing. */
  waits_for: readonly string[];
  players: readonly PublicPlayer[];
  games: number;
  /** How many pictures of the chosen deck this table has not seen yet; null in a game, and where nobody knows. */
  new_pictures: number | null;
  /** Whether people may send faces when nothing is secret: the host's choice. */
  reactions: boolean;
  /** Whether slates of those who agree may be given to research, without names: the host's choice. */
  research: boolean;
}

/** The game as everybody sees it, with its words in all languages. */
export interface PublicPlay {
  carried: readonly StandInTurn[];
  /** The clue word by language; empty before it is turned. */
  clue: Record<string, string>;
  other_word: Record<string, string>;
  /** After a scoring: seats that are ready for the next round, bots and free chairs included. After a game: the chairs of people who want another one. Else empty. */
  ready: readonly Seat[];
  /** At a table over days: when this round closes, in milliseconds; null at one sitting, and after a game. */
  open_until: number | null;
  /** At a table over days: the rounds before this one, for those who weren't there when they were revealed. */
  told: readonly RoundRecord[];
  /** The clue words of those rounds, by word and language. */
  told_words: Record<string, Record<string, string>>;
  game: PublicView;
}

/** How long a step may still take, in milliseconds of the server's clock. */
export interface StepTime {
  limit: number;
  /** When this was sent. More than `limit` while the step has not begun yet. */
  left: number;
  /** Everyone waits for people who are away; then a stand-in plays. Otherwise it is the agreed time. */
  absent: boolean;
}

/** What one member alone knows. */
export interface OwnTable {
  member: MemberId;
  seat: Seat | null;
  approved: boolean;
  host: boolean;
  /** Whether it is this person's table, to delete it; somebody else may lead it meanwhile. */
  owner: boolean;
  /** Whether a face would be passed on now. */
  may_react: boolean;
  /** Whether bots may learn from this person's crosses. */
  teaches: boolean;
  /** Whether this person's slates may be given to research, where the table does so. */
  donates: boolean;
  devices: number;
  own_words: readonly (readonly string[])[];
  /** How they read in other languages, by word and language; like the words, for the host alone. */
  own_texts: Record<string, Record<string, string>>;
  pointing_list: readonly Place[];
  by_list: boolean;
  /** What the table did for this seat this round. */
  carried: readonly StandInAction[];
  game: OwnView | null;
}

/** Everything this device may know. Always show the newest view; it doesn't depend on earlier ones. */
export interface View {
  type: 'view';
  /** Counts public changes. Views of one version can differ in who is present, and in `you`. */
  version: number;
  /** Null until the host has let you in. */
  table: PublicTable | null;
  /** Null before the first game, and until the host has let you in. */
  play: PublicPlay | null;
  /** Null for a board or a spectator. */
  you: OwnTable | null;
  /** Time left for a limited step, counted from when this arrives; null while no clock is running. */
  clock: StepTime | null;
}

/** For clients that asked for parts: only `you` has changed since the view of this version; it's complete. */
export interface Own {
  type: 'own';
  /** The version of the newest view; everything else in that view is still true. */
  version: number;
  you: OwnTable;
  /** As in a view, counted from when this arrives. */
  clock: StepTime | null;
}
