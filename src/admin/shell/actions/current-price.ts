/** What requests cost as in a new quote: designs whose prices are not public, and all designs for customer groups. */
import DataLoader from 'dataloader';
import type { RequestedLine } from '#core/order/requested-lines.ts';
import type { PriceList } from '#core/pricing.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { listPriceOf } from '#core/quoting/suggest-lines.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { estimatedLine } from '#admin/shell/order/estimate-line.ts';
import { loadPieces } from './load-pieces.ts';

const AT_ONCE = 100;
/** Reads together what a screen asks for at the same time; `queries` keeps the results. */
const TOGETHER = { cache: false, maxBatchSize: AT_ONCE };

const pieces = new DataLoader<string, PricedProduct | undefined>(async (skus) => {
  const loaded = await loadPieces(skus);
  return skus.map((sku) => loaded.get(sku));
}, TOGETHER);

/** The IDs of the groups of customers. */
const groupIds = new DataLoader<string, string | undefined>(async (uids) => {
  const records = await readOrThrow(() =>
    staffDatabase.documentsByName(customerRecordKind, [...new Set(uids)]),
  );
  const byUid = new Map(
    records.flatMap((row) => (row.success ? [[row.id, row.value.group] as const] : [])),
  );
  return uids.map((uid) => byUid.get(uid));
}, TOGETHER);

/** @returns null for a SKU without a price, or that is not in the catalogue @throws ReadError */
export async function currentPriceOf(sku: string): Promise<PriceList | null> {
  const piece = await pieces.load(sku);
  return (piece && listPriceOf(piece)) ?? null;
}

/**
 * The amounts of the lines of a customer with a group, paise, null without a price.
 * @returns null for a customer without a group
 * @throws ReadError
 */
export async function groupAmounts(
  uid: string,
  lines: readonly RequestedLine[],
  groups: readonly CustomerGroup[],
): Promise<(number | null)[] | null> {
  const id = await groupIds.load(uid);
  const group = groups.find((each) => each.id === id);
  if (group === undefined) return null;
  return Promise.all(
    lines.map(async (line) => {
      const { amountPaise } = estimatedLine(line, await pieces.load(line.sku), group);
      return amountPaise ?? null;
    }),
  );
}
