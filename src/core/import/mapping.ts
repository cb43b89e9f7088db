/** How the columns of a list feed product fields, and how their cells are read. */
import * as z from 'zod';
import { PRODUCT_COLUMNS } from './columns.ts';
import { weightUnitColumns } from './weight-unit-columns.ts';

/** Additional first columns in the file of refused rows; an import of the corrected file ignores them. */
export const REASON_COLUMNS: readonly string[] = ['import row', 'import problem'];

const field = z.enum(PRODUCT_COLUMNS.map((column) => column.field));

/** As stored with a running import, and for the next list with the same header. */
export const importMapping = z.object({
  /** Column of each field; fields without a column are absent. */
  columns: z.partialRecord(field, z.string()),
  /** Columns with a price from a quantity up, by quantity; the first is the price itself if no column has it. */
  tierColumns: z.array(z.object({ minQty: z.int().min(1), column: z.string() })).default([]),
  /** Rows with the same value in this column are one product; empty if each row is one. */
  group: z.string().default(''),
  /** The column in which a row names the product that it is a size of, by SKU or `id:12`; empty if there is none. */
  parent: z.string().default(''),
  /** Of SKUs for products without one, such as `{category}-{number}`; empty if such products are not imported. */
  skuPattern: z.string().default(''),
  /** Values of new products where no column has one, as typed: rupees, grams, per cent. */
  defaults: z.partialRecord(field, z.string()),
  /** What to do with a category that the shop does not have. */
  newCategories: z.enum(['refuse', 'create']),
  /** The decimal separator; the other one may only group digits. */
  decimal: z.enum(['.', ',']),
  /** ISO code of the currency of prices. */
  currency: z.string(),
  /** Rupees per unit of another currency, as typed. */
  rate: z.string(),
  /** The unit of weights without one. */
  weightUnit: z.enum(['g', 'mg', 'kg', 'oz', 'lb']),
  /** Exported by this shop: texts stay as written, and images are in the format of the export. */
  exact: z.boolean(),
});

export type ImportMapping = z.output<typeof importMapping>;

/** What a mapping says about the cells of a list. */
export type CellFormat = Pick<
  ImportMapping,
  'decimal' | 'currency' | 'rate' | 'weightUnit' | 'exact'
>;

/** The format of the shop's export, and of default values that staff type. */
export const SHOP_FORMAT: CellFormat = {
  decimal: '.',
  currency: 'INR',
  rate: '',
  weightUnit: 'g',
  exact: false,
};

/** The columns that are not used. */
export const unusedColumns = (
  { columns, tierColumns }: ImportMapping,
  header: readonly string[],
): string[] => {
  const tiers = tierColumns.map(({ column }) => column);
  const units = weightUnitColumns(header);
  const used = new Set([...Object.values(columns), ...tiers, ...units, ...REASON_COLUMNS]);
  return header.filter((column) => column !== '' && !used.has(column));
};
