/** What is done with answers on their way into the caches and out of them. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/kept-offline.ts';
import { markKept } from './kept-page.ts';
import { pageAddress } from './request-kind.ts';
import { isGone, isPageWorthKeeping, isWorthKeeping } from './worth-keeping.ts';

/** Keeps whole answers only. */
export const wholeAnswers: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isWorthKeeping(response) ? response : null),
};

/** The page for what was never kept, under the address that was asked for; it is an error, and no browser keeps it. */
async function offlinePage(): Promise<Response | undefined> {
  const kept = await caches.match(OFFLINE_PATH, { cacheName: CACHES.shell, ignoreVary: true });
  return kept && new Response(kept.body, { status: 503, headers: kept.headers });
}

/** Pages: one copy an address, marked when it is handed out; the copy goes when the page does. */
export const pagesOf = (cacheName: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isGone(response)) await (await caches.open(cacheName)).delete(pageAddress(request.url));
    return isPageWorthKeeping(response) ? response : null;
  },
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse && markKept(cachedResponse)),
  handlerDidError: offlinePage,
});

/** When a part of the catalogue was kept, its older versions go. */
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
