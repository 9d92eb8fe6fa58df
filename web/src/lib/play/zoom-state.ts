/** How close the eye is to a picture: pure geometry. All points are measured from the middle of the stage. */

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The picture enlarged by `scale`, its middle moved by `x` and `y`. */
export interface ZoomState extends Point {
  scale: number;
}

export const WHOLE: ZoomState = { scale: 1, x: 0, y: 0 };
export const NEAREST = 5;
/** As close as a double tap or the button goes. */
export const CLOSE = 2.5;

const SWIPE = 40;
const FLICK = 0.4;
const PULL = 90;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

type Pair = readonly [Point, Point];

/** Enlarge to this scale; what is seen at `point` stays there. */
export function scaledAt(now: ZoomState, scale: number, point: Point): ZoomState {
  const next = between(1, scale, NEAREST);
  const by = next / now.scale;
  return { scale: next, x: point.x - (point.x - now.x) * by, y: point.y - (point.y - now.y) * by };
}

/** Two fingers went from one pair of points to another: what was under them stays under them. */
export function pinched(start: ZoomState, from: Pair, to: Pair): ZoomState {
  const [before, after] = [middle(from), middle(to)];
  const scaled = scaledAt(start, (start.scale * apart(to)) / apart(from), before);
  return { ...scaled, x: scaled.x + after.x - before.x, y: scaled.y + after.y - before.y };
}

/** The picture cannot be lost: it covers the stage where it is large enough to, and is in the middle where it is not. */
export function clamped({ scale, x, y }: ZoomState, stage: Size, picture: Size): ZoomState {
  const far = (whole: number, room: number) => Math.max(0, (whole * scale - room) / 2);
  const [right, down] = [far(picture.width, stage.width), far(picture.height, stage.height)];
  // The sum turns a minus zero into a plain one.
  return { scale, x: between(-right, x, right) + 0, y: between(-down, y, down) + 0 };
}

type SwipeIntent = 'next' | 'previous' | 'close' | null;

/** What a finger meant that moved a whole picture so far along the line, at this speed in pixels a millisecond. */
export function swipeIntent({ x, y }: Point, speed: number): SwipeIntent {
  const sideways = Math.abs(x) > Math.abs(y);
  if (sideways && (Math.abs(x) > SWIPE || (speed > FLICK && Math.abs(x) > SWIPE / 3)))
    return x < 0 ? 'next' : 'previous';
  return !sideways && y > PULL ? 'close' : null;
}
