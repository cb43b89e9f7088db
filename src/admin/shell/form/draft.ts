/** What is typed and not saved, kept in this browser until it is: a crash, a reload, a sign-out loses nothing. */
import * as z from 'zod';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

/** After the last key: typing is not held up by it, ms. */
const AFTER = 400;
/** Whoever types without a rest loses no more than this, ms. */
const AT_MOST = 2_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  since: number;
  keep: () => void;
}

/** What was typed a moment ago, by document. */
const waiting = new Map<string, Waiting>();

const keyOf = (document: string): string => `draft/${document}`;

const stored = z.object({
  /** The revision of each document that was edited, 0 of one that was not there: who saves later is found out by it. */
  revs: z.array(z.int().min(0)),
  at: z.int().min(0),
  /** What the form held before it was typed into. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.output<typeof stored>;

function draftIn(text: string | null | undefined): Draft | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    return stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Of who is at work. @param document its path; for a new one the path of its collection */
export const readDraft = (document: string): Draft | undefined =>
  draftIn(staffWork.read(keyOf(document)));

/** Of everybody who works in this browser: nobody's pictures are cleared away under their draft. */
export const draftsOfAnybody = (document: string): Draft[] =>
  staffWork.ofAnybody(keyOf(document)).flatMap((text) => draftIn(text) ?? []);

/** @returns whether this browser keeps it: it may be full, or keep nothing */
export const keepDraft = (document: string, draft: Draft): boolean =>
  staffWork.write(keyOf(document), JSON.stringify(draft));

/** Keeps a draft a moment after the last change, by calling `keep`. */
export function keepSoon(document: string, keep: () => void): void {
  const now = Date.now();
  const since = callOff(document)?.since ?? now;
  const wait = Math.max(0, Math.min(AFTER, since + AT_MOST - now));
  waiting.set(document, { since, keep, timer: setTimeout(() => keepWaiting(document), wait) });
}

/** Keeps what waits for its moment now. */
export const keepWaiting = (document: string): void => callOff(document)?.keep();

function callOff(document: string): Waiting | undefined {
  const found = waiting.get(document);
  clearTimeout(found?.timer);
  waiting.delete(document);
  return found;
}

/** Drops a draft that says what has been saved since; what says something else stays. */
export function dropSavedDraft(document: string, saved: FormValues): void {
  const kept = readDraft(document);
  if (kept && saysTheSame(kept.values, saved)) dropDraft(document);
}

/** Also what was typed a moment ago is not kept. */
export function dropDraft(document: string): void {
  callOff(document);
  staffWork.drop(keyOf(document));
}
