/** Rows of the inventory list: tracked products by page, or search results with products that are not tracked. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findProducts, type ProductMatch } from '#admin/shell/find/find-products.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import type { ListOf } from '#admin/shell/list/use-paged-list.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockKind, type Stock } from '#schema/stock.ts';
import { stockQuery, type InventorySearch } from './inventory-search.ts';

export interface StockRow {
  /** Of the product. */
  id: string;
  sku: string;
  /** Undefined if the product is not tracked, or its stock is invalid. */
  stock: Stock | undefined;
  isInvalid: boolean;
}

/** The most search results. */
const MOST_MATCHES = 50;

const rowOf = (row: DecodedDocument<Stock>): StockRow => ({
  id: row.id,
  sku: row.success ? row.value.sku : row.id,
  stock: row.success && row.value.deletedAt === null ? row.value : undefined,
  isInvalid: !row.success,
});

async function rowsOf(products: readonly ProductMatch[]): Promise<StockRow[]> {
  const ids = products.map(({ id }) => id);
  const stocks = await readOrThrow(() => staffDatabase.documentsByName(stockKind, ids));
  const byId = new Map(stocks.map((each) => [each.id, rowOf(each)]));
  return products.map(({ id, sku }) => ({
    ...{ stock: undefined, isInvalid: false },
    ...byId.get(id),
    ...{ id, sku },
  }));
}

/** A search that a newer one has replaced is repeated, because its caller still needs the result. */
async function search(q: string, signal: AbortSignal): Promise<StockRow[]> {
  const results = await findProducts(q);
  signal.throwIfAborted();
  return results === undefined
    ? search(q, signal)
    : rowsOf(results.products.slice(0, MOST_MATCHES));
}

export function useStockRows(filters: InventorySearch): ListOf<StockRow> {
  const { q, stock } = filters;
  const query = useMemo(() => stockQuery(filters), [filters]);
  const list = useDocumentList(stockKind, STAFF_LISTS.stock, query, q === undefined);
  const hits = useQuery({
    queryKey: [...listKey(stockKind), 'search', q],
    queryFn: ({ signal }) => search(q ?? '', signal),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => list.rows.map(rowOf), [list.rows]);
  if (q === undefined) return { ...list, rows };
  const matches = hits.data?.filter(
    (row) => stock === undefined || row.stock?.stockStatus === stock,
  );
  return {
    isPending: hits.data === undefined && hits.error === null,
    error: hits.error,
    rows: matches ?? [],
    total: matches?.length,
    loadMore: undefined,
    refetch: hits.refetch,
  };
}
