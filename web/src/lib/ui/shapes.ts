/** A star as drawn on a slate, and the line of a fall, in a box of 24 by 24. */
export const STAR = 'M12 2l2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21l1.6-7L2 9.3l7.1-.7z';
export const FALL = 'M5 3c1 8 5 13 13 16M18 19l-6 .5M18 19l-1-6';

/** A spark with four points, in a box of 10 by 10. */
export const SPARK = 'M5 0q.6 4.4 5 5-4.4.6-5 5-.6-4.4-5-5 4.4-.6 5-5Z';

/** The lines of a paper lantern, in a box of 40 by 52. */
export const LANTERN = {
  paper: 'M12 9h16q9 7 9 17t-9 17H12Q3 36 3 26T12 9Z',
  caps: 'M14 4h12l2 5H12zM12 43h16l-2 4H14z',
  shine: 'M12 13q-5 6-5 13',
} as const;
