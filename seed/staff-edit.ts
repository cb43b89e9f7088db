/** The revision fields of demo documents that staff edit. */
import type { Edited } from '#schema/edited.ts';
import { DEMO_STAFF_UID } from './people.ts';

/** Created at `createdAt` and saved `rev` times, the last time at `updatedAt` (ms). */
export const editedByStaff = (
  createdAt: number,
  { updatedAt = createdAt, rev = 1 }: { updatedAt?: number; rev?: number } = {},
): Edited => ({ rev, createdAt, updatedAt, updatedBy: DEMO_STAFF_UID, deletedAt: null });
