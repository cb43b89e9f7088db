/** Writes the rows of an import, some at a time; it can be ended, and taken up later. */
import { nothingDone, type BulkDone } from '#admin/shell/actions/bulk-write.ts';
import { writeImportCategories, writeImportRows, type RowFailure } from './actions/write-import.ts';
import { rowsToWrite, type RowWrites } from '#core/import/desk-messages.ts';
import { formatCount } from '#core/format.ts';
import { succeeded, type Result } from '#core/result.ts';
import { isBusy, takeBack } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { beginWork } from '#admin/shell/work-under-way.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { dropKeptImport, keepImport, keepImportPlace, lockOfImport } from './stores/kept-import.ts';
import { lockedNow } from '#firebase/browser/session/locked.ts';
import { productKind } from '#schema/product.ts';
import type { DeskClient } from './desk-client.ts';
import { $import, $isLookedAt } from './import-state.ts';
import { presentRun, stateOf, type Run } from './import-run.ts';

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

type PlanState = NonNullable<ReturnType<typeof stateOf<'plan'>>>;

/** Says it here, or, where something else is looked at, there. */
function brokeOff(plan: PlanState, { all, done }: Course, why: string): void {
  const problem = `${why} ${done} of ${all} rows were imported. Compare again to continue.`;
  $import.set({ ...plan, before: plan.before + done, canMatch: false, problem });
  if (!$isLookedAt.get())
    sayFailure(`The import of ${plan.name} stopped. ${problem} See Import products.`);
}

function ended(
  name: string,
  { all, done, failed }: Course,
  refused: number,
  way: BulkDone[],
): void {
  const [written, left] = [done - failed, all - done];
  $import.set({ stage: 'done', name, written, failed, refused, left, done: way });
  if ($isLookedAt.get()) return;
  const rows = `${formatCount(written)} ${written === 1 ? 'row' : 'rows'} imported`;
  if (failed + left === 0) sayDone(`${name}: ${rows}.`);
  else
    sayFailure(
      `${name}: ${rows}, ${formatCount(failed + left)} not imported. See Import products.`,
    );
}

/** What an import fails by that is nobody's to foresee. */
const wordsOf = (error: unknown): string => {
  reportError(error);
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
};

async function writeRows(run: Run, plan: PlanState, course: Course): Promise<void> {
  const { id, desk, file, matching } = run;
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
    $import.set({ stage: 'writing', name, isEnding: false, ...stateOf('writing'), ...course });
  show();
  await keepImport(id, file, place());
  while (course.done < course.all && stateOf('writing')?.isEnding === false) {
    await keepImportPlace(id, place());
    const written = await writeBatch(desk, course.done);
    if (!written.success) {
      brokeOff(plan, course, written.error);
      return;
    }
    course.done += written.value.rows;
    course.failed += written.value.rows - written.value.done.length;
    all.push(...written.value.done);
    show();
  }
  await keepImportPlace(id, place());
  if (course.done === course.all) await dropKeptImport(id);
  ended(name, course, summary.rows.refuse, all);
}

const ELSEWHERE = 'Another tab of this browser is importing this file. Continue there.';

/** Until it has its lock, the plan still stands there to be pressed. */
let isUnderWay = false;

/** Writes what the plan says. */
export async function writePlan(): Promise<void> {
  const run = presentRun();
  const plan = stateOf('plan');
  if (run === undefined || plan === undefined || isUnderWay) return;
  const course: Course = { all: rowsToWrite(plan.summary), done: 0, failed: 0 };
  const endWork = beginWork();
  isUnderWay = true;
  try {
    const isDone = await lockedNow(lockOfImport(run.id), () => writeRows(run, plan, course));
    if (!isDone) $import.set({ ...plan, problem: ELSEWHERE });
  } catch (error) {
    brokeOff(plan, course, wordsOf(error));
  } finally {
    isUnderWay = false;
    endWork();
    void queries.invalidateQueries({ queryKey: listKey(productKind) });
  }
}

/** Puts the products back as they stood before the import; new ones are deleted. Categories that were added stay. */
export function takeImportBack(): void {
  const state = stateOf('done');
  if (state === undefined) return;
  const { done } = state;
  if (isBusy()) return;
  const shown = { ...state, done: [], undo: 'running' } as const;
  $import.set(shown);
  // Where it ends early, its message goes on with it.
  void takeBack(
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

/** The refused rows as a file to be mended and imported again. */
export async function refusedRows(): Promise<Blob | undefined> {
  const text = await presentRun()?.desk.ask('refused', {});
  return text === undefined ? undefined : new Blob([text], { type: 'text/csv;charset=utf-8' });
}
