/** A quote as its customer sees it in the account. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { QuoteTable } from './quote-table.tsx';

test('a line states the sizes that its quantity includes', () => {
  const line = { productId: 'rg101', sku: 'RG101', title: 'Ring' };
  const rate = { basis: 'unit', pricePaise: 100 } as const;
  const amounts = { discountPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  const order = buildOrder({
    lines: [
      { ...line, qty: 8, size: '12' },
      { ...line, qty: 4, size: '14' },
    ],
    quote: {
      lines: [{ sku: 'RG101', qty: 6, rate, amountPaise: 600, gstRateBps: 300 }],
      ...amounts,
      ...{ taxablePaise: 600, totalPaise: 600, validUntil: 0 },
    },
  });
  const { quote = expect.unreachable() } = order;
  expect(renderToStaticMarkup(<QuoteTable quote={quote} order={order} />)).toContain(
    'Sizes 12 × 4, 14 × 2',
  );
});
