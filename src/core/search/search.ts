/** Search over the catalogue: article numbers first, then words as a seller would understand them. */
import type { CategoryLink } from '#core/catalogue.ts';
import { kindsOf, type SearchEntry } from './entry.ts';
import { buildPostings } from './postings.ts';
import { readQuestion, type Question } from './question.ts';
import { createRanking, WEIGHT, type Ranked } from './rank.ts';
import { createSkuFinder } from './sku-hits.ts';
import { isFigure } from './split-words.ts';
import { createSuggest, type Suggestions } from './suggest.ts';
import { termOf } from './terms.ts';
import { createVocabulary, SURE } from './vocabulary.ts';

export type { SearchEntry } from './entry.ts';
export type { Suggestions } from './suggest.ts';

export interface Hits {
  /** Places in the list that was indexed, best first. */
  places: number[];
  /** How many there are in all, also when fewer were asked for. */
  total: number;
  /** False when no product has everything that was asked for, and these have most of it. */
  complete: boolean;
}

export interface Search {
  /** @param most how many places are wanted at most */
  search: (text: string, most: number) => Hits;
  /** The nearest words, and categories that hold something, for a question without an answer. */
  suggest: (text: string) => Suggestions;
}

/** Beside an article's number, shorter words are taken for part of an order: `RG101 x 12`. */
const SHORTEST_WORD_BESIDE = 3;

const NOTHING: Ranked = { places: [], complete: true };

/** Is any word known for sure? A product that is found by a guess alone should at least meet all of them. */
const isSure = ({ wishes, measures }: Question): boolean =>
  measures.length > 0 ||
  wishes.some(
    ({ meanings, weight }) =>
      weight >= WEIGHT.word && [...meanings.values()].some((nearness) => nearness >= SURE),
  );

/** Indexes a list of products, newest first; for 20,000 that takes some tenths of a second. */
export function createSearch(
  entries: readonly SearchEntry[],
  categories: readonly CategoryLink[],
): Search {
  const postings = buildPostings(entries, categories);
  const vocabulary = createVocabulary(postings.terms);
  const rank = createRanking(entries, postings);
  const skus = createSkuFinder(entries.map(({ sku }) => sku));
  const held = new Set(entries.flatMap(({ category, subCategory }) => [category, subCategory]));
  const filled = categories.filter(({ id }) => held.has(id));
  const suggest = createSuggest(filled, postings, vocabulary);
  const kinds = kindsOf(categories);
  const isWord = (word: string): boolean => vocabulary.has(termOf(word));

  function byWords(text: string): Ranked {
    const question = readQuestion(text, vocabulary, kinds);
    if (question.wishes.length === 0 && question.measures.length === 0) return NOTHING;
    const ranked = rank(question.wishes, question.measures);
    return ranked.complete || isSure(question) ? ranked : { places: [], complete: false };
  }

  return {
    search(text, most) {
      const { named, likely, rest } = skus.find(text, isWord);
      const beside = rest.filter((word) => word.length >= SHORTEST_WORD_BESIDE && !isFigure(word));
      const { places, complete } = byWords(named.length > 0 ? beside.join(' ') : text);
      const byCode = new Set([...named, ...likely]);
      if (byCode.size === 0)
        return { places: places.slice(0, most), total: places.length, complete };
      const others = complete ? places.filter((place) => !byCode.has(place)) : [];
      const all = [...byCode, ...others];
      return { places: all.slice(0, most), total: all.length, complete: true };
    },

    suggest(text) {
      const { words, categories: near } = suggest(text);
      const kin = entries[skus.kin(text) ?? -1]?.category;
      const category = filled.filter(({ id }) => id === kin);
      return {
        words: [...skus.near(text), ...words],
        categories: category.length > 0 ? category : near,
      };
    },
  };
}
