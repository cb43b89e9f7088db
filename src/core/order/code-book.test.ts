import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBook, unslipped } from './code-book.ts';

const bookOf = (...skus: string[]) => codeBook(skus.map((sku) => ({ sku })));

/** Whether `other` has one letter more, less or different, or two swapped neighbours. */
function isOneSlipAway(code: string, other: string): boolean {
  const [letters, others] = [code.split(''), other.split('')];
  const without = (all: string[], at: number) => all.toSpliced(at, 1).join('');
  if (letters.length + 1 === others.length)
    return others.some((_, at) => without(others, at) === code);
  if (letters.length === others.length + 1)
    return letters.some((_, at) => without(letters, at) === other);
  if (letters.length !== others.length) return false;
  const [one = 0, next = one, ...more] = letters.flatMap((letter, at) =>
    letter === others[at] ? [] : [at],
  );
  if (more.length > 0) return false;
  return (
    one === next ||
    (next === one + 1 && letters[one] === others[next] && letters[next] === others[one])
  );
}

const code = fc
  .tuple(fc.constantFrom('R', 'RG', 'GR', 'RO'), fc.stringMatching(/^[01OA]{0,4}$/))
  .map((parts) => parts.join(''));

test('finds the same near SKUs as a search through the whole catalogue', () => {
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 40 }), code, (skus, query) => {
      const read = unslipped(query);
      const near = skus.filter((sku) => isOneSlipAway(query, sku)).sort();
      expect(bookOf(...skus).near(query)).toEqual(skus.includes(read) ? [read] : near.slice(0, 4));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['RG11', ['RG101', 'RG111', 'RG12']],
  ['RG1011', ['RG101', 'RG111']],
  ['GR12', ['RG12']],
  ['rg-1o1', ['RG101']],
  ['XY7', []],
])('finds near %j the SKUs %j', (query, near) => {
  expect(bookOf('RG101', 'RG111', 'RG12', 'CH-22-A').near(query)).toEqual(near);
});

test('returns a SKU in the shop’s spelling', () => {
  expect(bookOf('CH-22-A').near('ch23a')).toEqual(['CH-22-A']);
});

test.each([
  ['RG101-14', { sku: 'RG101', size: '14' }],
  ['rg 101-14', { sku: 'RG101', size: '14' }],
  ['CH-22-A-10-5', { sku: 'CH-22-A', size: '10.5 inch' }],
  ['ch22a-10-5', { sku: 'CH-22-A', size: '10.5 inch' }],
  ['RG101-16', undefined],
  ['RG10114', undefined],
  // A product of its own comes first.
  ['RG101-12', { sku: 'RG101-12' }],
])('%s is the SKU of a size, or of a product', (code, hit) => {
  const book = codeBook([
    { sku: 'RG101', sizes: ['12', '14', '16'], sizeSkus: ['12', '14', null] },
    { sku: 'CH-22-A', sizes: ['10.5 inch'], sizeSkus: ['10-5'] },
    { sku: 'RG101-12' },
  ]);
  expect(book.find(code)).toEqual(hit);
});
