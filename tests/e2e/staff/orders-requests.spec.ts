/** What staff see of a request before they quote it: list prices, stock, its estimated value and its wait. */
import { demoProducts } from '#seed/products.ts';
import { DEMO_PRODUCTS } from '#seed/shop.ts';
import { buildPrice } from '#fixtures/build.ts';
import { priceKind } from '#schema/price.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, ownProduct, put, test } from './staff.ts';

/** In the published catalogue, whose prices the list uses. */
const PUBLISHED = [...demoProducts(DEMO_PRODUCTS)]
  .map(({ product }) => product)
  .find(
    ({ status, priceMode, sizes }) =>
      status === 'published' && priceMode === 'public' && sizes.length < 2,
  );

test('shows the list price, weight, stock and estimated value of each line', async ({ page }) => {
  const ring = await ownProduct({
    title: 'Lotus ring',
    ...{ pricePaise: 50_000, tiers: [], netWeightMg: 4_000 },
  });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [
      { productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 },
      { productId: 'none', sku: 'NO-RG1', title: 'Old ring', qty: 2 },
    ],
  });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const row = page.getByRole('row', { name: /Lotus ring/ });
  for (const text of ['₹500', '₹6,000', '48 g', 'Not tracked'])
    await expect(row).toContainText(text);
  await expect(page.getByRole('row', { name: /Old ring/ })).toContainText('Not in the catalogue');
  const total = page.getByRole('row', { name: /Estimated value/ });
  await expect(total).toContainText('at least ₹6,000');
  await expect(total).toContainText('Net weight: at least 48 g');
  expect(await axeFinds(page)).toEqual([]);
});

test('sorts open orders by value and by how long they have waited', async ({ page }) => {
  if (PUBLISHED === undefined) throw new Error('There is no such product.');
  const uid = ownUid();
  const now = Date.now();
  const hours = (count: number) => now - count * 3_600_000;
  const line = { productId: 'a', sku: PUBLISHED.sku, title: PUBLISHED.title };
  const large = await seedOrder(uid, 'requested', {
    ...{ lines: [{ ...line, qty: 400 }], createdAt: hours(5) },
    timeline: [{ status: 'requested', at: hours(5), by: uid }],
  });
  const small = await seedOrder(uid, 'requested', {
    ...{ lines: [{ ...line, qty: 2 }], createdAt: hours(70) },
    timeline: [{ status: 'requested', at: hours(70), by: uid }],
  });
  // Its price is not in the published catalogue.
  const ring = await ownProduct({ priceMode: 'signIn' });
  await put(priceKind, ring.id, buildPrice({ pricePaise: 9_000_000, tiers: [] }));
  const hidden = await seedOrder(uid, 'requested', {
    lines: [{ productId: ring.id, sku: ring.sku, title: ring.title, qty: 100 }],
  });
  const closed = await seedOrder(uid, 'delivered');
  await openScreen(page, `/admin/orders?uid=${uid}&sort=value`, 'Orders');
  const rows = page.getByRole('row').filter({ hasText: /GB-/ });
  await expect(rows).toContainText([hidden.number, large.number, small.number]);
  await expect(rows.first()).toContainText('about ₹90,00,000');
  await expect(rows.last()).toContainText('about ₹');
  await expect(page.getByText('Only open orders are shown in this order.')).toBeVisible();
  await expect(page.getByText(closed.number)).toHaveCount(0);
  await page.getByLabel('Sort').selectOption('Waiting longest');
  await expect(rows).toContainText([small.number, large.number, hidden.number]);
  await expect(rows.first()).toContainText('Waiting 2 days');
});

test('shows which quote is to be changed, in the list, on the board and on its order', async ({
  page,
}) => {
  const uid = ownUid();
  const changeRequest = { text: 'Only ten of them', at: Date.now() };
  const order = await seedOrder(uid, 'quoted', { changeRequest });
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  await expect(page.getByRole('row', { name: new RegExp(order.number) })).toContainText(
    'Change requested',
  );
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const column = page.getByRole('region', { name: 'Quoted', exact: true });
  await expect(column).toContainText('Change requested');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await expect(page.getByText('The customer requested a change')).toContainText('Only ten of them');
  await expect(page.getByText('Waiting for a new quote.')).toBeVisible();
});
