import { LETTERS, STARS } from '$lib/components/wordmark';
import { HILLS } from '$lib/components/hills';
import { scatter } from '$lib/components/stars';
import { SYMBOL_PATHS } from '$lib/ui/symbols';
import type { Font } from './letters';
import type { Palette } from './palette';
import type { ShareSeat } from './share-card';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What drawing needs at hand. */
export interface DrawContext {
  pen: CanvasRenderingContext2D;
  colours: Palette;
  width: number;
  height: number;
  /** The layout runs from right to left. */
  mirrored: boolean;
}

export const serif = ({ colours }: DrawContext, weight = 560, italic = false): Font => ({
  family: colours.serif,
  weight,
  italic,
});
export const sans = ({ colours }: DrawContext, weight = 600): Font => ({ family: colours.sans, weight });

/** Draw with changed settings, and leave them as they were. */
export function withSavedState(pen: CanvasRenderingContext2D, draw: () => void): void {
  pen.save();
  draw();
  pen.restore();
}

/** In a mirrored layout, draw flipped about `x`: once the layout, and within it whatever has a right way round. */
export function flipped({ pen, mirrored }: DrawContext, x: number, draw: () => void): void {
  withSavedState(pen, () => {
    if (mirrored) {
      pen.translate(2 * x, 0);
      pen.scale(-1, 1);
    }
    draw();
  });
}

/** Write a line whose middle is at `x`. */
export function write(context: DrawContext, line: string, x: number, y: number): void {
  context.pen.textAlign = 'center';
  flipped(context, x, () => context.pen.fillText(line, x, y));
}

/** The night of the start page: sky, stars, a glow over paper hills. */
export function paintNight({ pen, colours, width, height }: DrawContext): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colours['sky-top']);
  sky.addColorStop(0.45, colours['sky-high']);
  sky.addColorStop(0.8, colours['sky-middle']);
  sky.addColorStop(1, colours['sky-low']);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colours['moon-light'];
  for (const { x, y, r, light } of scatter(170, 20260)) {
    pen.globalAlpha = light * 0.8;
    pen.beginPath();
    pen.arc(
      (x / 100) * width,
      (y / 60) * height * 0.95,
      r * 0.09 * Math.min(width, height) * 0.12 + 0.6,
      0,
      7,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
  const scale = width / 1200;
  const ground = Math.min(0.24 * height, 320 * scale);
  const hills: readonly (readonly [string, string, number])[] = [
    [colours['hill-far'], HILLS.far, 0.55],
    [colours['hill-middle'], HILLS.middle, 0.8],
    [colours['hill-near'], HILLS.near, 1],
  ];
  for (const [colour, path, strength] of hills) {
    withSavedState(pen, () => {
      pen.translate(0, height - ground);
      pen.scale(scale, ground / 320);
      pen.globalAlpha = strength;
      pen.fillStyle = colour;
      pen.fill(new Path2D(path));
    });
  }
}

/** "Stella", `width` wide, its middle at `x`; gives its height. */
export function paintWordmark(context: DrawContext, x: number, y: number, width: number): number {
  const { pen, colours } = context;
  const scale = width / 528;
  flipped(context, x, () => {
    pen.translate(x - width / 2, y);
    pen.scale(scale, scale);
    pen.lineCap = pen.lineJoin = 'round';
    pen.lineWidth = 12;
    pen.strokeStyle = colours.paper;
    pen.shadowColor = colours.glow;
    pen.shadowBlur = 26 * scale;
    pen.stroke(new Path2D(LETTERS));
    pen.fillStyle = colours.lantern;
    pen.fill(new Path2D(STARS));
  });
  return 176 * scale;
}

/** The round token of a seat with its sign. */
export function paintToken(
  context: DrawContext,
  { colour, symbol }: Pick<ShareSeat, 'colour' | 'symbol'>,
  x: number,
  y: number,
  radius: number,
  glow = 0,
): void {
  const { pen, colours } = context;
  withSavedState(pen, () => {
    if (glow > 0) {
      pen.shadowColor = colours.glow;
      pen.shadowBlur = glow;
    }
    pen.fillStyle = colours[colour];
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
    pen.fill();
  });
  flipped(context, x, () => {
    const scale = (radius * 1.16) / 24;
    pen.translate(x - 12 * scale, y - 12 * scale);
    pen.scale(scale, scale);
    pen.fillStyle = colours['on-colour'];
    pen.fill(new Path2D(SYMBOL_PATHS[symbol]), 'evenodd');
  });
}

/** A rounded rectangle, as a path. */
export function rounded(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}
