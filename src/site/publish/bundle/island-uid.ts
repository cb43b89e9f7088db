/**
 * Removes the attribute `uid` of `<astro-island>`, which Astro uses in development only. It is a hash of the island's
 * absolute path, so the same sources would give different bytes in another folder.
 */
import type { Plugin } from 'vite';

const HYDRATION = /\/astro\/dist\/runtime\/server\/hydration\.js$/;
const UID = 'uid: astroId';

export const noIslandUid: Plugin = {
  name: 'no-island-uid',
  apply: 'build',
  transform(code, id) {
    if (!HYDRATION.test(id)) return null;
    if (!code.includes(UID)) this.error('Astro writes the uid of islands in another way now.');
    return { code: code.replace(UID, ''), map: null };
  },
};
