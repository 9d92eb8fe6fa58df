import type { Beat, Scene } from '$lib/scene/timeline';
import { step, type Note } from './sounds';

/** The notes of the lights, one higher for each who marked the picture too. */
const LIGHTS = [0, 2, 4, 7, 9, 12];

/** The sound of a beat of a scene; some are silent. Verdicts have their own chimes. */
export function notesOf(beat: Beat, scene: Scene): readonly Note[] {
  switch (beat.kind) {
    case 'points':
      return [{ pitch: step(-17), to: step(-10), at: 0, length: 0.7, loud: 0.14, wave: 'triangle' }];
    case 'light': {
      if (!beat.saw) return [];
      const lit = scene.beats.flatMap((each) => (each.kind === 'light' && each.saw ? each.seat : []));
      const number = lit.indexOf(beat.seat);
      return [bell(LIGHTS[Math.max(0, number) % LIGHTS.length] ?? 0, 0, 0.9)];
    }
    case 'stars': {
      const most = Math.max(...beat.stars);
      return Array.from({ length: most + 2 }, (_, star) => bell(12 + 3 * star, star * 0.09, 0.6, 0.05));
    }
    case 'lantern':
      return [{ pitch: step(-12), to: step(-12 + beat.count), at: 0, length: 0.5, loud: 0.1 }];
    case 'dark':
      return beat.seat === null
        ? [bell(0, 0, 1.2), bell(4, 0.1, 1.2)]
        : [{ pitch: step(-8), to: step(-20), at: 0, length: 1.3, loud: 0.14 }];
    case 'tally':
      return Array.from({ length: 12 }, (_, tick) => bell(tick, tick * 0.2, 0.3, 0.03));
    default:
      return [];
  }
}

function bell(halves: number, at: number, length: number, loud = 0.1): Note {
  return { pitch: step(halves), at, length, loud };
}
