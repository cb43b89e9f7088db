/** Prices of lists with a rate per gram that they only call a rate: weight, rate, and their product as the amount. */
import { cellReader } from './group-rows.ts';
import type { CellFormat, ImportMapping } from './mapping.ts';
import type { List } from './read-list.ts';
import { readMoney } from './read-money.ts';
import { readWeight } from './read-weight.ts';

const MG_PER_GRAM = 1_000;

/** Rows that decide. */
const SAMPLES = 50;

/** How far a rounded amount may be from the product, as a part of it and in paise. */
const ROUNDING = { part: 0.01, paise: 100 };

/**
 * The columns with the price in the amount, if another column has the weight times the price in nine of ten rows: the
 * price is then a rate per gram.
 */
export function withAmounts(
  columns: ImportMapping['columns'],
  { header, rows }: List,
  format: CellFormat,
): ImportMapping['columns'] {
  const { pricePaise: rate, netWeightMg, grossWeightMg } = columns;
  if (rate === undefined) return columns;
  const cell = cellReader(header);
  const used = new Set(Object.values(columns));
  const others = header.filter((name) => name !== '' && !used.has(name));
  /** Whether the amount is the product; undefined for a row without one of the three. */
  const isProduct = (weight: string, amount: string, row: List['rows'][number]) => {
    const [mg, each, paise] = [
      readWeight(cell(row, weight), format),
      readMoney(cell(row, rate), format),
      readMoney(cell(row, amount), format),
    ];
    if (!mg.success || !each.success || !paise.success) return undefined;
    const product = (mg.value * each.value) / MG_PER_GRAM;
    return Math.abs(paise.value - product) <= Math.max(product * ROUNDING.part, ROUNDING.paise);
  };
  const isAmount = (amount: string): boolean =>
    [netWeightMg, grossWeightMg].some((weight) => {
      if (weight === undefined) return false;
      const results = rows.slice(0, SAMPLES).flatMap((row) => isProduct(weight, amount, row) ?? []);
      return results.length > 0 && results.filter(Boolean).length * 10 >= results.length * 9;
    });
  const amount = others.find(isAmount);
  return amount === undefined ? columns : { ...columns, pricePaise: amount };
}

/**
 * Whether most prices of a list are below the value of the silver, as rates per gram are.
 * @param silverRate paise per gram; undefined if none is set
 */
export function hasPricesBelowSilver(
  mapping: ImportMapping,
  { header, rows }: List,
  silverRate: number | undefined,
): boolean {
  const { pricePaise: price, netWeightMg: weight } = mapping.columns;
  if (price === undefined || weight === undefined || silverRate === undefined) return false;
  const cell = cellReader(header);
  const results = rows.slice(0, SAMPLES).flatMap((row) => {
    const mg = readWeight(cell(row, weight), mapping);
    const paise = readMoney(cell(row, price), mapping);
    if (!mg.success || !paise.success) return [];
    return [paise.value < (mg.value * silverRate) / MG_PER_GRAM];
  });
  return results.filter(Boolean).length * 2 > results.length;
}
