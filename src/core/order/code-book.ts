/** Finds SKUs in the spellings people use: `rg 101`, `RG-101` and `Rg101` are the same. */
import { skuOf } from '#core/identifiers.ts';
import type { CodedProduct } from '#core/sizes/size-skus.ts';
import { LONGEST_SKU } from '#schema/limits.ts';

/** Maximum number of suggested SKUs. */
const MOST_CANDIDATES = 4;

/** The product of a code, and its size if the code is that of a size: `RG101-14`. */
interface CodeHit {
  sku: string;
  size?: string;
}

/** The SKUs of the catalogue, indexed. */
export interface CodeBook {
  /**
   * The SKU that matches when hyphens, spaces and case are ignored, or undefined. The SKU of a size needs the hyphen
   * before its suffix: `RG10114` may be another product.
   */
  find(code: string): CodeHit | undefined;
  /** Whether any SKU starts with these letters. */
  hasPrefix(letters: string): boolean;
  /** SKUs one typing error away, best first. */
  near(code: string): string[];
}

const bare = (code: string): string => skuOf(code).replaceAll('-', '');

/** Replaces letters typed for digits, such as O for 0, among the digits of a code. */
export const unslipped = (code: string): string =>
  code.replace(/(?<=[A-Z]\d*)[OQIL](?=[\dOQIL]*$)/g, (letter) =>
    'OQ'.includes(letter) ? '0' : '1',
  );

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

/** All spellings with one letter more, less or different, or with two neighbours swapped. */
function oneSlipAway(code: string): Set<string> {
  const spellings = new Set<string>();
  for (let at = 0; at <= code.length; at += 1) {
    const before = code.slice(0, at);
    const rest = code.slice(at + 1);
    const [letter = '', next = ''] = code.slice(at, at + 2);
    spellings.add(before + rest).add(before + next + letter + rest.slice(1));
    for (const other of LETTERS)
      spellings.add(before + other + rest).add(before + other + letter + rest);
  }
  return spellings;
}

/** Where a code may have the hyphen before the suffix of a size: `CH22A` and `16` of `CH-22-A-16`. */
function sizeKeys(code: string): string[] {
  const parts = skuOf(code).split('-');
  return parts
    .slice(1)
    .map((_, at) => `${parts.slice(0, at + 1).join('')}-${parts.slice(at + 1).join('-')}`);
}

/** Makes the code book of a catalogue. */
export function codeBook(products: Iterable<CodedProduct>): CodeBook {
  const all = [...products];
  const byCode = new Map(all.map(({ sku }) => [bare(sku), sku]));
  const bySize = new Map(
    all.flatMap(({ sku, sizes = [], sizeSkus = [] }) =>
      sizes.flatMap((size, at): [string, CodeHit][] => {
        const suffix = sizeSkus[at] ?? null;
        return suffix === null ? [] : [[`${bare(sku)}-${suffix}`, { sku, size }]];
      }),
    ),
  );
  const prefixes = new Set([...byCode.keys()].map((code) => /^[A-Z]*/.exec(code)?.[0] ?? ''));
  return {
    hasPrefix: (letters) => prefixes.has(letters.toUpperCase()),
    find(code) {
      const sku = byCode.get(bare(code));
      if (sku !== undefined) return { sku };
      return sizeKeys(code)
        .map((key) => bySize.get(key))
        .find((hit) => hit !== undefined);
    },
    near(code) {
      const bareCode = bare(code);
      const read = byCode.get(unslipped(bareCode));
      if (read !== undefined) return [read];
      if (bareCode.length > LONGEST_SKU + 1) return [];
      // Looking up a few hundred spellings is faster than comparing ten thousand SKUs.
      return [...oneSlipAway(bareCode)]
        .map((spelling) => byCode.get(spelling))
        .filter((sku) => sku !== undefined)
        .sort()
        .slice(0, MOST_CANDIDATES);
    },
  };
}
