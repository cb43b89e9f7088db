/**
 * A slice of the catalogue as a file for browsers: columns instead of rows, with repeated values stored once,
 * which takes a third of the bytes. An edit changes one file, and a returning buyer downloads only that one.
 */
import { slugOf } from '#core/identifiers.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { CatalogueEntry, EntryPicture } from './catalogue-entry.ts';

/** Products in one file. */
export const SLICE_SIZE = 1_000;

/** Increase it when the file format changes: a browser with older code then reports it. */
const FORMAT = 2;

/** A column with repeated values: each distinct value once, and its index for each entry. */
interface Column<T> {
  values: T[];
  places: number[];
}

/** Fields with mostly distinct values, or that are packed together. */
const APART = [
  'id',
  'sku',
  'slug',
  'title',
  'image',
  'moq',
  'orderMultiple',
  'prices',
  'pricePaise',
  'netWeightMg',
  'isNew',
] as const satisfies readonly (keyof CatalogueEntry)[];

/**
 * The content of the file. 0 means the value follows from other columns, `~` stands for the SKU in lower case.
 */
export interface PackedSlice {
  format: number;
  sku: string[];
  id: (string | 0)[];
  title: string[];
  slug: (string | 0)[];
  image: Column<EntryPicture | null>;
  /** All other fields by name; null if an entry does not have the field. */
  columns: { [F in keyof Repeated]-?: Column<NonNullable<Repeated[F]> | null> };
  /** Smallest quantity and multiple. */
  order: Column<readonly [moq: number, orderMultiple: number]>;
  /** mg. */
  weight: number[];
  /** Paise; -1 if hidden. */
  price: number[];
  /** Quantity and price a piece in turn; 0 for none. */
  tiers: (number[] | 0)[];
  /** Indexes of the new products. */
  new: number[];
}

type Repeated = Omit<CatalogueEntry, (typeof APART)[number]>;

function column<T, E>(entries: readonly E[], valueOf: (entry: E) => T): Column<T> {
  const places = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (value: T): number => {
    const name = JSON.stringify(value);
    const existing = places.get(name);
    if (existing !== undefined) return existing;
    places.set(name, values.length);
    return values.push(value) - 1;
  };
  return { values, places: entries.map((entry) => placeOf(valueOf(entry))) };
}

/** Slugs contain no `~`; many end with the SKU, so that they compress badly. */
const SKU_MARK = '~';

function slugToPack({ slug, title, sku }: CatalogueEntry): string | 0 {
  if (slug === slugOf(title)) return 0;
  const code = sku.toLowerCase();
  return slug.endsWith(code) ? slug.slice(0, -code.length) + SKU_MARK : slug;
}

const slugFrom = (packed: string | 0, { sku, title }: { sku: string; title: string }): string =>
  packed === 0 ? slugOf(title) : packed.replace(SKU_MARK, sku.toLowerCase());

const tiersToNumbers = (prices: PriceList | null): number[] | 0 =>
  prices === null || prices.tiers.length === 0
    ? 0
    : prices.tiers.flatMap(({ minQty, pricePaise }) => [minQty, pricePaise]);

const IS_APART: ReadonlySet<string> = new Set(APART);

function columnsOf(entries: readonly CatalogueEntry[]): PackedSlice['columns'] {
  const all = entries.map((entry) => new Map<string, unknown>(Object.entries(entry)));
  const fields = new Set(all.flatMap((entry) => [...entry.keys()]));
  // Every other field has a column; `Object.fromEntries` loses the field names.
  return Object.fromEntries(
    [...fields]
      .filter((field) => !IS_APART.has(field))
      .sort()
      .map((field) => [field, column(all, (entry) => entry.get(field) ?? null)]),
  ) as unknown as PackedSlice['columns'];
}

/** Packs some entries. */
export const packSlice = (entries: readonly CatalogueEntry[]): PackedSlice => ({
  format: FORMAT,
  sku: entries.map(({ sku }) => sku),
  id: entries.map(({ id, sku }) => (id === sku.toLowerCase() ? 0 : id)),
  title: entries.map(({ title }) => title),
  slug: entries.map(slugToPack),
  image: column(entries, ({ image }) => image),
  columns: columnsOf(entries),
  order: column(entries, ({ moq, orderMultiple }) => [moq, orderMultiple] as const),
  weight: entries.map(({ netWeightMg }) => netWeightMg),
  price: entries.map(({ prices }) => prices?.pricePaise ?? -1),
  tiers: entries.map(({ prices }) => tiersToNumbers(prices)),
  new: entries.flatMap(({ isNew }, place) => (isNew ? [place] : [])),
});

const isPacked = (value: unknown): value is PackedSlice =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === FORMAT;

function pricesFrom(pricePaise: number, numbers: number[] | 0): PriceList | null {
  if (pricePaise === -1) return null;
  const flat = numbers === 0 ? [] : numbers;
  const tiers = flat.flatMap((minQty, index) =>
    index % 2 === 0 ? [{ minQty, pricePaise: flat[index + 1] ?? pricePaise }] : [],
  );
  return { pricePaise, tiers };
}

/**
 * The value of an entry in a column. @throws when the column is too short: the file is incomplete
 */
function at<T>(values: readonly T[] | undefined, place: number): T {
  const value = values?.[place];
  if (value === undefined) throw new Error('The catalogue data is not whole.');
  return value;
}

/** Unpacks the parsed JSON of `packSlice`. @throws for another format or an incomplete file */
export function unpackSlice(packed: unknown): CatalogueEntry[] {
  if (!isPacked(packed)) throw new Error('The catalogue data has another format.');
  const isNew = new Set(packed.new);
  const from = <T>({ values, places }: Column<T>, place: number): T =>
    at(values, at(places, place));
  const columns = Object.entries<Column<unknown>>(packed.columns);
  const repeated = (place: number): Repeated =>
    // `columnsOf` packed the fields of `Repeated`; `Object.fromEntries` loses their names.
    Object.fromEntries(
      columns.map(([field, values]) => [field, from(values, place) ?? undefined]),
    ) as unknown as Repeated;
  return packed.sku.map((sku, place) => {
    const title = at(packed.title, place);
    const [moq, orderMultiple] = from(packed.order, place);
    const prices = pricesFrom(at(packed.price, place), at(packed.tiers, place));
    return {
      ...repeated(place),
      id: at(packed.id, place) || sku.toLowerCase(),
      sku,
      slug: slugFrom(at(packed.slug, place), { sku, title }),
      title,
      image: from(packed.image, place),
      moq,
      orderMultiple,
      prices,
      pricePaise: prices === null ? null : unitPriceAt(prices, moq),
      netWeightMg: at(packed.weight, place),
      isNew: isNew.has(place),
    };
  });
}
