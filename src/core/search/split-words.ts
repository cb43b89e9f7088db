/** Takes a text apart into plain words and figures, as titles and questions are both read. */
import { plainLetters } from '#core/identifiers.ts';

/** Longer texts are cut here: nobody names a piece of jewellery in more. */
const LONGEST_TEXT = 200;

const INCH_MARK = /(\d)\s*(?:"|”|″|''|’’)/g;
const APOSTROPHES = /['’‘`´]/g;
/** `2-6`, `2/6` and `2.6` are one size of bangle; `rg101` stays whole, `4mm` is a figure and its unit. */
const WORD = /\d+(?:[.\-/]\d+)?|\p{L}[\p{L}\p{N}]*/gu;

/** The words of a text in small letters and without accents: `Pavé Huggies, 10mm` gives pave, huggies, 10, mm. */
export function splitWords(text: string): string[] {
  const plain = plainLetters(
    text
      .slice(0, LONGEST_TEXT)
      .replace(INCH_MARK, '$1 inch ')
      .replace(APOSTROPHES, '')
      .replaceAll('₹', ' rs '),
  );
  const words = plain.match(WORD) ?? [];
  return words.map((word) => word.replace(/(?<=\d)[-/]/, '.'));
}

/** Is it a figure, or a figure with its unit? Those are never taken for a slip of the finger. */
export const isFigure = (word: string): boolean => /\d/.test(word);
