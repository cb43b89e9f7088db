/** One product of a list, before it is compared with the shop. */
import type { FieldValues } from './nested-fields.ts';
import type { RowNote } from './row-problem.ts';

export interface Draft {
  /** The first row of the product. */
  row: number;
  /** Its other rows. */
  further: readonly number[];
  sku: string;
  /** How the list names a product whose SKU is generated; empty if it has a SKU. */
  key: string;
  /** From the list; only these change an existing product. */
  values: FieldValues;
  /** For a new product, where the list has no value. */
  defaults: FieldValues;
  notes: readonly RowNote[];
}
