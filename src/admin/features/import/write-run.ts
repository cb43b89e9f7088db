/** Writes the rows of an import in batches; it can be stopped and resumed. */
import { nothingDone, type BulkDone } from '#admin/shell/actions/bulk-write.ts';
import { writeImportCategories, writeImportRows, type RowFailure } from './actions/write-import.ts';
import { rowsToWrite, type RowWrites } from '#core/import/import-messages.ts';
import { formatCount } from '#core/format.ts';
import { succeeded, type Result } from '#core/result.ts';
import { isBusy, startUndo } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { trackWork } from '#admin/shell/running-work.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import {
  deleteSavedImport,
  saveImport,
  saveImportPlace,
  lockOfImport,
} from './stores/saved-imports.ts';
import { withLockIfFree } from '#firebase/browser/session/locks.ts';
import { productKind } from '#schema/product.ts';
import type { ImportClient } from './import-client.ts';
import { $import, $isLookedAt } from './import-state.ts';
import { presentRun, stateAtStage, type Run } from './open-run.ts';

/** Rows per batch: about 200 writes with the audit, and Firestore allows 500. */
const BATCH = 100;

/** Categories per batch. */
const CATEGORIES = 200;

interface Course {
  all: number;
  done: number;
  failed: number;
}

/** Undo reverts both documents of a product together. */
const doneOf = (rows: readonly RowWrites[], refused: readonly RowFailure[]): BulkDone[] => {
  const missed = new Set(refused.map(({ row }) => row));
  return rows.flatMap(({ row, writes }) => {
    const id = writes[0]?.id;
    return missed.has(row) || id === undefined ? [] : [{ id, writes }];
  });
};

/** @returns what was written; a failure if interrupted */
async function writeBatch(
  client: ImportClient,
  from: number,
): Promise<Result<{ rows: number; done: readonly BulkDone[] }>> {
  const { categories, rows } = await client.request('batch', { from, count: BATCH });
  for (let at = 0; at < categories.length; at += CATEGORIES) {
    const made = await writeImportCategories(categories.slice(at, at + CATEGORIES));
    if (!made.success) return made;
  }
  const written = await writeImportRows(rows);
  if (!written.success) return written;
  await client.request('failed', { rows: written.value });
  return succeeded({ rows: rows.length, done: doneOf(rows, written.value) });
}

/** Requests a stop; the current batch is completed. */
export function endWriting(): void {
  const state = stateAtStage('writing');
  if (state) $import.set({ ...state, isEnding: true });
}

type PlanState = NonNullable<ReturnType<typeof stateAtStage<'plan'>>>;

/** Shows the failure on the import screen, or as a message elsewhere. */
function showInterrupted(plan: PlanState, { all, done }: Course, why: string): void {
  const problem = `${why} ${done} of ${all} rows were imported. Compare again to continue.`;
  $import.set({ ...plan, before: plan.before + done, canMatch: false, problem });
  if (!$isLookedAt.get())
    sayFailure(`The import of ${plan.name} stopped. ${problem} See Import products.`);
}

function ended(
  name: string,
  { all, done, failed }: Course,
  refused: number,
  completed: BulkDone[],
): void {
  const [written, left] = [done - failed, all - done];
  $import.set({ stage: 'done', name, written, failed, refused, left, done: completed });
  if ($isLookedAt.get()) return;
  const rows = `${formatCount(written)} ${written === 1 ? 'row' : 'rows'} imported`;
  if (failed + left === 0) sayDone(`${name}: ${rows}.`);
  else
    sayFailure(
      `${name}: ${rows}, ${formatCount(failed + left)} not imported. See Import products.`,
    );
}

/** Message of an unexpected error. */
const errorMessage = (error: unknown): string => {
  reportError(error);
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
};

async function writeRows(run: Run, plan: PlanState, course: Course): Promise<void> {
  const { id, client, file, matching } = run;
  const { name } = file;
  const { publish, before, summary } = plan;
  if (matching === undefined) return;
  const all: BulkDone[] = [];
  const place = () => ({
    matching,
    publish,
    all: before + course.all,
    written: before + course.done,
  });
  const show = (): void =>
    $import.set({ stage: 'writing', name, isEnding: false, ...stateAtStage('writing'), ...course });
  show();
  await saveImport(id, file, place());
  while (course.done < course.all && stateAtStage('writing')?.isEnding === false) {
    await saveImportPlace(id, place());
    const written = await writeBatch(client, course.done);
    if (!written.success) {
      showInterrupted(plan, course, written.error);
      return;
    }
    course.done += written.value.rows;
    course.failed += written.value.rows - written.value.done.length;
    all.push(...written.value.done);
    show();
  }
  await saveImportPlace(id, place());
  if (course.done === course.all) await deleteSavedImport(id);
  ended(name, course, summary.rows.refuse, all);
}

const ELSEWHERE = 'Another tab of this browser is importing this file. Continue there.';

/** Prevents a second start before the lock is acquired. */
let isUnderWay = false;

/** Writes the planned rows. */
export async function writePlan(): Promise<void> {
  const run = presentRun();
  const plan = stateAtStage('plan');
  if (run === undefined || plan === undefined || isUnderWay) return;
  const course: Course = { all: rowsToWrite(plan.summary), done: 0, failed: 0 };
  const endWork = trackWork();
  isUnderWay = true;
  try {
    const isDone = await withLockIfFree(lockOfImport(run.id), () => writeRows(run, plan, course));
    if (!isDone) $import.set({ ...plan, problem: ELSEWHERE });
  } catch (error) {
    showInterrupted(plan, course, errorMessage(error));
  } finally {
    isUnderWay = false;
    endWork();
    void queries.invalidateQueries({ queryKey: listKey(productKind) });
  }
}

/** Restores the products as before the import and deletes new ones. New categories stay. */
export function undoImport(): void {
  const state = stateAtStage('done');
  if (state === undefined) return;
  const { done } = state;
  if (isBusy()) return;
  const shown = { ...state, done: [], undo: 'running' } as const;
  $import.set(shown);
  // If undo ends early, its message offers to undo the rest.
  void startUndo(
    {
      things: 'products',
      pathOf: (id) => `/products/${id}`,
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(productKind) }),
    },
    { ...nothingDone(), done: [...done] },
  ).then((isWhole) => {
    if ($import.get() === shown) $import.set({ ...shown, undo: isWhole ? 'done' : 'partly' });
  });
}

/** The refused rows as a file, to be corrected and imported again. */
export async function refusedRows(): Promise<Blob | undefined> {
  const text = await presentRun()?.client.request('refused', {});
  return text === undefined ? undefined : new Blob([text], { type: 'text/csv;charset=utf-8' });
}
