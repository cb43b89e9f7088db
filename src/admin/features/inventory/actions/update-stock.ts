/** Changes the low-stock threshold of a product, or stops tracking its stock. */
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import type { FieldChange } from '#core/editing/document-write.ts';
import { failed, type Result } from '#core/result.ts';
import { stockStatusOf } from '#core/stock/stock-levels.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { stockKind, type Stock } from '#schema/stock.ts';

/** A later change by others is not overwritten. @param rev of the stock as displayed */
async function updateStock(
  id: string,
  rev: number,
  changes: readonly FieldChange[],
  database = staffDatabase,
): Promise<Result> {
  const { collection } = stockKind;
  const write = { kind: 'update', collection, id, rev: rev + 1, changes } as const;
  const result = await writeAsStaff([write], database);
  return !result.success && result.code === 'permission-denied'
    ? failed('The stock has changed in the meantime. Check it, then try again.')
    : result;
}

/** @param seen the stock as displayed */
export function setThreshold(
  id: string,
  seen: Stock,
  lowStockAt: number,
  database = staffDatabase,
): Promise<Result> {
  const after = { lowStockAt, stockStatus: stockStatusOf(seen.available, lowStockAt) };
  const changes = (['lowStockAt', 'stockStatus'] as const).map((field) => ({
    ...{ field, before: seen[field], after: after[field] },
  }));
  return updateStock(id, seen.rev, changes, database);
}

/** The database sets its own time. */
const DELETED_AT = new Date(0);

/** The site then shows the status that staff choose on the product’s page. @param seen the stock as displayed */
export const stopTracking = (
  id: string,
  { rev, reserved }: Pick<Stock, 'rev' | 'reserved'>,
  database = staffDatabase,
): Promise<Result> =>
  reserved > 0
    ? Promise.resolve(
        failed(`Orders have reserved ${reserved}. Pack or cancel these orders first.`),
      )
    : updateStock(id, rev, [{ field: 'deletedAt', before: null, after: DELETED_AT }], database);

/** @param rev of the stock when tracking was stopped */
export const trackAgain = (id: string, rev: number, database = staffDatabase): Promise<Result> =>
  updateStock(id, rev + 1, [{ field: 'deletedAt', before: DELETED_AT, after: null }], database);
