import type { ChairSymbol, Colour } from '$lib/protocol/types';

export const COLOURS: readonly Colour[] = ['orange', 'pink', 'purple', 'green', 'blue', 'yellow'];

export const SYMBOLS: readonly ChairSymbol[] = [
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
];
