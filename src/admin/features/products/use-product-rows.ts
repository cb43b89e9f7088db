/** Rows of the product list: search results, or all matching products by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  findProducts,
  type Filterable,
  type ProductResults,
} from '#admin/shell/find/find-products.ts';
import { listFromQuery } from '#admin/shell/list/use-paged-list.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useDocumentList, type DocumentList } from '#admin/shell/list/use-document-list.ts';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import { MOST_UNINDEXED } from '#admin/shell/actions/unindexed-products.ts';
import { formatCount } from '#core/format.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  fitsProductFilters,
  isFiltered,
  productQuery,
  type ProductSearch,
} from './product-search.ts';

/** The most search results. */
const MAX_RESULTS = 50;

type Filtered = ProductSearch & { q: string };

/** A search that a newer one has replaced is repeated, because its caller still needs the result. */
async function searchProducts(filters: Filtered, signal: AbortSignal): Promise<ProductResults> {
  const fits = (each: Filterable): boolean => fitsProductFilters(each, filters);
  const results = await findProducts(filters.q, isFiltered(filters) ? fits : undefined);
  signal.throwIfAborted();
  return results ?? (await searchProducts(filters, signal));
}

function noteOn({ total, isPartial }: ProductResults): string | undefined {
  if (isPartial)
    return `Of the products that aren’t live, only the ${formatCount(MOST_UNINDEXED)} most recently updated are searched.`;
  return total > MAX_RESULTS
    ? `Showing the best ${MAX_RESULTS} matches. Type more to narrow the search.`
    : undefined;
}

async function search(filters: Filtered, signal: AbortSignal) {
  const results = await searchProducts(filters, signal);
  const rows = await readProducts(results.products.slice(0, MAX_RESULTS).map(({ id }) => id));
  return {
    rows: rows.filter((row) => !row.success || fitsProductFilters(row.value, filters)),
    total: results.total,
    note: noteOn(results),
  };
}

export interface ProductRows extends DocumentList<ProductDocument> {
  /** Notes on the search results. */
  note: string | undefined;
}

export function useProductRows(filters: ProductSearch): ProductRows {
  const { q } = filters;
  const query = useMemo(() => productQuery(filters), [filters]);
  const list = useDocumentList(productKind, STAFF_LISTS.products, query, q === undefined);
  const hits = useQuery({
    queryKey: [...listKey(productKind), 'search', q, query.equal],
    queryFn: ({ signal }) => search({ ...filters, q: q ?? '' }, signal),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  if (q === undefined) return { ...list, note: undefined };
  const { rows, total, note } = hits.data ?? {};
  return { ...listFromQuery(hits, rows, total), note };
}
