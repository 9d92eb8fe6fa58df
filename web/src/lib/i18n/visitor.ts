import { chooseLanguage, type Language } from './languages';

const KEY = 'stella-language';

/** The language that this browser asks for, or was told before. */
export function languageOfVisitor(): Language {
  return chooseLanguage(navigator.languages, remembered());
}

// Storage may be forbidden (private windows): then the choice lasts as long as the page.
export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // nothing to do
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
