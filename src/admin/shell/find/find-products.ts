/** Product search for staff: the live site's index, recent saves, unpublished products, and SKU prefixes. */
import { loadShopCategories } from '#admin/shell/actions/load-shop-categories.ts';
import { liveVersion } from '#admin/shell/actions/live-version.ts';
import { productsBeginning } from '#admin/shell/actions/products-beginning.ts';
import { savedSince, type SavedSince } from '#admin/shell/actions/saved-since.ts';
import {
  mergeResults,
  type Filterable,
  type ProductMatch,
} from '#admin/shell/search/merge-results.ts';
import { searchCatalogue } from '#core/search/in-browser/search.ts';
import type { findUnpublished } from './find-unpublished.ts';

export interface ProductResults {
  products: readonly ProductMatch[];
  /** Total number of matches, even if fewer are returned. */
  total: number;
  /** What was searched only in part: recent saves, or unpublished products. */
  unsearched: 'saved' | 'unpublished' | undefined;
}

/** Live matches per search, enough for a list. */
const MOST = 100;
/** With filters, all matches are needed, because the best ones may be filtered out. */
const ALL = Number.MAX_SAFE_INTEGER;

interface FindOptions {
  /** Filters results; all match if absent. */
  fits?: ((product: Filterable) => boolean) | undefined;
  /** Results per prefix query, to read fewer than usual. */
  beginnings?: number;
  /** Whether to wait for unpublished products that are not loaded yet. */
  isThorough?: boolean;
}

let saved: Promise<() => Promise<SavedSince>> | undefined;

/** Products saved after the version of the index, measured before it is fetched. */
async function savedNow(): Promise<SavedSince> {
  saved ??= liveVersion().then((at) => savedSince(at ?? 0));
  try {
    return await (
      await saved
    )();
  } catch (error) {
    saved = undefined;
    throw error;
  }
}

/** Loaded on the first search, because most sessions do without. */
const unpublishedBy: typeof findUnpublished = async (...args) =>
  await (await import('./find-unpublished.ts')).findUnpublished(...args);

/**
 * @returns undefined if a newer search has started
 * @throws ReadError or Error, with messages for staff
 */
export async function findProducts(
  text: string,
  { fits, beginnings, isThorough = true }: FindOptions = {},
): Promise<ProductResults | undefined> {
  const changed = await savedNow();
  const categories = await loadShopCategories();
  const [live, beginning, unpublished] = await Promise.all([
    searchCatalogue(text, fits === undefined ? MOST : ALL),
    productsBeginning(text, beginnings),
    unpublishedBy(text, categories, isThorough),
  ]);
  if (live === undefined) return undefined;
  const products = mergeResults({
    text,
    live: live.entries,
    changed: changed.products,
    beginning,
    unpublished: unpublished.products,
    categories,
    fits,
  });
  const unseen = live.total - live.entries.length;
  const rest = unpublished.isMore ? 'unpublished' : undefined;
  const unsearched = changed.isMore ? 'saved' : rest;
  return { products, total: products.length + unseen, unsearched };
}
