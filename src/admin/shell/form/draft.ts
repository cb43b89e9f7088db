/** Stores unsaved form values as drafts in this browser, across crashes, reloads and sign-outs. */
import * as z from 'zod';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const keyOf = (document: string): string => `draft/${document}`;

const stored = z.object({
  /** Revision of each edited document, 0 for a missing one, to detect later saves by others. */
  revs: z.array(z.int().min(0)),
  at: z.int().min(0),
  /** Form values before the edits. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type FormDraft = z.output<typeof stored>;

/**
 * The signed-in person's draft; undefined if there is none that can be read.
 * @param document its path; for a new one the path of its collection
 */
export function readDraft(document: string): FormDraft | undefined {
  try {
    return stored.safeParse(JSON.parse(staffWork.read(keyOf(document)) ?? '')).data;
  } catch {
    return undefined;
  }
}

let hasWarned = false;

/** Warns once if it can't be stored: storage may be full or blocked. */
export function saveDraft(document: string, draft: FormDraft): void {
  if (staffWork.write(keyOf(document), JSON.stringify(draft)) || hasWarned) return;
  hasWarned = true;
  sayFailure('This browser can’t store unsaved changes, so save soon.');
}

export const deleteDraft = (document: string): void => staffWork.drop(keyOf(document));

/** Deletes a draft equal to the saved values; a different one stays. */
export function dropSavedDraft(document: string, saved: FormValues): void {
  const draft = readDraft(document);
  if (draft && saysTheSame(draft.values, saved)) deleteDraft(document);
}
