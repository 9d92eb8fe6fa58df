/** Flying elements, moved by transforms alone: cheap on any phone. */

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
