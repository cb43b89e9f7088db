/** The first screen, from a staff member's seat, in a shop of the test's own. */
import { buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { axeFinds } from '../axe.ts';
import { expect, openAsStaff, test } from './published-shop.ts';

test('today’s requests, what is not live and what wants mending, each with the way there', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  const order = buildOrder({
    createdAt: Date.now(),
    lines: [{ productId: 'rg1', sku: 'RG1', title: 'Lotus ring', qty: 24 }],
  });
  // A document is a record of fields.
  const fields = encodeDocument(orderKind, order) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(fields);
  await shop.saveProduct('rg1', { title: 'Lotus ring', images: [] });
  await openAsStaff(page, '/admin');

  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('link', { name: 'Requested today' })).toHaveText(/1$/);
  const requested = orders.getByRole('link', { name: /^Requested\s*1$/ });
  await expect(requested).toHaveAttribute('href', '/admin/orders?status=requested');
  await expect(page.getByRole('region', { name: 'On the live site' })).toContainText(
    '1 change not live',
  );
  await expect(
    page.getByRole('region', { name: 'Asked for most' }).getByRole('listitem'),
  ).toHaveText(/Lotus ring.*24 pieces/);
  const mend = page.getByRole('region', { name: 'To mend' });
  await expect(mend.getByRole('link', { name: 'Lotus ring · RG1' })).toHaveAttribute(
    'href',
    '/admin/products/rg1',
  );
  await expect(mend).toContainText('Search engines are told nothing');
  expect(await axeFinds(page)).toEqual([]);

  // What becomes of an order is counted while one looks, also where no request comes or goes.
  const packed = encodeDocument(orderKind, { ...order, status: 'packed' }) as object;
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').set(packed);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/1$/);
  const dispatched = { status: 'dispatched', updatedAt: new Date() };
  await shop.firestore.doc('orders/0f0e0d0c-0000-4000-8000-000000000001').update(dispatched);
  await expect(orders.getByRole('link', { name: /^Packed/ })).toHaveText(/0$/);
  await expect(orders.getByRole('link', { name: /^Dispatched/ })).toHaveText(/1$/);
});

test.describe('without products', () => {
  // The live site is asked whether it still shows them.
  test.use({ provoked: /404 for / });

  test('an empty shop shows the first steps', async ({ page, shop }) => {
    for (const path of shop.products) await shop.remove(path);
    await openAsStaff(page, '/admin');
    await expect(page.getByRole('heading', { name: /The shop is empty/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add the first product' })).toHaveAttribute(
      'href',
      '/admin/products/new',
    );
  });
});
