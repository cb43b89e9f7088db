/** The products of a view in order, and the counts of further filters. */
import type { ListingScope } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import type { ListingView } from '#storefront/shared/listing/filter-address.ts';
import { filterRows, type Filtered } from '#storefront/shared/listing/filters.ts';
import { sortRows } from '#storefront/shared/listing/sort-rows.ts';
import { PAGE_SIZES, type ListLayout } from './list-layout.ts';

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

/** The products of a list, in its order. */
export function entriesIn(
  entries: readonly CatalogueEntry[],
  scope: ListingScope,
): readonly CatalogueEntry[] {
  if (scope.kind === 'all') return entries;
  const place = scope.kind === 'category' ? 'category' : 'subCategory';
  return entries.filter((entry) => entry[place] === scope.categoryId);
}

/** Filters, sorts and cuts a page. */
export function shownList(
  entries: readonly CatalogueEntry[],
  { filters, sort, page: requestedPage }: ListingView,
  layout: ListLayout,
): ShownList {
  const pageSize = PAGE_SIZES[layout];
  const { places, counts } = filterRows(entries, filters);
  const matches = places.flatMap((place) => entries[place] ?? []);
  const pages = Math.max(1, Math.ceil(matches.length / pageSize));
  const page = Math.min(requestedPage, pages);
  const from = (page - 1) * pageSize;
  const onPage = sortRows(matches, sort).slice(from, from + pageSize);
  // A list sorted by price or weight keeps its order, like the built pages.
  const shown = sort === 'newest' && layout === 'cards' ? spreadPictures(onPage) : onPage;
  return { entries: shown, total: matches.length, page, pages, counts };
}
