/** Everything before the first write: mapping, file, stored products and categories, and the resulting plan. */
import { planList } from '#core/import/import-list.ts';
import type { ListRow } from '#core/import/list-row.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import type { ImportPlan } from '#core/import/plan.ts';
import type { Author } from '#core/editing/document-write.ts';
import type { Stored } from '#core/import/stored.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { loadList, type LoadedList } from './load-list.ts';
import { readMapping } from './read-mapping.ts';
import { readStoredCategories, readStoredProducts, type Revisions } from './stored-products.ts';

/** A list in memory with its mapping. */
export interface OpenedList {
  mapping: ImportMapping;
  list: LoadedList;
}

export interface PreparedImport {
  plan: ImportPlan;
  revisions: Revisions;
}

/**
 * Reads the list without accessing a database.
 * @param options.limit maximum number of rows to read below the header
 * @throws ListError when the mapping or the file cannot be used
 */
export async function openList(options: {
  file: string;
  map: string;
  limit?: number | undefined;
}): Promise<OpenedList> {
  const { file, map, limit } = options;
  const mapping = await readMapping(map);
  return { mapping, list: await loadList({ file, mapping, limit }) };
}

const EMPTY_SHOP: Stored = { products: new Map(), ids: new Set(), categories: [] };

async function readStored(
  firestore: Firestore,
  list: LoadedList,
  revisions: Revisions,
): Promise<Stored> {
  const [products, categories] = await Promise.all([
    readStoredProducts(firestore, list.drafts, revisions),
    readStoredCategories(firestore),
  ]);
  return { ...products, categories };
}

/** Plans the import against the shop, or against an empty one without `firestore`. Only reads. */
export async function prepareImport(
  { mapping, list }: OpenedList,
  options: { firestore: Firestore | undefined; author: Author; publish: boolean },
): Promise<PreparedImport> {
  const { firestore, author, publish } = options;
  const revisions: Revisions = new Map();
  const stored = firestore ? await readStored(firestore, list, revisions) : EMPTY_SHOP;
  return { plan: planList(list, stored, { author, publish, mapping }), revisions };
}

/** Rows rejected while reading or planning, as they were in the file, by row number. */
export const originalRows = ({ drafts, refusedRows }: LoadedList): Map<number, ListRow> =>
  new Map([...drafts.map(({ source }) => [source.row, source] as const), ...refusedRows]);
