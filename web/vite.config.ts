import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Lets the browser fetch what every first view needs at once: the page's code and the two main fonts. What comes later is
 * only named: the service worker keeps everything that the page names.
 */
function preloads(): Plugin {
  const font =
    /^assets\/(atkinson-hyperlegible-next-latin-wght-normal|fraunces-latin-wght-italic)-.*\.woff2$/;
  const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { crossorigin: true, ...attrs },
    injectTo: 'head',
  });
  return {
    name: 'preloads',
    transformIndexHtml: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const start = chunks.find(({ name }) => name === 'start');
      const later = chunks.find(({ name }) => name === 'pages');
      const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
      const fresh = (chunk: typeof start) =>
        [chunk?.fileName, ...(chunk?.imports ?? [])].filter((file) => file !== undefined && !known.has(file));
      const first = fresh(start);
      first.forEach((file) => known.add(file));
      return [
        ...first.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...Object.keys(bundle)
          .filter((file) => font.test(file))
          .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
        ...fresh(later).map((file): HtmlTagDescriptor => ({
          tag: 'meta',
          attrs: { name: 'later', content: `/${file}` },
          injectTo: 'head',
        })),
      ];
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloads()],
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
    cssCodeSplit: false,
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Only what hangs: how fast a busy machine loads a module is its own affair.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
