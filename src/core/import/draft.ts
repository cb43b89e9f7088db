/** A parsed row of a list: values for product fields, not yet a product. */
import type { ImportField } from './columns.ts';
import type { ListRow } from './list-row.ts';
import type { RowProblem } from './row-problem.ts';

/** An automatic change of a value; counted in the report. */
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

/** The names of a category and its subcategory. */
export interface CategoryPlace {
  category: string;
  subCategory?: string | undefined;
}

/** Field values of a row in Firestore's form. */
type DraftValues = Readonly<Partial<Record<ImportField | 'images', unknown>>>;

export interface Draft {
  row: number;
  sku: string;
  values: DraftValues;
  /** The fields whose values come from the list itself; only these change an existing product. */
  fromList: ReadonlySet<string>;
  /** Fields that copy another field, with that field. */
  copied: ReadonlyMap<string, string>;
  place: CategoryPlace | undefined;
  notes: readonly Note[];
  /** The original row, for the file of rejected rows. */
  source: ListRow;
}

export type MappedRow =
  | { ok: true; draft: Draft }
  | { ok: false; sku: string | undefined; problems: readonly RowProblem[] };
