/** Issues packing slips: each is stored when it is first displayed, so that a reprint is identical. */
import { batchesOf, bulkWrite, type BulkDone } from '#admin/shell/actions/bulk-write.ts';
import type { CurrentSlip, IssuedSlips } from '#admin/features/orders/model/draft-slip.ts';
import { ANY_EDITION } from '#core/editing/editable.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { BOUGHT } from '#core/order-status.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { packingSlipKind } from '#schema/packing-slip.ts';

const readSlips = async (
  slips: readonly CurrentSlip[],
  database: StaffDatabase,
): Promise<IssuedSlips> => {
  const ids = slips.map(({ id }) => id);
  const stored = await readOrThrow(() => database.documentsByName(packingSlipKind, ids));
  return new Map(stored.flatMap((each) => (each.success ? [[each.id, each.value]] : [])));
};

/**
 * Stores slips with their current data.
 * @param stored the slips as read: what a colleague has issued since is left as it is
 * @returns the problem
 */
export async function storeSlips(
  slips: readonly CurrentSlip[],
  stored: IssuedSlips,
  database = staffDatabase,
): Promise<string | undefined> {
  const items = slips.map(({ id, paper }): BulkDone => {
    const base = stored.get(id);
    const write = planSave(packingSlipKind, {
      id,
      base,
      next: { ...(base ?? ANY_EDITION), paper },
    });
    return { id, writes: write ? [write] : [] };
  });
  const { stopped } = await bulkWrite(batchesOf(items), {}, database);
  return stopped;
}

/**
 * The slips as issued; those of confirmed orders that were not issued before are issued now.
 * @throws ReadError
 */
export async function issueSlips(
  current: readonly CurrentSlip[],
  database = staffDatabase,
): Promise<IssuedSlips> {
  const stored = await readSlips(current, database);
  const missing = current.filter(({ id, order }) => !stored.has(id) && BOUGHT.has(order.status));
  if (missing.length === 0) return stored;
  const problem = await storeSlips(missing, stored, database);
  if (problem !== undefined) throw new ReadError(problem);
  return readSlips(current, database);
}
