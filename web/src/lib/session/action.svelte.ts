import type { Command, Failure } from '$lib/net/requests';

/** What an action needs of its session. */
export interface Requester {
  send: (command: Command) => Promise<Failure | null>;
  /** Names the step of the game: a refusal is out of date once it has changed. */
  readonly moment: string;
}

/** Something that one place of the page asks of the table, and why the table refused it last. */
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

  /** The same for what is meant once, however often a button is pressed until the answer is there. */
  async askOnce(command: Command): Promise<boolean> {
    return !this.busy && this.ask(command);
  }

  /** Ask; whether it was done. */
  async ask(command: Command): Promise<boolean> {
    this.busy = true;
    const failure = await this.#session.send(command);
    this.busy = false;
    const { moment } = this.#session;
    this.#refused = failure?.kind === 'refused' ? { message: failure.problem.message, moment } : null;
    return failure === null;
  }
}
