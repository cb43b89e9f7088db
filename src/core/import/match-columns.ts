/** Matches the columns of a list to product fields by their names. */
import { headerOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ImportField, type ProductColumn } from './columns.ts';
import { SHOP_FORMAT, type ImportMapping } from './mapping.ts';

/** Names that suppliers and other shop systems give to fields, in lower case without punctuation. */
const OTHER_NAMES: Partial<Record<ImportField, readonly string[]>> = {
  sku: ['itemcode', 'code', 'styleno', 'stylecode', 'productcode', 'model', 'itemno', 'variantsku'],
  title: ['name', 'productname', 'itemname', 'product'],
  slug: ['handle', 'address'],
  description: ['details', 'bodyhtml', 'about'],
  category: ['productcategory', 'group', 'type'],
  subCategory: ['subgroup'],
  netWeightMg: ['weight', 'netwt', 'nwt', 'silverweight'],
  grossWeightMg: ['grosswt', 'gwt', 'totalweight'],
  purity: ['fineness'],
  hallmark: ['hallmarked', 'bishallmark'],
  platingNm: ['platingmicron', 'platingmicrons', 'micron', 'microns'],
  stones: ['stone', 'gems'],
  stoneCount: ['stonecount', 'noofstones', 'stonepcs'],
  closure: ['clasp', 'lock', 'back', 'fastening'],
  inTheBox: ['boxcontents', 'packagecontents'],
  unit: ['uom', 'unitofmeasure', 'soldas'],
  sizes: ['size', 'ringsize', 'banglesize', 'length'],
  moq: ['minimumorder', 'minqty', 'minimumquantity'],
  gstRateBps: ['gst', 'tax'],
  originCountry: ['origin'],
  pricePaise: ['rate', 'mrp', 'variantprice', 'currentprice', 'unitprice', 'wholesaleprice'],
  stockStatus: ['availability'],
  images: ['image', 'picture', 'imageurl', 'imagesrc', 'photo'],
};

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Headers of the shop's own export also match without their unit. */
const namesOf = (column: ProductColumn): string[] =>
  [column.field, headerOf(column), headerOf(column).replace(/ \(.*/, '')]
    .map(folded)
    .concat(OTHER_NAMES[column.field] ?? []);

/** The shop's own columns; undefined for a list without SKU, or with less than half of its columns from the shop. */
function exportedColumns(header: readonly string[]): ImportMapping['columns'] | undefined {
  const exported = PRODUCT_COLUMNS.filter((column) => header.includes(headerOf(column)));
  const names = header.filter((name) => name !== '');
  const isExport =
    exported.some(({ field }) => field === 'sku') && exported.length * 2 >= names.length;
  return isExport
    ? Object.fromEntries(exported.map((column) => [column.field, headerOf(column)]))
    : undefined;
}

/** Each column is used once. */
function similarColumns(header: readonly string[]): ImportMapping['columns'] {
  const free = new Map(header.map((name) => [folded(name), name]));
  const columns: ImportMapping['columns'] = {};
  for (const column of PRODUCT_COLUMNS) {
    const key = namesOf(column).find((each) => free.has(each));
    const name = free.get(key ?? '');
    if (key === undefined || name === undefined) continue;
    columns[column.field] = name;
    free.delete(key);
  }
  return columns;
}

/** Matches columns whose names are usual; staff match the others. */
export const guessMapping = (header: readonly string[]): ImportMapping => ({
  ...SHOP_FORMAT,
  columns: similarColumns(header),
  defaults: {},
  newCategories: 'refuse',
});

/** The mapping of a list that this shop exported; columns may be missing. Undefined for other lists. */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const columns = exportedColumns(header);
  return columns && { ...guessMapping([]), columns, exact: true };
}
