/** Compares a list with the shop: what each row changes, or why it is not imported. */
import { readCategoriesForImport, readForImport } from '#admin/shell/actions/read-for-import.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { importPlanner, type RowOutcome } from '#core/import/plan.ts';
import type { PlanOptions } from '#core/import/plan-product.ts';
import { distinctDrafts, mappingProblems, readRow } from '#core/import/read-drafts.ts';
import type { List } from '#core/import/read-list.ts';
import type { Stored, StoredCategory, StoredFields, StoredProduct } from '#core/import/stored.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { decodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';

export interface Plan {
  /** The outcome of every row, in order. */
  rows: readonly RowOutcome[];
  /** The writes that add categories, before any row. */
  categories: readonly DocumentWrite[];
  /** Existing and new categories. */
  allCategories: readonly { id: string; name: string }[];
}

const malformed = (id: string, problems: readonly DocumentProblem[]): StoredProduct => ({
  state: 'malformed',
  id,
  problem: problems.map(showProblem).join('; '),
});

function decoded({ id, fields }: StoredFields, price: StoredFields | undefined): StoredProduct {
  const product = decodeDocument(productKind, `prod/${id}`, fields);
  if (!product.ok) return malformed(id, product.problems);
  const own = price && decodeDocument(priceKind, `prices/${id}`, price.fields);
  return own?.ok === false
    ? malformed(id, own.problems)
    : { state: 'valid', id, product: product.value, price: own?.value };
}

/** @param products may contain a document twice */
export function storedShop(
  products: readonly StoredFields[],
  prices: readonly StoredFields[],
  categories: readonly StoredCategory[],
): Stored {
  const byId = new Map(products.map((each) => [each.id, each]));
  const priceById = new Map(prices.map((each) => [each.id, each]));
  return {
    products: Map.groupBy(
      [...byId.values()].map((each) => decoded(each, priceById.get(each.id))),
      ({ id }) => String(byId.get(id)?.fields['sku']),
    ),
    ids: new Set(byId.keys()),
    categories,
  };
}

interface Progress {
  /** Called with the progress, from 0 to 1. */
  onProgress: (label: string, part: number) => void;
  signal: AbortSignal;
}

/** The time that the page may stand still, ms. */
const LONGEST_TURN = 50;

/** Maps a long list with pauses in which the page responds. */
async function inTurns<T, U>(
  items: readonly T[],
  work: (item: T) => U,
  { onProgress, signal, label }: Progress & { label: string },
): Promise<U[]> {
  const results: U[] = [];
  let until = performance.now() + LONGEST_TURN;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < until) continue;
    onProgress(label, results.length / items.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    until = performance.now() + LONGEST_TURN;
  }
  return results;
}

/** @returns what is missing in the mapping, or what could not be read */
export async function makePlan(
  list: List,
  options: PlanOptions,
  progress: Progress,
): Promise<Result<Plan>> {
  const { mapping } = options;
  const problems = mappingProblems(mapping);
  if (problems.length > 0) return failed(problems.join(' '));
  const reads = await inTurns(list.rows, (row) => readRow(mapping, list.header, row), {
    ...progress,
    label: 'Reading the rows…',
  });
  const { drafts, refused } = distinctDrafts(reads);
  const forCustomers = drafts.filter(({ values }) => values['priceMode'] === 'signIn');
  const products: StoredFields[] = [];
  const prices: StoredFields[] = [];
  const read = await readForImport(
    drafts.map(({ sku }) => sku),
    {
      forCustomers: new Set(forCustomers.map(({ sku }) => sku)),
      onRead: (more) => {
        products.push(...more.products);
        prices.push(...more.prices);
        return Promise.resolve();
      },
      onProgress: (part) => progress.onProgress('Comparing with the shop…', part),
      signal: progress.signal,
    },
  );
  if (!read.success) return read;
  const categories = await readCategoriesForImport();
  if (!categories.success) return categories;
  const stored = storedShop(products, prices, categories.value);
  const { planRow, categoriesFor } = importPlanner(stored, options);
  const rows = await inTurns(drafts, planRow, { ...progress, label: 'Preparing the changes…' });
  const added = categoriesFor(rows);
  return succeeded({
    rows: [...rows, ...refused].sort((one, other) => one.row - other.row),
    categories: added,
    allCategories: [
      ...categories.value,
      ...added.flatMap((write) =>
        write.kind === 'create' ? [{ id: write.id, name: String(write.data['name']) }] : [],
      ),
    ],
  });
}
