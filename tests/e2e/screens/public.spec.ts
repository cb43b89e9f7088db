/** Pictures of every public template, and of its filled, empty and error states. */
import { openTemplates } from '../../built-site.ts';
import { lineOf, OTHER, PRICED, storeLines, UNPRICED } from '../order-seed.ts';
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

for (const [name, address, text] of [
  ['search, found', '/search?q=jhumka', /design|piece/],
  ['search, nothing found', '/search?q=qxzjvwkq', /qxzjvwkq|match|design|piece/],
  ['listing, nothing fits', '/products?price=1-2', /design|piece/],
] as const) {
  test(`public: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(text);
    await shoot(page, 'public', name);
  });
}

test('public: sign in, with errors', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await shoot(page, 'public', 'sign in, with errors');
});
