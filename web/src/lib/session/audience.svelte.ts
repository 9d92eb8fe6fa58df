import type { Command, Failure } from '$lib/net/requests';
import type { AudienceLight, Place, Seat, View } from '$lib/protocol/types';
import { keepText, readText } from '$lib/storage';

/** How many spectators marked a picture, of how many. */
export interface AudienceCount {
  seen: number;
  viewers: number;
}

/** Crosses of this tab, which outlive a reload as they do on the server. */
const KEY = 'stella-along';

interface Slate {
  /** Table, game and round. */
  moment: string;
  round: number;
  places: readonly Place[];
}

/** People without a seat mark along; after each verdict, everyone sees how many of them marked the picture too. */
export class Audience {
  /** What the server told last. */
  light: AudienceLight | null = $state.raw(null);
  readonly #send: (command: Command) => Promise<Failure | null>;
  readonly #view: () => View | null;
  readonly #board: boolean;
  #slate: Slate = $state.raw(slateOfTab());
  /** Why the last crosses weren't taken. */
  refusal: string | null = $state(null);

  constructor(send: (command: Command) => Promise<Failure | null>, view: () => View | null, board: boolean) {
    this.#send = send;
    this.#view = view;
    this.#board = board;
  }

  /** Whether this person may mark along now. */
  readonly mayMark: boolean = $derived.by(() => {
    const view = this.#view();
    if (this.#board || !view?.table?.options.audience || (view.you?.seat ?? null) !== null) return false;
    return view.play?.game.phase === 'associate.mark';
  });

  /** My crosses of this round. */
  readonly crosses: ReadonlySet<Place> = $derived(
    new Set(this.#slate.moment === this.#moment() ? this.#slate.places : []),
  );

  /** What the server told of this round. */
  readonly #now: AudienceLight | null = $derived.by(() => {
    const { light } = this;
    const view = this.#view();
    if (!view?.table?.options.audience) return null;
    return light?.game === view.table.games && light.round === view.play?.game.round ? light : null;
  });

  /** How many marked the picture of a pointing of this round; null before the verdict, and for a few. */
  countAt(pointing: number): AudienceCount | null {
    const seen = this.#now?.seen[pointing];
    return this.#now === null || seen === undefined ? null : { seen, viewers: this.#now.viewers };
  }

  /** At the end: the seats whose crosses are most like those of the audience. */
  get closest(): readonly Seat[] {
    return this.#now?.closest ?? [];
  }

  /** Whether the server no longer knows what the audience marked in this round. */
  readonly isForgotten: boolean = $derived(this.#now?.forgotten.includes(this.#now.round) ?? false);

  async toggle(place: Place): Promise<void> {
    const { crosses } = this;
    const places = crosses.has(place) ? [...crosses].filter((each) => each !== place) : [...crosses, place];
    this.#slate = { moment: this.#moment(), round: this.#view()?.play?.game.round ?? 0, places };
    keepText(KEY, JSON.stringify(this.#slate), 'sessionStorage');
    await this.resend();
  }

  /** Send my crosses of this round, again after a new connection: the server keeps them in memory only. */
  async resend(): Promise<void> {
    const { moment, round, places } = this.#slate;
    this.refusal = null;
    if (!this.mayMark || moment !== this.#moment()) return;
    const failure = await this.#send({ type: 'mark_along', round, places });
    this.refusal = failure?.kind === 'refused' ? failure.problem.message : null;
  }

  #moment(): string {
    const view = this.#view();
    return `${view?.table?.code} ${view?.table?.games} ${view?.play?.game.round}`;
  }
}

function slateOfTab(): Slate {
  const kept = readText(KEY, 'sessionStorage');
  return kept === null ? { moment: '', round: 0, places: [] } : (JSON.parse(kept) as Slate);
}
