/** Product cards as shown. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { ProductGrid } from './product-grid.tsx';

test.each([
  ['pair', 'ER1 · 4.2 g per pair<'],
  ['piece', 'ER1 · 4.2 g<'],
])('a card states the weight of a %s', (unit, text) => {
  const card = cardOfEntry(entryOf('er1', buildProduct({ sku: 'ER1', netWeightMg: 4_200, unit })));
  expect(renderToStaticMarkup(<ProductGrid cards={[card]} level="h2" />)).toContain(text);
});
