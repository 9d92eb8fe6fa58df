import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package of which something is in the built client. */
interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));
/** Whole texts of licences, for packages that name theirs without bringing it. */
const TEXTS = fileURLToPath(new URL('../../LICENSES/', import.meta.url));
const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
/** After the last node_modules of a path: the name of a package, with its scope. */
const PACKAGE = /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

function packageAt(name: string): Package {
  const folder = join(MODULES, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const licence = manifest.license;
  if (!licence) throw new Error(`${name} does not name its licence`);
  const own = readdirSync(folder).filter((file) => LICENCE.test(file));
  const { author } = manifest;
  const text =
    own.length > 0
      ? own.sort().map((file) => readFileSync(join(folder, file), 'utf8'))
      : [
          `By ${typeof author === 'string' ? author : (author?.name ?? 'its authors')}.`,
          wholeText(name, licence),
        ];
  return {
    name: manifest.name,
    version: manifest.version,
    licence,
    text: text.map((each) => each.trim()).join('\n\n'),
  };
}

function wholeText(name: string, licence: string): string {
  const path = join(TEXTS, `${licence}.txt`);
  if (!existsSync(path))
    throw new Error(`${name} brings no text of its licence, and LICENSES has no ${licence}.txt`);
  return readFileSync(path, 'utf8');
}

/**
 * Puts the licences of all that was bundled beside it: licences.txt for people, .packages.json for our tools.
 * What is bundled is what the bundler says: modules of which some code is left, and files that it copied.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk'
          ? Object.entries(each.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            )
          : each.originalFileNames,
      );
      const names = sources.flatMap((source) => PACKAGE.exec(source)?.[1]?.replaceAll('\\', '/') ?? []);
      // Svelte's helpers and Vite's own come as virtual modules, without a path.
      const packages = [...new Set(names)].sort().map(packageAt);
      const chapters = packages.map(
        ({ name, version, licence, text }) =>
          `${'='.repeat(80)}\n${name} ${version} (${licence})\n\n${text}\n`,
      );
      const intro =
        'Stella’s page is under the MIT licence, its pictures and texts under CC BY 4.0.\n' +
        'It contains, in whole or in part, these works of others:\n\n';
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: intro + chapters.join('\n') });
      const known = packages.map(({ name, version, licence }) => ({ name, version, licence }));
      this.emitFile({
        type: 'asset',
        fileName: '.packages.json',
        source: `${JSON.stringify(known, null, 2)}\n`,
      });
    },
  };
}
