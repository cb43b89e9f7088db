/** The silver rate: every price before and after, saving with a publish request, undo; and a product by weight. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { expect, openScreen, ownProducts, ownSku, PATIENT, stored, test } from './staff.ts';

const rates = async (): Promise<number[]> => {
  const silver: unknown = (await stored('settings/rates'))?.['silver'];
  return Array.isArray(silver)
    ? silver.map((each) => Number(Reflect.get(each, 'perGramPaise')))
    : [];
};

/** Publish requests are counted but not sent: other tests show the publishing status. */
async function publishRequests(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(/:commit/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('/publishes/')) return route.continue();
    bodies.push(body);
    return route.abort();
  });
  return bodies;
}

// One after the other: the second one depends on the rate that the first one changes.
test.describe.configure({ mode: 'default' });
test.use({ provoked: /ERR_FAILED/ });

test('a new rate shows every price that changes, is saved and published, and can be undone', async ({
  page,
}) => {
  test.slow();
  const requests = await publishRequests(page);
  const [before = 0] = await rates();
  const after = before + 137;
  const [draft = { sku: '' }] = await ownProducts([
    { title: 'Draft by weight', status: 'draft', byWeight: { makingTiers: [] } },
  ]);
  await openScreen(page, '/admin/products', /^Products/);
  await page.getByRole('button', { name: /^Silver/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Silver rate' });
  await expect(dialog.getByLabel('Rate per gram')).toBeFocused();
  await dialog.getByLabel('Rate per gram').fill('abc');
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(dialog.getByText('Enter the rate in rupees per gram')).toBeVisible();
  await dialog.getByLabel('Rate per gram').fill(String(after / 100));
  await expect(
    dialog.getByText(/^The price of \d+ products changes, including \d+ size prices\./),
  ).toBeVisible(PATIENT);
  await expect(dialog.getByText(/ The new rate is [\d.]+% higher\.$/)).toBeVisible();
  // CH101 is public and by weight.
  const preview = dialog.getByRole('region', { name: 'Old and new prices' });
  const row = preview.getByRole('listitem').filter({ hasText: 'CH101' });
  await expect(row.getByRole('list', { name: 'Prices of sizes' })).toContainText(
    /size 16 inch: from ₹[\d,]+ → to ₹[\d,]+/,
  );
  const [, was = 0, now = 0] = (
    /from ₹([\d,]+) → to ₹([\d,]+)/.exec(String(await row.textContent())) ?? []
  ).map((text) => Number(text.replaceAll(',', '')));
  expect(now).toBeGreaterThan(was);
  await expect(dialog.getByText('after sign-in').first()).toBeVisible();
  await expect(
    dialog.getByText(/^Published again: \d+ product pages in .*Chains \(\d+\)/),
  ).toBeVisible();
  await dialog.getByLabel('Search products').fill(draft.sku);
  await expect(preview.getByRole('listitem')).toContainText([/Draft by weight.*Draft.*₹.* → to ₹/]);
  await expect(dialog.getByText(/not live as saved\. .* get the new rate when/)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
  }
  await dialog.getByLabel('Search products').fill('');
  // The demo shop has costs.
  await expect(dialog.getByText(/cost/i)).toHaveCount(0, PATIENT);
  await dialog.getByLabel('Rate per gram').fill('1');
  await expect(dialog.getByText(/^\d+ products would be sold below cost\.$/)).toBeVisible(PATIENT);
  await dialog.getByRole('button', { name: /^Warnings \d+$/ }).click();
  await expect(preview.getByRole('listitem').first()).toContainText(/is below the cost of ₹/);
  await dialog.getByLabel('Rate per gram').fill(String(after / 100));
  await expect(row).toContainText(`₹${now.toLocaleString('en-IN')}`);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect(await axeFinds(page)).toEqual([]);
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await dialog.evaluate(isWide)).toBe(false);
  }
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(/^Silver rate set to/)).toBeVisible(PATIENT);
  expect((await rates())[0]).toBe(after);
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The previous silver rate is active again.')).toBeVisible(PATIENT);
  expect((await rates())[0]).toBe(before);
});

test('prices that can’t be read are retried before the rate can be saved without them', async ({
  page,
}) => {
  let failures = 0;
  await page.route(/:runQuery/, async (route) => {
    if (!String(route.request().postData()).includes('"prices"')) return route.continue();
    failures += 1;
    return route.abort();
  });
  const [before = 0] = await rates();
  await openScreen(page, '/admin/products', /^Products/);
  await page.getByRole('button', { name: /^Silver/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Silver rate' });
  await dialog.getByLabel('Rate per gram').fill(String((before + 100) / 100));
  await expect(dialog.getByText('The prices that change can’t be listed.')).toBeVisible(PATIENT);
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(dialog.getByText('The prices couldn’t be loaded.')).toBeVisible();
  expect((await rates())[0]).toBe(before);
  const again = dialog.getByRole('button', { name: 'Try again' });
  const first = failures;
  await again.click();
  await expect(dialog.getByRole('button', { name: 'Save without preview' })).toBeVisible(PATIENT);
  expect(failures).toBeGreaterThan(first);
  await page.unroute(/:runQuery/);
  await again.click();
  await expect(dialog.getByText(/^The price of \d+ products changes/)).toBeVisible(PATIENT);
  await expect(dialog.getByRole('button', { name: 'Save and publish' })).toBeVisible();
});

test('a product is priced by weight in its form, and its price is shown', async ({ page }) => {
  const title = `Q${ownSku().slice(2, 8).toLowerCase()} ring`;
  const [{ id, sku } = { id: '', sku: '' }] = await ownProducts([
    { title, netWeightMg: 10_000 },
    { title, pricePaise: 500_000 },
  ]);
  await openScreen(page, `/admin/products/${id}`, /./);
  await page.getByLabel('Pricing').selectOption('By weight, at the silver rate');
  await page.getByLabel('Making charge per gram').fill('20');
  await expect(page.getByText(/^₹1,250 per piece at the silver rate of ₹105\/g$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add tier' }).click();
  await page.getByLabel('From quantity').fill('48');
  await page.getByLabel('Discount (%)').fill('10');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => stored(`prod/${id}`), PATIENT)
    .toMatchObject({
      tiers: [],
      byWeight: { makingPerGramPaise: 2_000, makingTiers: [{ minQty: 48, offBps: 1_000 }] },
    });
  expect(await stored(`prod/${id}`)).not.toHaveProperty('pricePaise');
  await page.goto(`/admin/products?q=${encodeURIComponent(`${title} under 1300`)}`);
  // Cards instead of a table on a phone.
  const shown = page.getByRole('row').or(page.getByRole('main').getByRole('listitem'));
  await expect(shown.filter({ hasText: sku })).toContainText('₹1,250', PATIENT);
  await expect(shown.filter({ hasText: '₹5,000' })).toHaveCount(0);
});

test('the top bar of a phone shows the rate in whole rupees', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/admin/reviews', 'Reviews');
  const [now = 0] = await rates();
  const button = page.getByRole('button', { name: /^Silver/ });
  await expect(button).toHaveAccessibleName(`Silver ₹${Math.round(now / 100)}/g`, PATIENT);
  const text = button.getByText(`₹${Math.round(now / 100)}`).filter({ visible: true });
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await layoutFaults(page)).toEqual([]);
});
