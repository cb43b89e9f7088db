/** Price of a product in lists; prices for signed-in buyers are read for the listed rows. */
import { Icon } from '#admin/shell/icon.tsx';
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { formatRupees } from '#core/format.ts';
import { PRICE_MODE_NAMES } from '#core/trade-labels.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import type { ProductRow } from './product-search.ts';

/**
 * Prices for signed-in buyers by product id, without deleted and invalid prices.
 * @throws DatabaseFailure
 */
export async function readSignInPrices(
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, Price>> {
  const documents = await database.documentsByName(priceKind, ids);
  return new Map(
    documents.flatMap((each) =>
      each.fits && each.value.deletedAt === null ? [[each.id, each.value]] : [],
    ),
  );
}

const { WithDetails: WithSignInPrices, useDetails } = rowDetails(
  [...listKey(productKind), 'prices'],
  readSignInPrices,
);

export { WithSignInPrices };

/** The rows with a price of this kind. */
export const pricedForBuyers = (rows: readonly ProductRow[]): string[] =>
  rows.flatMap((row) => (row.fits && row.value.priceMode === 'signIn' ? [row.id] : []));

/** Empty for a draft without a price. */
export function ProductPrice({ row }: { row: ProductRow }) {
  const forBuyers = useDetails(row.id);
  if (!row.fits) return null;
  const product = row.value;
  if (product.priceMode === 'public') {
    return product.pricePaise === undefined ? null : formatRupees(product.pricePaise);
  }
  if (product.priceMode !== 'signIn' || forBuyers === undefined)
    return PRICE_MODE_NAMES[product.priceMode];
  return (
    <span className="inline-flex items-center gap-1" title="Shown to buyers who are signed in">
      {formatRupees(forBuyers.pricePaise)}
      <Icon name="lock" size={14} />
      <span className="sr-only">after sign-in</span>
    </span>
  );
}
