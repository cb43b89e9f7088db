/** Messages between a page and the search worker. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Suggestions } from '#core/search/search.ts';

/**
 * `first`: the best products to show. `all`: the SKUs of every match, to be filtered. `warm`: load only.
 */
export type SearchMode = { kind: 'first'; most: number } | { kind: 'all' } | { kind: 'warm' };

export interface SearchRequest {
  /** Returned with the reply. */
  id: number;
  text: string;
  mode: SearchMode;
}

export interface SearchAnswer {
  /** The query text. */
  text: string;
  /** The best matches, up to the requested number. */
  entries: readonly CatalogueEntry[];
  /** The SKUs of all matches, best first, in mode `all`; otherwise empty. */
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

/** `unreachable`: retry when online. `outdated`: a new version was published, reload the page. */
export type SearchFailure = 'unreachable' | 'outdated';

export type SearchReply =
  { id: number; answer: SearchAnswer } | { id: number; failure: SearchFailure };
