/** Pictures of a product: upload, refusal, retry, order, and invalid ones. */
import { readFileSync } from 'node:fs';
import { axeFinds } from '../axe.ts';
import {
  add,
  cards,
  drawn,
  file,
  isSaved,
  picturesOf,
  RING,
  save,
  STORAGE,
  altField,
} from './own-pictures.ts';
import {
  database,
  expect,
  fillNewProduct,
  openScreen,
  ownProduct,
  ownSku,
  stored,
  test,
  goTo,
} from './staff.ts';
import { blockWrites } from './writes.ts';

test('uploads several in three widths, turned by their Exif orientation, and saves their URLs', async ({
  page,
}) => {
  const product = await ownProduct({ title: 'Lotus ring' });
  await openScreen(page, `/admin/products/${product.id}`, 'Lotus ring');
  const [wide, flat] = [await drawn(page, 2_000, 1_500), await drawn(page, 900, 700, 'image/jpeg')];
  // Exif: rotate by 90 degrees.
  const exif = Buffer.from(
    'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
    'hex',
  );
  const tall = Buffer.concat([flat.subarray(0, 2), exif, flat.subarray(2)]);
  await add(page).setInputFiles([file('a.png', wide), file('b.jpg', tall)]);
  await expect(cards(page)).toHaveCount(2);
  await expect(altField(page, 0)).toHaveValue('Lotus ring');
  await altField(page, 1).fill('Lotus ring on a hand');
  await save(page);
  await isSaved(page);
  const [first, second] = await picturesOf(product.id);
  expect(first).toMatchObject({ width: 1_280, height: 960, widths: [320, 640, 1_280] });
  expect(second).toMatchObject({ width: 700, height: 900, alt: 'Lotus ring on a hand' });
  expect(second?.widths).toEqual([320, 640, 700]);
  const shown = await page.request.get(String(first?.url).replace('-1280.', '-320.'));
  expect(shown.headers()['content-type']).toBe('image/webp');
  expect(await axeFinds(page)).toEqual([]);
});

test('refuses files whose content is not a picture, and uploads nothing', async ({ page }) => {
  const product = await ownProduct();
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(STORAGE)) sent.push(request.url());
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  await add(page).setInputFiles([
    file('ring.png', Buffer.from(svg)),
    file('huge.png', Buffer.concat([readFileSync(RING), Buffer.alloc(5 * 1024 * 1024)])),
    file('dot.png', await drawn(page, 40, 40)),
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('This file isn’t a JPEG, PNG or WebP image.');
  await expect(uploads).toContainText('The file is larger than 5 MB');
  await expect(uploads).toContainText('The image is 40 × 40 px. The minimum is 100 px.');
  await expect(uploads.getByRole('button', { name: /Try again/ })).toHaveCount(0);
  await uploads.getByRole('button', { name: 'Remove: ring.png' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(2);
  expect(sent).toEqual([]);
});

test.describe('a lost connection', () => {
  test.use({ provoked: /403/ });

  test('a failed upload stays visible and can be retried', async ({ page }) => {
    const product = await ownProduct();
    await openScreen(page, `/admin/products/${product.id}`, product.title);
    let isBroken = true;
    await page.route(`${STORAGE}/**`, (route) =>
      isBroken
        ? route.fulfill({
            status: 403,
            body: '{}',
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.continue(),
    );
    await add(page).setInputFiles(file('ring.png', await drawn(page, 300, 300)));
    const again = page.getByRole('button', { name: 'Try again with ring.png' });
    await expect(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect(cards(page)).toHaveCount(1);
    await expect(again).toBeHidden();
  });
});

// On a phone the pictures are below each other.
test('sorts by keyboard, buttons and dragging', { tag: '@desk' }, async ({ page }) => {
  const images = ['bangle-set-silver', 'bangle-set-gold'].map((name) => ({
    url: `/pictures/demo/${name}-640.webp`,
    width: 640,
    height: 640,
    alt: name,
    widths: [160, 320, 640],
  }));
  const [one, two] = images;
  if (!one || !two) throw new Error('two pictures are needed');
  const product = await ownProduct({ images: [one, two, { ...two, alt: 'third' }] });
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  const order = () =>
    cards(page)
      .getByLabel('Alt text')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  await page.getByRole('button', { name: 'Move image 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/It will be image 1 of 3/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/It will be image 2 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual([two.alt, one.alt, 'third']);

  const later = page.getByRole('button', { name: 'Move image 1 later' });
  await later.click();
  await expect.poll(order).toEqual([one.alt, two.alt, 'third']);
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved to image 2 of 3.' }).first(),
  ).toBeAttached();

  const grip = page.getByRole('button', { name: 'Move image 3', exact: true });
  const [from, to] = [await grip.boundingBox(), await cards(page).first().boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 8 });
  await expect(page.getByText(/It will be image 1 of 3/)).toBeAttached();
  await page.mouse.up();
  await expect.poll(order).toEqual(['third', one.alt, two.alt]);

  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await save(page);
  await isSaved(page);
  expect((await picturesOf(product.id)).map(({ alt }) => alt)).toEqual(['third', two.alt]);
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

test('a new product that is left while saving has its pictures', async ({ page }) => {
  const sku = ownSku();
  await fillNewProduct(page, sku);
  await add(page).setInputFiles(file('ring.png', await drawn(page, 350, 350)));
  await expect(cards(page)).toHaveCount(1);
  const writes = await blockWrites(page, 'prod');
  await save(page);
  await writes.started;
  await goTo(page, 'Orders');
  await page.getByRole('button', { name: 'Keep changes and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  writes.release();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const id = sku.toLowerCase();
  await expect.poll(() => stored(`prod/${id}`)).toMatchObject({ sku });
  expect(await picturesOf(id)).toHaveLength(1);

  // The saved draft is gone.
  await openScreen(page, '/admin/products/new', 'New product');
  await expect(cards(page)).toHaveCount(0);
});

test('assigns several pictures to products by the SKUs in their names', async ({ page }) => {
  const [ring, chain] = [
    await ownProduct({ title: 'Lotus ring' }),
    await ownProduct({ title: 'Rope chain' }),
  ];
  await openScreen(page, '/admin/products/pictures', 'Add images');
  await page
    .getByLabel(/Choose images/)
    .setInputFiles([
      file(`${ring.sku}_2.png`, await drawn(page, 400, 300)),
      file(`${ring.sku}.png`, await drawn(page, 300, 400)),
      file(`${chain.sku} (1).png`, await drawn(page, 350, 350)),
      file('holiday.png', await drawn(page, 300, 300)),
    ]);
  await expect(page.getByRole('heading', { name: '3 images for 2 products' })).toBeVisible();
  await expect(page.getByText(`${ring.sku}.png, ${ring.sku}_2.png`)).toBeVisible();
  await expect(page.getByText('holiday.png: No product has the SKU HOLIDAY.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await picturesOf(ring.id)).toEqual([]);

  await page.getByRole('button', { name: 'Upload 3 images' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 of 2 products done.' })).toBeVisible();
  expect(await picturesOf(ring.id)).toMatchObject([
    { width: 300, height: 400, alt: 'Lotus ring' },
    { width: 400, height: 300, alt: 'Lotus ring, image 2' },
  ]);
  expect(await picturesOf(chain.id)).toMatchObject([{ width: 350 }]);
});
