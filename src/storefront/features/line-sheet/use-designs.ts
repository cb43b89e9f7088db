/** The designs of a line sheet: those of an order list, or of a list of the catalogue with its filters. */
import { useCallback } from 'react';
import type { CategoryLink } from '#core/catalogue.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { loadCatalogue, loadFreshCatalogue } from '#core/listing/load-catalogue.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import { errorMessage, failed, succeeded, type Result } from '#core/result.ts';
import { rankCatalogue } from '#core/search/in-browser/search.ts';
import { viewFrom, type ListingView } from '#storefront/shared/listing/filter-address.ts';
import { valueName } from '#storefront/shared/listing/filter-labels.ts';
import { CHOICES, filterRows } from '#storefront/shared/listing/filters.ts';
import { sortRows } from '#storefront/shared/listing/sort-rows.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { listFromHash } from '#storefront/shared/order/order-link.ts';
import { useLoaded, type Loading } from '#ui/react/use-loaded.ts';

/** The designs of one sheet at most: more pictures would exceed the memory of a phone. */
export const MOST_DESIGNS = 500;

export interface SheetSource {
  /** Undefined for a list of the catalogue. */
  list: OrderList | undefined;
  view: ListingView;
}

export interface Designs {
  entries: readonly CatalogueEntry[];
  /** The total number, also of those beyond `MOST_DESIGNS`. */
  total: number;
  /** SKUs that are not in the catalogue. */
  missing: readonly string[];
  /** The name of the list. */
  title: string;
  contact: ShopContact;
  /** The day of the prices; undefined if only a copy from earlier is available. */
  day: string | undefined;
}

export const sourceOf = ({ search, hash }: Pick<Location, 'search' | 'hash'>): SheetSource => ({
  list: listFromHash(hash)?.list,
  view: viewFrom(new URLSearchParams(search)),
});

/** The selected values: `Rings, Gold`. */
function titleOf({ text, filters }: ListingView, categories: readonly CategoryLink[]): string {
  const values = CHOICES.flatMap((choice) =>
    (filters.choices[choice] ?? []).map((value) => valueName(choice, value, categories)),
  );
  return [...(text === '' ? [] : [`“${text}”`]), ...values].join(', ') || 'All designs';
}

/** The current catalogue with today's date; offline, a copy from earlier without one. @throws like `loadCatalogue` */
const loadDated = () =>
  loadFreshCatalogue().then(
    (catalogue) => ({ ...catalogue, day: formatShortDay(Date.now()) }),
    async () => ({ ...(await loadCatalogue()), day: undefined }),
  );

/** @throws like `loadCatalogue`, and when search cannot be loaded */
async function read({ list, view }: SheetSource): Promise<Designs> {
  const { entries, categories, contact, day } = await loadDated();
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const pick = (skus: readonly string[]) => skus.flatMap((sku) => bySku.get(sku) ?? []);
  if (list !== undefined) {
    const skus = list.map(({ sku }) => sku);
    const listed = pick(skus);
    const missing = skus.filter((sku) => !bySku.has(sku));
    const total = listed.length;
    return { entries: listed, total, missing, title: 'Selected designs', contact, day };
  }
  const all = view.text === '' ? entries : pick((await rankCatalogue(view.text))?.skus ?? []);
  const matches = filterRows(all, view.filters).places.flatMap((place) => all[place] ?? []);
  return {
    entries: sortRows(matches, view.sort).slice(0, MOST_DESIGNS),
    total: matches.length,
    missing: [],
    title: titleOf(view, categories),
    contact,
    day,
  };
}

/** @param source always the same object */
export function useDesigns(source: SheetSource): Loading<Designs> {
  const load = useCallback(async (): Promise<Result<Designs>> => {
    try {
      return succeeded(await read(source));
    } catch (error) {
      return failed(errorMessage(error));
    }
  }, [source]);
  return useLoaded(load);
}
