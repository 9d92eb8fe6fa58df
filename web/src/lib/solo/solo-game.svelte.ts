import { MediaQuery } from 'svelte/reactivity';
import type { AppContext } from '$lib/context';
import { boardAtPointing, NO_ACTIONS, unlit, type GameBoard } from '$lib/game/board';
import { HAND, IN_HAND, WIDE } from '$lib/game/columns';
import { MOST_CROSSES } from '$lib/game/limits';
import { firstSkips } from '$lib/game/game-events';
import { reasonOf } from '$lib/net/api';
import type { Actions, Pace, Place, Seat } from '$lib/protocol/types';
import { Narrator } from '$lib/scene/narrator.svelte';
import { ScenePlayer, type Clock } from '$lib/scene/scene-player.svelte';
import { announcingScene, pointingScene, withoutMotion, type Scene } from '$lib/scene/timeline';
import { GameScope } from '$lib/session/scopes.svelte';

export const ME: Seat = 0;
/** A round that somebody marks alone, without a table, and then watches in scenes. */
export abstract class SoloGame extends GameScope {
  readonly scenes: ScenePlayer;
  readonly narrator: Narrator;
  /** My marks before I'm done, in the order I made them. */
  marks: readonly Place[] = $state.raw([]);
  busy = $state(false);
  /** Why the last request failed. */
  problem: string | null = $state(null);
  /** How many pointings have been shown; null before the lanterns. */
  protected told: number | null = $state(null);
  /** How long scenes last. */
  protected readonly pace: Pace = 'brisk';
  protected readonly app: Pick<AppContext, 'texts' | 'settings'>;
  readonly #upright = new MediaQuery(HAND);

  constructor(app: Pick<AppContext, 'texts' | 'settings'>, clock?: Clock) {
    super();
    this.app = app;
    this.scenes = new ScenePlayer(clock);
    this.narrator = new Narrator(this.scenes, app.texts, () => this.players);
  }

  /** I'm not done yet. */
  abstract readonly marking: boolean;
  /** The round so far; null before I'm done. */
  abstract readonly newest: GameBoard | null;
  /** Save my unfinished marks on this device. */
  protected abstract keepDraft(): void;
  /** Save the result so far on this device, where it isn't saved as it comes. */
  protected keepResult(): void {}

  /** Everything so far has been shown. */
  get settled(): boolean {
    return this.told !== null && this.told >= (this.newest?.pointings.length ?? 0);
  }

  /** The board of a round that has begun, as far as it has been shown. */
  protected shown(newest: GameBoard): GameBoard {
    if (this.told === null) return beforeLanterns(newest);
    return this.settled ? newest : boardAtPointing(this.told, newest);
  }

  override get columns(): number {
    return this.#upright.current ? IN_HAND : WIDE;
  }

  /** What can be marked now. */
  protected get mayMark(): Actions {
    const full = this.marks.length >= MOST_CROSSES;
    const free = this.game.grid.flatMap((_, place) => (this.crosses.has(place) ? [] : [place]));
    return {
      ...NO_ACTIONS,
      mark: full ? [] : free,
      unmark: this.marks,
      finish_marking: this.marks.length > 0,
    };
  }

  mark(place: Place): void {
    if (this.busy || !this.marking) return;
    this.problem = null;
    if (this.crosses.has(place)) this.marks = this.marks.filter((each) => each !== place);
    else if (this.marks.length < MOST_CROSSES) this.marks = [...this.marks, place];
    this.keepDraft();
  }

  /** Skip to the end of what has happened. */
  jump(): void {
    this.scenes.skip();
    this.scenes.stop();
    this.told = this.newest?.pointings.length ?? null;
    this.keepResult();
  }

  /** Stop all scenes. */
  close(): void {
    this.scenes.stop();
  }

  protected async ask(request: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await request();
      return true;
    } catch (error) {
      this.problem = reasonOf(error, this.app.texts);
      return false;
    } finally {
      this.busy = false;
      this.keepResult();
    }
  }

  /** Show in scenes what has happened and wasn't shown yet. */
  protected tell(): void {
    if (document.visibilityState === 'hidden') return this.jump();
    const scene = this.#nextScene();
    if (scene === null) return this.keepResult();
    this.scenes.play(this.app.settings.calm ? withoutMotion(scene) : scene, (tellLast) => {
      this.told = this.told === null ? 0 : this.told + 1;
      tellLast();
      this.tell();
    });
  }

  #nextScene(): Scene | null {
    const { newest } = this;
    if (newest === null) return null;
    if (this.told === null) return announcingScene(newest, this.pace);
    const pointing = firstSkips(newest.pointings)[this.told];
    return pointing === undefined ? null : pointingScene(pointing, this.told, this.pace);
  }
}

/** The board after everyone is done and before the first lantern rises. */
function beforeLanterns(newest: GameBoard): GameBoard {
  const game = boardAtPointing(0, newest);
  return { ...game, phase: 'announce', scout: null, seats: unlit(game.seats) };
}
