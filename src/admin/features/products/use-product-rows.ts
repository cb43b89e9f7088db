/** Rows of the product list: search results, or all matching products by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  findDeleted,
  findProducts,
  MOST_DELETED,
  type Filterable,
  type ProductResults,
} from '#admin/shell/find/find-products.ts';
import { listFromQuery } from '#admin/shell/list/list-from-query.ts';
import {
  listKey,
  useDocumentList,
  type DocumentList,
} from '#admin/shell/list/use-document-list.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import { MOST_UNINDEXED } from '#admin/shell/actions/unindexed-products.ts';
import { formatCount } from '#core/format.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  productQuery,
  filtersIn,
  fitsProductFilters,
  type ProductSearch,
} from './product-search.ts';

/** The most search results. */
const MAX_RESULTS = 50;

interface Hits {
  rows: readonly DecodedDocument<ProductDocument>[];
  total: number;
  note: string | undefined;
}

type Filtered = ProductSearch & { q: string };

/** A search that a newer one has replaced is repeated, because its caller still needs the result. */
async function searchLive(filters: Filtered, signal: AbortSignal): Promise<ProductResults> {
  const fits =
    filtersIn(filters) > 0 ? (each: Filterable) => fitsProductFilters(each, filters) : undefined;
  const answer = await findProducts(filters.q, fits);
  signal.throwIfAborted();
  return answer ?? (await searchLive(filters, signal));
}

function noteOn({ total, isPartial }: ProductResults): string | undefined {
  if (isPartial)
    return `Of the products that aren’t live, only the ${formatCount(MOST_UNINDEXED)} most recently updated are searched.`;
  return total > MAX_RESULTS
    ? `Showing the best ${MAX_RESULTS} matches. Type more to narrow the search.`
    : undefined;
}

const fitting = (
  rows: readonly DecodedDocument<ProductDocument>[],
  filters: ProductSearch,
): DecodedDocument<ProductDocument>[] =>
  rows.filter((row) => !row.fits || fitsProductFilters(row.value, filters));

async function searchDeleted(filters: Filtered): Promise<Hits> {
  const { rows, isMore } = await findDeleted(filters.q);
  const fit = fitting(rows, filters);
  const note = isMore
    ? `Only the ${MOST_DELETED} most recently deleted products are searched.`
    : undefined;
  return { rows: fit.slice(0, MAX_RESULTS), total: fit.length, note };
}

async function search(filters: Filtered, signal: AbortSignal): Promise<Hits> {
  if (filters.deleted) return await searchDeleted(filters);
  const results = await searchLive(filters, signal);
  const rows = await readProducts(results.products.slice(0, MAX_RESULTS).map(({ id }) => id));
  return { rows: fitting(rows, filters), total: results.total, note: noteOn(results) };
}

export interface ProductRows extends DocumentList<ProductDocument> {
  /** Notes on the search results. */
  note: string | undefined;
}

export function useProductRows(filters: ProductSearch): ProductRows {
  const { q, deleted } = filters;
  const query = useMemo(() => productQuery(filters), [filters]);
  const list = useDocumentList(productKind, STAFF_LISTS.products, query, q === undefined);
  const hits = useQuery({
    queryKey: [...listKey(productKind), 'search', q, deleted, query.equal],
    queryFn: ({ signal }) => search({ ...filters, q: q ?? '' }, signal),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  if (q === undefined) return { ...list, note: undefined };
  const { rows, total, note } = hits.data ?? {};
  return { ...listFromQuery(hits, rows, total), note };
}
