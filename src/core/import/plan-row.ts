/** What becomes of one row, and the settings that decide it. */
import type { ProductDocument } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import type { Author, DocumentWrite, FieldChange } from '#core/editing/document-write.ts';
import type { ImportMapping } from './mapping.ts';
import type { RowProblem } from './row-problem.ts';

export interface PlanOptions {
  /** Names the columns in problems. */
  mapping: ImportMapping;
  author: Author;
  /** Whether new products and drafts go live at the next publish; otherwise new products are drafts. */
  publish: boolean;
}

interface PlannedRow {
  row: number;
  sku: string;
  /** Id of the product's document. */
  id: string;
  /** The categories the product stands in. */
  categoryIds: readonly string[];
  /** As the product ends up. */
  priceMode: PriceMode;
}

export type RowPlan = PlannedRow &
  (
    | { action: 'create'; writes: readonly DocumentWrite[] }
    | {
        /** A deleted product comes back by being restored, as the list has it. */
        action: 'update' | 'restore';
        writes: readonly DocumentWrite[];
        changes: readonly FieldChange[];
        /** The price changes, and the tiers beside it do not. */
        keepsTiers: boolean;
      }
    | { action: 'keep' }
  );

export type Planned = { ok: true; plan: RowPlan } | { ok: false; problems: readonly RowProblem[] };

/** The values of a row with its category, in Firestore's form. */
export type RowValues = Readonly<Record<string, unknown>>;

/** What a plan says of a row whatever becomes of it. */
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
