/** Search over the catalogue: SKUs first, then words with synonyms and typing errors. */
import type { CategoryLink } from '#core/catalogue.ts';
import { kindsOf, type SearchEntry } from './entry.ts';
import { buildPostings } from './postings.ts';
import { parseQuery, type ParsedQuery } from './parse-query.ts';
import { createRanking, WEIGHT, type Ranked } from './rank.ts';
import { createSkuFinder } from './sku-hits.ts';
import { isFigure } from './tokenize.ts';
import { createSuggest, type Suggestions } from './suggest.ts';
import { termOf } from './terms.ts';
import { createVocabulary, SURE } from './vocabulary.ts';

export type { SearchEntry } from './entry.ts';
export type { Suggestions } from './suggest.ts';

interface Hits {
  /** Indexes into the indexed list, best first. */
  places: number[];
  /** The total number of matches, even if fewer are returned. */
  total: number;
  /** False if no product matches every term and these match most of them. */
  complete: boolean;
}

export interface Search {
  /** @param most maximum number of results */
  search: (text: string, most: number) => Hits;
  /** The nearest terms and non-empty categories, for a query without matches. */
  suggest: (text: string) => Suggestions;
}

/** Next to a SKU, shorter words count as part of an order: `RG101 x 12`. */
const SHORTEST_WORD_BESIDE = 3;

const NOTHING: Ranked = { places: [], complete: true };

/**
 * Whether any term matches for certain. Products found by fuzzy matching alone must match all terms.
 */
const isSure = ({ queryTerms, measures }: ParsedQuery): boolean =>
  measures.length > 0 ||
  queryTerms.some(
    ({ meanings, weight }) =>
      weight >= WEIGHT.word && [...meanings.values()].some((nearness) => nearness >= SURE),
  );

/** Indexes a list of products, newest first; 20,000 take a few tenths of a second. */
export function createSearch(
  entries: readonly SearchEntry[],
  categories: readonly CategoryLink[],
): Search {
  const postings = buildPostings(entries, categories);
  const vocabulary = createVocabulary(postings.terms);
  const rank = createRanking(entries, postings);
  const skus = createSkuFinder(entries);
  const usedIds = new Set(entries.flatMap(({ category, subCategory }) => [category, subCategory]));
  const filled = categories.filter(({ id }) => usedIds.has(id));
  const suggest = createSuggest(filled, postings, vocabulary);
  const kinds = kindsOf(categories);
  const isWord = (word: string): boolean => vocabulary.has(termOf(word));

  function byText(text: string): Ranked {
    const query = parseQuery(text, vocabulary, kinds);
    if (query.queryTerms.length === 0 && query.measures.length === 0) return NOTHING;
    const ranked = rank(query.queryTerms, query.measures);
    return ranked.complete || isSure(query) ? ranked : { places: [], complete: false };
  }

  return {
    search(text, most) {
      const { named, likely, rest } = skus.find(text, isWord);
      const beside = rest.filter((word) => word.length >= SHORTEST_WORD_BESIDE && !isFigure(word));
      const { places, complete } = byText(named.length > 0 ? beside.join(' ') : text);
      const byCode = new Set([...named, ...likely]);
      if (byCode.size === 0)
        return { places: places.slice(0, most), total: places.length, complete };
      const others = complete ? places.filter((place) => !byCode.has(place)) : [];
      const all = [...byCode, ...others];
      return { places: all.slice(0, most), total: all.length, complete: true };
    },

    suggest(text) {
      const { queries, categories: near } = suggest(text);
      const kin = entries[skus.kin(text) ?? -1]?.category;
      const category = filled.filter(({ id }) => id === kin);
      return {
        queries: [...skus.near(text), ...queries],
        categories: category.length > 0 ? category : near,
      };
    },
  };
}
