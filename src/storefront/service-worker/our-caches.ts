/** Clears away what older versions of the worker have kept. */
import { CACHE_PREFIX } from '#storefront/shared/model/kept-offline.ts';

/** Deletes every cache of ours but those that are named. */
export async function deleteCachesBut(names: readonly string[]): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(
    ours.filter((name) => !names.includes(name)).map((name) => caches.delete(name)),
  );
}
