/** Reads the text of a CSV file row by row, however long it is; in Node and in browsers alike. */
import Papa from 'papaparse';
import { isBlank, type ListRow } from './list-row.ts';
import { ListError } from './list-error.ts';

/** No cell of a product list is longer; a longer one is a slip, such as a quote that is never closed. */
const LONGEST_CELL = 100_000;

/** A row still open after so many characters is not waited for any longer. */
const LONGEST_ROW = 1_000_000;

const tooLong = (row: number, cells: readonly string[]): ListError => {
  const cell = cells.findIndex((text) => text.length > LONGEST_CELL);
  return new ListError(
    `Row ${row}, cell ${cell + 1} has ${(cells[cell] ?? '').length} characters; the limit is ${LONGEST_CELL}. Check for a missing closing quote, or shorten the text.`,
  );
};

const endless = (row: number): ListError =>
  new ListError(
    `Row ${row} is longer than ${LONGEST_ROW} characters. Check for a missing closing quote (").`,
  );

const badQuote = (row: number): ListError =>
  new ListError(
    `Row ${row} has a quote (") that is not closed, or a quote inside a cell that is not doubled ("").`,
  );

/** The sign that stands oftenest in the header, quoted names aside; a comma when none does. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/** What papaparse hands over, in order: rows, with a mark of the first bad quote. */
function checked(results: Papa.ParseResult<string[]>, rowsBefore: number): ListRow[] {
  const quote = results.errors.find(({ type }) => type === 'Quotes');
  if (quote) throw badQuote(rowsBefore + (quote.row ?? 0) + 1);
  return results.data.map((cells, index) => {
    const row = rowsBefore + index + 1;
    if (cells.some((text) => text.length > LONGEST_CELL)) throw tooLong(row, cells);
    return { row, cells };
  });
}

/** Parses what has come, and keeps the row that is still open. */
function rowParser(delimiter: string | undefined) {
  let open = '';
  let rows = 0;
  let sign = delimiter;
  return (text: string, isLast: boolean): ListRow[] => {
    open += text;
    // The delimiter is known when the header is whole.
    if (sign === undefined && !isLast && !open.includes('\n')) {
      if (open.length > LONGEST_ROW) throw endless(rows + 1);
      return [];
    }
    sign ??= delimiterOf(open);
    const parser = new Papa.Parser({ delimiter: sign, newline: '\n' });
    // Its types say nothing of the answer, which is that of every parser.
    const results = parser.parse(open, 0, !isLast) as Papa.ParseResult<string[]>;
    const parsed = checked(results, rows);
    rows += parsed.length;
    open = open.slice(results.meta.cursor);
    if (open.length > LONGEST_ROW) throw endless(rows + 1);
    return parsed;
  };
}

/**
 * Hands every row that holds anything to `take`, the header (row 1) first.
 * @param texts pieces of the file, with line feeds for line ends
 * @throws ListError when it cannot be read to its end as a list
 */
export async function readRows(
  texts: AsyncIterable<string>,
  { delimiter }: { delimiter?: string | undefined },
  take: (row: ListRow) => void,
): Promise<void> {
  const parse = rowParser(delimiter);
  for await (const text of texts) {
    for (const row of parse(text, false)) if (!isBlank(row)) take(row);
  }
  for (const row of parse('', true)) if (!isBlank(row)) take(row);
}
