import { describe, expect, it } from 'vitest';
import { idOf, tomlOf } from './deck-file';

describe('the id of a deck', () => {
  it.each([
    ['Sommer 2026', 'sommer-2026'],
    ['Łódź & Ærø!', 'lodz-r'],
    ['Table 7', 'own-7'],
    ['  ', 'own-deck'],
    ['Ж', 'own-deck'],
    ['x'.repeat(50), 'x'.repeat(40)],
  ])('comes from its name: %s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});

it('a deck.toml names every picture in three sizes, and says what is on it', () => {
  expect(tomlOf({ name: 'Sommer', language: 'de', descriptions: ['Ein "Boot" im Schnee'] })).toBe(`format = 1
id = "sommer"
version = "1"
author = "-"
licence = "-"

[name]
de = "Sommer"

[[card]]
id = "card-001"
large = "large/001.webp"
small = "small/001.webp"
tiny = "tiny/001.webp"
[card.description]
de = "Ein \\"Boot\\" im Schnee"
`);
});
