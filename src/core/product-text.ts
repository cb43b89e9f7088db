/** Texts generated from a product: facts for the page, for search engines and for a chat. */
import type { Product } from '#schema/product.ts';
import { formatGrams, formatPieces } from './format.ts';
import { formatRate } from './format-rate.ts';
import {
  countryName,
  FINISH_LABELS,
  PLATING_LABELS,
  purityLabel,
  STOCK_LABELS,
} from './trade-labels.ts';

/** A fact with its name, as a row of the specification. */
export type Fact = readonly [name: string, value: string];

/** Tag of products that carry a BIS hallmark; no other product may claim one. */
export const HALLMARKED_TAG = 'hallmarked';

const hallmarkFact = ({ tags, purity }: Product): Fact[] =>
  tags.includes(HALLMARKED_TAG) ? [['Hallmark', `BIS hallmarked, ${purity}`]] : [];

/** The facts buyers ask for, in their usual order. */
export function productFacts(product: Product): Fact[] {
  return [
    ['SKU', product.sku],
    ['Net weight', formatGrams(product.netWeightMg)],
    ['Gross weight', formatGrams(product.grossWeightMg)],
    ['Purity', purityLabel(product.purity)],
    ...hallmarkFact(product),
    ['Plating', PLATING_LABELS[product.plating]],
    ['Finish', FINISH_LABELS[product.finish]],
    ['Stones', product.stones.join(', ') || 'None'],
    ...(product.size === undefined ? [] : [['Size', product.size] as const]),
    ['Stock', STOCK_LABELS[product.stockStatus]],
    ['Country of origin', countryName(product.originCountry)],
    ['HSN code', product.hsn],
    ['GST', formatRate(product.gstRateBps)],
  ];
}

/** How it can be ordered: `MOQ 12 pieces · Order multiple 6 · Pack size 6`. */
export function orderRule({ moq, orderMultiple, packSize }: Product): string {
  const steps = orderMultiple === 1 ? '' : ` · Order multiple ${orderMultiple}`;
  const packs = packSize === 1 ? '' : ` · Pack size ${packSize}`;
  return `MOQ ${formatPieces(moq)}${steps}${packs}`;
}

/** The default meta description of a product. */
export const productSummary = (product: Product): string =>
  [
    `${product.title} (${product.sku}) in ${purityLabel(product.purity)}, ${formatGrams(product.netWeightMg)}, MOQ ${formatPieces(product.moq)}.`,
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
