/** What staff type in a cell of the quick order table. */
import { expect, test } from 'vitest';
import { buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { readableCatalogue } from './order-text.ts';
import { cellParts, readQuickCell, withCells } from './quick-cell.ts';

const size = (label: string) => ({ label, sku: label });
const ring = entryOf(
  'a',
  buildProductDocument({
    sku: 'RG101',
    title: 'Lotus ring',
    moq: 6,
    sizeSystem: 'indianRing',
    sizes: [size('12'), size('14')],
  }),
);
const jhumka = entryOf(
  'b',
  buildProductDocument({ sku: 'ER204', title: 'Jhumka', unit: 'pair', moq: 12 }),
);
const catalogue = readableCatalogue([ring, jhumka]);

test('is a quantity, or a quantity for each size', () => {
  expect(readQuickCell(jhumka, ' 24 ', catalogue)?.lines).toMatchObject([
    { productId: 'b', qty: 24 },
  ]);
  expect(readQuickCell(ring, '12x4 14x6', catalogue)?.lines).toMatchObject([
    { qty: 4, size: '12' },
    { qty: 6, size: '14' },
  ]);
});

test.each([
  [jhumka, 'many'],
  [jhumka, '24 gold'],
  [jhumka, '-2'],
  [jhumka, '24 RG101 4'],
  [jhumka, '24\nRG101 12x4'],
  [ring, '10'],
  [ring, '13x4'],
  [ring, '12x4 urgent'],
] as const)('of %o is not clear as “%s”', (entry, text) => {
  expect(readQuickCell(entry, text, catalogue)).toBeUndefined();
});

test('is compared with the stock in each size of the product, also in those that are not ordered', () => {
  expect(cellParts(ring, readQuickCell(ring, '14x6', catalogue))).toEqual([
    { size: '12', qty: 0 },
    { size: '14', qty: 6 },
  ]);
  expect(cellParts(jhumka, undefined)).toEqual([{ qty: 0 }]);
  expect(cellParts(jhumka, readQuickCell(jhumka, '24', catalogue))).toEqual([{ qty: 24 }]);
});

test('becomes a line below those of the order', () => {
  const cells = [
    { sku: 'RG101', text: ' 12x4 14x6 ' },
    { sku: 'ER204', text: '24' },
  ];
  expect(withCells('', cells)).toBe('RG101 12x4 14x6\nER204 24\n');
  expect(withCells('Namaste\nNK001 2 \n\n', cells)).toBe(
    'Namaste\nNK001 2\nRG101 12x4 14x6\nER204 24\n',
  );
});
