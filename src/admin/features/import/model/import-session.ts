/** Reads and plans one list, and serves its rows. Runs in a worker. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { mappingProblems, unusedColumns } from '#core/import/check-mapping.ts';
import { decodeStream } from '#core/import/decode-stream.ts';
import type { ImportProtocol, RowAction, RowView } from '#core/import/import-messages.ts';
import { createProductIndex } from './product-index.ts';
import { listReader, planList, type ReadList } from '#core/import/import-list.ts';
import { ListError } from '#core/import/list-error.ts';
import { headerIn } from '#core/import/list-header.ts';
import type { ListRow } from '#core/import/list-row.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import type { ImportPlan } from '#core/import/plan.ts';
import { skusForCustomers } from '#core/import/price-place.ts';
import { readRows } from '#core/import/read-rows.ts';
import { refusedCsv } from '#core/import/refused-csv.ts';
import { noteLines, planCounts, refusalCounts } from '#core/import/report.ts';
import type { RejectedRow } from '#core/import/row-problem.ts';
import { viewOfPlan, viewOfRefusal } from './row-view.ts';
import type { StoredCategory } from '#core/import/stored.ts';

const SAMPLES = 5;

/** The form has one select per field; no supplier's list has this many columns. */
const MOST_COLUMNS = 500;

/** Each command as a function. */
export type ImportSession = {
  [V in keyof ImportProtocol]: (params: ImportProtocol[V][0]) => Promise<ImportProtocol[V][1]>;
};

async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

const NOTHING: ReadList = { rows: 0, drafts: [], refusals: [], refusedRows: new Map() };
const NO_PLAN: ImportPlan = { categories: [], rows: [], refusals: [], notes: [] };

const actionOf = (view: RowPlanOrRefusal): RowAction =>
  'problems' in view ? 'refuse' : view.action;
type RowPlanOrRefusal = ImportPlan['rows'][number] | RejectedRow;

/** Names of existing and new categories, by id. */
const namesOf = (
  stored: readonly StoredCategory[],
  added: readonly DocumentWrite[],
): Map<string, string> =>
  new Map([
    ...stored.map(({ id, name }): [string, string] => [id, name || id]),
    ...added.flatMap((write): [string, string][] =>
      write.kind === 'create' && typeof write.data['name'] === 'string'
        ? [[write.id, write.data['name']]]
        : [],
    ),
  ]);

/** @throws ListError if it is no list */
async function readList({ file, encoding, delimiter }: ImportProtocol['open'][0]) {
  let header: string[] = [];
  const rows: ListRow[] = [];
  await readRows(decodeStream(bytesOf(file), encoding), { delimiter }, (row) => {
    if (header.length === 0) header = headerIn(row);
    else rows.push(row);
  });
  if (header.length === 0) throw new ListError('The file is empty.');
  if (header.length > MOST_COLUMNS)
    throw new ListError(
      `The file has ${header.length} columns; the limit is ${MOST_COLUMNS}. Remove the columns you don’t need.`,
    );
  if (rows.length === 0) throw new ListError('The file has a header but no rows.');
  return { header, rows };
}

function summaryOf(plan: ImportPlan): ImportProtocol['plan'][1] {
  const { created, updated, restored, unchanged, refused } = planCounts(plan);
  return {
    rows: { create: created, update: updated, restore: restored, unchanged, refuse: refused },
    categories: plan.categories.map(({ id }) => id),
    reasons: refusalCounts(plan.refusals),
    notes: noteLines(plan.notes).map((line) => line.trim()),
    tiersLeft: plan.notes.filter(({ kind }) => kind === 'tiersLeft').length,
  };
}

const unwritten = (row: number, reason: string): RejectedRow['problems'][number] => ({
  row,
  column: '',
  actual: 'no write',
  expected: reason,
  remedy: 'Import it again.',
  reason,
});

/** Holds one list; opening another replaces it. */
export function createImportSession(): ImportSession {
  let header: string[] = [];
  let rows: ListRow[] = [];
  let list = NOTHING;
  let mapping: ImportMapping | undefined;
  let index = createProductIndex();
  let plan = NO_PLAN;
  /** The outcome of every row, in order. */
  let outcome: readonly RowPlanOrRefusal[] = [];
  let failures: RejectedRow[] = [];
  let titles = new Map<number, string>();
  let categoryNames = new Map<string, string>();
  const viewOf = (each: RowPlanOrRefusal): RowView =>
    'problems' in each
      ? viewOfRefusal(each)
      : viewOfPlan(each, titles.get(each.row) ?? '', (id) => categoryNames.get(id) ?? id);

  return {
    async open(params) {
      header = [];
      rows = [];
      list = NOTHING;
      plan = NO_PLAN;
      failures = [];
      ({ header, rows } = await readList(params));
      return {
        header,
        rows: rows.length,
        samples: rows.slice(0, SAMPLES).map(({ cells }) => cells),
      };
    },
    map({ mapping: next }) {
      const problems = mappingProblems(next, header);
      if (problems.length > 0)
        return Promise.resolve({ skus: [], forCustomers: [], problems, unused: [] });
      mapping = next;
      index = createProductIndex();
      const reader = listReader(next, header);
      for (const row of rows) reader.take(row);
      list = reader.finish();
      titles = new Map(list.drafts.map(({ row, values }) => [row, String(values.title ?? '')]));
      const skus = list.drafts.map(({ sku }) => sku);
      const forCustomers = skusForCustomers(list.drafts);
      return Promise.resolve({ skus, forCustomers, problems, unused: unusedColumns(next, header) });
    },
    know(more) {
      index.add(more);
      return Promise.resolve(undefined);
    },
    plan({ categories, author, publish }) {
      if (mapping === undefined) throw new Error('The list has not been mapped.');
      const stored = { products: index.bySku(), ids: index.ids(), categories };
      plan = planList(list, stored, { mapping, author, publish });
      categoryNames = namesOf(categories, plan.categories);
      outcome = [...plan.rows, ...plan.refusals].sort((a, b) => a.row - b.row);
      failures = [];
      return Promise.resolve(summaryOf(plan));
    },
    rows({ action, from, count }) {
      const all = action ? outcome.filter((each) => actionOf(each) === action) : outcome;
      return Promise.resolve({
        total: all.length,
        rows: all.slice(from, from + count).map(viewOf),
      });
    },
    batch({ from, count }) {
      const writing = plan.rows.filter((row) => row.action !== 'unchanged');
      return Promise.resolve({
        categories: from === 0 ? plan.categories : [],
        rows: writing
          .slice(from, from + count)
          .map(({ row, sku, writes }) => ({ row, sku, writes })),
      });
    },
    failed({ rows: missed }) {
      const skus = new Map(plan.rows.map(({ row, sku }) => [row, sku]));
      failures.push(
        ...missed.map(({ row, reason }) => ({
          row,
          sku: skus.get(row),
          problems: [unwritten(row, reason)],
        })),
      );
      return Promise.resolve(undefined);
    },
    refused() {
      const all = [...plan.refusals, ...failures].sort((a, b) => a.row - b.row);
      const originalRows = new Map(rows.map((row) => [row.row, row]));
      return Promise.resolve(refusedCsv(header, all, originalRows));
    },
  };
}
