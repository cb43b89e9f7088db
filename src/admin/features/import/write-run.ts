/** Writes the rows of an import, some at a time; it can be ended, and taken up later. */
import { nothingDone, type BulkDone } from '#commands/bulk-write.ts';
import { writeImportCategories, writeImportRows, type RowFailure } from '#commands/write-import.ts';
import type { RowWrites } from '#domain/import/desk-messages.ts';
import { succeeded, type Result } from '#domain/result.ts';
import { isBusy, takeBack } from '#admin/shell/bulk/bulk-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { dropKeptImport, keepImportPlace } from '#stores/kept-import.ts';
import { productKind } from '#schema/product.ts';
import type { DeskClient } from './desk-client.ts';
import { $import } from './import-state.ts';
import { presentRun, stateOf } from './import-run.ts';

/** Rows of a batch: with their audit some 200 writes, of the 500 that Firestore takes. */
const BATCH = 100;

/** Categories of a batch. */
const CATEGORIES = 200;

interface Course {
  all: number;
  done: number;
  failed: number;
}

/** Both documents of a product go back together. */
const doneOf = (rows: readonly RowWrites[], refused: readonly RowFailure[]): BulkDone[] => {
  const missed = new Set(refused.map(({ row }) => row));
  return rows.flatMap(({ row, writes }) => {
    const id = writes[0]?.id;
    return missed.has(row) || id === undefined ? [] : [{ id, writes }];
  });
};

/** @returns what was written; a failure when it broke off */
async function writeBatch(
  desk: DeskClient,
  from: number,
): Promise<Result<{ rows: number; done: readonly BulkDone[] }>> {
  const { categories, rows } = await desk.ask('batch', { from, count: BATCH });
  for (let at = 0; at < categories.length; at += CATEGORIES) {
    const made = await writeImportCategories(categories.slice(at, at + CATEGORIES));
    if (!made.success) return made;
  }
  const written = await writeImportRows(rows);
  if (!written.success) return written;
  await desk.ask('failed', { rows: written.value });
  return succeeded({ rows: rows.length, done: doneOf(rows, written.value) });
}

/** Says that it is to end; the batch under way is written. */
export function endWriting(): void {
  const state = stateOf('writing');
  if (state) $import.set({ ...state, isEnding: true });
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Writes what the plan says. */
export async function writePlan(): Promise<void> {
  const run = presentRun();
  const plan = stateOf('plan');
  if (run?.matching === undefined || plan === undefined) return;
  const { desk, name, matching } = run;
  const { publish, before, summary } = plan;
  const all: BulkDone[] = [];
  const course: Course = { all: summary.rows.create + summary.rows.update, done: 0, failed: 0 };
  const place = { matching, publish, all: before + course.all };
  const show = (): void =>
    $import.set({ stage: 'writing', name, isEnding: false, ...stateOf('writing'), ...course });
  show();
  addEventListener('beforeunload', warn);
  try {
    while (course.done < course.all && stateOf('writing')?.isEnding === false) {
      await keepImportPlace({ ...place, written: before + course.done });
      const written = await writeBatch(desk, course.done);
      if (!written.success) {
        const problem = `${written.error} ${course.done} of ${course.all} rows are written; compare anew to go on.`;
        $import.set({ ...plan, before: before + course.done, canMatch: false, problem });
        return;
      }
      course.done += written.value.rows;
      course.failed += written.value.rows - written.value.done.length;
      all.push(...written.value.done);
      show();
    }
    await keepImportPlace({ ...place, written: before + course.done });
    const left = course.all - course.done;
    if (left === 0) await dropKeptImport();
    const { done, failed } = course;
    const refused = summary.rows.refuse;
    $import.set({ stage: 'done', name, written: done - failed, failed, refused, left, done: all });
  } finally {
    removeEventListener('beforeunload', warn);
    void queries.invalidateQueries({ queryKey: listKey(productKind) });
  }
}

/** Puts the products back as they stood before the import; new ones are deleted. Categories that were added stay. */
export function takeImportBack(): void {
  const state = stateOf('done');
  if (state === undefined) return;
  const { done } = state;
  if (isBusy()) return;
  $import.set({ ...state, done: [] });
  // Where it ends early, its message goes on with it.
  void takeBack(
    {
      things: 'products',
      pathOf: (id) => `/products/${id}`,
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(productKind) }),
    },
    { ...nothingDone(), done: [...done] },
  );
}

/** The refused rows as a file to be mended and imported again. */
export async function refusedRows(): Promise<Blob | undefined> {
  const text = await presentRun()?.desk.ask('refused', {});
  return text === undefined ? undefined : new Blob([text], { type: 'text/csv;charset=utf-8' });
}
