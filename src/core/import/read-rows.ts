/** Parses CSV text row by row, in Node and in browsers. */
import Papa from 'papaparse';
import { isBlankRow, type ListRow } from './list-row.ts';
import { ListError } from './list-error.ts';

/** A longer cell is an error, such as an unclosed quote. */
const LONGEST_CELL = 100_000;

/** The most frequent separator in the header outside quotes; a comma if there is none. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/** @returns the problem of a row, when it has one */
function problemOf(row: number, { data, errors }: Papa.ParseStepResult<string[]>) {
  if (errors.some(({ type }) => type === 'Quotes')) {
    return `Row ${row} has a quote (") that is not closed, or a quote inside a cell that is not doubled ("").`;
  }
  const cell = data.findIndex((text) => text.length > LONGEST_CELL);
  if (cell < 0) return undefined;
  return `Row ${row}, cell ${cell + 1} has ${(data[cell] ?? '').length} characters; the limit is ${LONGEST_CELL}. Check for a missing closing quote, or shorten the text.`;
}

/**
 * Passes every non-empty row to `take`, the header (row 1) first.
 * @param texts chunks of the file, with line feeds as line ends
 * @throws ListError when the file is not valid CSV
 */
export async function readRows(
  texts: AsyncIterable<string>,
  { delimiter }: { delimiter?: string | undefined },
  take: (row: ListRow) => void,
): Promise<void> {
  const text = (await Array.fromAsync(texts)).join('');
  let row = 0;
  let problem: string | undefined;
  Papa.parse<string[]>(text, {
    delimiter: delimiter ?? delimiterOf(text),
    newline: '\n',
    step(result, parser) {
      row += 1;
      problem = problemOf(row, result);
      if (problem !== undefined) parser.abort();
      else if (!isBlankRow({ row, cells: result.data })) take({ row, cells: result.data });
    },
  });
  if (problem !== undefined) throw new ListError(problem);
}
