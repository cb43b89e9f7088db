/** Customer groups and credit limits: set once, they shape the quotes of a customer. */
import { randomUUID } from 'node:crypto';
import { buildWebUser } from '#fixtures/build.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, ownProduct, put, stored, test } from './staff.ts';

const save = 'Save';
const SAVED = 'All changes saved.';

test('a quote starts with the discount of the customer’s group, and warns about the credit limit', async ({
  page,
}) => {
  test.slow();
  const name = `Gold ${randomUUID().slice(0, 8)}`;
  await openScreen(page, '/admin/settings/sales', 'Settings');
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('group', { name: /^Group \d+$/ }).last();
  await group.getByLabel('Name').fill(name);
  await group.getByLabel('Discount, %').fill('7.5');
  await group.getByLabel('Off').selectOption('List prices');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();

  const uid = ownUid();
  const email = `${uid}@example.test`;
  await put(webUserKind, uid, buildWebUser({ uid, email, businessName: 'Zari Jewels' }));
  await seedOrder(uid, 'delivered', { duePaise: 400_000 });
  await openScreen(page, `/admin/customers/${uid}`, 'Zari Jewels');
  await page.getByLabel('Group').selectOption(`${name} (7.5% off list prices)`);
  await page.getByLabel('Credit limit, ₹').fill('5,000');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  expect(await stored(`customers/${uid}`)).toMatchObject({ creditLimitPaise: 500_000 });
  expect(await axeFinds(page)).toEqual([]);

  const ring = await ownProduct({ title: 'Lotus ring', pricePaise: 10_000, tiers: [] });
  const order = await seedOrder(uid, 'requested', {
    lines: [{ productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 }],
  });
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  await expect(page.getByText(`Customer group “${name}”: 7.5% off list prices.`)).toBeVisible();
  const line = page.getByRole('group', { name: 'Lotus ring', exact: true });
  await expect(line.getByLabel('Discount')).toHaveValue('7.5%');
  // 12 × ₹100, less ₹90, with 3 % GST, in whole rupees: ₹1,143 beside ₹4,000 that are due.
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('Over the credit limit by ₹143.');
  await expect(totals).toContainText('₹4,000 is due for other orders');
  await line.getByLabel('Discount').fill('50%');
  await expect(totals.getByText('Over the credit limit')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});
