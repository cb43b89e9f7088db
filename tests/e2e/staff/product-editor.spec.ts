/** Editing a product: from a member of the staff's seat. */
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

const status = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();

async function openProduct(page: Page, { id, title }: { id: string; title: string }) {
  await openScreen(page, `/admin/products/${id}`, title);
}

test('a new product is made, and is a draft until it is published', async ({ page }) => {
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

test('what does not fit is said at its field, nothing is sent, and the first of them has the focus', async ({
  page,
}) => {
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

test('a save is audited, marked for the publisher, and taken back by its message', async ({
  page,
}) => {
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

test('a new address keeps the old one, which leads to it', async ({ page }) => {
  const product = await ownProduct({ title: 'Moon studs' });
  await openProduct(page, product);
  await page.getByLabel('Page URL').fill('full-moon-studs');
  await save(page);
  await expect(status(page, 'All changes saved.')).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({
    slug: 'full-moon-studs',
    oldSlugs: [product.slug],
  });
});

test('a price for signed-in buyers is kept apart, and goes when it is shown to everybody again', async ({
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

test('what is deleted can be mended before it is restored', async ({ page }) => {
  const deletedAt = Date.now() - 86_400_000;
  const product = await ownProduct({ title: 'Old bangle', deletedAt });
  await openProduct(page, product);
  await page.getByLabel('Title', { exact: true }).fill('Plain bangle, 2.6');
  await save(page);
  await expect(status(page, 'All changes saved.')).toBeVisible();
  await expect(page.getByText('This is deleted')).toBeVisible();
  const after = await stored(`prod/${product.id}`);
  expect(after).toMatchObject({ title: 'Plain bangle, 2.6', rev: product.rev + 1 });
  expect((after?.['deletedAt'] as { toMillis: () => number }).toMillis()).toBe(deletedAt);
});

test('it is deleted softly, restored by its message, and says so when it is opened', async ({
  page,
}) => {
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

test('what is typed outlives a reload, and can be dropped', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title).toHaveValue('Figaro chain');
  await expect(status(page, 'All changes saved.')).toBeVisible();
});

test.describe('what was typed before somebody else saved', () => {
  test.use({ provoked: /403/ });

  test('does not overwrite it: the fields are asked one by one', async ({ page }) => {
    const product = await ownProduct({ title: 'Rope anklet', size: '9 inch' });
    await openProduct(page, product);
    await page.getByLabel('Title', { exact: true }).fill('Rope anklet, heavy');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Rope anklet, heavy');
    await database.doc(`prod/${product.id}`).update({
      title: 'Rope anklet, light',
      size: '10 inch',
      rev: product.rev + 1,
      updatedBy: 'somebody',
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rope anklet, heavy');
    await save(page);
    const asked = page.getByRole('dialog', {
      name: 'Someone else saved changes while you were editing',
    });
    const title = asked.getByRole('group', { name: 'Title' });
    await expect(title).toContainText('Was: Rope anklet');
    await expect(title).toContainText('Rope anklet, light');
    await expect(asked).toContainText('Changed only by them and kept: Size.');
    await asked.getByRole('button', { name: 'Save my choices' }).click();
    await expect(status(page, 'All changes saved.')).toBeVisible();
    expect(await stored(`prod/${product.id}`)).toMatchObject({
      title: 'Rope anklet, heavy',
      size: '10 inch',
      rev: product.rev + 2,
    });
  });
});

test('deleting keeps what is typed and not saved', async ({ page }) => {
  const product = await ownProduct({ title: 'Wire bangle' });
  await openProduct(page, product);
  await page.getByLabel('Title', { exact: true }).fill('Wire bangle, thick');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This is deleted.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Wire bangle, thick');
});

test('leaving with changes asks first, and staying loses nothing', async ({ page }) => {
  const product = await ownProduct({ title: 'Toe ring' });
  await openProduct(page, product);
  await page.getByLabel('Title', { exact: true }).fill('Toe ring, carved');
  const away = page.getByRole('navigation', { name: 'Back office' }).getByText('Dashboard');
  await away.click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Toe ring, carved');
  await away.click();
  await asked.getByRole('button', { name: 'Discard changes and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.describe('who was slower', () => {
  // A save over another's is refused by the rules; the browser writes that down.
  test.use({ provoked: /403/ });

  test('two of the staff at one product: the second sees field by field what both did, and chooses', async ({
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
    const asked = page.getByRole('dialog', {
      name: 'Someone else saved changes while you were editing',
    });
    const title = asked.getByRole('group', { name: 'Title' });
    await expect(title).toContainText('Was: Jhumka');
    await expect(title).toContainText('Temple jhumka');
    await expect(title).toContainText('Peacock jhumka');
    await expect(asked).toContainText('Changed only by them and kept: Description.');
    // Nothing is overwritten while it is asked.
    expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Peacock jhumka', moq: 6 });

    await title.getByLabel('Theirs:').check();
    await asked.getByRole('button', { name: 'Save my choices' }).click();
    await expect(asked).toHaveCount(0);
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

  test('in the middle of a save loses nothing: tried again, it is saved once', async ({ page }) => {
    const product = await ownProduct({ title: 'Cable chain' });
    await openProduct(page, product);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Cable chain, 20 inch');
    // The database writes it, its answer is lost, and then the line is gone.
    await page.route(TO_DATABASE, async (route) => {
      if (route.request().postData()?.includes(`/documents/prod/${product.id}`))
        await route.fetch();
      await route.abort('failed');
    });
    await save(page);
    await expect(status(page, 'Unsaved changes. A draft is saved in this browser.')).toBeVisible();
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
