/** The quantities that staff type beside the sizes of a product. */
import { MOST_STOCK } from '#schema/limits.ts';
import type { StaffReason, StockChange } from '#schema/stock-move.ts';
import type { Stock, StockLevel } from '#schema/stock.ts';
import { changeOf } from './size-rows.ts';

const isWhole = (text: string): boolean => /^-?\d{1,7}$/.test(text);

/** The quantity of a row, or why it is none; undefined if the row is empty. */
export function quantityOf(reason: StaffReason, typed = ''): number | string | undefined {
  const text = typed.trim().replace('−', '-');
  if (text === '') return undefined;
  const number = Number(text);
  if (!isWhole(text) || Math.abs(number) > MOST_STOCK) return 'Enter a whole number.';
  return number < 0 && reason !== 'adjusted' ? 'Enter 0 or more.' : number;
}

/**
 * The changes of the stock; undefined while a quantity is wrong.
 * @param typed by size, empty for units without a size
 * @param stock undefined if the stock of the product is not tracked
 */
export function enteredChanges(
  reason: StaffReason,
  typed: Readonly<Record<string, string>>,
  rows: readonly StockLevel[],
  stock: Pick<Stock, 'levels'> | undefined,
): StockChange[] | undefined {
  const quantities = rows.map(({ size = '' }) => quantityOf(reason, typed[size]));
  if (quantities.some((quantity) => typeof quantity === 'string')) return undefined;
  return rows.flatMap((level, at) => {
    const quantity = quantities[at];
    return (
      (typeof quantity === 'number' && changeOf(reason, quantity, level, stock?.levels ?? [])) || []
    );
  });
}
