// Values to choose from, in the order they are offered, and numbers that both sides keep to.
// Made by ./dev protocol from the server's own classes; do not edit.

import type {
  Beat,
  BotLevel,
  ChairSymbol,
  Character,
  Colour,
  Face,
  Pace,
  SlatesShown,
  WordChoice,
} from './names';

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

export const FACES = ['joy', 'laugh', 'wonder', 'love', 'oops', 'cheer'] as const satisfies readonly Face[];

/** How long each beat of a scene takes, in milliseconds: the table waits for them before it acts. */
export const BEATS: Readonly<Record<Pace, Readonly<Record<Beat, number>>>> = {
  unhurried: {
    points: 1100,
    breath: 900,
    light: 700,
    hush: 700,
    verdict: 1700,
    stars: 1300,
    lantern: 550,
    dark: 1900,
  },
  brisk: {
    points: 500,
    breath: 300,
    light: 300,
    hush: 250,
    verdict: 900,
    stars: 700,
    lantern: 220,
    dark: 1000,
  },
  off: {
    points: 0,
    breath: 0,
    light: 0,
    hush: 0,
    verdict: 0,
    stars: 0,
    lantern: 0,
    dark: 0,
  },
};
