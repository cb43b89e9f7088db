/** What is wrong with one row of a list, in words that lead to the remedy. */
import { isSentence, printable } from '#schema/problem.ts';

export interface RowProblem {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /** Header of the column, or several joined by commas; empty when it is the row as a whole. */
  column: string;
  /** What the cell holds, shortened. */
  found: string;
  /** What should stand there, in words. */
  expected: string;
  /** What a person can do about it. */
  remedy: string;
  /** The same words for every row with this problem, for counting. */
  reason: string;
}

/** A row that is not imported, and why. */
export interface Refusal {
  row: number;
  /** The row's SKU when one could be read. */
  sku: string | undefined;
  /** At least one. */
  problems: readonly RowProblem[];
}

/** What is wrong, as one or two sentences: `"abc" isn't a weight. Write it like 4.5 or 4.5 g.` */
export function problemWords({ found, expected, remedy }: Omit<RowProblem, 'row'>): string {
  if (isSentence(expected)) return `${expected} ${remedy}`;
  if (found === 'nothing') return `The cell is empty. ${remedy}`;
  return `${found.replace(/ \(number\)$/, '')} ${notExpected(expected)}. ${remedy}`;
}

/** `expected a weight` as `isn't a weight`. */
export const notExpected = (expected: string): string =>
  /^expected at (?:most|least)/.test(expected)
    ? expected.replace(/^expected/, 'must be')
    : expected.replace(/^expected/, "isn't");

/** One problem as a line of a report. */
export const showRowProblem = (problem: RowProblem): string =>
  printable(
    `${problem.column === '' ? 'Row' : `${problem.column}, row`} ${problem.row}: ${problemWords(problem)}`,
  );

/** Columns that a file of refused rows has before the list's own; importing the mended file passes over them. */
export const REASON_COLUMNS = ['import row', 'import problem'] as const;

/** All of a row's problems in one cell. */
export const problemText = ({ problems }: Refusal): string =>
  problems
    .map(
      (problem) => `${problem.column === '' ? '' : `${problem.column}: `}${problemWords(problem)}`,
    )
    .join(' / ');
