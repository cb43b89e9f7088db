/** Search for pages: its worker starts with the first call, and is one for the page. */
import { createSearchClient } from './client.ts';
import type { SearchAnswer } from './messages.ts';

export { SearchUnavailable } from './client.ts';
export type { SearchAnswer } from './messages.ts';

const ask = createSearchClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/** Loads the worker, the catalogue and the index ahead of the first question, as when the field gets the focus. */
export function warmSearch(): void {
  // Whatever fails here fails again, and is told, when something is asked.
  ask('', { what: 'warm' }).catch(() => undefined);
}

/**
 * The best products for what was written.
 * @param most how many are shown
 * @returns undefined when more has been written meanwhile: its own answer is on the way
 * @throws SearchUnavailable, whose message says what to do; asking again tries again
 */
export const searchCatalogue = (text: string, most: number): Promise<SearchAnswer | undefined> =>
  ask(text, { what: 'first', most });

/** Every product that fits, as `skus`, best first, for a list that filters them; else like `searchCatalogue`. */
export const rankCatalogue = (text: string): Promise<SearchAnswer | undefined> =>
  ask(text, { what: 'all' });
