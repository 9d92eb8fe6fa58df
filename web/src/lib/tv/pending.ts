/** What a phone scanned from a TV, kept until it is at a table; and the table it was at last. Storage may be forbidden. */

const SCANNED = 'stella-tv';
const TABLE = 'stella-table';

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // nothing to do
  }
}

export const keepScanned = (token: string): void => write(() => sessionStorage, SCANNED, token);

/** The TV that waits for the next table of this tab; asked for once. */
export function takeScanned(): string | null {
  const token = read(() => sessionStorage, SCANNED);
  write(() => sessionStorage, SCANNED, null);
  return token;
}

export const rememberTable = (code: string): void => write(() => localStorage, TABLE, code);

export const lastTable = (): string | null => read(() => localStorage, TABLE);
