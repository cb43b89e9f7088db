/** Names shared by the service worker and the pages. */

/** The prefix of our caches. */
export const CACHE_PREFIX = 'shop-';

/**
 * The caches. Increase a number when older entries can no longer be used: the new worker deletes the cache with
 * the old number.
 */
export const CACHES = {
  /** Pages that were visited. */
  pages: `${CACHE_PREFIX}pages-1`,
  /** Pages cached before a visit. */
  shell: `${CACHE_PREFIX}shell-1`,
  /** Scripts, styles and fonts with a content hash in their name, of this and older versions. */
  assets: `${CACHE_PREFIX}assets-1`,
  pictures: `${CACHE_PREFIX}pictures-1`,
  /** The catalogue data for search and filters. */
  data: `${CACHE_PREFIX}data-1`,
} as const;

/** Shown in place of a page that is not cached. */
export const OFFLINE_PATH = '/offline';

/** Set on `<html>` of a cached copy: its Date header (ISO 8601), or empty. */
export const CACHED_ATTRIBUTE = 'data-cached';
