import { describe, expect, it } from 'vitest';
import { crc32, zipOf } from './zip';

const encoded = (text: string) => new TextEncoder().encode(text);

describe('a zip', () => {
  it('has the check sum that everybody knows', () => {
    expect(crc32(encoded('123456789'))).toBe(0xcbf43926);
    expect(crc32(encoded(''))).toBe(0);
  });

  it('holds its files as they are, with an index at its end', async () => {
    const zip = zipOf([
      { name: 'deck.toml', data: encoded('format = 1') },
      { name: 'large/ö.webp', data: encoded('picture') },
    ]);
    const view = new DataView(await zip.arrayBuffer());
    const end = view.byteLength - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const index = view.getUint32(end + 16, true);
    expect(view.getUint32(index, true)).toBe(0x02014b50);
    const second = view.getUint32(index + 46 + 9 + 42, true);
    expect(view.getUint32(second, true)).toBe(0x04034b50);
    const text = new TextDecoder().decode(new Uint8Array(view.buffer, second + 30, 13 + 7));
    expect(text).toBe('large/ö.webppicture');
  });
});
