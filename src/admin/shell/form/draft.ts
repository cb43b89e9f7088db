/** What is typed and not saved, kept in this browser until it is: a crash, a reload or a lost session loses nothing. */
import * as z from 'zod';
import { keptForGood } from '#stores/kept.ts';

const keyOf = (document: string): string => `glambug-admin-draft-${document}`;

const stored = z.object({
  /** The revision of each document that was edited, 0 of one that was not there: who saves later is found out by it. */
  revs: z.array(z.int().min(0)),
  at: z.int().min(0),
  /** What the form held before it was typed into. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.output<typeof stored>;

/** @param document its path; for a new one the path of its collection */
export function readDraft(document: string): Draft | undefined {
  const text = keptForGood.read(keyOf(document));
  if (text === null || text === undefined) return undefined;
  try {
    return stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const keepDraft = (document: string, draft: Draft): void =>
  keptForGood.write(keyOf(document), JSON.stringify(draft));

export const dropDraft = (document: string): void => keptForGood.drop(keyOf(document));
