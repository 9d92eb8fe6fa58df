import { describe, expect, it } from 'vitest';
import { cardsOf, linesOf } from './own-words';

describe('own words', () => {
  it('are a card a line, with a slash between two', () => {
    expect(cardsOf(' lighthouse / keeper \n\ngrandma\n/ ')).toEqual([['lighthouse', 'keeper'], ['grandma']]);
  });

  it('read back as they were typed', () => {
    expect(linesOf([['lighthouse', 'keeper'], ['grandma']])).toBe('lighthouse / keeper\ngrandma');
  });
});
