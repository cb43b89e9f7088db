/** The running bulk change, which continues on every screen. */
import { atom } from 'nanostores';
import type { BulkFailure, BulkResult, BulkOptions } from '#admin/shell/actions/bulk-write.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { formatCount } from '#core/format.ts';
import { errorMessage, failed } from '#core/result.ts';
import { RETRY, sayDone, sayFailure, type Undo } from '#admin/shell/messages-store.ts';
import { trackWork } from '#admin/shell/running-work.ts';

export interface RunningBulk {
  /** For example `Changing products`. */
  label: string;
  handled: number;
  /** Total; undefined until known. */
  total: number | undefined;
  cancel: () => void;
}

export const $bulk = atom<RunningBulk | null>(null);

export interface Bulk {
  label: string;
  /** For example `products`, used in the result message. */
  things: string;
  total: number | undefined;
  /** Path of an item's screen. */
  pathOf: (id: string) => string;
  /** Name of an item, if known. */
  nameOf?: ((id: string) => string | undefined) | undefined;
  run: (options: BulkOptions) => Promise<BulkResult>;
  /** Continues a change that stopped early, if that is possible. Resolves to the result of both parts. */
  resume?: (before: BulkResult, options: BulkOptions) => Promise<BulkResult>;
  /** Custom undo, if restoring the old values is not enough. */
  undo?: (result: BulkResult, options: BulkOptions) => Promise<BulkResult>;
  /** Called after each write, also by undo. */
  onWritten: () => void;
  /** Whether this change is an undo. */
  isUndo?: boolean;
}

interface BulkFailures extends Pick<Bulk, 'pathOf' | 'nameOf' | 'isUndo'> {
  /** Shows the result with undo, once the failures are closed. */
  say: () => void;
  failures: readonly BulkFailure[];
}

/** Failed items, until the dialog is closed. */
export const $bulkFailures = atom<BulkFailures | null>(null);

/** The part of a bulk change that its undo needs. */
export type UndoableBulk = Omit<Bulk, 'label' | 'total' | 'run' | 'resume'>;

function endMessage(result: BulkResult, bulk: UndoableBulk): string {
  const { things, isUndo = false } = bulk;
  const { done, doubtful } = result;
  const changed = `${formatCount(done.length)} ${done.length === 1 ? things.replace(/s$/, '') : things} ${isUndo ? 'restored' : 'changed'}.`;
  if (doubtful.length === 0) return changed;
  const lost = `${changed} ${formatCount(doubtful.length)} more may have been changed`;
  return canUndo(result, bulk) ? `${lost}. Undo includes them.` : `${lost}. Check them.`;
}

const canUndo = ({ done, doubtful }: BulkResult, { undo }: UndoableBulk): boolean =>
  [...done, ...doubtful].some(({ writes }) => undo !== undefined || writes.length > 0);

interface NextSteps {
  /** Undoes it, or continues an undo that ended early. */
  undo?: Undo | undefined;
  /** Continues a change that ended early. */
  resume?: Undo | undefined;
}

function conclude(bulk: UndoableBulk, result: BulkResult, steps: NextSteps): void {
  const { done, doubtful, failed, stopped } = result;
  if (done.length + doubtful.length > 0) bulk.onWritten();
  const message = endMessage(result, bulk);
  const say = (): void => {
    if (stopped === undefined) sayDone(message, steps.undo, true);
    else sayFailure(`${message} ${stopped}`, steps);
  };
  if (failed.length === 0) say();
  else $bulkFailures.set({ ...bulk, say, failures: failed });
}

/** An undo that is offered again if other work is running. */
export const unlessBusy =
  (undo: Undo): Undo =>
  async () =>
    $bulk.get() === null ? await undo() : failed(BUSY, RETRY);

/** Where it ended early it can run again: what is undone already is recognised. */
const undoLater = (bulk: UndoableBulk, result: BulkResult): Undo =>
  unlessBusy(async () => {
    await startUndo(bulk, result);
    return undefined;
  });

/** The result of the first part is included, so that undo restores both. */
const resumeLater = ({ resume, ...bulk }: Bulk, before: BulkResult): Undo | undefined =>
  resume &&
  unlessBusy(async () => {
    await startBulk({ ...bulk, resume, run: (options) => resume(before, options) });
    return undefined;
  });

/** @returns whether everything is as it was before the change */
export async function startUndo(bulk: UndoableBulk, result: BulkResult): Promise<boolean> {
  const total = result.done.length + result.doubtful.length;
  const run = (options: BulkOptions) => (bulk.undo ?? undoBulk)(result, options);
  const undone = await underWay(
    { ...bulk, label: 'Undoing', total, run, isUndo: true },
    ({ stopped }) => (stopped === undefined ? {} : { undo: undoLater(bulk, result) }),
  );
  return undone?.stopped === undefined && undone?.failed.length === 0;
}

/**
 * Runs one bulk change at a time; another one is refused with a message. The result message offers undo if
 * possible.
 */
export async function startBulk(bulk: Bulk): Promise<void> {
  await underWay(bulk, (result) => ({
    undo: canUndo(result, bulk) ? undoLater(bulk, result) : undefined,
    resume: result.stopped === undefined ? undefined : resumeLater(bulk, result),
  }));
}

async function underWay(
  bulk: Bulk,
  stepsFrom: (result: BulkResult) => NextSteps,
): Promise<BulkResult | undefined> {
  const result = await startWork(bulk);
  if (result !== undefined) conclude(bulk, result, stepsFrom(result));
  return result;
}

const BUSY = 'Another bulk change is in progress. Wait until it finishes, or cancel it.';

/** Whether another bulk change is running, which is reported. */
export function isBusy(): boolean {
  if ($bulk.get() === null) return false;
  sayFailure(BUSY);
  return true;
}

/** Like those of a bulk change; the total may become known later. */
interface WorkOptions {
  onProgress: (handled: number, total?: number) => void;
  signal: AbortSignal;
}

interface Work<T> {
  label: string;
  total?: number | undefined;
  run: (options: WorkOptions) => Promise<T>;
}

/**
 * Runs work in the background, displayed on every screen; the caller reports its result.
 * @returns the result; undefined if it failed or other work is running, which was reported
 */
export async function startWork<T>({ label, total, run }: Work<T>): Promise<T | undefined> {
  if (isBusy()) return undefined;
  const stop = new AbortController();
  const running: RunningBulk = { label, handled: 0, total, cancel: () => stop.abort() };
  $bulk.set(running);
  const endWork = trackWork();
  try {
    return await run({
      onProgress: (handled, all = total) => $bulk.set({ ...running, handled, total: all }),
      signal: stop.signal,
    });
  } catch (error) {
    sayFailure(errorMessage(error));
    return undefined;
  } finally {
    endWork();
    $bulk.set(null);
  }
}
