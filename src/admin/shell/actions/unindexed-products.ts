/** Reads products that the live site's search index lacks: unpublished ones, and recent saves. */
import { pagesOf } from '#admin/shell/model/pages.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { DELETED_FIELD, SAVED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListCursor, type ListRequest } from './list-as-staff.ts';

/** A product as stored. */
export interface SavedProduct {
  id: string;
  product: ProductDocument;
}

export interface ReadProducts {
  /** Latest saves first. */
  products: readonly SavedProduct[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

/** Documents per page. */
const PAGE = 250;
const MOST_PAGES = 8;

/** The most products that one query returns. */
export const MOST_UNINDEXED = PAGE * MOST_PAGES;

const LATEST_FIRST = [SAVED_FIELD, 'desc'] as const;

async function read(query: ListRequest, database = staffDatabase): Promise<ReadProducts> {
  const page = (after?: ListCursor) =>
    listAsStaff(productKind, STAFF_LISTS.products, query, { size: PAGE, after }, database);
  const products: SavedProduct[] = [];
  let isMore = false;
  for await (const { rows, after } of pagesOf(page, MOST_PAGES)) {
    for (const row of rows) if (row.success) products.push({ id: row.id, product: row.value });
    isMore = after !== undefined;
  }
  return { products, isMore };
}

/** @throws ReadError */
export const unpublishedProducts = (database = staffDatabase): Promise<ReadProducts> =>
  read(
    {
      equal: { [DELETED_FIELD]: null, status: ['draft', 'scheduled', 'archived'] },
      sort: LATEST_FIRST,
    },
    database,
  );

/**
 * Products saved at or after a time, including deleted ones.
 * @param since ms
 * @throws ReadError
 */
export const savedSince = (since: number, database = staffDatabase): Promise<ReadProducts> =>
  read({ equal: {}, sort: LATEST_FIRST, between: { from: new Date(since) } }, database);
