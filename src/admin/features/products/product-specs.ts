/** Form fields of a product: labels and inputs. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
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

const choicesOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels);

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

export const TITLE: ProductSpec = { name: 'title', label: 'Title', isWide: true, as: 'text' };
export const SKU = {
  name: 'sku',
  label: 'SKU',
  hint: 'As on the tag. Capital letters, digits and hyphens.',
  as: 'text',
  isCapitals: true,
} as const satisfies ProductSpec;
export const DESCRIPTION: ProductSpec = {
  name: 'description',
  label: 'Description',
  optional: true,
  isWide: true,
  as: 'area',
};
export const STATUS: ProductSpec = {
  name: 'status',
  label: 'Status',
  inBulk: true,
  as: 'choice',
  choices: PUBLICATION_CHOICES,
};
export const PUBLISH_AT: ProductSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const TAGS: ProductSpec = {
  name: 'tags',
  label: 'Tags',
  optional: true,
  inBulk: true,
  hint: 'Separate with commas: festive, gift-box.',
  as: 'list',
  isSlugs: true,
};
export const PRICE_MODE: ProductSpec = {
  name: 'priceMode',
  label: 'Price mode',
  as: 'choice',
  choices: PRICE_MODES,
};
export const PRICE: ProductSpec = {
  name: 'pricePaise',
  label: 'Unit price (₹)',
  hint: 'Per piece, pair or set, before GST.',
  as: 'number',
  unit: 'rupees',
};

export const ORDERING: readonly ProductSpec[] = [
  {
    name: 'unit',
    label: 'Sold by',
    hint: 'The price, weights, MOQ and quantities are per unit.',
    inBulk: true,
    as: 'text',
    suggestions: USUAL_UNITS,
  },
  {
    name: 'moq',
    label: 'MOQ',
    hint: 'Minimum order quantity, over all sizes.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'orderMultiple',
    label: 'Order multiple',
    hint: 'Quantities go up in multiples of this.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'packSize',
    label: 'Pack size',
    hint: 'Pieces, pairs or sets in one pack.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'stockStatus',
    label: 'Stock',
    inBulk: true,
    as: 'choice',
    choices: choicesOf(STOCK_LABELS),
  },
];

export const MAKE: readonly ProductSpec[] = [
  {
    name: 'netWeightMg',
    label: 'Net weight (g)',
    hint: 'Of one unit, without stones.',
    as: 'number',
    unit: 'grams',
  },
  {
    name: 'grossWeightMg',
    label: 'Gross weight (g)',
    hint: 'Of one unit, with stones.',
    as: 'number',
    unit: 'grams',
  },
  {
    name: 'purity',
    label: 'Purity',
    hint: 'Parts per 1,000, like 925.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'plating',
    label: 'Plating',
    inBulk: true,
    as: 'choice',
    choices: choicesOf(PLATING_LABELS),
  },
  {
    name: 'finish',
    label: 'Finish',
    inBulk: true,
    as: 'choice',
    choices: choicesOf(FINISH_LABELS),
  },
  { name: 'stones', label: 'Stones', optional: true, hint: 'Separate with commas.', as: 'list' },
  {
    name: 'originCountry',
    label: 'Country of origin',
    hint: 'Two-letter code, such as IN, IT, TR or HK.',
    inBulk: true,
    as: 'text',
    isCapitals: true,
  },
  { name: 'hsn', label: 'HSN code', inBulk: true, as: 'text' },
  {
    name: 'gstRateBps',
    label: 'GST (%)',
    inBulk: true,
    as: 'number',
    unit: 'percent',
  },
];

export const SIZE_SYSTEM: ProductSpec = {
  name: 'sizeSystem',
  label: 'Size system',
  optional: true,
  as: 'choice',
  choices: choicesOf(SIZE_SYSTEM_NAMES),
  none: 'No sizes',
};

export const ADDRESS: ProductSpec = {
  name: 'slug',
  label: 'Page URL',
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
  optional: true,
  isWide: true,
  as: 'text',
};

/** All fields, named after those of the document. */
export function productSpecs(categories: readonly CategoryLink[]): readonly ProductSpec[] {
  const named = categories.map(({ id, name }) => [id, name] as const);
  return [
    TITLE,
    SKU,
    DESCRIPTION,
    { name: 'category', label: 'Category', as: 'choice', choices: named, none: 'None' },
    { name: 'subCategory', label: 'Subcategory', as: 'choice', choices: named, none: 'None' },
    TAGS,
    STATUS,
    PUBLISH_AT,
    PRICE_MODE,
    PRICE,
    { name: 'tiers', label: 'Volume pricing', as: 'own', show: showTiers },
    { name: 'images', label: 'Images', as: 'own', show: showPictures },
    ...ORDERING,
    ...MAKE,
    SIZE_SYSTEM,
    { name: 'sizes', label: 'Sizes', as: 'own', show: showSizes },
    ADDRESS,
    { name: 'oldSlugs', label: 'Old page URLs', as: 'list' },
    SEO_AS_ONE,
  ];
}
