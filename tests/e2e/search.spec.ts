/** Search, in the dialog and on its page: loaded on demand, tolerant of typos, usable by keyboard. */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const hits = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const cards = (page: Page) => page.locator('[data-list] article');
const pageField = (page: Page) => page.getByRole('main').getByRole('searchbox');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
}

test('search scripts and data are fetched only when search opens', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.mouse.wheel(0, 900);
  await expect(page.locator('footer')).toBeAttached();
  expect(requests.filter((path) => /catalogue|search/.test(path))).toEqual([]);
  await openSearch(page);
  await expect
    .poll(() => requests.filter((path) => path === '/data/catalogue.json').length)
    .toBeGreaterThan(0);
});

test('a SKU comes first, whatever its spelling', async ({ page }) => {
  await page.goto('/products');
  const sku = /^\S+/.exec(await page.locator('article p').first().innerText())?.[0] ?? '';
  const loosely = sku.toLowerCase().replace(/(?<=[a-z])(?=\d)/, ' ');
  await openSearch(page);
  await field(page).fill(loosely);
  await expect(hits(page).first()).toContainText(sku);
  await hits(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/product/${sku}/`));
});

test(
  'the slash key opens search, arrow keys move through results, and Escape closes it and returns the focus',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('hoops');
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(/designs found/);
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
  },
);

test('a slash typed into a field does not open search', async ({ page }) => {
  await page.goto('/about');
  const email = page.getByLabel('New designs, once a month');
  await email.focus();
  await page.keyboard.type('a/b');
  await expect(email).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('Enter opens all results, which can be filtered, and stores the search', async ({ page }) => {
  await page.goto('/');
  await openSearch(page);
  await field(page).fill('rings');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=rings');
  await expect(pageField(page)).toHaveValue('rings');
  await expect(cards(page)).toHaveCount(24);
  const all = await page.locator('[data-list-bar] [role=status]').first().innerText();
  await page
    .locator('[data-list]')
    .getByRole('button', { name: /^Filter/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Plating' }).getByLabel(/^Gold/).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/search?q=rings&plating=gold');
  await expect(page.locator('[data-list-bar] [role=status]').first()).not.toHaveText(all);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Gold');
  await expect(pageField(page)).toHaveValue('rings');

  await page.goto('/about');
  await openSearch(page);
  const recent = dialog(page).getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('link', { name: 'rings' }).click();
  await expect(field(page)).toHaveValue('rings');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('');
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
});

for (const [when, ...letters] of [
  ['during the first rendering', 'q', 'zxjv'],
  ['during each rendering', 'q', 'z', 'x', 'j', 'v'],
] as const) {
  test(`no letter is lost if typed ${when}`, async ({ page }) => {
    await page.goto('/search');
    await page.evaluate((rest) => {
      const field = document.querySelector<HTMLInputElement>('[data-search-field]');
      const list = document.querySelector('[data-list]');
      if (!field || !list) return;
      const type = (text: string): void => {
        field.value += text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const [first = '', ...others] = rest;
      const drawn = new MutationObserver((_, self) => {
        const next = others.shift();
        if (next === undefined) self.disconnect();
        else type(next);
      });
      // A query without results renders once per typed letter.
      drawn.observe(list, { childList: true, characterData: true, subtree: true });
      type(first);
    }, letters);
    await expect(page).toHaveURL('/search?q=qzxjv');
    await expect(pageField(page)).toHaveValue('qzxjv');
    await expect(page.getByRole('main').getByText('No results for qzxjv')).toBeAttached();
  });
}

test('typing on the search page updates the results and the URL', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Popular subcategories' })).toBeVisible();
  await pageField(page).pressSequentially('anklet');
  await expect(page).toHaveURL('/search?q=anklet');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular subcategories' })).toBeHidden();
  await pageField(page).fill('');
  await expect(page.getByRole('heading', { name: 'Popular subcategories' })).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('a search on its page is stored once a result is opened', async ({ page }) => {
  await page.goto('/search');
  await pageField(page).pressSequentially('anklet');
  // Otherwise the opened result would belong to the first letters.
  await expect(page).toHaveURL('/search?q=anklet');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/search');
  await pageField(page).focus();
  await page.getByRole('region', { name: 'Recent searches' }).getByText('anklet').click();
  await expect(page).toHaveURL('/search?q=anklet');
  await expect(cards(page).first()).toBeVisible();
});

test('without results, similar words and categories are offered', async ({ page }) => {
  await page.goto('/search?q=zzqq+solitare');
  await expect(page.getByText('No results for “zzqq solitare”')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Solitaire Rings' })).toHaveAttribute(
    'href',
    /^\/subcategory\//,
  );
  await page.getByRole('link', { name: 'solitaire', exact: true }).click();
  await expect(page).toHaveURL('/search?q=solitaire');
  await expect(cards(page).first()).toContainText('Solitaire');
});

test('a query is only shown as text', async ({ page }) => {
  const text = '<qqzz onxx=qqzz(1)>"\'&#';
  await page.goto(`/search?q=${encodeURIComponent(text)}`);
  await expect(page.getByText(`No results for “${text}”`)).toBeVisible();
  await expect(pageField(page)).toHaveValue(text);
  await expect(page.locator('qqzz')).toHaveCount(0);
});

test('axe finds nothing in open search, with and without results', async ({ page }) => {
  await page.goto('/products');
  await openSearch(page);
  await field(page).fill('silver hoops');
  await expect(hits(page).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByText('No results for')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto('/search?q=hoops');
  await expect(cards(page).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED|Failed to load/ });

  test('shows a message, and results once the connection is back', async ({ page }) => {
    await page.goto('/about');
    await page.route(/\/data\/catalogue/, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('hoops');
    await expect(dialog(page).getByText('Search couldn’t be loaded.')).toBeVisible();
    await page.unroute(/\/data\/catalogue/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page).first()).toContainText(/Hoop/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search link leads to a page with other ways to find a design', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(pageField(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Popular subcategories' })).toBeVisible();
  });
});
