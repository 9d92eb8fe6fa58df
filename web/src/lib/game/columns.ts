import type { Place } from '$lib/protocol/types';

/** The grid as on a table: three rows of five. */
export const WIDE = 5;

/** On a phone held upright four columns give larger pictures; the sixteenth place is the corner of the table. */
export const IN_HAND = 4;

/** A phone held upright, with or without the bars of its browser: the shape must not flip when they come and go. */
export const HAND = '(max-width: 30rem) and (max-aspect-ratio: 3/4)';

/** Pictures above people, as `--upright` in breakpoints.css. */
export const UPRIGHT = '(max-aspect-ratio: 11/10)';

/** Where a picture lies on the screen, counted from one. */
export const spotOf = (place: Place, columns: number) => ({
  line: Math.floor(place / columns) + 1,
  column: (place % columns) + 1,
});
