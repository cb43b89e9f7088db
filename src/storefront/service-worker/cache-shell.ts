/** Caches the pages that must open offline without a visit, with their resources. */
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { sentAt } from './cached-page.ts';
import { cacheCatalogue } from './cache-catalogue.ts';
import { addAllToCache, lowPriority } from './add-to-cache.ts';
import { assetsNamedIn } from './page-needs.ts';
import { scope } from './scope.ts';
import { assets, SHELL } from './strategies.ts';
import { isCacheablePage } from './cacheable.ts';

/** The maximum age of these pages, ms. */
const REFRESHED_AFTER = 24 * 60 * 60 * 1_000;

/** Only some browsers support it, and TypeScript has no type for it. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(scope.navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Caches a page after its resources, so that no page is incomplete. A page that is missing on the server, or
 * does not fit, is skipped.
 * @throws when the network fails
 */
async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const request = lowPriority(path);
  const response = await fetch(request, { cache: 'no-cache' });
  if (!isCacheablePage(response)) return;
  const needs = assetsNamedIn(await response.clone().text());
  if (!(await addAllToCache(event, assets, needs))) return;
  const cache = await caches.open(CACHES.shell);
  await cache.put(request, response).catch(() => undefined);
}

/**
 * Caches the offline page and, unless data saving is on, the others and a small catalogue.
 * @param files resources that no HTML names
 * @throws when the network fails; what is cached by then is not fetched again
 */
export async function cacheShell(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  await cachePage(event, OFFLINE_PATH);
  if (savesData()) return;
  await addAllToCache(event, assets, files);
  await Promise.all(
    SHELL.filter((path) => path !== OFFLINE_PATH).map((path) => cachePage(event, path)),
  );
  await cacheCatalogue(event);
}

/**
 * Refreshes these pages and the catalogue once a day; after a failure the next visit tries again.
 */
export async function refreshShell(
  event: ExtendableEvent,
  files: readonly string[],
): Promise<void> {
  const cached = await caches.match(OFFLINE_PATH, { cacheName: CACHES.shell });
  if (cached && Date.now() - Date.parse(sentAt(cached)) < REFRESHED_AFTER) return;
  await cacheShell(event, files).catch(() => undefined);
}
