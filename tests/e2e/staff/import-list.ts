/** A list of products, from the choice of its file to its last row, as a test imports it. */
import type { Page } from '@playwright/test';
import { expect, openScreen, PATIENT } from './staff.ts';

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
  await page.getByLabel(/Choose the file/).setInputFiles(file);
}

export const compare = (page: Page) =>
  page.getByRole('button', { name: 'Compare with the shop' }).click();

export const imported = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible(PATIENT);
