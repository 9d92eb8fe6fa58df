import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import PARTS from '../src/lib/i18n/parts.json' with { type: 'json' };

/** The mark of a module without a file, as Vite wants it. */
const MODULE = /^\0catalogue:(\w+)-(\w+)$/;

/** Makes one module of all texts of a part of the page in a language: `catalogue:first-en`. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? `\0${id}` : null),
    load(id) {
      const [, part, language] = MODULE.exec(id) ?? [];
      if (part === undefined) return null;
      const texts = PARTS[part as keyof typeof PARTS].map((name) => {
        const file = fileURLToPath(new URL(`../../locales/${language}/${name}.ftl`, import.meta.url));
        this.addWatchFile(file);
        return [name, readFileSync(file, 'utf8')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}
