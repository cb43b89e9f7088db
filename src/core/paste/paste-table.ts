/** Reads the rows of a table in a pasted order, from a spreadsheet or a CSV file, as lines that say what each cell is. */

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
  number: namesOf('no, s no, sr no, sl no, sno, serial no, sr, #'),
} as const;

type Meaning = keyof typeof COLUMNS;

const SEPARATORS = ['\t', ';', '|', ','] as const;
type Separator = (typeof SEPARATORS)[number];

interface Header {
  separator: Separator;
  meanings: readonly (Meaning | undefined)[];
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

/** A line with the names of one column for SKUs and one for quantities. */
function headerIn(line: string): Header | undefined {
  for (const separator of SEPARATORS) {
    const meanings = cellsOf(line, separator).map(meaningOf);
    const count = (meaning: Meaning): number => meanings.filter((each) => each === meaning).length;
    if (count('sku') === 1 && count('quantity') === 1) return { separator, meanings };
  }
  return undefined;
}

const NUMBER = /^[\d.,]+$/;
/** `6`, `6.00`, `6 pcs`. */
const COUNT = /^[\d.,]+(?:\s*\p{L}+\.?)?$/u;

function cellText(text: string, meaning: Meaning | undefined): string {
  if (text === '' || meaning === 'number') return '';
  if (meaning === 'size') return /[\p{L}\d]/u.test(text) ? `size ${text}` : '';
  if (meaning === 'quantity' && COUNT.test(text)) return `qty ${text.replace(/\.0+(?!\d)/, '')}`;
  if (!NUMBER.test(text)) return text;
  if (meaning === 'amount') return `rs ${text}`;
  return meaning === 'weight' ? `${text} g` : text;
}

/** The row as a line; undefined for a row without a quantity, which is not ordered. */
function lineOf(cells: readonly string[], { meanings }: Header): string | undefined {
  const quantity = cells[meanings.indexOf('quantity')] ?? '';
  if (/^[0.\s-]*$/.test(quantity)) return undefined;
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
