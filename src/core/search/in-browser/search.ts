/** Search for pages: one worker for the page, started with the first call. */
import { createSearchClient } from './client.ts';
import type { SearchAnswer } from './messages.ts';

export type { SearchAnswer } from './messages.ts';

const search = createSearchClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Loads the worker, the catalogue and the index before the first query, for example when the field gets focus.
 */
export function warmSearch(): void {
  // If this fails, the next query fails too and reports it.
  search('', { kind: 'warm' }).catch(() => undefined);
}

/**
 * The best products for a query.
 * @param most maximum number of products
 * @returns undefined when a later query replaces this one
 * @throws SearchUnavailable, whose message says what to do; the next call tries again
 */
export const searchCatalogue = (text: string, most: number): Promise<SearchAnswer | undefined> =>
  search(text, { kind: 'first', most });

/**
 * The SKUs of every match, best first, for a list that filters them; otherwise like `searchCatalogue`.
 */
export const rankCatalogue = (text: string): Promise<SearchAnswer | undefined> =>
  search(text, { kind: 'all' });
