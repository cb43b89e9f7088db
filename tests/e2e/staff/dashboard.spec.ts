/** The dashboard, in a shop for one test. */
import { buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { axeFinds } from '../axe.ts';
import { expect, openAsStaff, test } from './published-shop.ts';

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
  await openAsStaff(page, '/admin');

  const orders = page.getByRole('region', { name: 'Open orders' });
  await expect(orders.getByRole('link', { name: '1 requested today' })).toBeVisible();
  const requested = orders.getByRole('link', { name: /^Requested\s*1$/ });
  await expect(requested).toHaveAttribute('href', '/admin/orders?status=requested');
  const waiting = page.getByRole('region', { name: 'Requests to quote' });
  await expect(waiting).toContainText('The oldest has waited 3 days for a quote.');
  await expect(waiting.getByRole('listitem')).toHaveText(/24 pieces.*3 days/);
  await expect(page.getByRole('region', { name: 'Orders to pack' })).toContainText(
    'No orders to pack.',
  );
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await expect(publishing).toContainText('1 change not live yet');
  await expect(publishing).toContainText(/Goes live automatically by \d+:\d\d\s[ap]m/);
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(
    page.getByRole('region', { name: 'Most requested' }).getByRole('listitem'),
  ).toHaveText(/Lotus ring.*24 requested/);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('link', { name: 'Lotus ring · RG1' })).toHaveAttribute(
    'href',
    '/admin/products/rg1',
  );
  await expect(attention).toContainText('Search engines show a default text');
  expect(await axeFinds(page)).toEqual([]);

  // Figures follow order changes while the dashboard is open.
  const packed = encodeDocument(orderKind, { ...order, status: 'packed' }) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(packed);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/1$/);
  const dispatched = { status: 'dispatched', updatedAt: new Date() };
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').update(dispatched);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/0$/);
  await expect(orders.getByRole('link', { name: /^Dispatched/ })).toHaveText(/1$/);
});
