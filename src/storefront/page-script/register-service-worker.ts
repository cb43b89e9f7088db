/** Registers the service worker, which provides offline use, once the page is idle. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';

/** Its path defines its scope: the whole site. */
const WORKER_PATH = '/sw.js';

/** Caches this page with its scripts and styles, because it loaded before the worker. */
async function cacheThisPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = await caches.open(CACHES.assets);
  await assets.addAll(loaded.filter((name) => name.startsWith(`${location.origin}/_astro/`)));
  await (await caches.open(CACHES.pages)).add(location.pathname);
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
