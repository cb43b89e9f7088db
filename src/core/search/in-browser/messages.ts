/** What a page and the search's worker say to each other. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Suggestions } from '#core/search/search.ts';

/** `first`: the best products to show. `all`: the SKUs of every product that fits, to be filtered. `warm`: nothing yet. */
export type Wanted = { what: 'first'; most: number } | { what: 'all' } | { what: 'warm' };

export interface SearchQuestion {
  /** Comes back with the reply. */
  id: number;
  text: string;
  wanted: Wanted;
}

export interface SearchAnswer {
  /** As it was asked. */
  text: string;
  /** The best, as many as were wanted. */
  entries: readonly CatalogueEntry[];
  /** SKUs of all, best first, where all were wanted; else empty. */
  skus: readonly string[];
  /** How many there are in all. */
  total: number;
  /** False when nothing has all that was asked for, and these have most of it. */
  complete: boolean;
  /** What to offer where nothing was found; else empty. */
  suggestions: Suggestions;
  /** All categories, to name those of the entries. */
  categories: readonly CategoryLink[];
}

/** `unreachable`: try again with a connection. `outdated`: the shop was published anew, load the page again. */
export type SearchFailure = 'unreachable' | 'outdated';

export type SearchReply =
  { id: number; answer: SearchAnswer } | { id: number; failure: SearchFailure };
