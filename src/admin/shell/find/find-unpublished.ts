/** Finds products that are not published: read once, when somebody searches; what is saved later is known as such. */
import {
  unpublishedProducts,
  type Unpublished,
} from '#admin/shell/actions/unpublished-products.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { SavedProduct } from '#admin/shell/search/merge-found.ts';
import { createSearch } from '#core/search/search.ts';

interface Shelf extends Unpublished {
  /** Made once: each key that is typed asks it. */
  search: (text: string) => readonly number[];
}

let asked: Promise<Shelf> | undefined;
let known: Shelf | undefined;

async function read(categories: readonly CategoryLink[]): Promise<Shelf> {
  const found = await unpublishedProducts();
  const entries = found.products.map(({ id, product }) => entryOf(id, product));
  const index = createSearch(entries, categories);
  known = { ...found, search: (text) => index.search(text, Infinity).places };
  return known;
}

function shelf(categories: readonly CategoryLink[]): Promise<Shelf> {
  asked ??= read(categories).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/**
 * @param isAwaited whether it is waited for; else what has been read so far answers, and the rest comes later
 * @throws ReadError where it is waited for
 */
export async function findUnpublished(
  text: string,
  categories: readonly CategoryLink[],
  isAwaited: boolean,
): Promise<Unpublished> {
  const reading = shelf(categories);
  // Who does not wait for it is not told that it failed: the next search tries again.
  if (!isAwaited) reading.catch(() => undefined);
  const found = isAwaited ? await reading : known;
  if (found === undefined) return { products: [], isMore: false };
  const products = found
    .search(text)
    .flatMap((place): SavedProduct[] => found.products.slice(place, place + 1));
  return { products, isMore: found.isMore };
}
