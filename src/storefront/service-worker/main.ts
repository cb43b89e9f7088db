/** The service worker: keeps the shop usable offline, and passes nothing old off as fresh. */
import { CACHES } from '#storefront/shared/model/kept-offline.ts';
import { keepOpenPage } from './keep-open-page.ts';
import { addressesIn } from './keep-request.ts';
import { keepShell, refreshShell } from './keep-shell.ts';
import { deleteCachesBut } from './our-caches.ts';
import { kindOf } from './request-kind.ts';
import { scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

const files = UNNAMED_FILES;

scope.addEventListener('install', (event) => {
  // A new version takes over at once: nobody has to close every tab to get rid of an old one.
  void scope.skipWaiting();
  event.waitUntil(keepShell(event, files));
});

async function takeOver(): Promise<void> {
  await deleteCachesBut(Object.values(CACHES));
  // The request for a page goes out while the worker is still starting.
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
    // Only once the page is there, which must not wait.
    event.waitUntil(
      answer.then(
        ({ ok }) => (ok ? refreshShell(event, files) : undefined),
        () => undefined,
      ),
    );
  }
});

scope.addEventListener('message', (event) => {
  event.waitUntil(keepOpenPage(event, addressesIn(event.data)));
});
