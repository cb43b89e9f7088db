/**
 * Moves or merges categories in the background: products first, in batches, then all changes of categories in one
 * write, so that a run that fails half-way can be repeated.
 */
import {
  productsIn,
  type CategoryChange,
} from '#admin/features/categories/model/category-changes.ts';
import { countAsStaff, listAsStaff, type ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { startWork } from '#admin/shell/bulk/bulk-store.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { categoryKind } from '#schema/category.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

/** Each product also writes an audit entry; this stays far below the limit of a batch. */
const PER_BATCH = 50;

interface Watched {
  onProgress: (done: number, total: number) => void;
  /** Aborts between two batches. */
  signal: AbortSignal;
}

const AGAIN = 'Products already moved stay moved. Run it again to continue.';
const CHANGED =
  'Someone else changed one of these categories or products. Check the latest version and try again.';

const listedIn = (equal: ListRequest['equal']): ListRequest => ({ equal, sort: ['sku', 'asc'] });

/**
 * The number of products in a category.
 * @throws ReadError
 */
export const countProductsIn = (one: StaffCategory, database = staffDatabase) =>
  countAsStaff(STAFF_LISTS.products, listedIn({ deletedAt: null, ...productsIn(one) }), database);

/**
 * Moved products leave the query, so each batch is its first page. Deleted products move too, so that a restored
 * one is in the new category.
 */
async function moveProducts(
  { from, regrouped }: CategoryChange,
  { onProgress, signal }: Watched,
  database: StaffDatabase,
): Promise<Result> {
  const query = listedIn({ ...from });
  const total = await countAsStaff(STAFF_LISTS.products, query, database);
  for (let done = 0; ;) {
    onProgress(done, Math.max(total, done));
    if (signal.aborted) return failed(`Stopped. ${AGAIN}`);
    const of = { size: PER_BATCH };
    const { rows } = await listAsStaff(productKind, STAFF_LISTS.products, query, of, database);
    const writes = rows.flatMap((row) => {
      if (!row.fits) return [];
      const next = regrouped(row.value);
      return planSave(productKind, { id: row.id, base: row.value, next }) ?? [];
    });
    if (writes.length === 0) {
      const invalid = rows.map(({ id }) => id).join(', ');
      return rows.length === 0
        ? DONE
        : failed(`These products have errors and were not moved: ${invalid}. Correct them first.`);
    }
    const written = await writeAsStaff(writes, database);
    if (!written.success) return written;
    done += writes.length;
  }
}

export async function changeCategories(
  change: CategoryChange,
  watched: Watched,
  database = staffDatabase,
): Promise<Result> {
  const moved = await databaseOutcome(() => moveProducts(change, watched, database));
  const products = moved.success ? moved.value : moved;
  const done = products.success ? await writeAsStaff(change.writes, database) : products;
  return !done.success && done.code === 'permission-denied' ? failed(`${CHANGED} ${AGAIN}`) : done;
}

/**
 * Runs a change; its result is shown on whatever screen is open.
 * @param label for example `Moving Rings`
 * @param done the message at the end
 */
export async function runCategoryChange(
  change: CategoryChange,
  label: string,
  done: string,
): Promise<void> {
  const result = await startWork({ label, run: (watched) => changeCategories(change, watched) });
  for (const kind of [categoryKind, productKind])
    void queries.invalidateQueries({ queryKey: listKey(kind) });
  if (result?.success) sayDone(done);
  else if (result) sayFailure(`${label}: ${result.error}`);
}
