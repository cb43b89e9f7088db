/** The shop's own lists: its products as rows that a spreadsheet opens, and that come back without loss. */
import Papa from 'papaparse';
import type { Price } from '#schema/price.ts';
import type { ProductDocument } from '#schema/product.ts';
import { exportedColumn, headerOf } from './column-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { FORMULA } from './list-row.ts';
import { importMapping, type ImportMapping } from './mapping.ts';
import { showShopCell } from './shop-cell.ts';

export const SHOP_HEADER: readonly string[] = PRODUCT_COLUMNS.map(headerOf);

const fieldOf = (document: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      document,
    );

/** One product as cells. @param price of a product that is priced for customers */
export function shopCells(product: ProductDocument, price: Price | undefined): string[] {
  const own = product.priceMode === 'signIn' ? price : product;
  return PRODUCT_COLUMNS.map(({ field, type }) => {
    const isPrice = field === 'pricePaise' || field === 'tiers';
    const from = isPrice ? (own ?? {}) : product;
    return showShopCell(type, fieldOf(from, field));
  });
}

const NEWLINE = '\r\n';

/** What some spreadsheets take to separate cells instead of a comma. */
const OTHER_SEPARATOR = /[;\t]/;

/** Rows as CSV, each line ended; what a spreadsheet would run as a formula has an apostrophe in front. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : Papa.unparse(
        rows.map((cells) => [...cells]),
        {
          escapeFormulae: FORMULA,
          newline: NEWLINE,
          quotes: (cell) => OTHER_SEPARATOR.test(String(cell)),
        },
      ) + NEWLINE;

/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How a list is read that the shop has written; columns may have been taken out, and others put in, which count not.
 * @returns undefined when it is another list: it names no SKU, or less than half of its columns are the shop's
 */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const known = PRODUCT_COLUMNS.filter((column) => exportedColumn(header, column) !== undefined);
  const names = header.filter((name) => name !== '');
  if (!known.some(({ field }) => field === 'sku') || known.length * 2 < names.length)
    return undefined;
  return importMapping.parse({
    name: 'A list of this shop',
    partial: true,
    exact: true,
    money: { currency: 'INR' },
    fields: Object.fromEntries(
      known.map((column) => [
        column.field,
        {
          column: exportedColumn(header, column),
          ...(column.type.kind === 'weight' && { unit: 'g' }),
        },
      ]),
    ),
  });
}
