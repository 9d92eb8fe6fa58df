import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read as a file: vitest gives style sheets an empty text. It runs in web/.
const css = readFileSync('src/app.css', 'utf8');

function roles(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)![1]!;
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

const ROOMS = { night: roles(':root,\n.night {'), 'light room': roles(":root[data-theme='light'] {") };
const GROUNDS = ['ground', 'ground-far', 'surface', 'surface-high'];
const COLOURS = ['orange', 'pink', 'purple', 'green', 'blue', 'yellow'];

describe.each(Object.entries(ROOMS))('in the %s', (_, room) => {
  it.each(['ink', 'ink-soft', 'accent', 'danger', 'good'])(
    'text in %s can be read on every ground',
    (role) => {
      for (const ground of GROUNDS) {
        expect(contrast(room[role]!, room[ground]!), ground).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('buttons and tokens can be read', () => {
    expect(contrast(room['on-accent']!, room['accent']!)).toBeGreaterThanOrEqual(4.5);
    for (const colour of COLOURS) {
      expect(contrast(room['on-colour']!, room[colour]!), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('edges, stars and tokens stand out', () => {
    for (const role of ['line-strong', 'star', ...COLOURS]) {
      for (const ground of ['ground', 'surface']) {
        expect(contrast(room[role]!, room[ground]!), `${role} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
