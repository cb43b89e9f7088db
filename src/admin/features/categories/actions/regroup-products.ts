/** Moves products from one category to another in batches; an interrupted run can be continued. */
import { regrouped, type Regrouping } from '#admin/features/categories/model/category-changes.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListRequest,
  type ListCursor,
} from '#admin/shell/actions/list-as-staff.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

/** Each product also writes an audit entry; this stays far below the limit of a batch. */
const PER_BATCH = 50;

/** How often a batch is read again after someone else saved one of its products. */
const TRIES = 3;

interface Progress {
  done: number;
  total: number;
}

export interface Watched {
  onProgress: (progress: Progress) => void;
  /** Aborts between two batches. */
  signal: AbortSignal;
}

export const STOPPED = 'Stopped. Products already moved stay moved. Run it again to continue.';
const CONTESTED =
  'Someone else is saving these products. Products already moved stay moved. Run it again to continue.';

/** An order that no save changes, so that concurrent saves skip no product. */
const BY_SKU = ['sku', 'asc'] as const;

const listedIn = (equal: ListRequest['equal']): ListRequest => ({ equal, sort: BY_SKU });

/**
 * The number of products in a category.
 * @throws ReadError
 */
export const countProductsIn = (from: Regrouping['from'], database = staffDatabase) =>
  countAsStaff(STAFF_LISTS.products, listedIn({ deletedAt: null, ...from }), database);

interface Batch {
  moved: number;
  /** Ids of products with invalid data, which can't be saved. */
  invalid: string[];
  after: ListCursor | undefined;
}

async function moveBatch(
  regrouping: Regrouping,
  after: ListCursor | undefined,
  database: StaffDatabase,
): Promise<Result<Batch>> {
  const query = listedIn(regrouping.from);
  const of = { size: PER_BATCH, after };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const page = await listAsStaff(productKind, STAFF_LISTS.products, query, of, database);
    const writes = page.rows.flatMap((row) => {
      if (!row.fits) return [];
      const next = regrouped(row.value, regrouping);
      return planSave(productKind, { id: row.id, base: row.value, next }) ?? [];
    });
    const written = await writeAsStaff(writes, database);
    if (written.success) {
      const invalid = page.rows.flatMap(({ id, fits }) => (fits ? [] : [id]));
      return succeeded({ moved: writes.length, invalid, after: page.after });
    }
    if (written.code !== 'permission-denied') return written;
  }
  return failed(CONTESTED);
}

/**
 * Moves all products.
 * @returns ids of products left behind because of invalid data
 * @throws ReadError
 */
export async function regroupProducts(
  regrouping: Regrouping,
  { onProgress, signal }: Watched,
  database: StaffDatabase,
): Promise<Result<string[]>> {
  // Deleted products move too, so that a restored one is in the new category.
  const count = () => countAsStaff(STAFF_LISTS.products, listedIn(regrouping.from), database);
  const total = await count();
  const left: string[] = [];
  let done = 0;
  let after: ListCursor | undefined;
  onProgress({ done, total });
  for (let pass = 1; pass <= TRIES;) {
    if (signal.aborted) return failed(STOPPED);
    const batch = await moveBatch(regrouping, after, database);
    if (!batch.success) return batch;
    done += batch.value.moved;
    left.push(...batch.value.invalid);
    after = batch.value.after;
    onProgress({ done, total: Math.max(total, done) });
    if (after !== undefined) continue;
    // A product may have been added to a page that was already processed.
    if ((await count()) <= left.length) return succeeded(left);
    left.length = 0;
    pass += 1;
  }
  return failed(CONTESTED);
}
