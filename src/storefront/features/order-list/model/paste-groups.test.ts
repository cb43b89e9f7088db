import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { confirmed, groupsOf, lineOfGroup } from './paste-groups.ts';
import { pasteCatalogue } from '#core/paste/paste-catalogue.ts';
import { readPastedOrder } from '#core/paste/paste-order.ts';

const entries = new Map(
  ['RG101', 'ER204'].map((sku) => [
    sku,
    entryOf(
      sku,
      buildProduct({
        ...{ sku, title: 'Halo Ring', moq: 6, orderMultiple: 6 },
        ...{ sizeSystem: 'indianRing', sizes: [{ label: '12' }, { label: '14' }] },
      }),
    ),
  ]),
);
const catalogue = pasteCatalogue(entries);
const groups = (text: string, list: OrderList = []) =>
  groupsOf(readPastedOrder(text, catalogue), entries, list);

test('sums the lines of one product and validates only the sum', () => {
  expect(groups('RG101 x 4\nRG101 x 8')).toMatchObject([{ qty: 12, misfit: undefined }]);
});

test('offers valid quantities, which include what the list has', () => {
  expect(groups('RG101 x 8')[0]?.misfit).toEqual({
    problem: 'Sold in multiples of 6: choose 6 or 12.',
    nearest: [6, 12],
  });
  const list = [{ sku: 'RG101', qty: 6 }];
  expect(groups('RG101 x 12', list)).toMatchObject([{ inList: 6, misfit: undefined }]);
  expect(groups('RG101 x 8', list)[0]?.misfit?.nearest).toEqual([6, 12]);
});

test('a table with titles has no title in its notes', () => {
  expect(groups('RG101\tHalo Ring\t12\nER204\thalo ring, gold\t₹180\t6')).toMatchObject([
    { sku: 'RG101', qty: 12, note: '' },
    { sku: 'ER204', qty: 6, note: 'gold\t₹180' },
  ]);
});

test('accepts a quantity that the buyer has confirmed', () => {
  const [group] = groups('RG101 x 8 gold');
  const item = group && confirmed(group, 8);
  expect(groupsOf(item ? [item] : [], entries, [])).toMatchObject([
    { qty: 8, note: 'gold', misfit: undefined },
  ]);
});

test('makes a line with the product as seen and the notes of all items', () => {
  const [group] = groups('RG101 6 pcs matt\nRG101 12 pcs glossy');
  expect(group && lineOfGroup(group, [{ sku: 'RG101', qty: 6, note: 'gift wrap' }])).toEqual({
    line: {
      sku: 'RG101',
      qty: 18,
      note: 'gift wrap; 6 pieces: matt; 12 pieces: glossy',
      seen: { title: 'Halo Ring', pricePaise: expect.anything(), atQty: 18 },
    },
    left: undefined,
  });
});

test('returns a note that is too long', () => {
  const [group] = groups(`RG101 6 pcs ${'engraved '.repeat(50)}`);
  const made = group && lineOfGroup(group, []);
  expect(made?.line.note).toHaveLength(300);
  expect(made?.left?.source).toMatch(/^RG101 engraved/);
});

test('the sizes of all items go into the line', () => {
  const [group] = groups('RG101 12x4 14x2\nRG101 14x6');
  if (group === undefined) throw new Error('There is no group.');
  expect(lineOfGroup(group, []).line).toMatchObject({
    qty: 12,
    sizes: [
      { label: '12', qty: 4 },
      { label: '14', qty: 8 },
    ],
  });
  expect(confirmed(group, 6).sizes).toEqual([
    { label: '12', qty: 4 },
    { label: '14', qty: 2 },
  ]);
});
