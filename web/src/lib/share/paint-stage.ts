import {
  withSavedState,
  paintToken,
  rounded,
  sans,
  serif,
  flipped,
  write,
  type Box,
  type DrawContext,
} from './canvas';
import { fitted, fontOf } from './letters';
import type { ShareCard, SharePicture, ShareSeat } from './share-card';

export type Images = ReadonlyMap<string, CanvasImageSource>;

/** What a picture is of: the pictures that joined the table, or all of a round. */
export function paintStage(context: DrawContext, story: ShareCard, box: Box, images: Images): void {
  if (story.kind === 'game') paintBrightest(context, story, box, images);
  else paintGrid(context, story, box, images);
}

/** The pictures that joined the table, a little askew, each with its word and its holders. */
function paintBrightest(
  context: DrawContext,
  { pictures, seats }: ShareCard,
  box: Box,
  images: Images,
): void {
  const gap = Math.min(box.width / pictures.length, 340);
  const caption = 112;
  const high = Math.min(box.height - caption - 14, (gap - 14) * 1.5);
  const wide = (high * 2) / 3;
  const left = box.x + (box.width - gap * pictures.length) / 2;
  const top = box.y + (box.height - high - caption - 14) / 2;
  const tilts = [-0.03, 0.02, -0.018, 0.032];
  pictures.forEach((picture, index) => {
    const middle = left + gap * (index + 0.5);
    paintPicture(context, picture, { x: middle - wide / 2, y: top, width: wide, height: high }, images, {
      tilt: tilts[index % tilts.length] ?? 0,
      shine: true,
    });
    paintCaption(context, picture, seats, {
      x: middle - gap / 2 + 8,
      y: top + high + 10,
      width: gap - 16,
      height: caption,
    });
  });
}

function paintCaption(
  context: DrawContext,
  { word, holders }: SharePicture,
  seats: readonly ShareSeat[],
  box: Box,
): void {
  const { pen, colours } = context;
  const middle = box.x + box.width / 2;
  const size = box.height * 0.34;
  if (word !== null) {
    const font = serif(context, 560, true);
    const set = fitted(pen, word, font, { width: box.width - 30, lines: 1, most: size, least: size * 0.5 });
    const [line = ''] = set.lines;
    pen.font = fontOf(font, set.size);
    const wide = pen.measureText(line).width + set.size * 1.2;
    rounded(pen, { x: middle - wide / 2, y: box.y, width: wide, height: size * 1.3 }, size * 0.5);
    pen.fillStyle = colours['sheet-high'];
    pen.fill();
    pen.fillStyle = colours['on-sheet'];
    write(context, line, middle, box.y + size * 0.95);
  }
  paintTokens(
    context,
    holders,
    seats,
    middle,
    box.y + size * 1.3 + box.height * 0.26,
    box.height * 0.19,
    box.width,
  );
}

function paintTokens(
  context: DrawContext,
  holders: readonly number[],
  seats: readonly ShareSeat[],
  middle: number,
  y: number,
  radius: number,
  width: number,
): void {
  const step = Math.min(radius * 2.25, width / Math.max(1, holders.length));
  const size = Math.min(radius, step / 2.1);
  holders.forEach((seat, index) => {
    const found = seats[seat];
    const x = middle + (index - (holders.length - 1) / 2) * step;
    if (found !== undefined) paintToken(context, found, x, y, size);
  });
}

/** All fifteen pictures of a round with those who had marked them; the others stay in the dark. */
function paintGrid(context: DrawContext, { pictures, seats }: ShareCard, box: Box, images: Images): void {
  const { pen, colours } = context;
  const columns = 5;
  const rows = Math.ceil(pictures.length / columns);
  const gap = 12;
  const wide = Math.min(
    (box.width - gap * (columns - 1)) / columns,
    (((box.height - gap * (rows - 1)) / rows) * 2) / 3,
  );
  const high = wide * 1.5;
  const left = box.x + (box.width - columns * wide - (columns - 1) * gap) / 2;
  const top = box.y + (box.height - rows * high - (rows - 1) * gap) / 2;
  pictures.forEach((picture, index) => {
    const cell = {
      x: left + (index % columns) * (wide + gap),
      y: top + Math.floor(index / columns) * (high + gap),
      width: wide,
      height: high,
    };
    const { holders } = picture;
    paintPicture(context, picture, cell, images, { tilt: 0, shine: holders.length > 1 });
    if (holders.length === 0) {
      withSavedState(pen, () => {
        pen.globalAlpha = 0.5;
        pen.fillStyle = colours['night-deep'];
        rounded(pen, cell, wide * 0.07);
        pen.fill();
      });
      return;
    }
    const radius = wide * 0.115;
    const perRow = 3;
    const lines = Math.ceil(holders.length / perRow);
    const pill = { x: cell.x + wide * 0.08, width: wide * 0.84, height: lines * radius * 2.3 + radius * 0.5 };
    const y = cell.y + high - pill.height - wide * 0.06;
    withSavedState(pen, () => {
      pen.globalAlpha = 0.82;
      pen.fillStyle = colours['night-deep'];
      rounded(pen, { ...pill, y }, radius);
      pen.fill();
    });
    for (let line = 0; line < lines; line += 1) {
      const row = holders.slice(line * perRow, line * perRow + perRow);
      paintTokens(
        context,
        row,
        seats,
        cell.x + wide / 2,
        y + radius * (1.4 + 2.3 * line),
        radius,
        pill.width,
      );
    }
  });
}

/** One card. Without its file (real cards, or it did not come) the number of its place. */
function paintPicture(
  context: DrawContext,
  { card, place }: SharePicture,
  { x, y, width, height }: Box,
  images: Images,
  { tilt, shine }: { tilt: number; shine: boolean },
): void {
  const { pen, colours } = context;
  const box = { x: -width / 2, y: -height / 2, width, height };
  const image = images.get(card);
  withSavedState(pen, () => {
    pen.translate(x + width / 2, y + height / 2);
    pen.rotate(tilt);
    rounded(pen, box, width * 0.07);
    withSavedState(pen, () => {
      pen.shadowColor = shine ? colours.glow : colours.void;
      pen.shadowBlur = width * (shine ? 0.14 : 0.05);
      pen.fillStyle = colours.night;
      pen.fill();
    });
    withSavedState(pen, () => {
      pen.clip();
      if (image !== undefined) flipped(context, 0, () => pen.drawImage(image, box.x, box.y, width, height));
      else {
        pen.fillStyle = colours.cream;
        pen.font = fontOf(serif(context), width * 0.36);
        write(context, String(place + 1), 0, width * 0.13);
      }
    });
    pen.globalAlpha = shine ? 0.9 : 0.4;
    pen.lineWidth = Math.max(1.5, width * 0.012);
    pen.strokeStyle = colours.rim;
    pen.stroke();
  });
}
