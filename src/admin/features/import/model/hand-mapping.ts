/** Matches columns to product fields by hand, after a guess by their names. */
import type { NewProducts } from '#schema/settings.ts';
import * as z from 'zod';
import {
  IMPORT_FIELDS,
  PRODUCT_COLUMNS,
  type ImportField,
  type ProductColumn,
} from '#core/import/columns.ts';
import { importMapping, type ImportMapping, type MappingFile } from '#core/import/mapping.ts';
import { headerOf, OLD_HEADERS } from '#core/import/column-names.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** A manual choice; mapping files can do more. */
export const handMapping = z.object({
  /** Column of each field; fields without a column are absent. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** Values for new products where no column has them. */
  fixed: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** Columns with the names of category and subcategory. */
  category: z.string(),
  subCategory: z.string(),
  /** What to do with a category that the shop does not have. */
  unlisted: z.enum(['refuse', 'create']),
  /** Columns with picture URLs, the main picture first. */
  pictures: z.array(z.string()),
  decimal: z.enum(['.', ',']),
  currency: z.string(),
  /** Rupees per unit of the currency, as typed. */
  rate: z.string(),
  weightUnit: z.enum(['g', 'mg', 'kg']),
});

export type HandMapping = z.output<typeof handMapping>;

/** Fields that are fed by other parts of the form. */
const APART: readonly ImportField[] = ['category', 'subCategory', 'images'];

export const HAND_COLUMNS = PRODUCT_COLUMNS.filter(({ field }) => !APART.includes(field));

/** Supplier names of columns, in lower case without punctuation. */
const CALLED: Partial<Record<ImportField | 'picture', readonly string[]>> = {
  sku: ['itemcode', 'code', 'styleno', 'stylecode', 'productcode', 'model', 'itemno', 'variantsku'],
  title: ['name', 'productname', 'itemname', 'product'],
  slug: ['handle', 'address'],
  description: ['details', 'bodyhtml', 'about'],
  category: ['productcategory', 'group', 'type'],
  subCategory: ['subcategory', 'subgroup'],
  netWeightMg: ['weight', 'netwt', 'nwt', 'silverweight'],
  grossWeightMg: ['grosswt', 'gwt', 'totalweight'],
  purity: ['fineness'],
  stones: ['stone', 'gems'],
  unit: ['unit', 'uom', 'unitofmeasure', 'soldas'],
  sizes: ['size', 'ringsize', 'banglesize', 'length'],
  moq: ['minimumorder', 'minqty', 'minimumquantity'],
  hsn: ['hsncode'],
  gstRateBps: ['gst', 'tax'],
  originCountry: ['origin', 'countryoforigin'],
  pricePaise: ['rate', 'mrp', 'variantprice', 'currentprice', 'unitprice', 'wholesaleprice'],
  stockStatus: ['stock', 'availability'],
  images: ['image', 'picture', 'imageurl', 'imagesrc', 'photo'],
};

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Headers of the shop's own export also match without their unit. */
const namesOf = (column: ProductColumn): string[] => [
  column.field,
  headerOf(column),
  headerOf(column).replace(/ \(.*/, ''),
  ...(OLD_HEADERS[column.field] ?? []),
  ...(CALLED[column.field] ?? []),
];

/** Usual values of new products. */
const USUAL: HandMapping['fixed'] = {
  purity: '925',
  plating: 'none',
  finish: 'polished',
  moq: '1',
  orderMultiple: '1',
  packSize: '1',
  stockStatus: 'inStock',
  originCountry: 'IN',
  priceMode: 'public',
};

const BPS_OF_A_PERCENT = 100;

const taxOf = ({ hsn, gstRateBps }: NewProducts): HandMapping['fixed'] => ({
  hsn,
  gstRateBps: `${gstRateBps / BPS_OF_A_PERCENT}%`,
});

type Tax = NewProducts | undefined;

/** Removes the tax of the settings, so that the next list gets the current one. */
export function withoutTax(hand: HandMapping, defaults: Tax): HandMapping {
  const tax = new Map(Object.entries(defaults ? taxOf(defaults) : {}));
  const fixed = Object.entries(hand.fixed).filter(([field, value]) => tax.get(field) !== value);
  return { ...hand, fixed: Object.fromEntries(fixed) };
}

/** Adds the tax of the settings where no other was chosen. */
export const withTax = (hand: HandMapping, defaults: Tax): HandMapping => ({
  ...hand,
  fixed: { ...(defaults && taxOf(defaults)), ...hand.fixed },
});

/**
 * Matches columns by name.
 * @param defaults from the settings; without them staff enter the tax of new products
 */
export function guessedMapping(
  header: readonly string[],
  defaults: NewProducts | undefined,
): HandMapping {
  const free = new Map(header.map((name) => [folded(name), name]));
  const take = (names: readonly string[]): string | undefined => {
    const key = names.map(folded).find((name) => free.has(name));
    const column = key === undefined ? undefined : free.get(key);
    if (key !== undefined) free.delete(key);
    return column;
  };
  const pairs = PRODUCT_COLUMNS.map((column) => [column.field, take(namesOf(column))] as const);
  const columns = new Map(
    pairs.filter((each): each is [ImportField, string] => each[1] !== undefined),
  );
  const fed = [...columns].filter(([field]) => !APART.includes(field));
  return {
    columns: Object.fromEntries(fed),
    fixed: { ...USUAL, ...(defaults && taxOf(defaults)) },
    category: columns.get('category') ?? '',
    subCategory: columns.get('subCategory') ?? '',
    unlisted: 'refuse',
    pictures: [columns.get('images') ?? ''].filter((column) => column !== ''),
    decimal: '.',
    currency: 'INR',
    rate: '',
    weightUnit: 'g',
  };
}

/** Assumed picture size, because a URL does not tell it; pages reserve this space, px. */
const PICTURE_EDGE = 640;

const isFilled = (text: string | undefined): text is string => text !== undefined && text !== '';

type WrittenRule = NonNullable<MappingFile['fields'][ImportField]>;

/** The form takes percent and grams, a mapping file basis points and units. */
function typed(text: string, { kind }: ProductColumn['type']): string {
  if (kind === 'rate' && !text.includes('%')) return `${text}%`;
  return kind === 'weight' && /\d\s*$/.test(text) ? `${text} g` : text;
}

function ruleOf(
  { field, type }: ProductColumn,
  { columns, fixed, weightUnit }: HandMapping,
): WrittenRule | undefined {
  const column = columns[field];
  const usual = isFilled(fixed[field]) ? typed(fixed[field], type) : undefined;
  if (!isFilled(column)) return isFilled(usual) ? { value: usual } : undefined;
  return {
    column,
    ...(type.kind === 'weight' && { unit: weightUnit }),
    ...(isFilled(usual) && { default: usual }),
    ...(field === 'title' && { shorten: true }),
  };
}

function fieldsOf(hand: HandMapping): MappingFile['fields'] {
  const fields: MappingFile['fields'] = {};
  for (const column of HAND_COLUMNS) {
    const rule = ruleOf(column, hand);
    if (rule) fields[column.field] = rule;
  }
  // Existing categories are found by name, slug or id.
  if (hand.unlisted === 'refuse') {
    if (hand.category !== '') fields.category = { column: hand.category };
    if (hand.subCategory !== '') fields.subCategory = { column: hand.subCategory };
  }
  // Most lists have one weight column.
  if (fields.netWeightMg && !fields.grossWeightMg) fields.grossWeightMg = { sameAs: 'netWeightMg' };
  return fields;
}

/** @returns the mapping, or what is missing */
export function mappingByHand(hand: HandMapping): Result<ImportMapping> {
  if (!isFilled(hand.columns.sku))
    return failed('Choose the column with the SKU. Products are matched by SKU.');
  const rate = Number(hand.rate);
  const isForeign = hand.currency !== 'INR';
  if (isForeign && !(rate > 0)) return failed(`Enter how many rupees one ${hand.currency} is.`);
  const named = [hand.category, hand.subCategory].filter((column) => column !== '');
  const category = hand.unlisted === 'create' ? named : [];
  const parsed = importMapping.safeParse({
    name: 'Matched by hand',
    partial: true,
    decimal: hand.decimal,
    money: { currency: hand.currency, ...(isForeign && { rates: { [hand.currency]: rate } }) },
    fields: fieldsOf(hand),
    ...(category.length > 0 && { categories: { column: category, unlisted: 'create' } }),
    ...(hand.pictures.length > 0 && {
      images: { columns: hand.pictures, width: PICTURE_EDGE, height: PICTURE_EDGE },
    }),
  });
  return parsed.success
    ? succeeded(parsed.data)
    : failed(parsed.error.issues.map(({ message }) => message).join(' '));
}
