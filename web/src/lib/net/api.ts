import type { Texts } from '$lib/i18n/texts.svelte';
import type * as http from '$lib/protocol/types';
import { ID_LETTERS } from '$lib/game/limits';
import { newId } from './ids';

/** A refusal by the server; `message` is already in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What is wrong with each file of pictures, or with each custom card. */
    readonly files: readonly http.FileProblem[] = [],
    readonly cards: readonly http.CardProblem[] = [],
  ) {
    super(message);
  }

  /** Create one from an unexpected reply. */
  static by(status: number, json: unknown): Refused {
    const problem = json as
      (http.HttpProblem & { files?: http.FileProblem[]; cards?: http.CardProblem[] }) | null;
    const { code = 'unknown', message, files, cards } = problem ?? {};
    return new Refused(status, code, message ?? '', files, cards);
  }
}

/** Returns what to tell a person after a failed request: the server's message, or that it didn't answer. */
export const reasonOf = (error: unknown, texts: Texts): string =>
  (error as Error).message || texts.text('way-offline');

/** Request body: a generated request as JSON, or a file as it is. */
type Body =
  | http.CreateTable
  | http.JoinTable
  | http.AskTicket
  | http.UseTicket
  | http.WatchTable
  | http.WaitForTable
  | http.ShowOnScreen
  | http.SeatBot
  | http.ShareGame
  | http.Descriptions
  | http.FinishSky
  | http.PointUnderSky
  | http.GuessRound
  | http.JoinCircle
  | http.SkyConsent
  | http.SkyTeaching
  | http.MoveSkies
  | http.Subscription
  | Blob;

async function request(method: string, path: string, body?: Body): Promise<Response> {
  const plain = body === undefined || body instanceof Blob;
  const reply = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      'accept-language': document.documentElement.lang,
      ...(plain ? {} : { 'content-type': 'application/json' }),
    },
    body: plain ? (body ?? null) : JSON.stringify(body),
  }).catch(() => null);
  if (reply === null) throw new Refused(0, 'offline', '');
  if (reply.ok) return reply;
  throw Refused.by(reply.status, await reply.json().catch(() => null));
}

async function ask<T>(method: string, path: string, body?: Body): Promise<T> {
  const reply = await request(method, path, body);
  return (reply.status === 204 ? undefined : await reply.json().catch(() => null)) as T;
}

/** Someone who joins a table. */
type Person = Omit<http.JoinTable, 'id'>;

export const createTable = (person: Person, options: http.OptionChanges = {}): Promise<http.Seated> =>
  ask('POST', '/api/tables', { id: newId(), ...person, options });

export const joinTable = (code: string, person: Person): Promise<http.Seated> =>
  ask('POST', `/api/tables/${code}/members`, { id: newId(), ...person });

/** The short code by which others find a table until its game starts. */
export const askLobbyCode = (code: string): Promise<http.LobbyCode> =>
  ask('POST', `/api/tables/${code}/code`);

/** The table that waits with a short code. */
const findTable = (code: string): Promise<http.FoundTable> => ask('GET', `/api/codes/${code}`);

/** Returns the id of the table with this short code or id. */
export const resolveCode = async (typed: string): Promise<string> =>
  (await (typed.length < ID_LETTERS ? findTable(typed) : lookAt(typed))).code;

export const lookAt = (code: string): Promise<http.TableInfo> => ask('GET', `/api/tables/${code}`);

/** The tables that this browser has a key of. */
export const myTables = async (): Promise<readonly http.MyTable[]> =>
  (await ask<http.MyTables>('GET', '/api/tables')).tables;

/** Put a table into the server's bin for a day; `now`: erase it. */
export const deleteTable = (code: string, now: boolean): Promise<void> =>
  ask('DELETE', `/api/tables/${code}${now ? '?now=true' : ''}`);

/** How long this server keeps players' data. */
export const askKeeping = (): Promise<http.Retention> => ask('GET', '/api/keeping');

/** The address at which others find this server: "localhost" works on this machine only. */
export const askAddress = (): Promise<http.Address> => ask('GET', '/api/address');

export const askTicket = (code: string): Promise<http.Ticket> =>
  ask('POST', `/api/tables/${code}/tickets`, { id: newId() });

export const useTicket = (code: string, ticket: string): Promise<http.Seated> =>
  ask('POST', `/api/tables/${code}/devices`, { id: newId(), ticket });

export const showWatchKey = (code: string, key: string): Promise<void> =>
  ask('POST', `/api/tables/${code}/watchers`, { key });

/** A seat for a program, and the key that opens it. */
export const seatBot = (code: string, name: string, seconds: number): Promise<http.BotSeat> =>
  ask('POST', `/api/tables/${code}/bots`, { id: newId(), name, answer_in: seconds });

/** Register a TV that waits for a table; repeat the same id to ask for its status. */
export const waitForTable = (id: string): Promise<http.TvPairing> => ask('POST', '/api/screens', { id });

/** Have a table shown on the TV with this code, or with what was scanned from it. */
export const showOnScreen = (code: string, screen: string): Promise<void> =>
  ask('POST', `/api/tables/${code}/screens`, { screen });

const notificationsAt = (code: string) => `/api/tables/${code}/notifications`;

/** Whether this server sends notifications, and whether this person gets them at the table. */
export const askNotifications = (code: string): Promise<http.NotificationState> =>
  ask('GET', notificationsAt(code));

export const startNotifications = (code: string, to: http.Subscription): Promise<void> =>
  ask('PUT', notificationsAt(code), to);

export const stopNotifications = (code: string): Promise<void> => ask('DELETE', notificationsAt(code));

export const recordOf = (code: string): Promise<http.GameRecord> => ask('GET', `/api/tables/${code}/record`);

/** The finished games of a table, the newest first; for members, and for screens that have shown the key of the board. */
export const albumsAt = async (code: string): Promise<readonly http.AlbumSummary[]> =>
  (await ask<http.Albums>('GET', `/api/tables/${code}/albums`)).games;

/** One finished game, step by step. */
export const albumOf = (code: string, game: number): Promise<http.Album> =>
  ask('GET', `/api/tables/${code}/albums/${game}`);

const linksTo = (code: string, game: number) => `/api/tables/${code}/albums/${game}/links`;

/** The public links to a finished game. */
export const publicLinks = (code: string, game: number): Promise<http.PublicLinks> =>
  ask('GET', linksTo(code, game));

export const makePublic = (code: string, game: number, names: boolean): Promise<http.PublicLink> =>
  ask('POST', linksTo(code, game), { id: newId(), names });

export const withdrawLink = (code: string, game: number, link: string): Promise<void> =>
  ask('DELETE', `${linksTo(code, game)}/${link}`);

const sharedAt = (token: string) => `/api/shared/${encodeURIComponent(token)}`;

/** A game that somebody made public, without anybody's marks. */
export const blindGame = (token: string): Promise<http.BlindGame> => ask('GET', sharedAt(token));

/** All of it. */
export const sharedGame = (token: string): Promise<http.PublicGame> => ask('GET', `${sharedAt(token)}/game`);

/** A round of it, once my marks are final. */
export const guessRound = (
  token: string,
  round: number,
  guess: http.GuessRound,
): Promise<http.GuessedRound> => ask('POST', `${sharedAt(token)}/rounds/${round}`, guess);

export const thoughtsAt = (code: string): Promise<http.Thoughts> =>
  ask('GET', `/api/tables/${code}/thoughts`);

/** A sky, by its day or `today`. */
export const skyOf = (day: string): Promise<http.SkyView> =>
  ask('GET', `/api/skies/${encodeURIComponent(day)}`);

/** Finish my slate. Repeating the id returns the same answer. */
export const finishSky = (day: string, marks: http.FinishSky): Promise<http.SkyView> =>
  ask('POST', `/api/skies/${day}/slate`, marks);

export const pointInSky = (day: string, pointing: http.PointUnderSky): Promise<http.SkyView> =>
  ask('POST', `/api/skies/${day}/pointings`, pointing);

/** Have a picture of a finished game painted, to send. Its name tells nothing of the table. */
export async function gamePicture(
  code: string,
  game: number,
  names: 'yes' | 'no',
  language: string,
): Promise<File> {
  const path = `/api/tables/${code}/albums/${game}/picture?names=${names}&lang=${language}`;
  return new File([await askFile(path)], 'stella.jpg', { type: 'image/jpeg' });
}

/** Have a picture of my sky painted, to send. */
export async function skyPicture(day: string, language: string): Promise<File> {
  const picture = await askFile(`/api/skies/${day}/picture?lang=${language}`);
  return new File([picture], `stella-${day}.jpg`, { type: 'image/jpeg' });
}

/** Have the server forget everything about my skies. */
export const forgetMySkies = (): Promise<void> => ask('DELETE', '/api/skies/me');

/** My circles; what others did under this sky once my own round is over. */
export const circlesUnder = async (day: string): Promise<readonly http.Circle[]> =>
  (await ask<http.Circles>('GET', `/api/skies/${day}/circles`)).circles;

/** Join the circle of a link's key, or begin one. */
export const joinCircle = (key?: string): Promise<void> =>
  ask('POST', '/api/circles', { id: newId(), ...(key === undefined ? {} : { key }) });

export const leaveCircle = (id: string): Promise<void> => ask('DELETE', `/api/circles/${id}`);

/** Donate my slate of a day to research; null withdraws all of them. */
export const giveToResearch = (day: string | null): Promise<void> =>
  ask('PUT', '/api/skies/me/research', { day });

/** Let bots learn from my slates, or not. */
export const letBotsLearn = (on: boolean): Promise<void> => ask('PUT', '/api/skies/me/teaching', { on });

/** A link that brings my skies to another device. */
export const askSkyTicket = (): Promise<http.Ticket> => ask('POST', '/api/skies/me/tickets');

/** Take over the skies of another device. */
export const bringSkies = (ticket: string): Promise<http.Nights> =>
  ask('POST', '/api/skies/me/devices', { ticket });

/** The decks every table may choose. */
export const decksHere = async (): Promise<readonly http.DeckSummary[]> =>
  (await ask<http.DeckList>('GET', '/api/decks')).decks;

/** Word cards that the server offers at every table. */
export const offeredWords = async (): Promise<http.OwnWords['cards']> =>
  (await ask<http.OwnWords>('GET', '/api/own-words')).cards;

/** Where all word cards are, in one language. */
export const wordCardsAt = (language: string): string => `/api/words?lang=${language}`;

export const wordCards = (language: string): Promise<http.AllWords> => ask('GET', wordCardsAt(language));

/** The cards in a file of custom words, whose type says how they are written down. */
export const readOwnWords = async (file: Blob): Promise<http.OwnWords['cards']> =>
  (await ask<http.OwnWords>('POST', '/api/own-words', file)).cards;

/** A PDF or a picture. */
export const askFile = async (path: string): Promise<Blob> => (await request('GET', path)).blob();

const deckAddress = (code: string) => `/api/tables/${code}/deck`;

export const lookAtPictures = (code: string): Promise<http.OwnPictures> => ask('GET', deckAddress(code));

export const removePictures = (code: string): Promise<void> => ask('DELETE', deckAddress(code));

export const describePictures = (code: string, descriptions: Record<string, string>): Promise<void> =>
  ask('PUT', `${deckAddress(code)}/descriptions`, { descriptions });

/** Send pictures; `onsent` gets the share sent so far, up to 1, which `fetch` can't report. */
export function bringPictures(
  code: string,
  files: readonly File[],
  onsent: (part: number) => void,
): Promise<http.OwnDeck> {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', deckAddress(code));
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onsent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onsent(1);
    request.onload = () => {
      if (request.status === 201) done(request.response as http.OwnDeck);
      else failed(Refused.by(request.status, request.response));
    };
    request.onerror = () => failed(new Refused(0, 'offline', ''));
    request.send(form);
  });
}
