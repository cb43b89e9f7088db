/** Sharing an order: the WhatsApp message, and links that contain a list. */
import { formatUnits } from '#core/unit-of-sale.ts';
import type { Page } from '@playwright/test';
import { orderListPath } from '#core/paths.ts';
import { fitting, lineOf, openPage, OTHER, PRICED, storeLines, UNPRICED } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const linkTo = (...entries: (typeof PRICED)[]): string =>
  orderListPath(entries.map((entry) => `${entry.sku}.${fitting(entry)}`).join('~'));

test('the message contains reference, lines, totals, and a link that opens the same list', async ({
  page,
  browser,
  baseURL,
}) => {
  const written = (entry: typeof PRICED): string =>
    entry.unit === 'piece' ? String(fitting(entry)) : formatUnits(fitting(entry), entry.unit);
  const note = 'Gold & silver #2\u202E 💍 خاتم';
  await openPage(page, [{ ...lineOf(PRICED), note }, lineOf(OTHER)]);
  const href = await page.getByRole('link', { name: 'Order on WhatsApp' }).getAttribute('href');
  const address = new URL(href ?? '');
  const text = address.searchParams.get('text') ?? '';
  expect(address.origin).toBe('https://wa.me');
  expect(address.pathname).toMatch(/^\/91\d{10}$/);
  expect(address.hash).toBe('');
  const lines = text.replace(/[\u2066-\u2069]/g, '').split('\n');
  expect(lines[0]).toMatch(/^Order GB-[0-9A-Z]{6}$/);
  expect(lines[2]).toBe(
    `1. ${PRICED.sku} × ${written(PRICED)}, ${PRICED.title} (Gold & silver #2 💍 خاتم)`,
  );
  expect(lines[3]).toBe(`2. ${OTHER.sku} × ${written(OTHER)}, ${OTHER.title}`);
  expect(lines[5]).toMatch(/^2 designs, \d+ (?:pieces|pairs|sets).*, about [\d,.]+ g$/);
  const link = lines[7]?.replace('Order list: ', '') ?? '';
  expect(link).toBe(`${String(baseURL)}${linkTo(PRICED, OTHER)}`);

  const seller = await browser.newContext();
  const theirs = await seller.newPage();
  await theirs.goto(link);
  await expect(heading(theirs, PRICED.title)).toBeVisible();
  await expect(heading(theirs, OTHER.title)).toBeVisible();
  await expect(theirs).toHaveURL(orderListPath());
  await seller.close();
});

test.describe('a link with another list', () => {
  const open = async (page: Page) => {
    await storeLines(page, [lineOf(PRICED)]);
    await page.goto(linkTo(OTHER, UNPRICED));
    await expect(page.getByRole('heading', { name: /^Shared list/ })).toBeVisible();
  };

  test('can be added to the current list, with undo, or can be left', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Add to my list' }).click();
    await expect(heading(page, OTHER.title)).toBeVisible();
    await expect(heading(page, PRICED.title)).toBeVisible();
    await expect(page).toHaveURL(orderListPath());
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, OTHER.title)).toHaveCount(0);

    await page.goto(`${linkTo(OTHER)}~broken`);
    await expect(page.getByText('can’t be read: “broken”')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my list' }).click();
    await expect(page.getByRole('heading', { name: /^Shared list/ })).toHaveCount(0);
    await expect(heading(page, OTHER.title)).toHaveCount(0);
  });

  test('can replace the current list, with undo', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Replace my list' }).click();
    await expect(heading(page, OTHER.title)).toBeVisible();
    await expect(heading(page, PRICED.title)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading(page, PRICED.title)).toBeVisible();
    await expect(heading(page, OTHER.title)).toHaveCount(0);
  });
});

test('a link with the current list shows no prompt', async ({ page }) => {
  await storeLines(page, [lineOf(PRICED)]);
  await page.goto(linkTo(PRICED));
  await expect(heading(page, PRICED.title)).toBeVisible();
  await expect(page).toHaveURL(orderListPath());
  await expect(page.getByRole('heading', { name: /^Shared list/ })).toHaveCount(0);
});

test('without script the page says how to order by chat', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(orderListPath());
  await expect(page.getByRole('main').getByText('You can also order on WhatsApp')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  await expect(page.getByText('Opening your list')).toBeHidden();
  await context.close();
});
