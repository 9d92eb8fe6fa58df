/** What a phone scanned from a TV, kept until it is at a table. Storage may be forbidden: then it has to be typed. */

const KEY = 'stella-tv';

export function keepScanned(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // nothing to do
  }
}

/** The TV that waits for the next table of this tab; asked for once. */
export function takeScanned(): string | null {
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return token;
  } catch {
    return null;
  }
}
