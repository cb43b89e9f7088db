/** The inverted index: for each term its products with their weights. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { StockStatus } from '#schema/product-status.ts';
import { entryReader, type SearchEntry } from './entry.ts';

/** The products of one term; both arrays side by side. */
export interface Posting {
  /** Ranks, ascending. */
  ranks: Uint32Array;
  /** The weight of the term there. */
  worths: Uint8Array;
}

/**
 * Products are numbered by rank: in stock, then made to order, then out of stock; new before old; otherwise by
 * their position in the list. Iterating over ranks gives equal matches in the right order.
 */
export interface Postings {
  terms: ReadonlyMap<string, Posting>;
  /** For each term its first spelling in titles, and the number of titles. */
  written: ReadonlyMap<string, { word: string; times: number }>;
  /** For each rank, the place in the list. */
  places: Uint32Array;
}

const STOCK_ORDER: Record<StockStatus, number> = {
  inStock: 0,
  lowStock: 0,
  madeToOrder: 2,
  outOfStock: 4,
};

const shelfOf = ({ stockStatus, isNew }: SearchEntry): number =>
  STOCK_ORDER[stockStatus] + (isNew ? 0 : 1);

function placesByRank(entries: readonly SearchEntry[]): Uint32Array {
  const shelves = Array.from({ length: 6 }, () => new Array<number>());
  entries.forEach((entry, place) => shelves[shelfOf(entry)]?.push(place));
  return Uint32Array.from(shelves.flat());
}

/** Indexes the products of a list, newest first. */
export function buildPostings(
  entries: readonly SearchEntry[],
  categories: readonly CategoryLink[],
): Postings {
  const read = entryReader(categories);
  const growing = new Map<string, { ranks: number[]; worths: number[] }>();
  const spellings = new Map<string, { word: string; times: number }>();
  const places = placesByRank(entries);
  places.forEach((place, rank) => {
    const entry = entries[place];
    if (entry === undefined) return;
    const { worths, titleTerms } = read(entry);
    for (const [term, worth] of worths) {
      const posting = growing.get(term) ?? { ranks: [], worths: [] };
      if (posting.ranks.length === 0) growing.set(term, posting);
      posting.ranks.push(rank);
      posting.worths.push(worth);
    }
    for (const { term, written } of titleTerms) {
      const { word, times } = spellings.get(term) ?? { word: written, times: 0 };
      spellings.set(term, { word, times: times + 1 });
    }
  });
  const terms = new Map(
    [...growing].map(([term, { ranks, worths }]) => [
      term,
      { ranks: Uint32Array.from(ranks), worths: Uint8Array.from(worths) },
    ]),
  );
  return { terms, written: spellings, places };
}
