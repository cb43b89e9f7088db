/** Reads the stored products of a list, and all categories, from Firestore. */
import type { Draft } from '#core/import/draft.ts';
import { slices } from '#core/slices.ts';
import { skusForCustomers } from '#core/import/price-place.ts';
import type { Stored, StoredCategory, StoredProduct } from '#core/import/stored.ts';
import { categoryKind } from '#schema/category.ts';
import { decodeDocument } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { showProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import {
  FieldPath,
  type Firestore,
  type Query,
  type Timestamp,
} from '#firebase/admin/firestore.ts';

/** The most values that Firestore allows in one `in` query. */
const IN_QUERY = 30;

/** Queries that run in parallel; the emulator scans the whole collection for each. */
const AT_ONCE = 4;

/** Documents per query when all are read. */
const BATCH = 1_000;

/**
 * A catalogue of up to this many products for each requested SKU is read completely, because one query per thousand
 * products is then faster than one per thirty SKUs. A short list never reads a long catalogue.
 */
const WHOLE_UP_TO = 40;

type QueryDocument = Awaited<ReturnType<Query['get']>>['docs'][number];

/**
 * The update time of each document that was read, by path: a write is rejected when the document has changed since.
 */
export type Revisions = Map<string, Timestamp>;

async function inTurns<T, R>(list: readonly T[], read: (entry: T) => Promise<R[]>): Promise<R[]> {
  const answers: R[] = [];
  for (const turn of slices(list, AT_ONCE))
    answers.push(...(await Promise.all(turn.map(read))).flat());
  return answers;
}

async function readPrices(firestore: Firestore, ids: readonly string[], revisions: Revisions) {
  const prices = new Map<string, Price>();
  const problems = new Map<string, string>();
  const documents = await inTurns(slices(ids, IN_QUERY), (some) =>
    firestore.getAll(...some.map((id) => firestore.collection('prices').doc(id))),
  );
  for (const document of documents) {
    if (!document.exists) continue;
    const decoded = decodeDocument(priceKind, document.ref.path, document.data());
    if (decoded.ok) prices.set(document.id, decoded.value);
    else problems.set(document.id, decoded.problems.map(showProblem).join('; '));
    if (document.updateTime) revisions.set(document.ref.path, document.updateTime);
  }
  return { prices, problems };
}

async function productsAmongAll(
  firestore: Firestore,
  skus: ReadonlySet<string>,
): Promise<QueryDocument[]> {
  const all = firestore.collection('prod').orderBy(FieldPath.documentId()).limit(BATCH);
  const results: QueryDocument[] = [];
  let next: Query = all;
  for (;;) {
    const { docs } = await next.get();
    results.push(...docs.filter((document) => skus.has(String(document.get('sku')))));
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return results;
    next = all.startAfter(last);
  }
}

async function productsWith(
  firestore: Firestore,
  skus: readonly string[],
): Promise<QueryDocument[]> {
  const products = firestore.collection('prod');
  const size = (await products.count().get()).data().count;
  if (size <= skus.length * WHOLE_UP_TO) return productsAmongAll(firestore, new Set(skus));
  return inTurns(slices(skus, IN_QUERY), async (some) => {
    const { docs } = await products.where('sku', 'in', some).get();
    return docs;
  });
}

/** The ids of new products that already exist because the product there was given another SKU. */
async function storedAt(
  firestore: Firestore,
  skus: readonly string[],
  loaded: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
  const ids = skus.filter((sku) => !loaded.has(sku)).map((sku) => sku.toLowerCase());
  const results = await inTurns(slices(ids, IN_QUERY), (some) =>
    firestore.getAll(...some.map((id) => firestore.collection('prod').doc(id))),
  );
  return new Set(results.filter(({ exists }) => exists).map(({ id }) => id));
}

function decodeProduct(document: QueryDocument): StoredProduct {
  const decoded = decodeDocument(productKind, document.ref.path, document.data());
  return decoded.ok
    ? { state: 'valid', id: document.id, product: decoded.value, price: undefined }
    : {
        state: 'malformed',
        id: document.id,
        problem: decoded.problems.map(showProblem).join('; '),
      };
}

/** The products of a list, including deleted ones, with prices that are, or will be, stored separately. */
export async function readStoredProducts(
  firestore: Firestore,
  drafts: readonly Draft[],
  revisions: Revisions,
): Promise<Pick<Stored, 'products' | 'ids'>> {
  const skus = drafts.map(({ sku }) => sku);
  const documents = await productsWith(firestore, skus);
  const decoded = documents.map((document) => {
    revisions.set(document.ref.path, document.updateTime);
    return { sku: String(document.get('sku')), stored: decodeProduct(document) };
  });
  const forCustomers = new Set(skusForCustomers(drafts));
  const priced = decoded.flatMap(({ sku, stored }) =>
    stored.state === 'valid' && (stored.product.priceMode === 'signIn' || forCustomers.has(sku))
      ? [stored.id]
      : [],
  );
  const { prices, problems } = await readPrices(firestore, priced, revisions);
  const products = new Map<string, StoredProduct[]>();
  for (const { sku, stored } of decoded) {
    const problem = problems.get(stored.id);
    const whole: StoredProduct =
      problem === undefined && stored.state === 'valid'
        ? { ...stored, price: prices.get(stored.id) }
        : {
            state: 'malformed',
            id: stored.id,
            problem: problem ?? ('problem' in stored ? stored.problem : ''),
          };
    products.set(sku, [...(products.get(sku) ?? []), whole]);
  }
  return { products, ids: await storedAt(firestore, skus, products) };
}

/** All categories; deleted and malformed ones are marked. */
export async function readStoredCategories(firestore: Firestore): Promise<StoredCategory[]> {
  const { docs } = await firestore.collection('categories').get();
  return docs.map((document): StoredCategory => {
    const decoded = decodeDocument(categoryKind, document.ref.path, document.data());
    if (!decoded.ok) {
      return { id: document.id, name: '', slug: '', parent: null, order: 0, state: 'malformed' };
    }
    const { name, slug, parent, order, deletedAt } = decoded.value;
    return {
      id: document.id,
      name,
      slug,
      parent,
      order,
      state: deletedAt === null ? 'live' : 'deleted',
    };
  });
}
