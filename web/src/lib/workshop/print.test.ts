import { describe, expect, it } from 'vitest';
import { addressOf, paperFor, type PrintOrder } from './print';

const order: PrintOrder = {
  parts: ['rules', 'words'],
  paper: 'a4',
  size: 'small',
  backs: 'none',
  language: 'pl',
  onlyOwn: false,
};

describe('an order to print', () => {
  it('names every choice', () => {
    expect(addressOf('ABCD2345', order)).toBe(
      '/api/tables/ABCD2345/print?parts=rules%2Cwords&paper=a4&size=small&backs=none&language=pl',
    );
    expect(addressOf('ABCD2345', { ...order, onlyOwn: true })).toMatch(/&words=own$/);
  });

  it.each([
    ['en-US', 'letter'],
    ['fr-CA', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
  ])('begins with the paper of the reader: %s', (locale, paper) => {
    expect(paperFor(locale)).toBe(paper);
  });
});
