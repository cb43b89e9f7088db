/** The things that a change of many is for: those that are named, or all that a list has, a batch at a time. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { slices } from '#core/slices.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { BATCH } from './bulk-write.ts';
import { listAsStaff, type ListAsked, type ListPlace } from './list-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export type Named = { ids: readonly string[] };
export type Listed = { list: StaffList; asked: ListAsked };

/** By their ids, or all that are listed so; the order is one that the change leaves alone. */
export type BulkTargets = Named | Listed;

export const inBatches = (ids: readonly string[]): string[][] => slices(ids, BATCH);

/** @throws ReadError */
export async function* listedPages<S extends z.ZodType>(
  kind: DocumentKind<S>,
  { list, asked }: Listed,
): AsyncGenerator<readonly FoundDocument<z.output<S>>[]> {
  const page = (after?: ListPlace) => listAsStaff(kind, list, asked, { size: BATCH, after });
  for await (const { rows } of pagesOf(page)) yield rows;
}

/** Those that are there. @throws ReadError */
export async function* targetPages<S extends z.ZodType>(
  kind: DocumentKind<S>,
  targets: BulkTargets,
): AsyncGenerator<readonly FoundDocument<z.output<S>>[]> {
  if ('list' in targets) {
    yield* listedPages(kind, targets);
    return;
  }
  for (const ids of inBatches(targets.ids)) {
    yield await readOrThrow(() => documentsByName(kind, ids));
  }
}
