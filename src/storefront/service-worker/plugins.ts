/** Workbox plugins: which responses are cached, and how cached pages are marked. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHED_ATTRIBUTE, CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { pageAddress } from './request-kind.ts';

/** The checked fields of a response. */
type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** A complete same-origin response: no error, not opaque, not redirected. */
export const isCacheable = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** The same for a page, which must be HTML: feeds or pictures opened in a tab are not cached as pages. */
export const isCacheablePage = (answer: Answer): boolean =>
  isCacheable(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** Whether the page was deleted or moved, so that its cached copy is outdated. */
const isDeletedPage = ({ status, type }: Response): boolean =>
  status === 404 || status === 410 || type === 'opaqueredirect';

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

/** A cached page with its Date header in `<html>`, so that it is not taken for a fresh one. */
export async function markCached(cached: Response): Promise<Response> {
  const { status } = cached;
  const headers = new Headers(cached.headers);
  headers.delete('content-length');
  const date = new Date(headers.get('date') ?? '');
  const time = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  const html = await cached.text();
  return new Response(html.replace('<html', `<html ${CACHED_ATTRIBUTE}="${time}"`), {
    status,
    headers,
  });
}

/** Pages: one copy for each address, marked when served; deleted when the page is. */
export const pagesOf = (cacheName: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isDeletedPage(response))
      await (await caches.open(cacheName)).delete(pageAddress(request.url));
    return isCacheablePage(response) ? response : null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await markCached(cachedResponse)),
  handlerDidError: offlinePage,
});
