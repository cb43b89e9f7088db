/** The plan for one row, and its settings. */
import type { ProductDocument } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import type { Author, DocumentWrite, FieldChange } from '#core/editing/document-write.ts';
import type { ImportMapping } from './mapping.ts';
import type { RowProblem } from './row-problem.ts';

export interface PlanOptions {
  /** Names the columns in problems. */
  mapping: ImportMapping;
  author: Author;
  /**
   * Whether new products and drafts go live with the next publish; otherwise new products are drafts.
   */
  publish: boolean;
}

interface PlannedRow {
  row: number;
  sku: string;
  /** Id of the product's document. */
  id: string;
  /** The product's categories. */
  categoryIds: readonly string[];
  /** After the import. */
  priceMode: PriceMode;
}

export type RowPlan = PlannedRow &
  (
    | { action: 'create'; writes: readonly DocumentWrite[] }
    | {
        /** A deleted product is restored with the values of the list. */
        action: 'update' | 'restore';
        writes: readonly DocumentWrite[];
        changes: readonly FieldChange[];
        /** The price changes while the volume pricing stays. */
        tiersUnchanged: boolean;
      }
    | { action: 'unchanged' }
  );

export type Planned = { ok: true; plan: RowPlan } | { ok: false; problems: readonly RowProblem[] };

/** The values of a row with its category, in Firestore's form. */
export type RowValues = Readonly<Record<string, unknown>>;

/** The parts of a plan that every row has. */
export const plannedRow = (
  { row, sku }: Pick<PlannedRow, 'row' | 'sku'>,
  id: string,
  { category, subCategory, priceMode }: ProductDocument,
): PlannedRow => ({
  row,
  sku,
  id,
  priceMode,
  categoryIds: [category, subCategory].filter((categoryId) => categoryId !== undefined),
});
