/** Messages between a page and the import worker. */
import type { Author, DocumentWrite } from '#core/editing/document-write.ts';
import type { ImportMapping } from './mapping.ts';
import type { StoredCategory } from './stored.ts';

/** A stored document, with times as dates. */
export interface StoredFields {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

export interface OpenedFile {
  header: readonly string[];
  /** Non-empty rows below the header. */
  rows: number;
  /** The first rows. */
  samples: readonly (readonly string[])[];
}

export interface MappedFile {
  /** Distinct SKUs of the valid rows. */
  skus: readonly string[];
  /** Of these, the SKUs of products that the list prices for signed-in buyers only. */
  forCustomers: readonly string[];
  /** Problems of the mapping; if there are any, the other fields are empty. */
  problems: readonly string[];
  /** Unused columns. */
  unused: readonly string[];
}

export type RowAction = 'create' | 'update' | 'restore' | 'unchanged' | 'refuse';

export interface PlanSummary {
  rows: Readonly<Record<RowAction, number>>;
  /** Ids of the categories that will be added. */
  categories: readonly string[];
  /** The reasons for rejected rows, most frequent first. */
  reasons: readonly { reason: string; rows: number }[];
  /** Automatic changes of values. */
  notes: readonly string[];
  /** Rows whose price changes while their volume pricing stays. */
  tiersLeft: number;
}

export const rowsToWrite = ({ rows }: PlanSummary): number =>
  rows.create + rows.update + rows.restore;

export interface RowView {
  row: number;
  sku: string;
  /** The title in the list; empty if there is none. */
  title: string;
  action: RowAction;
  /** The changes: each field before and after; a new product has nothing before. */
  changes: readonly { field: string; before: string; after: string }[];
  /** Of a rejected row. */
  problems: readonly { column: string; message: string }[];
}

/** The writes of one row, in one batch. */
export interface RowWrites {
  row: number;
  sku: string;
  writes: readonly DocumentWrite[];
}

interface Batch {
  categories: readonly DocumentWrite[];
  rows: readonly RowWrites[];
}

/** Each command with its parameters and its result. */
export interface ImportProtocol {
  open: [
    params: { file: Blob; encoding: string; delimiter: string | undefined },
    result: OpenedFile,
  ];
  map: [params: { mapping: ImportMapping }, result: MappedFile];
  /** Sent for every batch of stored documents, before the plan is requested. */
  know: [
    params: { products: readonly StoredFields[]; prices: readonly StoredFields[] },
    result: undefined,
  ];
  plan: [
    params: { categories: readonly StoredCategory[]; author: Author; publish: boolean },
    result: PlanSummary,
  ];
  rows: [
    params: { action: RowAction | undefined; from: number; count: number },
    result: { total: number; rows: readonly RowView[] },
  ];
  /** Rows to write, starting at index `from`. */
  batch: [params: { from: number; count: number }, result: Batch];
  /** Rows that failed to write, added to the rejected ones. */
  failed: [params: { rows: readonly { row: number; reason: string }[] }, result: undefined];
  /** The rejected rows as CSV. */
  refused: [params: Record<string, never>, result: string];
}

export type ImportCommand = keyof ImportProtocol;

export type ImportRequest = {
  [V in ImportCommand]: { do: V } & ImportProtocol[V][0];
}[ImportCommand];
