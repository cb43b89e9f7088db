/** Keeps the pages that must open offline though nobody visited them, with all that they need. */
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/kept-offline.ts';
import { sentAt } from './kept-page.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { keepAll, lowPriority } from './keep.ts';
import { assetsNamedIn } from './page-needs.ts';
import { scope } from './scope.ts';
import { assets, SHELL } from './strategies.ts';
import { isPageWorthKeeping } from './worth-keeping.ts';

/** How old these pages may become while others are visited, ms. */
const REFRESHED_AFTER = 24 * 60 * 60 * 1_000;

/** Only some browsers tell of it, and TypeScript knows of none. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(scope.navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Keeps a page after what it needs, so that no page is kept in part. One that the server does not have, or that
 * finds no room, is left out.
 * @throws when the network fails
 */
async function keepPage(event: ExtendableEvent, path: string): Promise<void> {
  const request = lowPriority(path);
  const response = await fetch(request, { cache: 'no-cache' });
  if (!isPageWorthKeeping(response)) return;
  const needs = assetsNamedIn(await response.clone().text());
  if (!(await keepAll(event, assets, needs))) return;
  const cache = await caches.open(CACHES.shell);
  await cache.put(request, response).catch(() => undefined);
}

/**
 * Keeps the offline page, and unless the visitor saves data the others, with the catalogue when it is small.
 * @param files what pages need that no markup names
 * @throws when the network fails: what was kept by then is not fetched again next time
 */
export async function keepShell(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  await keepPage(event, OFFLINE_PATH);
  if (savesData()) return;
  await keepAll(event, assets, files);
  await Promise.all(
    SHELL.filter((path) => path !== OFFLINE_PATH).map((path) => keepPage(event, path)),
  );
  await keepCatalogue(event);
}

/** Brings these pages and the catalogue up to date when the offline page is a day old; what fails, the next visit mends. */
export async function refreshShell(
  event: ExtendableEvent,
  files: readonly string[],
): Promise<void> {
  const kept = await caches.match(OFFLINE_PATH, { cacheName: CACHES.shell });
  if (kept && Date.now() - Date.parse(sentAt(kept)) < REFRESHED_AFTER) return;
  await keepShell(event, files).catch(() => undefined);
}
