/** Reads the products of a selection or a list with their stock, for labels. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { LabelProduct } from '#admin/features/products/labels/label-rows.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind } from '#schema/product.ts';
import { stockKind } from '#schema/stock.ts';

export interface LabelProducts {
  /** In the order of their SKUs. */
  products: LabelProduct[];
  /** Products that are deleted, have no SKU, or can't be read. */
  skipped: number;
  /** Whether there are more than are printed at once. */
  isCut: boolean;
}

/** @param most products. @throws ReadError */
export async function readLabelProducts(
  targets: BulkTargets,
  most: number,
  database = staffDatabase,
): Promise<LabelProducts> {
  const all: Omit<LabelProduct, 'stock'>[] = [];
  let skipped = 0;
  for await (const rows of targetPages(productKind, targets, database)) {
    for (const row of rows) {
      if (row.success && row.value.deletedAt === null && row.value.sku !== '')
        all.push({ id: row.id, product: row.value });
      else skipped += 1;
    }
    if (all.length > most) break;
  }
  const printed = all
    .slice(0, most)
    .toSorted((one, other) =>
      one.product.sku.localeCompare(other.product.sku, 'en', { numeric: true }),
    );
  const ids = printed.map(({ id }) => id);
  const stocks = await readOrThrow(() => database.documentsByName(stockKind, ids));
  const byId = new Map(
    stocks.flatMap((row) =>
      row.success && row.value.deletedAt === null ? [[row.id, row.value] as const] : [],
    ),
  );
  return {
    products: printed.map((each) => ({ ...each, stock: byId.get(each.id) })),
    skipped,
    isCut: all.length > most,
  };
}
