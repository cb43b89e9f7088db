/** Reads all prices for signed-in buyers. */
import { pagesOf } from '#admin/shell/model/pages.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { ListCursor } from '#firebase/browser/read-page.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { NameRange } from '#firebase/browser/stored-fields.ts';
import { slices } from '#core/slices.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { QUERIES } from '#schema/queries.ts';

/** Leaves room for other prices between them, because a full page needs a second request. */
const IDS_PER_PAGE = QUERIES.staffPricePages.limit * 0.9;

/** Ranges of names that together contain every name, each with at most `size` of these IDs. */
export function nameRanges(ids: readonly string[], size: number): NameRange[] {
  const cuts = slices(ids.toSorted(), size)
    .slice(1)
    .map(([first]) => first);
  return [undefined, ...cuts].map((from, at) => ({ from, before: cuts[at] }));
}

/**
 * By product ID, also of products that are not live.
 * @param ids of products that have such a price, as far as they are listed: their prices are read in parallel
 * @throws ReadError
 */
export async function readAllPrices(
  { ids = [], signal }: { ids?: readonly string[]; signal?: AbortSignal | undefined } = {},
  database = staffDatabase,
): Promise<ReadonlyMap<string, DecodedDocument<Price>>> {
  const prices = new Map<string, DecodedDocument<Price>>();
  const readRange = async (range: NameRange): Promise<void> => {
    const page = (after?: ListCursor) =>
      readOrThrow(() => database.readPageOf(priceKind.collection, after, range));
    for await (const { documents } of pagesOf(page)) {
      signal?.throwIfAborted();
      for (const { id, fields } of documents)
        prices.set(id, decodedDocument(priceKind, id, fields));
    }
  };
  await Promise.all(nameRanges(ids, IDS_PER_PAGE).map(readRange));
  return prices;
}
