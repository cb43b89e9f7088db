/** What the worker that keeps pages, and the pages that it keeps, must call by the same names. */

/** Every cache of ours begins so. */
export const CACHE_PREFIX = 'shop-';

/**
 * The caches by what they hold. A number is raised when older entries cannot be used any more: the cache with
 * the old number is deleted when the new worker takes over.
 */
export const CACHES = {
  /** Pages that were visited. */
  pages: `${CACHE_PREFIX}pages-1`,
  /** Pages that are kept before anybody visits them. */
  shell: `${CACHE_PREFIX}shell-1`,
  /** Scripts, styles and fonts, whose names change with their content: of this version and of older ones. */
  assets: `${CACHE_PREFIX}assets-1`,
  pictures: `${CACHE_PREFIX}pictures-1`,
  /** What search and filters work on. */
  data: `${CACHE_PREFIX}data-1`,
} as const;

/** What is shown in place of a page that was never kept. */
export const OFFLINE_PATH = '/offline';

/** Set on `<html>` while a kept copy is shown: the moment at which the server sent it (ISO 8601), or nothing. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** What a page that was there before the worker asks it to keep: its own address first, then what it loaded. */
export interface KeepRequest {
  keep: readonly string[];
}
