import { describe, expect, it } from 'vitest';
import { withoutGaps, cardsOf, csvOf, linesOf, typedFile } from './own-words';

describe('own words', () => {
  it('are a card a line, with a slash between two', () => {
    expect(cardsOf(' lighthouse / keeper \n\ngrandma\n/ \nsea/sky')).toEqual([
      ['lighthouse', 'keeper'],
      ['grandma'],
      ['sea', 'sky'],
    ]);
  });

  it('read back as they were typed', () => {
    expect(linesOf([['lighthouse', 'keeper'], ['grandma']])).toBe('lighthouse / keeper\ngrandma');
  });

  it('may have a slash inside', () => {
    const cards = [['24/7'], ['24/7', 'noon'], ['and/or', 'km/h'], ['قمر / شمس'.replaceAll(' ', '')]];
    expect(cardsOf(linesOf(cards))).toEqual(cards);
    expect(cardsOf('24/7 /')).toEqual([['24/7']]);
    expect(cardsOf(linesOf([['yin / yang']]))).toEqual([['yin/yang']]);
  });

  it('are quoted in a file, whatever is in them', () => {
    expect(csvOf([['a, b', 'say "hi"'], ['1;2']])).toBe('word,other\n"a, b","say ""hi"""\n"1;2"\n');
  });

  it('come from files that say what they are by their names', () => {
    expect(typedFile(new File(['x'], 'own-words.TOML')).type).toBe('application/toml');
    expect(typedFile(new File(['x'], 'words.csv', { type: 'application/vnd.ms-excel' })).type).toBe(
      'text/csv',
    );
  });
});

describe('typed lines', () => {
  it('lose those without a card, so that numbers of cards are numbers of lines', () => {
    expect(withoutGaps('\nsea / land\n  \n / \ngrandma\n')).toBe('sea / land\ngrandma');
  });
});
