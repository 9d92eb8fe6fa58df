import { PLACES } from '$lib/game/limits';
import { fileOf, tomlOf } from './deck-file';
import { MIDDLE, partOf, type Crop } from './crop';
import { zipOf, type Entry } from './zip';

/** A picture of the unfinished deck: a small copy of it, and the content of its card. */
export interface DraftPicture {
  readonly id: number;
  readonly file: File;
  readonly copy: ImageBitmap;
  crop: Crop;
  description: string;
}

/** The longer side of a copy, in pixels: hundreds of photographs must fit into the memory of a phone. */
const COPY = 560;
const SIZES = { large: [800, 1200], small: [400, 600], tiny: [240, 360] } as const;
export const LONGEST = 400;
export const LEAST = 30;
export const MOST = 300;

/** A deck in the making. Everything stays in this browser until it is saved. */
export class DeckDraft {
  pictures: DraftPicture[] = $state([]);
  name = $state('');
  /** Names of files that aren't pictures, or broken ones. */
  unreadable: readonly string[] = $state.raw([]);
  /** How many files are still to be read. */
  waiting = $state(0);
  #ids = 0;

  readonly left: number = $derived(this.pictures.filter((each) => each.description.trim() === '').length);
  readonly fits: boolean = $derived(this.pictures.length >= LEAST && this.pictures.length <= MOST);
  readonly ready: boolean = $derived(this.fits && this.left === 0);

  /** Read pictures, one after the other: each is large for a moment. */
  async add(files: readonly File[]): Promise<void> {
    const wrong: string[] = [];
    this.waiting += files.length;
    for (const file of files) {
      if (this.pictures.some((each) => isSame(each.file, file))) {
        this.waiting -= 1;
        continue;
      }
      const copy = await copyOf(file).catch(() => null);
      this.waiting -= 1;
      if (copy === null) wrong.push(file.name);
      else if (this.pictures.length < MOST)
        this.pictures.push({ id: (this.#ids += 1), file, copy, crop: MIDDLE, description: '' });
      else copy.close();
    }
    this.unreadable = wrong;
  }

  drop(id: number): void {
    const gone = this.pictures.find((each) => each.id === id);
    this.pictures = this.pictures.filter((each) => each.id !== id);
    gone?.copy.close();
  }

  /** Where the next picture is that nobody has described, seen from one; -1 if there is none. */
  undescribed(from: number): number {
    const order = this.pictures.map((_, step) => (from + 1 + step) % this.pictures.length);
    return order.find((index) => this.pictures[index]?.description.trim() === '') ?? -1;
  }

  /** Fifteen of them at random, as a game would begin. */
  deal(): DraftPicture[] {
    const left = [...this.pictures];
    const dealt: DraftPicture[] = [];
    while (left.length > 0 && dealt.length < PLACES)
      dealt.push(...left.splice(Math.floor(Math.random() * left.length), 1));
    return dealt;
  }

  get descriptions(): string[] {
    return this.pictures.map(({ description }) => description.trim().replace(/\s+/g, ' '));
  }

  /** The pictures as cards, numbered in their order: what a table takes. */
  async files(ondone: (done: number) => void): Promise<File[]> {
    const files: File[] = [];
    for (const [index, picture] of this.pictures.entries()) {
      const blob = await cardOf(picture, 'large', 'image/jpeg');
      files.push(new File([blob], fileOf(index + 1, 'jpg'), { type: 'image/jpeg' }));
      ondone(index + 1);
    }
    return files;
  }

  /**
   * The whole deck as a zip: a folder that `stella decks add` takes. Browsers that cannot write WebP give the pictures alone,
   * which `stella decks new` and every table take.
   */
  async archive(language: string, ondone: (done: number) => void): Promise<Blob> {
    const entries: Entry[] = [];
    const add = async (name: string, blob: Blob) =>
      entries.push({ name, data: new Uint8Array(await blob.arrayBuffer()) });
    const webp = await writesWebp();
    for (const [index, picture] of this.pictures.entries()) {
      if (webp)
        for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
          await add(`${size}/${fileOf(index + 1, 'webp')}`, await cardOf(picture, size, 'image/webp'));
      else await add(fileOf(index + 1, 'jpg'), await cardOf(picture, 'large', 'image/jpeg'));
      ondone(index + 1);
    }
    const toml = tomlOf({ name: this.name, language, descriptions: this.descriptions });
    if (webp) await add('deck.toml', new Blob([toml]));
    return zipOf(entries);
  }
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

async function copyOf(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, COPY / Math.max(whole.width, whole.height));
  const copy = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return copy;
}

/** Draw what is on a card over the whole of a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, width, height } = partOf(picture.width, picture.height, crop);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

async function cardOf({ file, crop }: DraftPicture, size: keyof typeof SIZES, kind: string): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIZES[size];
  draw(canvas, picture, crop);
  picture.close();
  return blobOf(canvas, kind);
}

function blobOf(canvas: HTMLCanvasElement, kind: string): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), kind, 0.86),
  );
}

async function writesWebp(): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return (await blobOf(canvas, 'image/webp')).type === 'image/webp';
}
