/** Form fields of a product: labels and inputs. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { area, choice, list, number, own, text } from '#admin/shell/form/specs.ts';
import { SEO_AS_ONE } from '#admin/shell/form/seo-fields.tsx';
import { PUBLICATION_CHOICES } from '#admin/shell/publishing/publication-specs.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import { SIZE_SYSTEM_NAMES } from '#core/sizes/normalize-size.ts';
import { USUAL_UNITS } from '#core/parse-unit.ts';
import { productSizes } from '#schema/size.ts';
import { FINISH_LABELS, PLATING_LABELS, STOCK_LABELS } from '#core/trade-labels.ts';
import { priceTier, type ProductDocument } from '#schema/product.ts';
import * as z from 'zod';

type ProductSpec = FieldSpec<FieldPath<ProductDocument>>;

const showPictures = (value: unknown): string => {
  const count = Array.isArray(value) ? value.length : 0;
  return count === 1 ? '1 image' : `${formatCount(count)} images`;
};

const showTiers = (value: unknown): string =>
  (z.array(priceTier).safeParse(value).data ?? [])
    .map(({ minQty, pricePaise }) => `from ${formatCount(minQty)}: ${formatRupees(pricePaise)}`)
    .join('; ');

const showSizes = (value: unknown): string =>
  (productSizes.safeParse(value).data ?? []).map(({ label }) => label).join(', ');

const PRICE_MODES = [
  ['public', 'Shown to everyone'],
  ['signIn', 'Shown to signed-in buyers'],
  ['onRequest', 'On request'],
] as const;

export const TITLE: ProductSpec = text('title', 'Title', { isWide: true });
export const SKU = {
  name: 'sku',
  label: 'SKU',
  hint: 'As on the tag. Capital letters, digits and hyphens.',
  as: 'text',
  isCapitals: true,
} as const satisfies ProductSpec;
export const DESCRIPTION: ProductSpec = area('description', 'Description', { optional: true });
export const STATUS: ProductSpec = choice('status', 'Status', PUBLICATION_CHOICES, {
  inBulk: true,
});
export const PUBLISH_AT: ProductSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const TAGS: ProductSpec = list('tags', 'Tags', {
  optional: true,
  inBulk: true,
  hint: 'Separate with commas: festive, gift-box.',
  isSlugs: true,
});
export const PRICE_MODE: ProductSpec = choice('priceMode', 'Price mode', PRICE_MODES);
export const PRICE: ProductSpec = number('pricePaise', 'Unit price (₹)', 'rupees', {
  hint: 'Per piece, pair or set, before GST.',
});

const inBulk = true;

export const ORDERING: readonly ProductSpec[] = [
  text('unit', 'Sold by', {
    hint: 'The price, weights, MOQ and quantities are per unit.',
    inBulk,
    suggestions: USUAL_UNITS,
  }),
  number('moq', 'MOQ', 'count', { hint: 'Minimum order quantity, over all sizes.', inBulk }),
  number('orderMultiple', 'Order multiple', 'count', {
    hint: 'Quantities go up in multiples of this.',
    inBulk,
  }),
  number('packSize', 'Pack size', 'count', {
    hint: 'Pieces, pairs or sets in one pack.',
    inBulk,
  }),
  choice('stockStatus', 'Stock', Object.entries(STOCK_LABELS), { inBulk }),
];

export const MAKE: readonly ProductSpec[] = [
  number('netWeightMg', 'Net weight (g)', 'grams', { hint: 'Of one unit, without stones.' }),
  number('grossWeightMg', 'Gross weight (g)', 'grams', { hint: 'Of one unit, with stones.' }),
  number('purity', 'Purity', 'count', { hint: 'Parts per 1,000, like 925.', inBulk }),
  choice('plating', 'Plating', Object.entries(PLATING_LABELS), { inBulk }),
  choice('finish', 'Finish', Object.entries(FINISH_LABELS), { inBulk }),
  list('stones', 'Stones', { optional: true, hint: 'Separate with commas.' }),
  text('originCountry', 'Country of origin', {
    hint: 'Two-letter code, such as IN, IT, TR or HK.',
    inBulk,
    isCapitals: true,
  }),
  text('hsn', 'HSN code', { inBulk }),
  number('gstRateBps', 'GST (%)', 'percent', { inBulk }),
];

export const SIZE_SYSTEM: ProductSpec = choice(
  'sizeSystem',
  'Size system',
  Object.entries(SIZE_SYSTEM_NAMES),
  { optional: true, none: 'No sizes' },
);

export const ADDRESS: ProductSpec = text('slug', 'Page URL', {
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
  optional: true,
  isWide: true,
});

/** All fields, named after those of the document. */
export function productSpecs(categories: readonly CategoryLink[]): readonly ProductSpec[] {
  const named = categories.map(({ id, name }) => [id, name] as const);
  return [
    TITLE,
    SKU,
    DESCRIPTION,
    choice('category', 'Category', named, { none: 'None' }),
    choice('subCategory', 'Subcategory', named, { none: 'None' }),
    TAGS,
    STATUS,
    PUBLISH_AT,
    PRICE_MODE,
    PRICE,
    own('tiers', 'Volume pricing', showTiers),
    own('images', 'Images', showPictures),
    ...ORDERING,
    ...MAKE,
    SIZE_SYSTEM,
    own('sizes', 'Sizes', showSizes),
    ADDRESS,
    list('oldSlugs', 'Old page URLs'),
    SEO_AS_ONE,
  ];
}
