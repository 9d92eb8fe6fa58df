// The whole protocol, described in docs/protocol.md.
// Made by ./dev generate from the server's own classes; do not edit.

/** Keeps names of one kind from being taken for another; a plain value is still welcome. */
type Named<Kind, Name> = Kind & { readonly kind?: Name };

/** A place on the table: `line * 5 + column`, 0 … 14. */
export type Place = Named<number, 'Place'>;

/** A player's seat, 0 … n-1 clockwise. */
export type Seat = Named<number, 'Seat'>;

/** A person at one table: m1 created it, then m2, m3 … in the order of joining. */
export type MemberId = Named<string, 'MemberId'>;

/** A picture of the deck, by its id. */
export type CardId = Named<string, 'CardId'>;

/** A clue word: the id of a translated word, or a word a table wrote itself. */
export type Word = Named<string, 'Word'>;

/** Every refusal the rules know. */
export type RulesCode =
  | 'E_PHASE'
  | 'E_SEAT'
  | 'E_PLAYER_COUNT'
  | 'E_COLOUR'
  | 'E_DECK'
  | 'E_WORDS'
  | 'E_NOT_FIRST_SCOUT'
  | 'E_ALREADY_SWAPPED'
  | 'E_NO_OTHER_WORD'
  | 'E_SWAP_TOO_LATE'
  | 'E_LOCKED'
  | 'E_CARD'
  | 'E_ALREADY_MARKED'
  | 'E_TOO_MANY'
  | 'E_NOT_MARKED'
  | 'E_TOO_FEW'
  | 'E_NOT_LOCKED'
  | 'E_STRICT_PENS'
  | 'E_ALREADY_ANNOUNCED'
  | 'E_WRONG_COUNT'
  | 'E_NOT_SCOUT'
  | 'E_ALREADY_POINTED';

/** Every refusal a table knows. */
export type TableCode =
  | 'E_NO_TABLE'
  | 'E_NAME'
  | 'E_LANGUAGE'
  | 'E_FULL'
  | 'E_COLOUR_TAKEN'
  | 'E_SYMBOL_TAKEN'
  | 'E_NOT_HOST'
  | 'E_NO_MEMBER'
  | 'E_NO_SEAT'
  | 'E_PROGRAM'
  | 'E_SEAT_TAKEN'
  | 'E_NOT_SEATED'
  | 'E_GAME_RUNNING'
  | 'E_NO_GAME'
  | 'E_BETWEEN_ROUNDS'
  | 'E_TOO_FEW_SEATS'
  | 'E_OPTION'
  | 'E_NOT_APPROVED'
  | 'E_TICKET'
  | 'E_SCREEN'
  | 'E_CODE'
  | 'E_CODE_CLOSED'
  | 'E_LIST'
  | 'E_MESSAGE'
  | 'E_RATE'
  | 'E_TABLE_RATE'
  | 'E_BUSY'
  | 'E_STORE'
  | 'E_NOT_OVER'
  | 'E_PICTURES'
  | 'E_OWN_WORDS'
  | 'E_LETTERS'
  | 'E_LINKS'
  | 'E_NO_LINK'
  | 'E_NOTIFICATIONS'
  | 'E_REACTION_TIME'
  | 'E_REACTION_RATE'
  | 'E_REACTIONS_OFF'
  | 'E_AUDIENCE'
  | 'E_AUDIENCE_LATE'
  | 'E_AUDIENCE_FULL'
  | 'E_SKY'
  | 'E_NO_GUESS'
  | 'E_SKY_DONE'
  | 'E_SKY_CHANGED'
  | 'E_SKY_ROUND'
  | 'E_CIRCLE'
  | 'E_CIRCLE_FULL'
  | 'E_CIRCLES';

/** A step of a scene. `next`, which ends every scene and shows the new board, takes no time. */
export type Beat = 'points' | 'breath' | 'lights' | 'hush' | 'verdict' | 'stars' | 'lanterns' | 'dark';

/** one for each seat. */
export type Colour = 'orange' | 'pink' | 'purple' | 'green' | 'blue' | 'yellow';

/** A symbol in addition to the colour, so that nobody has to tell seats apart by colour alone. */
export type ChairSymbol =
  | 'moon'
  | 'sun'
  | 'star'
  | 'cloud'
  | 'leaf'
  | 'key'
  | 'boat'
  | 'bird'
  | 'fish'
  | 'flame'
  | 'feather'
  | 'mountain';

/** Where the word cards come from. */
export type WordChoice = 'ordinary' | 'discovery' | 'mixed' | 'own';

/** when crosses nobody pointed at are revealed. */
export type SlatesShown = 'after_round' | 'after_game' | 'never';

/** Who may sit down: anyone with the code, or people the host lets in. */
export type Joining = 'open' | 'approved';

/** How scenes are staged. */
export type Pace = 'unhurried' | 'brisk' | 'off';

/** From the gentlest to the strongest. */
export type BotLevel = 'dreamer' | 'stargazer' | 'navigator' | 'oracle';

/** A bot by its name. What it says of itself is in the locales: `bot-about-…`. */
export type Character = 'atlas' | 'mira' | 'iris' | 'saga' | 'puck' | 'vesper';

/** A reaction; text isn't possible. `wave` swings your lantern while the table waits for a game. */
export type ReactionKind = 'joy' | 'laugh' | 'wonder' | 'love' | 'oops' | 'cheer' | 'wave';

/** The stages in the life of a table. */
export type Status = 'lobby' | 'playing' | 'over';

/** How a stand-in played for a seat while its player was away, or too slow for the agreed limit. */
export type StandInAction =
  'word_turned' | 'own_crosses' | 'stand_in_marked' | 'pointing_list' | 'stand_in_pointed' | 'number_said';

/** What pointing at a picture caused. */
export type Outcome = 'spark' | 'super' | 'fall';

/** why a seat was passed over when the next scout was sought. */
export type SkipReason = 'fallen' | 'no_open_cross';

/** How much depends on a pointing, by what everyone knew before its outcome. Scenes are paced by it. */
export type Weight = 'routine' | 'first' | 'decisive';

/** The rules of `docs/rules.md` that code, refusals and explanations cite. */
export type Rule =
  | 'R-101'
  | 'R-102'
  | 'R-103'
  | 'R-104'
  | 'R-105'
  | 'R-106'
  | 'R-201'
  | 'R-202'
  | 'R-203'
  | 'R-204'
  | 'R-205'
  | 'R-206'
  | 'R-301'
  | 'R-302'
  | 'R-401'
  | 'R-402'
  | 'R-403'
  | 'R-404'
  | 'R-405'
  | 'R-407'
  | 'R-408'
  | 'R-501'
  | 'R-502'
  | 'R-503'
  | 'R-601'
  | 'R-701'
  | 'R-901'
  | 'R-902';

/** Where in a round the game is. */
export type Phase = 'associate.word' | 'associate.mark' | 'announce' | 'reveal' | 'scoring' | 'over';

/** lanterns move by themselves, or each seat says its number. */
export type Announcing = 'automatic' | 'spoken';

/** Why the game waits for whom it waits for. */
export type Why =
  | 'first_scout_turns_word'
  | 'all_mark'
  | 'all_announce'
  | 'first_scout_points'
  | 'next_scout_points'
  | 'last_scout_points'
  | 'ready_for_next_round'
  | 'game_over';

/** The kinds of players in a sky's round. */
export type Company = 'you' | 'person' | 'bot';

/** What linked a word and a picture. */
export type Link =
  | 'tags'
  | 'scene'
  | 'common'
  | 'looks'
  | 'fondness'
  | 'memory'
  | 'others'
  | 'apart'
  | 'both'
  | 'heart'
  | 'taste'
  | 'unknown';

/** What a tag says of a picture: what is in it (a noun), or how it feels (mostly an adjective). */
export type TagKind = 'thing' | 'mood';

/** The kinds of steps in an album. */
export type StepKind = 'deal' | 'word' | 'marked' | 'announced' | 'pointed' | 'scored' | 'over';

/** The reasons why a round can't be guessed. */
export type Closed = 'slates' | 'pictures' | 'word';

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

/** The table acted for a seat this round; its moves are revealed once the round is scored. */
export interface StandInTurn {
  seat: Seat;
  how: StandInAction | null;
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

/** `seat` was passed over. */
export interface Skip {
  seat: Seat;
  reason: SkipReason;
}

/** One line of a seat's account. The lines of a round add up to its points. */
export interface ScoreLine {
  rule: Rule;
  points: number;
  place: Place | null;
  scout: Seat | null;
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

/** What a seat alone knows: its crosses, in this round and in those before. */
export interface OwnView {
  seat: Seat;
  crosses: readonly Place[];
  open: readonly Place[];
  past_crosses: readonly (readonly Place[])[];
  actions: Actions;
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

/** Time left for a step, in milliseconds. */
export interface StepTime {
  limit: number;
  /** When this was sent. More than `limit` if the step hasn't begun yet. */
  left: number;
  /** Whether everyone waits for absent people, until stand-ins play or, between games, somebody else is the host. Otherwise this is the agreed time. */
  absent: boolean;
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

/** Where a browser gets notifications, as it says itself. */
export interface Subscription {
  endpoint: string;
  /** Its public key. */
  p256dh: string;
  /** Its secret. */
  auth: string;
}

/** A request to make a finished game public. */
export interface ShareGame {
  id: string;
  /** Whether the names of all who played are public too. */
  names: boolean;
}

/** What a reader of a public game would have marked. */
export interface GuessRound {
  /** Generated once per reader and link, so that each reader is counted once. */
  id: string;
  order: readonly Place[];
}

/** A chair for a program, asked by the host. */
export interface SeatBot {
  id: string;
  /** As everybody at the table reads it. */
  name: string;
  /** Seconds the program has to answer; after that a stand-in plays for the rest of the round. */
  answer_in?: number;
}

/** A TV that waits for a table. The same request sent again tells how it stands. */
export interface WaitForTable {
  id: string;
}

/** The TV to show my table on: its code as typed, or the part after `#` in its link. */
export interface ShowOnScreen {
  screen: string;
}

/** Descriptions of cards of the uploaded deck, by card; an empty text removes one. */
export interface Descriptions {
  descriptions: Record<string, string>;
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

/** The visitor's own round, as far as it has been played. */
export interface SkyRound {
  /** The round as everybody sees it; the visitor has seat 0. */
  game: PublicView;
  own: OwnView;
  seats: readonly SkySeat[];
  light: Light | null;
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

/** Somebody who marked like the visitor. */
export interface Mind {
  /** Their seat in the round; `null` for somebody else who has finished this sky. */
  seat: Seat | null;
  symbol: ChairSymbol;
  name: string;
  /** How many pictures both marked. */
  shared: number;
}

/** The circles of a visitor under one sky. */
export interface Circles {
  circles: readonly Circle[];
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

/** A link for another device, valid for ten minutes and only once. */
export interface Ticket {
  link: string;
  expires_at: number;
}

/** All skies that a visitor has finished, the newest first. */
export interface Nights {
  nights: readonly NightView[];
  /** Whether they share the newest slate for research. */
  research: boolean;
  /** Whether bots may learn from it. */
  teaches: boolean;
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

/** You've joined; the key of this device is in the cookie. */
export interface Seated {
  code: string;
  member: MemberId;
  approved: boolean;
  links: Links;
}

/** Where others find the table. Keys are after the `#`, so that no server log ever has them. */
export interface Links {
  invite: string;
  /** Null until the host has let you in; repeat the request to get it then. */
  board: string | null;
  spectate: string | null;
}

/** The tables of this device: first those that wait for this person, then the newest. */
export interface MyTables {
  tables: MyTable[];
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

/** What the bots of a game thought, for each round whose slates are revealed. */
export interface Thoughts {
  rounds: readonly RoundThoughts[];
}

/** What all bots thought in one round. */
export interface RoundThoughts {
  number: number;
  thoughts: readonly Thought[];
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

/** The finished games of a table, the newest first. */
export interface Albums {
  games: AlbumSummary[];
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

/** The player of a seat in a round before somebody else took it over. */
export interface EarlierPlayer {
  round: number;
  seat: Seat;
  player: PublicPlayer;
}

/** One moment of a game. */
export interface AlbumStep {
  kind: StepKind;
  /** The public view at the time. The last pointing and the scoring happened together and share one view. */
  play: PublicPlay;
  /** What each seat also knew; null if the reader may not know it. */
  eyes: readonly (SeatKnowledge | null)[];
}

/** What only one seat knew at a step: its crosses, and those that nobody had pointed at yet. */
export interface SeatKnowledge {
  crosses: readonly Place[];
  open: readonly Place[];
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

/** A round before it is guessed: what everybody saw before marking. */
export interface BlindRound {
  number: number;
  /** Empty if the round can't be guessed. */
  cards: readonly CardId[];
  closed: Closed | null;
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

/** The player of a seat in a round before somebody else took it over. */
export interface PublicEarlierPlayer {
  round: number;
  seat: Seat;
  player: PublicGamePlayer;
}

/** A round for a reader whose own marks are final. */
export interface GuessedRound {
  record: RoundRecord;
  /** Those who played this round. */
  players: readonly PublicGamePlayer[];
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

/** The pictures are the table's deck now, and it plays with them. */
export interface OwnDeck {
  deck: string;
  cards: number;
  /** How many were left out as duplicates. */
  duplicates: number;
}

/** The uploaded pictures of a table, and the progress of new ones. */
export interface OwnPictures {
  /** 0 when there are no uploaded pictures. */
  cards: number;
  making: Progress | null;
  limits: UploadLimits;
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

/** All word cards of Stella in one language, both words of each. */
export interface AllWords {
  discovery: string[][];
  ordinary: string[][];
}

/** Custom word cards, tidied: what `set_options` takes. */
export interface OwnWords {
  cards: string[][];
}

/** The decks there are. */
export interface DeckList {
  decks: DeckSummary[];
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

/** A whole deck. Fetch every picture of the size you show, in any order, so that nobody learns which come next. */
export interface DeckManifest {
  id: string;
  name: Record<string, string>;
  author: string;
  licence: string;
  cards: Record<string, DeckCard>;
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

/** A request that could not be answered; `code` is stable, for programs. */
export interface HttpProblem {
  type: 'problem';
  status: number;
  code: string;
  /** In the reader's language, where a person should read it. */
  message: string | null;
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

/** What is wrong with one file of an upload; `file` is empty if it's about all of them. */
export interface FileProblem {
  file: string;
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

/** What is wrong with one custom card, counted from 1; `card` is null if it's about all of them. */
export interface CardProblem {
  card: number | null;
  code: string;
  message: string;
  args: Record<string, number | string>;
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
