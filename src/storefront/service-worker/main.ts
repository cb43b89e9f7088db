/** The service worker: makes the shop usable offline, and marks cached copies as such. */
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { cacheOpenPage } from './cache-open-page.ts';
import { addressesIn } from './cache-request.ts';
import { cacheShell, refreshShell } from './cache-shell.ts';
import { deleteCachesBut } from './our-caches.ts';
import { kindOf } from './request-kind.ts';
import { scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

const files = UNNAMED_FILES;

scope.addEventListener('install', (event) => {
  // A new version takes over immediately, without closing all tabs.
  void scope.skipWaiting();
  event.waitUntil(cacheShell(event, files));
});

async function takeOver(): Promise<void> {
  await deleteCachesBut(Object.values(CACHES));
  // Navigation preload: the page is requested while the worker starts.
  await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, scope.location.origin);
  if (kind === undefined) return;
  const answer = strategyFor(kind, request.url).handle({ event, request });
  event.respondWith(answer);
  if (kind === 'page') {
    // After the page has loaded, which must not be delayed.
    event.waitUntil(
      answer.then(
        ({ ok }) => (ok ? refreshShell(event, files) : undefined),
        () => undefined,
      ),
    );
  }
});

scope.addEventListener('message', (event) => {
  event.waitUntil(cacheOpenPage(event, addressesIn(event.data)));
});
