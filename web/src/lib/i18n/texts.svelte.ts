import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { CATALOGUES, WORKSHOP } from './catalogues';
import { LANGUAGES, type Language } from './languages';
import type { MessageId, Messages } from './messages';
import { remember } from './visitor';

async function bundleOf(language: Language, workshop: boolean): Promise<FluentBundle> {
  const parts = await Promise.all([
    CATALOGUES[language](),
    workshop ? WORKSHOP[language]() : { default: {} },
  ]);
  const files = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, string>;
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
  /** The texts of the workshop are there too. */
  #workshop = false;

  private constructor(language: Language, bundle: FluentBundle) {
    this.#spoken = $state.raw({ language, bundle });
    this.#wanted = language;
  }

  static async in(language: Language): Promise<Texts> {
    return new Texts(language, await bundleOf(language, false));
  }

  get language(): Language {
    return this.#spoken.language;
  }

  /** Switch the language and remember it for the next visit. Without a network the old one stays. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await bundleOf(language, this.#workshop).catch(() => null);
    if (bundle === null || this.#wanted !== language) return;
    this.#spoken = { language, bundle };
    remember(language);
  }

  /** Fetch the texts of gallery, makers and printing, which most visitors never need. Fails without a network. */
  async learn(): Promise<void> {
    if (this.#workshop) return;
    const { language } = this;
    const bundle = await bundleOf(language, true);
    this.#workshop = true;
    if (this.language === language) this.#spoken = { language, bundle };
    else await this.choose(this.language);
  }

  /**
   * The message `id`. One that is missing shows its id, and an argument that is wrong shows its name: both are noticed,
   * and neither costs the reader the screen.
   */
  text<Id extends MessageId>(id: Id, ...[args]: ArgumentsOf<Id>): string {
    const { bundle } = this.#spoken;
    const pattern = bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const said = pattern ? bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors) : id;
    if (!pattern || errors.length > 0) console.error(`message ${id}:`, ...errors);
    return said;
  }

  /** Whether there is such a message: for ids that are put together from what the server sent. */
  has<Id extends string>(id: Id): id is Id & MessageId {
    return this.#spoken.bundle.hasMessage(id);
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
