/** The lines of a paper lantern, in a box of 40 × 52. */
export const LANTERN = {
  paper: 'M12 9h16q9 7 9 17t-9 17H12Q3 36 3 26T12 9Z',
  caps: 'M14 4h12l2 5H12zM12 43h16l-2 4H14z',
  shine: 'M12 13q-5 6-5 13',
} as const;
