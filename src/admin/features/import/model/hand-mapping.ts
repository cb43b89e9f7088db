/** Columns of a list matched to fields of a product by hand, after a first guess by their names. */
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

/** What a person has chosen; a mapping file can say more. */
export const handMapping = z.object({
  /** The column that feeds a field; fields without one are not named. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** What new products get where no column says it. */
  fixed: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** Columns that name the category, and the subcategory. */
  category: z.string(),
  subCategory: z.string(),
  /** What becomes of a category that the shop does not have. */
  unlisted: z.enum(['refuse', 'create']),
  /** Columns with an address of a picture each, the main one first. */
  pictures: z.array(z.string()),
  decimal: z.enum(['.', ',']),
  currency: z.string(),
  /** Rupees for one unit of the currency, as typed. */
  rate: z.string(),
  weightUnit: z.enum(['g', 'mg', 'kg']),
});

export type HandMapping = z.output<typeof handMapping>;

/** Fields that other parts of the form feed. */
const APART: readonly ImportField[] = ['category', 'subCategory', 'images'];

export const HAND_COLUMNS = PRODUCT_COLUMNS.filter(({ field }) => !APART.includes(field));

/** What suppliers call things, in small letters and without signs. */
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
  moq: ['minimumorder', 'minqty', 'minimumquantity'],
  hsn: ['hsncode'],
  gstRateBps: ['gst', 'tax'],
  originCountry: ['origin', 'countryoforigin'],
  pricePaise: ['rate', 'mrp', 'variantprice', 'currentprice', 'unitprice', 'wholesaleprice'],
  stockStatus: ['stock', 'availability'],
  images: ['image', 'picture', 'imageurl', 'imagesrc', 'photo'],
};

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A header of the shop's own without its unit counts, too. */
const namesOf = (column: ProductColumn): string[] => [
  column.field,
  headerOf(column),
  headerOf(column).replace(/ \(.*/, ''),
  ...(OLD_HEADERS[column.field] ?? []),
  ...(CALLED[column.field] ?? []),
];

/** For new products, as most pieces of the shop are. */
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

/** A matching without the tax that the settings say: the next list gets what they say then. */
export function withoutTax(hand: HandMapping, defaults: Tax): HandMapping {
  const tax = new Map(Object.entries(defaults ? taxOf(defaults) : {}));
  const fixed = Object.entries(hand.fixed).filter(([field, value]) => tax.get(field) !== value);
  return { ...hand, fixed: Object.fromEntries(fixed) };
}

/** The same with the tax of the settings, where nobody has said another. */
export const withTax = (hand: HandMapping, defaults: Tax): HandMapping => ({
  ...hand,
  fixed: { ...(defaults && taxOf(defaults)), ...hand.fixed },
});

/**
 * Matches what can be matched by name.
 * @param defaults of the settings; without them, the tax of new products is to be said by hand
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
  const found = PRODUCT_COLUMNS.map((column) => [column.field, take(namesOf(column))] as const);
  const columns = new Map(
    found.filter((each): each is [ImportField, string] => each[1] !== undefined),
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

/** px: what a list of addresses does not tell; pages keep so much room. */
const PICTURE_EDGE = 640;

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

type WrittenRule = NonNullable<MappingFile['fields'][ImportField]>;

/** Staff type percent and grams, as the fields are labelled; a mapping file says basis points, and units. */
function typed(text: string, { kind }: ProductColumn['type']): string {
  if (kind === 'rate' && !text.includes('%')) return `${text}%`;
  return kind === 'weight' && /\d\s*$/.test(text) ? `${text} g` : text;
}

function ruleOf(
  { field, type }: ProductColumn,
  { columns, fixed, weightUnit }: HandMapping,
): WrittenRule | undefined {
  const column = columns[field];
  const usual = isSaid(fixed[field]) ? typed(fixed[field], type) : undefined;
  if (!isSaid(column)) return isSaid(usual) ? { value: usual } : undefined;
  return {
    column,
    ...(type.kind === 'weight' && { unit: weightUnit }),
    ...(isSaid(usual) && { default: usual }),
    ...(field === 'title' && { shorten: true }),
  };
}

function fieldsOf(hand: HandMapping): MappingFile['fields'] {
  const fields: MappingFile['fields'] = {};
  for (const column of HAND_COLUMNS) {
    const rule = ruleOf(column, hand);
    if (rule) fields[column.field] = rule;
  }
  // Those that the shop has are found by name, slug or id; others are refused.
  if (hand.unlisted === 'refuse') {
    if (hand.category !== '') fields.category = { column: hand.category };
    if (hand.subCategory !== '') fields.subCategory = { column: hand.subCategory };
  }
  // Most lists know one weight.
  if (fields.netWeightMg && !fields.grossWeightMg) fields.grossWeightMg = { sameAs: 'netWeightMg' };
  return fields;
}

/** @returns the mapping, or what is still to be chosen */
export function mappingByHand(hand: HandMapping): Result<ImportMapping> {
  if (!isSaid(hand.columns.sku))
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
