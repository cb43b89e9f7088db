/** The targets of a bulk change in batches: selected ids, or a whole list. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { slices } from '#core/slices.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { BATCH } from './bulk-write.ts';
import { listAsStaff, type ListRequest, type ListCursor } from './list-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export type Named = { ids: readonly string[] };
export type Listed = { list: StaffList; query: ListRequest };

/** Ids, or a list query; its order must not be affected by the change. */
export type BulkTargets = Named | Listed;

export const inBatches = (ids: readonly string[]): string[][] => slices(ids, BATCH);

/** @throws ReadError */
async function* listedPages<S extends z.ZodType>(
  kind: DocumentKind<S>,
  { list, query }: Listed,
  size: number,
  database = staffDatabase,
): AsyncGenerator<readonly DecodedDocument<z.output<S>>[]> {
  const page = (after?: ListCursor) => listAsStaff(kind, list, query, { size, after }, database);
  for await (const { rows } of pagesOf(page)) yield rows;
}

/**
 * Existing documents only.
 * @param size of a page of a list
 * @throws ReadError
 */
export async function* targetPages<S extends z.ZodType>(
  kind: DocumentKind<S>,
  targets: BulkTargets,
  database = staffDatabase,
  size = BATCH,
): AsyncGenerator<readonly DecodedDocument<z.output<S>>[]> {
  if ('list' in targets) {
    yield* listedPages(kind, targets, size, database);
    return;
  }
  for (const ids of inBatches(targets.ids)) {
    yield await readOrThrow(() => database.documentsByName(kind, ids));
  }
}
