import { alongLine } from '$lib/i18n/direction';
import {
  CLOSE,
  WHOLE,
  clamped,
  swipeIntent,
  pinched,
  scaledAt,
  type ZoomState,
  type Point,
} from './zoom-state';

interface GestureHandlers {
  next: () => void;
  previous: () => void;
  close: () => void;
}

const TAP = 10;
const TWICE = 320;
const BESIDE = 40;
const STILL: Point = { x: 0, y: 0 };

/** Fingers, mouse and wheel on the large picture. The caller moves it by `near` and `drag`, with transforms alone. */
export class Gestures {
  near: ZoomState = $state.raw(WHOLE);
  /** How far a finger has pulled the whole picture. */
  drag: Point = $state.raw(STILL);
  /** Something is held: nothing shall be smoothed now. */
  moving = $state(false);

  readonly #handlers: GestureHandlers;
  readonly #fingers = new Map<number, Point>();
  #stage: HTMLElement | null = null;
  #begin = { near: WHOLE, fingers: [] as Point[], at: 0 };
  #tapped: { at: number; point: Point } | null = null;

  constructor(handlers: GestureHandlers) {
    this.#handlers = handlers;
  }

  readonly on = (stage: HTMLElement) => {
    this.#stage = stage;
    return () => (this.#stage = null);
  };

  get isClose(): boolean {
    return this.near.scale > 1;
  }

  reset(): void {
    this.near = WHOLE;
  }

  /** Close to this point, or back to the whole. */
  toggle(point: Point = STILL): void {
    this.#go(this.isClose ? WHOLE : scaledAt(this.near, CLOSE, point));
  }

  magnify(by: number, point: Point = STILL): void {
    this.#go(scaledAt(this.near, this.near.scale * by, point));
  }

  pan(x: number, y: number): void {
    this.#go({ ...this.near, x: this.near.x + x, y: this.near.y + y });
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#fingers.size > 1) return;
    this.#stage?.setPointerCapture?.(event.pointerId);
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    this.#restart(event);
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    const [a, b] = this.#fingers.values();
    const { near, fingers } = this.#begin;
    const [was, other] = fingers;
    if (a === undefined || was === undefined) return;
    if (b !== undefined && other !== undefined) this.#go(pinched(near, [was, other], [a, b]));
    else if (this.isClose) this.#go({ ...near, x: near.x + a.x - was.x, y: near.y + a.y - was.y });
    else this.drag = { x: a.x - was.x, y: a.y - was.y };
  };

  readonly up = (event: PointerEvent): void => {
    const point = this.#fingers.get(event.pointerId);
    if (point === undefined) return;
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0) {
      // One of two fingers is left: it goes on from here.
      this.drag = STILL;
      this.#restart(event);
      return;
    }
    const { drag } = this;
    const [was = point] = this.#begin.fingers;
    const took = event.timeStamp - this.#begin.at;
    this.moving = false;
    this.drag = STILL;
    if (Math.hypot(point.x - was.x, point.y - was.y) < TAP) this.#tap(event.timeStamp, point);
    else if (!this.isClose) this.#do(drag, took);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.moving = this.#fingers.size > 0;
    this.drag = STILL;
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.magnify(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), this.#pointOf(event));
  };

  #tap(at: number, point: Point): void {
    const last = this.#tapped;
    const twice =
      last !== null &&
      at - last.at < TWICE &&
      Math.hypot(point.x - last.point.x, point.y - last.point.y) < BESIDE;
    this.#tapped = twice ? null : { at, point };
    if (twice) this.toggle(point);
  }

  #do(drag: Point, took: number): void {
    const meant = swipeIntent({ ...drag, x: alongLine(drag.x) }, Math.abs(drag.x) / Math.max(1, took));
    if (meant !== null) this.#handlers[meant]();
  }

  #go(near: ZoomState): void {
    const stage = this.#stage?.getBoundingClientRect();
    const picture = this.#stage?.querySelector<HTMLElement>('.now .picture');
    if (!stage || !picture) return;
    this.near = clamped(near, stage, { width: picture.offsetWidth, height: picture.offsetHeight });
  }

  #restart(event: PointerEvent): void {
    this.moving = true;
    this.#begin = { near: this.near, fingers: [...this.#fingers.values()], at: event.timeStamp };
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const box = this.#stage?.getBoundingClientRect();
    if (!box) return STILL;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }
}
