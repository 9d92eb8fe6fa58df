import { describe, expect, it } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import { faultsOf } from './picture-files';

const limits = { least: 2, most: 3, mixed_below: 30, file_bytes: 2_000_000, total_bytes: 5_000_000 };
const texts = await Texts.in('en');
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const faults = (...files: File[]) =>
  faultsOf(files, limits, texts).map((each) => `${each.file}|${plain(each.message)}`);

describe('pictures before they travel', () => {
  it('are as many as a deck has', () => {
    expect(faults(file('a.jpg'), file('b.png'))).toEqual([]);
    expect(faults(file('a.jpg'))).toEqual(['|A deck needs 2 to 3 pictures; you have 1.']);
  });

  it('may come in one zip, alone', () => {
    expect(faults(file('all.ZIP', 3_000_000))).toEqual([]);
    expect(faults(file('all.zip'), file('a.jpg'))).toEqual([
      '|Upload a zip on its own, without other files.',
    ]);
  });

  it('are named when they are too large', () => {
    expect(faults(file('a.jpg'), file('fat.jpg', 2_000_001))).toEqual([
      'fat.jpg|is larger than 2\u00a0MB; make it smaller.',
    ]);
    expect(faults(file('a.jpg', 3_000_000), file('b.jpg', 3_000_000))[0]).toMatch(/larger than 5\u00a0MB/);
  });
});
