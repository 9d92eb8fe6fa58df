import { encode } from 'uqr';
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
import { paintStage, type Images } from './paint-stage';
import type { ShareCard, ShareLine, ShareSeat } from './share-card';

const MARGIN = 60;
const CODE = 150;

/** Draw a whole picture: paintings first, then who thinks alike, the points, and where to find the game. */
export function paint(context: DrawContext, story: ShareCard, images: Images): void {
  const { width, height, pen, mirrored } = context;
  paintNight(context);
  pen.textBaseline = 'alphabetic';
  pen.direction = mirrored ? 'rtl' : 'ltr';
  flipped(context, width / 2, () => {
    const inner = width - 2 * MARGIN;
    let y = paintHead(context, story.address);
    y = paintTitle(context, story, { x: MARGIN, y, width: inner, height: 150 }, 74) + 14;
    const scores = 176;
    const floor = height - MARGIN - scores;
    const spoken = story.lines.length > 0 ? 130 : 0;
    const stage = { x: MARGIN / 2, y, width: width - MARGIN, height: floor - spoken - y - 10 };
    paintStage(context, story, stage, images);
    paintLines(context, story, { x: MARGIN, y: floor - spoken, width: inner, height: spoken }, 40);
    paintScores(context, story.seats, { x: MARGIN - 20, y: floor + 26, width: inner + 40, height: scores });
  });
}

/** The name of the game; beside it where it is played, to read and to scan. */
function paintHead(context: DrawContext, address: string | null): number {
  const { pen, colours, width } = context;
  if (address === null) return 44 + paintWordmark(context, width / 2, 44, 250) + 16;
  const left = MARGIN + 150;
  paintWordmark(context, left, 44, 300);
  const host = fitted(pen, address.replace(/^https?:\/\//, ''), sans(context), {
    width: width - 3 * MARGIN - CODE,
    lines: 1,
    most: 32,
    least: 18,
  });
  const [line = ''] = host.lines;
  pen.font = fontOf(sans(context), host.size);
  pen.fillStyle = colours.cream;
  write(context, line, MARGIN + Math.max(150, pen.measureText(line).width / 2), 44 + 100 + 44);
  const box = { x: width - MARGIN - CODE, y: 44, width: CODE, height: CODE };
  paintCode(context, address, box);
  return box.y + CODE + 14;
}

/** A link as a code to scan: dark on light. */
function paintCode(context: DrawContext, link: string, { x, y, width }: Box): void {
  const { pen, colours } = context;
  const { data, size } = encode(link, { border: 2, ecc: 'M' });
  const dot = width / size;
  flipped(context, x + width / 2, () => {
    rounded(pen, { x, y, width, height: width }, 12);
    pen.fillStyle = colours.cream;
    pen.fill();
    pen.fillStyle = colours.void;
    data.forEach((row, down) => {
      row.forEach((dark, along) => {
        if (dark) pen.fillRect(x + along * dot, y + down * dot, dot + 0.3, dot + 0.3);
      });
    });
  });
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
