import type { AppContext } from '$lib/context';
import { firstSkips } from '$lib/game/game-events';
import { PLACES } from '$lib/game/limits';
import type { SeatedPlayer } from '$lib/game/players';
import { finishSky, pointInSky, reasonOf } from '$lib/net/api';
import { newId } from '$lib/net/ids';
import type {
  Actions,
  Place,
  PublicPlay,
  PublicSeat,
  PublicView,
  Seat,
  SkySeat,
  SkyView,
} from '$lib/protocol/types';
import { gameAtPointing } from '$lib/scene/boards';
import { Narrator } from '$lib/scene/narrator.svelte';
import { ScenePlayer, type Clock } from '$lib/scene/scene-player.svelte';
import { announcingScene, pointingScene, type Scene } from '$lib/scene/timeline';
import { GameScope } from '$lib/session/scopes.svelte';
import { draftOf, keepDraft, keepNight, type Fate } from './nights';

const ME: Seat = 0;
export const MOST = 10;
const PACE = 'brisk';

export const NOTHING: Actions = {
  reveal_word: false,
  wish_swap: false,
  withdraw_swap: false,
  mark: [],
  unmark: [],
  finish_marking: false,
  resume_marking: false,
  announce: null,
  point_at: [],
  next_round: false,
};

const MY_SEAT: PublicSeat = {
  colour: 'orange',
  passed: false,
  wishes_swap: false,
  lantern: null,
  dark: false,
  fallen: false,
  open: null,
  stars: [],
  total: 0,
};

/** Where a visitor is with a sky. */
export type SkyStep = 'marking' | 'round' | 'light';

/**
 * One sky at this device: marks of my own until I'm done, then a round whose companions' pointings are told one after
 * another, then its light.
 */
export class SkyGame extends GameScope {
  readonly scenes: ScenePlayer;
  readonly narrator: Narrator;
  /** The newest that the server said. */
  sky: SkyView;
  /** My marks before I'm done, in the order I made them. */
  marks: readonly Place[] = $state.raw([]);
  busy = $state(false);
  /** Why the last wish was refused, or that nobody answered. */
  problem: string | null = $state(null);
  readonly #app: Pick<AppContext, 'texts' | 'settings'>;
  readonly #columns: () => number;
  /** How much of the round has been told: null before the lanterns, then the pointings. */
  #told: number | null = $state(null);
  /** Drawn for Done, and kept with the marks. */
  readonly #id: string;

  constructor(
    sky: SkyView,
    app: Pick<AppContext, 'texts' | 'settings'>,
    columns: () => number,
    clock?: Clock,
  ) {
    super();
    this.sky = $state.raw(sky);
    this.#app = app;
    this.#columns = columns;
    this.scenes = new ScenePlayer(clock);
    this.narrator = new Narrator(this.scenes, app.texts, () => this.players);
    const draft = draftOf(sky.day);
    this.#id = draft?.id ?? newId();
    this.marks = draft?.marks ?? [];
    // What had happened when the page was opened is not told again.
    this.#told = sky.round === null ? null : sky.round.game.pointings.length;
    this.#keep();
  }

  readonly step: SkyStep = $derived.by(() => {
    if (this.sky.round === null) return 'marking';
    return this.#settled && this.sky.round.light !== null ? 'light' : 'round';
  });

  /** Everything that the server said has been told. */
  get #settled(): boolean {
    return this.#told !== null && this.#told >= (this.sky.round?.game.pointings.length ?? 0);
  }

  readonly #game: PublicView = $derived.by(() => {
    const newest = this.sky.round?.game;
    if (newest === undefined) return markingOf(this.sky);
    if (this.#told === null) return beforeLanterns(newest);
    return this.#settled ? newest : gameAtPointing(this.#told, newest);
  });

  get play(): PublicPlay {
    return { carried: [], clue: this.sky.texts, other_word: {}, ready: [], game: this.#game };
  }

  readonly players: readonly SeatedPlayer[] = $derived.by(() => {
    const seats: readonly SkySeat[] = this.sky.round?.seats ?? [
      { who: 'you', symbol: 'star', name: '', character: null },
    ];
    return this.#game.seats.map((state, seat) => {
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

  /** People without a name are their sign. Bots have names of their own. */
  #nameOf(who: SkySeat['who'], symbol: SkySeat['symbol']): string {
    const { texts } = this.#app;
    if (who === 'you') return texts.text('learn-you');
    return who === 'person' ? texts.text(`sky-sign-${symbol}`) : '';
  }

  get seat(): Seat {
    return ME;
  }

  override get columns(): number {
    return this.#columns();
  }

  readonly crosses: ReadonlySet<Place> = $derived.by(
    () => new Set(this.sky.round === null ? this.marks : this.sky.round.own.crosses),
  );

  get may(): Actions {
    if (this.busy) return NOTHING;
    if (this.sky.round !== null) {
      const may = this.sky.round.own.actions;
      return this.#settled ? { ...NOTHING, point_at: may.point_at } : NOTHING;
    }
    const full = this.marks.length >= MOST;
    const free = this.sky.cards.flatMap((_, place) => (this.crosses.has(place) ? [] : [place]));
    return {
      ...NOTHING,
      mark: full ? [] : free,
      unmark: this.marks,
      finish_marking: this.marks.length > 0,
    };
  }

  /** I can still point in this round: what follows is worth waiting for. */
  get stillIn(): boolean {
    const { fallen = false } = this.game.seats[ME] ?? {};
    const pointed = new Set(this.game.pointings.map(({ place }) => place));
    return !fallen && [...this.crosses].some((place) => !pointed.has(place));
  }

  /** What became of my cross on a picture; null if I made none there. */
  fateAt(place: Place): Fate | null {
    if (!this.crosses.has(place)) return null;
    const pointing = this.game.pointings.find((each) => each.place === place);
    if (pointing === undefined) return 'open';
    // Of a picture that others point at after my fall, I get nothing.
    const { outcome, stars } = pointing;
    return outcome === 'fall' || (stars[ME] ?? 0) > 0 ? outcome : 'open';
  }

  /** What became of each of my crosses: in the order of the pointings, then those nobody pointed at. */
  get fates(): readonly Fate[] {
    const pointed = this.game.pointings.map(({ place }) => place).filter((place) => this.crosses.has(place));
    const left = [...this.crosses].filter((place) => !pointed.includes(place));
    return [...pointed, ...left].flatMap((place) => this.fateAt(place) ?? []);
  }

  /** My points of the round; null before it is scored. */
  get stars(): number | null {
    return this.sky.round?.game.scores.at(-1)?.[ME] ?? null;
  }

  mark(place: Place): void {
    if (this.busy || this.sky.round !== null) return;
    this.problem = null;
    if (this.crosses.has(place)) this.marks = this.marks.filter((each) => each !== place);
    else if (this.marks.length < MOST) this.marks = [...this.marks, place];
    keepDraft(this.sky.day, { id: this.#id, marks: this.marks });
  }

  /** Final: from here on the round is played. */
  async finish(name: string): Promise<void> {
    const { day } = this.sky;
    keepDraft(day, { id: this.#id, marks: this.marks });
    await this.#ask(() =>
      finishSky(day, { id: this.#id, order: this.marks, ...(name.trim() ? { name: name.trim() } : {}) }),
    );
  }

  async point(place: Place): Promise<boolean> {
    const { pointings } = this.game;
    const number = pointings.filter(({ scout }) => scout === ME).length;
    return this.#ask(() => pointInSky(this.sky.day, { number, place }));
  }

  /** Leave out all that is still to be told. */
  jump(): void {
    this.scenes.skip();
    this.scenes.stop();
    const all = this.sky.round?.game.pointings.length ?? null;
    this.#told = all;
    this.#keep();
  }

  /** Nothing more is played. */
  close(): void {
    this.scenes.stop();
  }

  async #ask(request: () => Promise<SkyView>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      this.sky = await request();
      if (document.visibilityState === 'hidden') this.jump();
      else this.#tell();
      return true;
    } catch (error) {
      this.problem = reasonOf(error, this.#app.texts);
      return false;
    } finally {
      this.busy = false;
      this.#keep();
    }
  }

  #tell(): void {
    const scene = this.#nextScene();
    if (scene === null) {
      this.#keep();
      return;
    }
    this.scenes.play(scene, (tellLast) => {
      this.#told = this.#told === null ? 0 : this.#told + 1;
      tellLast();
      this.#tell();
    });
  }

  #nextScene(): Scene | null {
    const newest = this.sky.round?.game;
    if (newest === undefined) return null;
    if (this.#told === null) return announcingScene(newest, PACE);
    const pointing = firstSkips(newest.pointings)[this.#told];
    return pointing === undefined ? null : pointingScene(pointing, this.#told, PACE);
  }

  #keep(): void {
    const { day, today, texts, round } = this.sky;
    if (round === null) return;
    const over = this.step === 'light';
    keepNight(day, {
      counts: day === today,
      texts,
      stars: over ? this.stars : null,
      fates: over ? this.fates : [],
    });
  }
}

/** The pictures and the word, with nobody but me. */
function markingOf({ cards, word }: SkyView): PublicView {
  return {
    phase: 'associate.mark',
    round: 1,
    options: { strict_pens: true, slates_shown: 'after_round', discovery: false, announcing: 'automatic' },
    first_scout: ME,
    scout: null,
    turn: { waiting_for: [ME], why: 'all_mark', rule: 'R-201' },
    seats: [MY_SEAT],
    grid: cards.slice(0, PLACES),
    replaced_line: null,
    draw_left: 0,
    words_left: 0,
    clue: word,
    other_word: null,
    swapped: false,
    pointings: [],
    last: null,
    scores: [],
    lanterns: [],
    accounts: [],
    slates: [],
    winners: [],
    record: [],
  };
}

/** Everyone is done, and no lantern has risen yet. */
function beforeLanterns(newest: PublicView): PublicView {
  const game = gameAtPointing(0, newest);
  const unlit = (seat: PublicSeat): PublicSeat => ({ ...seat, lantern: null, dark: false, open: null });
  return { ...game, phase: 'announce', scout: null, seats: game.seats.map(unlit) };
}
