/** Form fields of a product: labels and inputs. */
import { placeChoices } from '#admin/shell/editing/place-choices.ts';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import {
  areaSpec,
  choiceSpec,
  listSpec,
  numberSpec,
  ownSpec,
  textSpec,
} from '#admin/shell/form/specs.ts';
import { recordSpec } from '#admin/shell/form/spec-of.ts';
import { SEO_AS_ONE } from '#admin/shell/form/seo-fields.tsx';
import { PUBLICATION_CHOICES } from '#admin/shell/publishing/publication-specs.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { formatRate } from '#core/format-rate.ts';
import { formatCount, formatCounted, formatRupees } from '#core/format.ts';
import { SIZE_SYSTEM_NAMES } from '#core/sizes/normalize-size.ts';
import { USUAL_UNITS } from '#core/parse-unit.ts';
import { productSizes } from '#schema/size.ts';
import {
  CLOSURE_LABELS,
  FINISH_LABELS,
  HALLMARK_LABELS,
  PLATING_LABELS,
  STOCK_LABELS,
} from '#core/trade-labels.ts';
import { byWeight } from '#schema/by-weight.ts';
import { priceTier, type ProductDocument } from '#schema/product.ts';
import * as z from 'zod';

type ProductSpec = FieldSpec<FieldPath<ProductDocument>>;

const showPictures = (value: unknown): string => {
  const count = Array.isArray(value) ? value.length : 0;
  return formatCounted(count, 'image');
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

export const TITLE: ProductSpec = textSpec('title', 'Title', { isWide: true });
export const SKU = {
  name: 'sku',
  label: 'SKU',
  hint: 'As on the tag. Capital letters, digits and hyphens.',
  as: 'text',
  isCapitals: true,
} as const satisfies ProductSpec;
export const DESCRIPTION: ProductSpec = areaSpec('description', 'Description', { optional: true });
export const STATUS: ProductSpec = choiceSpec('status', 'Status', PUBLICATION_CHOICES, {
  inBulk: true,
});
export const PUBLISH_AT: ProductSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const TAGS: ProductSpec = listSpec('tags', 'Tags', {
  optional: true,
  inBulk: true,
  hint: 'Separate with commas: festive, gift-box.',
  isSlugs: true,
});
export const PRICE_MODE: ProductSpec = choiceSpec('priceMode', 'Price mode', PRICE_MODES);
export const PRICE: ProductSpec = numberSpec('pricePaise', 'Unit price (₹)', 'rupees', {
  hint: 'Per piece, pair or set, before GST.',
});

const optional = true;

export const COST: ProductSpec = numberSpec('costPaise', 'Cost (₹)', 'rupees', {
  optional,
  hint: 'What one unit costs you, before GST. Only staff see it.',
});

/** A price by weight; the making charge is the sum of its parts. */
export const BY_WEIGHT: readonly FieldSpec[] = [
  numberSpec('byWeight.makingPerGramPaise', 'Making charge per gram (₹)', 'rupees', { optional }),
  numberSpec('byWeight.makingPerUnitPaise', 'Making charge per unit (₹)', 'rupees', { optional }),
  numberSpec('byWeight.makingBps', 'Making charge (% of silver)', 'percent', { optional }),
  numberSpec('byWeight.stonesPaise', 'Stones per unit (₹)', 'rupees', { optional }),
];

const showByWeight = (value: unknown): string => {
  const { data } = byWeight.safeParse(value);
  if (data === undefined) return '';
  const { makingPerGramPaise, makingPerUnitPaise, makingBps, stonesPaise, makingTiers } = data;
  return [
    makingPerGramPaise !== undefined && `making ${formatRupees(makingPerGramPaise)}/g`,
    makingPerUnitPaise !== undefined && `making ${formatRupees(makingPerUnitPaise)} per unit`,
    makingBps !== undefined && `making ${formatRate(makingBps)}`,
    stonesPaise !== undefined && `stones ${formatRupees(stonesPaise)}`,
    ...makingTiers.map(
      ({ minQty, offBps }) => `from ${formatCount(minQty)}: ${formatRate(offBps)} off making`,
    ),
  ]
    .filter(Boolean)
    .join('; ');
};

const inBulk = true;

export const ORDERING: readonly ProductSpec[] = [
  textSpec('unit', 'Sold by', {
    hint: 'The price, weights, MOQ and quantities are per unit.',
    inBulk,
    suggestions: USUAL_UNITS,
  }),
  numberSpec('moq', 'MOQ', 'count', { hint: 'Minimum order quantity, over all sizes.', inBulk }),
  numberSpec('orderMultiple', 'Order multiple', 'count', {
    hint: 'Quantities go up in multiples of this.',
    inBulk,
  }),
  numberSpec('packSize', 'Pack size', 'count', {
    hint: 'Pieces, pairs or sets in one pack.',
    inBulk,
  }),
  choiceSpec('stockStatus', 'Stock', Object.entries(STOCK_LABELS), {
    inBulk,
    hint: 'Products in Inventory show their counted stock instead.',
  }),
];

const DIMENSIONS: readonly ProductSpec[] = [
  numberSpec('dimensions.lengthUm', 'Length (mm)', 'millimetres', {
    optional: true,
    hint: 'Of one piece.',
  }),
  numberSpec('dimensions.widthUm', 'Width (mm)', 'millimetres', { optional: true }),
  numberSpec('dimensions.heightUm', 'Height (mm)', 'millimetres', { optional: true }),
];

export const MAKE: readonly ProductSpec[] = [
  numberSpec('netWeightMg', 'Net weight (g)', 'grams', { hint: 'Of one unit, without stones.' }),
  numberSpec('grossWeightMg', 'Gross weight (g)', 'grams', { hint: 'Of one unit, with stones.' }),
  numberSpec('purity', 'Purity', 'count', { hint: 'Parts per 1,000, like 925.', inBulk }),
  choiceSpec('hallmark', 'Hallmark', Object.entries(HALLMARK_LABELS), {
    optional: true,
    none: 'No BIS hallmark',
    hint: 'Choose “with HUID” only if each piece carries its own HUID.',
    inBulk,
  }),
  choiceSpec('plating', 'Plating', Object.entries(PLATING_LABELS), { inBulk }),
  numberSpec('platingNm', 'Plating thickness (microns)', 'microns', {
    optional: true,
    hint: 'Like 0.5. Shown only for plated products.',
    inBulk,
  }),
  choiceSpec('finish', 'Finish', Object.entries(FINISH_LABELS), { inBulk }),
  listSpec('stones', 'Stones', { optional: true, hint: 'Separate with commas.' }),
  numberSpec('stoneCount', 'Number of stones', 'count', { optional: true, hint: 'In one unit.' }),
  choiceSpec('closure', 'Closure', Object.entries(CLOSURE_LABELS), {
    optional: true,
    none: 'None',
    inBulk,
  }),
  ...DIMENSIONS,
  textSpec('originCountry', 'Country of origin', {
    hint: 'Two-letter code, such as IN, IT, TR or HK.',
    inBulk,
    isCapitals: true,
  }),
  textSpec('hsn', 'HSN code', { inBulk }),
  numberSpec('gstRateBps', 'GST (%)', 'percent', { inBulk }),
  textSpec('inTheBox', 'In the box', {
    optional: true,
    hint: 'Leave empty to use the text from the settings.',
    inBulk,
    isWide: true,
  }),
];

export const SIZE_SYSTEM: ProductSpec = choiceSpec(
  'sizeSystem',
  'Size system',
  Object.entries(SIZE_SYSTEM_NAMES),
  { optional: true, none: 'No sizes' },
);

export const ADDRESS: ProductSpec = textSpec('slug', 'Page URL', {
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
  optional: true,
  isWide: true,
});

/** The category and subcategory of a category's ID. */
const placeOf = (
  categories: readonly CategoryLink[],
  id: unknown,
): { category: unknown; subCategory: unknown } => {
  const parentId = categories.find((each) => each.id === id)?.parentId ?? null;
  return parentId === null
    ? { category: id, subCategory: undefined }
    : { category: parentId, subCategory: id };
};

/** The fields that can be edited in bulk; one select sets category and subcategory. */
export const bulkSpecs = (categories: readonly CategoryLink[]): readonly FieldSpec[] => [
  choiceSpec('category', 'Category', placeChoices(categories), {
    bulkFields: (id) => placeOf(categories, id),
    hint: 'Without a subcategory, the current one is removed.',
  }),
  ...productSpecs(categories).filter(({ inBulk }) => inBulk),
];

/** All fields, named after those of the document. */
export function productSpecs(categories: readonly CategoryLink[]): readonly ProductSpec[] {
  const named = categories.map(({ id, name }) => [id, name] as const);
  return [
    TITLE,
    SKU,
    DESCRIPTION,
    choiceSpec('category', 'Category', named, { none: 'None' }),
    choiceSpec('subCategory', 'Subcategory', named, { none: 'None' }),
    TAGS,
    STATUS,
    PUBLISH_AT,
    PRICE_MODE,
    PRICE,
    COST,
    ownSpec('tiers', 'Volume pricing', showTiers),
    ownSpec('byWeight', 'Price by weight', showByWeight),
    ownSpec('images', 'Images', showPictures),
    ...ORDERING,
    ...MAKE,
    recordSpec('dimensions', 'Dimensions', DIMENSIONS),
    SIZE_SYSTEM,
    ownSpec('sizes', 'Sizes', showSizes),
    ADDRESS,
    listSpec('oldSlugs', 'Old page URLs'),
    SEO_AS_ONE,
  ];
}
