/** The one change of many things that is under way, whatever screen is looked at meanwhile. */
import { atom } from 'nanostores';
import type { BulkFailure, BulkResult, BulkTelling } from '#admin/shell/actions/bulk-write.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { formatCount } from '#core/format.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { beginWork } from '#admin/shell/work-under-way.ts';

export interface BulkUnderWay {
  /** What is done: `Changing products`. */
  words: string;
  handled: number;
  /** Of all; undefined until it is known. */
  total: number | undefined;
  cancel: () => void;
}

export const $bulk = atom<BulkUnderWay | null>(null);

export interface BulkFailures {
  /** Says what was changed, and offers the way back: while the failures are looked at nobody reaches it. */
  say: () => void;
  failures: readonly BulkFailure[];
  /** Of a thing's screen. */
  pathOf: (id: string) => string;
  /** What a thing is called, where that is known. */
  nameOf?: ((id: string) => string | undefined) | undefined;
}

/** What could not be changed, until it has been looked at. */
export const $bulkFailures = atom<BulkFailures | null>(null);

export interface Bulk {
  words: string;
  /** `products`: what the end is told of. */
  things: string;
  total: number | undefined;
  /** Of a thing's screen. */
  pathOf: (id: string) => string;
  /** What a thing is called, where that is known. */
  nameOf?: ((id: string) => string | undefined) | undefined;
  run: (telling: BulkTelling) => Promise<BulkResult>;
  /** Takes it back, where that is more than writing what stood there before. */
  undo?: (result: BulkResult, telling: BulkTelling) => Promise<BulkResult>;
  /** Called whenever something has been written, also by the way back. */
  onWritten: () => void;
  /** Whether it undoes another change. */
  isUndo?: boolean;
}

/** What is undone. */
export type TakenBack = Omit<Bulk, 'words' | 'total' | 'run'>;

function endWords(result: BulkResult, { things, isUndo = false }: TakenBack): string {
  const { done, doubtful } = result;
  const changed = `${formatCount(done.length)} ${done.length === 1 ? things.replace(/s$/, '') : things} ${isUndo ? 'restored' : 'changed'}.`;
  if (doubtful.length === 0) return changed;
  const lost = `${changed} ${formatCount(doubtful.length)} more may have been changed`;
  return canTakeBack(result) ? `${lost}. Undo includes them.` : `${lost}. Check them.`;
}

const canTakeBack = ({ done, doubtful }: BulkResult): boolean =>
  [...done, ...doubtful].some(({ writes }) => writes.length > 0);

/** @param back takes it back, or goes on with that where it ended early */
function conclude(bulk: TakenBack, result: BulkResult, back: (() => void) | undefined): void {
  const { done, doubtful, failed, stopped } = result;
  if (done.length + doubtful.length > 0) bulk.onWritten();
  const words = endWords(result, bulk);
  const say = (): void => {
    if (stopped !== undefined) sayFailure(`${words} ${stopped}`);
    if (stopped === undefined || back) sayDone(words, back, true);
  };
  if (failed.length === 0) say();
  else $bulkFailures.set({ say, failures: failed, pathOf: bulk.pathOf, nameOf: bulk.nameOf });
}

/**
 * Undoes a change. Where it ended early it can run again: what is undone already is recognised.
 * @returns whether everything is as it was before the change
 */
export async function takeBack(bulk: TakenBack, result: BulkResult): Promise<boolean> {
  if (isBusy()) {
    // The way back stays.
    sayDone(endWords(result, bulk), () => void takeBack(bulk, result), true);
    return false;
  }
  const total = result.done.length + result.doubtful.length;
  const run = (telling: BulkTelling) => (bulk.undo ?? undoBulk)(result, telling);
  const back = await underWay(
    { ...bulk, words: 'Undoing', total, run, isUndo: true },
    ({ stopped }) => (stopped === undefined ? undefined : () => void takeBack(bulk, result)),
  );
  return back?.stopped === undefined && back?.failed.length === 0;
}

/** One at a time; a second is refused in words. Its end offers the way back, where there is one. */
export async function startBulk(bulk: Bulk): Promise<void> {
  await underWay(bulk, (result) =>
    canTakeBack(result) ? () => void takeBack(bulk, result) : undefined,
  );
}

async function underWay(
  bulk: Bulk,
  backFrom: (result: BulkResult) => (() => void) | undefined,
): Promise<BulkResult | undefined> {
  const run = (telling: BulkTelling) =>
    bulk.run(telling).catch((error: unknown) => {
      // What was written until then is shown.
      bulk.onWritten();
      throw error;
    });
  const result = await startWork({ ...bulk, run });
  if (result !== undefined) conclude(bulk, result, backFrom(result));
  return result;
}

/** Whether something else is under way, which is said. */
export function isBusy(): boolean {
  if ($bulk.get() === null) return false;
  sayFailure('Another bulk change is in progress. Wait until it finishes, or cancel it.');
  return true;
}

/** As of a change of many; how many there are may be found on the way. */
interface WorkTelling {
  onProgress: (handled: number, total?: number) => void;
  signal: AbortSignal;
}

interface Work<T> {
  words: string;
  total?: number | undefined;
  run: (telling: WorkTelling) => Promise<T>;
}

/**
 * Work whose end is said by who began it. It goes on while other screens are looked at, and is shown on each.
 * @returns what came of it; undefined where that was said already: something else is under way, or it broke
 */
export async function startWork<T>({ words, total, run }: Work<T>): Promise<T | undefined> {
  if (isBusy()) return undefined;
  const stop = new AbortController();
  const begun: BulkUnderWay = { words, handled: 0, total, cancel: () => stop.abort() };
  $bulk.set(begun);
  const endWork = beginWork();
  try {
    return await run({
      onProgress: (handled, all = total) => $bulk.set({ ...begun, handled, total: all }),
      signal: stop.signal,
    });
  } catch (error) {
    sayFailure(error instanceof Error ? error.message : String(error));
    return undefined;
  } finally {
    endWork();
    $bulk.set(null);
  }
}
