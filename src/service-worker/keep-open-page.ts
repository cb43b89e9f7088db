/** Keeps the page that was open before there was a worker, as if the worker had seen it load. */
import { keep } from './keep.ts';
import { kindOf } from './request-kind.ts';
import { scope } from './scope.ts';
import { strategyFor } from './strategies.ts';

/** No page loads as much. */
const AT_MOST = 200;

/** What a page's message asks to keep; nothing when it is another message. */
export function addressesIn(message: unknown): string[] {
  const keep: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'keep') : undefined;
  const entries: unknown[] = Array.isArray(keep) ? keep.slice(0, AT_MOST) : [];
  return entries
    .filter((entry) => typeof entry === 'string')
    .filter((entry) => URL.canParse(entry));
}

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
