/** Stored order lists for tests, and changed catalogue responses. */
import type { Page } from '@playwright/test';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { packSlice, unpackSlice } from '#core/listing/catalogue-slice.ts';
import { orderListPath } from '#core/paths.ts';
import { readSiteFile } from '../built-site.ts';

const KEY = 'glambug-order-list';

const whole: unknown = JSON.parse(readSiteFile('data/catalogue/0.json'));
/** The shop's own products, without those with hostile texts. */
const entries = unpackSlice(whole).filter(({ sku }) => !sku.startsWith('ZZ'));

function first(
  what: string,
  fits: (entry: CatalogueEntry) => boolean,
  isSized = false,
): CatalogueEntry {
  const match = entries.find((entry) => entry.sizes.length > 1 === isSized && fits(entry));
  if (match === undefined) throw new Error(`The demo shop has no piece that is ${what}.`);
  return match;
}

/** The product with a title that no other has. */
export function entryTitled(title: string): CatalogueEntry {
  const [entry, other] = entries.filter((each) => each.title === title);
  if (!entry || other) throw new Error(`Not one product has the title “${title}”.`);
  return entry;
}

/** With a public price that is the same for any quantity, an order multiple, and in stock. */
export const PRICED = first(
  'priced and sold in steps',
  ({ prices, orderMultiple, stockStatus }) =>
    prices?.tiers.length === 0 && orderMultiple > 1 && stockStatus === 'inStock',
);
/** With a lower price from a quantity up. */
export const TIERED = first(
  'priced by quantity',
  ({ prices, stockStatus }) => (prices?.tiers.length ?? 0) > 0 && stockStatus === 'inStock',
);
/** In several sizes. */
export const SIZED = first(
  'in several sizes',
  ({ sizes, priceMode, stockStatus }) =>
    sizes.length > 2 && priceMode === 'public' && stockStatus === 'inStock',
  true,
);
/** In sizes that are priced by their own weights. */
export const BY_WEIGHT = first(
  'priced by weight in several sizes',
  ({ prices, sizes, soldOut }) =>
    soldOut === undefined && sizes.length > 2 && prices?.bySize?.length === sizes.length - 1,
  true,
);
export const UNPRICED = first(
  'priced on request',
  ({ priceMode, stockStatus }) => priceMode === 'onRequest' && stockStatus === 'inStock',
);
export const OTHER = first(
  'another one',
  ({ sku, stockStatus }) => sku !== PRICED.sku && sku !== UNPRICED.sku && stockStatus === 'inStock',
);

/** A quantity that fits MOQ and order multiple. */
export const fitting = ({ moq, orderMultiple }: CatalogueEntry, steps = 0): number =>
  (Math.ceil(moq / orderMultiple) + steps) * orderMultiple;

/** A line as the product page adds it. */
export const lineOf = (entry: CatalogueEntry, qty = fitting(entry)) => ({
  sku: entry.sku,
  qty,
  seen: { title: entry.title, pricePaise: entry.pricePaise },
});

/** Lines of this many products. */
export const manyLines = (count: number) =>
  entries
    .filter(({ stockStatus }) => stockStatus === 'inStock')
    .slice(0, count)
    .map((entry) => lineOf(entry));

/** Lines of this many products, whatever their stock. */
export const anyLines = (count: number) => entries.slice(0, count).map((entry) => lineOf(entry));

/** Stores a list. */
export async function storeLines(page: Page, lines: readonly object[]): Promise<void> {
  await page.goto('/robots.txt');
  const text = JSON.stringify({ format: 1, reference: null, lines });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
}

/** The stored text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', KEY);

/** Waits until a list that is not empty was compared with the catalogue, or the catalogue failed to load. */
export const totalsShown = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: 'Order on WhatsApp' })
    .or(page.getByText('when you are online'))
    .waitFor();

export async function openPage(page: Page, lines: readonly object[] = []): Promise<void> {
  if (lines.length > 0) await storeLines(page, lines);
  await page.goto(orderListPath());
  await page.getByRole('button', { name: 'Paste an order' }).waitFor();
  if (lines.length > 0) await totalsShown(page);
}

export async function openDrawer(page: Page, lines: readonly object[] = []): Promise<void> {
  if (lines.length > 0) await storeLines(page, lines);
  await page.goto('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Order list/ })
    .click();
  await page.getByRole('dialog', { name: 'Order list' }).waitFor();
  if (lines.length > 0) await totalsShown(page);
}

/** Responds with a catalogue in which staff have changed a product since. */
export async function changeCatalogue(
  page: Page,
  { sku }: CatalogueEntry,
  change: Partial<CatalogueEntry>,
): Promise<void> {
  await page.route('**/data/catalogue/0.json*', async (route) => {
    const response = await route.fetch();
    // The data file of the tested site.
    const slice = (await response.json()) as object;
    const changed = unpackSlice(slice).map((entry) =>
      entry.sku === sku ? { ...entry, ...change } : entry,
    );
    await route.fulfill({ response, json: { ...slice, ...packSlice(changed) } });
  });
}

/** Responds with another order minimum. */
export async function changeMinimum(page: Page, orderMinimum: object): Promise<void> {
  await page.route('**/data/catalogue.json', async (route) => {
    const response = await route.fetch();
    // The data file of the tested site.
    const shop = (await response.json()) as { contact: object };
    await route.fulfill({
      response,
      json: { ...shop, contact: { ...shop.contact, orderMinimum } },
    });
  });
}
