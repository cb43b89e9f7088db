/** The products that a list shows: those that were searched for, or all that fit, page by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findDeleted, MOST_DELETED } from '#admin/shell/find/find-deleted.ts';
import { findProducts, type Found } from '#admin/shell/find/find-products.ts';
import { foundList } from '#admin/shell/list/found-list.ts';
import {
  listKey,
  useDocumentList,
  type DocumentList,
} from '#admin/shell/list/use-document-list.ts';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import { MOST_UNPUBLISHED } from '#admin/shell/actions/unpublished-products.ts';
import { formatCount } from '#core/format.ts';
import type { Filterable } from '#admin/shell/search/merge-found.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { askedBy, filtersIn, fitsFilters, type ProductSearch } from './product-search.ts';

/** Rows that a search reads. */
const MOST_FOUND = 50;

interface Hits {
  rows: readonly FoundDocument<ProductDocument>[];
  total: number;
  note: string | undefined;
}

type Filtered = ProductSearch & { q: string };

/** An answer that a later question has overtaken is asked for again: somebody waits for this one. */
async function found(asked: Filtered, signal: AbortSignal): Promise<Found> {
  const fits = filtersIn(asked) > 0 ? (each: Filterable) => fitsFilters(each, asked) : undefined;
  const answer = await findProducts(asked.q, { fits });
  signal.throwIfAborted();
  return answer ?? (await found(asked, signal));
}

const REST = 'For the others, only SKUs and titles that start with your search are found.';
const UNSEARCHED = {
  saved: `Too many products changed since the last publish to search all of them. ${REST}`,
  unpublished: `Only the ${formatCount(MOST_UNPUBLISHED)} most recently updated unpublished products are searched in full. ${REST}`,
} as const;

function noteOn({ total, unsearched }: Pick<Found, 'total' | 'unsearched'>): string | undefined {
  if (unsearched !== undefined) return UNSEARCHED[unsearched];
  return total > MOST_FOUND
    ? `Showing the best ${MOST_FOUND} matches. Type more to narrow the search.`
    : undefined;
}

const fitting = (
  rows: readonly FoundDocument<ProductDocument>[],
  asked: ProductSearch,
): FoundDocument<ProductDocument>[] =>
  rows.filter((row) => !row.fits || fitsFilters(row.value, asked));

async function searchDeleted(asked: Filtered): Promise<Hits> {
  const { rows, isMore } = await findDeleted(asked.q);
  const fit = fitting(rows, asked);
  const note = isMore
    ? `Only the ${MOST_DELETED} most recently deleted products are searched.`
    : undefined;
  return { rows: fit.slice(0, MOST_FOUND), total: fit.length, note };
}

async function search(asked: Filtered, signal: AbortSignal): Promise<Hits> {
  if (asked.deleted) return await searchDeleted(asked);
  const { products, total, unsearched } = await found(asked, signal);
  const rows = await readProducts(products.slice(0, MOST_FOUND).map(({ id }) => id));
  return { rows: fitting(rows, asked), total, note: noteOn({ total, unsearched }) };
}

export interface ProductRows extends DocumentList<ProductDocument> {
  /** What else is to be known of what was found. */
  note: string | undefined;
}

export function useProductRows(asked: ProductSearch): ProductRows {
  const { q, deleted } = asked;
  const question = useMemo(() => askedBy(asked), [asked]);
  const list = useDocumentList(productKind, STAFF_LISTS.products, question, q === undefined);
  const hits = useQuery({
    queryKey: [...listKey(productKind), 'found', q, deleted, question.equal],
    queryFn: ({ signal }) => search({ ...asked, q: q ?? '' }, signal),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  if (q === undefined) return { ...list, note: undefined };
  const { rows, total, note } = hits.data ?? {};
  return { ...foundList(hits, rows, total), note };
}
