/**
 * Runs an import through its stages. It continues while other screens are open; after a reload, an interrupted
 * write is offered for resuming.
 */
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import {
  readCategoriesForImport,
  readForImport,
} from '#admin/features/import/actions/read-for-import.ts';
import type { CategoryChoices } from '#core/import/categories.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { shopMapping } from '#core/import/match-columns.ts';
import { succeeded, type Result } from '#core/result.ts';
import { readSilverRate } from '#firebase/browser/silver-rate.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { readCategoryChoices, saveCategoryChoices } from './actions/category-choices.ts';
import { openImportClient } from './import-client.ts';
import { $import, stateAtStage, type ImportState, type Run, type Stage } from './import-state.ts';
import type { MappedFile } from './model/import-session.ts';
import {
  deleteSavedImport,
  readSavedImport,
  type ImportFile,
  type SavedImport,
} from './stores/saved-imports.ts';
import { readMatching, saveMatching } from './stored-matching.ts';

/** Ends the steps of the current run. */
let ending = new AbortController();
let close = (): void => undefined;

const busy = (label: string, part?: number): void => $import.set({ stage: 'busy', label, part });

function closeRun(): AbortSignal {
  ending.abort();
  close();
  ending = new AbortController();
  return ending.signal;
}

/** Returns to the file choice, which offers a saved import to resume. */
export async function restart(problem = ''): Promise<void> {
  const signal = closeRun();
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
  signal: AbortSignal,
  work: () => Promise<Result<ImportState>>,
  fail: (problem: string) => void,
): Promise<void> {
  try {
    const state = await work();
    if (signal.aborted) return;
    if (state.success) $import.set(state.value);
    else fail(state.error);
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    fail('The file could not be read. Choose it again.');
  }
}

const toBeginning = (problem: string): void => void restart(problem);

/** Closes what was open, and opens a file. */
async function openRun(source: ImportFile): Promise<Result<Run>> {
  busy(`Reading ${source.name}…`);
  const client = openImportClient();
  close = client.close;
  // If the settings can't be read, staff enter the tax of new products.
  const [newProducts, rate] = await Promise.all([
    newProductDefaults().catch(() => undefined),
    // Without it, prices are not compared with the silver.
    readSilverRate().catch(() => undefined),
  ]);
  const silverRate = rate?.perGramPaise;
  const file = await client.request('open', source.file, silverRate);
  if (!file.success) return file;
  return succeeded({ client, source, file: file.value, newProducts, silverRate });
}

/** Reads a file and shows how its columns are matched. */
export async function chooseFile(file: File): Promise<void> {
  const work = async (): Promise<Result<ImportState>> => {
    const run = await openRun({ name: file.name, file, at: Date.now() });
    if (!run.success) return run;
    const { header, guess } = run.value.file;
    const mapping = shopMapping(header) ?? readMatching(header) ?? guess;
    return succeeded({ stage: 'match', run: run.value, mapping, problem: '' });
  };
  await step(closeRun(), work, toBeginning);
}

export function changeMatching(mapping: ImportMapping): void {
  const state = stateAtStage('match');
  if (state) $import.set({ ...state, mapping, problem: '' });
}

/** Sends the shop's products for the SKUs of the list to the worker. */
function readShop({ client }: Run, { skus, ids, forCustomers }: MappedFile, signal: AbortSignal) {
  const label = 'Comparing with the shop…';
  busy(label, 0);
  return readForImport(skus, {
    ids,
    forCustomers: new Set(forCustomers),
    onRead: (more) => client.request('know', more),
    onProgress: (part) => busy(label, part),
    signal,
  });
}

type Settings = Pick<Stage<'plan'>, 'mapping' | 'publish' | 'before'> & {
  choices?: CategoryChoices;
};

async function planned(run: Run, settings: Settings): Promise<Result<ImportState>> {
  const { client, newProducts, silverRate } = run;
  const { signal } = ending;
  busy('Reading the rows…');
  const mapped = await client.request('map', settings.mapping);
  if (!mapped.success) return mapped;
  const read = await readShop(run, mapped.value, signal);
  if (!read.success) return read;
  const categories = await readCategoriesForImport();
  if (!categories.success) return categories;
  await client.request('knowCategories', categories.value);
  busy('Preparing the changes…');
  // Without the stored choices, staff choose again.
  const stored = settings.mapping.exact ? {} : await readCategoryChoices().catch(() => ({}));
  const choices = { ...stored, ...settings.choices };
  const summary = await client.request('plan', newProducts, settings.publish, choices, silverRate);
  return succeeded({
    ...{ stage: 'plan', run, ...settings, choices, summary, problem: '' },
    unused: mapped.value.unused,
    categories: categories.value,
  });
}

/** Compares the list with the shop and shows the outcome of each row. */
export async function compare(): Promise<void> {
  const state = stateAtStage('match');
  if (state === undefined) return;
  const { run, mapping } = state;
  if (!mapping.exact) saveMatching(run.file.header, mapping);
  await step(
    ending.signal,
    () => planned(run, { mapping, publish: false, before: 0 }),
    (problem) => $import.set({ ...state, problem }),
  );
}

/** Compares again with the same columns, in case the shop has changed. */
export async function compareAgain(): Promise<void> {
  const state = stateAtStage('plan');
  if (state === undefined) return;
  const { run, mapping, publish, choices, before } = state;
  await step(
    ending.signal,
    () => planned(run, { mapping, publish, choices, before }),
    (problem) => $import.set({ ...state, problem }),
  );
}

/** Uses categories of the shop for names in the list, now and in later imports. */
export async function chooseCategories(choices: CategoryChoices): Promise<void> {
  const saving = saveCategoryChoices(choices);
  await planAgain(({ choices: others }) => ({ choices: { ...others, ...choices } }));
  const saved = await saving;
  if (!saved.success)
    sayFailure(`The categories are used for this import, but not stored. ${saved.error}`);
}

/** Plans again with or without publishing new products. */
export const changePublish = (publish: boolean): Promise<void> => planAgain(() => ({ publish }));

type Changes = Partial<Pick<Stage<'plan'>, 'publish' | 'choices'>>;

/** Plans again; reads nothing from the shop. */
async function planAgain(changesOf: (state: Stage<'plan'>) => Changes): Promise<void> {
  const state = stateAtStage('plan');
  if (state === undefined) return;
  const next = { ...state, ...changesOf(state) };
  const { client, newProducts, silverRate } = state.run;
  busy('Preparing the changes…');
  await step(
    ending.signal,
    async () => {
      const { publish, choices } = next;
      const summary = await client.request('plan', newProducts, publish, choices, silverRate);
      return succeeded({ ...next, summary });
    },
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
  const { mapping, publish, written: before } = saved.place;
  const work = async (): Promise<Result<ImportState>> => {
    const run = await openRun(saved);
    return run.success ? await planned(run.value, { mapping, publish, before }) : run;
  };
  await step(closeRun(), work, toBeginning);
}
