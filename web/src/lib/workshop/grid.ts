/** Where an arrow key leads in a grid of `count` things in this many columns; null for any other key. It stops at the edges. */
export function gridStep(from: number, key: string, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return from + columns < count ? from + columns : from;
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : from;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** How many columns a grid has on this screen. */
export const columnsOf = (grid: Element): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').filter(Boolean).length || 1;
