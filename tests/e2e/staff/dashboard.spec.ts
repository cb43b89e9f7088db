/** The dashboard, in a shop for one test. */
import { buildOrder, buildStock } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';
import { axeFinds } from '../axe.ts';
import { quoteOf } from './orders-seed.ts';
import { expect, openAsStaff, test } from './published-shop.ts';

const QUOTED = {
  ...{ sku: 'RG1', qty: 12, gstRateBps: 300 },
  rate: { basis: 'unit', pricePaise: 45_000 },
} as const;

// The live site is checked for hidden documents.
test.use({ provoked: /404 for / });

test('shows open orders, waiting work, unpublished changes and issues, each with its link', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  const order = buildOrder({
    createdAt: Date.now(),
    timeline: [{ status: 'requested', at: Date.now() - 3 * 86_400_000 - 60_000, by: 'asha' }],
    lines: [{ productId: 'rg1', sku: 'RG1', title: 'Lotus ring', qty: 24 }],
  });
  // A document is a record of fields.
  const fields = encodeDocument(orderKind, order) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(fields);
  await shop.saveProduct('rg1', { title: 'Lotus ring', images: [] });
  await shop.saveProduct('rg2', {
    title: 'Halo ring',
    status: 'scheduled',
    publishAt: Date.now() + 86_400_000,
  });
  const sold = buildOrder({
    ...{ createdAt: Date.now() - 2 * 86_400_000, status: 'delivered', duePaise: 556_200 },
    lines: [{ productId: 'rg1', sku: 'RG1', title: 'Lotus ring', qty: 12 }],
    quote: quoteOf([QUOTED]),
  });
  await shop.firestore
    .doc('orders/0f0e0d0c-0000-4000-8000-000000000002')
    .set(encodeDocument(orderKind, sold));
  const old = { createdAt: Date.now() - 100 * 86_400_000, quote: quoteOf([QUOTED]) };
  const changed = buildOrder({
    ...{ ...old, status: 'quoted' },
    timeline: [{ status: 'quoted', at: Date.now() - 4 * 86_400_000, by: 'meera' }],
    changeRequest: { text: 'Matte, please', at: Date.now() - 2 * 86_400_000 - 60_000 },
  });
  await shop.firestore
    .doc('orders/0f0e0d0c-0000-4000-8000-000000000003')
    .set(encodeDocument(orderKind, changed));
  const refunded = buildOrder({
    ...old,
    status: 'cancelled',
    paidPaise: 100_000,
    duePaise: -100_000,
  });
  await shop.firestore
    .doc('orders/0f0e0d0c-0000-4000-8000-000000000004')
    .set(encodeDocument(orderKind, refunded));
  await shop.firestore
    .doc('stock/rg1')
    .set(encodeDocument(stockKind, buildStock({ sku: 'RG1', stockStatus: 'lowStock' })));
  await openAsStaff(page, '/admin');

  const orders = page.getByRole('region', { name: 'Open orders' });
  await expect(orders.getByRole('link', { name: '1 requested today' })).toBeVisible();
  const requested = orders.getByRole('link', { name: /^Requested\s*1$/ });
  await expect(requested).toHaveAttribute('href', '/admin/orders?status=requested');
  const waiting = page.getByRole('region', { name: 'Requests to quote' });
  await expect(waiting).toContainText('The oldest has waited 3 days for a quote.');
  await expect(waiting.getByRole('listitem')).toHaveText(/24 pieces( · about ₹[\d,]+)?3 days/);
  await expect(
    page.getByRole('region', { name: 'Quotes to change' }).getByRole('listitem'),
  ).toHaveText(/ · ₹5,562.*2 days$/);
  await expect(page.getByRole('region', { name: 'Orders to pack' })).toContainText(
    'No orders to pack.',
  );
  const revenue = page.getByRole('region', { name: 'Revenue, last 30 days' });
  await expect(revenue).toContainText('₹5,400None in the 30 days before.');
  await revenue.getByText('Show as table').click();
  await expect(revenue.getByRole('row').last()).toContainText('1₹5,400₹0');
  const due = page.getByRole('region', { name: 'Payments due' });
  await expect(due).toContainText('₹5,562 for 1 order');
  await expect(due.getByRole('link').first()).toHaveAttribute('href', '/admin/orders?sort=due');
  await expect(due).toContainText('₹1,000 to refund for 1 order');
  await expect(due.getByRole('link').last()).toHaveAttribute('href', '/admin/orders?sort=refund');
  await expect(
    page.getByRole('region', { name: 'Stock' }).getByRole('link', { name: '1 product' }),
  ).toHaveAttribute('href', '/admin/inventory?stock=lowStock');
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await expect(publishing).toContainText('2 changes not live yet');
  await expect(publishing).toContainText(/Goes live automatically by \d+:\d\d\s[ap]m/);
  await expect(publishing).toContainText(/Scheduled next: Halo ring · RG2 on /);
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(
    page.getByRole('region', { name: 'Most requested' }).getByRole('listitem'),
  ).toHaveText(/Lotus ring.*36 requested/);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('link', { name: 'Lotus ring · RG1' })).toHaveAttribute(
    'href',
    '/admin/products/rg1',
  );
  await expect(attention).toContainText('Search engines show a default text');
  expect(await axeFinds(page)).toEqual([]);

  // Figures follow order changes while the dashboard is open.
  const confirmed = encodeDocument(orderKind, {
    ...order,
    status: 'confirmed',
    timeline: [{ status: 'confirmed', at: Date.now() - 2 * 86_400_000 - 60_000, by: 'meera' }],
  }) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(confirmed);
  await expect(page.getByRole('region', { name: 'Orders to pack' })).toContainText(
    'The oldest has waited 2 days.',
  );
  const packed = encodeDocument(orderKind, { ...order, status: 'packed' }) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(packed);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/1$/);
  const dispatched = { status: 'dispatched', updatedAt: new Date() };
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').update(dispatched);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/0$/);
  await expect(orders.getByRole('link', { name: /^Dispatched/ })).toHaveText(/1$/);

  for (const path of shop.products) await shop.remove(path);
  await shop.remove('prod/rg1');
  await page.reload();
  await expect(page.getByRole('heading', { name: /Your shop is empty/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add the first product' })).toHaveAttribute(
    'href',
    '/admin/products/new',
  );
});
