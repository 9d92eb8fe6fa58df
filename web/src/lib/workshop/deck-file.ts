/** Texts of a deck that is made here: a `deck.toml` as `stella decks add` reads it. */
interface DeckTexts {
  name: string;
  language: string;
  /** One for each picture, in their order. */
  descriptions: readonly string[];
}

/** The id that a deck gets from its name: small letters, digits and dashes. */
export function idOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // What begins with "table-" are the pictures that tables have brought themselves.
  return (
    plain
      .replace(/^table-/, 'own-')
      .slice(0, 40)
      .replace(/-+$/, '') || 'own-deck'
  );
}

/** The name of a picture's file, counted from 1. */
export const fileOf = (number: number, kind: string): string => `${String(number).padStart(3, '0')}.${kind}`;

/** A text as TOML writes it. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

export function tomlOf({ name, language, descriptions }: DeckTexts): string {
  const head = [
    'format = 1',
    `id = ${quoted(idOf(name))}`,
    'version = "1"',
    'author = "-"',
    'licence = "-"',
    '',
    '[name]',
    `${language} = ${quoted(name.trim() || idOf(name))}`,
  ];
  const cards = descriptions.map((description, index) => {
    const file = fileOf(index + 1, 'webp');
    return [
      '',
      '[[card]]',
      `id = "card-${String(index + 1).padStart(3, '0')}"`,
      ...['large', 'small', 'tiny'].map((size) => `${size} = "${size}/${file}"`),
      '[card.description]',
      `${language} = ${quoted(description)}`,
    ].join('\n');
  });
  return [...head, ...cards].join('\n') + '\n';
}
