/** One product of a list, before it is compared with the shop. */
import type { SizeSystem } from '#schema/size-labels.ts';
import type { FieldValues } from './nested-fields.ts';
import type { RowNote } from './row-problem.ts';

/** A row with the SKU of a size. */
export interface SizeRow {
  row: number;
  label: string;
  /** Its suffix, where the list also has the size in a column. */
  sku?: string | undefined;
  netWeightMg?: number | undefined;
  /** For a product that has no sizes yet. */
  sizeSystem?: SizeSystem | undefined;
  /** Everything in the row. */
  values: FieldValues;
}

export interface Draft {
  /** The first row of the product. */
  row: number;
  /** Its other rows. */
  further: readonly number[];
  sku: string;
  /** The SKU in the row: `RG101-14` in size 14 is of the product `RG101`. */
  rowSku: string;
  /** How the list names a product whose SKU is generated; empty if it has a SKU. */
  key: string;
  /** From the list; only these change an existing product. */
  values: FieldValues;
  /** For a new product, where the list has no value. */
  defaults: FieldValues;
  /** What its price or weight is for, if they say it and the list has no column for the unit. */
  unit?: string | undefined;
  notes: readonly RowNote[];
  /** Of sizes of this product. */
  sizeRows: readonly SizeRow[];
}
