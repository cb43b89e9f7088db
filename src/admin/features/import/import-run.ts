/**
 * Runs an import through its stages. It continues while other screens are open; after a reload, an interrupted
 * write is offered for resuming.
 */
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { readCategoriesForImport, readForImport } from '#admin/shell/actions/read-for-import.ts';
import type { MappedFile, OpenedFile, PlanSummary } from '#core/import/import-messages.ts';
import { guessedMapping, withoutTax, withTax, type HandMapping } from './model/hand-mapping.ts';
import { mappingOf, type Matching } from './model/matching.ts';
import { shopMapping } from '#core/import/shop-list.ts';
import {
  deleteSavedImport,
  lockOfImport,
  readSavedImport,
  type SavedImport,
} from './stores/saved-imports.ts';
import { withLockIfFree } from '#firebase/browser/session/locks.ts';
import { $import, type ImportState } from './import-state.ts';
import { saveMatching, readMatching } from './stored-matching.ts';
import {
  busy,
  closeRun,
  opened,
  presentRun,
  stateAtStage,
  importErrorMessage,
  type Run,
} from './open-run.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Returns to the file choice, which offers a saved import to resume. */
export async function restart(problem = ''): Promise<void> {
  closeRun();
  const saved = await readSavedImport();
  // A file may have been chosen while reading.
  if (presentRun() === undefined) $import.set({ stage: 'choose', saved, problem });
}

export async function dropImport({ id }: SavedImport): Promise<void> {
  // Skip an import that another tab has resumed.
  await withLockIfFree(lockOfImport(id), async () => {
    await deleteSavedImport(id);
  });
  await restart();
}

async function matchingFor({ header, defaults }: Run): Promise<Matching> {
  if (shopMapping(header)) return { by: 'shop' };
  const stored = await readMatching(header);
  return {
    by: 'hand',
    hand: stored ? withTax(stored, defaults) : guessedMapping(header, defaults),
  };
}

function showMatching({ ending, file: { name } }: Run, file: OpenedFile, matching: Matching): void {
  // Another import may have been started while reading.
  if (!ending.signal.aborted) $import.set({ stage: 'match', name, file, matching, problem: '' });
}

/** Reads a file and shows how its columns would be matched. */
export async function chooseFile(file: File, encoding = 'utf-8'): Promise<void> {
  try {
    const { own, openedFile } = await opened({ name: file.name, file, encoding, at: Date.now() });
    const matching = await matchingFor(own);
    showMatching(own, openedFile, matching);
  } catch (error) {
    await restart(importErrorMessage(error));
  }
}

/** Matches the columns by a mapping file, which can do more than the form. */
export async function chooseMapping(file: File): Promise<void> {
  const state = stateAtStage('match');
  if (state === undefined) return;
  const source: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const chosen: Matching = { by: 'file', name: file.name, source };
  const made = mappingOf(chosen, state.file.header);
  $import.set(
    made.success ? { ...state, matching: chosen, problem: '' } : { ...state, problem: made.error },
  );
}

export function changeMatching(hand: HandMapping): void {
  const state = stateAtStage('match');
  if (state) $import.set({ ...state, matching: { by: 'hand', hand }, problem: '' });
}

/** Switches from the automatic match to a manual one. */
export function matchByHand(): void {
  const run = presentRun();
  if (run) changeMatching(guessedMapping(run.header, run.defaults));
}

/** Compares the list with the shop and shows the outcome of each row. */
export async function compare(): Promise<void> {
  const [state, run] = [stateAtStage('match'), presentRun()];
  if (state === undefined || run === undefined) return;
  const { matching } = state;
  if (matching.by === 'hand')
    await saveMatching(run.header, withoutTax(matching.hand, run.defaults));
  const settings = { publish: false, before: 0 };
  await compareBy(matching, settings, (problem) => $import.set({ ...state, problem }));
}

/** Sends the shop's products for the SKUs of the list to the worker. */
function readShop({ client, ending }: Run, { skus, forCustomers }: MappedFile) {
  const label = 'Comparing with the shop…';
  busy(label, 0);
  return readForImport(skus, {
    forCustomers: new Set(forCustomers),
    onRead: (more) => client.request('know', more),
    onProgress: (part) => busy(label, part),
    signal: ending.signal,
  });
}

async function planned(
  present: Run,
  matching: Matching,
  { publish, before }: { publish: boolean; before: number },
): Promise<Result<ImportState>> {
  const { client, header } = present;
  const made = mappingOf(matching, header);
  if (!made.success) return made;
  present.matching = matching;
  busy('Reading the rows…');
  const mapped = await client.request('map', { mapping: made.value });
  const { problems, unused } = mapped;
  if (problems.length > 0) return failed(problems.join(' '));
  const read = await readShop(present, mapped);
  if (!read.success) return read;
  const categories = await readCategoriesForImport();
  if (!categories.success) return categories;
  present.categories = categories.value;
  const summary = await summed(present, publish);
  const { name } = present.file;
  const canMatch = before === 0;
  return succeeded({
    stage: 'plan',
    name,
    summary,
    publish,
    unused,
    before,
    problem: '',
    canMatch,
  });
}

/**
 * Plans the import with the loaded products.
 * @throws NotSignedIn
 */
function summed({ client, categories }: Run, publish: boolean): Promise<PlanSummary> {
  busy('Preparing the changes…');
  const author = { uid: requireUid(), now: Date.now() };
  return client.request('plan', { categories, author, publish });
}

async function compareBy(
  matching: Matching,
  settings: { publish: boolean; before: number },
  fail: (problem: string) => void,
): Promise<void> {
  const present = presentRun();
  if (present === undefined) return;
  try {
    const state = await planned(present, matching, settings);
    if (present.ending.signal.aborted) return;
    if (state.success) $import.set(state.value);
    else fail(state.error);
  } catch (error) {
    if (!present.ending.signal.aborted) fail(importErrorMessage(error));
  }
}

/** Compares again with the same columns, in case the shop has changed. */
export async function compareAgain(): Promise<void> {
  const [state, run] = [stateAtStage('plan'), presentRun()];
  if (state === undefined || run?.matching === undefined) return;
  await compareBy(run.matching, state, (problem) => $import.set({ ...state, problem }));
}

/** Plans again with or without publishing new products; reads nothing from the shop. */
export async function changePublish(publish: boolean): Promise<void> {
  const [state, present] = [stateAtStage('plan'), presentRun()];
  if (state === undefined || present === undefined) return;
  try {
    const summary = await summed(present, publish);
    if (!present.ending.signal.aborted) $import.set({ ...state, publish, summary });
  } catch (error) {
    if (!present.ending.signal.aborted)
      $import.set({ ...state, problem: importErrorMessage(error) });
  }
}

/** Returns to the columns. */
export async function matchAgain(): Promise<void> {
  const before = presentRun();
  if (before === undefined) return restart();
  try {
    const { own, openedFile } = await opened(before.file, before.id);
    const matching = before.matching ?? (await matchingFor(own));
    showMatching(own, openedFile, matching);
  } catch (error) {
    await restart(importErrorMessage(error));
  }
}

/** Resumes an interrupted import; rows already written count as unchanged. */
export async function resumeImport(saved: SavedImport): Promise<void> {
  const { id, place } = saved;
  try {
    await opened(saved, id);
    const { publish, written } = place;
    const toBeginning = (problem: string): void => void restart(problem);
    await compareBy(place.matching, { publish, before: written }, toBeginning);
  } catch (error) {
    await restart(importErrorMessage(error));
  }
}
