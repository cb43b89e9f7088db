/** Moves products from one category to another, a batch at a time; stopped half-way, it goes on where it was. */
import { regrouped, type Regrouping } from '#admin/features/categories/model/category-changes.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListAsked,
  type ListPlace,
} from '#admin/shell/actions/list-as-staff.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

/** Each with its entry in the audit, far below what one batch may hold. */
const PER_BATCH = 50;

/** How often a batch is read anew because somebody has saved one of its products meanwhile. */
const TRIES = 3;

export interface Progress {
  done: number;
  total: number;
}

export interface Watched {
  onProgress: (progress: Progress) => void;
  /** Stops between two batches. */
  signal: AbortSignal;
}

export const STOPPED = 'Stopped. Products already moved stay moved. Run it again to continue.';
const CONTESTED =
  'Someone else is saving these products. Products already moved stay moved. Run it again to continue.';

/** In an order that no save changes: what is saved meanwhile is met all the same. */
const BY_SKU = ['sku', 'asc'] as const;

/** Also those that are deleted: whoever restores one finds it where the others went. */
const askedFor = ({ from }: Regrouping): ListAsked => ({ equal: from, sort: BY_SKU });

const countAll = (regrouping: Regrouping): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, askedFor(regrouping));

/** How many products stand there. @throws ReadError */
export const countProductsIn = (from: Regrouping['from']): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null, ...from },
    sort: BY_SKU,
  });

interface Batch {
  moved: number;
  /** Ids of those that do not fit their schema, and so cannot be saved. */
  unfit: string[];
  after: ListPlace | undefined;
}

async function moveBatch(
  regrouping: Regrouping,
  after: ListPlace | undefined,
): Promise<Result<Batch>> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const page = await listAsStaff(productKind, STAFF_LISTS.products, askedFor(regrouping), {
      size: PER_BATCH,
      after,
    });
    const writes = page.rows.flatMap((row) => {
      if (!row.fits) return [];
      const next = regrouped(row.value, regrouping);
      return planSave(productKind, { id: row.id, base: row.value, next }) ?? [];
    });
    const written = await writeAsStaff(writes);
    if (written.success) {
      const unfit = page.rows.flatMap(({ id, fits }) => (fits ? [] : [id]));
      return succeeded({ moved: writes.length, unfit, after: page.after });
    }
    if (written.code !== 'permission-denied') return written;
  }
  return failed(CONTESTED);
}

/**
 * Moves all of them.
 * @returns ids of those that were left, because they do not fit their schema
 * @throws ReadError
 */
export async function regroupProducts(
  regrouping: Regrouping,
  { onProgress, signal }: Watched,
): Promise<Result<string[]>> {
  const total = await countAll(regrouping);
  const left: string[] = [];
  let done = 0;
  let after: ListPlace | undefined;
  onProgress({ done, total });
  for (let pass = 1; pass <= TRIES;) {
    if (signal.aborted) return failed(STOPPED);
    const batch = await moveBatch(regrouping, after);
    if (!batch.success) return batch;
    done += batch.value.moved;
    left.push(...batch.value.unfit);
    after = batch.value.after;
    onProgress({ done, total: Math.max(total, done) });
    if (after !== undefined) continue;
    // One may have been added where this had been already.
    if ((await countAll(regrouping)) <= left.length) return succeeded(left);
    left.length = 0;
    pass += 1;
  }
  return failed(CONTESTED);
}
