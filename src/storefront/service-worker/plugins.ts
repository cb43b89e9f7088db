/** Workbox plugins for responses that enter or leave the caches. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { markCached } from './cached-page.ts';
import { pageAddress } from './request-kind.ts';
import { isDeletedPage, isCacheablePage, isCacheable } from './cacheable.ts';

/** Caches complete responses only. */
export const wholeAnswers: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isCacheable(response) ? response : null),
};

/**
 * The offline page, served for pages that are not cached; it is an error response, so browsers do not store it.
 */
async function offlinePage(): Promise<Response | undefined> {
  const cached = await caches.match(OFFLINE_PATH, { cacheName: CACHES.shell, ignoreVary: true });
  return cached && new Response(cached.body, { status: 503, headers: cached.headers });
}

/** Pages: one copy for each address, marked when served; deleted when the page is. */
export const pagesOf = (cacheName: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isDeletedPage(response))
      await (await caches.open(cacheName)).delete(pageAddress(request.url));
    return isCacheablePage(response) ? response : null;
  },
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse && markCached(cachedResponse)),
  handlerDidError: offlinePage,
});

/** Deletes older versions of a catalogue file when a new one is cached. */
export const newestVersionOnly: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName, request }) => {
    const cache = await caches.open(cacheName);
    const { pathname } = new URL(request.url);
    const older = (await cache.keys()).filter(
      ({ url }) => url !== request.url && new URL(url).pathname === pathname,
    );
    await Promise.all(older.map((key) => cache.delete(key)));
  },
};
