/** Suggestions for a query without matches: the nearest terms and categories of the shop. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { Postings } from './postings.ts';
import { isFigure, tokenize } from './tokenize.ts';
import { termOf, termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Suggestions {
  /** Queries to try instead; each has matches. */
  queries: string[];
  categories: CategoryLink[];
}

const MOST_QUERIES = 5;
const MOST_CATEGORIES = 6;

/** The maximum edit distance of a suggestion. */
const reachOf = (word: string): number => (word.length < 5 ? 1 : word.length < 8 ? 2 : 3);

/** Creates the suggestion function of a shop. */
export function createSuggest(
  categories: readonly CategoryLink[],
  { written }: Postings,
  vocabulary: Vocabulary,
) {
  const named = categories.map((link) => ({
    link,
    terms: termsOf(link.name).flatMap(({ term, parts }) => [term, ...parts]),
  }));
  const top = categories.filter(({ parentId }) => parentId === null);

  return (text: string): Suggestions => {
    const tokens = tokenize(text).filter((word) => !isFigure(word));
    const near = tokens.flatMap((word) => vocabulary.nearest(termOf(word), reachOf(word)));
    const terms = near
      .map(([term]) => ({ ...(written.get(term) ?? { word: '', times: 0 }) }))
      .filter(({ word }) => word !== '')
      .sort((one, other) => other.times - one.times);
    const fitting = new Set(near.map(([term]) => term));
    const nearCategories = named.filter(({ terms: own }) => own.some((term) => fitting.has(term)));
    return {
      queries: [...new Set(terms.map(({ word }) => word))].slice(0, MOST_QUERIES),
      categories: (nearCategories.length > 0 ? nearCategories.map(({ link }) => link) : top).slice(
        0,
        MOST_CATEGORIES,
      ),
    };
  };
}
