/** The category tree: sorting, moving, merging; each test uses categories of its own. */
import { randomUUID } from 'node:crypto';
import { axeFinds } from '../axe.ts';
import { choose, namesUnder, open, ownCategory, ownFamily, type Own } from './own-category.ts';
import {
  database,
  expect,
  openScreen,
  ownProduct,
  ownProducts,
  stored,
  test,
  goTo,
} from './staff.ts';

const orders = async (all: readonly Own[]) =>
  Object.fromEntries(
    await Promise.all(
      all.map(async ({ id, name }) => [
        name.split(' ')[0],
        (await stored(`categories/${id}`))?.['order'],
      ]),
    ),
  );

test('sorts by keyboard and writes only what changed', async ({ page }) => {
  const { top, below } = await ownFamily();
  const [apple] = below;
  await open(page);
  await expect.poll(() => namesUnder(page, top)).toEqual(below.map(({ name }) => name));
  const handle = page.getByRole('button', { name: `Drag ${apple?.name}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Position 1 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('status').filter({ hasText: 'moved to position 2 of 3.' }),
  ).toBeVisible();
  await expect.poll(() => orders(below)).toEqual({ Apple: 1, Banana: 0, Cherry: 2 });
  expect(await stored(`categories/${below[2]?.id}`)).toMatchObject({ rev: 1 });
});

test('sorts by buttons, which keep the focus, with undo', async ({ page }) => {
  const { top, below } = await ownFamily();
  const [apple, banana, cherry] = below.map(({ name }) => name);
  await open(page);
  const down = page.getByRole('button', { name: `Move ${apple} down` });
  await down.click();
  await down.press('Enter');
  await expect.poll(() => namesUnder(page, top)).toEqual([banana, cherry, apple]);
  await expect(down).toBeFocused();
  await expect.poll(() => orders(below)).toEqual({ Apple: 2, Banana: 0, Cherry: 1 });
  // No effect at the end.
  await down.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => orders(below)).toEqual({ Apple: 1, Banana: 0, Cherry: 2 });
});

test('sorts by dragging', async ({ page }) => {
  const { top, below } = await ownFamily();
  const [apple, banana, cherry] = below.map(({ name }) => name);
  await open(page);
  const handle = page.getByRole('button', { name: `Drag ${cherry}` });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: `Drag ${apple}` }).boundingBox();
  if (!from || !to) throw new Error('The handles have no place.');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 30, { steps: 6 });
  await page.mouse.move(to.x + 5, to.y, { steps: 6 });
  await expect(page.getByText('Position 1 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => namesUnder(page, top)).toEqual([cherry, apple, banana]);
  await expect.poll(() => orders(below)).toEqual({ Apple: 1, Banana: 2, Cherry: 0 });
});

test('a new category comes last under its parent, and a new URL redirects from the old one', async ({
  page,
}) => {
  const top = await ownCategory('Studio');
  await open(page);
  await page.getByRole('button', { name: `More for ${top.name}` }).click();
  await page.getByRole('link', { name: 'Add a subcategory' }).click();
  await page.getByLabel('Name').fill('Ear Cuffs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/admin/categories/${top.id}-ear-cuffs`);
  expect(await stored(`categories/${top.id}-ear-cuffs`)).toMatchObject({
    name: 'Ear Cuffs',
    parent: top.id,
    order: 0,
  });

  await openScreen(page, `/admin/categories/${top.id}`, top.name);
  await page.getByLabel('Page URL').fill(`${top.id}-new`);
  await page.getByLabel('Description (optional)', { exact: true }).fill('Made in our own studio.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved.')).toBeVisible();
  expect(await stored(`categories/${top.id}`)).toMatchObject({
    slug: `${top.id}-new`,
    oldSlugs: [top.id],
    description: 'Made in our own studio.',
  });
});

test('moves under another category with its products, and says what happens to its URL', async ({
  page,
}) => {
  const { below, top } = await ownFamily();
  const [apple] = below;
  if (!apple) throw new Error('There is none.');
  const other = await ownCategory('Other');
  const product = await ownProduct({ category: top.id, subCategory: apple.id });
  await open(page);
  await choose(page, apple, `Move ${apple.name}…`);
  const dialog = page.getByRole('dialog', { name: `Move ${apple.name}` });
  await dialog.getByLabel('To').selectOption({ label: `Under ${top.name}` });
  await expect(dialog.getByText(/is already there/)).toBeVisible();
  await dialog.getByLabel('To').selectOption({ label: `Under ${other.name}` });
  await expect(
    dialog.getByText('Its product moves with it. Its page URL stays the same.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => namesUnder(page, other)).toEqual([apple.name]);
  expect(await stored(`prod/${product.id}`)).toMatchObject({
    category: other.id,
    subCategory: apple.id,
    rev: product.rev + 1,
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${apple.name} moved back.` }),
  ).toBeVisible();
  await expect.poll(() => namesUnder(page, top)).toEqual(below.map(({ name }) => name));
  expect(await stored(`prod/${product.id}`)).toMatchObject({ category: top.id });
});

test("explains why it can't move to the top if another category has its URL", async ({ page }) => {
  const top = await ownCategory('Nosepins');
  const below = await ownCategory('Pins', { parent: top.id, slug: top.id });
  await open(page);
  await choose(page, below, `Move ${below.name}…`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To').selectOption({ label: 'The top level' });
  await expect(dialog).toContainText(`${top.name} already has the page URL /category/${top.id}`);
  expect(await axeFinds(page)).toEqual([]);
  expect(await stored(`categories/${below.id}`)).toMatchObject({ parent: top.id, rev: 1 });
});

test('merges products in batches with audit, subcategories, and all URLs', async ({ page }) => {
  const { top, below } = await ownFamily();
  const oldSlug = `into-${randomUUID().slice(0, 8)}`;
  const into = await ownCategory('Into', { oldSlugs: [oldSlug] });
  const [apple] = below;
  // One more than a batch.
  const products = await ownProducts(
    Array.from({ length: 51 }, (_, at) => ({
      category: top.id,
      ...(at < 3 && apple && { subCategory: apple.id }),
    })),
  );
  await open(page);
  await choose(page, top, `Merge ${top.name} into another…`);
  const dialog = page.getByRole('dialog', { name: `Merge ${top.name}` });
  await dialog.getByLabel('Into').selectOption({ label: into.name });
  await expect(dialog.getByText('Its 51 products move with it.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await expect(dialog.getByText(`Its 3 subcategories move to ${into.name}.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Merge ${top.name}` }).click();
  // Continues while another screen is open.
  await goTo(page, 'Orders');
  await expect(
    page.getByRole('status').filter({ hasText: `${top.name} merged into ${into.name}.` }),
  ).toBeVisible({ timeout: 40_000 });
  const moved = await database.collection('prod').where('category', '==', into.id).get();
  expect(moved.size).toBe(51);
  expect(moved.docs.filter((each) => each.get('subCategory') === apple?.id)).toHaveLength(3);
  expect(await stored(`categories/${into.id}`)).toMatchObject({
    oldSlugs: [oldSlug, top.id],
  });
  expect(await stored(`categories/${apple?.id}`)).toMatchObject({ parent: into.id });
  expect((await stored(`categories/${top.id}`))?.['deletedAt']).not.toBeNull();
  const audited = await database
    .collection('audit')
    .where('path', '==', `prod/${products[0]?.id}`)
    .get();
  expect(audited.docs.map((entry) => entry.data())).toMatchObject([
    { before: { category: top.id }, after: { category: into.id } },
  ]);
  await open(page);
  await expect.poll(() => namesUnder(page, into)).toEqual(below.map(({ name }) => name));
});

test('is deleted only when empty, and can be restored', async ({ page }) => {
  const full = await ownCategory('Full');
  const empty = await ownCategory('Empty');
  await ownProduct({ category: full.id });
  await open(page);
  await choose(page, full, `Delete ${full.name}`);
  await expect(
    page.getByText(`1 product is in ${full.name}. Merge it into another category`),
  ).toBeVisible();
  expect(await stored(`categories/${full.id}`)).toMatchObject({ deletedAt: null });

  await choose(page, empty, `Delete ${empty.name}`);
  await expect(
    page.getByRole('status').filter({ hasText: `${empty.name} deleted.` }),
  ).toBeVisible();
  expect((await stored(`categories/${empty.id}`))?.['deletedAt']).not.toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: empty.name })).toBeVisible();
  await expect.poll(async () => (await stored(`categories/${empty.id}`))?.['deletedAt']).toBeNull();
});

test('finds a category by name, with the search in the URL', async ({ page }) => {
  const { top, below } = await ownFamily();
  await open(page);
  await page.getByLabel('Search categories').fill(String(below[1]?.name));
  await expect.poll(() => namesUnder(page, top)).toEqual([below[1]?.name]);
  await expect(page).toHaveURL(/q=Banana/);
  await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(0);
  await page.getByLabel('Search categories').fill('nothing is called so');
  await expect(page.getByText('No categories match.')).toBeVisible();
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
