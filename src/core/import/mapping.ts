/** How the columns of a list feed product fields, and how their cells are read. */
import * as z from 'zod';
import { PRODUCT_COLUMNS } from './columns.ts';

/** Additional first columns in the file of refused rows; an import of the corrected file ignores them. */
export const REASON_COLUMNS: readonly string[] = ['import row', 'import problem'];

/** As stored with a running import, and for the next list with the same header. */
export const importMapping = z.object({
  /** Column of each field; fields without a column are absent. */
  columns: z.partialRecord(z.enum(PRODUCT_COLUMNS.map(({ field }) => field)), z.string()),
  /** What to do with a category that the shop does not have. */
  newCategories: z.enum(['refuse', 'create']),
  /** ISO code of the currency of prices. */
  currency: z.string(),
  /** Rupees per unit of another currency, as typed. */
  rate: z.string(),
  /** Exported by this shop: texts stay as written, and images are in the format of the export. */
  exact: z.boolean(),
});

export type ImportMapping = z.output<typeof importMapping>;

/** The columns that are not used. */
export const unusedColumns = ({ columns }: ImportMapping, header: readonly string[]): string[] => {
  const used = new Set([...Object.values(columns), ...REASON_COLUMNS]);
  return header.filter((column) => column !== '' && !used.has(column));
};
