import type { ClientMessage, Problem } from '$lib/protocol/types';
import { newId } from './ids';

/** A request without its id, which it gets when sent. */
export type Command = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;

/** Why a request was not carried out: the table refused it, or the connection ended before it was answered. */
export type Failure = { kind: 'refused'; problem: Problem } | { kind: 'ended' };

interface Pending {
  text: string;
  /** Dropped when the connection is lost. */
  once: boolean;
  since: number;
  answer: (failure: Failure | null) => void;
}

/** Unanswered requests, oldest first. */
export class Requests {
  readonly #pending = new Map<string, Pending>();

  /** Note a request; returns the text to send, and its answer. */
  add(command: Command, now: number): { text: string; answered: Promise<Failure | null> } {
    const id = newId();
    const text = JSON.stringify({ ...command, id });
    const answered = new Promise<Failure | null>((answer) => {
      this.#pending.set(id, { text, once: command.type === 'react', since: now, answer });
    });
    return { text, answered };
  }

  answer(id: string, failure: Failure | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(failure);
  }

  /** End the connection: waiting requests get no answer. */
  end(): void {
    for (const id of [...this.#pending.keys()]) this.answer(id, { kind: 'ended' });
  }

  /** Drop requests that were meant only for the moment when the connection was lost. */
  lose(): void {
    for (const [id, { once }] of [...this.#pending]) if (once) this.answer(id, { kind: 'ended' });
  }

  /** Returns all of them, to be sent again. */
  get texts(): string[] {
    return [...this.#pending.values()].map(({ text }) => text);
  }

  /** Since when the oldest one waits. */
  get oldest(): number | null {
    return this.#pending.values().next().value?.since ?? null;
  }
}
