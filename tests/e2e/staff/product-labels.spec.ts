/** SKU labels without an order: of selected products, of one product, and of received stock. */
import type { Page } from '@playwright/test';
import { buildStock } from '#fixtures/build.ts';
import { stockOf } from '#core/stock/stock-levels.ts';
import { stockKind } from '#schema/stock.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { inkOnPages } from '../pdf-ink.ts';
import { expect, openScreen, ownProducts, ownSku, PATIENT, put, test } from './staff.ts';

const pagesOf = async (page: Page): Promise<number[]> =>
  inkOnPages(await page.pdf({ preferCSSPageSize: true }));

const ownPieces = async () => {
  const word = `Z${ownSku().slice(2).toLowerCase()}`;
  const sizes = [{ label: '12' }, { label: '14', sku: '14', netWeightMg: 3_500 }];
  const [ring, studs] = await ownProducts([
    { title: `${word} ring`, netWeightMg: 3_000, sizeSystem: 'indianRing', sizes },
    { title: `${word} studs`, netWeightMg: 2_000 },
  ]);
  if (ring === undefined || studs === undefined) throw new Error('They were not made.');
  return { word, ring, studs };
};

test('prints labels of selected products, as many as are entered', async ({ page }) => {
  test.slow();
  const { word, ring, studs } = await ownPieces();
  const levels = [{ size: '12', onHand: 20, reserved: 0 }];
  await put(stockKind, ring.id, buildStock({ sku: ring.sku, ...stockOf(levels, 0) }));
  await openScreen(page, '/admin/products', /^Products/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
  // Wait for the results: they replace the list, which has the same products, and clear its selection.
  await expect(page.getByRole('heading', { level: 1, name: 'Products (2)' })).toBeVisible();
  for (const { title, sku } of [ring, studs])
    await page.getByLabel(`Select ${title}, ${sku}`).check();
  await page.getByRole('link', { name: 'Print labels (2)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SKU labels' })).toBeVisible();

  // One of each size and product.
  const code = (text: string) => page.getByRole('img', { name: `Code of ${text}`, exact: true });
  await expect(page.getByText('3 labels on 1 sheet of A4')).toBeVisible();
  const sheet = page.getByRole('list', { name: 'Sheet 1' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('listitem').filter({ hasText: `${ring.sku}-14` })).toContainText(
    'Size 143.5 g net',
  );
  expect(await axeFinds(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  const count = (name: string) => page.getByLabel(`Labels of ${name}`, { exact: true });
  await page.getByRole('button', { name: 'Use stock on hand' }).click();
  await expect(count(`${ring.sku}, size 12`)).toHaveValue('20');
  await expect(count(`${ring.sku}, size 14`)).toHaveValue('0');
  await expect(count(studs.sku)).toHaveValue('1');
  await count(studs.sku).fill('5');
  await expect(code(`${ring.sku} 12x1`)).toHaveCount(20);
  await expect(code(studs.sku)).toHaveCount(5);
  await expect(page.getByText('25 labels on 2 sheets of A4')).toBeVisible();
  const pages = await pagesOf(page);
  expect(pages).toHaveLength(2);
  for (const ink of pages) expect(ink).toBeGreaterThan(0);

  await count(studs.sku).fill('x');
  await expect(page.getByText(`${studs.sku}: enter a whole number`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0);
  await count(studs.sku).fill('2,400');
  await expect(page.getByText(/^2,420 labels are too many: at most 2,400/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFinds(page, 'visual')).toEqual([]);
});

test('prints labels of one product from its page and its stock', async ({ page }) => {
  const { ring } = await ownPieces();
  for (const path of [`/admin/products/${ring.id}`, `/admin/inventory/${ring.id}`]) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Print labels' }).click();
    await expect(page.getByText('2 labels on 1 sheet of A4')).toBeVisible();
  }
});

test('prints a label for each received unit', async ({ page }) => {
  const { ring, studs } = await ownPieces();
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  await page.getByLabel(/^Received/).check();
  await page.getByLabel('SKUs and quantities').fill(`${ring.sku} 14x4\n${studs.sku} 3`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await page.getByRole('link', { name: 'Print labels' }).click(PATIENT);
  await expect(page.getByText('7 labels on 1 sheet of A4')).toBeVisible();
  await expect(page.getByLabel(`Labels of ${ring.sku}, size 12`)).toHaveValue('0');
  await expect(page.getByLabel(`Labels of ${ring.sku}, size 14`)).toHaveValue('4');
});
