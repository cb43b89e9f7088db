/** Unit tests beside the code, and tests in `tests/` that need Firestore or the built site. */
import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A build's environment variables, which unit tests do not have. */
const BUILD_VARIABLES = 'astro:env/client';
const withoutVariables: Plugin = {
  name: 'without-build-variables',
  resolveId: (id) => (id === BUILD_VARIABLES ? `\0${id}` : null),
  load: (id) => (id === `\0${BUILD_VARIABLES}` ? 'export {}' : null),
};

/** Vitest would leave one core idle; on four and more, the browser tests run at the same time. */
const WORKERS = Math.max(2, Math.floor(availableParallelism() / 2));

/** Tests with emulators and programs are retried in CI, because its machines are busy; the summary names them. */
const RETRIES = process.env['CI'] === 'true' ? 1 : 0;

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [withoutVariables],
  test: {
    allowOnly: false,
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,seed}/**/*.test.{ts,tsx}', 'tests/{unit,borders}/**/*.test.ts'],
          // Files share imported modules, which is three times as fast.
          isolate: false,
          setupFiles: ['tests/restore-globals.ts'],
          unstubEnvs: true,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          retry: RETRIES,
          include: ['tests/local/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'firestore',
          retry: RETRIES,
          include: ['tests/firestore/**/*.test.ts'],
          globalSetup: ['tests/require-firestore.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          retry: RETRIES,
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
