/** Compares an earlier order with the current catalogue: what is available, and what has changed. */
import { formatDesigns, formatRupees } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { linesToRepeat, type OldOrder } from '#core/order/lines-to-repeat.ts';
import { linesWithSizes, sizesLabel, type SizedLine } from '#core/order/requested-lines.ts';
import { productPath } from '#core/paths.ts';
import { unitPriceText } from '#core/price-range.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { fittingQuantity, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { sizesWithin } from '#core/sizes/line-sizes.ts';
import { seenLine } from '#storefront/shared/order/seen-line.ts';

export interface ReorderLine {
  title: string;
  /** SKU, quantity, current price, and whether it is made to order. */
  facts: string;
  /** Why it can't be ordered, what has changed, and sizes out of stock. */
  remarks: readonly string[];
  /** Whether it differs from the order. */
  isChanged: boolean;
  /** Whether ordered sizes are out of stock; they may have been so at the time of the order. */
  isShort: boolean;
  /** For the order list, and the page of the product; undefined if it can't be ordered. */
  available: { line: OrderListLine; path: string } | undefined;
}

/** The quoted prices per unit by SKU. A price by weight follows the metal price, so it is not comparable. */
const quotedPrices = ({ quote }: OldOrder): ReadonlyMap<string, number> =>
  new Map(
    (quote?.lines ?? []).flatMap(({ sku, rate }) =>
      rate.basis === 'unit' ? [[sku, rate.pricePaise] as const] : [],
    ),
  );

/** The sizes that still exist; all others become part of the note. */
function sizesAndNote(
  { sizes, note }: SizedLine,
  { sizes: labels }: CatalogueEntry,
  qty: number,
): Pick<OrderListLine, 'sizes' | 'note'> {
  const made = sizes.filter(({ label }) => labels.includes(label));
  const removed = sizes.filter(({ label }) => !labels.includes(label));
  const parts = [removed.length > 0 && `Sizes ${sizesLabel(removed)}`, note].filter(Boolean);
  return {
    ...sizesWithin(made, qty),
    ...(parts.length > 0 && { note: oneLine(parts.join('; '), LONGEST_LINE_NOTE) }),
  };
}

const refused = ({ title, sku }: SizedLine, remark: string): ReorderLine => ({
  title,
  facts: sku,
  remarks: [remark],
  isChanged: true,
  isShort: false,
  available: undefined,
});

/** @param prices visible to this buyer; undefined if hidden @param wasPaise the quoted price per unit */
function reorderLine(
  old: SizedLine,
  entry: CatalogueEntry,
  prices: PriceList | undefined,
  wasPaise: number | undefined,
): ReorderLine {
  const { sku, slug, title, unit } = entry;
  const problem = quantityProblem(entry, old.qty);
  const qty = problem === undefined ? old.qty : fittingQuantity(entry, old.qty);
  const chosen = sizesAndNote(old, entry, qty);
  // The sizes of one quoted price may have several prices now.
  const nowPaise = prices?.bySize === undefined ? prices && unitPriceAt(prices, qty) : undefined;
  const price =
    prices === undefined
      ? 'price in the quote'
      : `${unitPriceText(prices, { ...chosen, qty })} ${perUnit(unit)} today`;
  const removed = old.sizes.filter(({ label }) => !entry.sizes.includes(label));
  const soldOut = old.sizes.filter(({ label }) => entry.soldOut?.includes(label));
  const changes = [
    problem !== undefined && `${formatUnits(qty, unit)} instead of ${old.qty}. ${problem}`,
    nowPaise !== undefined &&
      wasPaise !== undefined &&
      wasPaise !== nowPaise &&
      `Quoted at ${formatRupees(wasPaise)} ${perUnit(unit)}, now ${formatRupees(nowPaise)}.`,
    removed.length > 0 && `No longer made in ${sizesLabel(removed)}.`,
  ].filter((change) => change !== false);
  const isShort = soldOut.length > 0;
  const time = entry.stockStatus === 'madeToOrder' ? ' · made to order' : '';
  return {
    title,
    facts: `${sku} · ${formatUnits(qty, unit)} · ${price}${time}`,
    remarks: [...changes, ...(isShort ? [`Out of stock in ${sizesLabel(soldOut)}.`] : [])],
    isChanged: changes.length > 0,
    isShort,
    available: {
      line: { sku, qty, ...chosen, seen: seenLine(entry, { qty, ...chosen }) },
      path: productPath(sku, slug),
    },
  };
}

/**
 * The lines of an old order at current conditions. Products are found by document ID, so that a new SKU does not
 * lose them.
 * @param hidden prices visible to this buyer only, by product: shown, but not stored with the lines
 */
export function reorder(
  order: OldOrder,
  entries: readonly CatalogueEntry[],
  hidden: ReadonlyMap<string, PriceList> = new Map(),
): ReorderLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const quoted = quotedPrices(order);
  return linesWithSizes(linesToRepeat(order)).map((line) => {
    const entry = byId.get(line.productId) ?? bySku.get(line.sku);
    if (entry === undefined) return refused(line, 'No longer in the catalogue.');
    if (entry.stockStatus === 'outOfStock') return refused(line, 'Out of stock.');
    return reorderLine(line, entry, entry.prices ?? hidden.get(entry.id), quoted.get(line.sku));
  });
}

/** The lines that go to the order list. */
export const linesToAdd = (lines: readonly ReorderLine[]): OrderListLine[] =>
  lines.flatMap(({ available }) => (available ? [available.line] : []));

/** The summary in one sentence or two. */
export function reorderSummary(lines: readonly ReorderLine[]): string {
  const can = lines.filter(({ available }) => available !== undefined);
  if (can.length === 0) return 'None of these designs is available now.';
  const lost = lines.length - can.length;
  const changed = can.filter(({ isChanged }) => isChanged).length;
  const short = can.filter(({ isShort }) => isShort).length;
  if (lost === 0 && changed === 0 && short === 0) return 'You can order everything again.';
  const isOrAre = lost === 1 ? 'is' : 'are';
  return [
    lost > 0 && `${formatDesigns(lost)} ${isOrAre} not available now.`,
    changed > 0 && `${formatDesigns(changed)} changed since then.`,
    short > 0 && `${formatDesigns(short)} ${short === 1 ? 'has' : 'have'} sizes out of stock.`,
    changed === 0 && short === 0 && 'The rest is unchanged.',
  ]
    .filter(Boolean)
    .join(' ');
}
