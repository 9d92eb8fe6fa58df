import type { AppContext } from '$lib/context';
import type { GameBoard } from '$lib/game/board';
import { WIDE } from '$lib/game/columns';
import { playerOf, type SeatedPlayer } from '$lib/game/players';
import type { Actions, Place, Seat } from '$lib/protocol/types';
import { ME, SoloGame } from '$lib/solo/solo-game.svelte';
import type { Words } from '$lib/session/scopes.svelte';
import { cueOf, hasNext, type Cue } from './cues';
import { forget, keep, recall, START, type LessonProgress } from './progress';
import { revealOf, stepOf, type LessonData, type Moves } from './round';
import { pointedByBot } from './showing';

/** The round of the lesson: the bots wait for the learner to read on. */
export class Lesson extends SoloGame {
  protected override readonly pace = 'unhurried';
  readonly #data: LessonData;
  #progress: LessonProgress = $state.raw(START);

  constructor(data: LessonData, app: Pick<AppContext, 'texts' | 'settings'>) {
    super(app);
    this.#data = data;
    this.#begin(recall(data));
  }

  get moves(): Moves {
    return { ...this.#progress.moves, crosses: this.marks };
  }

  /** Whether the word was turned. */
  get begun(): boolean {
    return this.#progress.moves.turned;
  }

  get marking(): boolean {
    return this.begun && !this.#progress.moves.passed;
  }

  /** Scenes are over, and the table shows all moves. */
  get isStill(): boolean {
    return this.newest === null || this.settled;
  }

  readonly cue: Cue = $derived.by(() => cueOf(this.#data, this.moves, this.#progress.heard));

  /** The coach has more to say before anything can be done. */
  get hushed(): boolean {
    return hasNext(this.cue) || this.cue.say === 'end';
  }

  readonly #step = $derived.by(() => stepOf(this.#data, this.moves));

  get newest(): GameBoard | null {
    return this.#progress.moves.passed ? this.#step.game : null;
  }

  readonly game: GameBoard = $derived.by(() =>
    this.newest === null ? this.#step.game : this.shown(this.newest),
  );

  get clue(): Words {
    return this.begun ? this.#data.clue : {};
  }

  readonly players: readonly SeatedPlayer[] = $derived.by(() => {
    const { settings, texts } = this.app;
    const name = settings.name.trim() || texts.text('learn-you');
    return this.game.seats.map((state, seat) => {
      const { symbol = 'moon', character = null } = this.#data.bots[seat - 1] ?? {};
      const me = seat === ME;
      const bot = me ? null : 'dreamer';
      const player = { name: me ? name : '', symbol, member: null, bot, character, program: false } as const;
      return { ...playerOf(player, seat, state.colour), me, state };
    });
  });

  get seat(): Seat {
    return ME;
  }

  readonly crosses: ReadonlySet<Place> = $derived.by(() => new Set(this.marks));

  get may(): Actions {
    return this.#step.may;
  }

  /** In three lines of five on every screen: smaller pictures leave room for the coach. */
  override get columns(): number {
    return WIDE;
  }

  turn(): void {
    if (!this.begun) this.#move({ turned: true });
  }

  override mark(place: Place): void {
    if (this.crosses.has(place) || this.marks.length < this.#data.most) super.mark(place);
    else if (this.marking) this.problem = this.app.texts.text('learn-enough');
  }

  pass(): void {
    if (!this.marking || this.marks.length === 0) return;
    this.problem = null;
    this.#move({ passed: true });
    this.tell();
  }

  /** Point at a picture of mine; false if I can't. */
  point(place: Place): boolean {
    if (!this.isStill || !this.may.point_at.includes(place)) return false;
    this.#point(place);
    return true;
  }

  /** Read on: the next sentence, or the next bot points. */
  next(): void {
    if (!hasNext(this.cue)) return;
    const reveal = revealOf(this.#data, this.moves);
    const { scout } = reveal;
    if (this.cue.say === 'pointed' && scout !== null && scout > 0)
      this.#point(pointedByBot(reveal, this.moves));
    else this.#set({ ...this.#progress, heard: this.#progress.heard + 1 });
  }

  restart(): void {
    this.close();
    forget();
    this.#begin(START);
  }

  /** Forget the progress: the next visit starts over. */
  finish(): void {
    forget();
  }

  #begin(progress: LessonProgress): void {
    const { crosses, passed, pointed } = progress.moves;
    this.#progress = progress;
    this.marks = crosses;
    this.problem = null;
    this.told = passed ? pointed.length : null;
  }

  #point(place: Place): void {
    this.#move({ pointed: [...this.#progress.moves.pointed, place] });
    this.tell();
  }

  #move(done: Partial<Moves>): void {
    this.#set({ moves: { ...this.moves, ...done }, heard: 0 });
  }

  #set(progress: LessonProgress): void {
    this.#progress = progress;
    keep(progress);
  }

  protected keepDraft(): void {
    this.#move({});
  }
}
