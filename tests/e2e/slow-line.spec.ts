/** On a slow line people press again: nothing is lost, doubled or emptied by that. */
import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

/** Holds back what fits until it is let go. */
async function heldBack(page: Page, what: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await free;
    await route.continue();
  });
  return () => letGo();
}

const CATALOGUE = /\/data\/catalogue/;
const cards = (page: Page) => page.locator('[data-list] article');

test('filters that are asked for twice open once, over a list that is still there', async ({
  page,
}) => {
  await page.goto('/products');
  const letGo = await heldBack(page, CATALOGUE);
  const filter = page.locator('[data-list-filter]');
  await filter.click();
  await expect(page.getByText('Loading the catalogue…')).toBeVisible();
  await filter.click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(24);
});

test('of two sorts the last one counts', async ({ page }) => {
  await page.goto('/products');
  const letGo = await heldBack(page, CATALOGUE);
  const sort = page.locator('[data-list-sort]');
  await sort.selectOption('weight');
  await sort.selectOption('price');
  letGo();
  await expect(page.locator('[data-list-bar] p[role=status]').first()).toContainText('page 1');
  await expect(page).toHaveURL('/products?sort=price');
  await expect(page.locator('[data-list]').getByLabel('Sort')).toHaveValue('price');
  await expect(page.locator('[data-list]').getByLabel('Sort')).toBeFocused();
  await expect(cards(page)).toHaveCount(24);
});

test('a filter pressed while an address is still being shown opens over it', async ({ page }) => {
  const letGo = await heldBack(page, CATALOGUE);
  await page.goto('/products?sort=price', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-list-filter]').click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
});

test('of two things that were asked for, the last one opens, alone', async ({ page }) => {
  await page.goto('/products');
  const letGo = await heldBack(page, /\/_astro\/(?:drawer-)?island\./);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Search' }).click();
  await header.getByRole('link', { name: 'Order list' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Order list' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('letters typed while search loads are searched for', async ({ page }) => {
  await page.goto('/search');
  const letGo = await heldBack(page, /\/data\/catalogue|search-island/);
  await page.getByRole('main').getByRole('searchbox').pressSequentially('hoops');
  letGo();
  await expect(page).toHaveURL('/search?q=hoops');
  await expect(cards(page).first()).toContainText(/Hoop/);
});
