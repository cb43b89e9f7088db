/** The problems of a row and their messages. */
import { isSentence, printable } from '#schema/problem.ts';

export interface RowProblem {
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: number;
  /** The column header, or several joined by commas; empty for the whole row. */
  column: string;
  /** The cell content, shortened. */
  actual: string;
  /** What was expected. */
  expected: string;
  /** How to fix it. */
  remedy: string;
  /** The same text for every row with this problem, for counting. */
  reason: string;
}

/** A rejected row and the reason. */
export interface RejectedRow {
  row: number;
  /** The row's SKU when one could be read. */
  sku: string | undefined;
  /** At least one. */
  problems: readonly RowProblem[];
}

/** The problem as one or two sentences: `"abc" isn't a weight. Write it like 4.5 or 4.5 g.` */
export function rowProblemMessage({ actual, expected, remedy }: Omit<RowProblem, 'row'>): string {
  if (isSentence(expected)) return `${expected} ${remedy}`;
  if (actual === 'nothing') return `The cell is empty. ${remedy}`;
  return `${actual.replace(/ \(number\)$/, '')} ${notExpected(expected)}. ${remedy}`;
}

/** `expected a weight` as `isn't a weight`. */
export const notExpected = (expected: string): string =>
  /^expected at (?:most|least)/.test(expected)
    ? expected.replace(/^expected/, 'must be')
    : expected.replace(/^expected/, "isn't");

/** One problem as a line of a report. */
export const showRowProblem = (problem: RowProblem): string =>
  printable(
    `${problem.column === '' ? 'Row' : `${problem.column}, row`} ${problem.row}: ${rowProblemMessage(problem)}`,
  );

/**
 * Additional first columns in the file of rejected rows; an import of the fixed file ignores them.
 */
export const REASON_COLUMNS = ['import row', 'import problem'] as const;

/** All of a row's problems in one cell. */
export const rowProblemsCell = ({ problems }: RejectedRow): string =>
  problems
    .map(
      (problem) =>
        `${problem.column === '' ? '' : `${problem.column}: `}${rowProblemMessage(problem)}`,
    )
    .join(' / ');
