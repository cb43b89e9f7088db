/** Sentences made from a product: its facts for the page, for search engines and for a chat. */
import type { Product } from '#schema/product.ts';
import { formatGrams, formatPieces } from './format.ts';
import { formatRate } from './format-rate.ts';
import {
  countryName,
  FINISH_WORDS,
  PLATING_WORDS,
  purityWords,
  STOCK_WORDS,
} from './trade-words.ts';

/** A fact with its name, as a row of the specification. */
export type Fact = readonly [name: string, value: string];

/** Tag of products that carry a BIS hallmark; no other product may claim one. */
export const HALLMARKED_TAG = 'hallmarked';

const hallmarkFact = ({ tags, purity }: Product): Fact[] =>
  tags.includes(HALLMARKED_TAG) ? [['Hallmark', `BIS hallmarked, ${purity}`]] : [];

/** Everything a buyer asks about a piece, in the order they ask it. */
export function productFacts(product: Product): Fact[] {
  return [
    ['SKU', product.sku],
    ['Net weight', formatGrams(product.netWeightMg)],
    ['Gross weight', formatGrams(product.grossWeightMg)],
    ['Purity', purityWords(product.purity)],
    ...hallmarkFact(product),
    ['Plating', PLATING_WORDS[product.plating]],
    ['Finish', FINISH_WORDS[product.finish]],
    ['Stones', product.stones.join(', ') || 'None'],
    ...(product.size === undefined ? [] : [['Size', product.size] as const]),
    ['Stock', STOCK_WORDS[product.stockStatus]],
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

/** What search engines are told of a product whose staff have not written anything for them. */
export const productSummary = (product: Product): string =>
  [
    `${product.title} (${product.sku}) in ${purityWords(product.purity)}, ${formatGrams(product.netWeightMg)}, MOQ ${formatPieces(product.moq)}.`,
    product.description,
  ].join(' ');

/**
 * The first words of a chat about a product.
 * @param opening the seller's own first words, from the settings
 * @param address of the product's page, whole
 */
export const productEnquiry = (
  opening: string,
  { title, sku }: Pick<Product, 'title' | 'sku'>,
  address: string,
): string => `${opening}\n${title} (${sku})\n${address}`;
