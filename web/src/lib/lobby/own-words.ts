const KEY = 'stella-own-words';

/** Word cards as typed: a line each, with a slash between two words. */
export function cardsOf(typed: string): string[][] {
  return typed
    .split('\n')
    .map((line) =>
      line
        .split('/')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);
}

export function linesOf(cards: readonly (readonly string[])[]): string {
  return cards.map((words) => words.join(' / ')).join('\n');
}

/** The words of last time; storage may be forbidden. */
export function keptWords(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepWords(typed: string): void {
  try {
    localStorage.setItem(KEY, typed);
  } catch {
    // they last as long as the table
  }
}
