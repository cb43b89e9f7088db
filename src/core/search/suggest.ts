/** What to offer when nothing was found: the nearest words and categories of the shop. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { Postings } from './postings.ts';
import { isFigure, splitWords } from './split-words.ts';
import { termOf, termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Suggestions {
  /** To be searched for instead; each finds something. */
  words: string[];
  categories: CategoryLink[];
}

const MOST_WORDS = 5;
const MOST_CATEGORIES = 6;

/** How far a suggestion may be from what was written, in slips. */
const reachOf = (word: string): number => (word.length < 5 ? 1 : word.length < 8 ? 2 : 3);

/** Makes the suggestions of a shop. */
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
    const words = splitWords(text).filter((word) => !isFigure(word));
    const near = words.flatMap((word) => vocabulary.nearest(termOf(word), reachOf(word)));
    const terms = near
      .map(([term]) => ({ ...(written.get(term) ?? { word: '', times: 0 }) }))
      .filter(({ word }) => word !== '')
      .sort((one, other) => other.times - one.times);
    const fitting = new Set(near.map(([term]) => term));
    const nearCategories = named.filter(({ terms: own }) => own.some((term) => fitting.has(term)));
    return {
      words: [...new Set(terms.map(({ word }) => word))].slice(0, MOST_WORDS),
      categories: (nearCategories.length > 0 ? nearCategories.map(({ link }) => link) : top).slice(
        0,
        MOST_CATEGORIES,
      ),
    };
  };
}
