/** Unit tests beside the code; and, in `tests/`, those that need Firestore or the built site. */
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A build's variables, which unit tests have none of. */
const BUILD_VARIABLES = 'astro:env/client';
const withoutVariables: Plugin = {
  name: 'without-build-variables',
  resolveId: (id) => (id === BUILD_VARIABLES ? `\0${id}` : null),
  load: (id) => (id === `\0${BUILD_VARIABLES}` ? 'export {}' : null),
};

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [withoutVariables],
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'seed/**/*.test.ts',
            'tests/{unit,borders}/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          include: ['tests/{local,import}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'firestore',
          include: ['tests/firestore/**/*.test.ts'],
          globalSetup: ['tests/require-firestore.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/require-firestore.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/require-site.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
