/** Customer groups with tiers, and credit limits: set once, they shape the quotes of a customer. */
import { randomUUID } from 'node:crypto';
import { buildWebUser } from '#fixtures/build.ts';
import { webUserKind } from '#schema/web-user.ts';
import { createPerson, openSignedIn } from '../accounts/customer.ts';
import { HIDDEN, priced } from '../accounts/hidden-products.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, ownProducts, put, stored, test } from './staff.ts';

const save = 'Save';
const SAVED = 'All changes saved.';
const terms = '7.5% off list prices, 10% from 24 units of a product';

// Both tests turn the approval of buyers on and off.
test.describe.configure({ mode: 'default' });
// The same database has the tests of buyers, who would see no prices.
test.afterEach(() => database.doc('settings/sales').update({ approveBuyers: false }));

test('a quote starts with the discount of the customer’s group at each quantity, and warns about the credit limit', async ({
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
  const tiers = group.getByRole('group', { name: 'Tiers' });
  await tiers.getByRole('button', { name: 'Add tier' }).click();
  await tiers.getByLabel('From quantity').fill('24');
  await tiers.getByLabel('Discount, %').fill('5');
  await expect(tiers.getByText('Enter more than the discount of the group.')).toBeVisible();
  await tiers.getByLabel('Discount, %').fill('10');
  await expect(tiers.getByText('Enter more than')).toHaveCount(0);
  const approval = page.getByLabel('Approve buyers before they see sign-in prices');
  await approval.check();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  const uid = ownUid();
  const email = `${uid}@example.test`;
  await put(webUserKind, uid, buildWebUser({ uid, email, businessName: 'Zari Jewels' }));
  await seedOrder(uid, 'delivered', { duePaise: 400_000 });
  await openScreen(page, `/admin/customers/${uid}`, 'Zari Jewels');
  await page.getByRole('region', { name: 'Approval' }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Approval' })).toHaveCount(0);
  await expect(page.getByLabel('Approved for sign-in prices')).toBeChecked();
  await page.getByLabel('Group').selectOption(`${name} (${terms})`);
  await page.getByLabel('Credit limit, ₹').fill('6,000');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  expect(await stored(`customers/${uid}`)).toMatchObject({
    creditLimitPaise: 600_000,
    isApproved: true,
  });
  expect(await axeFinds(page)).toEqual([]);

  const products = await ownProducts([
    { title: 'Lotus ring', pricePaise: 10_000, tiers: [] },
    { title: 'Bell stud', pricePaise: 5_000, tiers: [] },
  ]);
  const lines = products.map(({ id: productId, sku, title }, at) => ({
    ...{ productId, sku, title, qty: at === 0 ? 12 : 24 },
  }));
  const order = await seedOrder(uid, 'requested', { lines });
  // ₹1,110 and ₹1,080, with the discounts of the group.
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  const row = page.getByRole('row', { name: new RegExp(order.number) });
  await expect(row).toContainText('about ₹2,190');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const value = page.getByRole('row', { name: /Estimated value/ });
  await expect(value).toContainText(`Prices of ${name}: ${terms}.`);
  await expect(value).toContainText('₹2,190');
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  await expect(page.getByText(`Customer group “${name}”: ${terms}.`)).toBeVisible();
  const line = page.getByRole('group', { name: 'Lotus ring', exact: true });
  const discount = line.getByLabel('Discount');
  await expect(discount).toHaveValue('7.5%');
  const larger = page.getByRole('group', { name: 'Bell stud', exact: true });
  await expect(larger.getByLabel('Discount')).toHaveValue('10%');
  for (const [pieces, share] of [
    ['30', '10%'],
    ['12', '7.5%'],
  ] as const) {
    await line.getByLabel('Pieces').fill(pieces);
    await expect(discount).toHaveValue(share);
  }
  // 12 × ₹100, less ₹90, and 24 × ₹50, less ₹120, with 3 % GST, in whole rupees: ₹2,256 beside ₹4,000 that are due.
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('Over the credit limit by ₹256.');
  await expect(totals).toContainText('₹4,000 is due for other orders');
  await discount.fill('50%');
  await expect(totals.getByText('Over the credit limit')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});

test.describe('before an approval', () => {
  // The price of a buyer who is not approved is refused.
  test.use({ provoked: /status of 403|^403 for/ });

  test('a buyer sees sign-in prices only once staff have approved them', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { path } = await priced(HIDDEN.at(-2));
    const buyer = await createPerson({ displayName: 'Asha Rao' });
    const { uid, email } = buyer;
    await put(webUserKind, uid, buildWebUser({ uid, email, businessName: 'Zari Jewels' }));
    await database.doc('settings/sales').update({ approveBuyers: true });
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: { cookies: [], origins: [] },
      serviceWorkers: 'block',
    });
    const their = await context.newPage();
    const box = their.locator('[data-hidden-price]');
    await openSignedIn(their, buyer, path);
    await expect(box).toContainText('We may need to approve your account first.');
    await expect(box).not.toContainText('₹');

    await openScreen(page, `/admin/customers/${uid}`, 'Zari Jewels');
    await page.getByRole('region', { name: 'Approval' }).getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Approval' })).toHaveCount(0);
    await expect.poll(() => stored(`customers/${uid}`)).toMatchObject({ isApproved: true });

    await their.reload();
    await expect(box).toContainText('₹12,345 per');
    await context.close();
  });
});
