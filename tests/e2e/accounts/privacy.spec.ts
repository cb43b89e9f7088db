/** Personal data: can be exported, and is hidden until the session is confirmed. */
import { readFileSync } from 'node:fs';
import {
  BROKEN,
  breakNext,
  customerAt,
  seedOrder,
  seedOrders,
  seedProfile,
  settledCustomer,
} from './account-seed.ts';
import { expect, createPerson, test } from './customer.ts';
import { OTHER, lineOf, storeLines } from '../order-seed.ts';

test.use({ provoked: BROKEN });

test('the download contains everything, including orders beyond the first page', async ({
  page,
}) => {
  const person = await settledCustomer({ businessName: 'Rao & Sons', phone: '+919876543210' });
  await seedOrders(
    person,
    Array.from({ length: 21 }, (_, place) => ({ createdAt: Date.now() - place * 1_000 })),
  );
  await seedOrder(await createPerson());
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, '/account/privacy', person);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^glambug-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { uid: person.uid, businessName: 'Rao & Sons' },
    emailPreferences: { orderUpdates: true },
    addresses: [{ label: 'Shop' }, { label: 'Godown' }],
    orders: expect.any(Array),
    savedLists: [{ name: 'Diwali', lines: [{ sku: 'RG101', qty: 12 }] }],
    orderList: [{ sku: OTHER.sku }],
  });
  // Asserted by `toMatchObject` above.
  const { orders } = data as { orders: { order: { uid: string } }[] };
  expect(orders.map(({ order }) => order.uid)).toEqual(
    Array.from({ length: 21 }, () => person.uid),
  );
  await expect(page.getByText(`${file.suggestedFilename()} is in your downloads.`)).toBeVisible();
});

test('an incomplete download is not offered', async ({ page }) => {
  await customerAt(page, '/account/privacy');
  await breakNext(page, /runQuery[\s\S]*addresses/);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing was downloaded.' }),
  ).toBeVisible();
});

test('a forged copy of the user gives no access', async ({ page }) => {
  const person = await createPerson();
  await seedProfile(person, { businessName: 'Rao & Sons' });
  await page.goto('/robots.txt');
  const { uid, email } = person;
  const forged = { uid, email, displayName: 'Forged Name', photoURL: null, emailVerified: true };
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(forged));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/documents[:/]/.test(request.url())) requests.push(request.url());
  });
  await page.goto('/account/profile');
  await page.waitForURL(/\/login/);
  expect(requests).toEqual([]);
});
