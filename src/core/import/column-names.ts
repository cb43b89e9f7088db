/** The names of product fields in lists. */
import { PRODUCT_COLUMNS, type ImportField, type ProductColumn } from './columns.ts';
import { isSentence } from '#schema/problem.ts';

/** The trade writes these in capitals. */
const CAPITALS = new Set(['sku', 'moq', 'hsn', 'gst', 'seo']);

/** Fields with a different label in the form. */
const NAMES: Partial<Record<string, string>> = {
  slug: 'Page URL',
  subCategory: 'Subcategory',
  oldSlugs: 'Old page URLs',
  tiers: 'Volume pricing',
  hsn: 'HSN code',
  unit: 'Sold by',
  stockStatus: 'Stock',
  publishAt: 'Goes live on',
  originCountry: 'Country of origin',
};

/** Headers of earlier exports, which can still be imported. */
export const OLD_HEADERS: Partial<Record<ImportField, readonly string[]>> = {
  slug: ['Slug'],
  subCategory: ['Sub category'],
  tiers: ['Tiers (₹)'],
  hsn: ['HSN'],
  stockStatus: ['Stock status'],
  publishAt: ['Publish at'],
  unit: ['Unit'],
  originCountry: ['Origin country'],
};

const UNIT: Partial<Record<ProductColumn['type']['kind'], string>> = {
  money: ' (₹)',
  tiers: ' (₹)',
  weight: ' (g)',
};

/** A field label without unit: `netWeightMg` is `Net weight`; empty for the whole product. */
export function nameOf(field: string): string {
  const own = NAMES[field];
  if (own !== undefined) return own;
  const name = field
    .replace(/(?:Mg|Mm|Paise|Bps)$/, '')
    .split(/\.|(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The name of a field's column: `netWeightMg` is `Net weight (g)`. */
export const headerOf = ({ field, type }: ProductColumn): string =>
  `${nameOf(field)}${UNIT[type.kind] ?? (field.endsWith('Mm') ? ' (mm)' : '')}`;

/** The column for a field in a list that this shop exported, now or earlier. */
export const exportedColumn = (
  header: readonly string[],
  column: ProductColumn,
): string | undefined =>
  [headerOf(column), ...(OLD_HEADERS[column.field] ?? [])].find((name) => header.includes(name));

/** The reason for rejected rows, the same text for each, so that they can be counted. */
export function rejectionReason(field: string, expected: string): string {
  if (isSentence(expected)) return expected.replace(/\.$/, '');
  const name = PRODUCT_COLUMNS.some((column) => column.field === field) ? nameOf(field) : 'Product';
  return expected === 'expected a value'
    ? `${name} is missing`
    : `${name} ${expected.replace(/^expected/, 'must be')}`;
}
