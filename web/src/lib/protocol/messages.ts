// What travels on the socket.
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
  ReactionKind,
  Rule,
  RulesCode,
  Seat,
  SlatesShown,
  TableCode,
  WordChoice,
} from './names';
import type { Own, View } from './table';

/** Options to change. Options left out stay the same; `time_limit` 0 and `round_hours` 0 mean no limit. */
export interface OptionChanges {
  deck?: string;
  words?: WordChoice;
  own_words?: readonly (readonly string[])[];
  slates_shown?: SlatesShown;
  strict_pens?: boolean;
  time_limit?: number;
  real_cards?: boolean;
  printed?: boolean;
  joining?: Joining;
  spectators?: boolean;
  audience?: boolean;
  patience?: number;
  thinking?: boolean;
  pace?: Pace;
  round_hours?: number;
  sky?: string;
}

/** Turn over the word card, as the first scout. */
export interface RevealWord {
  type: 'reveal_word';
  id: string;
}

/** Vote for the other word, or withdraw the vote. */
export interface VoteSwap {
  type: 'vote_swap';
  id: string;
  yes: boolean;
}

/** Make a cross. */
export interface Mark {
  type: 'mark';
  id: string;
  place: Place;
}

/** Wipe a cross. */
export interface Unmark {
  type: 'unmark';
  id: string;
  place: Place;
}

/** Finish marking. */
export interface FinishMarking {
  type: 'finish_marking';
  id: string;
}

/** Go back to marking. */
export interface ResumeMarking {
  type: 'resume_marking';
  id: string;
}

/** Announce the number of crosses. */
export interface Announce {
  type: 'announce';
  id: string;
  count: number;
}

/** Point at a picture, as the scout. */
export interface PointAt {
  type: 'point_at';
  id: string;
  place: Place;
}

/** Say that you are ready for the next round or, after a game, want another one; or not yet. */
export interface Ready {
  type: 'ready';
  id: string;
  yes: boolean;
}

/** As the host: start the next round without waiting for those who aren't ready. */
export interface NextRound {
  type: 'next_round';
  id: string;
}

/** Set the order in which your crosses are pointed at if you are away, or on request. */
export interface SetPointingList {
  type: 'set_pointing_list';
  id: string;
  places: readonly Place[];
}

/** Start or stop following your pointing order. */
export interface PlayByList {
  type: 'play_by_list';
  id: string;
  on: boolean;
}

/** Change your name. */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}

/** Change your language. */
export interface ChooseLanguage {
  type: 'choose_language';
  id: string;
  language: string;
}

/** Change your colour. */
export interface PickColour {
  type: 'pick_colour';
  id: string;
  colour: Colour;
}

/** Change your symbol. */
export interface PickSymbol {
  type: 'pick_symbol';
  id: string;
  symbol: ChairSymbol;
}

/** Change the named options of the table. */
export interface SetOptions {
  type: 'set_options';
  id: string;
  options: OptionChanges;
}

/** Translate custom words, by word and language. An empty text removes a translation, all others stay. */
export interface TranslateWords {
  type: 'translate_words';
  id: string;
  texts: Record<string, Record<string, string>>;
}

/** As the host: allow reactions or not, even during a game. */
export interface SetReactions {
  type: 'set_reactions';
  id: string;
  on: boolean;
}

/** Let this server's bots learn from your crosses at this table, or not. */
export interface TeachBots {
  type: 'teach_bots';
  id: string;
  on: boolean;
}

/** As the host: let players donate their slates to research, or not; only while no game is running. */
export interface SetResearch {
  type: 'set_research';
  id: string;
  on: boolean;
}

/** Donate your slates to research, without your name, where the host allows it; or stop. */
export interface DonateSlates {
  type: 'donate_slates';
  id: string;
  on: boolean;
}

/** Add a bot. */
export interface AddBot {
  type: 'add_bot';
  id: string;
  level?: BotLevel;
  /** Its character; random if unset. */
  character?: Character;
}

/** Remove a bot. */
export interface RemoveBot {
  type: 'remove_bot';
  id: string;
  seat: Seat;
}

/** Take a free chair, a bot's chair, or a new one. */
export interface TakeSeat {
  type: 'take_seat';
  id: string;
  seat: Seat;
}

/** Let someone in. */
export interface Approve {
  type: 'approve';
  id: string;
  member: MemberId;
}

/** Remove someone. Their devices have to ask to join from now on. */
export interface Kick {
  type: 'kick';
  id: string;
  member: MemberId;
  /** Make everyone ask to join from now on: a removed person could return with a new browser. */
  knock?: boolean;
}

/** Make someone else the host. */
export interface PassHost {
  type: 'pass_host';
  id: string;
  member: MemberId;
}

/** Start a game, or a rematch. */
export interface Start {
  type: 'start';
  id: string;
}

/** Leave the table for good. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Send a reaction to everyone at the table. It isn't stored, so send it only once. */
export interface React {
  type: 'react';
  id: string;
  kind: ReactionKind;
}

/** Report that this person has seen a scene or skipped it, so nobody waits for them. It isn't stored. */
export interface Seen {
  type: 'seen';
  id: string;
  round: number;
  /** The number of pointings in the round so far, including this scene's; 0 for the announcing. */
  pointings: number;
}

/** As the host: don't wait any longer for those who are away; stand-ins play for them. It isn't stored. */
export interface GoOn {
  type: 'go_on';
  id: string;
}

/** As a spectator: replace your crosses in this round with these. It isn't stored. */
export interface MarkAlong {
  type: 'mark_along';
  id: string;
  round: number;
  places: readonly Place[];
}

/** Check the connection. Answered immediately; the table doesn't notice. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** The request with this id was carried out and is on disk. */
export interface Ack {
  type: 'ack';
  id: string;
}

/** A request was refused; nothing has changed. `id` is null if the message couldn't be read. */
export interface Problem {
  type: 'error';
  id: string | null;
  code: RulesCode | TableCode;
  /** In the reader's language. */
  message: string;
  args: Record<string, number | string>;
  /** The rule of `docs/rules.md` behind it, if there is one. */
  rule: Rule | null;
}

/** Something this device should know: the same person has added another device (`new_device`). */
export interface Notice {
  type: 'notice';
  code: string;
}

/** The new watch key, for boards and spectators that came with an older one. Show it to the server from now on. */
export interface WatchKey {
  type: 'watch_key';
  key: string;
}

/** Somebody sent a reaction. It isn't part of any view, so devices that aren't connected miss it. */
export interface Reaction {
  type: 'reaction';
  member: MemberId;
  kind: ReactionKind;
}

/** The people who have seen or skipped a scene. The table goes on once every player who is here has. */
export interface SeenBy {
  type: 'seen_by';
  round: number;
  pointings: number;
  members: readonly MemberId[];
}

/** After a verdict: how many spectators marked the picture too. Replaces the previous message about this round. */
export interface AudienceLight {
  type: 'audience';
  game: number;
  round: number;
  /** The number of spectators who marked anything in this round. */
  viewers: number;
  /** For each pointing in order, how many marked its picture; empty with fewer than three viewers. */
  seen: readonly number[];
  /** The rounds of this game with at least three viewers. */
  rounds: readonly number[];
  /** The rounds whose audience the server no longer knows: it was restarted, or nobody was here for a while. */
  forgotten: readonly number[];
  /** After the game: the seats whose crosses match the audience's best; empty where slates stay closed. */
  closest: readonly Seat[];
}

/** This server is shutting down. Open another socket after `come_back_in`; this one works until then if it can. */
export interface Leaving {
  type: 'leaving';
  /** Milliseconds, drawn for this socket alone; includes the jitter. */
  come_back_in: number;
  /** Milliseconds over which all sockets of this server return; spread further attempts over the same time. */
  jitter: number;
}

/** Anything a client sends. */
export type ClientMessage =
  | RevealWord
  | VoteSwap
  | Mark
  | Unmark
  | FinishMarking
  | ResumeMarking
  | Announce
  | PointAt
  | Ready
  | NextRound
  | SetPointingList
  | PlayByList
  | Rename
  | ChooseLanguage
  | PickColour
  | PickSymbol
  | SetOptions
  | TranslateWords
  | SetReactions
  | TeachBots
  | SetResearch
  | DonateSlates
  | AddBot
  | RemoveBot
  | TakeSeat
  | Approve
  | Kick
  | PassHost
  | Start
  | Leave
  | React
  | Seen
  | GoOn
  | MarkAlong
  | Ping;

/** Anything the server sends. */
export type ServerMessage =
  View | Own | Ack | Problem | Notice | WatchKey | Reaction | SeenBy | AudienceLight | Leaving;
