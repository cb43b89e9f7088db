/** Writes the rows of an import in batches; it can be stopped and resumed. */
import { nothingDone, type BulkDone } from '#admin/shell/actions/bulk-write.ts';
import { formatCount } from '#core/format.ts';
import { errorMessage, succeeded, type Result } from '#core/result.ts';
import { isBusy, startUndo } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { trackWork } from '#admin/shell/running-work.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { withLockIfFree } from '#firebase/browser/session/locks.ts';
import { productKind } from '#schema/product.ts';
import { writeImportCategories, writeImportRows } from './actions/write-import.ts';
import type { ImportClient } from './import-client.ts';
import { $import, rowsToWrite, stateAtStage, type Stage } from './import-state.ts';
import {
  deleteSavedImport,
  importLock,
  saveImportFile,
  saveImportPlace,
} from './stores/saved-imports.ts';

/** Rows per batch: about 200 writes with the audit, and Firestore allows 500. */
const BATCH = 100;

/** Categories per batch. */
const CATEGORIES = 200;

/** @returns what was written; a failure if interrupted */
async function writeBatch(
  client: ImportClient,
  from: number,
): Promise<Result<{ rows: number; done: BulkDone[] }>> {
  const { categories, rows } = await client.request('batch', from, BATCH);
  for (let at = 0; at < categories.length; at += CATEGORIES) {
    const made = await writeImportCategories(categories.slice(at, at + CATEGORIES));
    if (!made.success) return made;
  }
  const written = await writeImportRows(rows);
  if (!written.success) return written;
  await client.request('failed', written.value);
  const missed = new Set(written.value.map(({ row }) => row));
  // Undo reverts both documents of a product together.
  const done = rows.flatMap(({ row, writes }) => {
    const id = writes[0]?.id;
    return missed.has(row) || id === undefined ? [] : [{ id, writes }];
  });
  return succeeded({ rows: rows.length, done });
}

/** Requests a stop; the current batch is completed. */
export function endWriting(): void {
  const state = stateAtStage('writing');
  if (state) $import.set({ ...state, isEnding: true });
}

const isShown = (): boolean => location.pathname.endsWith('/products/import');

type Plan = Stage<'plan'>;
type Writing = Stage<'writing'>;

/** Shows the failure on the import screen, and as a message elsewhere. */
function showInterrupted(plan: Plan, { all, done }: Writing, why: string): void {
  const problem = `${why} ${done} of ${all} rows were imported. Compare again to continue.`;
  $import.set({ ...plan, before: plan.before + done, problem });
  if (!isShown())
    sayFailure(`The import of ${plan.run.source.name} stopped. ${problem} See Import products.`);
}

function showDone({ run, summary }: Plan, course: Writing, completed: BulkDone[]): void {
  const { failed, all, done } = course;
  const [written, left] = [done - failed, all - done];
  const refused = summary.rows.refuse;
  $import.set({ stage: 'done', run, written, failed, refused, left, done: completed });
  if (isShown()) return;
  const { name } = run.source;
  const rows = `${formatCount(written)} ${written === 1 ? 'row' : 'rows'} imported`;
  if (failed + left === 0) sayDone(`${name}: ${rows}.`);
  else
    sayFailure(
      `${name}: ${rows}, ${formatCount(failed + left)} not imported. See Import products.`,
    );
}

async function writeRows(plan: Plan, beginning: Writing): Promise<void> {
  const { run, mapping, publish, before } = plan;
  const { client, source } = run;
  const completed: BulkDone[] = [];
  let course = beginning;
  const savePlace = (): void => {
    const { name, at } = source;
    const [all, written] = [before + course.all, before + course.done];
    saveImportPlace({ name, at, mapping, publish, all, written });
  };
  try {
    await saveImportFile(source.file);
    savePlace();
    while (course.done < course.all && !course.isEnding) {
      const batch = await writeBatch(client, course.done);
      if (!batch.success) {
        showInterrupted(plan, course, batch.error);
        return;
      }
      const { rows, done } = batch.value;
      completed.push(...done);
      course = {
        ...course,
        done: course.done + rows,
        failed: course.failed + rows - done.length,
        isEnding: stateAtStage('writing')?.isEnding ?? true,
      };
      $import.set(course);
      savePlace();
    }
    if (course.done === course.all) await deleteSavedImport();
    showDone(plan, course, completed);
  } catch (error) {
    reportError(error);
    showInterrupted(plan, course, errorMessage(error));
  }
}

const ELSEWHERE = 'Another tab of this browser is importing. Wait until it is done.';

/** Writes the planned rows. */
export async function writePlan(): Promise<void> {
  const plan = stateAtStage('plan');
  if (plan === undefined) return;
  const { run, summary } = plan;
  const course: Writing = {
    ...{ stage: 'writing', run, isEnding: false },
    ...{ all: rowsToWrite(summary), done: 0, failed: 0 },
  };
  $import.set(course);
  const endWork = trackWork();
  const isFree = await withLockIfFree(importLock(), () => writeRows(plan, course));
  if (!isFree) $import.set({ ...plan, problem: ELSEWHERE });
  endWork();
  void queries.invalidateQueries({ queryKey: listKey(productKind) });
}

/** Restores the products as before the import and deletes new ones. New categories stay. */
export function undoImport(): void {
  const state = stateAtStage('done');
  if (state === undefined || isBusy()) return;
  const shown = { ...state, done: [], undo: 'running' } as const;
  $import.set(shown);
  // If undo ends early, its message offers to undo the rest.
  void startUndo(
    {
      things: 'products',
      pathOf: (id) => `/products/${id}`,
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(productKind) }),
    },
    { ...nothingDone(), done: [...state.done] },
  ).then((isWhole) => {
    if ($import.get() === shown) $import.set({ ...shown, undo: isWhole ? 'done' : 'partly' });
  });
}
