/** Reads what the shop holds of a list's products, piece by piece, with no more reads than it takes. */
import type { ListPlace } from '#firebase/browser/read-page.ts';
import { countDocuments } from '#firebase/browser/staff-lists.ts';
import {
  IN_QUERY,
  readByName,
  readPageOf,
  readProductsBySku,
} from '#firebase/browser/stored-fields.ts';
import type { StoredFields } from '#core/import/desk-messages.ts';
import type { StoredCategory } from '#core/import/stored.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { Result } from '#core/result.ts';
import { slices } from '#core/slices.ts';
import { categoryKind } from '#schema/category.ts';
import { decodeDocument } from '#schema/kind.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** A catalogue of so many products for each SKU asked for is read whole: pages of it come sooner than many questions. */
const WHOLE_UP_TO = 4;

/** Questions under way at once. */
const AT_ONCE = 4;

export interface Reading {
  /** SKUs whose products the list prices for signed-in buyers alone: their prices are read whatever their mode. */
  forCustomers: ReadonlySet<string>;
  onRead: (more: {
    products: readonly StoredFields[];
    prices: readonly StoredFields[];
  }) => Promise<unknown>;
  /** Told which part is done, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const pageOf = (name: string) => (after?: ListPlace) => readPageOf(name, after);

/** Of products whose price is kept apart, or will be: one that was taken away is brought back. */
async function pricesOf(
  products: readonly StoredFields[],
  { forCustomers }: Reading,
): Promise<StoredFields[]> {
  const ids = products.flatMap(({ id, fields: { priceMode, sku } }) =>
    priceMode === 'signIn' || forCustomers.has(String(sku)) ? [id] : [],
  );
  const prices: StoredFields[] = [];
  for (const turn of slices(slices(ids, IN_QUERY), AT_ONCE))
    prices.push(...(await Promise.all(turn.map((some) => readByName('prices', some)))).flat());
  return prices;
}

/** The ids that new products would get: a product may stand there that has been given another SKU since. */
async function standingAt(
  skus: readonly string[],
  found: readonly StoredFields[],
): Promise<StoredFields[]> {
  const known = new Set(found.map(({ fields }) => String(fields['sku'])));
  const ids = skus.filter((sku) => !known.has(sku)).map((sku) => sku.toLowerCase());
  const turns = slices(ids, IN_QUERY);
  return (await Promise.all(turns.map((some) => readByName('prod', some)))).flat();
}

async function readWhole(skus: ReadonlySet<string>, size: number, reading: Reading) {
  const ids = new Set([...skus].map((sku) => sku.toLowerCase()));
  let read = 0;
  for await (const { documents } of pagesOf(pageOf('prod'))) {
    reading.signal.throwIfAborted();
    const products = documents.filter(
      ({ id, fields }) => skus.has(String(fields['sku'])) || ids.has(id),
    );
    await reading.onRead({ products, prices: await pricesOf(products, reading) });
    read += documents.length;
    reading.onProgress(Math.min(1, read / Math.max(1, size)));
  }
}

async function readSome(skus: readonly string[], reading: Reading) {
  const turns = slices(slices(skus, IN_QUERY), AT_ONCE);
  for (const [at, turn] of turns.entries()) {
    reading.signal.throwIfAborted();
    const own = (await Promise.all(turn.map(readProductsBySku))).flat();
    const products = [...own, ...(await standingAt(turn.flat(), own))];
    await reading.onRead({ products, prices: await pricesOf(products, reading) });
    reading.onProgress((at + 1) / turns.length);
  }
}

const catalogueSize = (): Promise<number> =>
  countDocuments(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });

/** Also those that are deleted, and those that stand where a new one would. */
export const readForImport = (skus: readonly string[], reading: Reading): Promise<Result> =>
  databaseOutcome(async () => {
    const size = skus.length > IN_QUERY * AT_ONCE ? await catalogueSize() : Infinity;
    if (size <= skus.length * WHOLE_UP_TO) await readWhole(new Set(skus), size, reading);
    else await readSome(skus, reading);
    return undefined;
  });

function categoryOf({ id, fields }: StoredFields): StoredCategory {
  const decoded = decodeDocument(categoryKind, `categories/${id}`, fields);
  if (!decoded.ok) return { id, name: '', slug: '', parent: null, order: 0, state: 'malformed' };
  const { name, slug, parent, order, deletedAt } = decoded.value;
  return { id, name, slug, parent, order, state: deletedAt === null ? 'live' : 'deleted' };
}

/** All of them, deleted and malformed ones marked as such. */
export const readCategoriesForImport = (): Promise<Result<StoredCategory[]>> =>
  databaseOutcome(async () => {
    const all: StoredCategory[] = [];
    for await (const { documents } of pagesOf(pageOf('categories')))
      all.push(...documents.map(categoryOf));
    return all;
  });

/** Products with these SKUs, as they are stored. */
export const readBySku = (skus: readonly string[]): Promise<Result<StoredFields[]>> =>
  databaseOutcome(async () => {
    const found: StoredFields[] = [];
    for (const turn of slices(slices(skus, IN_QUERY), AT_ONCE))
      found.push(...(await Promise.all(turn.map(readProductsBySku))).flat());
    return found;
  });
