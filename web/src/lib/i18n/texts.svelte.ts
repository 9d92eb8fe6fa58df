import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { CATALOGUES } from './catalogues';
import { LANGUAGES, type Language } from './languages';
import { remember } from './visitor';

async function bundleOf(language: Language): Promise<FluentBundle> {
  const { default: files } = await CATALOGUES[language]();
  const bundle = new FluentBundle(language);
  for (const [path, source] of Object.entries(files)) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) console.error(path, ...errors);
  }
  return bundle;
}

/** Messages in the visitor's language; components that call `text` redraw when the language changes. */
export class Texts {
  #spoken: { language: Language; bundle: FluentBundle };
  /** The newest choice: of two quick ones the last counts, whichever is loaded first. */
  #wanted: Language;

  private constructor(language: Language, bundle: FluentBundle) {
    this.#spoken = $state.raw({ language, bundle });
    this.#wanted = language;
  }

  static async in(language: Language): Promise<Texts> {
    return new Texts(language, await bundleOf(language));
  }

  get language(): Language {
    return this.#spoken.language;
  }

  /** Switch the language and remember it for the next visit. Without a network the old one stays. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await bundleOf(language).catch(() => null);
    if (bundle === null || this.#wanted !== language) return;
    this.#spoken = { language, bundle };
    remember(language);
  }

  /** The message `id`; an id that is missing shows itself, so that it is noticed. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const { bundle } = this.#spoken;
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  }
}

export const ALL_LANGUAGES = Object.entries(LANGUAGES) as [Language, string][];
