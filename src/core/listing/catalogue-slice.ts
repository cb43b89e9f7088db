/**
 * A slice of the catalogue as a file for browsers: columns instead of rows, with repeated values stored once,
 * which takes a third of the bytes. An edit changes one file, and a returning buyer downloads only that one.
 */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { weighedSizes, weightsFrom, weightSteps } from '#core/sizes/size-weights.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Products in one file. */
export const SLICE_SIZE = 1_000;

/** Increase it when the file format changes: a browser with older code then reports it. */
const FORMAT = 4;

/** The values of a field by product, or each distinct value once and its index for each product. */
interface Column {
  values: readonly unknown[];
  places?: readonly number[];
}

export interface PackedSlice {
  format: number;
  /** How many there are. */
  products: number;
  /** The silver rate that prices by weight follow, paise per gram. */
  silverRate?: number | undefined;
  columns: Readonly<Record<string, Column>>;
}

/** An entry as it is stored. 0 means that the value follows from others. */
interface Row extends Omit<CatalogueEntry, 'id' | 'slug' | 'prices' | 'pricePaise' | 'sizeSkus'> {
  id: string | 0;
  sizeSkus?: CatalogueEntry['sizeSkus'] | 0;
  /** `^` stands for the title's slug, `~` for the SKU in lower case. */
  slug: string;
  /** Paise; -1 if hidden or by weight. */
  price: number;
  /** Quantity and price a piece in turn. */
  tiers: readonly number[] | 0;
}

/** Slugs contain neither. */
const TITLE_MARK = '^';
const SKU_MARK = '~';

/** Most slugs start with the title and end with the SKU; written out, they would be a quarter of the bytes. */
function packedSlug({ slug, title, sku }: CatalogueEntry): string {
  const start = slugOf(title);
  const end = sku.toLowerCase();
  const rest =
    start !== '' && slug.startsWith(start) ? TITLE_MARK + slug.slice(start.length) : slug;
  return rest.endsWith(end) ? rest.slice(0, -end.length) + SKU_MARK : rest;
}

/** What most shops add for a size: `14`, `2-6`, `10-5` for 10.5 inch. */
const usualSuffix = (label: string): string => skuOf(label.replace(/ (?:inch|cm)$/, ''));

const isUsual = ({ sizes, sizeSkus }: CatalogueEntry): boolean =>
  sizes.every((label, at) => sizeSkus?.[at] === usualSuffix(label));

function rowOf(entry: CatalogueEntry): Row {
  const { prices: current, pricePaise: _derived, ...fields } = entry;
  // The browser calculates it from the rate.
  const prices = entry.byWeight === undefined ? current : null;
  const tiers = prices?.tiers.flatMap(({ minQty, pricePaise }) => [minQty, pricePaise]) ?? [];
  return {
    ...fields,
    ...(entry.sizeWeights && { sizeWeights: weightSteps(entry.sizeWeights, entry.netWeightMg) }),
    ...(entry.sizeSkus && isUsual(entry) && { sizeSkus: 0 }),
    id: entry.id === entry.sku.toLowerCase() ? 0 : entry.id,
    slug: packedSlug(entry),
    price: prices?.pricePaise ?? -1,
    tiers: tiers.length === 0 ? 0 : tiers,
  };
}

/** Repeated values are stored once if there are at most one in this many; then the indexes are short. */
const MOST_REPEATED = 5;

function columnOf(values: readonly unknown[]): Column {
  const texts = values.map((value) => JSON.stringify(value ?? null));
  const places = new Map([...new Set(texts)].map((text, place) => [text, place]));
  if (places.size > values.length / MOST_REPEATED)
    return { values: values.map((value) => value ?? null) };
  return {
    values: [...places.keys()].map((text): unknown => JSON.parse(text)),
    places: texts.map((text) => places.get(text) ?? 0),
  };
}

/** Packs some entries. @param silverRate paise per gram, if one is set */
export function packSlice(entries: readonly CatalogueEntry[], silverRate?: number): PackedSlice {
  const rows = entries.map((entry) => new Map<string, unknown>(Object.entries(rowOf(entry))));
  const fields = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort();
  const columns = fields.map((field): [string, Column] => [
    field,
    columnOf(rows.map((row) => row.get(field))),
  ]);
  const rate = fields.includes('byWeight') && { silverRate };
  return { format: FORMAT, products: rows.length, ...rate, columns: Object.fromEntries(columns) };
}

function pricesFrom(row: Row, silverRate: number | undefined): PriceList | null {
  const { price, tiers, byWeight, netWeightMg } = row;
  if (byWeight) return currentPrice({ byWeight }, netWeightMg, silverRate, weighedSizes(row));
  if (price === -1) return null;
  const flat = tiers === 0 ? [] : tiers;
  return {
    pricePaise: price,
    tiers: flat.flatMap((minQty, index) =>
      index % 2 === 0 ? [{ minQty, pricePaise: flat[index + 1] ?? price }] : [],
    ),
  };
}

function entryFrom(stored: Row, silverRate: number | undefined): CatalogueEntry {
  const row = stored.sizeWeights
    ? { ...stored, sizeWeights: weightsFrom(stored.sizeWeights, stored.netWeightMg) }
    : stored;
  const { price: _price, tiers: _tiers, sizeSkus, ...fields } = row;
  const { sku, title, moq } = fields;
  const prices = pricesFrom(row, silverRate);
  return {
    ...fields,
    ...(sizeSkus !== undefined && {
      sizeSkus: sizeSkus === 0 ? fields.sizes.map(usualSuffix) : sizeSkus,
    }),
    id: row.id === 0 ? sku.toLowerCase() : row.id,
    slug: row.slug.replace(TITLE_MARK, slugOf(title)).replace(SKU_MARK, sku.toLowerCase()),
    image: row.image ?? null,
    prices,
    pricePaise: prices === null ? null : unitPriceAt(prices, moq),
  };
}

/** The value of a product in a column. @throws when the column is too short: the file is incomplete */
function valueAt({ values, places }: Column, product: number): unknown {
  const value = values[places === undefined ? product : (places[product] ?? -1)];
  if (value === undefined) throw new Error('The catalogue data is not whole.');
  // Fields that a product does not have are null in the file.
  return value ?? undefined;
}

const isPacked = (value: unknown): value is PackedSlice => fieldsOf(value)?.['format'] === FORMAT;

/** Unpacks the parsed JSON of `packSlice`. @throws for another format or an incomplete file */
export function unpackSlice(packed: unknown): CatalogueEntry[] {
  if (!isPacked(packed)) throw new Error('The catalogue data has another format.');
  const columns = Object.entries(packed.columns);
  return Array.from({ length: packed.products }, (_, product) => {
    const row = columns.map(([field, column]) => [field, valueAt(column, product)]);
    // `packSlice` wrote these fields.
    return entryFrom(Object.fromEntries(row) as Row, packed.silverRate);
  });
}
