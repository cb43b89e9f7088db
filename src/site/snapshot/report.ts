/** The report of a sync: counts and a printable text. */
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import type { IngestResult } from './ingest.ts';
import { strayCategories } from './integrity.ts';
import type { Store } from './store.ts';

export interface SyncReport {
  /** `full` read everything; `delta` read what changed since the cursor. */
  mode: 'full' | 'delta';
  /** Documents read from Firestore, as it bills them. */
  reads: number;
  changed: number;
  unchanged: number;
  deleted: number;
  quarantined: number;
  ignored: number;
}

/** A report with nothing in it yet. */
export const emptyReport = (mode: SyncReport['mode']): SyncReport => ({
  mode,
  reads: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  quarantined: 0,
  ignored: 0,
});

/** Counts one document. */
export const count = (report: SyncReport, result: IngestResult): void => {
  report[result] += 1;
};

/** Every document now in quarantine, with its problems. */
export const quarantineOf = (store: Store): DocumentProblem[] =>
  store.database
    .prepare('SELECT problems FROM quarantine ORDER BY path')
    .all()
    // Written by the store's quarantine() as a list of problems.
    .flatMap((row) => JSON.parse(String(row['problems'])) as DocumentProblem[]);

/** Documents that the site omits: malformed ones, and categories without a parent. */
export const omittedDocuments = (store: Store): DocumentProblem[] => [
  ...quarantineOf(store),
  ...strayCategories(store),
];

/** The report as lines for the log, quarantined documents last. */
export function showReport(report: SyncReport, problems: readonly DocumentProblem[]): string[] {
  const { mode, reads, changed, unchanged, deleted } = report;
  const summary = `Snapshot (${mode}): ${reads} reads, ${changed} changed, ${unchanged} unchanged, ${deleted} deleted`;
  const paths = new Set(problems.map(({ path }) => path));
  return problems.length === 0
    ? [summary]
    : [
        summary,
        `Left out because they are invalid (${paths.size}):`,
        ...problems.map((problem) => `  ${showProblem(problem)}`),
      ];
}
