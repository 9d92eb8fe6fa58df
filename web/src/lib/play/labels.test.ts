import { describe, expect, it } from 'vitest';
import { sentencesOf } from './labels';

describe('a picture in words', () => {
  it('separates its parts with full stops', () => {
    expect(sentencesOf(['Picture 1', 'a boat', 'new'])).toBe('Picture 1. a boat. new');
  });

  it('adds no second stop to a text that ends with one', () => {
    expect(sentencesOf(['Two men pull a rope.', 'marked', 'Étincelle !', 'marked by Ada'])).toBe(
      'Two men pull a rope. marked. Étincelle ! marked by Ada',
    );
  });

  it('leaves out what there is nothing to say of', () => {
    expect(sentencesOf(['', 'Picture 1', '', 'marked'])).toBe('Picture 1. marked');
    expect(sentencesOf([])).toBe('');
  });
});
