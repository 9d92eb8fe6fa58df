/** Setting text on a canvas. */

export interface Font {
  family: string;
  weight: number;
  italic?: boolean;
}

type Pen = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

export const fontOf = ({ family, weight, italic }: Font, size: number): string =>
  `${italic ? 'italic ' : ''}${weight} ${size}px ${family}`;

/** The lines of a text that isn't wider than this; the last of too many ends in an ellipsis. */
export function wrapped(pen: Pen, text: string, width: number, most: number): string[] {
  const fits = (line: string) => pen.measureText(line).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    // A word with hyphens can go on in the next line after each of them.
    for (const [index, part] of word.split(/(?<=-)(?=.)/).entries()) {
      const last = lines.at(-1);
      const joined = `${last ?? ''}${index === 0 && last !== undefined ? ' ' : ''}${part}`;
      if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined;
      else lines.push(...broken(part, fits));
    }
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(pen, lines.slice(most - 1).join(' '), width)];
}

/** A word too long for a line goes on in the next one. */
function broken(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const letters = [...word];
  let end = letters.length - 1;
  while (end > 1 && !fits(letters.slice(0, end).join(''))) end -= 1;
  return [letters.slice(0, end).join(''), ...broken(letters.slice(end).join(''), fits)];
}

/** As much of a line as there is room for. */
export function shortened(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('').trimEnd()}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size, from `most` down to `least`, in which a text takes no more than this many lines. */
export function fitted(
  pen: Pen,
  text: string,
  font: Font,
  room: { width: number; lines: number; most: number; least: number },
): { size: number; lines: string[] } {
  for (let size = room.most; ; size -= 2) {
    pen.font = fontOf(font, size);
    const lines = wrapped(pen, text, room.width, Infinity);
    const whole = text.split(/\s+|(?<=-)(?=.)/).every((word) => pen.measureText(word).width <= room.width);
    if (size <= room.least) return { size, lines: wrapped(pen, text, room.width, room.lines) };
    if (whole && lines.length <= room.lines)
      return { size, lines: balanced(pen, text, room.width, lines.length) };
  }
}

/** The same number of lines, as even as they can be. */
function balanced(pen: Pen, text: string, width: number, count: number): string[] {
  let narrow = width;
  let best = wrapped(pen, text, width, Infinity);
  while (narrow > width / 2) {
    narrow -= width / 40;
    const next = wrapped(pen, text, narrow, Infinity);
    if (next.length > count || next.some((line) => pen.measureText(line).width > narrow)) break;
    best = next;
  }
  return best;
}
