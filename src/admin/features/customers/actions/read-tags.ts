/** The tags that staff gave to customers. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { orThrow } from '#admin/shell/actions/not-read.ts';

/** By uid; of whom nobody has noted anything is left out. @throws NotRead */
export async function readTags(
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await orThrow(databaseOutcome(() => documentsByName(customerRecordKind, uids)));
  return new Map(records.flatMap((each) => (each.fits ? [[each.id, each.value.tags]] : [])));
}
