/** State of an import by stage. */
import { atom } from 'nanostores';
import type { BulkDone } from '#admin/shell/actions/bulk-write.ts';
import type { OpenedFile, PlanSummary } from '#core/import/import-messages.ts';
import type { Matching } from './model/matching.ts';
import type { SavedImport } from './stores/saved-imports.ts';

interface Opened {
  name: string;
  file: OpenedFile;
}

export type ImportState =
  | { stage: 'choose'; saved: SavedImport | undefined; problem: string }
  /** A running step; `part` is its progress from 0 to 1. */
  | { stage: 'busy'; label: string; part: number | undefined }
  | ({ stage: 'match'; matching: Matching; problem: string } & Opened)
  | {
      stage: 'plan';
      name: string;
      summary: PlanSummary;
      publish: boolean;
      /** Columns that are not used. */
      unused: readonly string[];
      /** Rows that an interrupted import has already written. */
      before: number;
      problem: string;
      /** Whether staff can return to the columns. */
      canMatch: boolean;
    }
  | { stage: 'writing'; name: string; done: number; all: number; failed: number; isEnding: boolean }
  | {
      stage: 'done';
      name: string;
      written: number;
      failed: number;
      refused: number;
      /** Rows not reached. */
      left: number;
      /** What undo can revert; empty after it. */
      done: readonly BulkDone[];
      /** Progress of the undo; undefined until it starts. */
      undo?: 'running' | 'done' | 'partly';
    };

/** Whether the import screen is open. */
export const $isLookedAt = atom(false);

export const $import = atom<ImportState>({ stage: 'choose', saved: undefined, problem: '' });
