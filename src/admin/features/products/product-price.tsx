/** Price of a product in lists; prices for signed-in buyers are read for the listed rows. */
import { Icon } from '#admin/shell/icon.tsx';
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { formatRupees } from '#core/format.ts';
import { PRICE_MODE_NAMES } from '#core/trade-labels.ts';
import { productKind } from '#schema/product.ts';
import { readSignInPrices } from './actions/read-sign-in-prices.ts';
import type { ProductRow } from './product-search.ts';

const { WithDetails: WithSignInPrices, useDetails } = rowDetails(
  [...listKey(productKind), 'prices'],
  readSignInPrices,
);

export { WithSignInPrices };

/** The rows with a price of this kind. */
export const pricedForBuyers = (rows: readonly ProductRow[]): string[] =>
  rows.flatMap((row) => (row.success && row.value.priceMode === 'signIn' ? [row.id] : []));

/** Empty for a draft without a price. */
export function ProductPrice({ row }: { row: ProductRow }) {
  const forBuyers = useDetails(row.id);
  const rate = useSilverRate();
  if (!row.success) return null;
  const product = row.value;
  const priced = product.priceMode === 'public' ? product : forBuyers;
  const price = priced && currentPrice(priced, product.netWeightMg, rate);
  if (product.priceMode === 'public') return price && formatRupees(price.pricePaise);
  if (product.priceMode !== 'signIn' || !price) return PRICE_MODE_NAMES[product.priceMode];
  return (
    <span className="inline-flex items-center gap-1" title="Shown to buyers who are signed in">
      {formatRupees(price.pricePaise)}
      <Icon name="lock" size={14} />
      <span className="sr-only">after sign-in</span>
    </span>
  );
}
