/**
 * Loads the published catalogue: once per page unless a fresh one is requested, from the browser's cache if
 * possible.
 */
import { publishedFile } from './published-files.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { unpackSlice } from './catalogue-slice.ts';
import { shopFrom, type PublishedShop, type ShopContact } from './published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';

export interface PublishedCatalogue {
  /** Every live product, the newest first. */
  entries: readonly CatalogueEntry[];
  /** Each category followed by those under it, in display order. */
  categories: readonly CategoryLink[];
  contact: ShopContact;
}

let loading: Promise<PublishedCatalogue> | undefined;

const versionIn = (slice: unknown): unknown =>
  typeof slice === 'object' && slice !== null ? Reflect.get(slice, 'version') : undefined;

/** Loads one file; a cached file of another version is skipped. */
async function loadSlice(address: string): Promise<CatalogueEntry[]> {
  const expectedVersion = new URLSearchParams(address.slice(address.indexOf('?'))).get('v');
  const slice = await publishedFile(address);
  return unpackSlice(
    versionIn(slice) === expectedVersion
      ? slice
      : await publishedFile(address, { cache: 'reload' }),
  );
}

async function loadShop(cache?: RequestCache): Promise<PublishedShop> {
  const shop = shopFrom(await publishedFile(CATALOGUE_DATA_PATH, { cache }));
  if (shop === undefined) {
    throw new Error('The catalogue has been updated. Reload this page.');
  }
  return shop;
}

async function load(cache?: RequestCache): Promise<PublishedCatalogue> {
  const { slices, categories, contact } = await loadShop(cache);
  const parts = await Promise.all(slices.map(loadSlice));
  return { entries: parts.flat().reverse(), categories, contact };
}

/**
 * The catalogue; every caller on a page gets the same one.
 * @throws FileUnavailable without a connection, Error when the files are of a later build; the next call tries again
 */
export function loadCatalogue(): Promise<PublishedCatalogue> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Loads the current catalogue, because the page may have been open for days. Later callers get it, too.
 * @throws like `loadCatalogue`, also if only an offline copy is available
 */
export async function loadFreshCatalogue(): Promise<PublishedCatalogue> {
  const fresh = await load('no-cache');
  loading = Promise.resolve(fresh);
  return fresh;
}
