/**
 * Runs an import through its stages. It continues while other screens are open; after a reload, an interrupted
 * write is offered for resuming.
 */
import { atom } from 'nanostores';
import type { BulkResult } from '#admin/shell/actions/bulk-write.ts';
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { guessMapping, shopMapping } from '#core/import/match-columns.ts';
import { readList, type List } from '#core/import/read-list.ts';
import type { RefusedRow } from '#core/import/refused-rows.ts';
import { succeeded, type Result } from '#core/result.ts';
import type { NewProducts } from '#schema/settings.ts';
import { makePlan, type Plan } from './model/import-plan.ts';
import {
  deleteSavedImport,
  readMatching,
  readSavedImport,
  saveMatching,
  type ImportFile,
  type SavedImport,
} from './stores/saved-imports.ts';

/** A list that is open. */
export interface Run extends ImportFile {
  list: List;
  /** Defaults for new products, from the settings. */
  newProducts: NewProducts | undefined;
}

export type ImportState =
  | { stage: 'choose'; saved: SavedImport | undefined; problem: string }
  /** A running step; `part` is its progress from 0 to 1. */
  | { stage: 'busy'; label: string; part?: number | undefined }
  | { stage: 'match'; run: Run; mapping: ImportMapping; problem: string }
  | {
      stage: 'plan';
      run: Run;
      mapping: ImportMapping;
      plan: Plan;
      /** Rows that an interrupted import has already written. */
      before: number;
      problem: string;
    }
  | { stage: 'writing'; run: Run; done: number; all: number; isEnding: boolean }
  | {
      stage: 'done';
      run: Run;
      written: number;
      /** Rows that could not be written. */
      failed: number;
      refused: readonly RefusedRow[];
      /** Rows not reached. */
      left: number;
      /** What undo can revert. */
      result: BulkResult;
    };

export type Stage<S extends ImportState['stage']> = Extract<ImportState, { stage: S }>;

export const $import = atom<ImportState>({ stage: 'choose', saved: undefined, problem: '' });

/** The state if it is of this stage. */
export function stateAtStage<S extends ImportState['stage']>(stage: S): Stage<S> | undefined {
  const state = $import.get();
  // Narrowed by the stage.
  return state.stage === stage ? (state as Stage<S>) : undefined;
}

/** Ends the steps of the current run. */
let ending = new AbortController();

function endRun(): AbortSignal {
  ending.abort();
  ending = new AbortController();
  return ending.signal;
}

const busy = (label: string, part?: number): void => $import.set({ stage: 'busy', label, part });

/** Returns to the file choice, which offers a saved import to resume. */
export async function restart(problem = ''): Promise<void> {
  const signal = endRun();
  const saved = await readSavedImport();
  // A file may have been chosen while reading.
  if (!signal.aborted) $import.set({ stage: 'choose', saved, problem });
}

export async function dropImport(): Promise<void> {
  await deleteSavedImport();
  await restart();
}

/**
 * Runs one step and shows its result, unless another import was started meanwhile.
 * @param fail shows why it failed
 */
async function step(
  work: (signal: AbortSignal) => Promise<Result<ImportState>>,
  fail: (problem: string) => void,
  { signal } = ending,
): Promise<void> {
  try {
    const state = await work(signal);
    if (signal.aborted) return;
    if (state.success) $import.set(state.value);
    else fail(state.error);
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    fail('The file could not be read. Choose it again.');
  }
}

async function openRun({ name, at, file }: ImportFile): Promise<Result<Run>> {
  busy(`Reading ${name}…`);
  const list = readList(new Uint8Array(await file.arrayBuffer()));
  if (!list.success) return list;
  // If the settings can't be read, staff enter the tax of new products.
  const newProducts = await newProductDefaults().catch(() => undefined);
  return succeeded({ name, at, file, list: list.value, newProducts });
}

/** Reads a file and shows how its columns are matched. */
export async function chooseFile(file: File): Promise<void> {
  endRun();
  await step(
    async () => {
      const run = await openRun({ name: file.name, file, at: Date.now() });
      if (!run.success) return run;
      const { header } = run.value.list;
      const mapping = shopMapping(header) ?? readMatching(header) ?? guessMapping(header);
      return succeeded({ stage: 'match', run: run.value, mapping, problem: '' });
    },
    (problem) => void restart(problem),
  );
}

export function changeMatching(mapping: ImportMapping): void {
  const state = stateAtStage('match');
  if (state) $import.set({ ...state, mapping, problem: '' });
}

async function planned(
  run: Run,
  mapping: ImportMapping,
  { before, signal }: { before: number; signal: AbortSignal },
): Promise<Result<ImportState>> {
  busy('Reading the rows…');
  const options = { mapping, newProducts: run.newProducts };
  const onProgress = (label: string, part: number): void => {
    if (!signal.aborted) busy(label, part);
  };
  const plan = await makePlan(run.list, options, { onProgress, signal });
  return plan.success
    ? succeeded({ stage: 'plan', run, mapping, plan: plan.value, before, problem: '' })
    : plan;
}

/** Compares the list with the shop and shows the outcome of each row; also again, in case the shop has changed. */
export async function compare(): Promise<void> {
  const state = stateAtStage('match') ?? stateAtStage('plan');
  if (state === undefined) return;
  const { run, mapping } = state;
  const before = state.stage === 'plan' ? state.before : 0;
  if (!mapping.exact) saveMatching(run.list.header, mapping);
  await step(
    (signal) => planned(run, mapping, { before, signal }),
    (problem) => $import.set({ ...state, problem }),
  );
}

/** Returns to the columns. */
export function matchAgain(): void {
  const state = stateAtStage('plan');
  if (state) $import.set({ stage: 'match', run: state.run, mapping: state.mapping, problem: '' });
}

/** Resumes an interrupted import; rows already written count as unchanged. */
export async function resumeImport(saved: SavedImport): Promise<void> {
  endRun();
  await step(
    async (signal) => {
      const run = await openRun(saved);
      const { mapping, written: before } = saved.place;
      return run.success ? await planned(run.value, mapping, { before, signal }) : run;
    },
    (problem) => void restart(problem),
  );
}
