import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import PARTS from '../src/lib/i18n/parts.json' with { type: 'json' };

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Where the modules seem to be; chunks are named after their files. */
const HOME = at('src/lib/i18n/');

/** Makes one module, and so one chunk, of all texts of a part of the page in a language: `catalogue:first-en`. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? `${HOME}${id.slice('catalogue:'.length)}.js` : null),
    load(id) {
      const [, part, language] = id.startsWith(HOME) ? (/(\w+)-(\w+)\.js$/.exec(id) ?? []) : [];
      if (part === undefined) return null;
      const texts = PARTS[part as keyof typeof PARTS].map((name) => {
        const file = at(`../locales/${language}/${name}.ftl`);
        this.addWatchFile(file);
        return [name, readFileSync(file, 'utf8')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}
