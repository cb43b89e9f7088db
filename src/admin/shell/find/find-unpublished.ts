/** Searches unpublished products; they are read once, and later saves are found as recent ones. */
import {
  unpublishedProducts,
  type Unpublished,
} from '#admin/shell/actions/unpublished-products.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { SavedProduct } from '#admin/shell/search/merge-results.ts';
import { createSearch } from '#core/search/search.ts';

interface Shelf extends Unpublished {
  /** Index built once for all searches. */
  search: (text: string) => readonly number[];
}

let loading: Promise<Shelf> | undefined;
let loaded: Shelf | undefined;

async function read(categories: readonly CategoryLink[]): Promise<Shelf> {
  const unpublished = await unpublishedProducts();
  const entries = unpublished.products.map(({ id, product }) => entryOf(id, product));
  const index = createSearch(entries, categories);
  loaded = { ...unpublished, search: (text) => index.search(text, Infinity).places };
  return loaded;
}

function shelf(categories: readonly CategoryLink[]): Promise<Shelf> {
  loading ??= read(categories).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * @param isAwaited whether to wait for the data; otherwise uses what is loaded
 * @throws ReadError only if waiting
 */
export async function findUnpublished(
  text: string,
  categories: readonly CategoryLink[],
  isAwaited: boolean,
): Promise<Unpublished> {
  const reading = shelf(categories);
  // Without waiting, a failure stays silent and the next search retries.
  if (!isAwaited) reading.catch(() => undefined);
  const current = isAwaited ? await reading : loaded;
  if (current === undefined) return { products: [], isMore: false };
  const products = current
    .search(text)
    .flatMap((place): SavedProduct[] => current.products.slice(place, place + 1));
  return { products, isMore: current.isMore };
}
