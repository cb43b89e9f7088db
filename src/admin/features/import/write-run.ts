/** Writes the rows of an import in batches; it can be stopped and resumed. */
import { BATCH, bulkWrite, type BulkResult } from '#admin/shell/actions/bulk-write.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { isBusy, startUndo } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { trackWork } from '#admin/shell/running-work.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { formatCount } from '#core/format.ts';
import type { RowOutcome } from '#core/import/plan.ts';
import type { PlannedRow } from '#core/import/plan-product.ts';
import { refusedRow, type RefusedRow } from '#core/import/refused-rows.ts';
import { errorMessage } from '#core/result.ts';
import { slices } from '#core/slices.ts';
import { productKind } from '#schema/product.ts';
import { $import, restart, stateAtStage, type Stage } from './import-run.ts';
import { deleteSavedImport, saveImportFile, saveImportPlace } from './stores/saved-imports.ts';

/** Categories per batch. */
const CATEGORIES = 200;

export const rowsToWrite = (rows: readonly RowOutcome[]): PlannedRow[] =>
  rows.filter((row) => row.action !== 'refuse').filter(({ writes }) => writes.length > 0);

export const refusedIn = (rows: readonly RowOutcome[]): RefusedRow[] =>
  rows.filter((row) => row.action === 'refuse');

/** Undo reverts both documents of a product together. */
async function* batchesOf(rows: readonly PlannedRow[]) {
  for (const some of slices(rows, BATCH)) {
    const items = some.map(({ writes }) => ({ id: writes[0]?.id ?? '', writes }));
    yield await Promise.resolve({ items, failed: [] });
  }
}

let stopping = new AbortController();

/** Requests a stop; the current batch is completed. */
export function endWriting(): void {
  stopping.abort();
  const state = stateAtStage('writing');
  if (state) $import.set({ ...state, isEnding: true });
}

const isShown = (): boolean => location.pathname.endsWith('/products/import');

/** Shows the failure on the import screen, and as a message elsewhere. */
function showInterrupted(state: Stage<'plan'>, done: number, why: string): void {
  const all = rowsToWrite(state.plan.rows).length;
  const problem = `${why} ${done} of ${all} rows were imported. Compare again to continue.`;
  $import.set({ ...state, before: state.before + done, problem });
  if (!isShown())
    sayFailure(`The import of ${state.run.name} stopped. ${problem} See Import products.`);
}

function showDone({ run, plan }: Stage<'plan'>, result: BulkResult, left: number): void {
  const [written, failed] = [result.done.length, result.failed.length];
  const reasons = new Map(result.failed.map(({ id, why }) => [id, why]));
  const missed = rowsToWrite(plan.rows).flatMap((row) => {
    const why = reasons.get(row.writes[0]?.id ?? '');
    return why === undefined ? [] : [refusedRow(row, `${why} Import it again.`)];
  });
  const refused = [...refusedIn(plan.rows), ...missed].sort((one, other) => one.row - other.row);
  $import.set({ stage: 'done', run, written, failed, refused, left, result });
  if (isShown()) return;
  const rows = `${formatCount(written)} ${written === 1 ? 'row' : 'rows'} imported`;
  if (failed + left === 0) sayDone(`${run.name}: ${rows}.`);
  else
    sayFailure(
      `${run.name}: ${rows}, ${formatCount(failed + left)} not imported. See Import products.`,
    );
}

async function writeRows(state: Stage<'plan'>, signal: AbortSignal): Promise<void> {
  const { run, mapping, plan, before } = state;
  const { name, at } = run;
  const rows = rowsToWrite(plan.rows);
  const all = rows.length;
  let done = 0;
  const show = (handled: number): void => {
    done = handled;
    $import.set({ stage: 'writing', run, done, all, isEnding: signal.aborted });
    saveImportPlace({ name, at, mapping, all: before + all, written: before + done });
  };
  try {
    show(0);
    await saveImportFile(run.file);
    for (const some of slices(plan.categories, CATEGORIES)) {
      const added = await writeAsStaff(some);
      if (!added.success) {
        showInterrupted(state, 0, added.error);
        return;
      }
    }
    const result = await bulkWrite(batchesOf(rows), { onProgress: show, signal });
    if (result.stopped !== undefined && !signal.aborted) {
      showInterrupted(state, done, result.stopped);
      return;
    }
    if (done === all) await deleteSavedImport();
    showDone(state, result, all - done);
  } catch (error) {
    reportError(error);
    showInterrupted(state, done, errorMessage(error));
  }
}

const refreshLists = (): void => void queries.invalidateQueries({ queryKey: listKey(productKind) });

/** Writes the planned rows. */
export async function writePlan(): Promise<void> {
  const state = stateAtStage('plan');
  if (state === undefined) return;
  stopping = new AbortController();
  const endWork = trackWork();
  await writeRows(state, stopping.signal);
  endWork();
  refreshLists();
}

/** Restores the products as before the import and deletes new ones. New categories stay. */
export function undoImport(): void {
  const state = stateAtStage('done');
  if (state === undefined || isBusy()) return;
  const pathOf = (id: string): string => `/products/${id}`;
  // If undo ends early, its message offers to undo the rest.
  void startUndo({ things: 'products', pathOf, onWritten: refreshLists }, state.result).then(
    (isWhole) => {
      if (isWhole && $import.get() === state) void restart();
    },
  );
}
