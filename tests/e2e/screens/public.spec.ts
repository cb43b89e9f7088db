/** Pictures of every public template, and of filled, empty and error states. */
import type { Locator } from '@playwright/test';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath } from '#core/paths.ts';
import { openTemplates } from '../../built-site.ts';
import { anyLines, lineOf, OTHER, PRICED, storeLines, UNPRICED } from '../order-seed.ts';
import { expect, test } from '../quiet-page.ts';
import { shoot } from './shoot.ts';

for (const [name, address] of openTemplates()) {
  test(`public: ${name}`, async ({ page }) => {
    await page.goto(address);
    await shoot(page, 'public', name);
  });
}

test('public: order list, filled', async ({ page }) => {
  await storeLines(page, [lineOf(PRICED), lineOf(OTHER), lineOf(UNPRICED)]);
  await page.goto('/order-list');
  await expect(page.getByText(PRICED.title).first()).toBeVisible();
  await shoot(page, 'public', 'order list, filled');
});

for (const [name, address, shown] of [
  ['search, found', '/search?q=jhumka', (main) => main.getByRole('article').first()],
  [
    'search, nothing found',
    '/search?q=qxzjvwkq',
    (main) => main.getByText('No results for qxzjvwkq'),
  ],
  [
    'listing, nothing fits',
    '/products?grams=900-',
    (main) => main.getByText('No designs match these filters'),
  ],
  [
    'line sheet, filled',
    lineSheetPath('', listToText(anyLines(20))),
    (main) => main.locator('.sheet-design').first(),
  ],
] as const satisfies readonly (readonly [string, string, (main: Locator) => Locator])[]) {
  test(`public: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(shown(page.getByRole('main'))).toBeAttached();
    await shoot(page, 'public', name);
  });
}

test('public: quick order', async ({ page }) => {
  await page.goto('/category/rings');
  await page.getByRole('button', { name: 'Quick order', exact: true }).click();
  const table = page.getByRole('list', { name: 'Quick order' });
  await table.getByRole('textbox').first().fill('12x24 99x3');
  await table
    .getByRole('button', { name: /^Sizes of/ })
    .nth(2)
    .click();
  await shoot(page, 'public', 'quick order');
});

test('public: sign in, with errors', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await shoot(page, 'public', 'sign in, with errors');
});
