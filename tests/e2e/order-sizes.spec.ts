/** Ordering by size: the grid of a product page, the order list, the message, the link and a pasted order. */
import type { Page } from '@playwright/test';
import { productPath } from '#core/paths.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { axeFinds } from './axe.ts';
import { lineFigures } from '#storefront/shared/order/line-figures.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { BY_WEIGHT, fitting, openPage, SIZED, storedText } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const { sku, slug, title, unit } = SIZED;
const [one = '', two = ''] = SIZED.sizes;
const least = fitting(SIZED);
const sizeField = (page: Page, label: string) =>
  page.getByRole('group', { name: 'per size' }).locator(`input[name="${label}"]`);
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to order list' });
const total = (page: Page) => page.locator('form output');
const listed = (page: Page, label: string) =>
  page.getByRole('textbox', { name: `${label}: ${title}` });

test('a product page takes a quantity for each size, and one MOQ over all', async ({ page }) => {
  await page.goto(productPath(sku, slug));
  await expect(total(page)).toHaveText(`${formatUnits(least, unit)} or more, in any sizes.`);
  await addButton(page).click();
  await expect(total(page)).toHaveText(`The MOQ is ${formatUnits(least, unit)}.`);
  await expect(sizeField(page, one)).toBeFocused();
  await expect(sizeField(page, one)).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type(String(least - 1));
  await page.keyboard.press('Tab');
  await expect(sizeField(page, two)).toBeFocused();
  await page.keyboard.type('1');
  await expect(total(page)).toContainText(formatUnits(least, unit));
  await expect(sizeField(page, one)).not.toHaveAttribute('aria-invalid');
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Sizes ${one} × ${least - 1}, ${two} × 1`);
  await page.keyboard.press('Escape');
  // The MOQ counts with what is in the list.
  await sizeField(page, one).fill('');
  await sizeField(page, two).fill(String(SIZED.orderMultiple));
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(`${two} × ${1 + SIZED.orderMultiple}`);
  expect(JSON.parse(await storedText(page))).toMatchObject({
    lines: [
      {
        sku,
        qty: least + SIZED.orderMultiple,
        sizes: [
          { label: one, qty: least - 1 },
          { label: two, qty: 1 + SIZED.orderMultiple },
        ],
      },
    ],
  });
});

test('sizes of a price by weight cost what they weigh, on the page, in quick order and in the list', async ({
  page,
}) => {
  const { sizes, ...entry } = BY_WEIGHT;
  const qty = fitting(BY_WEIGHT);
  const line = {
    qty: 2 * qty,
    sizes: [
      { label: sizes[0] ?? '', qty },
      { label: sizes.at(-1) ?? '', qty },
    ],
  };
  const { weightMg, amountPaise } = lineFigures(BY_WEIGHT, entry.prices, line);
  const base = lineFigures(BY_WEIGHT, entry.prices, { qty: 2 * qty });
  expect([weightMg, amountPaise]).not.toEqual([base.weightMg, base.amountPaise]);
  const amount = formatRupees(amountPaise ?? 0);

  await page.goto(productPath(entry.sku, entry.slug));
  await expect(page.getByText('Each size is priced by its weight.')).toBeVisible();
  // Before anything is ordered.
  const grid = page.getByRole('group', { name: 'per size' });
  for (const { label } of line.sizes) {
    const { unitPrice } = lineFigures(BY_WEIGHT, entry.prices, {
      qty: entry.moq,
      sizes: [{ label, qty: entry.moq }],
    });
    await expect(grid.locator('label').filter({ hasText: label })).toHaveText(
      `${label} ${unitPrice}`,
    );
  }
  for (const size of line.sizes) await sizeField(page, size.label).fill(String(size.qty));
  await expect(total(page)).toContainText(
    `${formatUnits(2 * qty, entry.unit)}, ${formatGrams(weightMg)}`,
  );
  await expect(total(page)).toContainText(`${amount} before GST`);
  await expect(total(page)).toContainText(/ \d+ more for ₹[\d,]+–₹[\d,]+ (?:each|per )/);
  await addButton(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(formatGrams(weightMg));
  await expect(drawer).toContainText(amount);
  await page.goto(`/search?q=${entry.sku}`);
  await page.getByRole('button', { name: 'Quick order' }).click();
  await expect(page.locator('[data-total]')).toContainText(
    `${formatGrams(weightMg)} · ${amount} before GST`,
  );
});

test.describe('without the script of sizes', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('sizes of a price by weight show neither the weight nor a price of the product', async ({
    page,
  }) => {
    await page.route(/sized-total/, (route) => route.abort());
    const qty = fitting(BY_WEIGHT);
    await page.goto(productPath(BY_WEIGHT.sku, BY_WEIGHT.slug));
    const failed = page.waitForEvent('requestfailed');
    await sizeField(page, BY_WEIGHT.sizes.at(-1) ?? '').fill(String(qty));
    await failed;
    await expect(total(page)).toHaveText(
      new RegExp(`^\\s*${formatUnits(qty, BY_WEIGHT.unit)}\\. \\d+ more for a lower price\\s*$`),
    );
  });
});

test('a list asks for missing sizes, and its message and link have them', async ({ page }) => {
  await openPage(page, [{ sku, qty: least, sizes: [{ label: one, qty: 1 }] }]);
  const missing = page.getByText(`Choose sizes for ${formatUnits(least - 1, unit)}.`);
  await expect(missing).toBeVisible();
  await listed(page, two).fill('a few');
  await listed(page, two).press('Enter');
  await expect(page.getByText('Enter a whole number up to 99,999.').last()).toBeVisible();
  await expect(listed(page, two)).toHaveValue('a few');
  await listed(page, two).fill(String(least - 1));
  await listed(page, two).press('Enter');
  await expect(missing).toHaveCount(0);
  const summary = page.locator('summary').filter({ hasText: /^Sizes/ });
  await expect(summary).toContainText(`Sizes ${one} × 1, ${two} × ${least - 1}`);
  expect(await axeFinds(page)).toEqual([]);

  const message = page.getByRole('link', { name: 'Order on WhatsApp' });
  const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(`${one} × 1, ${two} × ${least - 1}`);
  const link = /Order list: (\S+)/.exec(text)?.[1] ?? '';
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await page.goto(link);
  await summary.click();
  await expect(listed(page, one)).toHaveValue('1');
  await expect(listed(page, two)).toHaveValue(String(least - 1));
});

test('a pasted order reads sizes', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await page.getByLabel('Your order').fill(`${sku} ${one} x ${least} ${two} x 1`);
  await page.getByRole('button', { name: 'Read order' }).click();
  await expect(page.getByText(`Sizes ${one} × ${least}, ${two} × 1`)).toBeVisible();
});
