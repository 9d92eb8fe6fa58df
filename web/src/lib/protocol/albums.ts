// What is told of finished games.
// Made by ./dev generate from the server's own classes; do not edit.

import type { CardId, ChairSymbol, Character, Closed, Colour, Place, Seat, StepKind } from './names';
import type { Options, RoundRecord } from './game';
import type { PublicPlay, PublicPlayer } from './table';

/** A finished game. */
export interface GameRecord {
  code: string;
  game: number;
  players: readonly PublicPlayer[];
  options: Options;
  /** The clue words of the rounds, by word and language. */
  words: Record<string, Record<string, string>>;
  rounds: readonly RoundRecord[];
  /** Your crosses by round, even if slates stay closed; empty if you didn't play. */
  own_crosses: readonly (readonly Place[])[];
  totals: readonly number[];
  winners: readonly Seat[];
}

/** What only one seat knew at a step: its crosses, and those that nobody had pointed at yet. */
export interface SeatKnowledge {
  crosses: readonly Place[];
  open: readonly Place[];
}

/** One moment of a game. */
export interface AlbumStep {
  kind: StepKind;
  /** The public view at the time. The last pointing and the scoring happened together and share one view. */
  play: PublicPlay;
  /** What each seat also knew; null if the reader may not know it. */
  eyes: readonly (SeatKnowledge | null)[];
}

/** The player of a seat in a round before somebody else took it over. */
export interface EarlierPlayer {
  round: number;
  seat: Seat;
  player: PublicPlayer;
}

/** A finished game to look back at. */
export interface Album {
  record: GameRecord;
  /** In milliseconds. */
  ended_at: number;
  deck: string;
  /** The game was played with real cards that the server doesn't know; only their places are recorded. */
  real_cards: boolean;
  /** Your seat; null if you didn't play. */
  seat: Seat | null;
  /** Earlier players of seats that changed hands between rounds; the record has those at the end. */
  earlier: readonly EarlierPlayer[];
  steps: readonly AlbumStep[];
}

/** A finished game in the list of a table. */
export interface AlbumSummary {
  game: number;
  ended_at: number;
  players: readonly PublicPlayer[];
  colours: readonly Colour[];
  totals: readonly number[];
  winners: readonly Seat[];
}

/** The finished games of a table, the newest first. */
export interface Albums {
  games: AlbumSummary[];
}

/** A public link to a finished game. */
export interface PublicLink {
  /** To withdraw it. */
  id: string;
  link: string;
  /** The name of who made it; empty when they have left the table. */
  by: string;
  names: boolean;
  /** Whether it is yours, or you are the host. */
  may_withdraw: boolean;
  /** How many people have guessed a round; null for others than who made it. */
  guesses: number | null;
}

/** The public links to a finished game. */
export interface PublicLinks {
  links: readonly PublicLink[];
  /** Whether you may make one: you have played this game. */
  may_share: boolean;
}

/** Somebody who played. */
export interface PublicGamePlayer {
  colour: Colour;
  symbol: ChairSymbol;
  /** Empty for bots, and if names are left out. */
  name: string;
  /** Whether this is a built-in bot or an external program. */
  bot: boolean;
  character: Character | null;
}

/** The player of a seat in a round before somebody else took it over. */
export interface PublicEarlierPlayer {
  round: number;
  seat: Seat;
  player: PublicGamePlayer;
}

/** Everything public about a game. */
export interface PublicGame {
  named: boolean;
  players: readonly PublicGamePlayer[];
  earlier: readonly PublicEarlierPlayer[];
  /** Null if the pictures were uploaded or on a real table: then only their places are public. */
  deck: string | null;
  /** The clue words of the rounds, by word and language, without the table's own words. */
  words: Record<string, Record<string, string>>;
  rounds: readonly RoundRecord[];
  totals: readonly number[];
  winners: readonly Seat[];
}

/** A round before it is guessed: what everybody saw before marking. */
export interface BlindRound {
  number: number;
  /** Empty if the round can't be guessed. */
  cards: readonly CardId[];
  closed: Closed | null;
}

/** A public game before its reader has marked anything: only `liveliest` depends on anybody's crosses. */
export interface BlindGame {
  named: boolean;
  players: readonly PublicGamePlayer[];
  deck: string | null;
  /** The words by round number and language. */
  words: Record<string, Record<string, string>>;
  rounds: readonly BlindRound[];
  /** The round with the most Super-Sparks, then Sparks; null if none can be guessed. */
  liveliest: number | null;
}

/** A round for a reader whose own marks are final. */
export interface GuessedRound {
  record: RoundRecord;
  /** Those who played this round. */
  players: readonly PublicGamePlayer[];
}
