/** The current silver rate, for staff. */
import { ratesKind, type SilverRate } from '#schema/rates.ts';
import { staffDatabase } from './staff-database.ts';

/** Undefined if none is set, or the document is invalid. @throws DatabaseFailure */
export async function readSilverRate(
  database: Pick<typeof staffDatabase, 'readDocument'> = staffDatabase,
): Promise<SilverRate | undefined> {
  const rates = await database.readDocument(ratesKind, 'rates');
  return rates?.success === true && rates.value.deletedAt === null
    ? rates.value.silver[0]
    : undefined;
}
