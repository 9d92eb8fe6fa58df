import type { Connection } from '$lib/net/connection';
import type { OnView, ConnectionState } from '$lib/net/socket.svelte';
import type { Album, AlbumStep, StepKind, View } from '$lib/protocol/types';
import { viewpointsIn, viewsOf, type Viewpoint } from './moments';

/** How long a step stands before the next one, while it plays by itself; scenes come on top. In milliseconds. */
export const STANDS: Readonly<Record<StepKind, number>> = {
  deal: 2200,
  word: 2600,
  marked: 3200,
  announced: 3000,
  pointed: 2600,
  scored: 5000,
  over: 0,
};

/** A finished game as a table that shows one step after the other, and answers nothing. */
export class Replay implements Connection {
  readonly state: ConnectionState = 'open';
  readonly companion = false;
  readonly slow = false;
  readonly local = true;
  readonly album: Album;
  readonly viewpoints: readonly Viewpoint[];
  viewpoint: Viewpoint = $state(null);
  index = $state(0);
  /** It goes on by itself. */
  playing = $state(false);
  readonly #calm: () => boolean;
  #onview: OnView = () => undefined;

  constructor(album: Album, calm: () => boolean) {
    this.album = album;
    this.#calm = calm;
    this.viewpoints = viewpointsIn(album);
    this.viewpoint = album.seat !== null && this.viewpoints.includes(album.seat) ? album.seat : null;
  }

  readonly views: readonly View[] = $derived.by(() =>
    viewsOf(this.album, this.viewpoint, this.#calm() ? 'off' : 'brisk'),
  );

  get last(): number {
    return this.album.steps.length - 1;
  }

  get step(): AlbumStep | undefined {
    return this.album.steps[this.index];
  }

  get view(): View | undefined {
    return this.views[this.index];
  }

  /** Where each round begins. */
  readonly rounds: readonly number[] = $derived.by(() =>
    this.album.steps.flatMap(({ kind }, index) => (kind === 'deal' ? [index] : [])),
  );

  to(onview: OnView): this {
    this.#onview = onview;
    return this;
  }

  start(): () => void {
    this.#show(true);
    return () => undefined;
  }

  send(): Promise<null> {
    return Promise.resolve(null);
  }

  /** To this step, by hand: nothing is staged, and it stays there. */
  go(index: number): void {
    this.playing = false;
    this.#to(index, true);
  }

  /** Look with other eyes at the same step. */
  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    this.#show(true);
  }

  /** The next eyes, or those before; around in a circle. */
  turn(by: number): void {
    const count = this.viewpoints.length;
    this.look(this.viewpoints[(this.viewpoints.indexOf(this.viewpoint) + by + count) % count] ?? null);
  }

  /** Play on from here, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (!this.playing && this.index === this.last) this.#to(0, true);
    this.playing = !this.playing;
  }

  /** The next step by itself, as it was staged then. */
  advance(): void {
    const next = Math.min(this.last, this.index + 1);
    // Winners are named immediately: nobody has to be waited for.
    this.#to(next, this.album.steps[next]?.kind === 'over');
    if (this.index === this.last) this.playing = false;
  }

  #to(index: number, jump: boolean): void {
    const next = Math.max(0, Math.min(this.last, index));
    this.index = next;
    this.#show(jump);
  }

  #show(jump: boolean): void {
    const { view } = this;
    if (view !== undefined) this.#onview(view, jump);
  }
}
