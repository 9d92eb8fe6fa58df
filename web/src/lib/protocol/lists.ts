// Values to choose from, in the order they are offered.
// Made by ./dev protocol from the server's own classes; do not edit.

import type { BotLevel, ChairSymbol, Character, Colour, SlatesShown, WordChoice } from './names';

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
