// Values to choose from, in the order they are offered, and numbers that both sides keep to.
// Made by ./dev generate from the server's own classes; do not edit.

import type {
  Beat,
  BotLevel,
  ChairSymbol,
  Character,
  Colour,
  Outcome,
  Pace,
  ReactionKind,
  SlatesShown,
  Weight,
  WordChoice,
} from './types';

export const COLOURS = [
  'orange',
  'pink',
  'purple',
  'green',
  'blue',
  'yellow',
] as const satisfies readonly Colour[];

export const SYMBOLS = [
  'moon',
  'sun',
  'star',
  'cloud',
  'leaf',
  'key',
  'boat',
  'bird',
  'fish',
  'flame',
  'feather',
  'mountain',
] as const satisfies readonly ChairSymbol[];

export const CHARACTERS = [
  'atlas',
  'mira',
  'iris',
  'saga',
  'puck',
  'vesper',
] as const satisfies readonly Character[];

export const LEVELS = ['dreamer', 'stargazer', 'navigator', 'oracle'] as const satisfies readonly BotLevel[];

export const WORD_CHOICES = [
  'ordinary',
  'discovery',
  'mixed',
  'own',
] as const satisfies readonly WordChoice[];

export const SLATES_SHOWN = ['after_round', 'after_game', 'never'] as const satisfies readonly SlatesShown[];

export const PACES = ['unhurried', 'brisk', 'off'] as const satisfies readonly Pace[];

export const REACTION_KINDS = [
  'joy',
  'laugh',
  'wonder',
  'love',
  'oops',
  'cheer',
  'wave',
] as const satisfies readonly ReactionKind[];

/** Milliseconds of each beat. */
export type Lengths = Readonly<Partial<Record<Beat, number>>>;

/** Every length is multiplied by this. */
export const SPEED: Readonly<Record<Pace, number>> = {
  unhurried: 1,
  brisk: 0.6,
  off: 0,
};

/** Unhurried. */
export const ANNOUNCING: Lengths = {
  lanterns: 1200,
  dark: 800,
};

/** The same for every outcome. */
export const BEFORE_VERDICT: Readonly<Record<Weight, Lengths>> = {
  routine: {
    points: 600,
    breath: 200,
    lights: 600,
    hush: 0,
  },
  first: {
    points: 900,
    breath: 500,
    lights: 700,
    hush: 0,
  },
  decisive: {
    points: 900,
    breath: 700,
    lights: 1000,
    hush: 400,
  },
};

/** How much of that a routine pointing takes, by the pointings before it in its round. */
export const QUICKENING: readonly number[] = [1, 1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3];

/** From its verdict on, it takes at least this much. */
export const LEAST_NEWS: number = 0.5;

/** A fall has no stars: the picture goes back. */
export const FROM_VERDICT: Readonly<Record<Weight, Readonly<Record<Outcome, Lengths>>>> = {
  routine: {
    spark: {
      verdict: 600,
      stars: 400,
    },
    super: {
      verdict: 1000,
      stars: 500,
    },
    fall: {
      verdict: 1000,
      stars: 400,
    },
  },
  first: {
    spark: {
      verdict: 900,
      stars: 600,
    },
    super: {
      verdict: 1200,
      stars: 500,
    },
    fall: {
      verdict: 1200,
      stars: 400,
    },
  },
  decisive: {
    spark: {
      verdict: 1200,
      stars: 500,
    },
    super: {
      verdict: 1200,
      stars: 500,
    },
    fall: {
      verdict: 1200,
      stars: 500,
    },
  },
};
