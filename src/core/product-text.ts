/** Texts generated from a product: facts for the page, for search engines and for a chat. */
import type { Product } from '#schema/product.ts';
import { formatGrams } from './format.ts';
import { formatRate } from './format-rate.ts';
import { ownWeights, weightRange } from '#core/sizes/size-weights.ts';
import { sizesText } from '#core/sizes/sizes-text.ts';
import { formatUnits, unitKind } from './unit-of-sale.ts';
import { countryName, FINISH_LABELS, purityLabel } from './trade-labels.ts';
import {
  closureText,
  dimensionsText,
  hallmarkText,
  perOtherUnit,
  platingText,
  stonesText,
} from './fact-text.ts';

/** A fact with its name, as a row of the specification. */
export type Fact = readonly [name: string, value: string];

/** A row, unless its value is unknown. */
const fact = (name: string, value: string | undefined): Fact[] =>
  value === undefined ? [] : [[name, value]];

/** `4.2 g`, and `2.4 g per pair` where a unit is more than one piece. */
const weightText = (mg: number, unit: string): string => formatGrams(mg) + perOtherUnit(unit);

/** Of all its sizes. @param stonesMg what each weighs more than its silver */
function sizeWeightText({ netWeightMg, sizes, unit }: Product, stonesMg = 0): string {
  const all = sizes.map((size) => ({ netWeightMg: (size.netWeightMg ?? netWeightMg) + stonesMg }));
  const own = netWeightMg + stonesMg;
  return weightRange({ netWeightMg: own, ...ownWeights(all, own) }) + perOtherUnit(unit);
}

function sizeFact({ sizeSystem, sizes }: Product): Fact[] {
  const text = sizesText(
    sizeSystem,
    sizes.map(({ label }) => label),
  );
  return text === '' ? [] : [[sizes.length === 1 ? 'Size' : 'Sizes', text]];
}

/**
 * The facts buyers ask for, in their usual order.
 * @param inTheBox what the shop packs with every product
 */
export function productFacts(product: Product, inTheBox?: string): Fact[] {
  return [
    ['SKU', product.sku],
    ...(unitKind(product.unit) === 'piece' ? [] : [['Sold by', product.unit] as const]),
    ['Net weight', sizeWeightText(product)],
    ['Gross weight', sizeWeightText(product, product.grossWeightMg - product.netWeightMg)],
    ['Purity', purityLabel(product.purity)],
    ...fact('Hallmark', hallmarkText(product)),
    ['Plating', platingText(product)],
    ['Finish', FINISH_LABELS[product.finish]],
    ['Stones', stonesText(product)],
    ...fact('Closure', closureText(product)),
    ...fact('Dimensions', dimensionsText(product)),
    ...sizeFact(product),
    ['Country of origin', countryName(product.originCountry)],
    ['HSN code', product.hsn],
    ['GST', formatRate(product.gstRateBps)],
    ...fact('In the box', product.inTheBox ?? inTheBox),
  ];
}

/** How it can be ordered: `MOQ 12 pairs · Order multiple 6 · Pack size 6`. */
export function orderRule({ moq, orderMultiple, packSize, unit }: Product): string {
  const steps = orderMultiple === 1 ? '' : ` · Order multiple ${orderMultiple}`;
  const packs = packSize === 1 ? '' : ` · Pack size ${packSize}`;
  return `MOQ ${formatUnits(moq, unit)}${steps}${packs}`;
}

/** The default meta description of a product. */
export const productSummary = (product: Product): string =>
  [
    `${product.title} (${product.sku}) in ${purityLabel(product.purity)}, ${weightText(product.netWeightMg, product.unit)}, MOQ ${formatUnits(product.moq, product.unit)}.`,
    product.description,
  ].join(' ');

/**
 * The prefilled chat message about a product.
 * @param opening the seller's greeting from the settings
 * @param address the full address of the product page
 */
export const productEnquiry = (
  opening: string,
  { title, sku }: Pick<Product, 'title' | 'sku'>,
  address: string,
): string => `${opening}\n${title} (${sku})\n${address}`;
