/** The site's build: static pages at URLs without a trailing slash, Tailwind, and no inlined scripts. */
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { ANALYTICS_VARIABLES } from './src/core/analytics/configuration.ts';
import { ACCOUNT_VARIABLES } from './src/core/firebase-settings.ts';
import { LOCAL_PICTURES } from './src/core/pictures/picture-address.ts';
import { chunkOfBackOffice, chunkOfPages } from './src/site/publish/bundle/chunks.ts';
import {
  extendEntries,
  fewerPreloads,
  importOnDemand,
  layerOrder,
  noIslandUid,
} from './src/site/publish/bundle/plugins.ts';
import { serviceWorker } from './src/site/publish/bundle/service-worker.ts';

/** The web settings of a Firebase project are public by design; without them there is no sign-in and no analytics. */
const publicText = envField.string({ context: 'client', access: 'public', optional: true });

/** Registers `client:act`: an island that loads on first use. */
const actDirective = {
  name: 'client-act',
  hooks: {
    /** @param {import('astro').HookParameters<'astro:config:setup'>} parameters */
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'act',
        entrypoint: './src/storefront/page-script/act-directive.ts',
      }),
  },
};

/** Serves the gallery of primitives in development; builds do not contain it. */
const gallery = {
  name: 'gallery',
  hooks: {
    /** @param {import('astro').HookParameters<'astro:config:setup'>} parameters */
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/dev/gallery', entrypoint: './src/pages/_dev/gallery.astro' });
    },
  },
};

export default defineConfig({
  // An empty variable counts as absent.
  site: process.env['SITE_URL'] || `http://localhost:${process.env['SITE_PORT'] || '4321'}`,
  output: 'static',
  outDir: process.env['ASTRO_OUT'] ?? 'dist',
  trailingSlash: 'never',
  // Eight pages at a time, so that the next is rendered while one is written to disk.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: 4322 },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    actDirective,
    gallery,
    serviceWorker(),
  ],
  env: {
    schema: Object.fromEntries(
      [...ANALYTICS_VARIABLES, ...ACCOUNT_VARIABLES].map((name) => [name, publicText]),
    ),
  },
  vite: {
    // As in the local Hosting (src/tooling/local/hosting-guard.ts).
    server: {
      proxy: { [LOCAL_PICTURES]: `http://127.0.0.1:${process.env['STORAGE_PORT'] || '9199'}` },
    },
    plugins: [
      layerOrder,
      importOnDemand,
      fewerPreloads(),
      extendEntries,
      noIslandUid,
      tailwindcss(),
    ],
    // Scripts and fonts stay separate files, so that the content security policy needs no exceptions.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: chunkOfPages, priority: 1 },
                  { name: chunkOfBackOffice, includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
      },
    },
  },
});
