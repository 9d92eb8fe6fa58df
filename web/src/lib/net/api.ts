import type { Seated, TableInfo, Ticket, GameRecord, HttpProblem } from '$lib/protocol/types';
import { newId } from './ids';

/** What the server said no to; `message` is already in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, 'offline', '');
  }
  if (reply.status === 204) return undefined as T;
  const json: unknown = await reply.json().catch(() => null);
  if (reply.ok) return json as T;
  const problem = json as HttpProblem | null;
  throw new Refused(reply.status, problem?.code ?? 'unknown', problem?.message ?? '');
}

export interface Person {
  name: string;
  language: string;
  colour?: string;
}

export const createTable = (person: Person, options: Record<string, unknown> = {}): Promise<Seated> =>
  ask('POST', '/api/tables', { id: newId(), ...person, options });

export const joinTable = (code: string, person: Person): Promise<Seated> =>
  ask('POST', `/api/tables/${code}/members`, { id: newId(), ...person });

export const lookAt = (code: string): Promise<TableInfo> => ask('GET', `/api/tables/${code}`);

export const askTicket = (code: string): Promise<Ticket> =>
  ask('POST', `/api/tables/${code}/tickets`, { id: newId() });

export const useTicket = (code: string, ticket: string): Promise<Seated> =>
  ask('POST', `/api/tables/${code}/devices`, { id: newId(), ticket });

export const showWatchKey = (code: string, key: string): Promise<void> =>
  ask('POST', `/api/tables/${code}/watchers`, { key });

export const recordOf = (code: string): Promise<GameRecord> => ask('GET', `/api/tables/${code}/record`);

/** A deck every table may choose. */
export interface DeckOffer {
  id: string;
  name: Record<string, string>;
}

export const decksHere = async (): Promise<readonly DeckOffer[]> =>
  (await ask<{ decks: readonly DeckOffer[] }>('GET', '/api/decks')).decks;
