import { BEATS_OF_A_BAR, compose, type Bar } from './composer';

/** Seconds of a beat. */
const BEAT = 1.1;
const BAR = BEAT * BEATS_OF_A_BAR;
/** Very soft: one forgets it, and misses it when it ends. */
const LOUD = 0.08;
const FADE = 2.5;
const MIDDLE_C = 261.63;
/** How far ahead of its time a bar is handed to the sound card, in seconds. */
const AHEAD = 1;

const hertz = (pitch: number) => MIDDLE_C * 2 ** (pitch / 12);

/** Plays the music of the night on a sound card, until it is stopped. */
export class Music {
  readonly #context: AudioContext;
  readonly #bars: Generator<Bar, never>;
  readonly #volume: GainNode;
  #next: number;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(context: AudioContext, random: () => number = Math.random) {
    this.#context = context;
    this.#bars = compose(random);
    this.#volume = context.createGain();
    const soft = context.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.setValueAtTime(1_400, context.currentTime);
    this.#volume.gain.setValueAtTime(0, context.currentTime);
    this.#volume.connect(soft).connect(context.destination);
    this.#next = context.currentTime + 0.1;
    this.#turn(LOUD);
    this.#go();
  }

  /** Make room for a scene: softer, or as before. */
  duck(on: boolean): void {
    this.#turn(on ? LOUD * 0.35 : LOUD);
  }

  /** Fade away; the notes that were begun end by themselves. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#turn(0);
    setTimeout(() => this.#volume.disconnect(), 2 * FADE * 1000);
  }

  #turn(loud: number): void {
    this.#volume.gain.setTargetAtTime(loud, this.#context.currentTime, FADE / 3);
  }

  #go(): void {
    const now = this.#context.currentTime;
    // After a pause of the machine there is nothing to catch up with.
    if (this.#next < now) this.#next = now + 0.1;
    this.#play(this.#bars.next().value, this.#next);
    this.#next += BAR;
    this.#timer = setTimeout(() => this.#go(), Math.max(0, this.#next - AHEAD - now) * 1000);
  }

  #play({ chord, melody }: Bar, begin: number): void {
    // A pad swells, stays and goes while the next one comes.
    for (const pitch of chord) {
      const volume = this.#voice(hertz(pitch), begin, BAR * 1.4, 'triangle');
      volume.linearRampToValueAtTime(0.13, begin + BAR * 0.4);
      volume.linearRampToValueAtTime(0.11, begin + BAR);
      volume.linearRampToValueAtTime(0, begin + BAR * 1.4);
    }
    for (const { at, pitch } of melody) {
      this.#bell(hertz(pitch), begin + at * BEAT, 4, 0.3);
      this.#bell(hertz(pitch) * 2.01, begin + at * BEAT, 2.2, 0.06);
    }
  }

  #bell(pitch: number, begin: number, length: number, loud: number): void {
    const volume = this.#voice(pitch, begin, length, 'sine');
    volume.linearRampToValueAtTime(loud, begin + 0.02);
    volume.exponentialRampToValueAtTime(0.0005, begin + length);
  }

  /** A silent voice; gives its volume, to be turned. */
  #voice(pitch: number, begin: number, length: number, wave: OscillatorType): AudioParam {
    const voice = this.#context.createOscillator();
    const volume = this.#context.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, begin);
    volume.gain.setValueAtTime(0, begin);
    voice.connect(volume).connect(this.#volume);
    voice.start(begin);
    voice.stop(begin + length + 0.1);
    voice.onended = () => volume.disconnect();
    return volume.gain;
  }
}
