/** The estimated value of a request at the prices of the published catalogue, before GST. */
import { formatRupees } from '#core/format.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { amountOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { OrderLine } from '#schema/order.ts';

/** By SKU; without products whose price is not public. */
type Prices = ReadonlyMap<string, PriceList>;

export const loadPrices = async (): Promise<Prices> =>
  new Map(
    (await loadCatalogue()).entries.flatMap(({ sku, prices }) => (prices ? [[sku, prices]] : [])),
  );

/** `about ₹5,200`; `at least ₹5,200` with designs without a public price; empty if none has one. */
export function estimateText(lines: readonly OrderLine[], prices: Prices): string {
  const amounts = requestedLines(lines).map((line) => {
    const own = prices.get(line.sku);
    return own && amountOf(own, line);
  });
  const priced = amounts.filter((amount) => amount !== undefined);
  if (priced.length === 0) return '';
  const total = Math.round(priced.reduce((sum, amount) => sum + amount, 0));
  return `${priced.length < amounts.length ? 'at least' : 'about'} ${formatRupees(total)}`;
}
