/** What a page asks of the import's desk, which may be a worker, and what it is told. */
import type { Author, DocumentWrite } from '#core/editing/document-write.ts';
import type { ImportMapping } from './mapping.ts';
import type { StoredCategory } from './stored.ts';

/** A document as it is stored, times as dates. */
export interface StoredFields {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

export interface OpenedFile {
  header: readonly string[];
  /** Rows under the header that hold anything. */
  rows: number;
  /** The first of them. */
  samples: readonly (readonly string[])[];
}

export interface MappedFile {
  /** Of the rows that can be read, once each. */
  skus: readonly string[];
  /** Of these, the SKUs of products that the list prices for signed-in buyers alone. */
  forCustomers: readonly string[];
  /** What makes the mapping unfit for the list; the other fields are empty then. */
  problems: readonly string[];
  /** Columns that nothing reads. */
  unused: readonly string[];
}

export type RowAction = 'create' | 'update' | 'restore' | 'keep' | 'refuse';

export interface PlanSummary {
  rows: Readonly<Record<RowAction, number>>;
  /** Ids of the categories that will be added. */
  categories: readonly string[];
  /** Why rows are refused, the commonest first. */
  reasons: readonly { reason: string; rows: number }[];
  /** What was done to values that do not stand in the list as they are. */
  notes: readonly string[];
  /** Rows whose price changes beside tiers that stay. */
  tiersLeft: number;
}

export const rowsToWrite = ({ rows }: PlanSummary): number =>
  rows.create + rows.update + rows.restore;

export interface RowView {
  row: number;
  sku: string;
  /** As the list gives it; empty where it gives none. */
  title: string;
  action: RowAction;
  /** What is written: each field before and after; a new product had nothing before. */
  changes: readonly { field: string; before: string; after: string }[];
  /** Of a refused row. */
  problems: readonly { column: string; words: string }[];
}

/** What is written of one row, together. */
export interface RowWrites {
  row: number;
  sku: string;
  writes: readonly DocumentWrite[];
}

export interface Batch {
  categories: readonly DocumentWrite[];
  rows: readonly RowWrites[];
}

/** Each question with what belongs to it, and its answer. */
export interface DeskTalk {
  open: [
    asked: { file: Blob; encoding: string; delimiter: string | undefined },
    answer: OpenedFile,
  ];
  map: [asked: { mapping: ImportMapping }, answer: MappedFile];
  /** Told as often as something has been read; at last it is asked for the plan. */
  know: [
    asked: { products: readonly StoredFields[]; prices: readonly StoredFields[] },
    answer: undefined,
  ];
  plan: [
    asked: { categories: readonly StoredCategory[]; author: Author; publish: boolean },
    answer: PlanSummary,
  ];
  rows: [
    asked: { action: RowAction | undefined; from: number; count: number },
    answer: { total: number; rows: readonly RowView[] },
  ];
  /** Rows that are to be written, `from` the so-manieth. */
  batch: [asked: { from: number; count: number }, answer: Batch];
  /** Rows that could not be written, for the list of refused ones. */
  failed: [asked: { rows: readonly { row: number; reason: string }[] }, answer: undefined];
  /** The refused rows as a list. */
  refused: [asked: Record<string, never>, answer: string];
}

export type DeskVerb = keyof DeskTalk;

export type DeskQuestion = {
  [V in DeskVerb]: { do: V } & DeskTalk[V][0];
}[DeskVerb];
