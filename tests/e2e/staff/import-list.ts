/** Helpers to import a product list, from the file choice to its last row. */
import type { Page } from '@playwright/test';
import { expect, openScreen, PATIENT } from './staff.ts';
import { onWrites } from './writes.ts';

export const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
});

export async function choose(
  page: Page,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
) {
  await openScreen(page, '/admin/products/import', 'Import products');
  await page.getByLabel(/Choose file/).setInputFiles(file);
}

export const compare = (page: Page) => page.getByRole('button', { name: 'Review changes' }).click();

export const imported = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible(PATIENT);

/** The tab of rows with one outcome. */
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Rows to show' }).getByRole('button', { name, exact: true });
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Rows of the file' }).getByRole('listitem');

type Deal = (written: number) => 'let' | 'break';

/**
 * Handles the page's writes of rows by the number of completed ones.
 * @returns stops handling
 */
export function onRowWrites(page: Page, deal: Deal): Promise<() => Promise<void>> {
  let written = 0;
  return onWrites(page, 'prod', async (route) => {
    if (deal(written) === 'break') {
      await route.abort();
      return;
    }
    const response = await route.fetch();
    if (response.ok()) written += 1;
    await route.fulfill({ response });
  });
}

/** Columns of the shop's own format with all required fields. */
export const HEADER =
  'SKU,Title,Net weight (g),Gross weight (g),Purity,Plating,Finish,MOQ,Order multiple,Pack size,Stock,HSN code,GST rate,Country of origin,Price mode,Price (₹)';
export const rowOf = (sku: string, title: string, price: string): string =>
  `${sku},${title},3.2,3.4,925,none,polished,1,1,1,inStock,711311,3%,IN,public,${price}`;
