import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('src/lib'), $locales: here('../locales') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // Assets stay files: the server's content security policy allows no data: addresses.
  build: { outDir: '../src/stella/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://localhost:8000' }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
