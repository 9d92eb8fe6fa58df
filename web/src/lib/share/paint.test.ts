import { describe, expect, it } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import type { Player } from '$lib/game/players';
import type { RoundRecord } from '$lib/protocol/types';
import type { DrawContext } from './canvas';
import openGame from './golden-open.json';
import { paint } from './paint';
import type { Palette } from './palette';
import { SHAPES, type Shape } from './picture';
import { shareCardOf, type Subject } from './share-card';

interface Drawn {
  what: string;
  /** From the left edge of the picture. */
  x: number;
  y: number;
  /** Which way round: -1 would be mirror writing. */
  way: number;
}

/** A pen that writes down where each text and each picture appears. Its turns are small and left out. */
function recorder(drawn: Drawn[]): CanvasRenderingContext2D {
  let now = { x: 0, y: 0, scale: 1, high: 1 };
  const saved: (typeof now)[] = [];
  const put = (what: string, x: number, y: number) =>
    drawn.push({ what, x: now.x + x * now.scale, y: now.y + y * now.high, way: Math.sign(now.scale) });
  const does: Record<string, unknown> = {
    save: () => saved.push(now),
    restore: () => (now = saved.pop() ?? now),
    translate: (x: number, y: number) =>
      (now = { ...now, x: now.x + x * now.scale, y: now.y + y * now.high }),
    scale: (x: number, y: number) => (now = { ...now, scale: now.scale * x, high: now.high * y }),
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    fillText: put,
    drawImage: (image: string, x: number, y: number, width: number, height: number) =>
      put(image, x + width / 2, y + height / 2),
  };
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => does[String(name)] ?? (() => undefined),
    set: () => true,
  });
}

globalThis.Path2D ??= class {} as unknown as typeof Path2D;
const colours = new Proxy({} as Palette, { get: (_, name) => String(name) });

async function drawn(subject: Subject, shape: Shape, mirrored: boolean): Promise<Drawn[]> {
  const { players, rounds, winners } = openGame as unknown as {
    players: Player[];
    rounds: RoundRecord[];
    winners: number[];
  };
  const texts = await Texts.in('en');
  const story = shareCardOf(subject, {
    texts,
    players,
    rounds,
    winners,
    wordOf: (clue) => `word ${clue}`,
    named: true,
  });
  const found: Drawn[] = [];
  const [width, height] = SHAPES[shape];
  const context: DrawContext = { pen: recorder(found), colours, width, height, mirrored };
  const images = new Map(story.pictures.map(({ card }) => [card, card as unknown as CanvasImageSource]));
  paint(context, story, images);
  return found;
}

describe('a picture of a game', () => {
  const names = (openGame as unknown as { players: Player[] }).players.map(({ name }) => name);
  const winners = (openGame as { winners: number[] }).winners.map((seat) => names[seat]!);

  it.each([
    [{ kind: 'round', number: 1 }, 'wide', 1],
    [{ kind: 'game' }, 'upright', 1],
    [{ kind: 'constellation' }, 'upright', 2], // at their star and above their score
  ] as const)('names everyone on it: %o, %s', async (subject, shape, times) => {
    const written = (await drawn(subject, shape, false)).map(({ what }) => what);
    expect(names.map((name) => written.filter((each) => each === name).length)).toEqual(
      names.map(() => times),
    );
  });

  it('says who has won', async () => {
    const written = (await drawn({ kind: 'game' }, 'wide', false)).map(({ what }) => what).join(' ');
    expect(winners.length).toBeGreaterThan(0);
    // In the title and below their seat.
    for (const name of winners) expect(written.split(name).length).toBeGreaterThan(2);
  });
});

describe('a picture in a language written from right to left', () => {
  it.each([
    [{ kind: 'round', number: 1 }, 'wide'],
    [{ kind: 'round', number: 2 }, 'upright'],
    [{ kind: 'game' }, 'wide'],
    [{ kind: 'constellation' }, 'wide'],
  ] as const)('is laid out from the right: %o, %s', async (subject, shape) => {
    const [plain, mirrored] = [await drawn(subject, shape, false), await drawn(subject, shape, true)];
    const [width] = SHAPES[shape];
    expect(plain.length).toBeGreaterThan(5);
    expect(mirrored.map(({ what }) => what)).toEqual(plain.map(({ what }) => what));
    mirrored.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(width - plain[index]!.x);
      expect(y).toBeCloseTo(plain[index]!.y);
    });
  });

  it('has no mirror writing in it, and no picture the wrong way round', async () => {
    const everything = await drawn({ kind: 'round', number: 1 }, 'wide', true);
    expect(everything.filter(({ way }) => way !== 1)).toEqual([]);
  });
});
