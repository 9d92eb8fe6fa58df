/** What flies over the table and in scenes, by transform and opacity alone: cheap on any phone. */

/** How fast things move here, compared with the unhurried pace. */
function tempoOf(thing: Element): number {
  return Number(getComputedStyle(thing).getPropertyValue('--tempo')) || 1;
}

function distanceOf(from: Element, to: Element): { dx: number; dy: number; scale: number } {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return {
    dx: a.left + a.width / 2 - (b.left + b.width / 2),
    dy: a.top + a.height / 2 - (b.top + b.height / 2),
    scale: b.width > 0 ? a.width / b.width : 1,
  };
}

/** The picture rises from its place on the table. */
export function rise(card: Element, tile: Element): void {
  const { dx, dy, scale } = distanceOf(tile, card);
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 12}px) scale(${(scale + 2) / 3})`, offset: 0.4 },
      { transform: 'none' },
    ],
    { duration: 950 * tempoOf(card), easing: 'cubic-bezier(0.22, 1, 0.36, 1)', fill: 'backwards' },
  );
}

/** A star flies from the picture to where it is now. */
export function arrive(star: Element, card: Element, delay: number): void {
  const { dx, dy } = distanceOf(card, star);
  const tempo = tempoOf(star);
  star.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0 },
      {
        transform: `translate(${dx * 0.8}px, ${dy * 0.9 - 30}px) scale(2.2) rotate(-40deg)`,
        opacity: 1,
        offset: 0.3,
      },
      { transform: `translate(${dx * 0.15}px, ${dy * 0.2 - 24}px) scale(1.5) rotate(10deg)`, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 850 * tempo, delay: delay * tempo, easing: 'ease-in-out', fill: 'backwards' },
  );
}

/** An arc from where the thing was to where it is now; `dx` and `dy` lead back to the start. */
export function flyIn(thing: Element, dx: number, dy: number, delay: number): void {
  const high = Math.min(60, 14 + Math.abs(dx) * 0.12);
  thing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - high}px)`, offset: 0.55 },
      { transform: 'translate(0, 4px)', offset: 0.86 },
      { transform: 'none' },
    ],
    { duration: 900, delay, fill: 'backwards' },
  );
}
