/** The texts of a part of the page in a language, by file: `catalogue:first-en`. tools/catalogues.ts makes it. */
declare module 'catalogue:*' {
  const texts: Record<string, string>;
  export default texts;
}
