/** Registers the service worker, which provides offline use, once the page is idle. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';

/** Its path defines its scope: the whole site. */
const WORKER_PATH = '/sw.js';

/** Error pages are not cached; fetching them again would only fill the console. */
const isErrorPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.responseStatus >= 400);

/** Caches this page with what it loaded, because it came before the worker. */
async function cacheThisPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const addAll = async (cacheName: string, folder: string): Promise<void> => {
    const cache = await caches.open(cacheName);
    const names = loaded.filter((name) => name.startsWith(`${location.origin}/${folder}/`));
    await Promise.allSettled([...new Set(names)].map((name) => cache.add(name)));
  };
  await Promise.all([addAll(CACHES.assets, '_astro'), addAll(CACHES.pictures, 'pictures')]);
  await (await caches.open(CACHES.pages)).add(location.pathname);
}

async function register({ serviceWorker }: Navigator): Promise<void> {
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  if (!isFirstVisit || isErrorPage()) return;
  await serviceWorker.ready;
  await cacheThisPage();
}

/** Failures are silent: the visitor can do nothing about them. */
const begin = (): void => void register(navigator).catch(() => undefined);

export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(begin);
}
