import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import type { Player } from '$lib/game/players';
import type { RoundRecord } from '$lib/protocol/types';
import type { DrawContext } from './canvas';
import openGame from './golden-open.json';
import { paint } from './paint';
import type { Palette } from './palette';
import { HEIGHT, WIDTH } from './picture';
import { shareCardOf, type Subject } from './share-card';

interface Drawn {
  what: string;
  /** From the left edge of the picture. */
  x: number;
  y: number;
  /** Which way round: -1 would be mirror writing. */
  way: number;
}

/** A field of the code to scan. */
const DOT = '■';

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
    fillRect: (x: number, y: number, width: number, height: number) =>
      put(DOT, x + width / 2, y + height / 2),
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

const ADDRESS = 'https://stella.example';

async function drawn(
  subject: Subject,
  mirrored: boolean,
  address: string | null = ADDRESS,
): Promise<Drawn[]> {
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
    address,
  });
  const found: Drawn[] = [];
  const context: DrawContext = { pen: recorder(found), colours, width: WIDTH, height: HEIGHT, mirrored };
  const images = new Map(story.pictures.map(({ card }) => [card, card as unknown as CanvasImageSource]));
  paint(context, story, images);
  return found;
}

describe('a picture of a game', () => {
  const names = (openGame as unknown as { players: Player[] }).players.map(({ name }) => name);
  const winners = (openGame as { winners: number[] }).winners.map((seat) => names[seat]!);

  it.each([{ kind: 'round', number: 1 }, { kind: 'game' }] as const)(
    'names everyone on it: %o',
    async (subject) => {
      const written = (await drawn(subject, false)).map(({ what }) => what);
      expect(names.map((name) => written.filter((each) => each === name).length)).toEqual(names.map(() => 1));
    },
  );

  it('shows paintings, each of another card', async () => {
    const found = await drawn({ kind: 'game' }, false);
    const cards = new Set(
      (openGame as unknown as { rounds: RoundRecord[] }).rounds.flatMap((each) => each.grid),
    );
    const painted = found.map(({ what }) => what).filter((what) => cards.has(what));
    expect(painted.length).toBeGreaterThan(2);
    expect(new Set(painted).size).toBe(painted.length);
  });

  it('says where to come, to read and to scan', async () => {
    const found = await drawn({ kind: 'game' }, false);
    expect(found.map(({ what }) => what)).toContain('stella.example');
    const { data } = encode(ADDRESS, { border: 2, ecc: 'M' });
    const dark = data.flat().filter(Boolean).length;
    expect(found.filter(({ what }) => what === DOT).length).toBe(1 + dark); // the night is one
  });

  it('says nothing of an address where nobody else could come', async () => {
    const found = await drawn({ kind: 'game' }, false, null);
    expect(found.filter(({ what }) => what === DOT).length).toBe(1);
  });

  it('says who has won', async () => {
    const written = (await drawn({ kind: 'game' }, false)).map(({ what }) => what).join(' ');
    expect(winners.length).toBeGreaterThan(0);
    // In the title and below their seat.
    for (const name of winners) expect(written.split(name).length).toBeGreaterThan(2);
  });
});

describe('a picture in a language written from right to left', () => {
  it.each([{ kind: 'round', number: 1 }, { kind: 'game' }] as const)(
    'is laid out from the right: %o',
    async (subject) => {
      const letters = ({ what }: Drawn) => what !== DOT; // a code has one way round
      const plain = (await drawn(subject, false)).filter(letters);
      const mirrored = (await drawn(subject, true)).filter(letters);
      expect(plain.length).toBeGreaterThan(5);
      expect(mirrored.map(({ what }) => what)).toEqual(plain.map(({ what }) => what));
      mirrored.forEach(({ x, y }, index) => {
        expect(x).toBeCloseTo(WIDTH - plain[index]!.x);
        expect(y).toBeCloseTo(plain[index]!.y);
      });
    },
  );

  it('has no mirror writing in it, and no picture the wrong way round', async () => {
    const everything = await drawn({ kind: 'round', number: 1 }, true);
    expect(everything.filter(({ what, way }) => way !== 1 && what !== 'night')).toEqual([]);
  });
});
