import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { CATALOGUES, type Part } from './catalogues';
import { LANGUAGES, type Language } from './languages';
import type { MessageId, Messages } from './messages';
import { remember } from './visitor';

/** What every screen but those of the workshop needs. */
const PLAYED_WITH: readonly Part[] = ['first', 'screens'];

async function bundleOf(language: Language, parts: readonly Part[]): Promise<FluentBundle> {
  const chunks = await Promise.all(parts.map((part) => CATALOGUES[part][language]()));
  const bundle = new FluentBundle(language);
  for (const [path, source] of chunks.flatMap((chunk) => Object.entries(chunk.default))) {
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
  /** English for what is not translated yet; fetched when the first such message is asked for. */
  #english = $state.raw<FluentBundle | null>(null);
  #fetchingEnglish = false;
  readonly #parts: Set<Part>;
  readonly #learning = new Map<Part, Promise<void>>();

  private constructor(language: Language, bundle: FluentBundle, parts: readonly Part[]) {
    this.#spoken = $state.raw({ language, bundle });
    this.#wanted = language;
    this.#parts = new Set(parts);
  }

  static async in(language: Language, parts = PLAYED_WITH): Promise<Texts> {
    return new Texts(language, await bundleOf(language, parts), parts);
  }

  get language(): Language {
    return this.#spoken.language;
  }

  /** For dates and times: the language as this browser's region writes it. The page's own English is British. */
  get locale(): string {
    const { language } = this;
    const regional = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
    return regional ?? (language === 'en' ? 'en-GB' : language);
  }

  /** Switch the language and remember it for the next visit. Without a network the old one stays. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#speak(language);
      if (this.language === language) remember(language);
    } catch {
      if (this.#wanted === language) this.#wanted = this.language;
    }
  }

  /** Fetch one more part of the texts. Fails without a network, and may be tried again. */
  async learn(part: Part): Promise<void> {
    const going = this.#learning.get(part);
    if (going !== undefined) return going; // callers share one request
    if (this.#parts.has(part)) return;
    const learnt = this.#learn(part).finally(() => this.#learning.delete(part));
    this.#learning.set(part, learnt);
    return learnt;
  }

  async #learn(part: Part): Promise<void> {
    await CATALOGUES[part][this.#wanted]();
    this.#parts.add(part);
    await this.#speak(this.#wanted);
  }

  async #speak(language: Language): Promise<void> {
    let parts, bundle;
    do {
      parts = [...this.#parts];
      bundle = await bundleOf(language, parts);
    } while (parts.length < this.#parts.size); // one more was learnt meanwhile
    if (this.#wanted !== language) return;
    this.#spoken = { language, bundle };
    this.#english = null;
    this.#fetchingEnglish = false;
  }

  async #fetchEnglish(): Promise<void> {
    if (this.#fetchingEnglish) return;
    this.#fetchingEnglish = true;
    const { language } = this.#spoken;
    const bundle = await bundleOf('en', [...this.#parts]);
    if (this.language === language) this.#english = bundle;
  }

  /**
   * The message `id`, in English until it is translated. One that is missing shows its id, and an argument that is wrong
   * shows its name: both are noticed, and neither costs the reader the screen.
   */
  text<Id extends MessageId>(id: Id, ...[args]: ArgumentsOf<Id>): string {
    const own = this.#spoken.bundle;
    const bundle = own.hasMessage(id) ? own : (this.#english ?? own);
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern && bundle === own && this.language !== 'en') {
      this.#fetchEnglish().catch((error: unknown) => console.debug(`message ${id}:`, error));
      return id;
    }
    const errors: Error[] = [];
    const said = pattern ? bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors) : id;
    if (!pattern || errors.length > 0) console.error(`message ${id}:`, ...errors);
    return said;
  }

  /** Whether there is such a message: for ids that are put together from what the server sent. */
  has<Id extends string>(id: Id): id is Id & MessageId {
    return this.#spoken.bundle.hasMessage(id) || this.#english?.hasMessage(id) === true;
  }
}

/** What all of `Id` need together, if an id is one of several. */
type Needed<Id extends MessageId> = (Id extends MessageId ? (args: Messages[Id]) => void : never) extends (
  args: infer Whole,
) => void
  ? Whole
  : never;

/** The arguments after the id: none at all for a message that takes none. */
type ArgumentsOf<Id extends MessageId> = [keyof Needed<Id>] extends [never] ? [] : [args: Needed<Id>];

export const ALL_LANGUAGES = Object.entries(LANGUAGES) as [Language, string][];
