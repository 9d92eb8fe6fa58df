import type { OwnView, Phase, Place } from '$lib/protocol/types';
import { Action, type Requester } from './action.svelte';

/** My crosses: the server's, plus changes made here that it hasn't shown yet. */
export class Marks {
  readonly #own: () => OwnView | null;
  readonly #action: Action;
  #pending: ReadonlyMap<Place, boolean> = $state.raw(new Map());
  /** Changes the server has answered: the next view shows their result. */
  readonly #answered = new Set<Place>();

  /** The word was swapped after crosses had been made, and none has been touched since. */
  outdated = $state(false);

  constructor(session: Requester, own: () => OwnView | null) {
    this.#own = own;
    this.#action = new Action(session);
  }

  readonly crosses: ReadonlySet<Place> = $derived.by(() => {
    const crosses = new Set<Place>(this.#own()?.crosses);
    for (const [place, on] of this.#pending) {
      if (on) crosses.add(place);
      else crosses.delete(place);
    }
    return crosses;
  });

  /** Why the last cross was refused. */
  get refusal(): string | null {
    return this.#action.refusal;
  }

  /** Make or wipe a cross: shown immediately, taken back if the table refuses. */
  async toggle(place: Place): Promise<void> {
    this.outdated = false;
    const on = !this.crosses.has(place);
    this.#pending = new Map(this.#pending).set(place, on);
    this.#answered.delete(place);
    const accepted = await this.#action.ask({ type: on ? 'mark' : 'unmark', place });
    if (this.#pending.get(place) !== on) return;
    if (accepted) this.#answered.add(place);
    else this.#forget(place);
  }

  /** Take a new view, perhaps with another word; drop pending changes it already shows. */
  settle(phase: Phase | undefined, swapped: boolean): void {
    if (phase !== 'associate.mark') this.outdated = false;
    else if (swapped && this.crosses.size > 0) this.outdated = true;
    const shown = new Set(this.#own()?.crosses);
    for (const [place, on] of this.#pending) {
      const over = phase !== 'associate.mark';
      if (over || shown.has(place) === on || this.#answered.has(place)) this.#forget(place);
    }
  }

  #forget(place: Place): void {
    this.#answered.delete(place);
    const rest = new Map(this.#pending);
    rest.delete(place);
    this.#pending = rest;
  }
}
