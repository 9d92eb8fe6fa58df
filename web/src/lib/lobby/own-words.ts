import type { Texts } from '$lib/i18n/texts.svelte';
import { readOwnWords, reasonOf, Refused } from '$lib/net/api';
import type { CardProblem } from '$lib/protocol/types';
import { keepText, readText } from '$lib/storage';

type Cards = readonly (readonly string[])[];

const KEY = 'stella-own-words';
/** Between two words: a slash with spaces around it if there is one, else any slash. So "24/7 / noon" is two words. */
const SPACED = /\s\/(?=\s|$)|^\/(?=\s|$)/;

/** Word cards as typed: a line each, with a slash between two words. */
export function cardsOf(typed: string): string[][] {
  return typed
    .split('\n')
    .map((line) =>
      line
        .split(SPACED.test(line) ? SPACED : '/')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);
}

/** The same without lines that hold no card: so the number of a card is that of its line. */
export function withoutGaps(typed: string): string {
  return typed
    .split('\n')
    .filter((line) => cardsOf(line).length > 0)
    .join('\n');
}

/** Cards as one would type them; a slash behind a word keeps one inside it from parting it. */
export function linesOf(cards: Cards): string {
  return cards
    .map((words) => words.map((word) => word.replaceAll(' / ', '/')))
    .map((words) => words.join(' / ') + (words.length === 1 && words.join().includes('/') ? ' /' : ''))
    .join('\n');
}

/** Cards as a CSV file, which `stella words import` and spreadsheets can read. */
export function csvOf(cards: Cards): string {
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
  return ['word,other', ...cards.map((words) => words.map(quoted).join(','))].join('\n') + '\n';
}

/** A file as the server reads it: what it is, is told by its name. */
export function typedFile(file: File): Blob {
  return file.slice(0, file.size, /\.toml$/i.test(file.name) ? 'application/toml' : 'text/csv');
}

/** What the server says of word cards. */
interface CheckedWords {
  /** The cards as it tidies them; null if something is wrong with them. */
  cards: Cards | null;
  /** What is wrong, by the number of the card, counted from 1, or with all of them. */
  wrong: readonly CardProblem[];
  /** Why they were refused, in a word. */
  reason: string | null;
}

/** Have the server check cards, or a file of them, as it does for a table. */
export async function checkWords(cards: Cards | Blob, texts: Texts): Promise<CheckedWords> {
  const file = cards instanceof Blob ? cards : new Blob([csvOf(cards)], { type: 'text/csv' });
  try {
    return { cards: await readOwnWords(file), wrong: [], reason: null };
  } catch (error) {
    const wrong = error instanceof Refused ? error.cards : [];
    return { cards: null, wrong, reason: reasonOf(error, texts) };
  }
}

/** The words of last time. */
export const keptWords = (): string => readText(KEY) ?? '';

export const keepWords = (typed: string): void => keepText(KEY, typed);
