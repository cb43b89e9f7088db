/** Search for pages: one worker for the page, started with the first query; outdated results are dropped. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Suggestions } from '#core/search/search.ts';

export interface SearchRequest {
  /** Returned with the reply. */
  id: number;
  text: string;
  /** How many products to return; undefined for the SKUs of every match. */
  most: number | undefined;
}

export interface SearchAnswer {
  /** The query text. */
  text: string;
  /** The best matches, up to the requested number. */
  entries: readonly CatalogueEntry[];
  /** The SKUs of all matches, best first, if no number was requested. */
  skus: readonly string[];
  /** The total number of matches. */
  total: number;
  /** False if no product matches every term and these match most of them. */
  complete: boolean;
  /** Suggestions if nothing matched; otherwise empty. */
  suggestions: Suggestions;
  /** All categories, for the names of the entries' categories. */
  categories: readonly CategoryLink[];
}

/** `error` is a message for the user. */
export type SearchReply = { id: number; answer: SearchAnswer } | { id: number; error: string };

interface Waiting extends SearchRequest {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

let waiting: readonly Waiting[] = [];
let worker: Worker | undefined;
let lastId = 0;

function take(isTaken: (each: Waiting) => boolean): readonly Waiting[] {
  const taken = waiting.filter(isTaken);
  waiting = waiting.filter((each) => !isTaken(each));
  return taken;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    for (const { resolve, reject } of take(({ id }) => id === data.id)) {
      if ('answer' in data) resolve(data.answer);
      else reject(new Error(data.error));
    }
  });
  // Its script could not be loaded, or it threw; the next query starts another.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const { reject } of take(() => true))
      reject(new Error('Search couldn’t be loaded. Check your connection and try again.'));
  });
  return started;
}

function search(text: string, most: number | undefined): Promise<SearchAnswer | undefined> {
  const isReplaced = (each: Waiting): boolean => (each.most === undefined) === (most === undefined);
  for (const { resolve } of take(isReplaced)) resolve(undefined);
  const request = { id: (lastId += 1), text, most };
  return new Promise((resolve, reject) => {
    waiting = [...waiting, { ...request, resolve, reject }];
    worker ??= startWorker();
    worker.postMessage(request);
  });
}

/**
 * Loads the worker, the catalogue and the index before the first query, for example when the field gets focus.
 */
export function warmSearch(): void {
  // If this fails, the next query fails too and reports it.
  search('', 0).catch(() => undefined);
}

/**
 * The best products for a query.
 * @param most maximum number of products
 * @returns undefined when a later query replaces this one
 * @throws Error whose message says what to do; the next call tries again
 */
export const searchCatalogue = (text: string, most: number): Promise<SearchAnswer | undefined> =>
  search(text, most);

/** The SKUs of every match, best first, for a list that filters them; otherwise like `searchCatalogue`. */
export const rankCatalogue = (text: string): Promise<SearchAnswer | undefined> =>
  search(text, undefined);
