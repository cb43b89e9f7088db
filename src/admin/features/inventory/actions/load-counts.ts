/** Reads the products and the stock of counted SKUs. */
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { stockKind, type Stock } from '#schema/stock.ts';
import { possibleSkus } from '#core/sizes/size-skus.ts';
import type { Result } from '#core/result.ts';
import {
  countsOf,
  type Counted,
  type CountedProduct,
  type CountEntry,
  type CountProblem,
} from '#admin/features/inventory/model/read-counts.ts';

export interface LoadedCounts {
  counts: Counted[];
  problems: CountProblem[];
  /** By product ID. */
  stocks: ReadonlyMap<string, Stock>;
}

export const loadCounts = (
  entries: readonly CountEntry[],
  database = staffDatabase,
): Promise<Result<LoadedCounts>> =>
  databaseOutcome(async () => {
    const skus = [...new Set(entries.flatMap(({ sku }) => possibleSkus(sku)))];
    const stored = await database.readProductsBySku(skus);
    const products = stored.flatMap(({ id, fields }): CountedProduct[] => {
      const decoded = decodeDocument(productKind, `prod/${id}`, fields);
      return decoded.success && decoded.value.deletedAt === null
        ? [{ id, product: decoded.value }]
        : [];
    });
    const bySku = new Map(products.map((each) => [each.product.sku, each]));
    const { counts, problems } = countsOf(entries, bySku);
    const ids = [...new Set(counts.map(({ of }) => of.id))];
    const stocks = new Map<string, Stock>();
    for (const row of await database.documentsByName(stockKind, ids)) {
      if (row.success && row.value.deletedAt === null) stocks.set(row.id, row.value);
      else if (!row.success)
        problems.push({ line: 0, sku: row.id, why: 'Its stock can’t be read.' });
    }
    return { counts, problems, stocks };
  });
