import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read as a file: vitest gives style sheets an empty text. It runs in web/.
const css = readFileSync('src/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '');

type Colours = Record<string, string>;

/** The colours that the block with this selector names; mixtures of them are made where they are used. */
function coloursOf(selector: string): Colours {
  const block = css.match(new RegExp(`(?:^|\\n)${selector} \\{([^}]*)\\}`))![1]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map((m) => [m[1]!, m[2]!]),
  );
}

function light(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

const everywhere = coloursOf(':root');
const night = { ...everywhere, ...coloursOf(':root,\\n\\.night') };
const ROOMS: Record<string, Colours> = {
  night,
  'light room': { ...night, ...coloursOf(":root\\[data-theme='light'\\]") },
};
const GROUNDS = ['ground', 'ground-far', 'surface', 'surface-high'];
const SEATS = ['orange', 'pink', 'purple', 'green', 'blue', 'yellow'];
const LANTERNS = ['lanterns-high', 'lanterns-low'];

/** What is read, on what: in either room. */
const READ: [string, string[]][] = [
  ...['ink', 'ink-soft', 'accent', 'danger', 'good'].map((ink): [string, string[]] => [ink, GROUNDS]),
  ['on-accent', ['accent']],
  ['on-colour', SEATS],
];
/** What must be told from what: edges, stars, tokens. */
const SEEN: [string, string[]][] = ['line-strong', 'star', ...SEATS].map((role) => [
  role,
  ['ground', 'surface'],
]);

/** The same of what keeps the colours of the night in every room. */
const READ_AT_NIGHT: [string, string[]][] = [
  ['ink', ['night-deep', 'night-sheet', 'void', ...LANTERNS]],
  ['ink-soft', ['night-sheet', 'void', 'sky-middle', ...LANTERNS]],
  ['accent', ['night-sheet', ...LANTERNS]],
  ['cream', ['night-deep', 'night', 'sky-middle']],
  ['on-sheet', ['sheet-high', 'sheet-low', 'paper']],
  ['code-ink', ['code-ground']],
  ['lanterns-ink', LANTERNS],
  ['lantern-ink', SEATS],
  ['spark-ink', ['night-deep']],
  ['fall-ink', ['night-deep']],
  ['silver', ['night-deep']],
];
const SEEN_AT_NIGHT: [string, string[]][] = [
  ['lantern', ['night-deep', 'night', 'word-back', 'word-back-stripe']],
  ['chalk', ['night', 'night-deep']],
  ['rose', ['night', 'night-deep']],
  ['spark-ring', ['night-deep']],
  ['drawn-edge', ['night']],
  ['lanterns-line', LANTERNS],
  ...SEATS.map((seat): [string, string[]] => [seat, ['unlit', ...LANTERNS]]),
];
/** Painted: it says nothing that is not said beside it. */
const SCENERY = [
  ...[
    'shade',
    'opaque',
    'glow',
    'rim',
    'line',
    'brass',
    'card-back',
    'drawn-card',
    'wood-light',
    'wood-dark',
  ],
  ...['sky-low', 'sky-glow', 'cover-top', 'cover-middle', 'cover-bottom'],
  ...['moon-light', 'moon', 'moon-shade', 'moon-glow', 'hill-near', 'rose-rib', 'lantern-cap'],
];

function expectContrast(colours: Colours, pairs: [string, string[]][], least: number) {
  for (const [front, grounds] of pairs) {
    for (const ground of grounds) {
      expect(contrast(colours[front]!, colours[ground]!), `${front} on ${ground}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  }
}

describe.each(Object.entries(ROOMS))('in the %s', (_, room) => {
  it('what is written can be read on every ground', () => expectContrast(room, READ, 4.5));

  it('edges, stars and tokens stand out', () => expectContrast(room, SEEN, 3));
});

describe('in what is always night', () => {
  it('what is written can be read', () => expectContrast(night, READ_AT_NIGHT, 4.5));

  it('what is drawn stands out', () => expectContrast(night, SEEN_AT_NIGHT, 3));
});

describe('the colours', () => {
  const pairs = [...READ, ...SEEN, ...READ_AT_NIGHT, ...SEEN_AT_NIGHT].flat(2);

  it('are all measured here, or scenery', () => {
    expect(new Set([...pairs, ...SCENERY])).toEqual(new Set(Object.keys(night)));
    expect(SCENERY.filter((each) => pairs.includes(each))).toEqual([]);
  });

  it('of both rooms have the same names', () => {
    const roles = Object.keys(coloursOf(':root,\\n\\.night'));
    expect(Object.keys(coloursOf(":root\\[data-theme='light'\\]"))).toEqual(roles);
  });
});
