/** Soft synthesized sounds, no files. Silent until the visitor has touched the page, as browsers require. */
export type SoundName =
  'tick' | 'untick' | 'pass' | 'word' | 'lantern' | 'spark' | 'super' | 'fall' | 'win' | 'soon';

export interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

const C5 = 523.25;
/** A pitch this many half steps above the C of the chimes. */
export const step = (halves: number) => C5 * 2 ** (halves / 12);

const SCORES: Record<SoundName, Note[]> = {
  tick: [{ pitch: step(7), at: 0, length: 0.07, loud: 0.12, wave: 'triangle' }],
  untick: [{ pitch: step(2), at: 0, length: 0.07, loud: 0.1, wave: 'triangle' }],
  pass: [
    { pitch: step(0), at: 0, length: 0.16, loud: 0.12 },
    { pitch: step(7), at: 0.09, length: 0.22, loud: 0.12 },
  ],
  word: [
    { pitch: step(-5), at: 0, length: 0.5, loud: 0.12 },
    { pitch: step(2), at: 0.12, length: 0.6, loud: 0.1 },
    { pitch: step(7), at: 0.24, length: 0.8, loud: 0.08 },
  ],
  lantern: [{ pitch: step(-12), to: step(-5), at: 0, length: 0.5, loud: 0.12 }],
  spark: [0, 4, 7].map((half, index) => ({ pitch: step(half), at: index * 0.06, length: 0.5, loud: 0.12 })),
  super: [0, 4, 7, 12, 16].map((half, index) => ({
    pitch: step(half),
    at: index * 0.07,
    length: 0.9,
    loud: 0.12,
  })),
  fall: [
    { pitch: step(-3), to: step(-15), at: 0, length: 0.8, loud: 0.14, wave: 'triangle' },
    { pitch: step(-22), at: 0.55, length: 0.5, loud: 0.16 },
  ],
  soon: [{ pitch: step(-5), at: 0, length: 0.35, loud: 0.07 }],
  win: [0, 4, 7, 12, 7, 12, 16, 19].map((half, index) => ({
    pitch: step(half),
    at: index * 0.13,
    length: 1.1,
    loud: 0.1,
  })),
};

export class Sounds {
  #context: AudioContext | null = null;
  readonly #wanted: () => boolean;

  constructor(wanted: () => boolean) {
    this.#wanted = wanted;
  }

  play(name: SoundName): void {
    this.sound(SCORES[name]);
  }

  /** The same for custom notes. */
  sound(notes: readonly Note[]): void {
    const context = notes.length > 0 ? this.context() : null;
    if (context !== null) for (const note of notes) this.#note(context, note);
  }

  /** The sound card, once sounds are wanted and the visitor has touched the page; null before. */
  context(): AudioContext | null {
    if (!this.#wanted() || typeof AudioContext === 'undefined') return null;
    if (!navigator.userActivation?.hasBeenActive) return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #note(context: AudioContext, { pitch, at, length, loud, wave = 'sine', to }: Note): void {
    const begin = context.currentTime + at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, begin);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begin + length);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + length + 0.05);
  }
}
