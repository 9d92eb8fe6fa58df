// What travels over HTTP.
// Made by ./dev generate from the server's own classes; do not edit.

import type {
  CardId,
  ChairSymbol,
  Character,
  Colour,
  Company,
  Joining,
  Link,
  MemberId,
  Place,
  Seat,
  Status,
  TagKind,
  Word,
} from './names';
import type { OwnView, PublicView } from './game';
import type { PublicPlayer } from './table';
import type { OptionChanges } from './messages';

/** A new table, and who opens it. */
export interface CreateTable {
  id: string;
  name: string;
  language?: string;
  colour?: Colour;
  options?: OptionChanges;
}

/** Somebody who wants to join. */
export interface JoinTable {
  id: string;
  name: string;
  language?: string;
  colour?: Colour;
}

/** A request for a one-time ticket for another device. */
export interface AskTicket {
  id: string;
}

/** Another device, with the ticket from its link. */
export interface UseTicket {
  id: string;
  ticket: string;
}

/** A board or a spectator, with the key from its link. */
export interface WatchTable {
  key: string;
}

/** A TV that waits for a table. The same request sent again tells how it stands. */
export interface WaitForTable {
  id: string;
}

/** The TV to show my table on: its code as typed, or the part after `#` in its link. */
export interface ShowOnScreen {
  screen: string;
}

/** A chair for a program, asked by the host. */
export interface SeatBot {
  id: string;
  /** As everybody at the table reads it. */
  name: string;
  /** Seconds the program has to answer; after that a stand-in plays for the rest of the round. */
  answer_in?: number;
}

/** A request to make a finished game public. */
export interface ShareGame {
  id: string;
  /** Whether the names of all who played are public too. */
  names: boolean;
}

/** Descriptions of cards of the uploaded deck, by card; an empty text removes one. */
export interface Descriptions {
  descriptions: Record<string, string>;
}

/** A finished slate. */
export interface FinishSky {
  id: string;
  /** The crosses, the surest first. */
  order: readonly Place[];
  /** The sky's `cards` as they were marked: if the sky has others by now, the slate is refused. */
  cards?: readonly CardId[];
  name?: string;
  /** Whether to donate the slate to research. */
  research?: boolean;
  /** Whether bots may learn from the slate. */
  teaches?: boolean;
}

/** One pointing of the visitor. */
export interface PointUnderSky {
  /** How many times they have pointed before. */
  number: number;
  place: Place;
}

/** What a reader of a public game would have marked. */
export interface GuessRound {
  /** Generated once per reader and link, so that each reader is counted once. */
  id: string;
  order: readonly Place[];
}

/** Somebody who joins a circle. */
export interface JoinCircle {
  id: string;
  /** From its link; without one a new circle begins. */
  key?: string;
}

/** Whether to donate a visitor's slates to research. */
export interface SkyConsent {
  /** Donate the slate of this day; `null`: withdraw all of them. */
  day: string | null;
}

/** Whether bots may learn from a visitor's slates. */
export interface SkyTeaching {
  on: boolean;
}

/** Another device, with the ticket from its link. */
export interface MoveSkies {
  ticket: string;
}

/** Where a browser gets notifications, as it says itself. */
export interface Subscription {
  endpoint: string;
  /** Its public key. */
  p256dh: string;
  /** Its secret. */
  auth: string;
}

/** A TV that waits: what it shows, until it is given a table and the key to watch it. */
export interface TvPairing {
  /** Six digits to type at the table. */
  code: string | null;
  /** The same to scan. */
  link: string | null;
  /** How long both are valid; then ask again for new ones. */
  seconds: number;
  table: string | null;
  key: string | null;
}

/** The short code by which others find a table until its game starts; then null. */
export interface LobbyCode {
  code: string | null;
}

/** The table that waits with a short code. */
export interface FoundTable {
  /** The id in its links. */
  code: string;
}

/** Whether this server sends notifications, and whether you get them at this table. */
export interface NotificationState {
  /** The key to subscribe with; null if this server sends none. */
  key: string | null;
  on: boolean;
}

/** Where others find the table. Keys are after the `#`, so that no server log ever has them. */
export interface Links {
  invite: string;
  /** Null until the host has let you in; repeat the request to get it then. */
  board: string | null;
  spectate: string | null;
}

/** You've joined; the key of this device is in the cookie. */
export interface Seated {
  code: string;
  member: MemberId;
  approved: boolean;
  links: Links;
}

/** A link for another device, valid for ten minutes and only once. */
export interface Ticket {
  link: string;
  expires_at: number;
}

/** A chair for a program, and the key that opens its socket and nothing else. The key is shown only once. */
export interface BotSeat {
  code: string;
  member: MemberId;
  socket: string;
  /** Send it as `Authorization: Bearer KEY` when you open the socket. */
  key: string;
  answer_in: number;
}

/** People at a table, for those who may know: at an open table, everyone with the code could watch the board. */
export interface Inside {
  /** The host's name. */
  host: string | null;
  /** Names of the others in the order of joining, without people who wait to be let in. */
  people: readonly string[];
  /** Number of chairs with a person. */
  seats: number;
  /** Number of chairs with a bot, which a person can take over. */
  bots: number;
  /** Number of people who could still sit down: on new chairs while no game is running, bots' chairs and free ones. */
  open_seats: number;
  free_colours: readonly Colour[];
  /** The current round; null if no game is running. */
  round: number | null;
  /** Whether a game is running and there is a seat to take right now. */
  between_rounds: boolean;
  /** Whether people without a seat may mark along. */
  audience: boolean;
}

/** What somebody with the code may know before joining. */
export interface TableInfo {
  code: string;
  status: Status;
  joining: Joining;
  spectators: boolean;
  /** Null if the host must let you in first. */
  inside: Inside | null;
  /** Your member id at this table, if this device has been here. */
  member: MemberId | null;
  /** For members, and visitors who came with it: the key of the links for the board and spectators. */
  watch_key: string | null;
}

/** One table of this device. Someone who hasn't been let in learns only its code and status. */
export interface MyTable {
  code: string;
  status: Status;
  approved: boolean;
  /** Whether this person is the host. */
  host: boolean;
  /** Names of the others at the table, without people who wait to be let in. */
  people: readonly string[];
  bots: number;
  /** The current round; null if no game is running. */
  round: number | null;
  /** Whether the game waits for this person. */
  awaited: boolean;
  /** At a table over days: when the round that can be marked now closes, in milliseconds; else null. */
  open_until: number | null;
  /** This person's stars after the last game, if they finished it. */
  points: number | null;
  /** Whether this person won it, alone or with others. */
  won: boolean;
  /** The winners; empty while it runs. */
  winners: readonly PublicPlayer[];
  /** Number of finished games that can be replayed. */
  albums: number;
  /** Time of the last public event, in milliseconds. */
  told_at: number | null;
}

/** The tables of this device: first those that wait for this person, then the newest. */
export interface MyTables {
  tables: MyTable[];
}

/** Why a bot marked one picture: its main reason, and up to two tags. */
export interface Thought {
  seat: Seat;
  place: Place;
  link: Link;
  kind: TagKind;
  /** What the bot saw in the picture, by language. */
  tags: readonly Record<string, string>[];
}

/** What all bots thought in one round. */
export interface RoundThoughts {
  number: number;
  thoughts: readonly Thought[];
}

/** What the bots of a game thought, for each round whose slates are revealed. */
export interface Thoughts {
  rounds: readonly RoundThoughts[];
}

/** The server is up. */
export interface Health {
  status: 'ok';
}

/** Where others find this server, to put before the path of a link. */
export interface Address {
  address: string;
}

/** How long this server keeps players' data. */
export interface Retention {
  /** Days until a finished table is deleted. */
  finished_days: number;
  /** Days until a table where nobody plays is deleted. */
  idle_days: number;
  /** Whether bots learn from people. */
  learning: boolean;
  /** Days until a sky is deleted with all slates; `null` if this server has no skies. */
  sky_days: number | null;
  /** Days that automatic backups may keep what was deleted; 0 if this server makes none. */
  backup_days: number;
  /** Whether people may ask for notifications. */
  notifications: boolean;
}

/** A request that could not be answered; `code` is stable, for programs. */
export interface HttpProblem {
  type: 'problem';
  status: number;
  code: string;
  /** In the reader's language, where a person should read it. */
  message: string | null;
  args: Record<string, number | string>;
}

/** A deck that every table may choose. */
export interface DeckSummary {
  id: string;
  /** By language; every language is there. */
  name: Record<string, string>;
  cards: number;
  /** Whether it has tags for bots to associate with. */
  described: boolean;
}

/** The decks there are. */
export interface DeckList {
  decks: DeckSummary[];
}

/** A card of a deck. Its pictures are named by a hash of their contents, so they never change. */
export interface DeckCard {
  /** 400 × 600 pixels. */
  small: string;
  /** 800 × 1200 pixels. */
  large: string;
  /** For the gallery, and after a game. */
  title: Record<string, string>;
  /** A description for people who can't see the picture. */
  description: Record<string, string>;
  /** In the order of the deck, from 1: what is printed on the card. */
  number: number;
  /** 240 × 360 pixels, for phones; decks made before there was this size do not have it. */
  tiny: string | null;
}

/** A whole deck. Fetch every picture of the size you show, in any order, so that nobody learns which come next. */
export interface DeckManifest {
  id: string;
  name: Record<string, string>;
  author: string;
  licence: string;
  cards: Record<string, DeckCard>;
}

/** The pictures are the table's deck now, and it plays with them. */
export interface OwnDeck {
  deck: string;
  cards: number;
  /** How many were left out as duplicates. */
  duplicates: number;
}

/** What is wrong with one file of an upload; `file` is empty if it's about all of them. */
export interface FileProblem {
  file: string;
  code: string;
  message: string;
  args: Record<string, number | string>;
}

/** Why an upload was rejected as a whole: a problem like others, plus one for each file. */
export interface RefusedPictures {
  type: 'problem';
  status: number;
  code: string;
  message: string | null;
  args: Record<string, number | string>;
  files: FileProblem[];
}

/** Progress of turning pictures into cards. */
export interface Progress {
  done: number;
  /** Null for a zip, whose pictures are only counted at the end. */
  of: number | null;
}

/** Limits for uploads. */
export interface UploadLimits {
  least: number;
  /** Pictures of a deck. */
  most: number;
  /** Fewer pictures than this are mixed with those of the built-in deck. */
  mixed_below: number;
  file_bytes: number;
  total_bytes: number;
}

/** The uploaded pictures of a table, and the progress of new ones. */
export interface OwnPictures {
  /** 0 when there are no uploaded pictures. */
  cards: number;
  making: Progress | null;
  limits: UploadLimits;
}

/** Custom word cards, tidied: what `set_options` takes. */
export interface OwnWords {
  cards: string[][];
}

/** All word cards of Stella in one language, both words of each. */
export interface AllWords {
  discovery: string[][];
  ordinary: string[][];
}

/** What is wrong with one custom card, counted from 1; `card` is null if it's about all of them. */
export interface CardProblem {
  card: number | null;
  code: string;
  message: string;
  args: Record<string, number | string>;
}

/** Why custom words were rejected: a problem like others, plus one for each card. */
export interface RefusedWords {
  type: 'problem';
  status: number;
  code: string;
  message: string | null;
  args: Record<string, number | string>;
  cards: CardProblem[];
}

/** One seat of the round; its colour is in `game`. */
export interface SkySeat {
  who: Company;
  symbol: ChairSymbol;
  /** Empty for bots and people without one. */
  name: string;
  /** Which bot. */
  character: Character | null;
}

/** Somebody who marked like the visitor. */
export interface Mind {
  /** Their seat in the round; `null` for somebody else who has finished this sky. */
  seat: Seat | null;
  symbol: ChairSymbol;
  name: string;
  /** How many pictures both marked. */
  shared: number;
}

/** What everyone marked, once the visitor's round is over. */
export interface Light {
  /** How many people are counted: the visitor, and others five at a time. */
  people: number;
  /** How many of them marked each picture; `null` while fewer than five have finished. */
  marks: readonly number[] | null;
  bots: number;
  bot_marks: readonly number[];
  /** The visitor's place by stars, `null` before five people have finished their rounds. */
  rank: number | null;
  /** How many have finished their round. */
  ranked: number;
  /** The person or bot who marked most alike; `null` if nobody shares a picture. */
  closest: Mind | null;
}

/** The visitor's own round, as far as it has been played. */
export interface SkyRound {
  /** The round as everybody sees it; the visitor has seat 0. */
  game: PublicView;
  own: OwnView;
  seats: readonly SkySeat[];
  light: Light | null;
}

/** One sky. Without `round` it is the same for everyone. */
export interface SkyView {
  /** As 2026-11-16. */
  day: string;
  /** The date of tonight's sky; a day begins at 04:00 in the server's time zone. */
  today: string;
  /** When the next sky comes, in milliseconds since 1970. */
  next_at: number;
  deck: string;
  word: Word;
  /** The word by language. */
  texts: Record<string, string>;
  cards: readonly CardId[];
  /** Whether this server shows names under skies. */
  names: boolean;
  /** Whether its bots learn from skies. */
  learns: boolean;
  round: SkyRound | null;
}

/** Somebody in a circle who has finished the sky. */
export interface CircleMember {
  you: boolean;
  symbol: ChairSymbol;
  name: string;
  /** What they earned; `null` while their round isn't over. */
  stars: number | null;
  /** How many pictures both they and the visitor marked. */
  shared: number;
}

/** People who compare their skies every day. */
export interface Circle {
  id: string;
  /** For others to join. */
  link: string;
  people: number;
  /** Those who have finished this sky, most stars first; `null` until the visitor's own round is over. */
  seen: readonly CircleMember[] | null;
  /** The places in `seen` of the two who marked most alike, of three or more. */
  alike: readonly number[] | null;
}

/** The circles of a visitor under one sky. */
export interface Circles {
  circles: readonly Circle[];
}

/** A sky that the visitor has finished. */
export interface NightView {
  day: string;
  /** The word by language. */
  texts: Record<string, string>;
  stars: number | null;
  /** Whether it was tonight's sky when they finished it. */
  counts: boolean;
}

/** All skies that a visitor has finished, the newest first. */
export interface Nights {
  nights: readonly NightView[];
  /** Whether they share the newest slate for research. */
  research: boolean;
  /** Whether bots may learn from it. */
  teaches: boolean;
}
