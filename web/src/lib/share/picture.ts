import type { Deck } from '$lib/decks/deck.svelte';
import { isMirrored } from '$lib/i18n/direction';
import { paint } from './paint';
import type { Images } from './paint-stage';
import { paletteOf } from './palette';
import type { ShareCard } from './share-card';

/** The shape that chats and networks like. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

const QUALITY = 0.92;

/** Draw a story, unless something else is wanted by the time that its pictures are there. */
export async function draw(
  canvas: HTMLCanvasElement,
  story: ShareCard,
  deck: Deck | null,
  wanted: () => boolean = () => true,
): Promise<void> {
  const colours = paletteOf(canvas);
  const [images] = await Promise.all([imagesOf(story, deck), lettersOf(colours.serif, colours.sans)]);
  if (!wanted()) return;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas here');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  paint({ pen, colours, width: WIDTH, height: HEIGHT, mirrored: isMirrored() }, story, images);
}

/** The picture as a file. A canvas writes pixels and nothing else: no place, no time, no name of the table. */
export async function fileOf(canvas: HTMLCanvasElement, story: ShareCard): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('this browser makes no pictures');
  return new File([blob], `stella-${story.kind}.jpg`, { type: 'image/jpeg', lastModified: 0 });
}

/** The fonts of the page, as a canvas does not ask for them itself. */
async function lettersOf(serif: string, sans: string): Promise<void> {
  const faces = [`560 40px ${serif}`, `italic 560 40px ${serif}`, `650 40px ${sans}`];
  await Promise.all(faces.map((face) => document.fonts.load(face, 'Aąéß').catch(() => [])));
}

async function imagesOf({ pictures }: ShareCard, deck: Deck | null): Promise<Images> {
  if (deck === null || pictures.length === 0) return new Map();
  await deck.load();
  const cards = [...new Set(pictures.map(({ card }) => card))];
  const loaded = await Promise.all(
    cards.map((card) => imageOf(deck.cards[card]?.[pictures.length > 4 ? 'small' : 'large'])),
  );
  return new Map(
    cards.flatMap((card, index) => {
      const image = loaded[index];
      return image == null ? [] : [[card, image] as const];
    }),
  );
}

async function imageOf(url: string | undefined): Promise<HTMLImageElement | null> {
  if (url === undefined) return null;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
