/** Loads the costs of products, a few at a time, so that the dialog responds meanwhile. */
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

/** Products per request; decoding more would block the screen for too long. */
const PAGE = 300;

/** Of one unit, paise, by product ID; only of products whose cost is entered. @throws ReadError */
export async function loadCosts(
  signal: AbortSignal,
  database = staffDatabase,
): Promise<ReadonlyMap<string, number>> {
  const list = STAFF_LISTS.costedProducts;
  const query = { equal: { deletedAt: null }, sort: list.sorts[0] };
  const costs = new Map<string, number>();
  for await (const rows of targetPages(productKind, { list, query }, database, PAGE)) {
    signal.throwIfAborted();
    for (const row of rows)
      if (row.success && row.value.costPaise !== undefined) costs.set(row.id, row.value.costPaise);
  }
  return costs;
}
