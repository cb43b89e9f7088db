/** The price of a product by weight at a silver rate. */
import type { PriceList } from '#core/pricing.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import type { PriceTier, ProductDocument } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';

/** Prices are whole rupees. */
const RUPEE = 100n;
const MG_PER_GRAM = 1_000n;
const BPS = 10_000n;
/** Exact until the last step: amounts are in paise per this many parts. */
const PARTS = MG_PER_GRAM * BPS * BPS;

/** Half a rupee is rounded up. @returns paise, at most one crore rupees */
function toRupees(parts: bigint): number {
  const rupee = PARTS * RUPEE;
  const paise = ((2n * parts + rupee) / (2n * rupee)) * RUPEE;
  return Number(paise > BigInt(MOST_PAISE) ? BigInt(MOST_PAISE) : paise);
}

/**
 * The price of one unit and its volume prices, paise. Tiers that rounding leaves without a lower price are left out.
 * @param weightMg net weight of one unit
 * @param perGramPaise the silver rate
 */
export function priceAtRate(
  {
    makingPerGramPaise = 0,
    makingPerUnitPaise = 0,
    makingBps = 0,
    stonesPaise = 0,
    makingTiers,
  }: ByWeight,
  weightMg: number,
  perGramPaise: number,
): PriceList {
  const weight = BigInt(weightMg) * BPS;
  const silver = weight * BigInt(perGramPaise);
  const making =
    weight * BigInt(makingPerGramPaise) +
    BigInt(makingPerUnitPaise) * MG_PER_GRAM * BPS +
    (silver * BigInt(makingBps)) / BPS;
  const fixed = silver * BPS + BigInt(stonesPaise) * PARTS;
  const at = (offBps: number): number => toRupees(fixed + making * (BPS - BigInt(offBps)));

  const pricePaise = at(0);
  const tiers: PriceTier[] = [];
  for (const { minQty, offBps } of makingTiers) {
    const tier = { minQty, pricePaise: at(offBps) };
    if (tier.pricePaise < (tiers.at(-1)?.pricePaise ?? pricePaise)) tiers.push(tier);
  }
  return { pricePaise, tiers };
}

/** Fields of a price, in a product or in a price for signed-in customers. */
interface MaybeByWeight {
  byWeight?: ByWeight | undefined;
  pricePaise?: number | undefined;
  tiers?: readonly PriceTier[];
}

/** A size as stored; without a weight of its own, it weighs as much as the product. */
export type WeighedSize = Pick<ProductSize, 'label' | 'netWeightMg'>;

/**
 * The price of either kind; null if it is missing, or if it is by weight and the rate or weight is missing.
 * @param rate paise per gram
 * @param sizes priced by their own weights, which are calculated when they are first used
 */
export function currentPrice(
  { byWeight, pricePaise, tiers = [] }: MaybeByWeight,
  weightMg: number | undefined,
  rate: number | undefined,
  sizes: readonly WeighedSize[] = [],
): PriceList | null {
  if (byWeight === undefined) return pricePaise === undefined ? null : { pricePaise, tiers };
  if (weightMg === undefined || rate === undefined) return null;
  const price = priceAtRate(byWeight, weightMg, rate);
  const own = sizes.filter(({ netWeightMg = weightMg }) => netWeightMg !== weightMg);
  if (own.length === 0) return price;
  let bySize: PriceList['bySize'];
  return {
    ...price,
    ...(own.length === sizes.length && { isAllBySize: true }),
    get bySize() {
      bySize ??= own.map(({ label, netWeightMg = weightMg }) => ({
        label,
        ...priceAtRate(byWeight, netWeightMg, rate),
      }));
      return bySize;
    },
  };
}

/**
 * The product with its public price at the rate; on request while a price by weight has no rate or weight.
 * @param rate paise per gram
 */
export function atRate<P extends ProductDocument>(product: P, rate: number | undefined): P {
  if (product.priceMode !== 'public' || product.byWeight === undefined) return product;
  const price = currentPrice(product, product.netWeightMg, rate);
  return price ? { ...product, ...price } : { ...product, priceMode: 'onRequest' };
}
