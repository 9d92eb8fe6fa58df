/** "Stella" as strokes and small stars, on a field of 528 by 176; for the page and for pictures drawn on a canvas. */

/** Where strokes meet or end, a star: x, y and size. */
const stars: readonly (readonly [number, number, number])[] = [
  [112, 44, 9],
  [28, 148, 7],
  [158, 34, 8],
  [330, 22, 11],
  [384, 22, 7],
  [500, 150, 7],
];

/** A star of four rays. */
function sparkPath(x: number, y: number, r: number): string {
  const q = r * 0.2;
  return (
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}` +
    `Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`
  );
}

export const STARS = stars.map(([x, y, r]) => sparkPath(x, y, r * 1.8)).join('');

export const LETTERS = [
  'M112 44C98 26 40 22 38 60C36 100 116 84 114 122C112 160 46 160 28 148',
  'M158 34V130Q158 152 180 152Q188 152 194 148M138 74H190',
  'M222 112H300C298 84 282 70 262 70C238 70 222 90 222 112C222 136 240 152 264 152Q284 152 296 140',
  'M330 22V132Q330 152 346 152',
  'M384 22V132Q384 152 400 152',
  'M484 92C478 78 466 70 452 70C430 70 416 90 416 112C416 136 432 152 452 152C470 152 484 138 484 112M484 72V128Q484 150 500 150',
].join('');
