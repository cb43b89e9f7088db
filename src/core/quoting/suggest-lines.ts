/** The initial lines of a quote: the requested items at current prices. */
import { amountOf, unitPricesOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { productWeight } from '#core/sizes/size-weights.ts';
import { PUBLICATION_NAMES, STOCK_NAMES } from '#core/trade-labels.ts';
import type { OrderLine } from '#schema/order.ts';
import { requestedLines, type RequestedLine } from '#core/order/requested-lines.ts';
import { silverAmount } from './line-amount.ts';
import type { PricedProduct } from './priced-product.ts';
import { NO_MAKING, type QuoteFormLine } from './quote-form.ts';

/** GST on silver jewellery in basis points; for items that are not in the catalogue. */
const USUAL_GST_BPS = 300;

/** Undefined without a price. Deleted products stay stored; their price is not suggested. */
export function listPriceOf({
  product,
  price,
  perGramPaise,
}: PricedProduct): PriceList | undefined {
  if (product.deletedAt !== null) return undefined;
  if (product.priceMode !== 'public') return price;
  const { netWeightMg, sizes } = product;
  return currentPrice(product, netWeightMg, perGramPaise, sizes) ?? undefined;
}

/**
 * The total weight of a quantity and its unit price, which is undefined if the sizes differ in price; by weight also the
 * rate and the making charge. A list price below the value of the silver is charged by unit.
 */
export function proposedRate(of: PricedProduct, line: SizedQuantity): QuoteFormLine['rate'] {
  const price = listPriceOf(of);
  const weightMg = productWeight(of.product, line);
  const { perGramPaise } = of;
  const isByWeight = price !== undefined && weightMg !== undefined && perGramPaise !== undefined;
  const [pricePaise, ...others] = new Set(price && unitPricesOf(price, line));
  const isOnePrice = pricePaise !== undefined && others.length === 0;
  const shared = { pricePaise: isOnePrice ? pricePaise : undefined, weightMg, perGramPaise };
  const byUnit = { ...shared, basis: 'unit', making: NO_MAKING } as const;
  if (!isByWeight) return byUnit;
  const listed = Math.round(amountOf(price, line));
  // Brings the silver to the listed amount.
  const making = listed - silverAmount({ weightMg, perGramPaise });
  // Without a common unit price, rounding can take the sizes below their silver by half a rupee.
  if (making < 0 && isOnePrice) return byUnit;
  return {
    ...shared,
    basis: 'weight',
    making: { ...NO_MAKING, amountPaise: Math.max(0, making) },
  };
}

const NO_RATE: QuoteFormLine['rate'] = {
  basis: 'unit',
  pricePaise: undefined,
  weightMg: undefined,
  perGramPaise: undefined,
  making: NO_MAKING,
};

/** @param of undefined if the catalogue has no such SKU */
export function suggestedLine(
  { sku, qty, unit, sizes = [] }: Pick<RequestedLine, 'sku' | 'qty' | 'unit'> & SizedQuantity,
  of: PricedProduct | undefined,
): QuoteFormLine {
  return {
    sku,
    ...(unit !== undefined && { unit }),
    qty,
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    rate: of === undefined ? NO_RATE : proposedRate(of, { qty, sizes }),
    discount: '',
    gstRateBps: of?.product.gstRateBps ?? USUAL_GST_BPS,
  };
}

/** One for each SKU. @param products by SKU */
export const suggestedLines = (
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
): QuoteFormLine[] =>
  requestedLines(lines).map((line) => suggestedLine(line, products.get(line.sku)));

/** A label that warns about a product before it is priced; undefined if there is none. */
export function productWarning(piece: PricedProduct | undefined): string | undefined {
  if (piece === undefined) return 'Not in the catalogue';
  const { deletedAt, status, stockStatus } = piece.product;
  if (deletedAt !== null) return 'Deleted';
  if (status === 'archived') return PUBLICATION_NAMES[status];
  return stockStatus === 'outOfStock' ? STOCK_NAMES[stockStatus] : undefined;
}
