/** Registers the service worker, which provides offline use, once the page is idle. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import type { CacheRequest } from '#storefront/shared/model/offline-caches.ts';

/** Its path defines its scope: the whole site. */
const WORKER_PATH = '/sw.js';

async function register({ serviceWorker }: Navigator): Promise<void> {
  // An uncontrolled page loaded before the worker, which has therefore seen none of its requests.
  const cameBefore = serviceWorker.controller === null;
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  if (!cameBefore) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const request: CacheRequest = { addresses: [location.href, ...loaded] };
  active?.postMessage(request);
}

/** Failures are silent: the visitor can do nothing about them. */
const begin = (): void => void register(navigator).catch(() => undefined);

export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(begin);
}
