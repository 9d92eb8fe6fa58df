import type { AppContext } from '$lib/context';
import type { SeatedPlayer } from '$lib/game/players';
import { finishSky, pointInSky } from '$lib/net/api';
import { newId } from '$lib/net/ids';
import type { Actions, Place, Seat, SkySeat, SkyView } from '$lib/protocol/types';
import type { Clock } from '$lib/scene/scene-player.svelte';
import type { Words } from '$lib/session/scopes.svelte';
import { consents, draftOf, keepDraft, keepNight, keepSkyName, skyName, type Met } from './nights';
import type { Fate } from '$lib/solo/fates';
import { newBoard, NO_ACTIONS, type GameBoard } from '$lib/game/board';
import { ME, SoloGame } from '$lib/solo/solo-game.svelte';

/** How far a visitor has come with a sky. */
type SkyStep = 'marking' | 'round' | 'light';

/**
 * One sky on this device: I mark alone until I'm done, then watch and point in a round, then see its light.
 */
export class SkyGame extends SoloGame {
  /** The newest answer of the server. */
  sky: SkyView;
  /** What others are to call me; may be empty. */
  name = $state(skyName());
  /** The id to send Done with. */
  readonly #id: string;

  constructor(sky: SkyView, app: Pick<AppContext, 'texts' | 'settings'>, clock?: Clock) {
    super(app, clock);
    this.sky = $state.raw(sky);
    const draft = draftOf(sky.day, sky.cards);
    this.#id = draft?.id ?? newId();
    this.marks = draft?.marks ?? [];
    // What had happened before the page was opened isn't shown again.
    this.told = sky.round === null ? null : sky.round.game.pointings.length;
    this.keepResult();
  }

  readonly step: SkyStep = $derived.by(() => {
    if (this.sky.round === null) return 'marking';
    return this.settled && this.sky.round.light !== null ? 'light' : 'round';
  });

  get marking(): boolean {
    return this.sky.round === null;
  }

  get newest(): GameBoard | null {
    return this.sky.round?.game ?? null;
  }

  readonly game: GameBoard = $derived.by(() => {
    const { newest } = this;
    return newest === null ? newBoard(this.sky.cards, this.sky.word) : this.shown(newest);
  });

  get clue(): Words {
    return this.sky.texts;
  }

  readonly players: readonly SeatedPlayer[] = $derived.by(() => {
    const seats: readonly SkySeat[] = this.sky.round?.seats ?? [
      { who: 'you', symbol: 'star', name: '', character: null },
    ];
    return this.game.seats.map((state, seat) => {
      const { who = 'you', symbol = 'star', name = '', character = null } = seats[seat] ?? {};
      return {
        seat,
        state,
        name: name || this.#nameOf(who, symbol),
        colour: state.colour,
        symbol,
        bot: who === 'bot',
        program: false,
        level: null,
        character,
        me: who === 'you',
        present: true,
        away: false,
        left: false,
      };
    });
  });

  /** A person without a name is called by their sign. Bots have names already. */
  #nameOf(who: SkySeat['who'], symbol: SkySeat['symbol']): string {
    const { texts } = this.app;
    if (who === 'you') return texts.text('learn-you');
    return who === 'person' ? texts.text(`sky-sign-${symbol}`) : '';
  }

  get seat(): Seat {
    return ME;
  }

  readonly crosses: ReadonlySet<Place> = $derived.by(
    () => new Set(this.sky.round === null ? this.marks : this.sky.round.own.crosses),
  );

  get may(): Actions {
    if (this.busy) return NO_ACTIONS;
    if (this.sky.round === null) return this.mayMark;
    return this.settled ? { ...NO_ACTIONS, point_at: this.sky.round.own.actions.point_at } : NO_ACTIONS;
  }

  /** I can still point in this round. */
  get stillIn(): boolean {
    const { fallen = false } = this.game.seats[ME] ?? {};
    const pointed = new Set(this.game.pointings.map(({ place }) => place));
    return !fallen && [...this.crosses].some((place) => !pointed.has(place));
  }

  /** The outcome of my cross on a picture; null if I made none there. */
  fateAt(place: Place): Fate | null {
    if (!this.crosses.has(place)) return null;
    const pointing = this.game.pointings.find((each) => each.place === place);
    if (pointing === undefined) return 'open';
    // After my fall I earn nothing for pictures that others point at.
    const { outcome, stars } = pointing;
    return outcome === 'fall' || (stars[ME] ?? 0) > 0 ? outcome : 'open';
  }

  /** The outcomes of my crosses in the order of pointing, then of those nobody pointed at. */
  get fates(): readonly Fate[] {
    const pointed = this.game.pointings.map(({ place }) => place).filter((place) => this.crosses.has(place));
    const left = [...this.crosses].filter((place) => !pointed.includes(place));
    return [...pointed, ...left].flatMap((place) => this.fateAt(place) ?? []);
  }

  /** My points; null before the round is scored. */
  get stars(): number | null {
    return this.sky.round?.game.scores.at(-1)?.[ME] ?? null;
  }

  protected keepDraft(): void {
    keepDraft(this.sky.day, { id: this.#id, cards: this.sky.cards, marks: this.marks });
  }

  /** Make my marks final and begin the round. */
  async finish(): Promise<void> {
    const { day, names, cards } = this.sky;
    const name = names ? this.name.trim() : '';
    this.keepDraft();
    if (names) keepSkyName(name);
    await this.#play(() =>
      finishSky(day, {
        id: this.#id,
        order: this.marks,
        cards,
        ...(name ? { name } : {}),
        ...consents(),
      }),
    );
  }

  async point(place: Place): Promise<boolean> {
    const { pointings } = this.game;
    const number = pointings.filter(({ scout }) => scout === ME).length;
    return this.#play(() => pointInSky(this.sky.day, { number, place }));
  }

  #play(request: () => Promise<SkyView>): Promise<boolean> {
    return this.ask(async () => {
      this.sky = await request();
      this.tell();
    });
  }

  /** People with a name in my round, and what they marked. */
  get #met(): Met[] {
    const seats = this.sky.round?.seats ?? [];
    return seats.flatMap(({ who, name }, seat) => {
      const theirs = this.game.slates[seat];
      return who === 'person' && name !== '' && theirs ? [{ name, mine: [...this.crosses], theirs }] : [];
    });
  }

  protected override keepResult(): void {
    const { day, today, texts, round } = this.sky;
    if (round === null) return;
    const over = this.step === 'light';
    keepNight(day, {
      counts: day === today,
      texts,
      stars: over ? this.stars : null,
      fates: over ? this.fates : [],
      met: over ? this.#met : [],
    });
  }
}
