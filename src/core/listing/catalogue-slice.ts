/**
 * A stretch of the catalogue as a file for browsers: columns instead of rows, each word that repeats said
 * once, which is a third of the bytes. An edit changes one file, and a buyer who comes back fetches that one.
 */
import { slugOf } from '#core/identifiers.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { CatalogueEntry, EntryPicture } from './catalogue-entry.ts';

/** Products in one file. */
export const SLICE_SIZE = 1_000;

/** Raised when the form of the file changes: a browser that holds older code then says so instead of guessing. */
const FORMAT = 2;

/** A column of values that repeat: each value once, and for each entry its place among them, from 0. */
interface Column<T> {
  values: T[];
  places: number[];
}

/** Fields whose values differ from product to product, so that naming each once saves nothing, or that are packed together. */
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

/** What stands in the file. 0 stands for what the entry's other columns tell, `~` for its SKU in small letters. */
export interface PackedSlice {
  format: number;
  sku: string[];
  id: (string | 0)[];
  title: string[];
  slug: (string | 0)[];
  image: Column<EntryPicture | null>;
  /** All other fields, by their names; null where an entry lacks the field. */
  columns: { [F in keyof Repeated]-?: Column<NonNullable<Repeated[F]> | null> };
  /** Smallest quantity and multiple. */
  order: Column<readonly [moq: number, orderMultiple: number]>;
  /** mg. */
  weight: number[];
  /** Paise; -1 when it is not shown. */
  price: number[];
  /** Quantity and price a piece in turn; 0 for none. */
  tiers: (number[] | 0)[];
  /** Places of the new ones. */
  new: number[];
}

type Repeated = Omit<CatalogueEntry, (typeof APART)[number]>;

function column<T, E>(entries: readonly E[], valueOf: (entry: E) => T): Column<T> {
  const places = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (value: T): number => {
    const name = JSON.stringify(value);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, values.length);
    return values.push(value) - 1;
  };
  return { values, places: entries.map((entry) => placeOf(valueOf(entry))) };
}

/** Slugs hold no `~`; many end in the SKU, which makes them unlike each other. */
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
  // Every field that is not apart has its column; `Object.fromEntries` forgets the names of the fields.
  return Object.fromEntries(
    [...fields]
      .filter((field) => !IS_APART.has(field))
      .sort()
      .map((field) => [field, column(all, (entry) => entry.get(field) ?? null)]),
  ) as unknown as PackedSlice['columns'];
}

/** Packs a stretch of entries. */
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

/** The value of an entry in a column. @throws when the column is too short: the file is not whole */
function at<T>(values: readonly T[] | undefined, place: number): T {
  const value = values?.[place];
  if (value === undefined) throw new Error('The catalogue data is not whole.');
  return value;
}

/**
 * Unpacks what `packSlice` has packed and JSON has carried.
 * @throws when it is of another format or not whole
 */
export function unpackSlice(packed: unknown): CatalogueEntry[] {
  if (!isPacked(packed)) throw new Error('The catalogue data has another format.');
  const isNew = new Set(packed.new);
  const from = <T>({ values, places }: Column<T>, place: number): T =>
    at(values, at(places, place));
  const columns = Object.entries<Column<unknown>>(packed.columns);
  const repeated = (place: number): Repeated =>
    // `columnsOf` packed the fields of `Repeated`; `Object.fromEntries` forgets their names.
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
