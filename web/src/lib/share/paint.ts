import { ringPlace } from '$lib/game/constellation';
import {
  withSavedState,
  paintNight,
  paintToken,
  paintWordmark,
  rounded,
  sans,
  serif,
  flipped,
  write,
  type Box,
  type DrawContext,
} from './canvas';
import { fitted, fontOf, wrapped } from './letters';
import type { ShareCard, ShareLine, SharePicture, ShareSeat } from './share-card';

export type Images = ReadonlyMap<string, CanvasImageSource>;

/** Draw a whole picture; upright or wide, by the size of the context. */
export function paint(context: DrawContext, story: ShareCard, images: Images): void {
  const { width, height, pen, mirrored } = context;
  paintNight(context);
  pen.textBaseline = 'alphabetic';
  pen.direction = mirrored ? 'rtl' : 'ltr';
  flipped(context, width / 2, () => {
    if (height > width) paintUpright(context, story, images);
    else paintWide(context, story, images);
  });
}

function paintUpright(context: DrawContext, story: ShareCard, images: Images): void {
  const { width, height } = context;
  const margin = 60;
  const inner = width - 2 * margin;
  let y = 44 + paintWordmark(context, width / 2, 44, 250) + 16;
  y = paintTitle(context, story, { x: margin, y, width: inner, height: 150 }, 74) + 14;
  const scores = 176;
  const floor = height - margin - scores;
  // Who thinks alike is a sentence with two names in it: it gets a second line. Pictures need the room more.
  const one = story.kind === 'constellation' ? 130 : 80;
  const spoken = story.lines.length > 1 ? 200 : story.lines.length > 0 ? one : 0;
  const stage = { x: margin, y, width: inner, height: floor - spoken - y - 10 };
  paintStage(context, story, stage, images);
  paintLines(context, story, { x: margin, y: floor - spoken, width: inner, height: spoken }, 40);
  paintScores(context, story.seats, { x: margin - 20, y: floor + 26, width: inner + 40, height: scores });
}

function paintWide(context: DrawContext, story: ShareCard, images: Images): void {
  const { width, height } = context;
  const margin = 36;
  if (story.kind === 'game') {
    paintWordmark(context, margin + 70, 30, 130);
    const top = paintTitle(context, story, { x: 190, y: 24, width: width - 380, height: 100 }, 54) + 10;
    const floor = height - 144;
    paintStage(
      context,
      story,
      { x: margin, y: top, width: width - 2 * margin, height: floor - top - 6 },
      images,
    );
    paintScores(context, story.seats, { x: margin, y: floor + 10, width: width - 2 * margin, height: 118 });
    return;
  }
  const split = story.kind === 'round' ? 690 : 730;
  paintStage(context, story, { x: margin, y: 30, width: split - margin - 24, height: height - 60 }, images);
  const side = { x: split, y: 34, width: width - split - margin, height: height - 68 };
  let y = side.y + paintWordmark(context, side.x + side.width / 2, side.y, 170) + 10;
  y = paintTitle(context, story, { ...side, y, height: 130 }, 46) + 8;
  const rows = Math.ceil(story.seats.length / 3);
  const scores = rows * 112;
  const floor = side.y + side.height - scores;
  paintLines(context, story, { ...side, y, height: floor - y - 8 }, 27);
  for (let row = 0; row < rows; row += 1) {
    const seats = story.seats.slice(row * 3, row * 3 + 3);
    paintScores(context, seats, { ...side, y: floor + row * 112, height: 108 });
  }
}

/** The title, and the word of a round on a sheet of paper; gives where it ends. */
function paintTitle(context: DrawContext, story: ShareCard, { x, y, width }: Box, size: number): number {
  const { pen, colours } = context;
  const middle = x + width / 2;
  const small = story.word !== null;
  const room = { width, lines: 2, most: small ? size * 0.55 : size, least: size * 0.45 };
  const title = fitted(pen, story.title, serif(context, 560, small), room);
  pen.fillStyle = small ? colours.cream : colours.lantern;
  let end = y;
  withSavedState(pen, () => {
    pen.font = fontOf(serif(context, 560, small), title.size);
    pen.shadowColor = colours.glow;
    pen.shadowBlur = small ? 0 : title.size * 0.35;
    for (const line of title.lines) {
      end += title.size * 1.08;
      write(context, line, middle, end);
    }
  });
  if (story.word === null) return end + 8;
  const word = fitted(pen, story.word, serif(context), {
    width: width - 60,
    lines: 2,
    most: size,
    least: size * 0.4,
  });
  pen.font = fontOf(serif(context), word.size);
  const wide = Math.max(...word.lines.map((line) => pen.measureText(line).width));
  const high = word.size * (1.15 * word.lines.length + 0.3);
  const card = { x: middle - wide / 2 - 36, y: end + 16, width: wide + 72, height: high };
  const sheet = pen.createLinearGradient(card.x, card.y, card.x, card.y + high);
  sheet.addColorStop(0, colours['sheet-high']);
  sheet.addColorStop(1, colours['sheet-low']);
  rounded(pen, card, 22);
  pen.fillStyle = sheet;
  pen.fill();
  pen.fillStyle = colours['on-sheet'];
  word.lines.forEach((line, index) => {
    write(context, line, middle, card.y + word.size * (1.02 + 1.15 * index));
  });
  return card.y + high + 10;
}

function paintStage(context: DrawContext, story: ShareCard, box: Box, images: Images): void {
  if (story.sky !== null) paintSky(context, story, box);
  else if (story.kind === 'game') paintBrightest(context, story, box, images);
  else paintGrid(context, story, box, images);
}

/** The stars on a ring, lines between those who think alike. */
function paintSky(context: DrawContext, { sky, seats }: ShareCard, box: Box): void {
  const { pen, colours } = context;
  if (sky === null) return;
  const unit = Math.min(box.width, box.height);
  const radius = unit * 0.07;
  const named = seats.some(({ name }) => name !== null);
  const below = named ? radius * 1.5 : 0;
  const middle = { x: box.x + box.width / 2, y: box.y + (box.height - below) / 2 };
  const across = Math.min(box.width * (named ? 0.37 : 0.42), box.height * 0.72);
  const down = (box.height - below) / 2 - radius - 8;
  const count = sky.order.length;
  const places = new Map(
    sky.order.map((seat, index) => {
      const { x, y } = ringPlace(index, count);
      return [seat, { x: middle.x + (across / 1.04) * x, y: middle.y + (down / 1.04) * y }];
    }),
  );
  for (const { pair, light, closest } of [...sky.lines].sort((a, b) => a.light - b.light)) {
    const [from, to] = pair.map((seat) => places.get(seat));
    if (from === undefined || to === undefined) continue;
    withSavedState(pen, () => {
      pen.strokeStyle = colours.rim;
      pen.globalAlpha = 0.14 + 0.86 * light;
      pen.lineWidth = unit * (0.0012 + 0.0085 * light * light);
      pen.lineCap = 'round';
      pen.shadowColor = colours.glow;
      pen.shadowBlur = closest ? unit * 0.05 : unit * 0.02 * light;
      pen.beginPath();
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
      pen.stroke();
    });
  }
  for (const seat of seats) {
    const place = places.get(seat.seat);
    if (place === undefined) continue;
    paintToken(context, seat, place.x, place.y, radius, unit * 0.05);
    if (seat.name !== null) paintName(context, seat.name, place, radius, box);
  }
}

function paintName(
  context: DrawContext,
  name: string,
  place: { x: number; y: number },
  radius: number,
  box: Box,
): void {
  const { pen, colours } = context;
  const size = Math.max(20, radius * 0.68);
  pen.font = fontOf(sans(context, 650), size);
  pen.textAlign = 'center';
  const room = Math.min(radius * 5.4, 2 * Math.min(place.x - box.x, box.x + box.width - place.x) + 40);
  const lines = wrapped(pen, name, room, 2);
  withSavedState(pen, () => {
    pen.lineJoin = 'round';
    pen.lineWidth = size * 0.34;
    pen.strokeStyle = colours['night-deep'];
    pen.fillStyle = colours.cream;
    lines.forEach((line, index) => {
      const y = place.y + radius + size * (1.15 + index * 1.1);
      pen.globalAlpha = 0.75;
      flipped(context, place.x, () => pen.strokeText(line, place.x, y));
      pen.globalAlpha = 1;
      write(context, line, place.x, y);
    });
  });
}

/** The pictures that joined the table, a little askew, each with its word and its holders. */
function paintBrightest(
  context: DrawContext,
  { pictures, seats }: ShareCard,
  box: Box,
  images: Images,
): void {
  if (pictures.length === 0) return;
  const columns = box.width > box.height * 1.4 ? pictures.length : Math.min(2, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const cell = { width: box.width / columns, height: box.height / rows };
  const caption = Math.min(112, cell.height * 0.26);
  const high = Math.min(cell.height - caption - 14, (cell.width - 60) * 1.5);
  const wide = (high * 2) / 3;
  const tilts = [-0.03, 0.02, -0.018, 0.032];
  pictures.forEach((picture, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, pictures.length - row * columns);
    const offset = ((columns - inRow) * Math.min(cell.width, wide + 150)) / 2;
    const gap = Math.min(cell.width, wide + 150);
    const left = box.x + (box.width - gap * columns) / 2 + offset;
    const middle = left + gap * ((index % columns) + 0.5);
    const top = box.y + row * cell.height + 6;
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

/** Sentences one below the other; where names are left out, the signs of those they are about stand before them. */
function paintLines(context: DrawContext, { lines, seats }: ShareCard, box: Box, size: number): void {
  const { pen, colours } = context;
  const middle = box.x + box.width / 2;
  let y = box.y;
  lines.forEach((line, index) => {
    const most = index === 0 ? size : size * 0.78;
    const font = index === 0 ? serif(context) : sans(context, 500);
    const signs = signsWidth(line, most);
    const share = lines.length > 1 && index === 0 ? 0.62 : 1;
    const left = (box.y + box.height - y) * share;
    const allowed = Math.max(1, Math.min(3, Math.floor(left / (most * 1.22))));
    const set = fitted(pen, line.text, font, {
      width: box.width - signs,
      lines: allowed,
      most,
      least: most * 0.62,
    });
    pen.font = fontOf(font, set.size);
    pen.fillStyle = index === 0 ? colours.cream : colours['ink-soft'];
    const wide = Math.max(...set.lines.map((text) => pen.measureText(text).width));
    line.seats.forEach((seat, at) => {
      const found = seats[seat];
      const x = middle - (wide + signs) / 2 + most * (0.75 + 1.6 * at);
      if (found !== undefined)
        paintToken(context, found, x, y + set.size * (0.75 + (set.lines.length - 1) * 0.6), most * 0.72);
    });
    for (const text of set.lines) {
      y += set.size * 1.2;
      write(context, text, middle + signs / 2, y);
    }
    y += size * 0.32;
  });
}

const signsWidth = ({ seats }: ShareLine, size: number): number =>
  seats.length === 0 ? 0 : size * (1.6 * seats.length + 0.4);

/** Everybody with their points, winners with a ring. */
function paintScores(context: DrawContext, seats: readonly ShareSeat[], box: Box): void {
  const { pen, colours } = context;
  const cell = Math.min(box.width / seats.length, 240);
  const left = box.x + (box.width - cell * seats.length) / 2;
  const radius = Math.min(cell * 0.2, box.height * 0.25);
  seats.forEach((seat, index) => {
    const middle = left + cell * (index + 0.5);
    const y = box.y + radius + 8;
    const number = String(seat.total);
    pen.font = fontOf(serif(context, 650), radius * 1.35);
    const wide = pen.measureText(number).width;
    const start = middle - (radius * 2 + radius * 0.35 + wide) / 2;
    if (seat.wins) {
      withSavedState(pen, () => {
        pen.strokeStyle = colours.lantern;
        pen.lineWidth = radius * 0.14;
        pen.shadowColor = colours.glow;
        pen.shadowBlur = radius * 0.6;
        pen.beginPath();
        pen.arc(start + radius, y, radius * 1.2, 0, 7);
        pen.stroke();
      });
    }
    paintToken(context, seat, start + radius, y, radius);
    pen.fillStyle = seat.wins ? colours.lantern : colours.cream;
    write(context, number, start + radius * 2.4 + wide / 2, y + radius * 0.48);
    if (seat.name === null) return;
    const size = Math.min(27, Math.max(15, radius * 0.62));
    pen.font = fontOf(sans(context), size);
    pen.fillStyle = colours.cream;
    wrapped(pen, seat.name, cell - 12, 2).forEach((line, at) => {
      write(context, line, middle, y + radius * 1.35 + size * (1 + 1.1 * at));
    });
  });
}
