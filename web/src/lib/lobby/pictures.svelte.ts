import { Deck, ownDeck } from '$lib/decks/deck.svelte';
import type { Texts } from '$lib/i18n/texts.svelte';
import {
  bringPictures,
  describePictures,
  lookAtPictures,
  reasonOf,
  removePictures,
  Refused,
} from '$lib/net/api';
import type { DeckCard, FileProblem, Progress, UploadLimits } from '$lib/protocol/types';
import { faultsOf } from './picture-files';

const LOOK_EVERY = 1000;

/** The uploaded pictures of a table, as its host brings, describes and removes them. Goes on while its sheet is closed. */
export class OwnPictures {
  readonly deck: Deck;
  readonly #code: string;
  readonly #texts: Texts;
  /** How many there are; null until the server has told. */
  cards: number | null = $state(null);
  limits: UploadLimits | null = $state.raw(null);
  step: 'rest' | 'sending' | 'making' = $state('rest');
  sent = $state(0);
  making: Progress | null = $state.raw(null);
  /** What has happened last, for those who look. */
  news = $state('');
  /** The same, and smaller things, for those who listen. */
  spoken = $state('');
  problem = $state('');
  files: readonly Pick<FileProblem, 'file' | 'message'>[] = $state.raw([]);
  /** Cards of which something was written that is safe now; and, behind the scenes, what was, and what is not yet. */
  saved: ReadonlySet<string> = $state.raw(new Set());
  readonly #written = new Map<string, string>();
  readonly #unsaved = new Set<string>();
  #saving = false;

  constructor(code: string, texts: Texts) {
    this.#code = code;
    this.#texts = texts;
    this.deck = new Deck(ownDeck(code));
  }

  /** Learn what there is. Without an answer nothing changes. */
  async look(): Promise<void> {
    const found = await lookAtPictures(this.#code).catch(() => null);
    if (found === null) return;
    this.cards = found.cards;
    this.limits = found.limits;
    this.making = found.making;
    if (this.step === 'rest' && found.cards > 0) await this.deck.load();
  }

  async bring(files: readonly File[]): Promise<void> {
    if (this.step !== 'rest') return;
    this.#clear();
    this.files = this.limits === null ? [] : faultsOf(files, this.limits, this.#texts);
    if (this.files.length > 0) {
      this.problem = this.#texts.text('error-pictures');
      return;
    }
    await this.#trying(async () => {
      this.step = 'sending';
      this.spoken = this.#texts.text('pictures-sending-now');
      const { cards, duplicates } = await this.#send(files, (part) => this.#onsent(part));
      const said = [this.mixed || this.#texts.text('pictures-done', { count: cards })];
      if (duplicates > 0) said.push(this.#texts.text('pictures-doubles', { count: duplicates }));
      this.#tell(said.join('\n'));
    });
    this.step = 'rest';
    this.making = null;
    if (this.problem === '') return;
    await this.look(); // perhaps only the answer got lost
    if (this.cards) await this.deck.reload();
  }

  /** Cards from the workshop become the table's; they come back in the order they went, and get their descriptions. */
  async give(files: readonly File[], descriptions: readonly string[]): Promise<void> {
    await this.#send(files, () => undefined);
    const cards = this.brought;
    if (cards.length === descriptions.length)
      await describePictures(
        this.#code,
        Object.fromEntries(cards.map(([card], index) => [card, descriptions[index] ?? ''])),
      );
    await this.look();
  }

  async #send(files: readonly File[], onsent: (part: number) => void) {
    const brought = await bringPictures(this.#code, files, onsent);
    this.cards = brought.cards;
    this.#unsaved.clear();
    this.saved = new Set();
    await this.deck.reload();
    return brought;
  }

  async remove(): Promise<void> {
    this.#clear();
    await this.#trying(async () => {
      await removePictures(this.#code);
      this.cards = 0;
      this.deck.forget();
      this.#tell(this.#texts.text('pictures-removed'));
    });
  }

  /** Keep what the host has written about a card; one message at a time, with all that has come meanwhile. */
  async describe(card: string, said: string): Promise<void> {
    this.#written.set(card, said);
    this.#unsaved.add(card);
    if (this.#saving) return;
    this.#saving = true;
    this.spoken = this.problem = '';
    await this.#trying(async () => {
      while (this.#unsaved.size > 0) {
        const going = [...this.#unsaved].map((card): [string, string] => [
          card,
          this.#written.get(card) ?? '',
        ]);
        await describePictures(this.#code, Object.fromEntries(going));
        for (const [card, said] of going) if (this.#written.get(card) === said) this.#unsaved.delete(card);
        this.saved = new Set([...this.saved, ...going.map(([card]) => card)]);
        this.spoken = this.#texts.text('pictures-saved');
      }
    });
    this.#saving = false;
  }

  /** The cards that were uploaded; those of the built-in deck, which may be mixed in, come after them. */
  get brought(): [string, DeckCard][] {
    return Object.entries(this.deck.cards).slice(0, this.cards ?? 0);
  }

  /** That they are too few for a game of their own, in words; empty if they are enough, or nobody knows. */
  get mixed(): string {
    const count = this.cards ?? 0;
    const few = count > 0 && this.limits !== null && count < this.limits.mixed_below;
    return few ? this.#texts.text('pictures-mixed', { count }) : '';
  }

  /** What the host wrote about a card: nobody has, as long as its description is its number. */
  writtenOn(card: string): string {
    const { title, description } = this.deck.cards[card] ?? {};
    const language = this.#texts.language;
    const read = description?.[language] === title?.[language] ? '' : (description?.[language] ?? '');
    return this.#written.get(card) ?? read;
  }

  /** How much of the present step is done, up to 1; null when nobody can know. */
  get part(): number | null {
    if (this.step === 'sending') return this.sent;
    const { done = 0, of = null } = this.making ?? {};
    return of === null ? null : done / of;
  }

  /** The same in words. */
  get progress(): string {
    if (this.step === 'sending') {
      const percent = new Intl.NumberFormat(this.#texts.language, { style: 'percent' });
      return this.#texts.text('pictures-sending', { part: percent.format(this.sent) });
    }
    const { done = 0, of = null } = this.making ?? {};
    return of === null
      ? this.#texts.text('pictures-making-zip', { done })
      : this.#texts.text('pictures-making', { done, of });
  }

  #onsent(part: number): void {
    this.sent = part;
    if (part < 1 || this.step === 'making') return;
    this.step = 'making';
    this.spoken = this.#texts.text('pictures-making-now');
    const watch = async () => {
      if (this.step !== 'making') return;
      await this.look();
      setTimeout(watch, LOOK_EVERY);
    };
    void watch();
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.problem = reasonOf(error, this.#texts);
      this.files = error instanceof Refused ? error.files : [];
    }
  }

  #tell(news: string): void {
    this.news = this.spoken = news;
  }

  #clear(): void {
    this.news = this.spoken = this.problem = '';
    this.files = [];
    this.sent = 0;
  }
}
