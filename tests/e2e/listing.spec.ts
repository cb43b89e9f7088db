/** Filters and sorting of a list: they apply to the whole list, are in the URL, and are restored on return. */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const DATA = /\/data\/catalogue/;

const cards = (page: Page) => page.locator('[data-list] article');
const counted = (page: Page) => page.locator('[data-list-bar] [role=status]').first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' });

/** The button below the message without results; the chips have one, too. */
const clearBelow = (page: Page) => page.getByRole('button', { name: 'Clear filters' }).last();

async function openFilters(page: Page): Promise<void> {
  await page
    .locator('[data-list]')
    .getByRole('button', { name: /^Filter/ })
    .click();
  await expect(sheet(page)).toBeVisible();
}

const choose = (page: Page, group: string, option: RegExp) =>
  sheet(page).getByRole('group', { name: group, exact: true }).getByLabel(option).check();

/** The number at the end of an option's label. */
async function countOf(page: Page, group: string, option: RegExp): Promise<number> {
  const label = sheet(page)
    .getByRole('group', { name: group, exact: true })
    .locator('label')
    .filter({ hasText: option })
    .first();
  return Number(/(\d+)\s*$/.exec(await label.innerText())?.[1]);
}

test('filter scripts and data are fetched only when the filters open', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/products');
  await page.mouse.wheel(0, 600);
  await expect(cards(page).first()).toBeVisible();
  const scripts = requests.filter((path) => path.endsWith('.js')).length;
  expect(requests.filter((path) => DATA.test(path))).toEqual([]);
  await openFilters(page);
  expect(requests.filter((path) => DATA.test(path)).length).toBeGreaterThan(1);
  expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
});

test('a filter shows as many designs as its label says, and several filters combine', async ({
  page,
}) => {
  await page.goto('/products');
  await openFilters(page);
  const gold = await countOf(page, 'Plating', /^Gold/);
  await choose(page, 'Plating', /^Gold/);
  await expect(sheet(page).getByRole('button', { name: `Show ${gold} designs` })).toBeVisible();
  const pearls = await countOf(page, 'Stone', /^Pearl/);
  await choose(page, 'Stone', /^Pearl/);
  await sheet(page)
    .getByRole('button', { name: `Show ${pearls} designs` })
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect(counted(page)).toHaveText(`${pearls} designs`);
  await expect(cards(page)).toHaveCount(pearls);
  await expect(page).toHaveURL('/products?plating=gold&stone=Pearl');
  // Search engines should index the unfiltered list.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('chips remove filters one by one and all at once', async ({ page }) => {
  await page.goto('/products?plating=gold,rhodium&grams=2-');
  await expect(chips(page).getByRole('button')).toHaveText([
    'Gold',
    'Rhodium',
    'from 2 g',
    'Clear filters',
  ]);
  await chips(page).getByRole('button', { name: 'Remove filter: Gold' }).click();
  await expect(page).toHaveURL('/products?plating=rhodium&grams=2-');
  await chips(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/products');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a range applies when its field is left, and swapped bounds are corrected', async ({
  page,
}) => {
  await page.goto('/category/rings');
  await openFilters(page);
  const weight = sheet(page).getByRole('group', { name: 'Net weight, g' });
  await weight.getByLabel('From').fill('5');
  await weight.getByLabel('To').fill('3');
  await weight.getByLabel('To').press('Enter');
  await expect(page).toHaveURL('/category/rings?grams=3-5');
  await expect(weight.getByLabel('From')).toHaveValue('3');
  await sheet(page)
    .getByRole('button', { name: /^Show [\d,]+ design/ })
    .click();
  for (const facts of await cards(page).locator('p').allTextContents()) {
    const grams = /([\d.]+) g$/.exec(facts)?.[1];
    if (grams !== undefined) expect(Number(grams)).toBeGreaterThanOrEqual(3);
    if (grams !== undefined) expect(Number(grams)).toBeLessThanOrEqual(5);
  }
});

test('a chosen category limits the offered subcategories', async ({ page }) => {
  await page.goto('/products');
  await openFilters(page);
  await choose(page, 'Category', /^Anklets/);
  const collections = sheet(page).getByRole('group', { name: 'Subcategory' }).locator('label');
  await expect(collections.first()).toBeVisible();
  const before = await collections.count();
  await choose(page, 'Category', /^Nose Pins/);
  await expect.poll(() => collections.count()).toBeGreaterThan(before);
  await page.goto('/category/rings');
  await openFilters(page);
  await expect(sheet(page).getByRole('group', { name: 'Category', exact: true })).toHaveCount(0);
});

test('back, forward and reload restore the list', async ({ page }) => {
  await page.goto('/products/2');
  const built = await cards(page).locator('a').allTextContents();
  await openFilters(page);
  await choose(page, 'Plating', /^Gold/);
  await choose(page, 'Plating', /^Rose gold/);
  await sheet(page)
    .getByRole('button', { name: /^Show [\d,]+ design/ })
    .click();
  await expect(page).toHaveURL('/products?plating=gold,rose-gold');
  const shown = await counted(page).innerText();
  await page.locator('[data-list]').getByLabel('Sort').selectOption('weight');
  await expect(page).toHaveURL(/sort=weight/);
  // One history entry for choices while the filters were open, one for the sort.
  await page.goBack();
  await expect(page).toHaveURL('/products?plating=gold,rose-gold');
  await expect(counted(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/products/2');
  await expect(cards(page).locator('a')).toHaveText(built);
  await page.goForward();
  await expect(counted(page)).toHaveText(shown);
  await page.reload();
  await expect(counted(page)).toHaveText(shown);
  await expect(chips(page)).toContainText('Rose gold');
});

test(
  'going back from a product restores the scroll position of the list',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/products?plating=gold');
    await expect(chips(page)).toBeVisible();
    const card = cards(page).nth(16).locator('a');
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const left = await page.evaluate(() => scrollY);
    const title = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(chips(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
  },
);

test('a sorted list has links to its pages', async ({ page }) => {
  await page.goto('/products?sort=weight-down');
  const pages = page.getByRole('navigation', { name: 'Pages of All Products' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/products?sort=weight-down&page=2',
  );
  const first = await cards(page).first().innerText();
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/products?sort=weight-down&page=2');
  await expect(cards(page).first()).not.toHaveText(first);
  await expect(page.locator('[data-list]')).toBeInViewport();
});

test(
  'the filters work by keyboard only and return the focus',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/category/earrings');
    const button = page.locator('[data-list]').getByRole('button', { name: /^Filter/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(sheet(page).getByRole('checkbox').first()).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveText('Filter (1)');
  },
);

test('removing a chip moves the focus to the next chip, or to the filter button', async ({
  page,
}) => {
  await page.goto('/products?plating=gold,rhodium');
  const filter = page.locator('[data-list]').getByRole('button', { name: /^Filter/ });
  await chips(page).getByRole('button', { name: 'Remove filter: Gold' }).press('Enter');
  await expect(chips(page).getByRole('button', { name: 'Remove filter: Rhodium' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(filter).toBeFocused();
  await page.goto('/products?stone=Moonrock');
  await clearBelow(page).press('Enter');
  await expect(filter).toBeFocused();
});

test('going back while the filters are open undoes one change only', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/products');
  await openFilters(page);
  await choose(page, 'Plating', /^Gold/);
  await expect(page).toHaveURL('/products?plating=gold');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await choose(page, 'Plating', /^Rhodium/);
  await expect(page).toHaveURL('/products?plating=rhodium');
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('arbitrary filters in the URL do not break the layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const length of [100, 3_000]) {
    await page.goto(`/products?stone=${'A'.repeat(length)}&plating=gold`);
    await expect(chips(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test(
  'axe finds nothing with open filters and with chosen filters',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/products?plating=gold');
    await expect(chips(page)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await openFilters(page);
    expect(await axeFinds(page)).toEqual([]);
  },
);

test('filters without results show a message and can be cleared', async ({ page }) => {
  await page.goto('/products?stone=Moonrock');
  await expect(page.getByRole('heading', { name: 'No designs match these filters' })).toBeVisible();
  await clearBelow(page).click();
  await expect(counted(page)).toContainText('designs');
  await expect(page).toHaveURL('/products');
});

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED/ });

  test('the built list stays, and a message says that filters failed to load', async ({ page }) => {
    await page.goto('/products');
    await page.route(DATA, (route) => route.abort());
    await page
      .locator('[data-list]')
      .getByRole('button', { name: /^Filter/ })
      .click();
    await expect(page.getByText('Filters and quick order couldn’t be loaded.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(DATA);
    await openFilters(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and links work, and the filter button is hidden', async ({ page }) => {
    await page.goto('/products?plating=gold');
    await expect(cards(page)).toHaveCount(24);
    await expect(page.locator('[data-list-filter]')).toBeHidden();
    await page.getByRole('navigation', { name: 'Pages of All Products' }).getByText('2').click();
    await expect(page).toHaveURL('/products/2');
  });
});
