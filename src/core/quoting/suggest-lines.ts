/** The initial lines of a quote: the requested items at current prices. */
import { lineAmount } from './calculate-quote.ts';
import { publicPrices, unitPriceAt, type PriceList } from '#core/pricing.ts';
import { PUBLICATION_NAMES, STOCK_NAMES } from '#core/trade-labels.ts';
import type { OrderLine } from '#schema/order.ts';
import { requestedLines, type RequestedLine } from '#core/order/requested-lines.ts';
import type { PricedProduct } from './priced-product.ts';
import type { QuoteFormLine } from './quote-form.ts';

/** GST on silver jewellery in basis points; for items that are not in the catalogue. */
const USUAL_GST_BPS = 300;

/** Deleted products stay stored; their price is not suggested. */
function priceOf({ product, price }: PricedProduct): PriceList | undefined {
  if (product.deletedAt !== null) return undefined;
  return product.priceMode === 'public' ? (publicPrices(product) ?? undefined) : price;
}

/** The making charge that brings silver by weight to the listed price of a quantity, paise. */
const makingOf = (
  pricePaise: number,
  qty: number,
  weightMg: number,
  perGramPaise: number,
): number =>
  Math.max(
    0,
    pricePaise * qty - lineAmount(qty, { basis: 'weight', weightMg, perGramPaise, makingPaise: 0 }),
  );

/** The unit price and the total weight for a quantity; by weight also the rate and the making charge. */
export function proposedRate(of: PricedProduct, qty: number) {
  const price = priceOf(of);
  const pricePaise = price && unitPriceAt(price, qty);
  const weightMg = of.product.netWeightMg && of.product.netWeightMg * qty;
  const { perGramPaise } = of;
  const isByWeight =
    pricePaise !== undefined && weightMg !== undefined && perGramPaise !== undefined;
  return {
    basis: isByWeight ? ('weight' as const) : ('unit' as const),
    pricePaise,
    weightMg,
    perGramPaise,
    makingPaise: isByWeight ? makingOf(pricePaise, qty, weightMg, perGramPaise) : 0,
  };
}

const NO_RATE: QuoteFormLine['rate'] = {
  basis: 'unit',
  pricePaise: undefined,
  weightMg: undefined,
  perGramPaise: undefined,
  makingPaise: 0,
};

/** @param of undefined if the catalogue has no such SKU */
export function suggestedLine(
  { sku, qty, unit }: Pick<RequestedLine, 'sku' | 'qty' | 'unit'>,
  of: PricedProduct | undefined,
): QuoteFormLine {
  return {
    sku,
    ...(unit !== undefined && { unit }),
    qty,
    rate: of === undefined ? NO_RATE : proposedRate(of, qty),
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
