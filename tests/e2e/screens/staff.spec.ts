/** Pictures of every screen of the back office in both themes: filled, empty, and without the database. */
import { shoot } from './shoot.ts';
import { addressOf, openWhole, PATTERNS } from '../staff/screens.ts';
import { expect, test } from '../staff/staff.ts';

const THEMES = ['light', 'dark'] as const;
const VIEWS = [
  '/products?view=grid',
  '/orders?view=board',
  '/products/new',
  '/blogs/new',
  '/categories/new',
  '/products?q=qxzjvwkq',
  '/customers?q=qxzjvwkq',
  '/orders?q=qxzjvwkq',
];

for (const pattern of [...PATTERNS, ...VIEWS]) {
  test(`back office: ${pattern}`, async ({ page }) => {
    await openWhole(page, await addressOf(pattern));
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await shoot(page, `back-office-${theme}`, `admin${pattern}`);
    }
  });
}

test.describe('without a response', () => {
  test.use({ provoked: /ERR_FAILED|could not be (?:loaded|saved)/ });

  test('back office: customers, with an error', async ({ page }) => {
    await openWhole(page, '/customers');
    await page.route(/:runQuery/, (route) => route.abort());
    await page.goto('/admin/customers?q=zz');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await shoot(page, `back-office-${theme}`, 'customers with an error');
    }
  });
});
