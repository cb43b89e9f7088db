/** Reads a CSV file row by row, however long it is. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { isBlank, type ListRow } from '#domain/import/list-row.ts';
import { decodeStream } from './decode-stream.ts';
import { ListError } from './list-error.ts';

/** No cell of a product list is longer; a longer one is a slip, such as a quote that is never closed. */
const LONGEST_CELL = 100_000;

/** A row still open after so many characters is not waited for any longer. */
const LONGEST_ROW = 1_000_000;

export interface ReadOptions {
  file: string;
  /** Found out from the header unless given. */
  delimiter?: string | undefined;
  encoding: string;
}

const tooLong = (row: number, cells: readonly string[]): ListError => {
  const cell = cells.findIndex((text) => text.length > LONGEST_CELL);
  return new ListError(
    `row ${row}, cell ${cell + 1} holds ${(cells[cell] ?? '').length} characters, and the most is ${LONGEST_CELL}: look for a quote that is not closed, or shorten it`,
  );
};

const endless = (row: number): ListError =>
  new ListError(
    `row ${row} goes on for over ${LONGEST_ROW} characters: a quote (") opened in it is never closed, or one cell is far too long`,
  );

const badQuote = (row: number): ListError =>
  new ListError(
    `row ${row} has a quote (") that is never closed, or that stands inside a quoted cell without being doubled ("")`,
  );

/** What papaparse hands over, in order: rows, with a mark of the first bad quote. */
function parseChunk(results: Papa.ParseResult<string[]>, rowsBefore: number): ListRow[] {
  const quote = results.errors.find(({ type }) => type === 'Quotes');
  if (quote) throw badQuote(rowsBefore + (quote.row ?? 0) + 1);
  return results.data.map((cells, index) => {
    const row = rowsBefore + index + 1;
    if (cells.some((text) => text.length > LONGEST_CELL)) throw tooLong(row, cells);
    return { row, cells };
  });
}

/** The sign that stands oftenest in the header, quoted names aside; a comma when none does. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/**
 * Hands every row that holds anything to `take`, the header (row 1) first.
 * @throws ListError when the file cannot be read to its end as a list
 */
export function readList(
  { file, delimiter, encoding }: ReadOptions,
  take: (row: ListRow) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let fed = 0;
    let rows = 0;
    const counted = async function* () {
      for await (const text of decodeStream(createReadStream(file), encoding)) {
        fed += text.length;
        if (text !== '') yield text;
      }
    };
    const source = Readable.from(counted(), { objectMode: true, highWaterMark: 1 });
    const fail = (error: unknown) => {
      source.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    Papa.parse<string[]>(source, {
      delimiter: delimiter ?? delimiterOf,
      newline: '\n',
      chunk: (results, parser) => {
        try {
          const parsed = parseChunk(results, rows);
          rows += parsed.length;
          // Characters handed over and not yet part of a finished row.
          if (fed - results.meta.cursor > LONGEST_ROW) throw endless(rows + 1);
          for (const row of parsed) if (!isBlank(row)) take(row);
        } catch (error) {
          // In this order: an aborted parser calls `complete`.
          fail(error);
          parser.abort();
        }
      },
      complete: () => {
        resolve();
      },
      error: fail,
    });
  });
}
