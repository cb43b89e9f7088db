/** The product editor. */
import type { Locator, Page } from '@playwright/test';
import {
  anotherOfTheStaff,
  database,
  expect,
  fillNewProduct,
  openScreen,
  ownProduct,
  ownSku,
  stored,
  test,
} from './staff.ts';

const status = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();

async function openProduct(page: Page, { id, title }: { id: string; title: string }) {
  await openScreen(page, `/admin/products/${id}`, title);
}

test('a new product is a draft until it is published', async ({ page }) => {
  const sku = ownSku();
  await fillNewProduct(page, sku);
  await save(page);
  await expect(page).toHaveURL(`/admin/products/${sku.toLowerCase()}`);
  await expect(page.getByRole('heading', { name: 'Lotus ring' })).toBeVisible();
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({
    sku,
    slug: 'lotus-ring',
    status: 'draft',
    pricePaise: 125_050,
    netWeightMg: 3_200,
    grossWeightMg: 3_450,
    rev: 1,
  });
});

test('shows errors at their fields, sends nothing, and focuses the first one', async ({ page }) => {
  const product = await ownProduct({ title: 'Rope chain' });
  await openProduct(page, product);
  await page.getByLabel('Net weight').fill('heavy');
  await page.getByLabel('Title', { exact: true }).fill('');
  await save(page);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Title is required to publish.');
  await expect(page.getByLabel('Net weight')).toHaveAccessibleDescription(/Enter a number/);
  await expect(status(page, '2 fields need attention.')).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({ rev: product.rev });
});

test('a save is audited, visible to the publisher, and can be undone', async ({ page }) => {
  const product = await ownProduct({ title: 'Box chain' });
  await openProduct(page, product);
  await page.getByLabel('Title', { exact: true }).fill('Box chain, 18 inch');
  await save(page);
  await expect(status(page, 'All changes saved.')).toBeVisible();
  const path = `prod/${product.id}`;
  expect(await stored(path)).toMatchObject({ title: 'Box chain, 18 inch', rev: product.rev + 1 });
  const entries = await database.collection('audit').where('path', '==', path).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'update', before: { title: 'Box chain' }, after: { title: 'Box chain, 18 inch' } },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Box chain');
  expect(await stored(path)).toMatchObject({ title: 'Box chain', rev: product.rev + 2 });
});

test('a price for signed-in buyers is stored separately, and removed when it becomes public', async ({
  page,
}) => {
  const product = await ownProduct({ title: 'Halo ring', pricePaise: 90_000 });
  await openProduct(page, product);
  await page
    .getByLabel('Price mode', { exact: true })
    .selectOption({ label: 'Shown to signed-in buyers' });
  await save(page);
  await expect(status(page, 'All changes saved.')).toBeVisible();
  expect(await stored(`prod/${product.id}`)).not.toHaveProperty('pricePaise');
  expect(await stored(`prices/${product.id}`)).toMatchObject({ pricePaise: 90_000, rev: 1 });

  await page.getByLabel('Price mode', { exact: true }).selectOption({ label: 'Shown to everyone' });
  await save(page);
  await expect.poll(() => stored(`prod/${product.id}`)).toMatchObject({ pricePaise: 90_000 });
  const price = await stored(`prices/${product.id}`);
  expect(price?.['deletedAt']).not.toBeNull();
});

test('deletes softly, restores by undo, and shows the deleted state', async ({ page }) => {
  const product = await ownProduct({ title: 'Plain bangle' });
  const isDeleted = async () => (await stored(`prod/${product.id}`))?.['deletedAt'] !== null;
  await openProduct(page, product);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This is deleted.')).toBeVisible();
  expect(await isDeleted()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This is deleted.')).toHaveCount(0);
  expect(await isDeleted()).toBe(false);
});

test('keeps typed values across a reload, and can discard them', async ({ page }) => {
  const product = await ownProduct({ title: 'Figaro chain' });
  await openProduct(page, product);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Figaro chain, heavy');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Figaro chain, heavy');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Figaro chain, heavy');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Figaro chain');
  await expect(status(page, 'All changes saved.')).toBeVisible();
});

test('leaving with changes asks first, and staying keeps them', async ({ page }) => {
  const product = await ownProduct({ title: 'Toe ring' });
  await openProduct(page, product);
  await page.getByLabel('Title', { exact: true }).fill('Toe ring, carved');
  const away = page.getByRole('navigation', { name: 'Back office' }).getByText('Dashboard');
  await away.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Toe ring, carved');
  await away.click();
  await dialog.getByRole('button', { name: 'Discard changes and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.describe('the second of two saves', () => {
  // The rules refuse a save over another's, which the browser logs.
  test.use({ provoked: /403/ });

  test('two people edit one product: the second sees conflicts field by field, and chooses', async ({
    page,
    browser,
    baseURL,
  }) => {
    const product = await ownProduct({ title: 'Jhumka', description: 'Bells.', moq: 6 });
    const other = await anotherOfTheStaff(browser, String(baseURL));
    await openProduct(page, product);
    await openProduct(other, product);

    await other.getByLabel('Title', { exact: true }).fill('Peacock jhumka');
    await other.getByLabel('Description (optional)', { exact: true }).fill('Bells and stones.');
    await save(other);
    await expect(status(other, 'All changes saved.')).toBeVisible();

    await page.getByLabel('Title', { exact: true }).fill('Temple jhumka');
    await page.getByLabel('MOQ').fill('12');
    await save(page);
    const dialog = page.getByRole('dialog', {
      name: 'Someone else saved changes while you were editing',
    });
    const title = dialog.getByRole('group', { name: 'Title' });
    await expect(title).toContainText('Was: Jhumka');
    await expect(title).toContainText('Temple jhumka');
    await expect(title).toContainText('Peacock jhumka');
    await expect(dialog).toContainText('Changed only by them and kept: Description.');
    // Nothing is overwritten while the dialog is open.
    expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Peacock jhumka', moq: 6 });

    await title.getByLabel('Theirs:').check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(status(page, 'All changes saved.')).toBeVisible();
    expect(await stored(`prod/${product.id}`)).toMatchObject({
      title: 'Peacock jhumka',
      description: 'Bells and stones.',
      moq: 12,
      rev: product.rev + 2,
    });
    await other.context().close();
  });
});

const TO_DATABASE = /\/databases\/\(default\)\/documents[:/]/;

test.describe('a lost connection', () => {
  test.use({
    provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|^403 for .*:commit/,
  });

  test('during a save: a retry saves once', async ({ page }) => {
    const product = await ownProduct({ title: 'Cable chain' });
    await openProduct(page, product);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Cable chain, 20 inch');
    // The write succeeds, its response is lost, and then the connection.
    await page.route(TO_DATABASE, async (route) => {
      if (route.request().postData()?.includes(`/documents/prod/${product.id}`))
        await route.fetch();
      await route.abort('failed');
    });
    await save(page);
    await expect(status(page, 'Unsaved changes are stored in this browser.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /connection|reach/ })).toBeVisible();
    await expect(title).toHaveValue('Cable chain, 20 inch');
    await page.unroute(TO_DATABASE);
    await save(page);
    await expect(status(page, 'All changes saved.')).toBeVisible();
    expect(await stored(`prod/${product.id}`)).toMatchObject({
      title: 'Cable chain, 20 inch',
      rev: product.rev + 1,
    });
  });
});
