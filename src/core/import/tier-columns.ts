/** Columns with a price for each quantity: `1–11 pcs`, `12–47 pcs`, `48+ pcs`. */
import { parseUnit } from '#core/parse-unit.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { cellReader } from './group-rows.ts';
import type { CellFormat, ImportMapping } from './mapping.ts';
import { quantityInName, type QuantityInName } from './quantity-in-name.ts';
import { isNothing } from './read-cell.ts';
import type { List } from './read-list.ts';
import { readMoney } from './read-money.ts';

/** Rows that decide whether columns have prices. */
const SAMPLES = 500;

interface Candidate extends QuantityInName {
  column: string;
}

/** By quantity; undefined if a quantity belongs to two columns, as with sizes of bangles: `2-4`, `2-6`. */
function inOrder(candidates: readonly Candidate[]): Candidate[] | undefined {
  const sorted = candidates
    .toSorted((one, other) => one.from - other.from)
    .map((each, at, all) => {
      const end = all[at - 1]?.to;
      // `12–47`, then `more than 48`.
      return each.isAbove && end === each.from - 2 ? { ...each, from: each.from - 1 } : each;
    });
  const isApart = sorted.every(({ from }, at) => {
    const before = sorted[at - 1];
    return before === undefined || (from > before.from && from >= (before.to ?? 0));
  });
  return isApart ? sorted : undefined;
}

/** Whether most cells are amounts, which don't rise with the quantity in most rows. */
function havePrices(columns: readonly Candidate[], list: List, format: CellFormat): boolean {
  const cell = cellReader(list.header);
  const rows = list.rows.slice(0, SAMPLES).map((row) =>
    columns
      .map(({ column }) => ({ column, text: cell(row, column) }))
      .filter(({ text }) => text !== '' && !isNothing(text))
      .map(({ column, text }) => readMoney(text, format, column)),
  );
  const cells = rows.flat();
  const prices = rows.map((row) => row.flatMap((each) => (each.success ? each.value : [])));
  const falling = prices.filter((row) =>
    row.every((price, at) => price <= (row[at - 1] ?? Infinity)),
  );
  return prices.flat().length * 2 >= cells.length && falling.length * 2 >= rows.length;
}

/** One column needs a clear name: `Price from 48`. A quantity alone may also be a pack or a stock. */
function candidatesIn(list: List, format: CellFormat): readonly Candidate[] {
  const all = list.header.flatMap((column) => {
    const quantity = quantityInName(column);
    return quantity === undefined ? [] : [{ ...quantity, column }];
  });
  const sorted = inOrder(all);
  if (sorted === undefined || !havePrices(sorted, list, format)) return [];
  return sorted.length > 1
    ? sorted
    : sorted.filter(({ isNamed, isRange, isMoq }) => isNamed && (isRange || isMoq));
}

/** @returns also the list without the names of these columns */
export function guessTierColumns(list: List, format: CellFormat) {
  const candidates = candidatesIn(list, format);
  const names = new Set(candidates.map(({ column }) => column));
  return {
    tierColumns: candidates.map(({ from, column }) => ({ minQty: from, column })),
    unit: candidates.find(({ unit }) => unit !== undefined)?.unit ?? '',
    others: { ...list, header: list.header.map((name) => (names.has(name) ? '' : name)) },
  };
}

/** A price for one unit is not a tier: it takes the place of another price, such as the MRP. */
const hasUnitPrice = ({ tierColumns }: Pick<ImportMapping, 'tierColumns'>): boolean =>
  tierColumns.some(({ minQty }) => minQty === 1);

/** The other columns and the values of new products, as the names of such columns imply them. */
export function impliedByTiers(
  columns: ImportMapping['columns'],
  { tierColumns, unit }: Pick<ReturnType<typeof guessTierColumns>, 'tierColumns' | 'unit'>,
): Pick<ImportMapping, 'columns' | 'defaults'> {
  const own = { ...columns };
  if (hasUnitPrice({ tierColumns })) delete own.pricePaise;
  const [first] = tierColumns;
  const named = parseUnit(unit);
  const isPriced = own.pricePaise !== undefined || own.moq !== undefined || own.orderMultiple;
  return {
    columns: own,
    defaults: {
      ...(named !== undefined && named !== SINGLE_PIECE && !own.unit && { unit: named }),
      // There is no price for fewer.
      ...(first !== undefined && first.minQty > 1 && !isPriced && { moq: String(first.minQty) }),
    },
  };
}

/** What staff have to choose before prices by quantity can be read, as sentences. */
export function tierColumnProblems({ columns, tierColumns }: ImportMapping): string[] {
  const [first] = tierColumns;
  if (first === undefined) return [];
  const both = (what: string, column: string): string =>
    `${what} in “${column}” and in “${first.column}”. Choose “No column” for one of them.`;
  return [
    ...(columns.tiers === undefined ? [] : [both('Volume pricing is', columns.tiers)]),
    ...(columns.pricePaise === undefined || !hasUnitPrice({ tierColumns })
      ? []
      : [both('The price of one unit is', columns.pricePaise)]),
  ];
}
