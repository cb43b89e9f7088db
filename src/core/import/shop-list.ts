/** CSV that spreadsheets open safely, and the shop's own lists, which can be imported again without loss. */
import Papa from 'papaparse';
import type { Price } from '#schema/price.ts';
import type { ProductDocument } from '#schema/product.ts';
import { headerOf } from './column-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { valueAt } from './nested-fields.ts';
import { showCell } from './show-cell.ts';

export const SHOP_HEADER: readonly string[] = PRODUCT_COLUMNS.map(headerOf);

/**
 * A cell that a spreadsheet would run as a formula (OWASP's list: https://owasp.org/www-community/attacks/CSV_Injection),
 * or that would look guarded. A negative number is none: guarded, it would be text, and sums would leave it out.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@＝＋－＠\t\r\n]/;

/** The apostrophe before a cell that a spreadsheet would run as a formula. */
export const FORMULA_GUARD = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/** One product as cells. @param price of a product that is priced for customers */
export function shopCells(product: ProductDocument, price: Price | undefined): string[] {
  const own = product.priceMode === 'signIn' ? price : product;
  return PRODUCT_COLUMNS.map(({ field, type }) => {
    const isPrice = /^(?:pricePaise|tiers|byWeight\..+)$/.test(field);
    const value = valueAt(isPrice ? (own ?? {}) : product, field);
    return Array.isArray(value) && value.length === 0 ? '' : showCell(type, value);
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
