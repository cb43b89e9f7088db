/** What is typed and not saved, kept in this browser until it is: a crash, a reload, a sign-out loses nothing. */
import * as z from 'zod';
import { staffWork } from '#stores/staff-work.ts';

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

export const keepDraft = (document: string, draft: Draft): void =>
  staffWork.write(keyOf(document), JSON.stringify(draft));

export const dropDraft = (document: string): void => staffWork.drop(keyOf(document));
