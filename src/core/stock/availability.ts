/** What the site says about the stock of a product. */
import { STOCK_LABELS, STOCK_NAMES } from '#core/trade-labels.ts';
import type { Product } from '#schema/product.ts';
import type { StockStatus } from '#schema/product-status.ts';
import type { AvailabilitySettings } from '#schema/settings.ts';
import type { Stock } from '#schema/stock.ts';
import { sellableUnits, soldOutSizes, stockStatusOf } from './stock-levels.ts';
import { stockNumber } from './stock-number.ts';

/** The threshold of low stock, where neither the product nor the settings have one. */
export const DEFAULT_LOW_STOCK = 10;

/** The status that follows from the units that buyers can order, in the sizes of the product. */
export const sizedStatus = (
  sizes: readonly { label: string }[],
  { levels, lowStockAt }: Pick<Stock, 'levels' | 'lowStockAt'>,
): Stock['stockStatus'] => stockStatusOf(sellableUnits(sizes, levels), lowStockAt);

/**
 * The status that buyers see. A product that can be made to order is never out of stock.
 * @param product with the status that staff chose
 */
export function shownStatus(
  { stockStatus: chosen, sizes }: Pick<Product, 'stockStatus' | 'sizes'>,
  stock: Stock | undefined,
): StockStatus {
  if (stock === undefined) return chosen;
  const status = sizedStatus(sizes, stock);
  return status === 'outOfStock' && chosen === 'madeToOrder' ? chosen : status;
}

/** The availability of a product, as far as the settings allow to show it. */
export interface Availability {
  /** The sentence on the product page. */
  text: string;
  /** The sizes that are out of stock; none of a product that can be made to order. */
  soldOut: readonly string[];
}

/** The units that buyers can order; undefined if stock is not tracked or none is left. */
export function availableUnits(
  product: Pick<Product, 'stockStatus' | 'sizes'>,
  stock: Stock | undefined,
): number | undefined {
  const status = shownStatus(product, stock);
  return stock && (status === 'inStock' || status === 'lowStock')
    ? sellableUnits(product.sizes, stock.levels)
    : undefined;
}

/**
 * @param product with the status that staff chose
 * @param stock undefined if it is not tracked
 */
export function availabilityOf(
  product: Pick<Product, 'stockStatus' | 'sizes'>,
  stock: Stock | undefined,
  { show, dispatchBy, madeToOrderDays }: AvailabilitySettings = {},
): Availability {
  const { stockStatus: chosen, sizes } = product;
  const status = shownStatus(product, stock);
  const isReady = status === 'inStock' || status === 'lowStock';
  const withoutStock = stock === undefined ? [] : soldOutSizes(sizes, stock.levels);
  const isMadeToOrder = chosen === 'madeToOrder';
  const units = show === 'numbers' ? availableUnits(product, stock) : undefined;
  const days = madeToOrderDays === 1 ? '1 day' : `${madeToOrderDays} days`;
  const inDays = madeToOrderDays === undefined ? '' : ` in ${days}`;
  const parts = [
    (units === undefined ? undefined : stockNumber(status, units)) ??
      statusText(status, dispatchBy),
    ...(isReady && dispatchBy !== undefined
      ? [`Leaves the same working day if confirmed by ${dispatchBy}`]
      : []),
    ...(isReady && isMadeToOrder && withoutStock.length > 0
      ? [`Other sizes are made to order${inDays}`]
      : []),
  ];
  return {
    text: status === 'madeToOrder' ? `${STOCK_LABELS[status]}${inDays}` : parts.join('. '),
    soldOut: isMadeToOrder ? [] : withoutStock,
  };
}

/** The long label promises dispatch, which the time of dispatch states more precisely. */
const statusText = (status: StockStatus, dispatchBy: string | undefined): string =>
  dispatchBy === undefined ? STOCK_LABELS[status] : STOCK_NAMES[status];
