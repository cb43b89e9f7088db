/** The bar above lists, and lists on phones. */
import { axeFinds } from '../axe.ts';
import { expect, openFilters, openScreen, ownProducts, ownSku, test } from './staff.ts';

/** A category with this many products for one test. */
async function ownCategory(count: number): Promise<string> {
  const category = ownSku().toLowerCase();
  await ownProducts(Array.from({ length: count }, (_, at) => ({ title: `Ring ${at}`, category })));
  return category;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('shows products as cards with price and stock, without horizontal scrolling', async ({
    page,
  }) => {
    const category = await ownCategory(3);
    await openScreen(page, `/admin/products?category=${category}`, 'Products (3)');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const card = cards.filter({ hasText: 'Ring 0' });
    await expect(card).toContainText('₹');
    await expect(card).toContainText('In stock');
    const widest = await page
      .getByRole('main')
      .evaluate((main) =>
        Math.max(
          ...[main, ...main.querySelectorAll('ul, li, div')].map((each) =>
            each.clientWidth === 0 ? 0 : each.scrollWidth - each.clientWidth,
          ),
        ),
      );
    expect(widest).toBeLessThanOrEqual(1);
    await page.getByLabel('Select all loaded').check();
    await expect(page.getByText('3 selected')).toBeVisible();
  });
});

test('on a phone in the dark theme, filters and menu work and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, '/admin/products', /^Products/);
  const menu = await openFilters(page);
  await expect(menu.getByLabel('Status')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Import' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Products' }),
  ).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
