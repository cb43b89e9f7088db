/** Moves or merges categories: products first, in batches, then all changes of categories in one write. */
import {
  regrouped,
  type CategoryChange,
  type Regrouping,
} from '#admin/features/categories/model/category-changes.ts';
import { countAsStaff, listAsStaff, type ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

/** Each product also writes an audit entry; this stays far below the limit of a batch. */
const PER_BATCH = 50;

export interface Watched {
  onProgress: (done: number, total: number) => void;
  /** Aborts between two batches. */
  signal: AbortSignal;
}

const AGAIN = 'Products already moved stay moved. Run it again to continue.';
export const STOPPED = `Stopped. ${AGAIN}`;
const CHANGED =
  'Someone else changed one of these categories. Check the latest version and try again.';

/** Deleted products move too, so that a restored one is in the new category. */
const listedIn = (equal: ListRequest['equal']): ListRequest => ({ equal, sort: ['sku', 'asc'] });

/**
 * The number of products in a category.
 * @throws ReadError
 */
export const countProductsIn = (from: Regrouping['from'], database = staffDatabase) =>
  countAsStaff(STAFF_LISTS.products, listedIn({ deletedAt: null, ...from }), database);

/** Moved products leave the query, so each batch is its first page. */
async function moveProducts(
  regrouping: Regrouping,
  { onProgress, signal }: Watched,
  database: StaffDatabase,
): Promise<Result> {
  const query = listedIn(regrouping.from);
  const total = await countAsStaff(STAFF_LISTS.products, query, database);
  for (let done = 0; ;) {
    onProgress(done, Math.max(total, done));
    if (signal.aborted) return failed(STOPPED);
    const of = { size: PER_BATCH };
    const { rows } = await listAsStaff(productKind, STAFF_LISTS.products, query, of, database);
    const writes = rows.flatMap((row) => {
      if (!row.success) return [];
      const next = regrouped(row.value, regrouping);
      return planSave(productKind, { id: row.id, base: row.value, next }) ?? [];
    });
    if (writes.length === 0) {
      const invalid = rows.map(({ id }) => id).join(', ');
      return rows.length === 0
        ? DONE
        : failed(`These products have errors and were not moved: ${invalid}. Correct them first.`);
    }
    const written = await writeAsStaff(writes, database);
    if (!written.success) {
      return written.code === 'permission-denied'
        ? failed(`Someone else is saving these products. ${AGAIN}`)
        : written;
    }
    done += writes.length;
  }
}

/** A run that fails half-way can be repeated: the categories themselves change last. */
export async function changeCategories(
  { regrouping, writes }: CategoryChange,
  watched: Watched,
  database = staffDatabase,
): Promise<Result> {
  const moved = await databaseOutcome(() => moveProducts(regrouping, watched, database));
  if (!moved.success) return moved;
  if (!moved.value.success) return moved.value;
  const written = await writeAsStaff(writes, database);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
