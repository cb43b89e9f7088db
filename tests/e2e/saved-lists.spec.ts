/** Saved lists on the page of the order list: save, open, add, rename, copy, delete, share. */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { fitting, lineOf, openPage, OTHER, PRICED, SIZED, storedText } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const savedLists = (page: Page) => page.getByRole('region', { name: 'Saved lists' });
const headings = (page: Page) => savedLists(page).getByRole('heading', { level: 3 });
const press = (page: Page, name: string | RegExp) =>
  savedLists(page).getByRole('button', { name }).click();

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of this list').fill(name);
  await press(page, 'Save list');
}

test('a list is saved with sizes and notes, and opened again', async ({ page }) => {
  const [size = ''] = SIZED.sizes;
  const qty = fitting(SIZED);
  const sized = {
    ...lineOf(SIZED, qty),
    sizes: [{ label: size, qty }],
    note: 'Polished, please',
  };
  await openPage(page, [sized, lineOf(PRICED)]);
  await press(page, 'Save list');
  await expect(page.getByText('Enter a name for the list.')).toBeVisible();
  await saveAs(page, 'Counter refill');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(savedLists(page)).toContainText('2 designs');
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole('button', { name: 'Clear list' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
  await press(page, 'Open: Counter refill');
  await expect(page.getByText('“Polished, please”')).toBeVisible();
  await expect(page.getByText(/^Sizes .*×/).first()).toBeVisible();
  expect(await storedText(page)).toContain(`"sizes":[{"label":"${size}","qty":${qty}}]`);
  // Opening replaces the list, which Undo restores.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
});

test('saved lists are added up, renamed, copied and deleted, with undo', async ({ page }) => {
  await openPage(page, [lineOf(PRICED)]);
  await saveAs(page, 'Diwali');
  // The same name replaces the list.
  await page.getByRole('button', { name: `More of ${PRICED.title}` }).click();
  await saveAs(page, 'diwali');
  await expect(savedLists(page)).toContainText('“diwali” was replaced by this list.');
  await expect(headings(page)).toHaveCount(1);

  await press(page, 'Add to list: diwali');
  const twice = 2 * fitting(PRICED, 1);
  await expect(page.getByRole('textbox', { name: `of ${PRICED.title}` })).toHaveValue(
    String(twice),
  );

  await press(page, 'More actions: diwali');
  await press(page, 'Copy: diwali');
  await expect(headings(page)).toHaveText(['diwali', 'diwali copy']);
  await press(page, 'More actions: diwali copy');
  await press(page, 'Rename: diwali copy');
  await page.getByLabel('New name').fill('Diwali');
  await page.getByLabel('New name').press('Enter');
  await expect(page.getByText('Another list is called “diwali”.')).toBeVisible();
  await page.getByLabel('New name').fill('Holi');
  await page.getByLabel('New name').press('Enter');
  await expect(headings(page)).toHaveText(['diwali', 'Holi']);

  await press(page, 'More actions: diwali');
  await press(page, 'Delete: diwali');
  await expect(headings(page)).toHaveText(['Holi']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings(page)).toHaveText(['diwali', 'Holi']);
  await expect(headings(page).first()).toBeFocused();

  await press(page, 'More actions: Holi');
  expect(await axeFinds(page)).toEqual([]);
  await savedLists(page).getByRole('link', { name: 'Line sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Holi' })).toBeVisible();
  await expect(page.locator('.sheet-design')).toHaveCount(1);
});

test('the link of a saved list opens it in another browser', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, [{ ...lineOf(PRICED), note: 'No stone, 50% ~ 2.5 g' }, lineOf(OTHER)]);
  await saveAs(page, 'Diwali');
  await press(page, 'More actions: Diwali');
  await press(page, 'Copy link');
  await expect(savedLists(page).getByRole('button', { name: 'Copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(page.getByRole('link', { name: OTHER.title, exact: true })).toBeVisible();
  await expect(
    page.getByText('Opened the shared list “Diwali”: 2 designs.').first(),
  ).toBeAttached();
  await expect(page.getByText('No stone, 50% ~ 2.5 g').first()).toBeVisible();
});
