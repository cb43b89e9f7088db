/** A supplier's list in Shopify's format: sizes in rows, no SKUs, foreign categories, and linked images. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { choose, compare, csv, imported, rows, tab } from './import-list.ts';
import { database, expect, ownSku, PATIENT, stored, test } from './staff.ts';
import { ownCategory } from './own-category.ts';

const SUPPLIER = 'https://supplier.example';
const RING = readFileSync('public/pictures/demo/bangle-set-gold-640.webp');

/** Serves a picture at every path; only paths below `/open` allow other websites to read it. */
async function pictureServer() {
  const server = createServer(({ url = '' }, response) => {
    // Playwright would add a header that allows it, unless there is one.
    const allowed = url.startsWith('/open') ? '*' : 'https://other.example';
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Content-Type', 'image/webp').end(RING);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const fromServer = (page: Page, origin: string) =>
  page.route(`${SUPPLIER}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}${pathname}` }) });
  });

/** High, so that the fixed bars cover no field in part. */
const HEIGHT = 5_000;
const WIDTHS = [360, 1_440];

/** At both widths: no axe findings, and no horizontal scrolling. */
async function isUsable(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await axeFinds(page)).toEqual([]);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(scrolls).toBe(false);
  }
}

const productsOf = async (title: string): Promise<(Record<string, unknown> & { id: string })[]> => {
  const matching = await database.collection('prod').where('title', '==', title).get();
  return matching.docs.map((document) => ({ ...document.data(), id: document.id }));
};

test.use({
  reaches: async ({ reaches }, use) => use([...reaches, SUPPLIER]),
  // The supplier's website does not allow one of the images to be copied.
  provoked: /CORS|ERR_FAILED/,
});

test('a foreign list is imported with sizes, SKUs, categories and images, and again without changes', async ({
  page,
}) => {
  test.slow();
  const own = ownSku().toLowerCase();
  const category = await ownCategory('Bands');
  const [ring, stud] = [`Lotus ${own}`, `Bud ${own}`];
  const list = csv('products_export.csv', [
    'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src,Status',
    `ring-${own},${ring},<p>Open lotus.</p>,Bagues ${own},Size,12,,3.2,"₹1,240.00",${SUPPLIER}/open/a.webp,active`,
    `ring-${own},,,,,14,,3.5,Rs. 1300/-,${SUPPLIER}/closed/b.webp,`,
    `stud-${own},${stud},,Clous ${own},Title,Default Title,,1.8 gm,310,,active`,
  ]);
  const server = await pictureServer();
  await fromServer(page, server.origin);

  await choose(page, list);
  await expect(page.getByLabel('Rows of one product')).toHaveValue('group Handle');
  await page.getByLabel('Products without a SKU').selectOption('generate');
  await expect(page.getByLabel('SKU pattern')).toHaveValue('{category}-{number}');
  await page.getByText('More fields').click();
  await page.getByLabel('Default HSN code for new products').fill('711311');
  await isUsable(page);
  await compare(page);

  await expect(tab(page, 'Not imported 2')).toBeVisible();
  const names = page.getByRole('region', { name: 'Categories that your shop doesn’t have' });
  await names.getByLabel(`Bagues ${own}`).selectOption({ label: category.name });
  await names.getByLabel(`Clous ${own}`).selectOption('skip');
  await isUsable(page);
  await names.getByRole('button', { name: 'Use these categories' }).click();
  await expect(tab(page, 'New 1')).toBeVisible();
  await expect(tab(page, 'Not imported 1')).toBeVisible();
  await expect(rows(page).first()).toContainText('Prices by size, ₹1,240 to ₹1,300');
  await page.getByRole('button', { name: 'Import 1 product', exact: true }).click();
  await imported(page);
  const [product] = await productsOf(ring);
  expect(String(product?.['sku'])).toMatch(/^[A-Z]{2}-\d{7}$/);
  expect(product).toMatchObject({
    description: 'Open lotus.',
    category: category.id,
    pricePaise: 130_000,
    sizes: [{ label: '12' }, { label: '14', netWeightMg: 3_500 }],
  });

  await page.getByRole('button', { name: 'Copy 2 images' }).click();
  await expect(page.getByText('1 image copied.')).toBeVisible(PATIENT);
  await expect(page.getByText('closed/b.webp')).toBeVisible();
  await isUsable(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download missing images' }).click();
  const missing = readFileSync(await (await downloading).path(), 'utf8');
  expect(missing).toContain(`${SUPPLIER}/closed/b.webp,"The website doesn’t let`);
  const images = (await stored(`prod/${product?.id ?? ''}`))?.['images'] as { url: string }[];
  expect(images).toMatchObject([{ alt: ring, widths: [320, 640] }, { alt: ring }]);
  expect(images[0]?.url).not.toContain(SUPPLIER);

  await page.reload();
  await choose(page, list);
  await compare(page);
  await expect(tab(page, 'Unchanged 1')).toBeVisible();
  await expect(tab(page, 'Not imported 1')).toBeVisible();
  server.close();
});
