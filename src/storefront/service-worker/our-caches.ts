/** Deletes caches of older versions. */
import { CACHE_PREFIX } from '#storefront/shared/model/offline-caches.ts';

/** Deletes all our caches except the named ones. */
export async function deleteCachesBut(names: readonly string[]): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(
    ours.filter((name) => !names.includes(name)).map((name) => caches.delete(name)),
  );
}
