import { firstSkips } from '$lib/game/game-events';
import type { GameBoard } from '$lib/game/board';
import type { SeatedPlayer } from '$lib/game/players';
import type { Album, AlbumStep, Place, Seat, StepKind } from '$lib/protocol/types';
import { ScenePlayer } from '$lib/scene/scene-player.svelte';
import { announcingScene, pointingScene, type Scene } from '$lib/scene/timeline';
import { GameScope, type Words } from '$lib/session/scopes.svelte';
import type { SoundName, Sounds } from '$lib/sound/sounds';
import { momentsOf, viewpointsIn, type Moment, type Viewpoint } from './moments';

/** Milliseconds a step stays during automatic play, besides its scene. */
export const STANDS: Readonly<Record<StepKind, number>> = {
  deal: 2200,
  word: 2600,
  marked: 3200,
  announced: 3000,
  pointed: 2600,
  scored: 5000,
  over: 0,
};

/** Sounds of steps that have no scene. */
const SOUNDS: Partial<Record<StepKind, SoundName>> = {
  word: 'word',
  marked: 'pass',
  announced: 'lantern',
  over: 'win',
};

/** A finished game, one step after the other, through the eyes of a seat or as everybody saw it. */
export class Replay extends GameScope {
  readonly album: Album;
  readonly viewpoints: readonly Viewpoint[];
  readonly scenes = new ScenePlayer();
  readonly may = null;
  viewpoint: Viewpoint = $state(null);
  index = $state(0);
  /** It plays automatically. */
  playing = $state(false);
  /** The step on the table: the one before, while a scene still tells the newest. */
  #shown = $state(0);
  readonly #app: { settings: { readonly calm: boolean }; sounds: Pick<Sounds, 'play'> };

  constructor(album: Album, app: { settings: { readonly calm: boolean }; sounds: Pick<Sounds, 'play'> }) {
    super();
    this.album = album;
    this.#app = app;
    this.viewpoints = viewpointsIn(album);
    this.viewpoint = album.seat !== null && this.viewpoints.includes(album.seat) ? album.seat : null;
  }

  readonly #moments: readonly Moment[] = $derived.by(() => momentsOf(this.album, this.viewpoint));

  get last(): number {
    return this.album.steps.length - 1;
  }

  get step(): AlbumStep {
    return stepAt(this.album.steps, this.index);
  }

  /** The newest step, whether or not a scene has told it. */
  get moment(): Moment {
    return stepAt(this.#moments, this.index);
  }

  get game(): GameBoard {
    return stepAt(this.#moments, this.#shown).game;
  }

  get clue(): Words {
    return stepAt(this.#moments, this.#shown).clue;
  }

  get players(): readonly SeatedPlayer[] {
    return stepAt(this.#moments, this.#shown).players;
  }

  get seat(): Seat | null {
    return this.viewpoint;
  }

  get crosses(): ReadonlySet<Place> {
    return stepAt(this.#moments, this.#shown).crosses;
  }

  /** Where each round begins. */
  readonly rounds: readonly number[] = $derived.by(() =>
    this.album.steps.flatMap(({ kind }, index) => (kind === 'deal' ? [index] : [])),
  );

  /** Go to this step by hand: without a scene, and it stays there. */
  go(index: number): void {
    this.playing = false;
    this.#jump(index);
  }

  /** Change the viewpoint of the same step. */
  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    this.#jump(this.index);
  }

  /** The next or previous viewpoint, in a circle. */
  turn(by: number): void {
    const count = this.viewpoints.length;
    this.look(this.viewpoints[(this.viewpoints.indexOf(this.viewpoint) + by + count) % count] ?? null);
  }

  /** Play on from here, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (!this.playing && this.index === this.last) this.#jump(0);
    this.playing = !this.playing;
  }

  /** Go on automatically, with the scene of the next step. */
  advance(): void {
    const next = Math.min(this.last, this.index + 1);
    const scene = document.hidden ? null : this.#sceneOf(next);
    if (scene === null) this.#jump(next);
    else {
      this.index = next;
      this.scenes.play(scene, () => (this.#shown = next));
    }
    if (this.index === this.last) this.playing = false;
  }

  #jump(index: number): void {
    const next = Math.max(0, Math.min(this.last, index));
    const forward = next > this.#shown;
    this.scenes.stop();
    this.index = this.#shown = next;
    const sound =
      SOUNDS[this.step.kind] ?? (this.step.kind === 'pointed' ? this.game.pointings.at(-1)?.outcome : null);
    if (forward && sound) this.#app.sounds.play(sound);
  }

  #sceneOf(index: number): Scene | null {
    if (this.#app.settings.calm) return null;
    const { kind, play } = stepAt(this.album.steps, index);
    const pointings = firstSkips(play.game.pointings);
    const pointing = pointings.at(-1);
    if (kind === 'announced') return announcingScene(play.game, 'brisk');
    return kind === 'pointed' && pointing ? pointingScene(pointing, pointings.length - 1, 'brisk') : null;
  }
}

function stepAt<Step>(steps: readonly Step[], index: number): Step {
  const step = steps[index];
  if (step === undefined) throw new Error('an album without steps');
  return step;
}
