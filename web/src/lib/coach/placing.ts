/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
}

const GAP = 8;
const STEP = 8;
/**
 * To cover what must be tapped or read is worse than to stand far away; to cover the thing itself is worst, unless
 * it is a large part of the screen.
 */
const COVERED = 10;
const ITSELF = 100;
const MOST = 0.25;
/** To cover anything else is a little worse than to stand over nothing. */
const CROWDED = 0.05;

/**
 * Where a note about something stands: near it, inside the room, not over what has to stay clear, and rather over
 * nothing than over the rest.
 */
export function placeOf(
  size: Pick<Box, 'width' | 'height'>,
  about: Box,
  clear: readonly Box[],
  room: Box,
  rest: readonly Box[] = [],
): Placed {
  const kept = clear.map((box) => grown(box, GAP));
  let best: Placed = { left: room.left, top: room.top };
  const large = about.width * about.height > MOST * room.width * room.height;
  let least = Infinity;
  for (const left of across(size.width, about, room)) {
    for (const top of down(size.height, about, room)) {
      const here = { left, top, ...size };
      const covered = kept.reduce((sum, box) => sum + overlap(here, box), 0);
      const itself = large ? 0 : overlap(here, about);
      const crowded = rest.reduce((sum, box) => sum + overlap(here, box), 0);
      const cost = ITSELF * itself + COVERED * covered + CROWDED * crowded + distance(here, about);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

function across(width: number, about: Box, room: Box): number[] {
  const last = room.left + Math.max(0, room.width - width);
  const wanted = [
    about.left + about.width / 2 - width / 2,
    about.left + about.width + GAP,
    about.left - width - GAP,
    room.left,
    last,
  ];
  return wanted.map((left) => Math.min(Math.max(left, room.left), last));
}

function down(height: number, about: Box, room: Box): number[] {
  const last = room.top + Math.max(0, room.height - height);
  const wanted = [
    about.top + about.height + GAP,
    about.top - height - GAP,
    about.top + about.height / 2 - height / 2,
  ];
  for (let top = room.top; top < last; top += STEP) wanted.push(top);
  return [...wanted, last].map((top) => Math.min(Math.max(top, room.top), last));
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From edge to edge, and a little from middle to middle, so that of two near places the more central one wins. */
function distance(one: Box, other: Box): number {
  const gap = (a: number, as: number, b: number, bs: number) => Math.max(0, a - b - bs, b - a - as);
  const across = gap(one.left, one.width, other.left, other.width);
  const down = gap(one.top, one.height, other.top, other.height);
  const middle = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  return Math.hypot(across, down) + middle / 20;
}
