import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { countsOf, entriesOf } from './read-counts.ts';
import { receivedLabels } from './received-labels.ts';

const ring = {
  id: 'ring',
  product: buildProduct({
    ...{ sku: 'RG101', sizeSystem: 'indianRing' },
    sizes: [{ label: '12' }, { label: '14', sku: '14' }, { label: '16' }],
  }),
};
const studs = { id: 'studs', product: buildProduct({ sku: 'ER7' }) };

test('has one label for each received unit, in the order of the sizes', () => {
  const bySku = new Map([ring, studs].map((each) => [each.product.sku, each]));
  const text = 'RG101 16x4 12x3\nRG101-14\nER7 5\nER7';
  const { counts, problems } = countsOf(entriesOf(text), bySku);
  expect(problems).toEqual([]);
  expect(receivedLabels(counts)).toEqual(
    new Map([
      ['ring', [3, 1, 4]],
      ['studs', [6]],
    ]),
  );
});
