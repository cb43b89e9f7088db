/** The cells of the quick order table: a quantity, or quantities per size, as in a line of the list without its SKU. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { readOrderText, type ReadableCatalogue, type ReadItem } from './order-text.ts';

/** @returns undefined if it is not clear */
export function readQuickCell(
  { sku }: CatalogueEntry,
  text: string,
  catalogue: ReadableCatalogue,
): ReadItem | undefined {
  if (!/^[\p{L}\d]/u.test(text.trim())) return undefined;
  const { items, problems, leftOut } = readOrderText(`${sku} ${text}`, catalogue);
  const [item] = items;
  const isOne = items.length === 1 && problems.length === 0 && leftOut.length === 0;
  return isOne && item?.sku === sku && item.note === '' ? item : undefined;
}

/** Units in a size, or of a product without sizes. */
export interface CellPart {
  qty: number;
  size?: string;
}

/** The units that are ordered in each size of a product that comes in several; of others, all of them. */
export function cellParts({ sizes }: CatalogueEntry, item: ReadItem | undefined): CellPart[] {
  const lines = item?.lines ?? [];
  if (sizes.length < 2) return [{ qty: unitsOf(lines) }];
  return sizes.map((size) => ({ size, qty: unitsOf(lines.filter((line) => line.size === size)) }));
}

/** The list of an order with the cells below it. */
export const withCells = (
  list: string,
  cells: readonly { sku: string; text: string }[],
): string => {
  const lines = cells.map(({ sku, text }) => `${sku} ${text.trim()}\n`);
  const before = list.trimEnd();
  return `${before}${before === '' ? '' : '\n'}${lines.join('')}`;
};
