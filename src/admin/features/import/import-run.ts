/**
 * Carries an import through its stages. It goes on while other screens are looked at; after a reload, one that has begun
 * to write is offered again.
 */
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { readCategoriesForImport, readForImport } from '#admin/shell/actions/read-for-import.ts';
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import type { MappedFile, OpenedFile, PlanSummary } from '#core/import/desk-messages.ts';
import { guessedMapping, withoutTax, withTax, type HandMapping } from './model/hand-mapping.ts';
import { ListError } from '#core/import/list-error.ts';
import { mappingOf, type Matching } from './model/matching.ts';
import { shopMapping } from '#core/import/shop-list.ts';
import type { StoredCategory } from '#core/import/stored.ts';
import type { NewProducts } from '#schema/settings.ts';
import {
  dropKeptImport,
  lockOfImport,
  readKeptImport,
  type KeptFile,
  type KeptImport,
} from './stores/kept-import.ts';
import { lockedNow } from '#firebase/browser/session/locked.ts';
import { openDesk, type DeskClient } from './desk-client.ts';
import { $import, type ImportState } from './import-state.ts';
import { keepMatching, readMatching } from './kept-matching.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** What an import under way holds beside what is shown of it. */
export interface Run {
  /** By which it is kept. */
  id: string;
  desk: DeskClient;
  file: KeptFile;
  header: readonly string[];
  ending: AbortController;
  matching: Matching | undefined;
  /** What the settings say of new products. */
  defaults: NewProducts | undefined;
  /** As they were read with the products. */
  categories: readonly StoredCategory[];
}

let run: Run | undefined;

export const presentRun = (): Run | undefined => run;

type Stage<S extends ImportState['stage']> = Extract<ImportState, { stage: S }>;

/** The state, where it is of that stage. */
export function stateOf<S extends ImportState['stage']>(stage: S): Stage<S> | undefined {
  const state = $import.get();
  // The stage tells the states apart.
  return state.stage === stage ? (state as Stage<S>) : undefined;
}

const busy = (words: string, part?: number): void => $import.set({ stage: 'busy', words, part });

function close(): void {
  run?.ending.abort();
  run?.desk.close();
  run = undefined;
}

/** Back to the choice of a file. What was kept of an import that has been begun is offered there. */
export async function beginAgain(problem = ''): Promise<void> {
  close();
  const kept = await readKeptImport();
  // A file may have been chosen meanwhile.
  if (run === undefined) $import.set({ stage: 'choose', kept, problem });
}

export async function dropImport({ id }: KeptImport): Promise<void> {
  // One that another tab has taken up meanwhile goes on there.
  await lockedNow(lockOfImport(id), async () => {
    await dropKeptImport(id);
  });
  await beginAgain();
}

const wordsOf = (error: unknown): string => {
  if (error instanceof ListError)
    return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}`;
  reportError(error);
  return 'The file could not be read. Choose it again.';
};

async function opened(kept: KeptFile, id: string = crypto.randomUUID()) {
  close();
  busy(`Reading ${kept.name}…`);
  const desk = openDesk();
  const own: Run = {
    id,
    desk,
    file: kept,
    header: [],
    ending: new AbortController(),
    matching: undefined,
    defaults: undefined,
    categories: [],
  };
  run = own;
  const { file, encoding } = kept;
  const found = await desk.ask('open', { file, encoding, delimiter: undefined });
  own.header = found.header;
  // Where the settings cannot be read, the tax of new products is to be said by hand.
  own.defaults = await newProductDefaults().catch(() => undefined);
  return { own, found };
}

async function matchingFor({ header, defaults }: Run): Promise<Matching> {
  if (shopMapping(header)) return { by: 'shop' };
  const known = await readMatching(header);
  return { by: 'hand', hand: known ? withTax(known, defaults) : guessedMapping(header, defaults) };
}

function showMatching({ ending, file: { name } }: Run, file: OpenedFile, matching: Matching): void {
  // Another may have been begun meanwhile.
  if (!ending.signal.aborted) $import.set({ stage: 'match', name, file, matching, problem: '' });
}

/** Reads a chosen file, and shows how its columns would be matched. */
export async function chooseFile(file: File, encoding = 'utf-8'): Promise<void> {
  try {
    const { own, found } = await opened({ name: file.name, file, encoding, at: Date.now() });
    const matching = await matchingFor(own);
    showMatching(own, found, matching);
  } catch (error) {
    await beginAgain(wordsOf(error));
  }
}

/** Reads the columns by a mapping file, which says more than a form can. */
export async function chooseMapping(file: File): Promise<void> {
  const state = stateOf('match');
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
  const state = stateOf('match');
  if (state) $import.set({ ...state, matching: { by: 'hand', hand }, problem: '' });
}

/** By hand instead of as the shop or a file has it. */
export function matchByHand(): void {
  if (run) changeMatching(guessedMapping(run.header, run.defaults));
}

/** Holds the list against the shop, and shows what would become of each row. */
export async function compare(): Promise<void> {
  const state = stateOf('match');
  if (state === undefined || run === undefined) return;
  const { matching } = state;
  if (matching.by === 'hand')
    await keepMatching(run.header, withoutTax(matching.hand, run.defaults));
  const settings = { publish: false, before: 0 };
  await compareBy(matching, settings, (problem) => $import.set({ ...state, problem }));
}

/** Gives what the shop holds of the list's products to the desk. */
function readShop({ desk, ending }: Run, { skus, forCustomers }: MappedFile) {
  const words = 'Comparing with the shop…';
  busy(words, 0);
  return readForImport(skus, {
    forCustomers: new Set(forCustomers),
    onRead: (more) => desk.ask('know', more),
    onProgress: (part) => busy(words, part),
    signal: ending.signal,
  });
}

async function planned(
  present: Run,
  matching: Matching,
  { publish, before }: { publish: boolean; before: number },
): Promise<Result<ImportState>> {
  const { desk, header } = present;
  const made = mappingOf(matching, header);
  if (!made.success) return made;
  present.matching = matching;
  busy('Reading the rows…');
  const mapped = await desk.ask('map', { mapping: made.value });
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

/** Plans by what has been read. @throws Error when nobody is signed in */
function summed({ desk, categories }: Run, publish: boolean): Promise<PlanSummary> {
  busy('Preparing the changes…');
  const author = { uid: presentUid(), now: Date.now() };
  return desk.ask('plan', { categories, author, publish });
}

async function compareBy(
  matching: Matching,
  settings: { publish: boolean; before: number },
  fail: (problem: string) => void,
): Promise<void> {
  const present = run;
  if (present === undefined) return;
  try {
    const state = await planned(present, matching, settings);
    if (present.ending.signal.aborted) return;
    if (state.success) $import.set(state.value);
    else fail(state.error);
  } catch (error) {
    if (!present.ending.signal.aborted) fail(wordsOf(error));
  }
}

/** Compares anew with the same columns: the shop may have changed. */
export async function compareAnew(): Promise<void> {
  const state = stateOf('plan');
  if (state === undefined || run?.matching === undefined) return;
  await compareBy(run.matching, state, (problem) => $import.set({ ...state, problem }));
}

/** Plans anew whether new products go live; the shop is not read for it. */
export async function changePublish(publish: boolean): Promise<void> {
  const [state, present] = [stateOf('plan'), run];
  if (state === undefined || present === undefined) return;
  try {
    const summary = await summed(present, publish);
    if (!present.ending.signal.aborted) $import.set({ ...state, publish, summary });
  } catch (error) {
    if (!present.ending.signal.aborted) $import.set({ ...state, problem: wordsOf(error) });
  }
}

/** Back to the columns. */
export async function matchAgain(): Promise<void> {
  const before = run;
  if (before === undefined) return beginAgain();
  try {
    const { own, found } = await opened(before.file, before.id);
    const matching = before.matching ?? (await matchingFor(own));
    showMatching(own, found, matching);
  } catch (error) {
    await beginAgain(wordsOf(error));
  }
}

/** Takes an import up that was interrupted: what it has written counts as unchanged. */
export async function takeUp(kept: KeptImport): Promise<void> {
  const { id, place } = kept;
  try {
    await opened(kept, id);
    const { publish, written } = place;
    const toBeginning = (problem: string): void => void beginAgain(problem);
    await compareBy(place.matching, { publish, before: written }, toBeginning);
  } catch (error) {
    await beginAgain(wordsOf(error));
  }
}
