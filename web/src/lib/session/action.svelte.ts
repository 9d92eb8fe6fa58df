import type { Command, Failure } from '$lib/net/requests';

/** What an action needs of its session. */
export interface Requester {
  send: (command: Command) => Promise<Failure | null>;
  /** Key of the game's step: a refusal is out of date once it changes. */
  readonly moment: string;
}

/** A request that one part of the page makes to the table, and why it was last refused. */
export class Action {
  readonly #session: Requester;
  #refused: { message: string; moment: string } | null = $state.raw(null);

  constructor(session: Requester) {
    this.#session = session;
  }

  /** Something asked here has not been answered yet. */
  busy = $state(false);

  /** In the reader's language; null when there is nothing to say. */
  get refusal(): string | null {
    return this.#refused?.moment === this.#session.moment ? this.#refused.message : null;
  }

  /** Id that stays the same until the answer arrives, however often a button is pressed. */
  async askOnce(command: Command): Promise<boolean> {
    return !this.busy && this.ask(command);
  }

  /** Ask; returns whether it was done. */
  async ask(command: Command): Promise<boolean> {
    this.busy = true;
    const failure = await this.#session.send(command);
    this.busy = false;
    const { moment } = this.#session;
    this.#refused = failure?.kind === 'refused' ? { message: failure.problem.message, moment } : null;
    return failure === null;
  }
}
