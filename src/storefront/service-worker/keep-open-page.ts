/** Keeps the page that was open before there was a worker, as if the worker had seen it load. */
import { keep } from './keep.ts';
import { kindOf } from './request-kind.ts';
import { scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

/** @param addresses the page's own first, then what it has loaded: the browser still holds most of it */
export async function keepOpenPage(
  event: ExtendableEvent,
  [page, ...loaded]: readonly string[],
): Promise<void> {
  const wanted = [
    ...(page === undefined ? [] : [{ url: page, mode: 'navigate' as const }]),
    ...loaded.map((url) => ({ url, mode: 'cors' as const })),
  ];
  await Promise.allSettled(
    wanted.map(async ({ url, mode }) => {
      const asked = { url, mode, method: 'GET', cache: 'default' as const, headers: new Headers() };
      const kind = kindOf(asked, scope.location.origin);
      if (kind !== undefined) await keep(event, strategyFor(kind, url), url);
    }),
  );
}
