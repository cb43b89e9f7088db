/** Facts of a product, from the form to the published page and its filters. */
import { axeFinds } from '../axe.ts';
import { expect, openAsStaff, test } from './published-shop.ts';
import { PATIENT } from './staff.ts';

const RING = '/product/RG1/rg1';

// Waits for a publish. The small shop has no picture files.
test.describe.configure({ timeout: 180_000 });
test.use({ provoked: /request to |404 for .*\/pictures\// });

test('hallmark, plating, closure and dimensions are saved, shown and filtered by', async ({
  page,
  shop,
}) => {
  await shop.startPublisher();
  await openAsStaff(page, '/admin/products/rg1');
  await page.getByLabel('Hallmark').selectOption({ label: 'BIS hallmarked with HUID' }, PATIENT);
  await page.getByLabel('Plating', { exact: true }).selectOption({ label: 'Gold' });
  await page.getByLabel('Plating thickness').fill('0.5');
  await page.getByLabel('Number of stones').fill('36');
  await page.getByLabel('Closure').selectOption({ label: 'Lobster clasp' });
  await page.getByLabel('Length (mm)').fill('22.5');
  await page.getByLabel('Width (mm)').fill('14');
  await page.getByLabel('In the box').fill('Pouch and care card');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  await page.goto('/admin/publishing');
  await page.getByRole('button', { name: 'Publish now' }).click(PATIENT);
  await expect.poll(() => shop.served(RING), PATIENT).toContain('BIS hallmarked with HUID, 925');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(RING);
  const facts = page.locator('dl');
  for (const text of [
    'Gold, 0.5 micron',
    '36 stones',
    'Lobster clasp',
    '22.5 mm long, 14 mm wide',
    'Pouch and care card',
  ])
    await expect(facts).toContainText(text);
  expect(await axeFinds(page)).toEqual([]);

  await page.goto('/products');
  await page
    .locator('[data-list]')
    .getByRole('button', { name: /^Filter/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Filter/ });
  const group = (name: string) => sheet.getByRole('group', { name, exact: true });
  // A piece with a HUID is hallmarked too.
  await expect(group('Hallmark').getByRole('listitem')).toHaveText([
    /^BIS hallmarked\s*1$/,
    /^BIS hallmarked with HUID\s*1$/,
  ]);
  await group('Hallmark')
    .getByLabel(/^BIS hallmarked\s*1$/)
    .check();
  await expect(sheet.getByRole('button', { name: 'Show 1 design' })).toBeVisible();
  await expect(page).toHaveURL(/hallmark=bis/);
});
