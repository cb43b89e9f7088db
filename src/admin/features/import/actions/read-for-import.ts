/** Reads the shop's products for an import in chunks, with as few reads as possible. */
import type { ListCursor } from '#firebase/browser/read-page.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { IN_QUERY, readPageOf } from '#firebase/browser/stored-fields.ts';
import type { StoredCategory, StoredFields } from '#core/import/stored.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { Result } from '#core/result.ts';
import { slices } from '#core/slices.ts';
import { categoryKind } from '#schema/category.ts';
import { decodeDocument } from '#schema/kind.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/**
 * If the catalogue has at most this many products per requested SKU, it is read whole, which is faster than many
 * queries.
 */
const WHOLE_UP_TO = 4;

/** Parallel queries. */
const AT_ONCE = 4;

export interface Reading {
  /** IDs of further products. */
  ids: readonly string[];
  /** SKUs with prices for signed-in buyers in the list; these prices are read whatever the current mode. */
  forCustomers: ReadonlySet<string>;
  onRead: (more: {
    products: readonly StoredFields[];
    prices: readonly StoredFields[];
  }) => Promise<unknown>;
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const pageOf = (name: string) => (after?: ListCursor) => readPageOf(name, after);

/** Prices that are or will be stored separately, including deleted ones, which are restored. */
async function pricesOf(
  products: readonly StoredFields[],
  { forCustomers }: Reading,
  database: StaffDatabase,
): Promise<StoredFields[]> {
  const ids = products.flatMap(({ id, fields: { priceMode, sku } }) =>
    priceMode === 'signIn' || forCustomers.has(String(sku)) ? [id] : [],
  );
  return await database.readByName('prices', ids);
}

/** Products at the ids of new ones; they may have another SKU by now. */
async function storedAt(
  skus: readonly string[],
  documents: readonly StoredFields[],
  database: StaffDatabase,
): Promise<StoredFields[]> {
  const readSkus = new Set(documents.map(({ fields }) => String(fields['sku'])));
  const ids = skus.filter((sku) => !readSkus.has(sku)).map((sku) => sku.toLowerCase());
  return await database.readByName('prod', ids);
}

async function readWhole(
  skus: ReadonlySet<string>,
  size: number,
  reading: Reading,
  database: StaffDatabase,
) {
  const ids = new Set([...reading.ids, ...[...skus].map((sku) => sku.toLowerCase())]);
  let read = 0;
  for await (const { documents } of pagesOf(pageOf('prod'))) {
    reading.signal.throwIfAborted();
    const products = documents.filter(
      ({ id, fields }) => skus.has(String(fields['sku'])) || ids.has(id),
    );
    await reading.onRead({ products, prices: await pricesOf(products, reading, database) });
    read += documents.length;
    reading.onProgress(Math.min(1, read / Math.max(1, size)));
  }
}

async function readSome(skus: readonly string[], reading: Reading, database: StaffDatabase) {
  for (const ids of slices(reading.ids, IN_QUERY * AT_ONCE)) {
    reading.signal.throwIfAborted();
    const products = await database.readByName('prod', ids);
    await reading.onRead({ products, prices: await pricesOf(products, reading, database) });
  }
  const turns = slices(skus, IN_QUERY * AT_ONCE);
  for (const [at, turn] of turns.entries()) {
    reading.signal.throwIfAborted();
    const own = await database.readProductsBySku(turn);
    const products = [...own, ...(await storedAt(turn, own, database))];
    await reading.onRead({ products, prices: await pricesOf(products, reading, database) });
    reading.onProgress((at + 1) / turns.length);
  }
}

const catalogueSize = (database: StaffDatabase): Promise<number> =>
  database.countDocuments(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });

/** Includes deleted products, and those whose ids new ones would get. */
export const readForImport = (
  skus: readonly string[],
  reading: Reading,
  database = staffDatabase,
): Promise<Result> =>
  databaseOutcome(async () => {
    const size = skus.length > IN_QUERY * AT_ONCE ? await catalogueSize(database) : Infinity;
    if (size <= skus.length * WHOLE_UP_TO) await readWhole(new Set(skus), size, reading, database);
    else await readSome(skus, reading, database);
  });

function categoryOf({ id, fields }: StoredFields): StoredCategory {
  const decoded = decodeDocument(categoryKind, `categories/${id}`, fields);
  if (!decoded.success)
    return { id, name: '', slug: '', parent: null, order: 0, state: 'malformed' };
  const { name, slug, parent, order, deletedAt } = decoded.value;
  return { id, name, slug, parent, order, state: deletedAt === null ? 'live' : 'deleted' };
}

/** All categories; deleted and invalid ones are marked. */
export const readCategoriesForImport = (): Promise<Result<StoredCategory[]>> =>
  databaseOutcome(async () => {
    const all: StoredCategory[] = [];
    for await (const { documents } of pagesOf(pageOf('categories')))
      all.push(...documents.map(categoryOf));
    return all;
  });

/** Products with these SKUs, as stored. */
export const readBySku = (
  skus: readonly string[],
  database = staffDatabase,
): Promise<Result<StoredFields[]>> => databaseOutcome(() => database.readProductsBySku(skus));
