import type { Colour } from '$lib/protocol/types';

const NAMES = [
  'sky-top',
  'sky-high',
  'sky-middle',
  'sky-low',
  'sky-glow',
  'hill-far',
  'hill-middle',
  'hill-near',
  'night-deep',
  'night',
  'night-sheet',
  'void',
  'paper',
  'cream',
  'lantern',
  'glow',
  'rim',
  'moon-light',
  'sheet-high',
  'sheet-low',
  'on-sheet',
  'on-colour',
  'ink-soft',
  'orange',
  'pink',
  'purple',
  'green',
  'blue',
  'yellow',
] as const;
type Tint = (typeof NAMES)[number];

/** The colours of the night, by their names in `tokens.css`. */
export interface Palette extends Readonly<Record<Tint | Colour, string>> {
  serif: string;
  sans: string;
}

/** Read from an element of the night: a canvas knows no custom properties. */
export function paletteOf(night: Element): Palette {
  const style = getComputedStyle(night);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const tints = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<Tint, string>;
  return { ...tints, serif: read('serif'), sans: read('sans') };
}
