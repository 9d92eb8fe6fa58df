/** How custom words read in other languages, by word and language. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words of which one message tells: it stays below what the server takes. */
const PART = 6;

/** What is different now; an empty text takes one back. */
export function changedTexts(before: OwnTexts, after: OwnTexts): OwnTexts {
  const changes = Object.entries(after).map(([word, texts]) => {
    const changed = Object.entries(texts).filter(
      ([language, text]) => text.trim() !== (before[word]?.[language] ?? ''),
    );
    return [word, Object.fromEntries(changed.map(([language, text]) => [language, text.trim()]))] as const;
  });
  return Object.fromEntries(changes.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** The same in parts that fit into a message each. */
export function inParts(texts: OwnTexts): Record<string, Record<string, string>>[] {
  const all = Object.entries(texts);
  const parts = Array.from({ length: Math.ceil(all.length / PART) }, (_, index) =>
    all.slice(index * PART, (index + 1) * PART),
  );
  return parts.map((part) => Object.fromEntries(part.map(([word, each]) => [word, { ...each }])));
}
