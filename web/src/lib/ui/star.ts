/** A star as drawn on a slate, in a box of 24 by 24. */
export const STAR = 'M12 2l2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21l1.6-7L2 9.3l7.1-.7z';
