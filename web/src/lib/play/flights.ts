/** Things that fly, moved by transform alone: cheap on any phone. */

/** An arc from where the thing was to where it is now; `dx` and `dy` lead back to the start. */
export function flyIn(thing: Element, dx: number, dy: number, delay: number, duration = 900): void {
  const high = Math.min(60, 14 + Math.abs(dx) * 0.12);
  thing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - high}px)`, offset: 0.55 },
      { transform: 'translate(0, 4px)', offset: 0.86 },
      { transform: 'none' },
    ],
    { duration, delay, fill: 'backwards' },
  );
}

/** Things fly onto others, one after the other, and vanish in them. First all is measured, then all is moved. */
export function flyTo(flights: readonly { thing: Element; target: Element }[], apart: number): void {
  const ways = flights.map(({ thing, target }) => {
    const from = thing.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    return { thing, dx, dy };
  });
  ways.forEach(({ thing, dx, dy }, index) => fly(thing, dx, dy, index * apart));
}

function fly(thing: Element, dx: number, dy: number, delay: number): void {
  thing.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 40}px) scale(1.25)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.9, offset: 0.95 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0 },
    ],
    { duration: 750, delay, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'forwards' },
  );
}
