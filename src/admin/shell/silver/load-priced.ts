/** Loads the live products and all prices by weight for signed-in buyers. */
import { readAllPrices } from '#admin/shell/actions/read-all-prices.ts';
import { loadFreshCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import type { ByWeight } from '#schema/by-weight.ts';

export interface Priced extends Pick<PublishedCatalogue, 'entries' | 'categories'> {
  forBuyers: ReadonlyMap<string, ByWeight>;
}

/** @throws ReadError, FileUnavailable */
export async function loadPriced(): Promise<Priced> {
  const { entries, categories } = await loadFreshCatalogue();
  const ids = entries.flatMap(({ id, priceMode }) => (priceMode === 'signIn' ? [id] : []));
  const prices = await readAllPrices({ ids });
  const byWeight = [...prices].flatMap(([id, each]): [string, ByWeight][] =>
    each.success && each.value.deletedAt === null && each.value.byWeight
      ? [[id, each.value.byWeight]]
      : [],
  );
  return { entries, categories, forBuyers: new Map(byWeight) };
}
