/** What a page writes to the database: counted, held, or with its answer lost. */
import type { Page, Route } from '@playwright/test';

const isCommit = (url: URL): boolean => url.pathname.endsWith(':commit');

type Deal = (route: Route, number: number) => Promise<void>;

/**
 * Deals with the writes of a collection's documents, the first being 1. Others go their way: at some moment it is noted
 * who has signed in.
 * @returns ends it
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

/** The database writes it, and nobody hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('failed');
}

/** Keeps the writes of a collection's documents waiting until they are let go. */
export async function holdWrites(
  page: Page,
  collection: string,
): Promise<{ begun: Promise<undefined>; letGo: () => void }> {
  const begun = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  await onWrites(page, collection, async (route) => {
    begun.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  return { begun: begun.promise, letGo: () => held.resolve(undefined) };
}
