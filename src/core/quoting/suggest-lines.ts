/** The initial lines of a quote: the requested items at current prices. */
import { publicPrices, unitPriceAt, type PriceList } from '#core/pricing.ts';
import { PUBLICATION_NAMES, STOCK_NAMES } from '#core/trade-labels.ts';
import type { OrderLine } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import { requestedLines, type RequestedLine } from '#core/order/requested-lines.ts';
import type { QuoteFormLine } from './quote-form.ts';

/** A product with its price for customers, from either document. */
export interface PricedProduct {
  product: ProductDocument;
  price: PriceList | undefined;
}

/** GST on silver jewellery in basis points; for items that are not in the catalogue. */
const USUAL_GST_BPS = 300;

/** Deleted products stay stored; their price is not suggested. */
function priceOf({ product, price }: PricedProduct): PriceList | undefined {
  if (product.deletedAt !== null) return undefined;
  return product.priceMode === 'public' ? (publicPrices(product) ?? undefined) : price;
}

/** The unit price and the total weight for a quantity. */
export const proposedRate = (of: PricedProduct, qty: number) => {
  const price = priceOf(of);
  return {
    pricePaise: price && unitPriceAt(price, qty),
    weightMg: of.product.netWeightMg && of.product.netWeightMg * qty,
  };
};

/** @param of undefined if the catalogue has no such SKU */
export function suggestedLine(
  { sku, qty, unit }: Pick<RequestedLine, 'sku' | 'qty' | 'unit'>,
  of: PricedProduct | undefined,
): QuoteFormLine {
  const proposed = of && proposedRate(of, qty);
  return {
    sku,
    ...(unit !== undefined && { unit }),
    qty,
    rate: {
      basis: 'unit',
      pricePaise: proposed?.pricePaise,
      weightMg: proposed?.weightMg,
      perGramPaise: undefined,
      makingPaise: 0,
    },
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
