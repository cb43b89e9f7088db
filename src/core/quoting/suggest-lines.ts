/** The lines that a quote begins with: what was asked for, at the products' present prices. */
import { publicPrices, unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { OrderLine } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import { askedLines } from './asked-lines.ts';
import { pieceOf } from './found-piece.ts';
import type { QuoteFormLine } from './quote-form.ts';

/** A product with the price that it has for customers, wherever that stands. */
export interface PricedProduct {
  product: ProductDocument;
  price: PriceList | undefined;
}

/** Silver jewellery, in basis points; for what the catalogue does not have. */
const USUAL_GST_BPS = 300;

/** What is deleted is kept, and offered no more. */
function priceOf({ product, price }: PricedProduct): PriceList | undefined {
  if (product.deletedAt !== null) return undefined;
  return product.priceMode === 'public' ? (publicPrices(product) ?? undefined) : price;
}

/** The price of a piece, and the weight of all, when so many pieces are taken. */
export const proposedRate = (of: PricedProduct, qty: number) => {
  const price = priceOf(of);
  return {
    pricePaise: price && unitPriceAt(price, qty),
    weightMg: of.product.netWeightMg && of.product.netWeightMg * qty,
  };
};

/** @param of undefined for what the catalogue does not have under this SKU */
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

/** One for each SKU. @param products by the ids of their documents */
export const suggestedLines = (
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
): QuoteFormLine[] =>
  askedLines(lines).map((line) => suggestedLine(line.sku, line.qty, pieceOf(line, products).piece));
