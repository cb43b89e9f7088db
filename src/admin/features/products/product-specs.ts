/** The fields of a product: their words, and how each is typed and shown. */
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE } from '#admin/shell/form/seo-fields.tsx';
import type { CategoryLink } from '#domain/catalogue.ts';
import { formatCount, formatRupees } from '#domain/format.ts';
import { FINISH_WORDS, PLATING_WORDS, STOCK_WORDS } from '#domain/trade-words.ts';
import { priceTier } from '#schema/product.ts';
import * as z from 'zod';

const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words);

const listed = z.array(z.unknown());

const showPictures = (value: unknown): string => {
  const count = listed.safeParse(value).data?.length ?? 0;
  return count === 1 ? '1 picture' : `${formatCount(count)} pictures`;
};

const showTiers = (value: unknown): string =>
  (z.array(priceTier).safeParse(value).data ?? [])
    .map(({ minQty, pricePaise }) => `from ${formatCount(minQty)}: ${formatRupees(pricePaise)}`)
    .join('; ');

const PRICE_MODES = [
  ['public', 'Shown to everybody'],
  ['signIn', 'Shown to signed-in buyers'],
  ['onRequest', 'On request'],
] as const;

export const STATUSES = [
  ['draft', 'Draft: not on the site'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled: goes live by itself'],
  ['archived', 'Archived: taken off the site'],
] as const;

export const TITLE: FieldSpec = { name: 'title', label: 'Title', isWide: true, as: 'text' };
export const SKU = {
  name: 'sku',
  label: 'SKU',
  hint: 'Capitals, digits and hyphens, as on the tag.',
  as: 'text',
} as const satisfies FieldSpec;
export const DESCRIPTION: FieldSpec = {
  name: 'description',
  label: 'Description',
  optional: true,
  isWide: true,
  as: 'area',
};
export const STATUS: FieldSpec = {
  name: 'status',
  label: 'Status',
  inBulk: true,
  as: 'choice',
  choices: STATUSES,
};
export const PUBLISH_AT: FieldSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const TAGS: FieldSpec = {
  name: 'tags',
  label: 'Tags',
  optional: true,
  inBulk: true,
  hint: 'With commas between: festive, gift-box.',
  as: 'words',
};
export const PRICE_MODE: FieldSpec = {
  name: 'priceMode',
  label: 'Price',
  as: 'choice',
  choices: PRICE_MODES,
};
export const PRICE: FieldSpec = {
  name: 'pricePaise',
  label: 'Price of a piece',
  hint: 'Rupees, before GST.',
  as: 'number',
  unit: 'rupees',
};

export const ORDERING: readonly FieldSpec[] = [
  {
    name: 'moq',
    label: 'Smallest order',
    hint: 'Pieces.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'orderMultiple',
    label: 'In steps of',
    hint: 'Pieces.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  { name: 'packSize', label: 'Pieces in a pack', inBulk: true, as: 'number', unit: 'count' },
  {
    name: 'stockStatus',
    label: 'Stock',
    inBulk: true,
    as: 'choice',
    choices: choicesOf(STOCK_WORDS),
  },
];

export const MAKE: readonly FieldSpec[] = [
  {
    name: 'netWeightMg',
    label: 'Net weight',
    hint: 'Grams, without stones.',
    as: 'number',
    unit: 'grams',
  },
  {
    name: 'grossWeightMg',
    label: 'Gross weight',
    hint: 'Grams, with stones.',
    as: 'number',
    unit: 'grams',
  },
  {
    name: 'purity',
    label: 'Purity',
    hint: 'Parts of silver in 1,000.',
    inBulk: true,
    as: 'number',
    unit: 'count',
  },
  {
    name: 'plating',
    label: 'Plating',
    inBulk: true,
    as: 'choice',
    choices: choicesOf(PLATING_WORDS),
  },
  { name: 'finish', label: 'Finish', inBulk: true, as: 'choice', choices: choicesOf(FINISH_WORDS) },
  { name: 'stones', label: 'Stones', optional: true, hint: 'With commas between.', as: 'words' },
  {
    name: 'size',
    label: 'Size',
    optional: true,
    hint: 'As you write it: Indian 12, 18 inch.',
    as: 'text',
  },
  {
    name: 'originCountry',
    label: 'Country of origin',
    hint: 'Two letters: IN, IT, TR.',
    inBulk: true,
    as: 'text',
  },
  { name: 'hsn', label: 'HSN code', inBulk: true, as: 'text' },
  {
    name: 'gstRateBps',
    label: 'GST',
    hint: 'Per cent.',
    inBulk: true,
    as: 'number',
    unit: 'percent',
  },
];

export const ADDRESS: FieldSpec = {
  name: 'slug',
  label: 'Address',
  hint: 'Made of the title where it is empty. The old address leads to the new one.',
  isWide: true,
  as: 'text',
};

/** All of them, by the names of the document’s fields. */
export function productSpecs(categories: readonly CategoryLink[]): readonly FieldSpec[] {
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
    { name: 'tiers', label: 'Lower prices for more', as: 'own', show: showTiers },
    { name: 'images', label: 'Pictures', as: 'own', show: showPictures },
    ...ORDERING,
    ...MAKE,
    ADDRESS,
    { name: 'oldSlugs', label: 'Old addresses', as: 'words' },
    SEO_AS_ONE,
  ];
}
