import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languageTexts } from './texts.plugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), languageTexts()],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: here('../src/rumpus/server/web'),
    emptyOutDir: true,
    // The content security policy allows no data: fonts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/worker/sw.ts') },
      output: {
        // A service worker is known by its address, and may look after the addresses below it only.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // PixiJS needs a CommonJS module. In one chunk with it, rolldown's helpers for such modules would make
          // every page load PixiJS.
          groups: [
            { name: 'eventemitter', test: /eventemitter3/ },
            // The home page needs all of these. One file is smaller than many: it compresses better, with one header.
            {
              name: 'base',
              test: /src\/lib\/(net\/(api|code|device|messages\.gen|refusal|storage)|motion\/tilt|ui\/(Button|tone)|art\/Icon|art\/icons)/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The games' sentences lie beside their rules; what predictions have to agree with lies beside the Python tests.
    fs: {
      allow: [
        '.',
        '../src/rumpus/games',
        '../src/rumpus/languages',
        '../tests/arena/duel/data',
        '../tests/arena/volley/data',
        '../tests/vectors/data',
      ],
    },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // Test files share one document and one set of modules per worker: new ones for each file take four times as long.
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/text/every.setup.ts'],
  },
});
