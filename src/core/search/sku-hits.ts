/** Article numbers in a question: whole ones first, then those that begin so. */
import { skuOf } from '#core/identifiers.ts';
import { codeBook, unslipped } from '#core/order/code-book.ts';
import { splitWords } from './split-words.ts';

/** Codes are parted by hyphens and spaces at most this often, as in `BG-101-A`. */
const MOST_PARTS = 3;
/** The shortest beginning of an article number, and the shortest end of one that is given as a figure alone. */
const SHORTEST_BEGINNING = 2;
const SHORTEST_END = 3;

const bare = (code: string): string => skuOf(code).replaceAll('-', '');
const hasDigit = (code: string): boolean => /\d/.test(code);
const hasLetter = (code: string): boolean => /[A-Z]/.test(code);
const lettersOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? '';

export interface SkuHits {
  /** Places of articles named whole, in the order in which they were named. */
  named: number[];
  /** Places of articles that begin so, or whose figures are those, in the order of their numbers. */
  likely: number[];
  /** The words of the question that name no article. */
  rest: string[];
}

/** One article and its number, bare of hyphens. */
interface Code {
  code: string;
  place: number;
}

/** The first place in a sorted list that is not before `code`. */
function firstFrom(codes: readonly Code[], code: string): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle]?.code ?? '') < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds articles by number in a list of SKUs. */
export function createSkuFinder(skus: readonly string[]) {
  const book = codeBook(skus);
  const placeOf = new Map(skus.map((sku, place) => [sku, place]));
  const codes = skus
    .map((sku, place): Code => ({ code: bare(sku), place }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));

  const whole = (code: string): number | undefined => {
    const sku = book.find(code) ?? book.find(unslipped(code));
    return sku === undefined ? undefined : placeOf.get(sku);
  };

  function beginningWith(code: string): number[] {
    const places: number[] = [];
    for (let at = firstFrom(codes, code); at < codes.length; at += 1) {
      const known = codes[at];
      if (known?.code.startsWith(code) !== true) break;
      places.push(known.place);
    }
    return places;
  }

  /** Articles whose figures are these: for `101` also RG101. */
  const withFigures = (figures: string): number[] =>
    figures.length < SHORTEST_END
      ? []
      : codes
          .filter(({ code }) => code.endsWith(figures) && lettersOf(code) + figures === code)
          .map(({ place }) => place);

  /** The article that begins at a word, and how many words make it up. A figure alone is one only by itself. */
  function namedAt(
    parts: readonly string[],
    at: number,
  ): { place: number; count: number } | undefined {
    for (let count = Math.min(MOST_PARTS, parts.length - at); count > 0; count -= 1) {
      const code = bare(parts.slice(at, at + count).join(''));
      if (!hasDigit(code) || (!hasLetter(code) && parts.length > count)) continue;
      const place = whole(code);
      if (place !== undefined) return { place, count };
    }
    return undefined;
  }

  function likely(code: string, isWord: () => boolean): number[] {
    if (code.length < SHORTEST_BEGINNING) return [];
    if (!hasLetter(code)) return [...beginningWith(code), ...withFigures(code)];
    return hasDigit(code) || !isWord() ? beginningWith(code) : [];
  }

  return {
    /** @param isWord tells words from codes: letters that are a word are not taken for the beginning of a code */
    find(text: string, isWord: (word: string) => boolean): SkuHits {
      const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
      const named = new Set<number>();
      const rest: string[] = [];
      for (let at = 0; at < parts.length;) {
        const found = namedAt(parts, at);
        if (found) named.add(found.place);
        else rest.push(parts[at] ?? '');
        at += found?.count ?? 1;
      }
      const remaining = named.size > 0 && rest.length === 0 ? text : rest.join(' ');
      const isAlone = named.size === 0 || (named.size === 1 && rest.length === 0);
      const others = isAlone
        ? likely(bare(remaining), () => splitWords(remaining).every(isWord))
        : [];
      return { named: [...named], likely: others.filter((place) => !named.has(place)), rest };
    },

    /** SKUs that are a slip of the finger away from what was asked for, when that looks like a code. */
    near(text: string): string[] {
      const code = bare(text);
      return hasDigit(code) && hasLetter(code) ? book.near(code) : [];
    },

    /** The place of some article whose number has the letters that this one begins with, as RG999 has. */
    kin(text: string): number | undefined {
      const code = bare(text);
      const letters = lettersOf(code);
      return hasDigit(code) && letters !== '' ? beginningWith(letters)[0] : undefined;
    },
  };
}
