/** The product list: search, filters, selection and bulk changes. */
import type { Locator, Page } from '@playwright/test';
import { priceKind } from '#schema/price.ts';
import {
  database,
  expect,
  filterChips,
  openScreen,
  ownProduct,
  ownProducts,
  ownSku,
  pickFilter,
  put,
  stored,
  test,
} from './staff.ts';
import { blockWrites } from './writes.ts';

const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Products' }).getByRole('row');
const rowOf = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search products' });

/** A word for the titles of one test. */
const ownWord = (): string => `Z${ownSku().slice(2).toLowerCase()}`;

/** Products for one test, in a category of their own to filter by. */
async function ownSet(count: number) {
  const category = ownSku().toLowerCase();
  const products = await ownProducts(
    Array.from({ length: count }, (_, at) => ({ title: `Ring ${at}`, category })),
  );
  return { category, products };
}

const statusesOf = async (category: string): Promise<unknown[]> => {
  const snapshot = await database.collection('prod').where('category', '==', category).get();
  return snapshot.docs.map((each) => each.get('status') as unknown);
};

test('filters and search are in the URL, and the back button undoes them', async ({ page }) => {
  const { category } = await ownSet(2);
  await openScreen(page, `/admin/products?category=${category}`, 'Products (2)');
  await pickFilter(page, 'Status', 'Draft');
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByText('No products match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(rows(page).nth(2)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/status=draft/);
  await expect(filterChips(page)).toContainText('Status: Draft');
});

test('combines search and filters; deleted products are a filter without search', async ({
  page,
}) => {
  const word = ownWord();
  const category = ownSku().toLowerCase();
  await ownProduct({ title: `${word} here`, category });
  await ownProduct({ title: `${word} elsewhere` });
  await ownProduct({ title: `${word} gone`, category, deletedAt: Date.now() });
  await openScreen(page, `/admin/products?q=${word}&category=${category}`, 'Products (1)');
  await expect(rowOf(page, `${word} here`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeDisabled();
  await pickFilter(page, 'Status', 'Deleted');
  await expect(rowOf(page, `${word} gone`)).toBeVisible();
  await expect(rowOf(page, `${word} here`)).toHaveCount(0);
});

test('shows a price for signed-in buyers in list, grid and search results', async ({ page }) => {
  const word = ownWord();
  const category = ownSku().toLowerCase();
  const { id, createdAt } = await ownProduct({
    title: `${word} ring`,
    category,
    priceMode: 'signIn',
  });
  await put(priceKind, id, {
    pricePaise: 123_400,
    tiers: [],
    createdAt,
    updatedAt: createdAt,
    updatedBy: 'test',
    deletedAt: null,
    rev: 1,
  });
  for (const search of [`category=${category}`, `category=${category}&view=grid`, `q=${word}`]) {
    await openScreen(page, `/admin/products?${search}`, 'Products (1)');
    await expect(page.getByText(/₹1,234\s*after sign-in/)).toBeVisible();
  }
});

test('finds a product saved a second ago, by its title and its SKU', async ({ page }) => {
  const word = ownWord();
  await openScreen(page, '/admin/products', /^Products/);
  // The index is loaded before the product is saved.
  await search(page).fill('jhumka');
  await expect(rowOf(page, 'Jhumka').first()).toBeVisible();
  const product = await ownProduct({ title: `${word} anklet` });
  await search(page).fill(`${word} anklet`);
  await expect(rowOf(page, `${word} anklet`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await search(page).fill(product.sku.toLowerCase().slice(0, 8));
  await expect(rowOf(page, `${word} anklet`)).toBeVisible();
});

test('finds old drafts, archived and scheduled products by any word', async ({ page }) => {
  const word = ownWord();
  const updatedAt = Date.UTC(2025, 0, 15);
  const publishAt = Date.UTC(2040, 0, 15);
  await ownProduct({ title: `Silver ${word} ring`, status: 'draft', updatedAt });
  await ownProduct({ title: `Silver ${word} chain`, status: 'archived', updatedAt });
  await ownProduct({ title: `Silver ${word} stud`, status: 'scheduled', publishAt, updatedAt });
  await openScreen(page, '/admin/products', /^Products/);
  await search(page).fill(word);
  for (const thing of ['ring', 'chain', 'stud'])
    await expect(rowOf(page, `Silver ${word} ${thing}`)).toBeVisible();
  await pickFilter(page, 'Status', 'Draft');
  await expect(rowOf(page, `Silver ${word} chain`)).toHaveCount(0);
  await expect(rowOf(page, `Silver ${word} ring`)).toBeVisible();
});

test('changes several products at once, with undo', async ({ page }) => {
  const { category, products } = await ownSet(3);
  await openScreen(page, `/admin/products?category=${category}`, 'Products (3)');
  await page.getByLabel('Select all loaded').check();
  const sheet = page.getByRole('link', { name: 'Line sheet' });
  for (const { sku } of products)
    await expect(sheet).toHaveAttribute('href', new RegExp(`^/line-sheet#.*${sku}\\.\\d`));
  await page.getByRole('button', { name: 'Edit a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 products' });
  await dialog.getByLabel('Field').selectOption('Stock');
  await dialog.getByLabel('New value').selectOption('Out of stock');
  await dialog.getByRole('button', { name: 'Change 3 products' }).click();
  await expect(page.getByText('3 products changed.')).toBeVisible();
  for (const { id, rev } of products) {
    expect(await stored(`prod/${id}`)).toMatchObject({ stockStatus: 'outOfStock', rev: rev + 1 });
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => stored(`prod/${products[0]?.id}`))
    .toMatchObject({ stockStatus: 'inStock' });
});

test('skips invalid products and names them with the reason', async ({ page }) => {
  const category = ownSku().toLowerCase();
  const fits = await ownProduct({ title: 'Pair', category, moq: 8 });
  const not = await ownProduct({ title: 'Odd one', category, moq: 5 });
  await openScreen(page, `/admin/products?category=${category}`, 'Products (2)');
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Edit a field' }).click();
  await page.getByLabel('Field').selectOption('Order multiple');
  await page.getByLabel('New value').fill('4');
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  const failures = page.getByRole('dialog', { name: '1 couldn’t be changed' });
  await expect(failures).toContainText(`Odd one, ${not.sku}`);
  await expect(failures).toContainText('MOQ must be a multiple of the order multiple.');
  expect(await stored(`prod/${fits.id}`)).toMatchObject({ orderMultiple: 4 });
  expect(await stored(`prod/${not.id}`)).toMatchObject({ orderMultiple: 1, rev: not.rev });
  // Undo of the others is offered after the list of failures is closed.
  await failures.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(`prod/${fits.id}`)).toMatchObject({ orderMultiple: 1 });
});

test('changes a whole filtered list, loaded or not, with undo', async ({ page }) => {
  test.slow();
  const { category } = await ownSet(130);
  await openScreen(page, `/admin/products?category=${category}`, 'Products (130)');
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Select all 130 products' }).click();
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar.getByRole('status')).toHaveText('All 130 products are selected');
  // Many products need a confirmation.
  await bar.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archive 130 products?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new Set(await statusesOf(category))).toEqual(new Set(['published']));
  await bar.getByRole('button', { name: 'Archive' }).click();
  await dialog.getByRole('button', { name: 'Archive 130 products' }).click();
  await expect(page.getByText('130 products changed.')).toBeVisible({ timeout: 30_000 });
  expect(new Set(await statusesOf(category))).toEqual(new Set(['archived']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => [...new Set(await statusesOf(category))], { timeout: 30_000 })
    .toEqual(['published']);
});

test.describe('while running', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

  test('a bulk change can be cancelled; completed changes stay and are reported', async ({
    page,
  }) => {
    test.slow();
    const { category } = await ownSet(110);
    await openScreen(page, `/admin/products?category=${category}`, 'Products (110)');
    await page.getByLabel('Select all loaded').check();
    await page.getByRole('button', { name: 'Select all 110 products' }).click();
    // The first batch is blocked until the change is cancelled.
    const writes = await blockWrites(page, 'prod');
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Archive 110 products' }).click();
    await writes.started;
    await page
      .getByRole('region', { name: 'In progress' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    writes.release();
    await expect(page.getByText(/100 products changed\. Cancelled/)).toBeVisible({
      timeout: 30_000,
    });
    const statuses = await statusesOf(category);
    expect(statuses.filter((status) => status === 'archived')).toHaveLength(100);
  });
});

test('lists deleted products separately and restores them together', async ({ page }) => {
  const { category, products } = await ownSet(2);
  await openScreen(page, `/admin/products?category=${category}`, 'Products (2)');
  await page.getByLabel('Select all loaded').check();
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('No products match.')).toBeVisible();
  await pickFilter(page, 'Status', 'Deleted');
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => stored(`prod/${products[0]?.id}`)).toMatchObject({ deletedAt: null });
});

test('arrow keys move between products', async ({ page }) => {
  const { category } = await ownSet(3);
  await openScreen(page, `/admin/products?category=${category}`, 'Products (3)');
  const links = page.getByRole('region', { name: 'Products' }).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
});
