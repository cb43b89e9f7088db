/** The total of sizes with weights of their own; loaded when the buyer starts to order. */
import { amountOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { productWeight } from '#core/sizes/size-weights.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { weightsIn } from '#storefront/shared/model/size-fields.ts';
import { lowerLinePrice } from '#storefront/shared/order/lower-line-price.ts';
import { totalOf, type Total } from './model/quantity-total.ts';

/**
 * @returns the total of a line at the prices for this buyer, and the next lower price; tiers count over `all` units: those
 * of the line and of the order list
 */
export function sizedTotal(
  form: HTMLFormElement,
  product: ProductBrief,
): (line: SizedQuantity, prices: PriceList | null, all: number) => Total {
  const { unit, byWeight, netWeightMg, silverRate } = product;
  const sizes = weightsIn(form, netWeightMg);
  const own = byWeight && currentPrice({ byWeight }, netWeightMg, silverRate, sizes);
  return (line, given, all) => {
    const prices = own ?? given;
    return {
      ...totalOf(
        { qty: line.qty, unit },
        productWeight({ netWeightMg, sizes }, line) ?? 0,
        prices && amountOf(prices, line, all),
      ),
      lower: (prices && lowerLinePrice(product, prices, line, all)) ?? null,
    };
  };
}
