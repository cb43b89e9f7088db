/** The service worker: makes the shop usable offline, and marks cached copies as such. */
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { cacheShell } from './cache-shell.ts';
import { kindOf } from './request-kind.ts';
import { deleteCachesBut, scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

scope.addEventListener('install', (event) => {
  // A new version takes over immediately, without closing all tabs.
  void scope.skipWaiting();
  event.waitUntil(cacheShell(event));
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
  if (kind !== undefined)
    event.respondWith(strategyFor(kind, request.url).handle({ event, request }));
});
