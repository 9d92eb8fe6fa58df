/** Which part of a picture is on its card: where the middle of it is, from 0 to 1 of the picture, and how large it is shown. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** A part of a picture, in its pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card is 2 wide and 3 high. */
const RATIO = 2 / 3;
export const LARGEST = 4;
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of a picture that a crop shows: of the shape of a card, and nowhere beside the picture. */
export function partOf(width: number, height: number, crop: Crop): Part {
  const wide = Math.min(width, height * RATIO) / crop.zoom;
  const high = wide / RATIO;
  return {
    left: between(0, crop.x * width - wide / 2, width - wide),
    top: between(0, crop.y * height - high / 2, height - high),
    width: wide,
    height: high,
  };
}

/** The crop after it was moved by parts of the card, to the right and down, and made larger. */
export function moved(
  width: number,
  height: number,
  crop: Crop,
  { right = 0, down = 0, larger = 1 }: { right?: number; down?: number; larger?: number },
): Crop {
  const zoom = between(1, crop.zoom * larger, LARGEST);
  const before = partOf(width, height, crop);
  const x = (before.left + before.width * (0.5 + right)) / width;
  const y = (before.top + before.height * (0.5 + down)) / height;
  const part = partOf(width, height, { x, y, zoom });
  return { x: (part.left + part.width / 2) / width, y: (part.top + part.height / 2) / height, zoom };
}

const STEP = 0.04;
const GROW = 1.1;

/** What a key does to a crop; null for any other key. */
export function keyed(width: number, height: number, crop: Crop, key: string): Crop | null {
  const by = (change: Parameters<typeof moved>[3]) => moved(width, height, crop, change);
  switch (key) {
    case 'ArrowLeft':
      return by({ right: -STEP });
    case 'ArrowRight':
      return by({ right: STEP });
    case 'ArrowUp':
      return by({ down: -STEP });
    case 'ArrowDown':
      return by({ down: STEP });
    case '+':
    case '=':
      return by({ larger: GROW });
    case '-':
      return by({ larger: 1 / GROW });
    case '0':
      return MIDDLE;
    default:
      return null;
  }
}
