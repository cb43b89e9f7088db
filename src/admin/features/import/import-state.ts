/** State of the import: what the screen shows by stage, and the file with the worker that reads it. */
import { atom } from 'nanostores';
import type { BulkResult } from '#admin/shell/actions/bulk-write.ts';
import type { CategoryChoices } from '#core/import/categories.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import type { StoredCategory } from '#core/import/stored.ts';
import type { NewProducts } from '#schema/settings.ts';
import type { ImportClient } from './import-client.ts';
import type { OpenedFile, PlanSummary } from './model/import-session.ts';
import type { ImportFile, SavedImport } from './stores/saved-imports.ts';

export type ImportState =
  | { stage: 'choose'; saved: SavedImport | undefined; problem: string }
  /** A running step; `part` is its progress from 0 to 1. */
  | { stage: 'busy'; label: string; part: number | undefined }
  | { stage: 'match'; run: Run; mapping: ImportMapping; problem: string }
  | {
      stage: 'plan';
      run: Run;
      mapping: ImportMapping;
      summary: PlanSummary;
      publish: boolean;
      /** What was chosen for names of categories. */
      choices: CategoryChoices;
      categories: readonly StoredCategory[];
      /** Columns that are not used. */
      unused: readonly string[];
      /** Rows that an interrupted import has already written. */
      before: number;
      problem: string;
    }
  | { stage: 'writing'; run: Run; done: number; all: number; isEnding: boolean }
  | {
      stage: 'done';
      run: Run;
      written: number;
      failed: number;
      /** Rows of the file. */
      refused: number;
      /** Products not reached. */
      left: number;
      /** What undo can revert. */
      result: BulkResult;
      /** Progress of the undo; undefined until it starts. */
      undo?: 'running' | 'done' | 'partly';
    };

/** A list that is open. */
export interface Run {
  client: ImportClient;
  source: ImportFile;
  file: OpenedFile;
  /** Defaults for new products, from the settings. */
  newProducts: NewProducts | undefined;
  /** Paise per gram; undefined if none is set. */
  silverRate: number | undefined;
}

export type Stage<S extends ImportState['stage']> = Extract<ImportState, { stage: S }>;

export const $import = atom<ImportState>({ stage: 'choose', saved: undefined, problem: '' });

/** The state if it is of this stage. */
export function stateAtStage<S extends ImportState['stage']>(stage: S): Stage<S> | undefined {
  const state = $import.get();
  // Narrowed by the stage.
  return state.stage === stage ? (state as Stage<S>) : undefined;
}

export const rowsToWrite = ({ rows }: PlanSummary): number =>
  rows.create + rows.update + rows.restore;
