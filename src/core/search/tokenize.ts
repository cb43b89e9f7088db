/** Splits titles and queries into normalised words and numbers. */
import { plainLetters } from '#core/identifiers.ts';

/** Longer texts are cut here: no product name is longer. */
const LONGEST_TEXT = 200;

const INCH_MARK = /(\d)\s*(?:"|”|″|''|’’)/g;
const APOSTROPHES = /['’‘`´]/g;
/**
 * `2-6`, `2/6` and `2.6` are one bangle size; `rg101` stays together, `4mm` is a number and its unit.
 */
const WORD = /\d+(?:[.\-/]\d+)?|\p{L}[\p{L}\p{N}]*/gu;

/**
 * The tokens of a text in lower case without accents: `Pavé Huggies, 10mm` gives pave, huggies, 10, mm.
 */
export function tokenize(text: string): string[] {
  const plain = plainLetters(
    text
      .slice(0, LONGEST_TEXT)
      .replace(INCH_MARK, '$1 inch ')
      .replace(APOSTROPHES, '')
      .replaceAll('₹', ' rs '),
  );
  const tokens = plain.match(WORD) ?? [];
  return tokens.map((word) => word.replace(/(?<=\d)[-/]/, '.'));
}

/** Whether it contains a digit; numbers are never matched fuzzily. */
export const isFigure = (word: string): boolean => /\d/.test(word);
