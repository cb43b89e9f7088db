/** Remarks about a line as shown, with the question that they offer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { LineRemarks } from './line-remarks.tsx';
import { calculateOrder } from './model/calculate-order.ts';

const bangle: CatalogueEntry = {
  ...entryOf('bn1', buildProduct({ sku: 'BN1', title: 'Bangle', moq: 6, unit: 'pair' })),
  sizes: ['2-4', '2-6'],
};

/** The question that “Ask on WhatsApp” writes; undefined without this link. */
function question(line: OrderListLine, entry?: CatalogueEntry): string | undefined {
  const entries = new Map(entry && [[entry.sku, entry]]);
  const [calculated] = calculateOrder([line], entries, {}).lines;
  if (calculated === undefined) throw new Error('no line');
  const markup = renderToStaticMarkup(
    <LineRemarks
      calculated={calculated}
      catalogue={{ state: 'ready', value: { entries, contact: buildSiteSettings() } }}
      onTake={() => undefined}
      onSeen={() => undefined}
    />,
  );
  const [, text] = /text=([^"&]*)/.exec(markup) ?? [];
  return text === undefined ? undefined : decodeURIComponent(text);
}

const sizes = [
  { label: '2-4', qty: 4 },
  { label: '2-6', qty: 20 },
];

test('a question has the unit and the sizes', () => {
  const line = { sku: 'BN1', qty: 24 };
  const soldOut = { ...bangle, stockStatus: 'outOfStock' as const };
  expect(question({ ...line, sizes }, soldOut)).toBe(
    'Is Bangle (BN1) available? I need 24 pairs (2-4 × 4, 2-6 × 20).',
  );
  expect(question(line)).toBe('Is BN1 (BN1) available? I need 24.');
});

test('a size that is out of stock can be asked for, and missing sizes are chosen', () => {
  expect(question({ sku: 'BN1', qty: 24, sizes }, { ...bangle, soldOut: ['2-6'] })).toBe(
    'Is Bangle (BN1) available? I need 24 pairs (2-4 × 4, 2-6 × 20).',
  );
  expect(question({ sku: 'BN1', qty: 24 }, bangle)).toBeUndefined();
});
