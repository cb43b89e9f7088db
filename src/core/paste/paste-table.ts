/** Reads the rows of a table in a pasted order, from a spreadsheet or a CSV file, as lines that say what each cell is. */
import { COUNT_UNITS } from './paste-terms.ts';

const namesOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));

/** What the names of columns mean; others, such as titles, stay as they are. */
const COLUMNS = {
  sku: namesOf(
    'sku, code, item code, product code, design, design no, design code, style, style no, article, article no, model, ref, item no',
  ),
  quantity: namesOf(
    'qty, quantity, order qty, order quantity, qty ordered, pcs, pieces, pairs, nos, units, मात्रा',
  ),
  size: namesOf('size, ring size, bangle size, size name'),
  amount: namesOf(
    'rate, price, unit price, mrp, amount, total, total amount, value, wholesale price',
  ),
  weight: namesOf('weight, wt, net wt, net weight, gross wt, gross weight, gms, grams'),
  /** Of the quantity. */
  unit: namesOf('unit, uom, unit of measure, units of measure'),
  number: namesOf('no, s no, sr no, sl no, sno, serial no, sr, #'),
} as const;

type Meaning = keyof typeof COLUMNS;

const SEPARATORS = ['\t', ';', '|', ','] as const;
type Separator = (typeof SEPARATORS)[number];

interface Header {
  separator: Separator;
  meanings: readonly (Meaning | undefined)[];
  /** In the name of the quantity: `Qty (dozen)`. */
  unit: string;
}

const cellsOf = (line: string, separator: Separator): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

function meaningOf(name: string): Meaning | undefined {
  const plain = name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[._]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const meanings = Object.keys(COLUMNS) as Meaning[]; // The keys of a constant.
  return meanings.find((meaning) => COLUMNS[meaning].has(plain));
}

/** A word that counts units, otherwise an empty text: `Dozen`, but not `gm`. */
const countUnit = (text: string): string =>
  COUNT_UNITS.has(text.normalize('NFKC').toLowerCase().replace(/\.$/, '')) ? text : '';

/** A line with the names of one column for SKUs and one for quantities. */
function headerIn(line: string): Header | undefined {
  for (const separator of SEPARATORS) {
    const names = cellsOf(line, separator);
    const meanings = names.map(meaningOf);
    const count = (meaning: Meaning): number => meanings.filter((each) => each === meaning).length;
    if (count('sku') === 1 && count('quantity') === 1) {
      const quantity = names[meanings.indexOf('quantity')] ?? '';
      return { separator, meanings, unit: countUnit(/\((.*?)\)/.exec(quantity)?.[1] ?? '') };
    }
  }
  return undefined;
}

const NUMBER = /^[\d.,]+$/;
/** `6`, `6.00`, `6 pcs`. */
const COUNT = /^[\d.,]+(?:\s*\p{L}+\.?)?$/u;

function cellText(text: string, meaning: Meaning | undefined): string {
  if (text === '' || meaning === 'number' || (meaning === 'unit' && countUnit(text) !== ''))
    return '';
  if (meaning === 'size') return /[\p{L}\d]/u.test(text) ? `size ${text}` : '';
  if (meaning === 'quantity' && COUNT.test(text)) return `qty ${text.replace(/\.0+(?!\d)/, '')}`;
  if (!NUMBER.test(text)) return text;
  if (meaning === 'amount') return `rs ${text}`;
  return meaning === 'weight' ? `${text} g` : text;
}

/** The row as a line; undefined for a row without a quantity, which is not ordered. */
function lineOf(row: readonly string[], { meanings, unit }: Header): string | undefined {
  const place = meanings.indexOf('quantity');
  const quantity = row[place] ?? '';
  if (/^[0.\s-]*$/.test(quantity)) return undefined;
  const counted = countUnit(row[meanings.indexOf('unit')] ?? '') || unit;
  const hasUnit = counted !== '' && NUMBER.test(quantity);
  const cells = hasUnit ? row.with(place, `${quantity} ${counted}`) : row;
  return cells
    .map((text, at) => cellText(text, meanings[at]))
    .filter((text) => text !== '')
    .join(', ');
}

/**
 * The lines of a text, in which the rows of a table say what their numbers are: `RG101, Halo ring, qty 12, rs 450`. Rows
 * without a quantity are left out, if the table has any quantity.
 */
export function linesWithTables(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => headerIn(line) !== undefined);
  const header = headerIn(lines[at] ?? '');
  if (header === undefined) return [...lines];
  const rest = lines.slice(at + 1);
  const isRow = (line: string): boolean => line.includes(header.separator) || line.trim() === '';
  const end = rest.findIndex((line) => !isRow(line));
  const rows = rest.slice(0, end < 0 ? rest.length : end);
  const read = rows.flatMap((row) => lineOf(cellsOf(row, header.separator), header) ?? []);
  return read.length === 0
    ? [...lines]
    : [...lines.slice(0, at), ...read, ...linesWithTables(rest.slice(rows.length))];
}
