/** The shop's own lists: products as rows for spreadsheets, which can be imported again without loss. */
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

/** Characters that some spreadsheets use as separators instead of a comma. */
const OTHER_SEPARATOR = /[;\t]/;

/** Rows as CSV, each with a line end; a cell that a spreadsheet would run as a formula starts with an apostrophe. */
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

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The mapping for the shop's own export; columns may be missing, and unknown ones are ignored.
 * @returns undefined for other lists: without SKU, or with less than half of its columns from the shop
 */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const exported = PRODUCT_COLUMNS.filter((column) => exportedColumn(header, column) !== undefined);
  const names = header.filter((name) => name !== '');
  if (!exported.some(({ field }) => field === 'sku') || exported.length * 2 < names.length)
    return undefined;
  return importMapping.parse({
    name: 'A list of this shop',
    partial: true,
    exact: true,
    money: { currency: 'INR' },
    fields: Object.fromEntries(
      exported.map((column) => [
        column.field,
        {
          column: exportedColumn(header, column),
          ...(column.type.kind === 'weight' && { unit: 'g' }),
        },
      ]),
    ),
  });
}
