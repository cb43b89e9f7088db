/** Line sheets: their options, link and entries, and how they print on A4. */
import type { Page } from '@playwright/test';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { sizeRange } from '#core/sizes/normalize-size.ts';
import { sheetDesign } from '#storefront/features/line-sheet/model/sheet-design.ts';
import { optionsFrom } from '#storefront/features/line-sheet/model/sheet-options.ts';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath } from '#core/paths.ts';
import { axeFinds } from './axe.ts';
import { anyLines, PRICED, storeLines, UNPRICED } from './order-seed.ts';
import { inkOnPages } from './pdf-ink.ts';
import { expect, test } from './quiet-page.ts';

const DESIGNS = 200;
/** The millimetres of A4 without margins, in CSS pixels. */
const A4 = { width: Math.round((190 * 96) / 25.4), height: Math.round((277 * 96) / 25.4) };

/** The inked share of a page with two designs and the foot of the sheet. */
const LEAST_INK = 0.02;

/** The longest list of sizes that a sheet writes whole. */
const MOST_SIZES_TEXT = String(
  sheetDesign(
    {
      ...entryOf('rg1', buildProduct({})),
      sizeSystem: 'indianRing',
      sizes: sizeRange('indianRing', { from: 6, to: 30, step: 2 }),
    },
    new Map(),
    optionsFrom(new URLSearchParams()),
  ).sizes,
);

/** A plain picture of 120 × 40 px. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAIAAAC6iKlyAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAo0lEQVRoge3UUY0DARTDwOI0sHJZdiXQ316eTiMFgeX49byz5/cQXig/f6Ia0AHdf3obowO6uYaMbg5OOro5jQ7o5hoyujk46ejmNDqgm2vI6ObgpKOb0+iAbq4ho5uDk45uTqMDurmGjG4OTjq6OY0O6OYaMro5OOno5jQ6oJtryOjm4KSjm9PogG6uIaObg5OObk6jA7q5hoxuDk46mjP9ug9IpiKShbKDAAAAAABJRU5ErkJggg==',
  'base64',
);

const designs = (page: Page) => page.locator('.sheet-design');
const printButton = (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' });

async function openSheet(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(printButton(page)).not.toHaveAttribute('aria-busy', /./);
}

/** Sheets of paper in a PDF. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Designs that are not wholly on their page, and pictures that are missing or larger than their frame. */
const cutOnPages = (page: Page) =>
  page.evaluate((height) => {
    const isWithin = (inner: Element, outer: Element): boolean => {
      const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      return a.top >= b.top && a.bottom <= b.bottom + 0.5 && a.right <= b.right + 0.5;
    };
    return [...document.querySelectorAll('.sheet-page')].flatMap((paper, place) => [
      ...(paper.getBoundingClientRect().height > height ? [`page ${place + 1} is too high`] : []),
      ...[...paper.querySelectorAll('.sheet-design, .sheet-foot')]
        .filter((part) => !isWithin(part, paper))
        .map((part) => `page ${place + 1} cuts ${part.textContent}`),
      ...[...paper.querySelectorAll('.sheet-design')]
        .filter((design) =>
          [...design.children].some((part) => part.textContent !== '' && !isWithin(part, design)),
        )
        .map((design) => `cut: ${design.textContent}`),
      ...[...paper.querySelectorAll('.sheet-sizes')]
        .filter((sizes) => sizes.scrollHeight > sizes.clientHeight)
        .map((sizes) => `shortened: ${sizes.textContent}`),
      ...[...paper.querySelectorAll('.sheet-picture')]
        .filter((frame) => {
          const picture = frame.querySelector('img');
          if (picture === null) return frame.querySelector('.no-picture') === null;
          return picture.naturalWidth === 0 || !isWithin(picture, frame);
        })
        .map((frame) => `no whole picture: ${frame.parentElement?.textContent}`),
    ]);
  }, A4.height);

test('200 designs print on as few pages as they need, each design whole', async ({ page }) => {
  for (const { layout, onPage } of [
    { layout: 'cards', onPage: 6 },
    { layout: 'table', onPage: 15 },
  ]) {
    await openSheet(page, lineSheetPath(`layout=${layout}`, listToText(anyLines(DESIGNS))));
    await expect(designs(page)).toHaveCount(DESIGNS);
    const pages = Math.ceil(DESIGNS / onPage);
    await expect(page.getByText(`${DESIGNS} designs, ${pages} pages`)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(printButton(page)).toBeHidden();
    await page.setViewportSize(A4);
    expect(await cutOnPages(page)).toEqual([]);
    await designs(page)
      .locator('.sheet-sizes')
      .evaluateAll((all, text) => {
        for (const sizes of all) sizes.textContent = text;
      }, MOST_SIZES_TEXT);
    expect(await cutOnPages(page)).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(sheetsOf(pdf)).toBe(pages);
    const ink = await inkOnPages(pdf);
    expect(ink).toHaveLength(pages);
    expect(Math.min(...ink)).toBeGreaterThan(LEAST_INK);
    // Small enough to send by chat.
    expect(pdf.length).toBeLessThan(DESIGNS * 60_000);
    await page.emulateMedia({ media: null });
  }
});

test('a page without anything on it has no ink', async ({ page }) => {
  await page.goto('about:blank');
  expect(await inkOnPages(await page.pdf())).toEqual([0]);
});

test('a buyer makes a sheet of a category with own name, logo and margin', async ({ page }) => {
  await page.goto('/category/rings');
  await page.getByRole('link', { name: 'Line sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Rings', exact: true })).toBeVisible();
  const first = designs(page).first();
  const sku = String(await first.locator('.sheet-name p').textContent());
  await expect(first).toContainText('MOQ');
  await page.getByLabel('Prices').selectOption('Prices with my margin');
  await page.getByLabel('My margin').fill('1000');
  await expect(page.getByText('Enter a number from 0 to 999')).toBeVisible();
  await page.getByLabel('My margin').fill('100');
  await page.getByLabel('Round up to').selectOption('₹5');
  await page.getByLabel('Show MOQ').uncheck();
  await page.getByLabel('Title').fill('Diwali rings');
  const contact = page.getByText('Each page has the name and phone number of');
  await expect(contact).toBeVisible();
  await page.getByLabel('Name on the sheet').selectOption('My shop');
  await expect(contact).toHaveCount(0);
  await page.getByLabel('Shop name').fill('Sharma Silver');
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await expect(designs(page).first()).not.toContainText('MOQ');
  await expect(page.getByText('The link contains your margin.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  // The address opens the same sheet, with the logo of this browser.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Diwali rings' })).toBeVisible();
  await expect(page.locator('.sheet-head').first()).toContainText('Sharma Silver');
  await expect(page.locator('.sheet-head').first().locator('img')).toBeVisible();
  await expect(designs(page).first()).toContainText(sku);
  await expect(page).toHaveTitle('Diwali rings - Sharma Silver');
  expect(new URL(page.url()).search).toBe(
    '?category=rings&prices=margin&margin=100&round=5&moq=no&title=Diwali+rings&name=Sharma+Silver',
  );
  await expect(page.getByText('Prices as of').first()).not.toContainText('GST');
});

test('the sheet of an order list has its designs, with prices as this buyer sees them', async ({
  page,
}) => {
  await storeLines(
    page,
    [PRICED, UNPRICED].map(({ sku, moq }) => ({ sku, qty: moq })),
  );
  await page.goto('/order-list');
  await page.getByRole('link', { name: 'Line sheet' }).click();
  await expect(designs(page)).toHaveCount(2);
  await expect(designs(page).nth(0)).toContainText('₹');
  await expect(designs(page).nth(1)).toContainText('Price on request');
  await page.getByLabel('Prices').selectOption('No prices');
  await expect(page.locator('.line-sheet')).not.toContainText('₹');
  await expect(printButton(page)).not.toHaveAttribute('aria-busy', /./);
  await page.getByLabel('Layout').selectOption('Table, 15 per page');
  await expect(printButton(page)).not.toHaveAttribute('aria-busy', /./);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open as order list' }).click();
  await expect(page.getByRole('link', { name: PRICED.title, exact: true })).toBeVisible();
});

test('a search makes a sheet, and an unknown list says so', async ({ page }) => {
  await page.goto('/search?q=jumka');
  await page.getByRole('link', { name: 'Line sheet' }).click();
  await expect(page.getByRole('heading', { name: '“jumka”' })).toBeVisible();
  await expect(designs(page).first()).toContainText(/jhumka/i);
  await page.goto('/robots.txt');
  await page.goto(lineSheetPath('', 'NONE999.6'));
  await expect(page.getByText('This line sheet has no designs')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('a copy of the catalogue from earlier has no date', async ({ page }) => {
    // The request for the current version fails; the next one gets the copy.
    await page.route('**/data/catalogue.json', (route) => route.abort(), { times: 1 });
    await openSheet(page, '/line-sheet?category=rings');
    await expect(page.getByText('Last loaded prices, before GST.').first()).toBeVisible();
    await expect(page.getByText('Prices as of')).toHaveCount(0);
  });
});
