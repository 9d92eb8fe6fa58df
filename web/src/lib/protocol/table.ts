// What a viewer knows of a table, and the view that carries all of it.
// Made by ./dev generate from the server's own classes; do not edit.

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

/** The options that everybody may know. Only the host knows custom words until they are drawn. */
export interface PublicOptions {
  deck: string;
  words: WordChoice;
  slates_shown: SlatesShown;
  strict_pens: boolean;
  /** Seconds for each step; no limit by default. */
  time_limit: number | null;
  /** The pictures are on a real table; the page shows numbered places. */
  real_cards: boolean;
  /** The real cards are the printed deck: the page shows the numbers printed on them. */
  printed: boolean;
  joining: Joining;
  spectators: boolean;
  /** People without a seat can mark along. */
  audience: boolean;
  /** Seconds to wait for a seat without a connection before a stand-in plays. */
  patience: number;
  /** Bots take their time, as people do. */
  thinking: boolean;
  /** How scenes are staged before the board changes. */
  pace: Pace;
  /** Hours that each round stays open at a table over days; null if people play in one sitting. */
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
  /** Whether this is a program that plays its seat with a separate key. */
  program: boolean;
}

/** A chair and its occupant; `away`: a stand-in plays. */
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

/** The table acted for a seat this round; its moves are revealed once the round is scored. */
export interface StandInTurn {
  seat: Seat;
  how: StandInAction | null;
}

/** What everybody knows about the people and options of a table. It changes rarely. */
export interface PublicTable {
  code: string;
  status: Status;
  host: MemberId | null;
  options: PublicOptions;
  /** The number of custom word cards. */
  own_words: number;
  members: readonly PublicMember[];
  chairs: readonly PublicChair[];
  languages: readonly string[];
  /** What a start still needs: `too_few_seats`, or nothing. */
  waits_for: readonly string[];
  players: readonly PublicPlayer[];
  games: number;
  /** Number of pictures of the chosen deck that this table hasn't seen yet; null in a game, or if unknown. */
  new_pictures: number | null;
  /** Whether the host allows reactions while nothing is secret. */
  reactions: boolean;
  /** Whether the host lets people donate their slates to research, without names. */
  research: boolean;
}

/** The game as everybody sees it, with its words in all languages. */
export interface PublicPlay {
  carried: readonly StandInTurn[];
  /** The clue word by language; empty before it is turned. */
  clue: Record<string, string>;
  other_word: Record<string, string>;
  /** After a scoring: seats that are ready for the next round, including bots and free chairs. After a game: the chairs of people who want another one. Otherwise empty. */
  ready: readonly Seat[];
  /** At a table over days: when this round closes, in milliseconds; null for one sitting and after a game. */
  open_until: number | null;
  /** At a table over days: the previous rounds, for people who weren't there when they were revealed. */
  told: readonly RoundRecord[];
  /** The clue words of those rounds, by word and language. */
  told_words: Record<string, Record<string, string>>;
  game: PublicView;
}

/** Time left for a step, in milliseconds. */
export interface StepTime {
  limit: number;
  /** When this was sent. More than `limit` if the step hasn't begun yet. */
  left: number;
  /** Whether everyone waits for absent people, until stand-ins play or, between games, somebody else is the host. Otherwise this is the agreed time. */
  absent: boolean;
}

/** What only this member knows. */
export interface OwnTable {
  member: MemberId;
  seat: Seat | null;
  approved: boolean;
  host: boolean;
  /** Whether this person owns the table and may delete it, even while somebody else is the host. */
  owner: boolean;
  /** Whether a reaction would be shown now. */
  may_react: boolean;
  /** Whether bots may learn from this person's crosses. */
  teaches: boolean;
  /** Whether this person donates their slates to research, if the host allows it. */
  donates: boolean;
  devices: number;
  own_words: readonly (readonly string[])[];
  /** Their translations, by word and language; like the words, for the host only. */
  own_texts: Record<string, Record<string, string>>;
  pointing_list: readonly Place[];
  by_list: boolean;
  /** The table's moves for this seat this round. */
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
