/** A worker that undoes the other one and takes itself away: published in its place, it retires it everywhere. */
import { deleteCachesBut } from './our-caches.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());

async function retire(): Promise<void> {
  await deleteCachesBut([]);
  // Where Workbox notes when each entry was used last.
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('activate', (event) => event.waitUntil(retire()));
