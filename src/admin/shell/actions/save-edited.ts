/** Saves what staff have edited, and finds out who was faster where it is refused. */
import {
  fixedChanges,
  isNewer,
  planEdit,
  revsAfter,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readEdited } from './read-edited.ts';
import { writeAsStaff } from './write-as-staff.ts';

interface Wish {
  id: string;
  /** Whether the id was made of what is typed: then something else may have it. */
  isMade?: boolean;
  /** As it was read; undefined for a new one. */
  base: Documents | undefined;
  /** Fits its schemas. */
  form: FormValues;
}

/** Saved, as it stands now; or somebody else has saved it meanwhile: theirs. */
export type Saved =
  | {
      state: 'saved';
      now: Documents;
      /** Somebody has saved it once more since: what stands now is theirs. */
      isOvertaken: boolean;
    }
  | { state: 'changed'; theirs: Documents };

const exists = (name: string): string =>
  `A ${name} with this name already exists. Choose another name or edit that ${name}.`;
const wasDeleted = (name: string): string =>
  `A deleted ${name} has this name. Restore it (filter the list by status “Deleted”) or choose another name.`;
const REFUSED = 'The server refused the change. Reload the page and try again.';
const GONE = 'It has been deleted permanently.';

/**
 * A save whose answer was lost counts as saved. The first save of what has a place of its own, such as the words of a
 * page, may meet that of another: theirs is handed out.
 */
export async function saveEdited(editable: Editable, wish: Wish): Promise<Result<Saved>> {
  const { id, isMade = false, base, form } = wish;
  const [tooLate] = base === undefined ? [] : fixedChanges(editable, base, form);
  if (tooLate) return failed(tooLate.words, 'fixed');
  const writes = planEdit(editable, wish);
  const written = await writeAsStaff(writes);
  if (!written.success && written.code !== 'permission-denied') return written;
  const read = await readEdited(editable, id);
  if (!read.success) return read;
  const now = read.value;
  if (now === null) return failed(base === undefined ? REFUSED : GONE);
  if (written.success) {
    const mine = revsAfter(editable, base, writes);
    const isOvertaken = mine.some((rev, place) => now[place]?.['rev'] !== rev);
    return succeeded({ state: 'saved', now, isOvertaken });
  }
  if (base === undefined && isMade) {
    const isGone = typeof now[0]['deletedAt'] === 'number';
    return failed((isGone ? wasDeleted : exists)(editable.name), 'exists');
  }
  return base === undefined || isNewer(now, base)
    ? succeeded({ state: 'changed', theirs: now })
    : failed(REFUSED);
}
