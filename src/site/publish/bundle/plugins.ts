/** Small plugins of the build: the compiled bundle, stylesheets, and scripts of islands. */
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { withImports } from './unnamed-files.ts';

/** Compiles the pages into one server bundle that the publisher loads, instead of a finished site. */
export const publisherBundle = (): AstroIntegration => ({
  name: 'publisher-bundle',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'publisher-bundle',
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the other value is going away
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
        supportedAstroFeatures: {
          staticOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
});

const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper, which every page loads, with `src/storefront/page-script/preload.ts`, at a sixth of
 * the bytes. It omits stylesheets (islands link them by URL), nonces, and browsers without `modulepreload`, which
 * load scripts later.
 */
export const importOnDemand: Plugin = {
  name: 'preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === VITE_HELPER
      ? `export { preload as __vitePreload } from '#storefront/page-script/preload.ts';`
      : null,
};

const HYDRATION = /\/astro\/dist\/runtime\/server\/hydration\.js$/;
const UID = 'uid: astroId';

/**
 * Removes the attribute `uid` of `<astro-island>`, which Astro uses in development only. It is a hash of the island's
 * absolute path, so the same sources would give different bytes in another folder.
 */
export const noIslandUid: Plugin = {
  name: 'no-island-uid',
  apply: 'build',
  transform(code, id) {
    if (!HYDRATION.test(id)) return null;
    if (!code.includes(UID)) this.error('Astro writes the uid of islands in another way now.');
    return { code: code.replace(UID, ''), map: null };
  },
};

/** From the weakest to the strongest; Tailwind adds `properties`, the defaults of its own variables. */
const LAYERS: readonly string[] = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Not its URL (`?url`), which is a script. */
const STYLESHEET = /\.css(?:$|\?(?!url))/;

/** Declares the cascade layers first in every stylesheet, so that the order in which a page links them never matters. */
export const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    STYLESHEET.test(id) ? { code: `@layer ${LAYERS.join(', ')};\n${code}`, map: null } : null,
};

const BACK_OFFICE = /\/src\/admin\/app\.tsx$/;
const FIRST_SCREEN = /\/src\/admin\/features\/dashboard\/dashboard-screen\.tsx$/;

/**
 * Leaves out of the preloads of a script what it has imported itself, and so loaded before. The back office has also
 * loaded its first screen in most cases; the names of all its chunks would take several kilobytes of its first script.
 */
export const fewerPreloads = (): Plugin => {
  let loadedBy: (script: string) => ReadonlySet<string> = () => new Set();
  return {
    name: 'fewer-preloads',
    // Astro replaces this part of the configuration.
    configResolved({ environments }) {
      const preload = environments['client']?.build.modulePreload;
      if (typeof preload !== 'object') return;
      preload.resolveDependencies = (_, dependencies, { hostId }) => {
        const loaded = loadedBy(hostId);
        return dependencies.filter((each) => !loaded.has(each));
      };
    },
    // Before Vite writes the preloads.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const withModule = (pattern: RegExp): string[] =>
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' && file.moduleIds.some((id) => pattern.test(id))
              ? [file.fileName]
              : [],
          );
        const [application] = withModule(BACK_OFFICE);
        const also = withModule(FIRST_SCREEN);
        loadedBy = (script) => {
          const scripts = script === application ? [script, ...also] : [script];
          return new Set(scripts.flatMap((each) => [...withImports(bundle, each).keys()]));
        };
      },
    },
  };
};

/** Lets the bundler add exports to entry chunks, which `includeDependenciesRecursively: false` needs. */
export const extendEntries: Plugin = {
  name: 'extend-entries',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
};
