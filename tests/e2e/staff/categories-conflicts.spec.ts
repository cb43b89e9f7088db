/**
 * Unusual categories: with deleted products, named like a screen, or changed by someone else at the same time.
 */
import { randomUUID } from 'node:crypto';
import { choose, namesUnder, open, ownCategory, ownFamily } from './own-category.ts';
import { database, expect, openScreen, ownProduct, stored, test } from './staff.ts';

test('a category moves with all of its products, even deleted ones, and back', async ({ page }) => {
  const { below, top } = await ownFamily();
  const [apple] = below;
  if (!apple) throw new Error('There is none.');
  const other = await ownCategory('Other');
  const inApple = { category: top.id, subCategory: apple.id };
  const deletedAt = Date.now() - 86_400_000;
  const products = await Promise.all([
    ownProduct(inApple),
    ownProduct({ ...inApple, deletedAt }),
    ownProduct(inApple),
  ]);
  const categoriesNow = () =>
    Promise.all(products.map(async ({ id }) => (await stored(`prod/${id}`))?.['category']));
  await open(page);
  await choose(page, apple, `Move ${apple.name}…`);
  const dialog = page.getByRole('dialog', { name: `Move ${apple.name}` });
  await dialog.getByLabel('To').selectOption({ label: `Under ${other.name}` });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `${apple.name} moved.` })).toBeVisible();
  expect(await categoriesNow()).toEqual([other.id, other.id, other.id]);
  const deleted = await stored(`prod/${products[1].id}`);
  expect((deleted?.['deletedAt'] as { toMillis: () => number }).toMillis()).toBe(deletedAt);

  await expect.poll(() => namesUnder(page, other)).toEqual([apple.name]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${apple.name} moved back.` }),
  ).toBeVisible();
  expect(await categoriesNow()).toEqual([top.id, top.id, top.id]);
});

test('a category named like a screen can be created and opened', async ({ page }) => {
  const address = `arrivals-${randomUUID().slice(0, 8)}`;
  await openScreen(page, '/admin/categories/new', 'New category');
  await page.getByLabel('Name').fill('New');
  await page.getByLabel('Page URL').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/categories\/new-\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible();
  await expect(page.getByLabel('Page URL')).toHaveValue(address);
});

test('the editor does not delete a category that got products meanwhile', async ({ page }) => {
  const own = await ownCategory('Filling');
  await openScreen(page, `/admin/categories/${own.id}`, own.name);
  await expect(page.getByRole('link', { name: '0 products' })).toBeVisible();
  await ownProduct({ category: own.id });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`1 product is in ${own.name}. Merge it`)).toBeVisible();
  expect(await stored(`categories/${own.id}`)).toMatchObject({ deletedAt: null });
});

test.describe('concurrent changes', () => {
  test.use({ provoked: /403/ });

  test('a refused move is not reported as saved and offers no undo', async ({ page }) => {
    const { below, top } = await ownFamily();
    const [apple, banana, cherry] = below;
    if (!apple || !banana || !cherry) throw new Error('three are needed');
    await open(page);
    const down = page.getByRole('button', { name: `Move ${apple.name} down` });
    await expect(down).toBeVisible();
    const theirs = [cherry, banana, apple];
    await Promise.all(
      theirs.map(({ id }, order) => database.doc(`categories/${id}`).update({ order, rev: 2 })),
    );
    await down.click();
    await expect(page.getByText('Someone else changed these categories')).toBeVisible();
    await expect.poll(() => namesUnder(page, top)).toEqual(theirs.map(({ name }) => name));
    await expect(page.getByText(/moved to position/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});
