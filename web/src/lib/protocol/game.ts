// What a viewer knows of a game.
// Made by ./dev generate from the server's own classes; do not edit.

import type {
  Announcing,
  CardId,
  Colour,
  Outcome,
  Phase,
  Place,
  Rule,
  Seat,
  SkipReason,
  SlatesShown,
  Weight,
  Why,
  Word,
} from './names';

/** The agreed options of one game. */
export interface Options {
  /** once done, crosses are final. */
  strict_pens: boolean;
  slates_shown: SlatesShown;
  /** play with the four Discovery word cards. */
  discovery: boolean;
  announcing: Announcing;
}

/** Whom the game waits for, and by which rule. */
export interface Turn {
  waiting_for: readonly Seat[];
  why: Why;
  rule: Rule;
}

/** `seat` was passed over. */
export interface Skip {
  seat: Seat;
  reason: SkipReason;
}

/**
 * `scout` pointed at `place`; `holders` are all seats that marked it, fallen or not; `stars` is by seat.
 * `next_scout` is `null` when the step is over.
 */
export interface Pointing {
  scout: Seat;
  place: Place;
  outcome: Outcome;
  holders: readonly Seat[];
  stars: readonly number[];
  next_scout: Seat | null;
  skipped: readonly Skip[];
  weight: Weight;
}

/** One line of a seat's account. The lines of a round add up to its points. */
export interface ScoreLine {
  rule: Rule;
  points: number;
  place: Place | null;
  scout: Seat | null;
}

/** What everybody knows of a seat. */
export interface PublicSeat {
  colour: Colour;
  /** Has finished marking. */
  passed: boolean;
  wishes_swap: boolean;
  /** The announced number of crosses. */
  lantern: number | null;
  dark: boolean;
  fallen: boolean;
  /** How many announced crosses nobody has pointed at yet. */
  open: number | null;
  /** Stars on each of the 15 places of the slate; empty before the first pointing. */
  stars: readonly number[];
  /** Points of all scored rounds. */
  total: number;
}

/** A scored round, told after the game. `slates` are by seat, `null` where they stay closed. */
export interface RoundRecord {
  number: number;
  first_scout: Seat;
  grid: readonly CardId[];
  clue: Word;
  lanterns: readonly number[];
  dark: Seat | null;
  pointings: readonly Pointing[];
  points: readonly number[];
  accounts: readonly (readonly ScoreLine[])[];
  slates: readonly (readonly Place[])[] | null;
  /** Pictures that two or more marked and nobody pointed at; `null` where slates stay closed. */
  lost: readonly Place[] | null;
}

/** What every viewer knows. Encoded once for a whole table. */
export interface PublicView {
  phase: Phase;
  round: number;
  options: Options;
  first_scout: Seat;
  scout: Seat | null;
  turn: Turn;
  seats: readonly PublicSeat[];
  grid: readonly CardId[];
  /** The line of the table that is new this round. */
  replaced_line: number | null;
  draw_left: number;
  words_left: number;
  clue: Word | null;
  /** The word not chosen, while the card has two. */
  other_word: Word | null;
  swapped: boolean;
  pointings: readonly Pointing[];
  last: Pointing | null;
  /** Points by round, then seat. */
  scores: readonly (readonly number[])[];
  /** What was announced in the rounds before this one, by round, then seat. */
  lanterns: readonly (readonly number[])[];
  /** Why each seat has its points, once the round is scored. */
  accounts: readonly (readonly ScoreLine[])[];
  /** All crosses of this round, where they are revealed after each round. */
  slates: readonly (readonly Place[])[];
  winners: readonly Seat[];
  /** The whole game, once it is over. */
  record: readonly RoundRecord[];
}

/** What this seat may do now: exactly what would be accepted and change something. */
export interface Actions {
  reveal_word: boolean;
  wish_swap: boolean;
  withdraw_swap: boolean;
  mark: readonly Place[];
  unmark: readonly Place[];
  finish_marking: boolean;
  resume_marking: boolean;
  announce: number | null;
  point_at: readonly Place[];
  next_round: boolean;
}

/** What a seat alone knows: its crosses, in this round and in those before. */
export interface OwnView {
  seat: Seat;
  crosses: readonly Place[];
  open: readonly Place[];
  past_crosses: readonly (readonly Place[])[];
  actions: Actions;
}
