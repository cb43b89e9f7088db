/** Saved lists of an account: on all its devices, and on none after a sign-out. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { QUERIES } from '#schema/queries.ts';
import { axeFinds } from '../axe.ts';
import { lineOf, PRICED, storeLines } from '../order-seed.ts';
import { createPerson, database, expect, openSignedIn, test } from './customer.ts';

const DAY = 24 * 60 * 60 * 1_000;

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

test('an older list is on a new device although more lists were deleted since than are read', async ({
  page,
}) => {
  const person = await createPerson();
  const lists = database.collection(`webUsers/${person.uid}/lists`);
  const batch = database.batch();
  const list = { lines: [`${PRICED.sku}.${lineOf(PRICED).qty}`], isDeleted: false };
  const deleted = { name: 'Old', lines: [], isDeleted: true };
  const at = (ago: number) => new Date(Date.now() - ago * 60_000);
  batch.set(lists.doc(randomUUID()), { ...list, name: 'Diwali', editedAt: at(1_000) });
  for (let ago = 1; ago <= QUERIES.ownLists.limit; ago += 1)
    batch.set(lists.doc(randomUUID()), { ...deleted, editedAt: at(ago) });
  await batch.commit();
  await openSignedIn(page, person, '/order-list');
  await expect(named(page, 'Diwali')).toBeVisible();
  await synced(page);
});

test.describe('while the account can’t be reached', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('the lists say so, and are synced by trying again', async ({ page }) => {
    const person = await createPerson();
    const lists = database.collection(`webUsers/${person.uid}/lists`);
    await storeLines(page, [lineOf(PRICED)]);
    await openSignedIn(page, person, '/order-list');
    const editedAt = new Date(Date.now() - 91 * DAY);
    await lists.doc(randomUUID()).set({ name: 'Old', lines: [], editedAt, isDeleted: true });
    const isList = /\/webUsers\/[^/]+\/lists|\/webUsers\/[^/]+:runQuery|:commit/;
    await page.route(isList, (route) => route.abort());
    await page.getByLabel('Name of this list').fill('Diwali');
    await page.getByRole('button', { name: 'Save list' }).click();
    const problem = savedLists(page).getByRole('alert').filter({ hasText: 'couldn’t be synced' });
    await expect(problem).toBeVisible();
    // High and at its start, so that no bar covers a field in part.
    await page.setViewportSize({ width: 360, height: 3_000 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFinds(page)).toEqual([]);
    await page.unroute(isList);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await synced(page);
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Saved lists' })).toBeFocused();
    // The list that was deleted long ago has left the account.
    const stored = await lists.get();
    expect(stored.docs.map((each) => each.get('name') as unknown)).toEqual(['Diwali']);
  });
});
