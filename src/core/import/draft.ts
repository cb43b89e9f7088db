/** A row of a list once read: values for product fields, not yet a product. */
import type { ImportField } from './columns.ts';
import type { ListRow } from './list-row.ts';
import type { RowProblem } from './row-problem.ts';

/** Something done to a value that the list did not ask for; counted in the report. */
export interface Note {
  kind:
    | 'default'
    | 'otherwise'
    | 'copied'
    | 'shortened'
    | 'tidied'
    | 'skuRewritten'
    | 'priceUnused'
    | 'tiersLeft';
  field: ImportField;
}

/** Names of a category and its subcategory, as people read them. */
export interface CategoryPlace {
  category: string;
  subCategory?: string | undefined;
}

/** Fields with the values a row gives them, in the form Firestore stores. */
export type DraftValues = Readonly<Partial<Record<ImportField | 'images', unknown>>>;

export interface Draft {
  row: number;
  sku: string;
  values: DraftValues;
  /** The fields whose values stand in the list itself; only these change a product that exists. */
  fromList: ReadonlySet<string>;
  /** Fields that take the value of another, and which. */
  copied: ReadonlyMap<string, string>;
  place: CategoryPlace | undefined;
  notes: readonly Note[];
  /** The row as it stood in the file, for the file of refused rows. */
  source: ListRow;
}

export type MappedRow =
  | { ok: true; draft: Draft }
  | { ok: false; sku: string | undefined; problems: readonly RowProblem[] };
