/** Repeated presses on a slow connection: nothing is lost, doubled or emptied. */
import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

/** Blocks matching requests until released. */
async function delay(page: Page, what: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await free;
    await route.continue();
  });
  return () => release();
}

const CATALOGUE = /\/data\/catalogue/;
const cards = (page: Page) => page.locator('[data-list] article');

test('pressing Filter twice opens the filters once, over a complete list', async ({ page }) => {
  await page.goto('/products');
  const release = await delay(page, CATALOGUE);
  const filter = page.locator('[data-list-filter]');
  await filter.click();
  await expect(page.getByText('Loading the catalogue…')).toBeVisible();
  await filter.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(24);
});

test('of two sort orders the last one applies', async ({ page }) => {
  await page.goto('/products');
  const release = await delay(page, CATALOGUE);
  const sort = page.locator('[data-list-sort]');
  await sort.selectOption('weight');
  await sort.selectOption('price');
  release();
  await expect(page.locator('[data-list-bar] p[role=status]').first()).toContainText('page 1');
  await expect(page).toHaveURL('/products?sort=price');
  await expect(page.locator('[data-list]').getByLabel('Sort')).toHaveValue('price');
  await expect(page.locator('[data-list]').getByLabel('Sort')).toBeFocused();
  await expect(cards(page)).toHaveCount(24);
});

test('of two dialogs requested in a row only the last one opens', async ({ page }) => {
  await page.goto('/products');
  const release = await delay(page, /\/_astro\/(?:drawer-island|search-dialog)\./);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Search' }).click();
  await header.getByRole('link', { name: 'Order list' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Order list' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('letters typed while search loads are searched for', async ({ page }) => {
  await page.goto('/search');
  const release = await delay(page, /\/data\/catalogue|search-results/);
  await page.getByRole('main').getByRole('searchbox').pressSequentially('hoops');
  release();
  await expect(page).toHaveURL('/search?q=hoops');
  await expect(cards(page).first()).toContainText(/Hoop/);
});
