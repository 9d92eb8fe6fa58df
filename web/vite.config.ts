/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { licences } from './tools/licences.ts';

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ChunkContext {
  getModuleInfo: (id: string) => Imports | null;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Lets the browser fetch what every first view needs immediately: the page's code, and nothing else. What comes later, fonts too,
 * is only named: the service worker keeps everything that the page names.
 */
function preloads(): Plugin {
  const font = /^assets\/(atkinson|fraunces|fraunces-italic)-[\w-]{8}\.woff2$/;
  const tag = (tag: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
    tag,
    attrs,
    injectTo: 'head',
  });
  return {
    name: 'preloads',
    transformIndexHtml: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
      /** The files of a chunk and of what it imports, scripts and styles, that were not named before. */
      const fresh = (name: string) => {
        const chunk = chunks.find((each) => each.name === name);
        const scripts = [chunk?.fileName, ...(chunk?.imports ?? [])];
        const parts = chunks.filter(({ fileName }) => scripts.includes(fileName));
        const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const files = [...styles, ...scripts].filter((file) => file !== undefined && !known.has(file));
        files.forEach((file) => known.add(file));
        return files;
      };
      const relation = (file: string | undefined) =>
        file!.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      const first = fresh('start');
      const later = [
        ...fresh('pages'),
        ...fresh('LearnPage'),
        ...Object.keys(bundle).filter((file) => font.test(file)),
      ];
      return [
        ...first.map((file) => tag('link', { crossorigin: true, rel: relation(file), href: `/${file}` })),
        ...later.map((file) => tag('meta', { name: 'later', content: `/${file}` })),
      ];
    },
  };
}

/** Writes the service worker with the id and the assets of this build: browsers install one that differs. */
function worker(): Plugin {
  return {
    name: 'worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const list = assets.sort().map((file) => `/${file}`);
      const page = bundle['index.html'];
      const digest = createHash('sha256').update(JSON.stringify(list));
      if (page?.type === 'asset') digest.update(page.source);
      const source = readFileSync(here('src/sw.js'), 'utf8')
        .replace("'BUILD_ID'", () => `'${digest.digest('hex').slice(0, 12)}'`)
        .replace("['BUILD_ASSETS']", () => JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Everything that a module imports, and what that imports; what is fetched later counts only if `later` is set. */
function reachOf(entry: string, context: ChunkContext, later = false): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const imports = context.getModuleInfo(id);
    imports?.importedIds.forEach(visit);
    if (later) imports?.dynamicallyImportedIds.forEach(visit);
  };
  visit(entry);
  return reached;
}

/** What is fetched after the first view: the screens of a table, and the lesson. */
const SCREENS = here('src/lib/screens/pages.ts');
const LESSON = here('src/lib/learn/LearnPage.svelte');

/**
 * One chunk for what the first view and the pages behind it share, and one for what the screens of a table share with pages
 * that come even later, however many other chunks share parts of them: a request costs more than a few bytes too many. What
 * the entry itself needs stays apart: nothing large is waited for before everything else is asked for.
 */
function sharedChunks(): (id: string, context: ChunkContext) => string | null {
  let nameOf: ((id: string) => string | null) | null = null;
  return (id, context) => {
    nameOf ??= chunkNames(context);
    return nameOf(id);
  };
}

function chunkNames(context: ChunkContext): (id: string) => string | null {
  const [main, start] = [here('src/main.ts'), here('src/start.ts')];
  const [entry, first, screens, lesson] = [main, start, SCREENS, LESSON].map((each) =>
    reachOf(each, context),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>];
  const later = [...reachOf(main, context, true)]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id !== SCREENS && id !== start);
  const beside = [...new Set(later)].map((id) => reachOf(id, context));
  return (id) => {
    if (first.has(id)) return screens.has(id) || lesson.has(id) ? (entry.has(id) ? 'first' : 'common') : null;
    return screens.has(id) && beside.some((each) => each.has(id)) ? 'play' : null;
  };
}

/** For tests without a browser: asking for a role asks for the style of every element, and each rule makes that slower. */
const WITHOUT_STYLES = { emitCss: false, preprocess: { style: () => ({ code: '' }) } };

export default defineConfig({
  plugins: [svelte(process.env.VITEST ? WITHOUT_STYLES : {}), catalogues(), preloads(), worker(), licences()],
  // Components' styles are compiled one by one: each gets the breakpoints by name.
  css: { postcss: { plugins: [globalData({ files: [here('src/breakpoints.css')] }), customMedia()] } },
  resolve: {
    alias: { $lib: here('src/lib'), $locales: here('../locales') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/stella/static',
    emptyOutDir: true,
    target: 'es2022',
    // Assets stay files: the server's content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace('_catalogue_', '')}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: sharedChunks(), debugName: 'common' }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Modules are loaded once for all files: tests replace what a module gives with vi.spyOn, never with vi.mock.
    isolate: false,
    setupFiles: ['src/lib/testing/fresh-page.ts'],
    // Only what hangs: how fast a busy machine loads a module is its own affair.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
