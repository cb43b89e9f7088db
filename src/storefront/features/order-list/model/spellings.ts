/** Spellings of numbers and units, as maps are made of them. */

/** Words, separated by spaces, that stand for one number. */
export const meaning = (value: number, words: string): [string, number][] =>
  words.split(' ').map((word) => [word.normalize('NFKC'), value]);

/** Numbers from `from` on, one for each word; `/` separates spellings of one number, `-` is a gap. */
export const counting = (from: number, words: string, step = 1): [string, number][] =>
  words
    .split(' ')
    .flatMap((spellings, index) => meaning(from + index * step, spellings.replaceAll('/', ' ')))
    .filter(([word]) => word !== '-');
