/** Caches the page that was open before the worker started, as if the worker had seen it load. */
import { addToCache } from './add-to-cache.ts';
import { kindOf } from './request-kind.ts';
import { scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

/** Caches the page, which comes first, and its resources, most of which the browser still has. */
export async function cacheOpenPage(
  event: ExtendableEvent,
  [page, ...loaded]: readonly string[],
): Promise<void> {
  const resources = [
    ...(page === undefined ? [] : [{ url: page, mode: 'navigate' as const }]),
    ...loaded.map((url) => ({ url, mode: 'cors' as const })),
  ];
  await Promise.allSettled(
    resources.map(async ({ url, mode }) => {
      const request = {
        url,
        mode,
        method: 'GET',
        cache: 'default' as const,
        headers: new Headers(),
      };
      const kind = kindOf(request, scope.location.origin);
      if (kind !== undefined) await addToCache(event, strategyFor(kind, url), url);
    }),
  );
}
