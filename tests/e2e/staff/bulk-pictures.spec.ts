/** Bulk upload of pictures: continues on other screens and can be undone. */
import { readFileSync } from 'node:fs';
import { expect, openScreen, ownProduct, stored, test, goTo } from './staff.ts';

const STORAGE = String(process.env['STORAGE_EMULATOR']);

const file = (sku: string) => ({
  name: `${sku}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync('public/pictures/demo/bangle-set-gold-640.webp'),
});

test('leaving the screen does not stop uploads, and Undo restores replaced pictures', async ({
  page,
}) => {
  const picture = (alt: string) => ({
    url: '/pictures/demo/bangle-set-silver-640.webp',
    ...{ width: 640, height: 640, alt, widths: [160, 320, 640] },
  });
  const own = [
    await ownProduct({ title: 'Lotus ring', images: [picture('Ring')] }),
    await ownProduct({ title: 'Rope chain', images: [picture('Chain')] }),
  ];
  const imagesNow = async () =>
    await Promise.all(own.map(async ({ id }) => (await stored(`prod/${id}`))?.['images']));
  const before = await imagesNow();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${STORAGE}/**`, async (route) => {
    await released;
    await route.continue();
  });
  await openScreen(page, '/admin/products/pictures', 'Add images');
  await page.getByLabel(/Choose images/).setInputFiles(own.map(({ sku }) => file(sku)));
  await page.getByLabel('Replace the images these products have').check();
  await page.getByRole('button', { name: 'Upload 2 images' }).click();
  const underWay = page.getByRole('region', { name: 'In progress' });
  await expect(underWay).toContainText('Uploading images 2…');

  await goTo(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  await expect(underWay).toContainText('Uploading images 2…');
  await page.goBack();
  await expect(page.getByText('0 of 2 products done.')).toBeVisible();
  release();
  await expect(page.getByText('2 of 2 products done.')).toBeVisible();
  await expect.poll(imagesNow).not.toEqual(before);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible();
  expect(await imagesNow()).toEqual(before);
});
