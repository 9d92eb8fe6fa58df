/** The browser's storage. It may be full or forbidden: then nothing outlives the page. */

type Where = 'localStorage' | 'sessionStorage';

export function readText(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text; null forgets it. */
export function keepText(key: string, text: string | null, where: Where = 'localStorage'): void {
  try {
    if (text === null) window[where].removeItem(key);
    else window[where].setItem(key, text);
  } catch {
    // nothing to do
  }
}

/** What was kept as JSON; null if there is nothing that can be read. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}
