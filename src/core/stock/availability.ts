/** What the site says about the stock of a product. */
import { STOCK_LABELS, STOCK_NAMES } from '#core/trade-labels.ts';
import { formatCount } from '#core/format.ts';
import { onlySizeOf } from '#core/sizes/by-size.ts';
import type { Product } from '#schema/product.ts';
import type { StockStatus } from '#schema/product-status.ts';
import type { AvailabilitySettings } from '#schema/settings.ts';
import type { Stock } from '#schema/stock.ts';
import { availableOf, levelOf, stockedSize } from './stock-levels.ts';

/** The threshold of low stock, where neither the product nor the settings have one. */
export const DEFAULT_LOW_STOCK = 10;

/** The status that buyers see. A product that can be made to order is never out of stock. */
export function shownStatus(chosen: StockStatus, stock: Stock | undefined): StockStatus {
  if (stock === undefined) return chosen;
  return stock.stockStatus === 'outOfStock' && chosen === 'madeToOrder'
    ? chosen
    : stock.stockStatus;
}

/** The availability of a product, as far as the settings allow to show it. */
export interface Availability {
  /** The sentence on the product page. */
  text: string;
  /** The sizes that are out of stock. */
  soldOut: readonly string[];
}

const inNumbers: Partial<Record<StockStatus, (units: string) => string>> = {
  inStock: (units) => `${units} in stock`,
  lowStock: (units) => `Low stock, ${units} left`,
};

/** The sizes without stock; none if the stock was not entered by size. */
function soldOutOf(sizes: Product['sizes'], { levels }: Stock): string[] {
  if (levels.every(({ size }) => size === undefined)) return [];
  const available = (size?: string): number => availableOf(levelOf(levels, size));
  const onlySize = onlySizeOf(sizes);
  return sizes
    .map(({ label }) => label)
    .filter((size) => available(stockedSize({ size, onlySize }, available)) === 0);
}

/**
 * @param product with its status as shown
 * @param stock undefined if it is not tracked
 */
export function availabilityOf(
  { stockStatus: status, sizes }: Pick<Product, 'stockStatus' | 'sizes'>,
  stock: Stock | undefined,
  { show, dispatchBy, madeToOrderDays }: AvailabilitySettings = {},
): Availability {
  const isReady = status === 'inStock' || status === 'lowStock';
  const numbers = show === 'numbers' && stock && inNumbers[status];
  const days = madeToOrderDays === 1 ? '1 day' : `${madeToOrderDays} days`;
  const parts = [
    numbers ? numbers(formatCount(stock.available)) : statusText(status, dispatchBy),
    ...(isReady && dispatchBy !== undefined ? [`Leaves today if confirmed by ${dispatchBy}`] : []),
  ];
  const isMade = status === 'madeToOrder' && madeToOrderDays !== undefined;
  return {
    text: isMade ? `Made to order in ${days}` : parts.join('. '),
    soldOut: status === 'madeToOrder' || stock === undefined ? [] : soldOutOf(sizes, stock),
  };
}

/** The long label promises dispatch, which the time of dispatch states more precisely. */
const statusText = (status: StockStatus, dispatchBy: string | undefined): string =>
  dispatchBy === undefined ? STOCK_LABELS[status] : STOCK_NAMES[status];
