import type { TableView } from '$lib/session/state';
import type { Command, Failure } from '$lib/net/requests';
import type { AudienceLight, Place, Seat } from '$lib/protocol/types';
import { keepText, readJson } from '$lib/storage';

/** How many spectators marked a picture, of how many. */
export interface AudienceCount {
  seen: number;
  viewers: number;
}

/** Crosses on this device, which outlive a reload as they do on the server, and over days the page. */
const KEY = 'stella-along';
/** Rounds that are remembered: the newest. */
const MOST = 20;

interface Slate {
  /** Table, game and round. */
  moment: string;
  places: readonly Place[];
}

/** People without a seat mark along; after each verdict, everyone sees how many of them marked the picture too. */
export class Audience {
  /** What the server told last of each round of this game: over days people watch rounds when they are back. */
  #lights: readonly AudienceLight[] = $state.raw([]);
  readonly #send: (command: Command) => Promise<Failure | null>;
  readonly #view: () => TableView | null;
  readonly #board: boolean;
  #slates: readonly Slate[] = $state.raw(keptSlates());
  /** Why the last crosses weren't taken. */
  refusal: string | null = $state(null);

  constructor(
    send: (command: Command) => Promise<Failure | null>,
    view: () => TableView | null,
    board: boolean,
  ) {
    this.#send = send;
    this.#view = view;
    this.#board = board;
  }

  /** Whether this person may mark along now. */
  readonly mayMark: boolean = $derived.by(() => this.#takes(this.#view()));

  /** My crosses of this round. */
  readonly crosses: ReadonlySet<Place> = $derived.by(() => new Set(this.#placesIn(this.#view())));

  /** What the server told of this round. */
  readonly #now: AudienceLight | null = $derived.by(() => {
    const view = this.#view();
    if (!view?.table?.options.audience) return null;
    const { games } = view.table;
    return this.#lights.find(({ game, round }) => game === games && round === view.play?.game.round) ?? null;
  });

  /** Take what the server tells of a round. */
  tell(light: AudienceLight): void {
    const others = this.#lights.filter(({ game, round }) => game === light.game && round !== light.round);
    this.#lights = [...others, light];
  }

  /** How many marked the picture of a pointing of this round; null before the verdict, and for a few. */
  countAt(pointing: number): AudienceCount | null {
    const seen = this.#now?.seen[pointing];
    return this.#now === null || seen === undefined ? null : { seen, viewers: this.#now.viewers };
  }

  /** At the end: the seats whose crosses are most like those of the audience. */
  get closest(): readonly Seat[] {
    return this.#now?.closest ?? [];
  }

  /** The rounds over which that was counted. */
  get counted(): readonly number[] {
    return this.#now?.rounds ?? [];
  }

  /** The rounds whose audience the server no longer knows. */
  get forgotten(): readonly number[] {
    return this.#now?.forgotten ?? [];
  }

  /** Whether the server no longer knows what the audience marked in this round. */
  readonly isForgotten: boolean = $derived(this.#now?.forgotten.includes(this.#now.round) ?? false);

  async toggle(place: Place): Promise<void> {
    const { crosses } = this;
    const places = crosses.has(place) ? [...crosses].filter((each) => each !== place) : [...crosses, place];
    const moment = momentOf(this.#view());
    const others = this.#slates.filter((slate) => slate.moment !== moment);
    this.#slates = [...others, { moment, places }].slice(-MOST);
    keepText(KEY, JSON.stringify(this.#slates));
    await this.resend();
  }

  /**
   * Send my crosses of this round, again after a new connection: the server keeps them in memory only. `view` is the
   * newest one; the page may still tell an earlier round.
   */
  async resend(view = this.#view()): Promise<void> {
    this.refusal = null;
    const round = view?.play?.game.round;
    const places = this.#placesIn(view);
    if (!this.#takes(view) || round === undefined || places === undefined) return;
    const failure = await this.#send({ type: 'mark_along', round, places });
    this.refusal = failure?.kind === 'refused' ? failure.problem.message : null;
  }

  #takes(view: TableView | null): boolean {
    if (this.#board || !view?.table?.options.audience || (view.you?.seat ?? null) !== null) return false;
    return view.play?.game.phase === 'associate.mark';
  }

  #placesIn(view: TableView | null): readonly Place[] | undefined {
    const moment = momentOf(view);
    return this.#slates.find((slate) => slate.moment === moment)?.places;
  }
}

const momentOf = (view: TableView | null) =>
  `${view?.table?.code} ${view?.table?.games} ${view?.play?.game.round}`;

function keptSlates(): Slate[] {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? (kept as Slate[]) : [];
}
