/** Generates SKUs for products that have none in a list. The same product gets the same SKU in each import. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { digestOf } from './digest.ts';

/** `RI-4821375` for a product in Rings. */
export const SKU_PATTERN = '{category}-{number}';

const DIGITS = 7;

/** Two letters of a category: `RI` for Rings, `NP` for Nose pins; empty without Latin letters. */
function lettersOf(category: string): string {
  const names = slugOf(category.split('>')[0] ?? '')
    .split('-')
    .filter((name) => name !== '');
  const [first = '', second = ''] = names;
  return second === '' ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
}

const numberOf = (key: string): string =>
  (BigInt(`0x${digestOf(key)}`) % 10n ** BigInt(DIGITS)).toString().padStart(DIGITS, '0');

/**
 * @param key how the list names the product, such as its handle or title
 * @param isTaken whether an earlier product of the list has a SKU
 */
export function generateSku(
  pattern: string,
  { key, category }: { key: string; category: string },
  isTaken: (sku: string) => boolean,
): string {
  for (let tried = 0; ; tried += 1) {
    const number = numberOf(tried === 0 ? key : `${key} ${tried}`);
    const sku = skuOf(
      pattern.replace('{category}', lettersOf(category)).replace('{number}', number),
    );
    if (!isTaken(sku)) return sku;
  }
}

/** The ID of the product. Later imports use it to find the product even if staff have changed the SKU. */
export const generatedId = (key: string): string => `list-${digestOf(key)}`;

/** What is wrong with a pattern; undefined if it makes a different SKU for each product. */
export const patternProblem = (pattern: string): string | undefined =>
  pattern.includes('{number}') ? undefined : 'The SKU pattern needs {number}.';
