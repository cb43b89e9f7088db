/** Registers the service worker, which provides offline use, once the page is idle. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';

/** Its path defines its scope: the whole site. */
const WORKER_PATH = '/sw.js';

/** Caches this page with what it loaded, because it came before the worker. */
async function cacheThisPage(): Promise<void> {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  const loaded = [...new Set(entries)];
  const addAll = async (cache: string, folder: string): Promise<void> =>
    (await caches.open(cache)).addAll(
      loaded.filter((name) => name.startsWith(`${location.origin}/${folder}/`)),
    );
  await addAll(CACHES.assets, '_astro');
  await (await caches.open(CACHES.pages)).add(location.pathname);
  await addAll(CACHES.pictures, 'pictures');
}

async function register({ serviceWorker }: Navigator): Promise<void> {
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  if (isFirstVisit) await cacheThisPage();
}

/** Failures are silent: the visitor can do nothing about them. */
const begin = (): void => void register(navigator).catch(() => undefined);

export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(begin);
}
