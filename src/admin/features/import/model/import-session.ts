/** Reads and plans one list, and serves its rows. Runs in a worker. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { CategoryChoices } from '#core/import/categories.ts';
import { possibleSkus } from '#core/sizes/size-skus.ts';
import { generatedId } from '#core/import/generate-sku.ts';
import { hasPricesBelowSilver } from '#core/import/amounts-by-rate.ts';
import { unusedColumns, type ImportMapping } from '#core/import/mapping.ts';
import { guessMapping, skippedColumns, type SkippedColumn } from '#core/import/match-columns.ts';
import { planImport, type ImportPlan, type RowOutcome } from '#core/import/plan.ts';
import type { PlannedRow } from '#core/import/plan-product.ts';
import type { Draft } from '#core/import/draft.ts';
import { mappingProblems, readDrafts } from '#core/import/read-drafts.ts';
import { readList, type List } from '#core/import/read-list.ts';
import { refusedCsv } from './refused-csv.ts';
import { refusedRow, type RefusedRow } from '#core/import/row-problem.ts';
import type { StoredCategory, StoredFields } from '#core/import/stored.ts';
import { withWeightUnits } from './weight-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { NewProducts } from '#schema/settings.ts';
import { unknownCategories, type UnknownCategory } from './category-options.ts';
import { createProductIndex } from './product-index.ts';
import { viewOf } from './row-view.ts';

const SAMPLES = 5;

export interface OpenedFile {
  header: readonly string[];
  /** Non-empty rows below the header. */
  rows: number;
  /** The first rows. */
  samples: readonly (readonly string[])[];
  /** The mapping by the names and values of its columns. */
  guess: ImportMapping;
  /** Columns that the guess leaves out because of their values. */
  skipped: readonly SkippedColumn[];
}

export interface MappedFile {
  /** Distinct SKUs of the valid rows. */
  skus: readonly string[];
  /** IDs of products with generated SKUs. */
  ids: readonly string[];
  /** Of the SKUs, those of products that the list prices for signed-in buyers only. */
  forCustomers: readonly string[];
  unused: readonly string[];
}

export interface PlanSummary {
  rows: Readonly<Record<RowOutcome['action'], number>>;
  /** Ids of the categories that will be added. */
  categories: readonly string[];
  /** Names for which staff choose a category, most frequent first. */
  unknownCategories: readonly UnknownCategory[];
  /** The reasons for refused rows, most frequent first. */
  reasons: readonly Counted[];
  /** Automatic changes of values. */
  notes: readonly Counted[];
  /** Rows of the file that are not imported. */
  refusedRows: number;
  /** Rows whose price changes while their volume pricing stays. */
  tiersStay: number;
}

/** A product with images on another website. */
export interface LinkedProduct {
  id: string;
  sku: string;
  urls: readonly string[];
}

interface Counted {
  text: string;
  rows: number;
}

const counted = (texts: readonly string[]): Counted[] =>
  [...Map.groupBy(texts, (text) => text)]
    .map(([text, all]) => ({ text, rows: all.length }))
    .sort((a, b) => b.rows - a.rows);

const isRefused = (outcome: RowOutcome): outcome is RefusedRow => outcome.action === 'refuse';
const isPlanned = (outcome: RowOutcome): outcome is PlannedRow => outcome.action !== 'refuse';

function summaryOf(
  rows: readonly RowOutcome[],
  categories: readonly DocumentWrite[],
): Omit<PlanSummary, 'unknownCategories'> {
  const planned = rows.filter(isPlanned);
  const count = (action: RowOutcome['action']) =>
    rows.filter((row) => row.action === action).length;
  return {
    rows: {
      create: count('create'),
      update: count('update'),
      restore: count('restore'),
      unchanged: count('unchanged'),
      refuse: count('refuse'),
    },
    categories: categories.map(({ id }) => id),
    // A row counts once, by its first problem.
    reasons: counted(rows.filter(isRefused).flatMap(({ problems }) => problems[0]?.reason ?? [])),
    notes: counted(planned.flatMap(({ notes }) => notes.map(({ reason }) => reason))),
    refusedRows: rows
      .filter(isRefused)
      .reduce((sum, { further = [] }) => sum + 1 + further.length, 0),
    tiersStay: planned.filter(({ tiersStay }) => tiersStay).length,
  };
}

/** Names of existing and new categories, by id. */
const namesOf = (stored: readonly StoredCategory[], added: readonly DocumentWrite[]) =>
  new Map([
    ...stored.map(({ id, name }): [string, string] => [id, name || id]),
    ...added.flatMap((write): [string, string][] =>
      write.kind === 'create' ? [[write.id, String(write.data['name'])]] : [],
    ),
  ]);

const unknownIn = (
  { unknown }: ImportPlan,
  choices: CategoryChoices,
  categories: readonly StoredCategory[],
): Pick<PlanSummary, 'unknownCategories'> => ({
  unknownCategories: unknownCategories(unknown, choices, categories),
});

/** The guess without a price that seems to be a rate per gram. */
function withoutRates(guess: ImportMapping, list: List, silverRate: number | undefined) {
  const { pricePaise: column, ...columns } = guess.columns;
  if (column === undefined || !hasPricesBelowSilver(guess, list, silverRate))
    return { guess, skipped: [] };
  const message =
    'most of its amounts are below the value of the silver, as rates per gram are. Choose it for the price if they are prices.';
  return { guess: { ...guess, columns }, skipped: [{ column, field: 'Price', message }] };
}

function openedFile(list: List, silverRate: number | undefined): OpenedFile {
  const { header, rows } = list;
  const samples = rows.slice(0, SAMPLES).map(({ cells }) => cells);
  const { guess, skipped } = withoutRates(guessMapping(header, rows), list, silverRate);
  return {
    ...{ header, rows: rows.length, samples, guess },
    skipped: [...skipped, ...skippedColumns(list, guess)],
  };
}

export type ImportSession = ReturnType<typeof createImportSession>;

/** Holds one list. */
export function createImportSession() {
  let list: List = { header: [], rows: [] };
  let mapping: ImportMapping | undefined;
  let drafts: readonly Draft[] = [];
  let invalidRows: readonly RefusedRow[] = [];
  let index = createProductIndex();
  let categories: readonly StoredCategory[] = [];
  /** The outcome of every row, in order. */
  let outcomes: RowOutcome[] = [];
  let added: readonly DocumentWrite[] = [];
  let failures: RefusedRow[] = [];
  let failedIds = new Set<string>();
  let categoryNames = new Map<string, string>();

  return {
    /** @param silverRate paise per gram, to notice rates per gram in the place of prices */
    async open(file: Blob, silverRate?: number): Promise<Result<OpenedFile>> {
      const read = readList(new Uint8Array(await file.arrayBuffer()));
      if (!read.success) return read;
      list = withWeightUnits(read.value);
      return succeeded(openedFile(list, silverRate));
    },
    /** @returns what is missing, or the products to load before the plan */
    map(next: ImportMapping): Result<MappedFile> {
      const problems = mappingProblems(next);
      if (problems.length > 0) return failed(problems.join(' '));
      mapping = next;
      index = createProductIndex();
      ({ drafts, refused: invalidRows } = readDrafts(next, list));
      const forCustomers = drafts.filter(
        ({ values, defaults }) => (values['priceMode'] ?? defaults['priceMode']) === 'signIn',
      );
      return succeeded({
        skus: [...new Set(drafts.flatMap(({ sku, rowSku }) => [sku, ...possibleSkus(rowSku)]))],
        ids: drafts.flatMap(({ key }) => (key === '' ? [] : [generatedId(key)])),
        forCustomers: forCustomers.map(({ sku }) => sku),
        unused: unusedColumns(next, list.header),
      });
    },
    /** Called for every batch of stored documents, before the plan is requested. */
    know(more: { products: readonly StoredFields[]; prices: readonly StoredFields[] }): void {
      index.add(more);
    },
    knowCategories(all: readonly StoredCategory[]): void {
      categories = all;
    },
    /** @param choices what staff chose for names of categories @param silverRate paise per gram */
    plan(
      newProducts: NewProducts | undefined,
      publish: boolean,
      choices: CategoryChoices = {},
      silverRate?: number,
    ): PlanSummary {
      if (mapping === undefined) throw new Error('The list has not been mapped.');
      const stored = { products: index.bySku(), ids: index.ids(), categories };
      const options = { mapping, newProducts, publish, choices, silverRate };
      const plan = planImport(drafts, stored, options);
      added = plan.categories;
      categoryNames = namesOf(categories, added);
      outcomes = [...plan.rows, ...invalidRows].sort((a, b) => a.row - b.row);
      failures = [];
      failedIds = new Set();
      return { ...summaryOf(outcomes, added), ...unknownIn(plan, choices, categories) };
    },
    rows(which: { action: RowOutcome['action'] | undefined; from: number; count: number }) {
      const { action, from, count } = which;
      const all = action ? outcomes.filter((each) => each.action === action) : outcomes;
      const shown = all.slice(from, from + count);
      const rows = shown.map((each) => viewOf(each, (id) => categoryNames.get(id) ?? id));
      return { total: all.length, rows };
    },
    /** The writes that add categories, before any row. */
    categories: () => added,
    /** The writes of each row, starting at row `from` of those to write. */
    batch: (from: number, count: number) =>
      outcomes
        .flatMap((row) => (row.action === 'refuse' || row.writes.length === 0 ? [] : [row.writes]))
        .slice(from, from + count),
    /** Products that failed to write, added to the refused rows. */
    failed(missed: readonly { id: string; why: string }[]): void {
      failedIds = new Set(missed.map(({ id }) => id));
      failures = missed.flatMap(({ id, why }) => {
        const row = outcomes.filter(isPlanned).find(({ writes }) => writes[0]?.id === id);
        return row ? [refusedRow(row, why, 'Import it again.')] : [];
      });
    },
    /** The products whose images are on another website, after the import. */
    linked: (): LinkedProduct[] =>
      outcomes
        .filter(isPlanned)
        .filter(({ id, links }) => links.length > 0 && !failedIds.has(id))
        .map(({ id, sku, links }) => ({ id, sku, urls: links })),
    /** The refused rows as CSV. */
    refused: (): string =>
      refusedCsv(
        list,
        [...outcomes.filter(isRefused), ...failures].sort((a, b) => a.row - b.row),
      ),
  };
}
