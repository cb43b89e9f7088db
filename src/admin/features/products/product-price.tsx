/** Price of a product in lists; prices for signed-in buyers are loaded for the visible rows. */
import { useQueries } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { PAGE_ROWS } from '#admin/shell/actions/list-as-staff.ts';
import { readSignInPrices } from './actions/read-sign-in-prices.ts';
import { formatRupees } from '#core/format.ts';
import { slices } from '#core/slices.ts';
import { PRICE_MODE_NAMES } from '#core/trade-labels.ts';
import type { Price } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import type { ProductRow } from './product-row.ts';

/** Paise by product id. */
const SignInPrices = createContext<ReadonlyMap<string, number>>(new Map());

const paiseById = (
  pages: readonly { data: ReadonlyMap<string, Price> | undefined }[],
): ReadonlyMap<string, number> =>
  new Map(
    pages.flatMap(({ data = [] }) =>
      [...data].map(([id, { pricePaise }]) => [id, pricePaise] as const),
    ),
  );

/** Loads the prices of its rows; each new page loads its own. */
export function WithSignInPrices({
  rows,
  children,
}: {
  rows: readonly ProductRow[];
  children: ReactNode;
}) {
  const prices = useQueries({
    queries: slices(rows, PAGE_ROWS).flatMap((page) => {
      const ids = page.flatMap((row) =>
        row.fits && row.value.priceMode === 'signIn' ? [row.id] : [],
      );
      if (ids.length === 0) return [];
      return [
        {
          queryKey: [...listKey(productKind), 'prices', ids],
          queryFn: () => readSignInPrices(ids),
        },
      ];
    }),
    combine: paiseById,
  });
  return <SignInPrices value={prices}>{children}</SignInPrices>;
}

/** Empty for a draft without a price. */
export function ProductPrice({ row }: { row: ProductRow }) {
  const prices = use(SignInPrices);
  if (!row.fits) return null;
  const product = row.value;
  if (product.priceMode === 'public') {
    return product.pricePaise === undefined ? null : formatRupees(product.pricePaise);
  }
  const amount = product.priceMode === 'signIn' ? prices.get(row.id) : undefined;
  if (amount === undefined) return PRICE_MODE_NAMES[product.priceMode];
  return (
    <span className="inline-flex items-center gap-1" title="Shown to buyers who are signed in">
      {formatRupees(amount)}
      <Icon name="lock" size={14} />
      <span className="sr-only">after sign-in</span>
    </span>
  );
}
