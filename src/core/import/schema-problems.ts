/** Tells in the list's own terms what the product's schema finds wrong with a row. */
import { showValue, type DocumentProblem } from '#schema/problem.ts';
import { reasonOf } from './column-names.ts';
import { columnsFeeding, type ImportMapping } from './mapping.ts';
import type { Planned } from './plan-row.ts';
import type { RowProblem } from './row-problem.ts';

interface Judged {
  row: number;
  /** What was held against the schema, in Firestore's form. */
  document: Readonly<Record<string, unknown>>;
  problems: readonly DocumentProblem[];
  /** Names the columns that feed each field. */
  mapping: ImportMapping;
}

const rowProblems = ({ row, document, problems, mapping }: Judged): RowProblem[] =>
  problems.map(({ field, found: foundAtRule, expected }) => {
    const name = field.split(/[.[]/)[0] ?? '';
    // A rule over several fields tells of the whole document; the field it names says more.
    const found = field === name && name !== '' ? showValue(document[name]) : foundAtRule;
    return {
      row,
      column: columnsFeeding(mapping, name).join(', '),
      found,
      expected,
      remedy: 'Correct the cell.',
      reason: reasonOf(name, expected),
    };
  });

/** Refuses the row, with one problem for each of the document's. */
export const refusedBySchema = (judged: Judged): Planned => ({
  ok: false,
  problems: rowProblems(judged),
});
