/** Where an import stands: from the choice of a file to what became of it. */
import { atom } from 'nanostores';
import type { BulkDone } from '#admin/shell/actions/bulk-write.ts';
import type { OpenedFile, PlanSummary } from '#core/import/desk-messages.ts';
import type { Matching } from './model/matching.ts';
import type { KeptImport } from './stores/kept-import.ts';

interface Opened {
  name: string;
  file: OpenedFile;
}

export type ImportState =
  | { stage: 'choose'; kept: KeptImport | undefined; problem: string }
  /** Something is under way that cannot be looked at yet; `part` of it is done. */
  | { stage: 'busy'; words: string; part: number | undefined }
  | ({ stage: 'match'; matching: Matching; problem: string } & Opened)
  | {
      stage: 'plan';
      name: string;
      summary: PlanSummary;
      publish: boolean;
      /** Columns that nothing reads. */
      unused: readonly string[];
      /** Rows that an interrupted import had written already. */
      before: number;
      problem: string;
      /** Whether the way back to the columns is open. */
      canMatch: boolean;
    }
  | { stage: 'writing'; name: string; done: number; all: number; failed: number; isEnding: boolean }
  | {
      stage: 'done';
      name: string;
      written: number;
      failed: number;
      refused: number;
      /** Rows that were not come to. */
      left: number;
      /** What can be taken back; nothing where it was. */
      done: readonly BulkDone[];
      /** Progress of the undo; undefined until it starts. */
      undo?: 'running' | 'done' | 'partly';
    };

/** Whether the screen of the import is before somebody's eyes. */
export const $isLookedAt = atom(false);

export const $import = atom<ImportState>({ stage: 'choose', kept: undefined, problem: '' });
