/** The order list in use: quantities, notes, removing, clearing, totals, two tabs, keyboard. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal, piecesPerUnit } from '#core/order/total-units.ts';
import type { Page } from '@playwright/test';
import { formatGrams, formatRupees } from '#core/format.ts';
import { axeFinds } from './axe.ts';
import {
  changeMinimum,
  fitting,
  lineOf,
  openDrawer,
  openPage,
  OTHER,
  PRICED,
  totalsShown,
  storedText,
  storeLines,
  TIERED,
  UNPRICED,
} from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const piecesOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('textbox', { name: `of ${title}` });
const list = (page: Page) => page.getByRole('list', { name: 'Designs in the list' });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });
const statusOf = (page: Page) => page.locator('[data-order-list] > [role="status"]');

test('the quantity goes in steps, and an invalid one is refused with the nearest', async ({
  page,
}) => {
  await openPage(page, [lineOf(PRICED)]);
  const field = piecesOf(page, PRICED);
  await page.getByRole('button', { name: `More of ${PRICED.title}` }).click();
  await expect(field).toHaveValue(String(fitting(PRICED, 1)));
  await expect(statusOf(page)).toContainText(
    `${PRICED.title}: ${formatUnits(fitting(PRICED, 1), PRICED.unit)}`,
  );
  const fewer = page.getByRole('button', { name: `Fewer of ${PRICED.title}` });
  await fewer.click();
  await fewer.click();
  await expect(statusOf(page)).toContainText('The MOQ is');
  await expect(field).toHaveValue(String(fitting(PRICED)));

  const up = fitting(PRICED, 3);
  await field.fill(String(up - 1));
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Your list still has')).toBeVisible();
  await page.getByRole('button', { name: `Change to ${up} of ${PRICED.title}` }).click();
  await expect(field).toHaveValue(String(up));
  await expect.poll(() => storedText(page)).toContain(`"qty":${up}`);
});

test('the next lower price takes one tap', async ({ page }) => {
  const [tier] = TIERED.prices?.tiers ?? [];
  const { minQty = 0, pricePaise = 0 } = tier ?? {};
  await openPage(page, [{ sku: TIERED.sku, qty: fitting(TIERED) }]);
  const lower = (paise: number) =>
    page.getByRole('button', { name: new RegExp(`^\\d+ more for ${formatRupees(paise)} `) });
  await expect(lower(pricePaise)).toContainText(/, saves ₹[\d,.]+(?: \(\d+%\))?$/);
  await lower(pricePaise).click();
  const taken = Math.ceil(minQty / TIERED.orderMultiple) * TIERED.orderMultiple;
  const field = piecesOf(page, TIERED);
  await expect(field).toHaveValue(String(taken));
  await expect(field).toBeFocused();
  await expect(totals(page)).toContainText(formatRupees(taken * pricePaise));
  await expect(lower(pricePaise)).toHaveCount(0);
});

test('a note survives a reload', async ({ page }) => {
  await openPage(page, [lineOf(PRICED)]);
  await page.getByRole('button', { name: `Add note: ${PRICED.title}` }).click();
  const note = page.getByLabel('Note about this design');
  await expect(note).toBeFocused();
  await note.fill('Gold plated & size 14 💍');
  await note.press('Enter');
  await expect(page.getByRole('button', { name: /^Edit note/ })).toBeFocused();
  await page.reload();
  await expect(page.getByText('“Gold plated & size 14 💍”')).toBeVisible();
});

test('a line can be removed and the list cleared; Undo has the focus and restores them', async ({
  page,
}) => {
  await openPage(page, [lineOf(PRICED), lineOf(OTHER), lineOf(UNPRICED)]);
  await page.getByRole('button', { name: `Remove ${OTHER.title}` }).click();
  await expect(piecesOf(page, OTHER)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(statusOf(page)).toContainText('removed');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('heading').nth(1)).toHaveText(OTHER.title);
  await expect(page.getByRole('link', { name: OTHER.title, exact: true })).toBeFocused();
  await page.getByRole('button', { name: `Remove ${PRICED.title}` }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('link', { name: OTHER.title, exact: true })).toBeFocused();

  await expect(page.getByText(/Reference GB-/)).toBeVisible();
  const before = await storedText(page);
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  expect(await storedText(page)).toBe(before);
});

test('totals show quantity, grams, the amount of lines with a price, and the order minimum', async ({
  page,
}) => {
  const [one, other] = [fitting(PRICED), fitting(UNPRICED)];
  const pieces = one * piecesPerUnit(PRICED.unit) + other * piecesPerUnit(UNPRICED.unit) + 7;
  await changeMinimum(page, { rule: 'any', pieces, paise: 1_000_000_000 });
  await openPage(page, [lineOf(PRICED), lineOf(UNPRICED)]);
  const weight = one * PRICED.netWeightMg + other * UNPRICED.netWeightMg;
  await expect(totals(page)).toContainText(
    `Quantity${formatTotal([
      { qty: one, unit: PRICED.unit },
      { qty: other, unit: UNPRICED.unit },
    ])}`,
  );
  await expect(totals(page)).toContainText(`about ${formatGrams(weight)}`);
  await expect(totals(page)).toContainText(formatRupees((PRICED.pricePaise ?? 0) * one));
  await expect(totals(page)).toContainText('doesn’t include 1 design without a price');
  await expect(totals(page)).toContainText(
    `The order minimum is ${pieces} pieces or ₹1,00,00,000. Add 7 pieces or ₹`,
  );
});

test('the list is the same in two tabs', async ({ page, context }) => {
  await openPage(page, [lineOf(PRICED)]);
  const other = await context.newPage();
  await openPage(other);
  await totalsShown(other);
  await other.getByRole('button', { name: `More of ${PRICED.title}` }).click();
  await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED, 1)));
  await page.getByRole('button', { name: `Remove ${PRICED.title}` }).click();
  await expect(other.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
});

test(
  'the drawer works by keyboard only and returns the focus',
  { tag: '@desk' },
  async ({ page }) => {
    await storeLines(page, [lineOf(PRICED)]);
    await page.goto('/contact');
    const opener = page.getByRole('banner').getByRole('link', { name: /^Order list/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Order list' });
    await expect(drawer).toBeVisible();
    await totalsShown(page);
    await piecesOf(page, PRICED).focus();
    await page.keyboard.press('ArrowUp');
    await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED, 1)));
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAccessibleName('Order list, 1 design');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Continue browsing' }).click();
    await expect(opener).toBeFocused();
  },
);

test('axe finds nothing in the empty page, and in the filled drawer and page', async ({ page }) => {
  await openPage(page);
  expect(await axeFinds(page)).toEqual([]);
  await openDrawer(page, [lineOf(PRICED), lineOf(UNPRICED, 1), { sku: 'OLD99', qty: 3 }]);
  await expect(totals(page)).toContainText('Amount');
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order list' })).toBeVisible();
  await expect(piecesOf(page, PRICED)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
