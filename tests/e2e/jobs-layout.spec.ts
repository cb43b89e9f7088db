/**
 * The screens of an order with their contents: sizes, quick order, the list with saved lists, and a line sheet. At
 * every width nothing scrolls sideways, is clipped or covered; the main controls are within the window on a phone and on
 * a desktop, where axe finds nothing.
 */
import type { Locator, Page } from '@playwright/test';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath, productPath } from '#core/paths.ts';
import { axeFinds } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { anyLines, fitting, lineOf, openPage, PRICED, SIZED, UNPRICED } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const [size = ''] = SIZED.sizes;
const qty = fitting(SIZED);

/** How a screen is opened. @returns its main controls */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<readonly Locator[]>])[] = [
  [
    'a product in sizes',
    async (page) => {
      await page.goto(productPath(SIZED.sku, SIZED.slug));
      const field = page.locator(`form input[name="${size}"]`);
      await field.fill(String(qty));
      return [field, button(page, 'Add to order list')];
    },
  ],
  [
    'quick order',
    async (page) => {
      await page.goto('/products');
      await button(page, 'Quick order').click();
      const table = page.getByRole('list', { name: 'Quick order' });
      const more = table.getByRole('button', { name: /^More of/ }).first();
      await more.click();
      await expect(page.locator('[data-total]')).toContainText('1 design');
      return [more, table.getByRole('textbox').first(), page.locator('[data-total]')];
    },
  ],
  [
    'an order list with saved lists',
    async (page) => {
      const sized = { ...lineOf(SIZED, qty), sizes: [{ label: size, qty }], note: 'Polished' };
      await openPage(page, [sized, lineOf(PRICED), lineOf(UNPRICED)]);
      await page.getByLabel('Name of this list').fill('Counter refill for the festival season');
      await button(page, 'Save list').click();
      const more = button(page, /^More actions:/);
      await more.click();
      return [
        page.getByRole('link', { name: 'Order on WhatsApp' }),
        button(page, 'Copy link to this list'),
        button(page, 'Paste an order'),
        more,
        button(page, /^Rename:/),
      ];
    },
  ],
  [
    'a line sheet',
    async (page) => {
      await page.goto(lineSheetPath('', listToText(anyLines(12))));
      await expect(page.locator('.sheet-design').first()).toBeAttached();
      const print = button(page, 'Print or save as PDF');
      await expect(print).not.toHaveAttribute('aria-busy', /./);
      return [print, button(page, 'Copy link')];
    },
  ],
];

for (const [name, open] of SCREENS) {
  test(`${name} fits every width, with its main controls within the window`, async ({ page }) => {
    test.slow();
    const controls = await open(page);
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of controls) {
        await control.scrollIntoViewIfNeeded();
        await expect(control, `at ${width} px`).toBeInViewport({ ratio: 1 });
      }
      // The tests of each screen check a phone.
      if (width === 1440) expect.soft(await axeFinds(page), 'on a desktop').toEqual([]);
    }
    expect(await layoutFaults(page)).toEqual([]);
  });
}
