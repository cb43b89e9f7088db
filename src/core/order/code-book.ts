/** The catalogue's codes, looked for as people write them: `rg 101`, `RG-101` and `Rg101` are one. */
import { skuOf } from '#core/identifiers.ts';
import { LONGEST_SKU } from '#schema/limits.ts';

/** How many codes a question offers. */
const MOST_CANDIDATES = 4;

/** The codes of the catalogue, ready to be looked for. */
export interface CodeBook {
  /** The SKU that is written so when hyphens, spaces and capitals are left out of account, or undefined. */
  find(code: string): string | undefined;
  /** Whether a SKU begins with these letters. */
  hasPrefix(letters: string): boolean;
  /** SKUs that are one slip of the finger away, best first. */
  near(code: string): string[];
}

const bare = (code: string): string => skuOf(code).replaceAll('-', '');

/** A code with those letters that stand among its digits, such as O, as the digits they are taken for. */
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

/** Makes the code book of a catalogue's SKUs. */
export function codeBook(skus: Iterable<string>): CodeBook {
  const byCode = new Map([...skus].map((sku) => [bare(sku), sku]));
  const prefixes = new Set([...byCode.keys()].map((code) => /^[A-Z]*/.exec(code)?.[0] ?? ''));
  return {
    hasPrefix: (letters) => prefixes.has(letters.toUpperCase()),
    find: (code) => byCode.get(bare(code)),
    near(code) {
      const wanted = bare(code);
      const read = byCode.get(unslipped(wanted));
      if (read !== undefined) return [read];
      if (wanted.length > LONGEST_SKU + 1) return [];
      // Some hundred spellings are looked up sooner than ten thousand codes are looked through.
      return [...oneSlipAway(wanted)]
        .map((spelling) => byCode.get(spelling))
        .filter((sku) => sku !== undefined)
        .sort()
        .slice(0, MOST_CANDIDATES);
    },
  };
}
