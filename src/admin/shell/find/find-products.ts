/** Finds products for staff: on the live site’s index, among what was saved since, and by the beginning of an SKU. */
import { loadShopCategories } from '#commands/load-shop-categories.ts';
import { liveVersion } from '#commands/live-version.ts';
import { productsBeginning } from '#commands/products-beginning.ts';
import { savedSince, type SavedSince } from '#commands/saved-since.ts';
import { mergeFound, type Filterable, type FoundProduct } from '#domain/search/merge-found.ts';
import { searchCatalogue } from '#stores/search.ts';

export interface Found {
  products: readonly FoundProduct[];
  /** How many there are, also when fewer are given. */
  total: number;
  /** Whether more was saved since the last publish than could be searched. */
  isMore: boolean;
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

/**
 * @returns undefined when more has been typed meanwhile: its own answer is on the way
 * @throws NotRead, SearchUnavailable; their messages say what to do
 */
export async function findProducts(
  text: string,
  { fits, beginnings }: FindOptions = {},
): Promise<Found | undefined> {
  const changed = await savedNow();
  const [live, beginning, categories] = await Promise.all([
    searchCatalogue(text, fits === undefined ? MOST : ALL),
    productsBeginning(text, beginnings),
    loadShopCategories(),
  ]);
  if (live === undefined) return undefined;
  const products = mergeFound({
    text,
    live: live.entries,
    changed: changed.products,
    beginning,
    categories,
    fits,
  });
  const unseen = live.total - live.entries.length;
  return { products, total: products.length + unseen, isMore: changed.isMore };
}
