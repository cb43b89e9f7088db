/** Finds SKUs in a query: exact ones first, then prefixes. */
import { skuOf } from '#core/identifiers.ts';
import { codeBook, unslipped } from '#core/order/code-book.ts';
import type { CodedProduct } from '#core/sizes/size-skus.ts';
import { tokenize } from './tokenize.ts';

/** The maximum number of hyphens and spaces within a SKU, as in `BG-101-A`. */
const MOST_PARTS = 3;
/** The minimum length of a SKU prefix, and of digits without letters. */
const SHORTEST_BEGINNING = 2;
const SHORTEST_END = 3;

const bare = (code: string): string => skuOf(code).replaceAll('-', '');
const hasDigit = (code: string): boolean => /\d/.test(code);
const hasLetter = (code: string): boolean => /[A-Z]/.test(code);
const lettersOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? '';

export interface SkuHits {
  /** Indexes of exact SKUs, in the order of the query. */
  named: number[];
  /** Indexes of SKUs with that prefix or those digits, in SKU order. */
  likely: number[];
  /** The words of the query that are not SKUs. */
  rest: string[];
}

/** Finds products by SKU in a list. */
export function createSkuFinder(products: readonly CodedProduct[]) {
  const book = codeBook(products);
  const placeOf = new Map(products.map(({ sku }, place) => [sku, place]));
  /** The SKUs without hyphens, in their order. */
  const codes = products
    .map(({ sku }, place) => ({ code: bare(sku), place }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  const placesOf = (fits: (code: string) => boolean): number[] =>
    codes.filter(({ code }) => fits(code)).map(({ place }) => place);

  const whole = (written: string): number | undefined => {
    const hit = book.find(written) ?? book.find(unslipped(bare(written)));
    return hit === undefined ? undefined : placeOf.get(hit.sku);
  };

  const beginningWith = (start: string): number[] => placesOf((code) => code.startsWith(start));

  /** SKUs with these digits: `101` also finds RG101. */
  const withFigures = (figures: string): number[] =>
    figures.length < SHORTEST_END
      ? []
      : placesOf((code) => code.endsWith(figures) && lettersOf(code) + figures === code);

  /**
   * The SKU that starts at a word, and the number of its words. Digits alone count only as the whole query.
   */
  function namedAt(
    parts: readonly string[],
    at: number,
  ): { place: number; count: number } | undefined {
    for (let count = Math.min(MOST_PARTS, parts.length - at); count > 0; count -= 1) {
      const written = parts.slice(at, at + count).join('');
      const code = bare(written);
      if (!hasDigit(code) || (!hasLetter(code) && parts.length > count)) continue;
      const place = whole(written);
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
    /** @param isWord whether letters are a word of the shop, and so not the prefix of a SKU */
    find(text: string, isWord: (word: string) => boolean): SkuHits {
      const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
      const named = new Set<number>();
      const rest: string[] = [];
      for (let at = 0; at < parts.length;) {
        const hit = namedAt(parts, at);
        if (hit) named.add(hit.place);
        else rest.push(parts[at] ?? '');
        at += hit?.count ?? 1;
      }
      const remaining = named.size > 0 && rest.length === 0 ? text : rest.join(' ');
      const isAlone = named.size === 0 || (named.size === 1 && rest.length === 0);
      const others = isAlone
        ? likely(bare(remaining), () => tokenize(remaining).every(isWord))
        : [];
      return { named: [...named], likely: others.filter((place) => !named.has(place)), rest };
    },

    /** SKUs one typing error away from a query that looks like a SKU. */
    near(text: string): string[] {
      const code = bare(text);
      return hasDigit(code) && hasLetter(code) ? book.near(code) : [];
    },

    /** The index of a product whose SKU has the same letters, such as RG999 for RG101. */
    kin(text: string): number | undefined {
      const code = bare(text);
      const letters = lettersOf(code);
      return hasDigit(code) && letters !== '' ? beginningWith(letters)[0] : undefined;
    },
  };
}
