/** Pictures of products whose form is left while saving, and invalid pictures. */
import { axeFinds } from '../axe.ts';
import { add, cards, drawn, file, filesLike, isSaved, picturesOf, save } from './own-pictures.ts';
import {
  database,
  expect,
  fillNewProduct,
  openScreen,
  ownProduct,
  ownSku,
  stored,
  test,
} from './staff.ts';
import { blockWrites } from './writes.ts';

test('a new product that is left while saving has its pictures', async ({ page }) => {
  const sku = ownSku();
  await fillNewProduct(page, sku);
  await add(page).setInputFiles(file('ring.png', await drawn(page, 350, 350)));
  await expect(cards(page)).toHaveCount(1);
  const writes = await blockWrites(page, 'prod');
  await save(page);
  await writes.started;
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Orders').click();
  await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  writes.release();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const id = sku.toLowerCase();
  await expect.poll(() => stored(`prod/${id}`)).toMatchObject({ sku });
  const [picture] = await picturesOf(id);
  const form = /pictures%2Fprod%2F([a-z0-9]+)/.exec(String(picture?.url))?.[1] ?? 'none';
  expect(await filesLike(page, form)).toBe(2);

  // The saved draft is gone.
  await openScreen(page, '/admin/products/new', 'New product');
  await expect(cards(page)).toHaveCount(0);

  // An hour later and after a reload, the first form with pictures cleans up.
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  const other = await ownProduct();
  const noted = () => page.evaluate(() => localStorage.getItem('glambug-admin-pictures'));
  expect(await noted()).toContain(form);
  await page.reload();
  await openScreen(page, `/admin/products/${other.id}`, other.title);
  await expect.poll(noted).not.toContain(form);
  expect(await filesLike(page, form)).toBe(2);
});

test('an invalid picture is marked and can be removed; the others stay', async ({ page }) => {
  const demo = (alt: string) => ({
    url: '/pictures/demo/bangle-set-silver-640.webp',
    ...{ width: 640, height: 640, alt, widths: [160, 320, 640] },
  });
  const product = await ownProduct({ images: [demo('From above'), demo('From the side')] });
  const [above, side] = (await stored(`prod/${product.id}`))?.['images'] as object[];
  await database
    .doc(`prod/${product.id}`)
    .update({ images: [above, { ...side, height: 0 }, side] });
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  await expect(page.getByText('Some fields have invalid values')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(1)).toContainText('This image can’t be read.');
  await expect(cards(page).nth(1)).toContainText('Height: must be at least 1, but is 0.');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await expect(cards(page)).toHaveCount(2);
  await save(page);
  await isSaved(page);
  expect((await picturesOf(product.id)).map(({ alt }) => alt)).toEqual([
    'From above',
    'From the side',
  ]);
});
