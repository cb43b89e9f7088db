/** Carries an import through its stages. It goes on while other screens are looked at; a reload takes it up again. */
import { presentUid } from '#commands/present-uid.ts';
import { readCategoriesForImport, readForImport } from '#commands/read-for-import.ts';
import { newProductDefaults } from '#commands/new-product-defaults.ts';
import type { MappedFile } from '#domain/import/desk-messages.ts';
import { guessedMapping, type HandMapping } from '#domain/import/hand-mapping.ts';
import { ListError } from '#domain/import/list-error.ts';
import { mappingOf, type Matching } from '#domain/import/matching.ts';
import { shopMapping } from '#domain/import/shop-list.ts';
import {
  dropKeptImport,
  keepImportFile,
  readKeptImport,
  type KeptImport,
} from '#stores/kept-import.ts';
import { openDesk, type DeskClient } from './desk-client.ts';
import { $import, type ImportState } from './import-state.ts';
import { keepMatching, readMatching } from './kept-matching.ts';

/** What an import under way holds beside what is shown of it. */
export interface Run {
  desk: DeskClient;
  name: string;
  header: readonly string[];
  ending: AbortController;
  matching: Matching | undefined;
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
  $import.set({ stage: 'choose', kept: kept?.place ? kept : undefined, problem });
}

export async function dropImport(): Promise<void> {
  await dropKeptImport();
  await beginAgain();
}

const wordsOf = (error: unknown): string => {
  if (error instanceof ListError)
    return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}`;
  reportError(error);
  return 'The file could not be read. Choose it again.';
};

async function opened(kept: Pick<KeptImport, 'name' | 'file' | 'encoding'>) {
  close();
  busy(`Reading ${kept.name}…`);
  const desk = openDesk();
  run = { desk, name: kept.name, header: [], ending: new AbortController(), matching: undefined };
  const { file, encoding } = kept;
  const found = await desk.ask('open', { file, encoding, delimiter: undefined });
  run.header = found.header;
  return { desk, found };
}

/** Where the settings cannot be read, the tax of new products is to be said by hand. */
const guessed = async (header: readonly string[]): Promise<HandMapping> =>
  guessedMapping(header, await newProductDefaults().catch(() => undefined));

async function matchingFor(header: readonly string[]): Promise<Matching> {
  if (shopMapping(header)) return { by: 'shop' };
  return { by: 'hand', hand: (await readMatching(header)) ?? (await guessed(header)) };
}

/** Reads a chosen file, and shows how its columns would be matched. */
export async function chooseFile(file: File, encoding = 'utf-8'): Promise<void> {
  try {
    const { found } = await opened({ name: file.name, file, encoding });
    await keepImportFile({ name: file.name, file, encoding, at: Date.now() });
    const matching = await matchingFor(found.header);
    $import.set({ stage: 'match', name: file.name, file: found, matching, problem: '' });
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
    made.ok ? { ...state, matching: chosen, problem: '' } : { ...state, problem: made.problem },
  );
}

export function changeMatching(hand: HandMapping): void {
  const state = stateOf('match');
  if (state) $import.set({ ...state, matching: { by: 'hand', hand }, problem: '' });
}

/** By hand instead of as the shop or a file has it. */
export async function matchByHand(): Promise<void> {
  const state = stateOf('match');
  if (state) changeMatching(await guessed(state.file.header));
}

/** Holds the list against the shop, and shows what would become of each row. */
export async function compare(): Promise<void> {
  const state = stateOf('match');
  if (state === undefined || run === undefined) return;
  const { matching } = state;
  if (matching.by === 'hand') await keepMatching(run.header, matching.hand);
  const settings = { publish: false, before: 0 };
  await compareBy(matching, settings, (problem) => $import.set({ ...state, problem }));
}

/** Gives what the shop holds of the list's products to the desk. @returns why not; empty when it was done */
async function readShop(
  { desk, ending }: Run,
  { skus, forCustomers }: MappedFile,
): Promise<string> {
  const words = 'Comparing with the shop…';
  busy(words, 0);
  const read = await readForImport(skus, {
    forCustomers: new Set(forCustomers),
    onRead: (more) => desk.ask('know', more),
    onProgress: (part) => busy(words, part),
    signal: ending.signal,
  });
  return read.success ? '' : read.error;
}

async function planned(
  present: Run,
  matching: Matching,
  { publish, before }: { publish: boolean; before: number },
): Promise<ImportState | string> {
  const { desk, name, header } = present;
  const made = mappingOf(matching, header);
  if (!made.ok) return made.problem;
  present.matching = matching;
  busy('Reading the rows…');
  const mapped = await desk.ask('map', { mapping: made.mapping });
  const { problems, unused } = mapped;
  if (problems.length > 0) return problems.join(' ');
  const unread = await readShop(present, mapped);
  if (unread !== '') return unread;
  const categories = await readCategoriesForImport();
  if (!categories.success) return categories.error;
  busy('Working out what would change…');
  const author = { uid: presentUid(), now: Date.now() };
  const summary = await desk.ask('plan', { categories: categories.value, author, publish });
  const canMatch = before === 0;
  return { stage: 'plan', name, summary, publish, unused, before, problem: '', canMatch };
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
    if (typeof state === 'string') fail(state);
    else $import.set(state);
  } catch (error) {
    if (!present.ending.signal.aborted) fail(wordsOf(error));
  }
}

const toBeginning = (problem: string): void => void beginAgain(problem);

/** Compares anew with the same columns: the shop may have changed, or the choice to publish. */
export async function compareAnew(publish: boolean): Promise<void> {
  const before = stateOf('plan')?.before ?? 0;
  if (run?.matching) await compareBy(run.matching, { publish, before }, toBeginning);
}

/** Back to the columns. */
export async function matchAgain(): Promise<void> {
  const kept = await readKeptImport();
  const chosen = run?.matching;
  if (kept === undefined) return beginAgain();
  try {
    const { found } = await opened(kept);
    const matching = chosen ?? (await matchingFor(found.header));
    $import.set({ stage: 'match', name: kept.name, file: found, matching, problem: '' });
  } catch (error) {
    await beginAgain(wordsOf(error));
  }
}

/** Takes an import up that was interrupted: what it has written counts as unchanged. */
export async function takeUp(kept: KeptImport): Promise<void> {
  const { place } = kept;
  if (place === undefined) return;
  try {
    await opened(kept);
    const { publish, written } = place;
    await compareBy(place.matching, { publish, before: written }, toBeginning);
  } catch (error) {
    await beginAgain(wordsOf(error));
  }
}
