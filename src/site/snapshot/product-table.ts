/** The index table of products: the columns that lists need, by document path. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';

/** The columns that lists need. */
export interface ProductRow {
  sku: string;
  slug: string;
  oldSlugs: readonly string[];
  category: string | undefined;
  subCategory: string | undefined;
  /** When it goes live, ms; null for never (draft or archived). */
  liveFrom: number | null;
  /** Lists are sorted by this value, descending, ms. */
  listedAt: number;
  /** ms. */
  savedAt: number;
  card: ProductCard;
  /** Its entry in the catalogue data files. */
  entry: CatalogueEntry;
}

const textOf = (value: SQLOutputValue | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

const rowOf = (row: Record<string, SQLOutputValue>): ProductRow => ({
  sku: String(row['sku']),
  slug: String(row['slug']),
  // `put` wrote these columns from a row of these types.
  oldSlugs: JSON.parse(String(row['old_slugs'])) as string[],
  // As above.
  card: JSON.parse(String(row['card'])) as ProductCard,
  // As above.
  entry: JSON.parse(String(row['entry'])) as CatalogueEntry,
  category: textOf(row['category']),
  subCategory: textOf(row['sub_category']),
  liveFrom: row['live_from'] === null ? null : Number(row['live_from']),
  listedAt: -Number(row['newest_first']),
  savedAt: Number(row['saved_at']),
});

const columnsOf = (path: string, row: ProductRow) => ({
  path,
  sku: row.sku,
  slug: row.slug,
  old_slugs: JSON.stringify(row.oldSlugs),
  category: row.category ?? null,
  sub_category: row.subCategory ?? null,
  live_from: row.liveFrom,
  newest_first: -row.listedAt,
  saved_at: row.savedAt,
  card: JSON.stringify(row.card),
  entry: JSON.stringify(row.entry),
});

export type ProductTable = ReturnType<typeof productTable>;

/** The table within `database`. */
export function productTable(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT OR REPLACE INTO product VALUES
     (:path, :sku, :slug, :old_slugs, :category, :sub_category, :live_from, :newest_first, :saved_at, :card, :entry)`,
  );
  const read = database.prepare('SELECT * FROM product WHERE path = ?');
  const drop = database.prepare('DELETE FROM product WHERE path = ?');
  const readBetween = database.prepare(
    'SELECT * FROM product WHERE live_from > min(?1, ?2) AND live_from <= max(?1, ?2)',
  );
  return {
    rowAt(path: string): ProductRow | undefined {
      const row = read.get(path);
      return row === undefined ? undefined : rowOf(row);
    },
    /** Whether exactly this row is stored. */
    has(path: string, row: ProductRow): boolean {
      const stored = read.get(path);
      return Object.entries(columnsOf(path, row)).every(
        ([name, value]) => stored?.[name] === value,
      );
    },
    put: (path: string, row: ProductRow): void => void insert.run(columnsOf(path, row)),
    remove: (path: string): void => void drop.run(path),
    /** Products with a go-live time between two times, ms. */
    goingLive: (one: number, other: number): ProductRow[] => readBetween.all(one, other).map(rowOf),
  };
}
