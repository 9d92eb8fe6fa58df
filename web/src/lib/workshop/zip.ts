/** A file in a zip. */
export interface Entry {
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers as bytes, the lowest first: each with how many bytes it takes. */
function bytes(...numbers: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const UTF8 = 0x0800;
/** The first of January 1980, midnight: when it was packed is nobody's business. */
const DATE = 0x21;

/** A zip of these files, not compressed: pictures are already. */
export function zipOf(entries: readonly Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const index: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const named = new TextEncoder().encode(name);
    const common = bytes(
      [20, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [named.length, 2],
      [0, 2],
    );
    const head = [bytes([0x04034b50, 4]), common, named];
    index.push(
      bytes([0x02014b50, 4], [20, 2]),
      common,
      bytes([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      named,
    );
    parts.push(...head, data);
    offset += head.reduce((sum, part) => sum + part.length, 0) + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = bytes([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...index, end], { type: 'application/zip' });
}
