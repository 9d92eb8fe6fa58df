/**
 * The music of the night, composed on the spot. The rules are our own:
 * a bar is eight slow beats over one chord; chords walk on a small map and come home every eighth bar; the melody has at
 * most one note a beat and often none, steps along five notes that fit every chord of the map, and rests at least every
 * third bar.
 */

/** A note of the melody: when it begins, in beats of its bar, and its pitch in half steps from middle C. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
}

export interface Bar {
  /** The pad below, in half steps from middle C. */
  readonly chord: readonly number[];
  readonly melody: readonly Tone[];
}

export const BEATS_OF_A_BAR = 8;
/** Bars until the music is at home again. */
export const PHRASE = 8;
/** D, E, F sharp, A and B: the five notes of the melody. */
export const SCALE = [2, 4, 6, 9, 11] as const;
const OCTAVE = 12;

/** Open chords without a perfect fourth or a seventh that would press on: they may hang in the air. */
const CHORDS = {
  home: [-22, -10, -3, 2, 6],
  far: [-17, -5, 2, 7, 11],
  dusk: [-13, -1, 4, 6, 11],
  moon: [-15, -3, 4, 9, 11],
} as const;
type Name = keyof typeof CHORDS;

const WAYS: Readonly<Record<Name, readonly Name[]>> = {
  home: ['far', 'dusk', 'moon'],
  far: ['home', 'dusk'],
  dusk: ['far', 'moon'],
  moon: ['home', 'dusk'],
};

/** Steps of the melody that it may take: LOW to HIGH are places on the scale, over two octaves. */
const LOW = 3;
const HIGH = 11;
const SHARE_OF_NOTES = 0.22;

export function pitchAt(place: number): number {
  const note = SCALE[place % SCALE.length] ?? SCALE[0];
  return note + OCTAVE * Math.floor(place / SCALE.length);
}

/** One bar after the other, for ever. `random` gives numbers from 0 to below 1. */
export function* compose(random: () => number): Generator<Bar, never> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let name: Name = 'home';
  let place = 7;
  let sang = 0;
  for (let number = 0; ; number += 1) {
    if (number % PHRASE === 0) name = 'home';
    else name = pick(WAYS[name]);
    const melody: Tone[] = [];
    if (sang < 2) {
      for (let at = 0; at < BEATS_OF_A_BAR; at += 1) {
        if (random() >= SHARE_OF_NOTES) continue;
        place = Math.min(HIGH, Math.max(LOW, place + pick([-2, -1, -1, 1, 1, 2])));
        melody.push({ at, pitch: pitchAt(place) });
      }
    }
    sang = melody.length > 0 ? sang + 1 : 0;
    yield { chord: CHORDS[name], melody };
  }
}
