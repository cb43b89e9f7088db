/** Intercepts a page's database writes: counts, blocks, or loses their responses. */
import type { Page, Route } from '@playwright/test';

const isCommit = (url: URL): boolean => url.pathname.endsWith(':commit');

type Deal = (route: Route, number: number) => Promise<void>;

/**
 * Handles the writes of a collection's documents, counting from 1; other requests pass.
 * @returns stops handling
 */
export async function onWrites(
  page: Page,
  collection: string,
  deal: Deal,
): Promise<() => Promise<void>> {
  let number = 0;
  const handle = (route: Route): Promise<void> => {
    if (!route.request().postData()?.includes(`/documents/${collection}/`)) return route.fallback();
    number += 1;
    return deal(route, number);
  };
  await page.route(isCommit, handle);
  return () => page.unroute(isCommit, handle);
}

/** The write succeeds, but its response is lost. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('failed');
}

/** Blocks the writes of a collection's documents until released. */
export async function blockWrites(
  page: Page,
  collection: string,
): Promise<{ started: Promise<undefined>; release: () => void }> {
  const started = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await onWrites(page, collection, async (route) => {
    started.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  return { started: started.promise, release: () => released.resolve(undefined) };
}
