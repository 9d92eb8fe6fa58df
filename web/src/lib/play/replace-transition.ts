import type { TransitionConfig } from 'svelte/transition';
import type { Place } from '$lib/protocol/types';

interface Replacing {
  place: Place;
  coming: boolean;
  calm: boolean;
}

/** Old cards leave upwards; new ones come from the pile face down, column by column, and are turned over. */
export function replaceTransition(_: Element, { place, coming, calm }: Replacing): TransitionConfig {
  if (calm) return { duration: 0 };
  const delay = (place % 5) * 130;
  return coming
    ? { delay: delay + 340, duration: 900, css: (_, u) => arriving(u) }
    : { delay, duration: 520, css: (_, u) => away(u, -40, -5) };
}

const away = (u: number, lift: number, tilt: number) =>
  `transform: translateY(${u * lift}%) rotate(${u * tilt}deg); opacity: ${Math.min(1, 1.7 * (1 - u))}`;

/** From 1 to 0: it flies in until 0.6, and shows its picture from 0.3 on. */
function arriving(u: number): string {
  if (u > 0.6) return `${away((u - 0.6) / 0.4, -70, 7)}; --back: 1`;
  const angle = u > 0.3 ? (0.6 - u) * 300 : -u * 300;
  return `transform: perspective(40rem) rotateY(${angle}deg); --back: ${u > 0.3 ? 1 : 0}`;
}
