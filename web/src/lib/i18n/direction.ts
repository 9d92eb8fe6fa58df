/** Return whether lines of the page run from right to left. */
const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

/** Return a distance to the right as a distance in the direction of reading. */
export const alongLine = (right: number): number => (isMirrored() ? -right : right);

/** Return the arrow key that means the same where lines run from left to right. */
export function readingKey(key: string): string {
  if (!isMirrored()) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
