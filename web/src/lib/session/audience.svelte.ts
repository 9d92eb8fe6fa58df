import type { Command, Failure } from '$lib/net/requests';
import type { AudienceLight, Place, View } from '$lib/protocol/types';

/** How many spectators marked a picture, of how many. */
export interface AudienceCount {
  seen: number;
  viewers: number;
}

/** People without a seat mark along; after each verdict, everyone sees how many of them marked the picture too. */
export class Audience {
  /** What the server told last. */
  light: AudienceLight | null = $state.raw(null);
  readonly #send: (command: Command) => Promise<Failure | null>;
  readonly #view: () => View | null;
  readonly #board: boolean;
  #slate: { moment: string; round: number; places: readonly Place[] } = $state.raw({
    moment: '',
    round: 0,
    places: [],
  });
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

  /** How many marked the picture of a pointing of this round; null before the verdict, and for a few. */
  countAt(pointing: number): AudienceCount | null {
    const { light } = this;
    const seen = light !== null && `${light.game} ${light.round}` === this.#moment() && light.seen[pointing];
    return light === null || typeof seen !== 'number' ? null : { seen, viewers: light.viewers };
  }

  async toggle(place: Place): Promise<void> {
    const { crosses } = this;
    const places = crosses.has(place) ? [...crosses].filter((each) => each !== place) : [...crosses, place];
    this.#slate = { moment: this.#moment(), round: this.#view()?.play?.game.round ?? 0, places };
    await this.resend();
  }

  /** Send my crosses, again after a new connection: the server keeps them in memory only. */
  async resend(): Promise<void> {
    const { moment, round, places } = this.#slate;
    if (moment === '') return;
    const failure = await this.#send({ type: 'mark_along', round, places });
    this.refusal = failure?.kind === 'refused' ? failure.problem.message : null;
  }

  #moment(): string {
    const view = this.#view();
    return `${view?.table?.games} ${view?.play?.game.round}`;
  }
}
