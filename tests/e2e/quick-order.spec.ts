/** Quick order: the table view of lists, whose quantities go into the order list. */
import type { Page } from '@playwright/test';
import { typedSizes } from '#core/sizes/size-quantities.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { axeFinds } from './axe.ts';
import { shiftsOf } from './layout-shifts.ts';
import { entryTitled, fitting, lineOf, SIZED, storedText, storeLines } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const table = (page: Page) => page.getByRole('list', { name: 'Quick order' });
const rows = (page: Page) => table(page).locator(':scope > li');
const fields = (page: Page) => table(page).getByRole('textbox');
const total = (page: Page) => page.locator('[data-total]');
const switchTo = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const listed = async (page: Page): Promise<{ sku: string; qty: number }[]> =>
  // Stored by the page.
  (JSON.parse(await storedText(page)) as { lines: { sku: string; qty: number }[] }).lines;

test('20 designs take at most 25 interactions, and a wrong quantity is put right in place', async ({
  page,
}) => {
  let interactions = 0;
  const press = async (locator: ReturnType<typeof switchTo>): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await page.goto('/products');
  await press(switchTo(page, 'Quick order'));
  for (let design = 0; design < 20; design += 1)
    await press(
      table(page)
        .getByRole('button', { name: /^More of/ })
        .nth(design),
    );
  await expect(total(page)).toContainText('20 designs');
  expect(interactions).toBeLessThanOrEqual(25);
  expect(await listed(page)).toHaveLength(20);

  const [line] = await listed(page);
  await fields(page).first().fill('1');
  await fields(page).nth(1).focus();
  await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
  await expect(rows(page).first()).toContainText(`Your list still has ${line?.qty}.`);
  expect(await axeFinds(page)).toEqual([]);
  await rows(page)
    .first()
    .getByRole('button', { name: `Change to ${line?.qty}` })
    .click();
  await expect(fields(page).first()).not.toHaveAttribute('aria-invalid', 'true');
  await expect(fields(page).first()).toBeFocused();
});

/**
 * Quantities per size of the 20 designs of a category, in a size that all of them have in stock; the others of it come
 * without a choice of sizes.
 */
const SIZE_QUANTITIES = {
  earrings: [],
  rings: [{ label: '18', qty: 1200 }],
  bangles: [{ label: '2-8', qty: 1200 }],
} as const;

for (const [category, sizes] of Object.entries(SIZE_QUANTITIES))
  test(`20 designs of ${category} take at most 25 interactions by keyboard`, async ({ page }) => {
    // A click, a key such as Enter, and the text typed in a field are one each.
    let interactions = 0;
    const does = async (action: Promise<unknown>): Promise<void> => {
      interactions += 1;
      await action;
    };
    const typed = new Set<boolean>();
    await page.goto(`/category/${category}`);
    await does(switchTo(page, 'Quick order').click());
    await does(fields(page).first().click());
    for (let design = 0, added = 0; added < 20; design += 1) {
      const label = await fields(page).nth(design).getAttribute('aria-label');
      const isSized = label?.startsWith('Quantity per size') === true;
      const out = rows(page).nth(design).getByText('Out of stock', { exact: true });
      const isLeftOut = typed.has(isSized) && (await out.count()) > 0;
      // Enter repeats the quantity above, in the sizes above, unless the design is out of stock.
      if (!typed.has(isSized))
        await does(
          page.keyboard.type(
            isSized ? typedSizes(category === 'rings' ? 'indianRing' : 'bangle', sizes) : '1200',
          ),
        );
      typed.add(isSized);
      await does(page.keyboard.press('Enter'));
      if (isLeftOut) {
        await expect(fields(page).nth(design + 1)).toBeFocused();
        await expect(fields(page).nth(design)).toHaveValue('');
      } else {
        added += 1;
        await expect(fields(page).nth(design)).not.toHaveValue('');
      }
    }
    await expect(total(page)).toContainText('20 designs');
    expect(interactions).toBeLessThanOrEqual(25);
    const lines = await listed(page);
    expect(lines.map(({ qty }) => qty)).toEqual(Array(20).fill(1200));
    expect(typed.has(true)).toBe(sizes.length > 0);
    for (const line of lines) if ('sizes' in line) expect(line.sizes).toEqual(sizes);
  });

test('Enter in an empty field repeats the quantity above, with an undo', async ({ page }) => {
  await page.goto('/category/earrings');
  await switchTo(page, 'Quick order').click();
  await fields(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(fields(page).nth(1)).toBeFocused();
  await expect(total(page)).toContainText('Enter quantities');
  await page.keyboard.type('1200');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(fields(page).nth(3)).toBeFocused();
  await expect(total(page)).toContainText('1,200 pairs, as above.');
  expect(await listed(page)).toHaveLength(2);
  await total(page).getByRole('button', { name: 'Undo' }).click();
  await expect(fields(page).nth(2)).toHaveValue('');
  expect(await listed(page)).toHaveLength(1);
});

test('Enter does not replace a listed design that has no sizes yet', async ({ page }) => {
  await page.goto('/category/rings');
  await switchTo(page, 'Quick order').click();
  const inStock = rows(page).filter({ hasNotText: 'Out of stock' });
  const sized = inStock.getByRole('textbox', { name: /^Quantity per size of / });
  const label = (await sized.nth(1).getAttribute('aria-label')) ?? '';
  const entry = entryTitled(label.replace('Quantity per size of ', ''));
  // As the list has it from before the design came in sizes.
  await storeLines(page, [lineOf(entry)]);
  await page.goto('/category/rings');
  await sized.first().fill('18x1200');
  await page.keyboard.press('Enter');
  await expect(total(page)).toContainText('2 designs');
  await sized.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(sized.nth(1)).not.toBeFocused();
  const [own] = (await listed(page)).filter(({ sku }) => sku === entry.sku);
  expect(own).toMatchObject({ qty: fitting(entry) });
  expect(own).not.toHaveProperty('sizes');
});

test('the keyboard moves down the column, and a removed design can be restored', async ({
  page,
}) => {
  await page.goto('/category/pendants');
  await switchTo(page, 'Quick order').click();
  await fields(page).first().focus();
  await page.keyboard.type('1200');
  await page.keyboard.press('Enter');
  await expect(fields(page).nth(1)).toBeFocused();
  await expect(total(page)).toContainText('1 design · 1,200 pieces');
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowUp');
  await expect(fields(page).first()).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('Not added.');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowDown');
  await expect(fields(page).nth(1)).toBeFocused();
  await expect(total(page)).toContainText('removed.');
  expect(await listed(page)).toEqual([]);
  await total(page).getByRole('button', { name: 'Undo' }).click();
  await expect(fields(page).first()).toHaveValue('1200');
});

test('search results take a quantity for each size, and offer sizes that fit', async ({ page }) => {
  const { sku, title, unit, sizes, sizeSkus, sizeSystem = 'free' } = SIZED;
  const [size = '', another = ''] = sizes;
  const least = fitting(SIZED);
  const chosen = [
    { label: size, qty: least - 1 },
    { label: another, qty: 1 },
  ];
  // The SKU of a size finds its product.
  await page.goto(`/search?q=${sku}-${sizeSkus?.[0]}`);
  await switchTo(page, 'Quick order').click();
  const row = rows(page).first();
  const field = row.getByRole('textbox', { name: `Quantity per size of ${title}` });
  await field.fill(`${size}x${least + 1} 99x1`);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(row).toContainText('Not added.');
  expect(await axeFinds(page)).toEqual([]);
  const fix = row.getByRole('button', { name: /^Change to/ }).first();
  const offered = (await fix.innerText()).replace('Change to ', '');
  await fix.click();
  await expect(field).toHaveValue(offered);
  await expect(field).toBeFocused();
  await expect(row).not.toContainText('Not added.');

  // The same in a field for each size.
  await field.fill('');
  await row.getByRole('button', { name: `Sizes of ${title}` }).press('Enter');
  const each = row.getByRole('group', { name: `Sizes of ${title}` }).getByRole('textbox');
  await expect(each.first()).toBeFocused();
  await page.keyboard.type(String(least - 1));
  await page.keyboard.press('Enter');
  await expect(each.nth(1)).toBeFocused();
  await expect(row).toContainText(`The MOQ is ${formatUnits(least, unit)}.`);
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typedSizes(sizeSystem, chosen));
  await expect(row).toContainText(formatUnits(least, unit));
  await expect(row).not.toContainText('MOQ is');
  expect(await listed(page)).toMatchObject([{ sku, qty: least, sizes: chosen }]);
  // Where the fixed bar covers no field.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFinds(page)).toEqual([]);
});

test(
  'the next list opens as the table without a layout shift, and can be filtered and sorted',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/products/2');
    await switchTo(page, 'Quick order').click();
    // A page of the table has more designs.
    await expect(page).toHaveURL('/products');
    await page.goto('/category/rings');
    await expect(rows(page).first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.getByRole('article')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
    await page.getByLabel('Sort').selectOption('weight');
    await expect(page).toHaveURL('/category/rings?sort=weight');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').nth(1).check();
    await page.keyboard.press('Escape');
    const shown = /^\d+/.exec(await page.locator('[data-list-bar]').innerText())?.[0];
    await expect(rows(page)).toHaveCount(Number(shown));
    await switchTo(page, 'Card view').click();
    await expect(page.getByRole('article')).toHaveCount(Number(shown));
    await page.goto('/products');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/ });

  test('an open table still takes quantities, which a later page has', async ({
    page,
    context,
  }) => {
    await page.goto('/category/earrings');
    await switchTo(page, 'Quick order').click();
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(true);
    await fields(page).first().fill('1200');
    await fields(page).nth(1).fill('1200');
    await fields(page).nth(1).press('Enter');
    await expect(total(page)).toContainText('2 designs');
    await context.setOffline(false);
    await page.goto('/order-list');
    await expect(page.getByRole('list', { name: 'Designs in the list' })).toContainText('MOQ');
    expect((await listed(page)).map(({ qty }) => qty)).toEqual([1200, 1200]);
  });

  test('the cards are shown when the table cannot be loaded', async ({ page }) => {
    await page.goto('/products');
    await switchTo(page, 'Quick order').click();
    await expect(rows(page).first()).toBeVisible();
    await page.route(/\/data\/catalogue/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('quick order couldn’t be loaded')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
