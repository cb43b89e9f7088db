/** Brings the service worker, which keeps the shop usable offline, once the page has all that it needs itself. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import type { KeepRequest } from '#storefront/shared/model/kept-offline.ts';

/** Its place says for which part of the site it speaks: all of it. */
const WORKER_PATH = '/sw.js';

async function register({ serviceWorker }: Navigator): Promise<void> {
  // Whoever is not controlled yet came before the worker, which therefore has seen nothing of this page.
  const cameBefore = serviceWorker.controller === null;
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  if (!cameBefore) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const request: KeepRequest = { keep: [location.href, ...loaded] };
  active?.postMessage(request);
}

/** What a visitor cannot mend, and does not need, goes unsaid. */
const begin = (): void => void register(navigator).catch(() => undefined);

export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(begin);
}
