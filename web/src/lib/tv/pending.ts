import { keepText, readText } from '$lib/storage';

/** What a phone scanned from a TV, kept until it is at a table. */
const KEY = 'stella-tv';

export const keepScanned = (token: string): void => keepText(KEY, token, 'sessionStorage');

/** The TV that waits for the next table of this tab; asked for once. */
export function takeScanned(): string | null {
  const token = readText(KEY, 'sessionStorage');
  keepText(KEY, null, 'sessionStorage');
  return token;
}
