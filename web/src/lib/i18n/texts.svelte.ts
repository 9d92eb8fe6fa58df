import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { chooseLanguage, FALLBACK, LANGUAGES, type Language } from './languages';

// Every locales/<language>/<file>.ftl, as text. The same files serve the server.
const FILES = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const KEY = 'stella-language';

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const [path, source] of Object.entries(FILES)) {
    if (!path.includes(`/${language}/`)) continue;
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) console.error(path, ...errors);
  }
  return bundle;
}

/** Messages in the visitor's language; components that call `text` redraw when the language changes. */
export class Texts {
  #language: Language = $state(FALLBACK);
  readonly #bundle = $derived(bundleOf(this.#language));

  constructor(language: Language) {
    this.#language = language;
  }

  get language(): Language {
    return this.#language;
  }

  /** Switch the language and remember it for the next visit. */
  choose(language: Language): void {
    this.#language = language;
    remember(language);
  }

  /** The message `id`; an id that is missing shows itself, so that it is noticed. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, args);
  }
}

/** Texts in the language that this browser asks for. */
export function textsOfVisitor(): Texts {
  return new Texts(chooseLanguage(navigator.languages, remembered()));
}

export const ALL_LANGUAGES = Object.entries(LANGUAGES) as [Language, string][];

// Storage may be forbidden (private windows): then the choice lasts as long as the page.
function remember(language: Language): void {
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
