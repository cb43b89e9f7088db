/** Changes the low-stock threshold of a product. */
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { failed, type Result } from '#core/result.ts';
import { stockStatusOf } from '#core/stock/stock-levels.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { stockKind, type Stock } from '#schema/stock.ts';

/** @param seen the stock as displayed; a later change by others is not overwritten */
export async function setThreshold(
  id: string,
  seen: Stock,
  lowStockAt: number,
  database = staffDatabase,
): Promise<Result> {
  const after = { lowStockAt, stockStatus: stockStatusOf(seen.available, lowStockAt) };
  const changes = (['lowStockAt', 'stockStatus'] as const).map((field) => ({
    ...{ field, before: seen[field], after: after[field] },
  }));
  const result = await writeAsStaff(
    [{ kind: 'update', collection: stockKind.collection, id, rev: seen.rev + 1, changes }],
    database,
  );
  return !result.success && result.code === 'permission-denied'
    ? failed('The stock has changed in the meantime. Check it, then save again.')
    : result;
}
