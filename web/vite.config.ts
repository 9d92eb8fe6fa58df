import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Lets the browser fetch what every first view needs at once: the page's code and the two main fonts. */
function preloads(): Plugin {
  const code = /^assets\/App-.*\.js$/;
  const font =
    /^assets\/(atkinson-hyperlegible-next-latin-wght-normal|fraunces-latin-wght-italic)-.*\.woff2$/;
  return {
    name: 'preloads',
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
        const href = `/${file}`;
        if (code.test(file))
          return [
            { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' },
          ];
        if (!font.test(file)) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      }),
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
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
