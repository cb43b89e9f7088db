/** SEO: settings, issues and redirects. */
import { randomUUID } from 'node:crypto';
import { buildCategory } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import {
  database,
  expect,
  openScreen,
  ownProduct,
  pickFilter,
  put,
  stored,
  test,
} from './staff.ts';

test.describe.configure({ mode: 'serial' });

const ROUTE = 'seo/~careers';
let before: FirebaseFirestore.DocumentData | undefined;

test.beforeAll(async () => {
  before = await stored(ROUTE);
  await database.doc(ROUTE).delete();
});

test.afterAll(async () => {
  if (before) await database.doc(ROUTE).set(before);
  else await database.doc(ROUTE).delete();
});

test('sets a route without settings, previews it, and resets it', async ({ page }) => {
  await openScreen(page, '/admin/seo', 'SEO');
  const careers = page.getByRole('listitem').filter({ hasText: 'careers' });
  await expect(careers).toContainText('Default');
  await careers.getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  const snippet = page.getByRole('figure', { name: 'Search engine preview' });
  await page.getByLabel('Title').fill('Work with silver');
  await page.getByLabel('Description').fill('Words that are far too long. '.repeat(8).trim());
  await expect(snippet).toContainText('Work with silver | GlamBug Mart');
  await expect(snippet).toContainText('of about 160 characters; the rest is cut off.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  expect(await stored(ROUTE)).toMatchObject({ title: 'Work with silver', rev: 1 });
  await page.getByRole('button', { name: 'Use default' }).click();
  await expect(page.getByText('This is deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'SEO' }).first().click();
  await expect(careers).toContainText('Default');
});

test('lists a product with issues, and the number of checked products', async ({ page }) => {
  const title = `Bare ${randomUUID().slice(0, 8)}`;
  await ownProduct({ title, description: '', images: [], status: 'published' });
  await openScreen(page, '/admin/seo/gaps', 'SEO issues');
  await expect(page.getByRole('status').filter({ hasText: /^Checked \d+/ })).toBeVisible();
  const bare = page.getByRole('listitem').filter({ hasText: title });
  await expect(bare).toContainText('No description');
  await expect(bare).toContainText('No image');
  await pickFilter(page, 'Issue', 'Title too long');
  await expect(bare).toHaveCount(0);
  await expect(page).toHaveURL(/gap=longTitle/);
  await pickFilter(page, 'Type', 'Categories');
  await expect(page.getByRole('status').filter({ hasText: 'categories' })).toBeVisible();
  await pickFilter(page, 'Type', 'Content pages');
  await expect(page.getByRole('status').filter({ hasText: 'content pages' })).toBeVisible();
});

test('finds redirects by any old URL, with their targets', async ({ page }) => {
  const old = `old-${randomUUID().slice(0, 8)}`;
  const product = await ownProduct({ oldSlugs: [old, `${old}-later`] });
  const id = `cat-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const category = buildCategory({
    name: 'Redirected',
    slug: id,
    oldSlugs: [`${old}-category`],
    order: 9_500,
    createdAt: now,
    updatedAt: now,
  });
  await put(categoryKind, id, category);
  await openScreen(page, `/admin/seo/redirects?q=${old}`, 'Redirects');
  const list = page.getByRole('list', { name: 'Redirects' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.filter({ hasText: '/product/' }).first()).toContainText(
    `/product/${product.sku}/${old}→redirects to /product/${product.sku}/${product.slug}`,
  );
  await expect(list.filter({ hasText: '/category/' })).toContainText(`/category/${id}`);
  await page.getByLabel('Search redirects').fill(`later-${old}`);
  await expect(page.getByText('No redirects match.')).toBeVisible();
  await page.getByLabel('Search redirects').fill(`${old}-later`);
  await expect(list).toHaveCount(1);
  await page.getByLabel('Search redirects').fill('https://shop.in/blogs/never-was');
  await expect(page.getByText('No redirects match.')).toBeVisible();
});
