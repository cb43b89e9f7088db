/** Reads the rows of a CSV file in any usual encoding. */
import Papa from 'papaparse';
import { failed, succeeded, type Result } from '#core/result.ts';
import { FORMULA_GUARD } from './shop-list.ts';

export interface ListRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /** As many as the header has, unless the row is malformed. */
  cells: readonly string[];
}

export interface List {
  header: readonly string[];
  /** Non-empty rows below the header. */
  rows: readonly ListRow[];
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** The text of a file in UTF-8, UTF-16 with its mark, or else Windows-1252. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator in the header; further rows can contain others, like decimal commas. */
const delimiterOf = (text: string): string =>
  Papa.parse(text.slice(0, text.search(/\n|$/)), { delimitersToGuess: [',', ';', '\t', '|'] }).meta
    .delimiter;

/** The non-empty rows with their numbers, the header first; without formula guards. */
function rowsIn(written: string): Result<ListRow[]> {
  const text = written.replace(/\r\n?/g, '\n');
  const rows: ListRow[] = [];
  let row = 0;
  let problem: string | undefined;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    step({ data, errors }, parser) {
      row += 1;
      if (errors.some(({ type }) => type === 'Quotes')) {
        problem = `Row ${row} has a quote (") that is not closed, or a quote inside a cell that is not doubled ("").`;
        parser.abort();
      } else if (data.some((cell) => cell.trim() !== ''))
        rows.push({ row, cells: data.map((cell) => cell.replace(FORMULA_GUARD, '')) });
    },
  });
  return problem === undefined ? succeeded(rows) : failed(problem);
}

/** Column names, each once: a repeated `Notes` is `Notes (2)`. Empty names at the end are ignored. */
function headerIn({ cells }: ListRow): string[] {
  const names = cells
    .slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
    .map((name) => name.replace(/\p{Cc}+/gu, ' ').trim());
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return name === '' || before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Without empty cells beyond the header. */
const trimmed = ({ row, cells }: ListRow, { length }: readonly string[]): ListRow => ({
  row,
  cells: cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells,
});

/** @returns the list, or why the file is none */
export function readList(bytes: Uint8Array): Result<List> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return failed(
      'This is an Excel workbook, not CSV. Save it as “CSV UTF-8” and import that file.',
    );
  const all = rowsIn(decoded(bytes));
  if (!all.success) return all;
  const [first, ...rows] = all.value;
  if (first === undefined) return failed('The file is empty.');
  if (rows.length === 0) return failed('The file has a header but no rows.');
  const header = headerIn(first);
  return succeeded({ header, rows: rows.map((row) => trimmed(row, header)) });
}
