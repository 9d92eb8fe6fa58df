/** A word as it stands alone: with a capital, as its language writes it. */
export function capitalised(word: string, language: string): string {
  const [first = '', ...rest] = word;
  return first.toLocaleUpperCase(language) + rest.join('');
}
