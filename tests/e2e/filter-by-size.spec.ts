/** Filtering a list by size: from the filter to the grid of sizes of a design. */
import { expect, test } from './quiet-page.ts';

test('a filter by size shows the designs in this size, also at its address', async ({ page }) => {
  await page.goto('/category/rings');
  const list = page.locator('[data-list]');
  await list.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const sizes = sheet.getByRole('group', { name: 'Size', exact: true });
  const box = page.getByRole('checkbox', { name: /^12 \d+$/ });
  const option = sizes.locator('label').filter({ has: box });
  const count = Number(/(\d+)\s*$/.exec(await option.innerText())?.[1]);
  expect(count).toBeGreaterThan(2);
  await option.click();
  await sheet.getByRole('button', { name: `Show ${count} designs` }).click();
  const counted = page.locator('[data-list-bar] [role=status]').first();
  await expect(counted).toHaveText(new RegExp(`^${count} designs`));
  await expect(page).toHaveURL('/category/rings?size=12');
  await page.reload();
  await expect(counted).toHaveText(new RegExp(`^${count} designs`));
  await list.locator('article a').first().click();
  const grid = page.getByRole('group', { name: 'per size' });
  await expect(grid.locator('input[name="12"]')).toBeVisible();
});
