/** Reads prices for signed-in buyers of several products. */
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/** By product id, without deleted and invalid prices. */
export const currentPrices = (
  documents: Iterable<DecodedDocument<Price>>,
): ReadonlyMap<string, Price> =>
  new Map(
    [...documents].flatMap((each) =>
      each.success && each.value.deletedAt === null ? [[each.id, each.value]] : [],
    ),
  );

/**
 * By product id, without deleted and invalid prices.
 * @throws DatabaseFailure
 */
export async function readSignInPrices(
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, Price>> {
  const documents = await database.documentsByName(priceKind, ids);
  return currentPrices(documents);
}

/** Fewer prices are read by name. */
const FEW = 150;

/** Pages of all prices take much less time than queries by name, even for so many times as many prices. */
const WHOLE_UP_TO = 4;

/** Whether a list needs so many prices that all should be read. @throws ReadError */
export async function needsMostPrices(
  targets: BulkTargets,
  database = staffDatabase,
): Promise<boolean> {
  if (!('list' in targets)) return false;
  const { list, query } = targets;
  const countOf = (equal: typeof query.equal, between = query.between): Promise<number> =>
    readOrThrow(() =>
      database.countDocuments(list, {
        sort: query.sort,
        between,
        equal: { ...equal, priceMode: 'signIn' },
      }),
    );
  const { priceMode = 'signIn' } = query.equal;
  if (![priceMode].flat().includes('signIn')) return false;
  const own = await countOf(query.equal);
  if (own <= FEW) return false;
  return (await countOf({ deletedAt: null }, {})) <= own * WHOLE_UP_TO;
}
