/** The import under way: its file, and the worker that reads it. */
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import { ListError } from '#core/import/list-error.ts';
import type { StoredCategory } from '#core/import/stored.ts';
import type { NewProducts } from '#schema/settings.ts';
import { openImportClient, type ImportClient } from './import-client.ts';
import { $import, type ImportState } from './import-state.ts';
import type { Matching } from './model/matching.ts';
import type { ImportFile } from './stores/saved-imports.ts';

/** State of the running import that is not displayed. */
export interface Run {
  /** Key of the saved import. */
  id: string;
  client: ImportClient;
  file: ImportFile;
  header: readonly string[];
  ending: AbortController;
  matching: Matching | undefined;
  /** Defaults for new products, from the settings. */
  defaults: NewProducts | undefined;
  /** As read together with the products. */
  categories: readonly StoredCategory[];
}

let run: Run | undefined;

export const presentRun = (): Run | undefined => run;

type Stage<S extends ImportState['stage']> = Extract<ImportState, { stage: S }>;

/** The state if it is of this stage. */
export function stateAtStage<S extends ImportState['stage']>(stage: S): Stage<S> | undefined {
  const state = $import.get();
  // Narrowed by the stage.
  return state.stage === stage ? (state as Stage<S>) : undefined;
}

export const busy = (label: string, part?: number): void =>
  $import.set({ stage: 'busy', label, part });

export function closeRun(): void {
  run?.ending.abort();
  run?.client.close();
  run = undefined;
}

/** What went wrong, as a sentence. */
export const importErrorMessage = (error: unknown): string => {
  if (error instanceof ListError)
    return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}`;
  reportError(error);
  return 'The file could not be read. Choose it again.';
};

/** Closes what was open, and opens a file. @throws Error when it cannot be read */
export async function opened(saved: ImportFile, id: string = crypto.randomUUID()) {
  closeRun();
  busy(`Reading ${saved.name}…`);
  const client = openImportClient();
  const own: Run = {
    id,
    client,
    file: saved,
    header: [],
    ending: new AbortController(),
    matching: undefined,
    defaults: undefined,
    categories: [],
  };
  run = own;
  const { file, encoding } = saved;
  const openedFile = await client.request('open', { file, encoding, delimiter: undefined });
  own.header = openedFile.header;
  // If the settings can't be read, staff enter the tax of new products.
  own.defaults = await newProductDefaults().catch(() => undefined);
  return { own, openedFile };
}
