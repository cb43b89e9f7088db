/** Stores unsaved form values as drafts in this browser, across crashes, reloads and sign-outs. */
import * as z from 'zod';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

/** Delay after the last key, so that saving does not slow down typing, ms. */
const AFTER = 400;
/** Maximum delay while typing continues, ms. */
const AT_MOST = 2_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  since: number;
  save: () => void;
}

/** Scheduled saves by document. */
const waiting = new Map<string, Waiting>();

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

function draftIn(text: string | null | undefined): FormDraft | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    return stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The signed-in person's draft.
 * @param document its path; for a new one the path of its collection
 */
export const readDraft = (document: string): FormDraft | undefined =>
  draftIn(staffWork.read(keyOf(document)));

/** @returns whether it was stored; storage may be full or blocked */
export const saveDraft = (document: string, draft: FormDraft): boolean =>
  staffWork.write(keyOf(document), JSON.stringify(draft));

/** Schedules `save` shortly after the last change. */
export function saveSoon(document: string, save: () => void): void {
  const now = Date.now();
  const since = callOff(document)?.since ?? now;
  const wait = Math.max(0, Math.min(AFTER, since + AT_MOST - now));
  waiting.set(document, { since, save, timer: setTimeout(() => flushDraft(document), wait) });
}

/** Runs a scheduled save now. */
export const flushDraft = (document: string): void => callOff(document)?.save();

function callOff(document: string): Waiting | undefined {
  const entry = waiting.get(document);
  clearTimeout(entry?.timer);
  waiting.delete(document);
  return entry;
}

/** Deletes a draft equal to the saved values; a different one stays. */
export function dropSavedDraft(document: string, saved: FormValues): void {
  const draft = readDraft(document);
  if (draft && saysTheSame(draft.values, saved)) deleteDraft(document);
}

/** Also cancels a scheduled save. */
export function deleteDraft(document: string): void {
  callOff(document);
  staffWork.drop(keyOf(document));
}
