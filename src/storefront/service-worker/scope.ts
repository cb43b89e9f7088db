/**
 * The worker's global object with its own type, because the rest of the project uses the types of windows, and the
 * deletion of its caches.
 */
/// <reference lib="webworker" />
import { CACHE_PREFIX } from '#storefront/shared/model/offline-caches.ts';

// The global object of the service worker, in which this folder runs.
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** Deletes all our caches except the named ones. */
export async function deleteCachesBut(names: readonly string[]): Promise<void> {
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !names.includes(name),
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
