/** Writes the rows of an import in batches; it can be stopped and resumed. */
import {
  BATCH,
  bulkWrite,
  type BulkDone,
  type BulkResult,
} from '#admin/shell/actions/bulk-write.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { isBusy, startUndo } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { trackWork } from '#admin/shell/running-work.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { formatCount, formatProducts } from '#core/format.ts';
import { DONE, errorMessage, type Result } from '#core/result.ts';
import { slices } from '#core/slices.ts';
import { withLockIfFree } from '#firebase/browser/session/locks.ts';
import { productKind } from '#schema/product.ts';
import type { ImportClient } from './import-client.ts';
import { $import, rowsToWrite, stateAtStage, type Stage } from './import-state.ts';
import {
  deleteSavedImport,
  importLock,
  saveImportFile,
  saveImportPlace,
} from './stores/saved-imports.ts';

/** Categories per batch. */
const CATEGORIES = 200;

async function writeCategories(client: ImportClient): Promise<Result> {
  for (const some of slices(await client.request('categories'), CATEGORIES)) {
    const made = await writeAsStaff(some);
    if (!made.success) return made;
  }
  return DONE;
}

/** Undo reverts both documents of a product together. */
async function* batchesOf(client: ImportClient) {
  for (let from = 0; ; from += BATCH) {
    const rows = await client.request('batch', from, BATCH);
    if (rows.length === 0) return;
    const items = rows.map((writes): BulkDone => ({ id: writes[0]?.id ?? '', writes }));
    yield { items, failed: [] };
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

type Plan = Stage<'plan'>;

/** Shows the failure on the import screen, and as a message elsewhere. */
function showInterrupted(plan: Plan, done: number, why: string): void {
  const all = rowsToWrite(plan.summary);
  const problem = `${why} ${done} of ${all} products ${done === 1 ? 'was' : 'were'} imported. Compare again to continue.`;
  $import.set({ ...plan, before: plan.before + done, problem });
  if (!isShown())
    sayFailure(`The import of ${plan.run.source.name} stopped. ${problem} See Import products.`);
}

function showDone({ run, summary }: Plan, result: BulkResult, left: number): void {
  const [written, failed] = [result.done.length, result.failed.length];
  const refused = summary.refusedRows;
  $import.set({ stage: 'done', run, written, failed, refused, left, result });
  if (isShown()) return;
  const { name } = run.source;
  const products = `${formatProducts(written)} imported`;
  if (failed + left === 0) sayDone(`${name}: ${products}.`);
  else
    sayFailure(
      `${name}: ${products}, ${formatCount(failed + left)} not imported. See Import products.`,
    );
}

async function writeRows(plan: Plan, signal: AbortSignal): Promise<void> {
  const { run, mapping, publish, before } = plan;
  const { name, at, file } = run.source;
  const all = rowsToWrite(plan.summary);
  let done = 0;
  const show = (handled: number): void => {
    done = handled;
    $import.set({ stage: 'writing', run, done, all, isEnding: signal.aborted });
    saveImportPlace({ name, at, mapping, publish, all: before + all, written: before + done });
  };
  try {
    await saveImportFile(file);
    show(0);
    const made = await writeCategories(run.client);
    if (!made.success) {
      showInterrupted(plan, 0, made.error);
      return;
    }
    const result = await bulkWrite(batchesOf(run.client), { onProgress: show, signal });
    await run.client.request('failed', result.failed);
    if (result.stopped !== undefined && !signal.aborted) {
      showInterrupted(plan, done, result.stopped);
      return;
    }
    if (done === all) await deleteSavedImport();
    showDone(plan, result, all - done);
  } catch (error) {
    reportError(error);
    showInterrupted(plan, done, errorMessage(error));
  }
}

const ELSEWHERE = 'Another tab of this browser is importing. Wait until it is done.';

const refreshLists = (): void => void queries.invalidateQueries({ queryKey: listKey(productKind) });

/** Writes the planned rows. */
export async function writePlan(): Promise<void> {
  const plan = stateAtStage('plan');
  if (plan === undefined) return;
  const { run, summary } = plan;
  $import.set({ stage: 'writing', run, done: 0, all: rowsToWrite(summary), isEnding: false });
  stopping = new AbortController();
  const { signal } = stopping;
  const endWork = trackWork();
  const isFree = await withLockIfFree(importLock(), () => writeRows(plan, signal));
  if (!isFree) $import.set({ ...plan, problem: ELSEWHERE });
  endWork();
  refreshLists();
}

/** Restores the products as before the import and deletes new ones. New categories stay. */
export function undoImport(): void {
  const state = stateAtStage('done');
  if (state === undefined || isBusy()) return;
  const shown = { ...state, undo: 'running' } as const;
  $import.set(shown);
  const pathOf = (id: string): string => `/products/${id}`;
  // If undo ends early, its message offers to undo the rest.
  void startUndo({ things: 'products', pathOf, onWritten: refreshLists }, state.result).then(
    (isWhole) => {
      if ($import.get() === shown) $import.set({ ...shown, undo: isWhole ? 'done' : 'partly' });
    },
  );
}
