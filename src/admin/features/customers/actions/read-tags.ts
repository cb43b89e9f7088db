/** The tags that staff gave to customers. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** By uid, without customers that have no staff notes. @throws ReadError */
export async function readTags(
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await readOrThrow(() => documentsByName(customerRecordKind, uids));
  return new Map(records.flatMap((each) => (each.fits ? [[each.id, each.value.tags]] : [])));
}
