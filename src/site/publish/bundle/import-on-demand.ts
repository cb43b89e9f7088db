/**
 * Bundles `src/storefront/page-script/preload.ts` in place of Vite's helper for imports on demand, which every page carries: a
 * sixth of the bytes. It leaves out stylesheets, which islands name by address, nonces and browsers without
 * `modulepreload`, where scripts only come later.
 */
import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';

export const importOnDemand: Plugin = {
  name: 'preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === VITE_HELPER
      ? `export { preload as __vitePreload } from '#storefront/page-script/preload.ts';`
      : null,
};
