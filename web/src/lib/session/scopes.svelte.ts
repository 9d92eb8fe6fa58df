import type { GameBoard } from '$lib/game/board';
import { WIDE } from '$lib/game/columns';
import { playersOnChairs, seatedIn, type Player, type SeatedPlayer } from '$lib/game/players';
import type {
  Actions,
  OwnTable,
  OwnView,
  Place,
  Pointing,
  PublicPlay,
  PublicTable,
  PublicView,
  Seat,
} from '$lib/protocol/types';
import type { Audience, AudienceCount } from './audience.svelte';
import { ElementRegistry } from './element-registry';
import type { Marks } from './marks.svelte';
import type { SeenTable, SeenGame } from './state';

/** A part of the screen of a game. */
type AnchorName = 'cards' | 'action' | 'lanterns';

export type Words = Readonly<Record<string, string>>;

/** The table that components show: never null, since it only exists where one is shown. */
export class TableScope {
  readonly #seen: () => SeenTable;

  constructor(seen: () => SeenTable) {
    this.#seen = seen;
  }

  get table(): PublicTable {
    return this.#seen().table;
  }

  get you(): OwnTable | null {
    return this.#seen().you;
  }

  get seat(): Seat | null {
    return this.you?.seat ?? null;
  }

  /** What I alone know of the game, if I have a seat in it. */
  get own(): OwnView | null {
    return this.you?.game ?? null;
  }

  get isHost(): boolean {
    return this.you?.host ?? false;
  }

  /** The people on the chairs now, whatever game was played last. */
  readonly sitting: readonly Player[] = $derived.by(() => playersOnChairs(this.#seen()));
}

/** What a screen needs to draw a game in progress, or a moment of a finished one. */
export abstract class GameScope {
  abstract readonly game: GameBoard;
  /** The clue word in each language; empty before it is turned. */
  abstract readonly clue: Words;
  abstract readonly players: readonly SeatedPlayer[];
  /** The seat whose view is shown; null for the public view. */
  abstract readonly seat: Seat | null;
  /** The crosses that this seat has made. */
  abstract readonly crosses: ReadonlySet<Place>;
  /** What this seat may do now; null where nothing can be done. */
  abstract readonly may: Actions | null;
  /** The pictures on the table, and the players beside it. */
  readonly tiles = new ElementRegistry<Place>();
  readonly people = new ElementRegistry<Seat>();
  /** Parts of the screen that can be explained. */
  readonly anchors = new ElementRegistry<AnchorName>();

  /** How many pictures lie side by side on this screen. */
  get columns(): number {
    return WIDE;
  }

  /** A round may take days, so nobody is expected to be there. */
  get overDays(): boolean {
    return false;
  }

  /** Whether crosses can be made here now. */
  get takesCrosses(): boolean {
    return this.seat !== null && this.game.phase === 'associate.mark';
  }

  /** How many of the audience marked the picture of a pointing; null where nobody knows. */
  audienceAt(_pointing: number): AudienceCount | null {
    return null;
  }

  /** Whether I marked along in this round, and the server no longer knows what the audience marked. */
  get isAudienceForgotten(): boolean {
    return false;
  }

  get isScout(): boolean {
    return this.seat !== null && this.game.scout === this.seat;
  }

  /** The players of these seats, in this order. */
  playersAt(seats: readonly Seat[]): SeatedPlayer[] {
    return seats.flatMap((seat) => this.players[seat] ?? []);
  }

  /** The card that lies at a place. */
  cardAt(place: Place): string {
    return this.game.grid[place] ?? '';
  }

  /** Who is known to have marked a place: it was pointed at, or slates are revealed after each round. */
  holdersAt(place: Place): { holders: readonly Seat[]; pointing: Pointing | undefined } {
    const pointing = this.game.pointings.find((each) => each.place === place);
    const open = this.game.slates.flatMap((slate, seat) => (slate.includes(place) ? [seat] : []));
    return { holders: pointing?.holders ?? open, pointing };
  }

  /** The clue word in this language; null before it is turned. */
  clueIn(language: string): string | null {
    return wordIn(this.clue, language);
  }

  /** Whether the clue word is one of the word cards; words that a table wrote itself are shown as typed. */
  get isPrinted(): boolean {
    return isPrinted(this.game.clue);
  }
}

/** The game of a table, as its newest view shows it. */
export class LiveGame extends GameScope {
  readonly #seen: () => SeenGame;
  readonly #session: { readonly marks: Marks; readonly audience: Audience };
  readonly #columns: () => number;

  constructor(
    seen: () => SeenGame,
    session: { readonly marks: Marks; readonly audience: Audience },
    columns: () => number = () => WIDE,
  ) {
    super();
    this.#seen = seen;
    this.#session = session;
    this.#columns = columns;
  }

  readonly players: readonly SeatedPlayer[] = $derived.by(() => seatedIn(this.#seen()));

  override get columns(): number {
    return this.#columns();
  }

  get play(): PublicPlay {
    return this.#seen().play;
  }

  get game(): PublicView {
    return this.play.game;
  }

  get clue(): Words {
    return this.play.clue;
  }

  override get overDays(): boolean {
    return this.play.open_until !== null;
  }

  otherWordIn(language: string): string | null {
    return wordIn(this.play.other_word, language);
  }

  get seat(): Seat | null {
    return this.#seen().you?.seat ?? null;
  }

  get crosses(): ReadonlySet<Place> {
    const { marks, audience } = this.#session;
    return this.seat === null ? audience.crosses : marks.crosses;
  }

  override get takesCrosses(): boolean {
    return super.takesCrosses || this.#session.audience.mayMark;
  }

  override audienceAt(pointing: number): AudienceCount | null {
    return this.#session.audience.countAt(pointing);
  }

  override get isAudienceForgotten(): boolean {
    return this.seat === null && this.crosses.size > 0 && this.#session.audience.isForgotten;
  }

  get may(): Actions | null {
    return this.#seen().you?.game?.actions ?? null;
  }
}

/** Words of the word cards have ids. */
export function isPrinted(word: string | null): boolean {
  return word?.startsWith('w.') ?? false;
}

/** A word in this language, in English where that is missing. */
export function wordIn(texts: Words | undefined, language: string): string | null {
  return texts?.[language] ?? texts?.['en'] ?? null;
}
