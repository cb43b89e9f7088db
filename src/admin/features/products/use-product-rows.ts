/** The products that a list shows: those that were searched for, or all that fit, page by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findProducts, type Found } from '#admin/shell/find/find-products.ts';
import { foundList } from '#admin/shell/list/found-list.ts';
import {
  listKey,
  useDocumentList,
  type DocumentList,
} from '#admin/shell/list/use-document-list.ts';
import { readProducts } from '#commands/read-products.ts';
import { productKind, type Product } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { askedBy, fitsFilters, type ProductSearch } from './product-search.ts';

/** Rows that a search reads. */
const MOST_FOUND = 50;

/** An answer that a later question has overtaken is asked for again: somebody waits for this one. */
async function found(text: string, signal: AbortSignal): Promise<Found> {
  const answer = await findProducts(text);
  signal.throwIfAborted();
  return answer ?? (await found(text, signal));
}

async function search(text: string, signal: AbortSignal) {
  const { products, total, isMore } = await found(text, signal);
  const rows = await readProducts(products.slice(0, MOST_FOUND).map(({ id }) => id));
  return { rows, total, isMore };
}

export interface ProductRows extends DocumentList<Product> {
  /** What else is to be known of what was found. */
  note: string | undefined;
}

const noteOn = (total: number, isMore: boolean): string | undefined => {
  if (isMore) return 'Much was saved since the last publish: publish, to search all of it.';
  return total > MOST_FOUND
    ? `These are the best ${MOST_FOUND}. Search for more to see fewer.`
    : undefined;
};

export function useProductRows(asked: ProductSearch): ProductRows {
  const { q } = asked;
  const question = useMemo(() => askedBy(asked), [asked]);
  const list = useDocumentList(productKind, STAFF_LISTS.products, question, q === undefined);
  const hits = useQuery({
    queryKey: [...listKey(productKind), 'found', q],
    queryFn: ({ signal }) => search(q ?? '', signal),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  if (q === undefined) return { ...list, note: undefined };
  const { rows = [], total = 0, isMore = false } = hits.data ?? {};
  return {
    ...foundList(
      hits,
      rows.filter((row) => !row.fits || fitsFilters(row.value, asked)),
      hits.data && total,
    ),
    note: noteOn(total, isMore),
  };
}
