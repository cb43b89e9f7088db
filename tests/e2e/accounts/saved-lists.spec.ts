/** Saved lists of an account: on all its devices, and on none after a sign-out. */
import type { Page } from '@playwright/test';
import { lineOf, PRICED, storeLines } from '../order-seed.ts';
import { createPerson, database, expect, openSignedIn, test } from './customer.ts';

const savedLists = (page: Page) => page.getByRole('region', { name: 'Saved lists' });
const named = (page: Page, name: string) => savedLists(page).getByRole('heading', { name });
const synced = (page: Page) =>
  expect(savedLists(page).getByText('Saved in your account.')).toBeVisible();

test('a list saved before sign-in is on the other device; deleted there, it disappears here', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await createPerson();
  await storeLines(page, [lineOf(PRICED)]);
  await page.goto('/order-list');
  await page.getByLabel('Name of this list').fill('Diwali');
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(savedLists(page).getByRole('link', { name: /^Sign in/ })).toBeVisible();
  await openSignedIn(page, person, '/order-list');
  await synced(page);
  const stored = await database.collection(`webUsers/${person.uid}/lists`).get();
  expect(stored.docs.map((each) => each.get('lines') as unknown)).toEqual([
    [`${PRICED.sku}.${lineOf(PRICED).qty}`],
  ]);

  const other = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'block' });
  const desktop = await other.newPage();
  await openSignedIn(desktop, person, '/order-list');
  await expect(named(desktop, 'Diwali')).toBeVisible();
  await desktop.getByRole('button', { name: 'More actions: Diwali' }).click();
  await desktop.getByRole('button', { name: 'Delete: Diwali' }).click();
  await expect
    .poll(async () => (await stored.docs[0]?.ref.get())?.get('isDeleted') as unknown)
    .toBe(true);
  await other.close();

  await page.reload();
  await expect(named(page, 'Diwali')).toHaveCount(0);

  // After a sign-out, the next user of this browser sees none.
  await page.getByLabel('Name of this list').fill('Holi');
  await page.getByRole('button', { name: 'Save list' }).click();
  await synced(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  expect(await page.evaluate(() => localStorage.getItem('glambug-saved-lists'))).toBeNull();
});
