import type { Texts } from '$lib/i18n/texts.svelte';
import { deckOf, type Deck } from '$lib/decks/deck.svelte';
import { createTable, decksHere } from '$lib/net/api';
import type { Command } from '$lib/net/requests';
import type { WordChoice } from '$lib/protocol/types';
import type { Settings } from '$lib/settings/settings.svelte';

/** The name to begin with: the one of last time, or one of the night that the visitor can change any time. */
export function guessedName(texts: Texts, settings: Settings): string {
  const names = texts.text('home-guessed-names').split(',');
  const drawn = names[Math.floor(Math.random() * names.length)] ?? 'Stella';
  return settings.name.trim() || drawn.trim();
}

const BOTS = 3;
/** The gentlest: players who start right away may be playing for the first time. */
const LEVEL = 'dreamer';

/** Tables opened to play right away, until their page is there to seat the bots and start. */
const quickPlayTables = new Set<string>();

/** Tables where the visitor wants the seat of a bot as soon as seats can change hands. */
const seatRequests = new Set<string>();

/** Remember that the visitor wants a seat there; asked once. */
export const requestSeat = (code: string): void => void seatRequests.add(code);

export const wantsSeat = (code: string): boolean => seatRequests.delete(code);

/** The deck that tables begin with; available before there is a table, so that its pictures are known immediately. */
function firstDeck(): Promise<Deck | null> {
  known ??= askFirstDeck();
  known.catch(() => (known = null));
  return known;
}

let known: Promise<Deck | null> | null = null;

/** Know nothing of this visit, as after the page is loaded again. */
export function forgetVisit(): void {
  known = null;
  quickPlayTables.clear();
  seatRequests.clear();
}

async function askFirstDeck(): Promise<Deck | null> {
  const [first] = await decksHere();
  if (first === undefined) return null;
  const deck = deckOf(first.id);
  await deck.load();
  return deck;
}

/** How a table begins: with the gentle words of a first game until this browser has been in a whole one. */
export function firstOptions({ played }: Settings): { words: WordChoice } {
  return { words: played ? 'ordinary' : 'discovery' };
}

/** A table with three bots that starts by itself as soon as it is open. Gives its code. */
export async function playNow(texts: Texts, settings: Settings): Promise<string> {
  void firstDeck().catch(() => undefined);
  const person = { name: guessedName(texts, settings), language: texts.language };
  const { code } = await createTable(person, { ...firstOptions(settings), pace: settings.pace });
  settings.name = person.name;
  quickPlayTables.add(code);
  return code;
}

/** What is still to be asked of a table that was opened to play right away; asked once. */
export function openingCommands(code: string): Command[] {
  if (!quickPlayTables.delete(code)) return [];
  const bots = Array.from({ length: BOTS }, (): Command => ({ type: 'add_bot', level: LEVEL }));
  return [...bots, { type: 'start' }];
}
