/** Builds map entries for spellings of numbers and units. */

/** Space-separated words for one number. */
export const meaning = (value: number, terms: string): [string, number][] =>
  terms.split(' ').map((word) => [word.normalize('NFKC'), value]);

/**
 * Consecutive numbers from `from`, one for each word; `/` separates spellings of one number, `-` skips one.
 */
export const counting = (from: number, terms: string, step = 1): [string, number][] =>
  terms
    .split(' ')
    .flatMap((spellings, index) => meaning(from + index * step, spellings.replaceAll('/', ' ')))
    .filter(([word]) => word !== '-');
