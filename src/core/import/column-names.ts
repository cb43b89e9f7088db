/** The names of product fields in lists. */
import type { ProductColumn } from './columns.ts';

/** The trade writes these in capitals. */
const CAPITALS = new Set(['sku', 'moq', 'hsn', 'gst', 'seo']);

/** Fields with a different label in the form. */
const NAMES: Partial<Record<string, string>> = {
  slug: 'Page URL',
  subCategory: 'Subcategory',
  oldSlugs: 'Old page URLs',
  tiers: 'Volume pricing',
  'byWeight.makingPerGramPaise': 'Making charge per gram',
  'byWeight.makingPerUnitPaise': 'Making charge per unit',
  'byWeight.makingBps': 'Making charge on silver',
  'byWeight.stonesPaise': 'Stones per unit',
  'byWeight.makingTiers': 'Making charge discounts',
  hsn: 'HSN code',
  unit: 'Sold by',
  stockStatus: 'Stock',
  publishAt: 'Goes live on',
  originCountry: 'Country of origin',
  platingNm: 'Plating thickness',
  stoneCount: 'Number of stones',
  'dimensions.lengthUm': 'Length',
  'dimensions.widthUm': 'Width',
  'dimensions.heightUm': 'Height',
};

const UNIT: Partial<Record<ProductColumn['type']['kind'], string>> = {
  money: ' (₹)',
  tiers: ' (₹)',
  weight: ' (g)',
  length: ' (mm)',
  thickness: ' (microns)',
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
