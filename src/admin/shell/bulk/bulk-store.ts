/** The one change of many things that is under way, whatever screen is looked at meanwhile. */
import { atom } from 'nanostores';
import type { BulkFailure, BulkResult } from '#commands/bulk-write.ts';
import { undoBulk } from '#commands/bulk-edit.ts';
import { formatCount } from '#domain/format.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';

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
  failures: readonly BulkFailure[];
  /** Of a thing's screen. */
  pathOf: (id: string) => string;
  /** What a thing is called, where that is known. */
  nameOf?: ((id: string) => string | undefined) | undefined;
}

/** What could not be changed, until it has been looked at. */
export const $bulkFailures = atom<BulkFailures | null>(null);

interface Telling {
  onProgress: (handled: number) => void;
  signal: AbortSignal;
}

export interface Bulk {
  words: string;
  /** `products`: what the end is told of. */
  things: string;
  total: number | undefined;
  /** Of a thing's screen. */
  pathOf: (id: string) => string;
  /** What a thing is called, where that is known. */
  nameOf?: ((id: string) => string | undefined) | undefined;
  run: (telling: Telling) => Promise<BulkResult>;
  /** Takes it back, where that is more than writing what stood there before. */
  undo?: (done: BulkResult['done'], telling: Telling) => Promise<BulkResult>;
  /** Called whenever something has been written, also by the way back. */
  onWritten: () => void;
}

const endWords = ({ done }: BulkResult, things: string): string => {
  const count = new Set(done.map(({ collection, id }) => `${collection}/${id}`)).size;
  return `${formatCount(count)} ${things} changed.`;
};

function conclude(bulk: Bulk, result: BulkResult, canUndo: boolean): void {
  const { done, failed, stopped } = result;
  if (done.length > 0) bulk.onWritten();
  $bulkFailures.set(
    failed.length > 0 ? { failures: failed, pathOf: bulk.pathOf, nameOf: bulk.nameOf } : null,
  );
  if (stopped !== undefined) sayFailure(`${endWords(result, bulk.things)} ${stopped}`);
  if (stopped !== undefined && !(canUndo && done.length > 0)) return;
  const undo = canUndo && done.length > 0 ? () => takeBack(bulk, result) : undefined;
  sayDone(endWords(result, bulk.things), undo);
}

const takeBack = (bulk: Bulk, { done }: BulkResult): void =>
  void startBulk(
    {
      ...bulk,
      words: 'Taking back',
      total: done.length,
      run: (telling) => (bulk.undo ?? undoBulk)(done, telling),
    },
    false,
  );

/** One at a time; a second is refused in words. */
export async function startBulk(bulk: Bulk, canUndo = true): Promise<void> {
  if ($bulk.get() !== null) {
    sayFailure('Another change of many is under way. Wait for its end, or cancel it.');
    return;
  }
  const stop = new AbortController();
  const begun: BulkUnderWay = {
    words: bulk.words,
    handled: 0,
    total: bulk.total,
    cancel: () => stop.abort(),
  };
  $bulk.set(begun);
  const onProgress = (handled: number): void => $bulk.set({ ...begun, handled });
  try {
    const result = await bulk.run({ onProgress, signal: stop.signal });
    $bulk.set(null);
    conclude(bulk, result, canUndo);
  } catch (error) {
    $bulk.set(null);
    bulk.onWritten();
    sayFailure(error instanceof Error ? error.message : String(error));
  }
}
