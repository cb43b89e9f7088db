/** The products of a view in order, and the counts of further filters. */
import { LISTING_PAGE_SIZE, type ListingScope } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import type { ListingView, Sort } from '#storefront/shared/listing/filter-address.ts';
import { filterRows, type Filtered } from '#storefront/shared/listing/filters.ts';

/** The requested view. */
export interface ShownList {
  entries: readonly CatalogueEntry[];
  /** The total on all pages. */
  total: number;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pages: number;
  counts: Filtered['counts'];
}

type Sorted = Pick<CatalogueEntry, 'pricePaise' | 'netWeightMg'>;

/** The products of a list, in its order. */
export function entriesIn(
  entries: readonly CatalogueEntry[],
  scope: ListingScope,
): readonly CatalogueEntry[] {
  if (scope.kind === 'all') return entries;
  const place = scope.kind === 'category' ? 'category' : 'subCategory';
  return entries.filter((entry) => entry[place] === scope.categoryId);
}

/** Sorted rows; equal ones, and all for `newest`, keep their order. Rows without a price come last. */
export function sortRows<T extends Sorted>(rows: readonly T[], sort: Sort): readonly T[] {
  if (sort === 'newest') return rows;
  const field = sort.startsWith('price') ? 'pricePaise' : 'netWeightMg';
  const direction = sort.endsWith('-down') ? -1 : 1;
  const figure = (row: T): number => (row[field] ?? Infinity * direction) * direction;
  return rows.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    return one === other ? 0 : one - other;
  });
}

/** Filters, sorts and cuts a page. */
export function shownList(
  entries: readonly CatalogueEntry[],
  { filters, sort, page: requestedPage }: ListingView,
): ShownList {
  const { places, counts } = filterRows(entries, filters);
  const matches = places.flatMap((place) => entries[place] ?? []);
  const pages = Math.max(1, Math.ceil(matches.length / LISTING_PAGE_SIZE));
  const page = Math.min(requestedPage, pages);
  const from = (page - 1) * LISTING_PAGE_SIZE;
  const onPage = sortRows(matches, sort).slice(from, from + LISTING_PAGE_SIZE);
  // A list sorted by price or weight keeps its order, like the built pages.
  const shown = sort === 'newest' ? spreadPictures(onPage) : onPage;
  return { entries: shown, total: matches.length, page, pages, counts };
}
