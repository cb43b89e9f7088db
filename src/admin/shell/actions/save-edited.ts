/** Saves edited documents, and returns the current ones if someone else was faster. */
import { isNewer, planEdit, type Documents, type Editable } from '#core/editing/editable.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { readEdited } from './read-edited.ts';
import { writeAsStaff } from './write-as-staff.ts';

interface SaveRequest {
  id: string;
  /** Whether the id was derived from the form, so that another item may have it. */
  isNew?: boolean;
  /** The documents as read; undefined for a new item. */
  base: Documents | undefined;
  /** Valid values. */
  form: FormValues;
}

/** Saved, with the current documents; or a conflict, with those of the other person. */
export type Saved =
  | {
      state: 'saved';
      now: Documents;
      writes: readonly DocumentWrite[];
    }
  | { state: 'changed'; theirs: Documents };

const exists = (name: string): string =>
  `A ${name} with this name already exists. Choose another name or edit that ${name}.`;
const wasDeleted = (name: string): string =>
  `A deleted ${name} has this name. Restore it (filter the list by status “Deleted”) or choose another name.`;
const REFUSED = 'The server refused the change. Reload the page and try again.';
const DELETED = 'It has been deleted permanently.';

const isOwnFirst = ([{ rev, updatedBy }]: Documents, { requireUid }: StaffDatabase): boolean =>
  rev === 1 && updatedBy === requireUid();

/**
 * A save whose response was lost counts as saved if it was written. The first save of a document with a fixed
 * id, such as a page, may conflict with another first save; theirs is returned.
 */
export async function saveEdited(
  editable: Editable,
  request: SaveRequest,
  database = staffDatabase,
): Promise<Result<Saved>> {
  const { id, isNew = false, base, form } = request;
  const writes = planEdit(editable, request);
  const written = await writeAsStaff(writes, database);
  if (!written.success && written.code !== 'permission-denied') return written;
  const read = await readEdited(editable, id, database);
  if (!read.success) return read;
  const now = read.value;
  if (now === null) return failed(base === undefined ? REFUSED : DELETED);
  if (written.success) return succeeded({ state: 'saved', now, writes });
  if (base === undefined && isNew) {
    // An earlier attempt of the same form, whose response was lost.
    if (editable.isIdRandom === true && isOwnFirst(now, database))
      return saveEdited(editable, { id, base: now, form }, database);
    const isDeleted = typeof now[0]['deletedAt'] === 'number';
    return failed((isDeleted ? wasDeleted : exists)(editable.name), 'exists');
  }
  return base === undefined || isNewer(now, base)
    ? succeeded({ state: 'changed', theirs: now })
    : failed(REFUSED);
}
