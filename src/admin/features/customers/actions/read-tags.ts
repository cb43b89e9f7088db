/** The tags that staff gave to customers. */
import { customerRecordKind } from '#schema/customer-record.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/** By uid, without customers that have no staff notes. @throws ReadError */
export async function readTags(
  uids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await readOrThrow(() => database.documentsByName(customerRecordKind, uids));
  return new Map(records.flatMap((each) => (each.success ? [[each.id, each.value.tags]] : [])));
}
