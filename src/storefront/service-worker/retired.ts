/**
 * A worker that removes all caches and unregisters itself; published in place of the normal worker to retire it.
 */
import { deleteCachesBut, scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());

async function retire(): Promise<void> {
  await deleteCachesBut([]);
  // Where Workbox stores the last use of each entry.
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('activate', (event) => event.waitUntil(retire()));
