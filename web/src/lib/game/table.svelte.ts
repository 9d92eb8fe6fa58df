import type {
  BotLevel,
  Character,
  Colour,
  OwnView,
  Place,
  Problem,
  PublicMember,
  PublicView,
  Seat,
  ChairSymbol,
  View,
} from '$lib/protocol/types';
import type { TableSocket, Wish } from '$lib/net/socket.svelte';

/** A seat as the page shows it. */
export interface Player {
  seat: Seat;
  name: string;
  colour: Colour;
  symbol: ChairSymbol;
  bot: boolean;
  level: BotLevel | null;
  character: Character | null;
  me: boolean;
  present: boolean;
  away: boolean;
}

/** One table as this page sees it. Everything is derived from the newest view; wishes go out through `ask`. */
export class Table {
  readonly socket: TableSocket;
  /** The last refusal, shown next to what caused it. */
  problem: Problem | null = $state(null);
  /** Crosses made or wiped here that the server has not shown yet. */
  #hasty: ReadonlyMap<Place, boolean> = $state.raw(new Map());
  /** Those the server has answered: the next view shows them, or what came of them since. */
  readonly #answered = new Set<Place>();
  /** The clue words of this page's time at the table, by word and language. */
  words: Readonly<Record<string, Record<string, string>>> = $state.raw({});

  constructor(socket: TableSocket) {
    this.socket = socket;
  }

  readonly view: View | null = $derived.by(() => this.socket.view);
  readonly game: PublicView | null = $derived(this.view?.play?.game ?? null);
  readonly own: OwnView | null = $derived(this.view?.you?.game ?? null);
  readonly seat: Seat | null = $derived(this.view?.you?.seat ?? null);
  readonly isHost: boolean = $derived(this.view?.you?.host ?? false);
  readonly isScout: boolean = $derived(this.seat !== null && this.game?.scout === this.seat);

  /** Seats of the game; in the lobby those of the chairs. */
  readonly players: readonly Player[] = $derived.by(() => playersOf(this.view));

  /** My crosses, with those that are still on their way. */
  readonly crosses: ReadonlySet<Place> = $derived.by(() => {
    const crosses = new Set<Place>(this.own?.crosses);
    for (const [place, on] of this.#hasty) {
      if (on) crosses.add(place);
      else crosses.delete(place);
    }
    return crosses;
  });

  /** The clue word in this language; null before it is turned. */
  clueIn(language: string): string | null {
    return wordIn(this.view?.play?.clue, language);
  }

  otherWordIn(language: string): string | null {
    return wordIn(this.view?.play?.other_word, language);
  }

  /** Ask the table something. A refusal is kept in `problem` and told by the answer. */
  async ask(wish: Wish): Promise<boolean> {
    const problem = await this.socket.send(wish);
    this.problem = problem;
    return problem === null;
  }

  /** Make or wipe a cross: shown at once, taken back if the table refuses. */
  async toggle(place: Place): Promise<void> {
    const on = !this.crosses.has(place);
    this.#hasty = new Map(this.#hasty).set(place, on);
    this.#answered.delete(place);
    const accepted = await this.ask({ type: on ? 'mark' : 'unmark', place });
    if (this.#hasty.get(place) !== on) return;
    if (accepted) this.#answered.add(place);
    else this.#forget(place);
  }

  /** A new view has come: what it shows already needs no haste any more. */
  settle(): void {
    const clue = this.game?.clue;
    if (clue && !(clue in this.words)) this.words = { ...this.words, [clue]: this.view!.play!.clue };
    const shown = new Set(this.own?.crosses);
    for (const [place, on] of this.#hasty) {
      const over = this.game?.phase !== 'associate.mark';
      if (over || shown.has(place) === on || this.#answered.has(place)) this.#forget(place);
    }
  }

  #forget(place: Place): void {
    this.#answered.delete(place);
    const rest = new Map(this.#hasty);
    rest.delete(place);
    this.#hasty = rest;
  }
}

function wordIn(texts: Record<string, string> | undefined, language: string): string | null {
  return texts?.[language] ?? texts?.['en'] ?? null;
}

/** Who sits where: of the game while there is one (names outlive those who leave), else of the lobby. */
export function playersOf(view: View | null): Player[] {
  const table = view?.table;
  if (!view || !table) return [];
  const me = view.you?.member;
  const seats = view.play?.game.seats;
  if (table.status === 'lobby' || seats === undefined) return playersOnChairs(view);
  return seats.map(({ colour }, seat) => {
    const player = table.players[seat]!;
    const chair = table.status === 'playing' ? table.chairs[seat] : undefined;
    return {
      seat,
      name: player.name,
      colour,
      symbol: player.symbol,
      bot: player.bot !== null,
      level: player.bot,
      character: player.character,
      me: player.member !== null && player.member === me,
      present: chair?.present ?? true,
      away: chair?.away ?? false,
    };
  });
}

/** Who sits on the chairs now, whatever game was played last. */
export function playersOnChairs(view: View | null): Player[] {
  const table = view?.table;
  if (!view || !table) return [];
  const names = new Map<string, string>(
    table.members.map((member: PublicMember) => [member.id, member.name]),
  );
  return table.chairs.map((chair, seat) => ({
    seat,
    name: names.get(chair.member ?? '') ?? '',
    colour: chair.colour,
    symbol: chair.symbol,
    bot: chair.bot !== null,
    level: chair.bot,
    character: chair.character,
    me: chair.member !== null && chair.member === view.you?.member,
    present: chair.present,
    away: chair.away,
  }));
}
