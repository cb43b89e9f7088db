/** The lines that a quote begins with: what was asked for, at the products' present prices. */
import { unitPriceAt, type PriceList } from '#domain/pricing.ts';
import type { OrderLine } from '#schema/order.ts';
import type { Product } from '#schema/product.ts';
import type { QuoteFormLine } from './quote-form.ts';

/** A product with the price that it has for customers, wherever that stands. */
export interface PricedProduct {
  product: Product;
  price: PriceList | undefined;
}

/** Silver jewellery, in basis points; for products that are in the catalogue no more. */
const USUAL_GST_BPS = 300;

const priceOf = ({ product, price }: PricedProduct): PriceList | undefined =>
  product.priceMode === 'public' ? product : price;

/** The price of a piece, and the weight of all, when so many pieces are taken. */
export const proposedRate = (of: PricedProduct, qty: number) => {
  const price = priceOf(of);
  return {
    pricePaise: price && unitPriceAt(price, qty),
    weightMg: of.product.netWeightMg * qty,
  };
};

/** @param of undefined for a product that is in the catalogue no more */
export function suggestedLine(
  sku: string,
  qty: number,
  of: PricedProduct | undefined,
): QuoteFormLine {
  const proposed = of && proposedRate(of, qty);
  return {
    sku,
    qty,
    rate: {
      basis: 'piece',
      pricePaise: proposed?.pricePaise,
      weightMg: proposed?.weightMg,
      perGramPaise: undefined,
      makingPaise: 0,
    },
    gstRateBps: of?.product.gstRateBps ?? USUAL_GST_BPS,
  };
}

/** @param products by the ids of their documents */
export const suggestedLines = (
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
): QuoteFormLine[] =>
  lines.map(({ productId, sku, qty }) => suggestedLine(sku, qty, products.get(productId)));
