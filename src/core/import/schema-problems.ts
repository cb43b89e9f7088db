/** Translates schema problems into problems of a row. */
import { showValue, type DocumentProblem } from '#schema/problem.ts';
import { rejectionReason } from './column-names.ts';
import { columnsFeeding, type ImportMapping } from './mapping.ts';
import type { Planned } from './plan-row.ts';
import type { RowProblem } from './row-problem.ts';

interface Judged {
  row: number;
  /** The validated document in Firestore's form. */
  document: Readonly<Record<string, unknown>>;
  problems: readonly DocumentProblem[];
  /** Names the columns of each field. */
  mapping: ImportMapping;
}

const rowProblems = ({ row, document, problems, mapping }: Judged): RowProblem[] =>
  problems.map(({ field, actual: reported, expected }) => {
    const name = field.split(/[.[]/)[0] ?? '';
    // A rule over several fields reports the whole document; show the named field instead.
    const actual = field === name && name !== '' ? showValue(document[name]) : reported;
    return {
      row,
      column: columnsFeeding(mapping, name).join(', '),
      actual,
      expected,
      remedy: 'Correct the cell.',
      reason: rejectionReason(name, expected),
    };
  });

/** Rejects the row with one problem for each problem of the document. */
export const refusedBySchema = (judged: Judged): Planned => ({
  ok: false,
  problems: rowProblems(judged),
});
