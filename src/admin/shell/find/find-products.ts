/** Finds products for staff: on the live site’s index, among what was saved since or is not published, and by SKU. */
import { loadShopCategories } from '#admin/shell/actions/load-shop-categories.ts';
import { liveVersion } from '#admin/shell/actions/live-version.ts';
import { productsBeginning } from '#admin/shell/actions/products-beginning.ts';
import { savedSince, type SavedSince } from '#admin/shell/actions/saved-since.ts';
import { mergeFound, type Filterable, type FoundProduct } from '#admin/shell/search/merge-found.ts';
import { searchCatalogue } from '#core/search/in-browser/search.ts';
import type { findUnpublished } from './find-unpublished.ts';

export interface Found {
  products: readonly FoundProduct[];
  /** How many there are, also when fewer are given. */
  total: number;
  /** What could not be searched whole: what was saved since the last publish, or what is not published. */
  unsearched: 'saved' | 'unpublished' | undefined;
}

/** Live ones that are asked for: enough to be looked through by eye. */
const MOST = 100;
/** Where they are filtered as well, all that fit the words: the best of them may be none of those. */
const ALL = Number.MAX_SAFE_INTEGER;

interface FindOptions {
  /** Filters what is found; everything counts where it is left out. */
  fits?: ((product: Filterable) => boolean) | undefined;
  /** How many are read of those whose SKU or title begins so, where fewer than usual. */
  beginnings?: number;
  /** Whether it is waited for what is not published, when that is still to be read. */
  isThorough?: boolean;
}

let saved: Promise<() => Promise<SavedSince>> | undefined;

/** What is newer than the index: from the save that the live site went up to before the index was fetched. */
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

/** Fetched when somebody searches: most screens that could search never do. */
const unpublishedBy: typeof findUnpublished = async (...asked) =>
  await (await import('./find-unpublished.ts')).findUnpublished(...asked);

/**
 * @returns undefined when more has been typed meanwhile: its own answer is on the way
 * @throws ReadError, SearchUnavailable; their messages say what to do
 */
export async function findProducts(
  text: string,
  { fits, beginnings, isThorough = true }: FindOptions = {},
): Promise<Found | undefined> {
  const changed = await savedNow();
  const categories = await loadShopCategories();
  const [live, beginning, unpublished] = await Promise.all([
    searchCatalogue(text, fits === undefined ? MOST : ALL),
    productsBeginning(text, beginnings),
    unpublishedBy(text, categories, isThorough),
  ]);
  if (live === undefined) return undefined;
  const products = mergeFound({
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
