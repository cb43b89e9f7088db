/** Reads the rows of a CSV file in any usual encoding. */
import Papa from 'papaparse';
import { failed, succeeded, type Result } from '#core/result.ts';
import { quantityInName } from './quantity-in-name.ts';
import { tidyName } from './tidy-text.ts';
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

/** A longer cell is an error, such as an unclosed quote. */
const LONGEST_CELL = 100_000;

/** The form has one select per field; no supplier's list has this many columns. */
const MOST_COLUMNS = 500;

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** The text of a file in UTF-8, UTF-16 with its mark, or else Windows-1252. */
function decoded(bytes: Uint8Array): Result<string> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return failed(
      'This is an Excel workbook, not CSV. Save it as “CSV UTF-8” and import that file.',
    );
  if (startsWith(bytes, 0xff, 0xfe)) return succeeded(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return succeeded(new TextDecoder('utf-16be').decode(bytes));
  try {
    return succeeded(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const text = new TextDecoder().decode(bytes);
    // Text in Windows-1252 hardly ever contains valid UTF-8 beyond ASCII.
    if (!/[^\p{ASCII}\uFFFD]/u.test(text))
      return succeeded(new TextDecoder('windows-1252').decode(bytes));
    const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length;
    return failed(`Line ${line} has a damaged character. Save the file as “CSV UTF-8” again.`);
  }
}

/** @returns the problem of a row, when it has one */
function problemOf(row: number, { data, errors }: Papa.ParseStepResult<string[]>) {
  if (errors.some(({ type }) => type === 'Quotes'))
    return `Row ${row} has a quote (") that is not closed, or a quote inside a cell that is not doubled ("").`;
  const cell = data.findIndex((text) => text.length > LONGEST_CELL);
  if (cell < 0) return undefined;
  return `Row ${row}, cell ${cell + 1} has ${(data[cell] ?? '').length} characters; the limit is ${LONGEST_CELL}. Check for a missing closing quote, or shorten the text.`;
}

/** Lines above the header, at most: a title, or the remarks of a template. */
const MOST_ABOVE = 15;

/** The separator in the first line that has one; further rows can contain others, like decimal commas. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', MOST_ABOVE);
  const line = lines.find((each) => /[,;\t|]/.test(each)) ?? '';
  return Papa.parse(line, { delimitersToGuess: [',', ';', '\t', '|'] }).meta.delimiter;
}

/** The non-empty rows with their numbers, the header first; without formula guards. */
function rowsIn(written: string): Result<ListRow[]> {
  const text = written.replace(/\r\n?/g, '\n');
  const rows: ListRow[] = [];
  let row = 0;
  let problem: string | undefined;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    step(result, parser) {
      row += 1;
      problem = problemOf(row, result);
      if (problem !== undefined) parser.abort();
      else if (result.data.some((cell) => cell.trim() !== ''))
        rows.push({ row, cells: result.data.map((cell) => cell.replace(FORMULA_GUARD, '')) });
    },
  });
  return problem === undefined ? succeeded(rows) : failed(problem);
}

/**
 * The names below names: cells that Excel merged over several columns, as `Weight` over `Gross` and `Net`, are empty but
 * for the first. A row of values has digits; names have them only in quantities, as `12-47` below `Price`.
 */
function isBelowNames(cells: readonly string[], names: readonly string[]): boolean {
  const isFilled = (cell: string | undefined) => (cell ?? '').trim() !== '';
  const first = names.findIndex(isFilled);
  return (
    cells.some((cell, at) => at > first && isFilled(cell) && !isFilled(names[at])) &&
    !cells.some((cell) => /[\d०-९]/.test(cell) && quantityInName(cell)?.isRange !== true)
  );
}

/** `Weight Gross`, `Weight Net` for names in two rows. */
function joinedNames(names: readonly string[], below: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(names.length, below.length) }, (_, at) => {
    const [name = '', own = ''] = [names[at]?.trim(), below[at]?.trim()];
    if (name !== '' || own === '') over = name;
    return `${over} ${own}`.trim();
  });
}

/** `A` to `Z`, then `AA`. @param at from 0 */
const columnLetters = (at: number): string =>
  `${at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;

/**
 * Names for columns that have values but no name: the nearest text above, as `Particulars` in the first of three rows of
 * names, or else the letter of the column.
 */
const withNames = (
  names: readonly string[],
  above: readonly ListRow[],
  rows: readonly ListRow[],
): string[] =>
  names.map((name, at) => {
    const isFilled = ({ cells }: ListRow): boolean => (cells[at] ?? '').trim() !== '';
    if (name.trim() !== '' || !rows.some(isFilled)) return name;
    // A row with a single text is a title.
    const isOfNames = (row: ListRow): boolean =>
      isFilled(row) && row.cells.filter((cell) => cell.trim() !== '').length > 1;
    return above.findLast(isOfNames)?.cells[at] ?? `Column ${columnLetters(at)}`;
  });

/** Without empty names at the end. */
const untilLastName = (names: readonly string[]): readonly string[] =>
  names.slice(0, names.findLastIndex((name) => name.trim() !== '') + 1);

/** Column names, each once: a repeated `Notes` is `Notes (2)`. */
function distinctNames(cells: readonly string[]): string[] {
  const names = cells.map(tidyName);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return name === '' || before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** The first row of Amazon's templates, whose third row has the names of the columns. */
const TEMPLATE = /^TemplateType=/i;

const isNumber = (cell: string): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell.trim());

/** The place of the header: below a title or letterhead, which fills few cells, and the remarks of a template. */
function headerPlace(rows: readonly ListRow[]): number {
  if (TEMPLATE.test(rows[0]?.cells[0] ?? '')) return Math.min(2, rows.length - 1);
  const filled = rows
    .slice(0, MOST_ABOVE)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== ''));
  const most = Math.max(...filled.map(({ length }) => length));
  const full = filled.findIndex(({ length }) => length > 1 && length * 3 >= most * 2);
  // Values below fewer names are no header.
  const isHeader = full >= 0 && filled[full]?.some(isNumber) === false;
  return Math.max(0, isHeader ? full : filled.findIndex(({ length }) => length > 1));
}

/** Without empty cells beyond the header. */
const trimmed = ({ row, cells }: ListRow, { length }: readonly string[]): ListRow => ({
  row,
  cells: cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells,
});

/** @returns the list, or why the file is none */
export function readList(bytes: Uint8Array): Result<List> {
  const text = decoded(bytes);
  if (!text.success) return text;
  const all = rowsIn(text.value);
  if (!all.success) return all;
  const place = headerPlace(all.value);
  const [first, second, ...others] = all.value.slice(place);
  if (first === undefined) return failed('The file is empty.');
  const isDouble = second !== undefined && isBelowNames(second.cells, first.cells);
  const rows = isDouble || second === undefined ? others : [second, ...others];
  const names = untilLastName(isDouble ? joinedNames(first.cells, second.cells) : first.cells);
  const header = distinctNames(withNames(names, all.value.slice(0, place), rows));
  if (header.length > MOST_COLUMNS)
    return failed(
      `The file has ${header.length} columns; the limit is ${MOST_COLUMNS}. Remove the columns you don’t need.`,
    );
  if (rows.length === 0) return failed('The file has a header but no rows.');
  return succeeded({ header, rows: rows.map((row) => trimmed(row, header)) });
}
