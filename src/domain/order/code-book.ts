/** The catalogue's codes, looked for as people write them: `rg 101`, `RG-101` and `Rg101` are one. */
import { skuOf } from '#domain/identifiers.ts';

/** How many codes a question offers. */
const MOST_CANDIDATES = 4;

/** The codes of the catalogue, ready to be looked for. */
export interface CodeBook {
  /** The SKU that is written so when hyphens, spaces and capitals are left out of account, or undefined. */
  find(code: string): string | undefined;
  /** SKUs that are one slip of the finger away, best first. */
  near(code: string): string[];
}

const bare = (code: string): string => skuOf(code).replaceAll('-', '');

/** A code with those letters that stand among its digits, such as O, as the digits they are taken for. */
export const unslipped = (code: string): string =>
  code.replace(/(?<=[A-Z]\d*)[OQIL](?=[\dOQIL]*$)/g, (letter) =>
    'OQ'.includes(letter) ? '0' : '1',
  );

/** Is `other` one letter more, less or different, or are two neighbours swapped in it? */
function isOneSlipAway(code: string, other: string): boolean {
  if (Math.abs(code.length - other.length) > 1) return false;
  const shorter = Math.min(code.length, other.length);
  let start = 0;
  while (start < shorter && code[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && code.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = code.slice(start, code.length - end);
  const otherRest = other.slice(start, other.length - end);
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest.at(1) ?? ''}${rest.at(0) ?? ''}`;
}

/** Makes the code book of a catalogue's SKUs. */
export function codeBook(skus: Iterable<string>): CodeBook {
  const byCode = new Map([...skus].map((sku) => [bare(sku), sku]));
  return {
    find: (code) => byCode.get(bare(code)),
    near(code) {
      const wanted = bare(code);
      const read = byCode.get(unslipped(wanted));
      if (read !== undefined) return [read];
      return [...byCode]
        .filter(([known]) => isOneSlipAway(wanted, known))
        .map(([, sku]) => sku)
        .sort()
        .slice(0, MOST_CANDIDATES);
    },
  };
}
