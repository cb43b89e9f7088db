/** The publishing state of a document, and what happens to it next. */
import { useStore } from '@nanostores/react';
import type { SavedDocument } from './saved-document.ts';
import { nextWords } from './state-words.ts';
import { needsLook, stateOf, unseenState, type LiveState } from './state.ts';
import { publicationStatus } from '#schema/product-status.ts';
import * as z from 'zod';
import { $shown } from './live-moment.ts';

/** A document that fits its schema. */
export type StatedFields = Pick<
  SavedDocument,
  'status' | 'deletedAt' | 'createdAt' | 'updatedAt'
> & { publishAt?: number | undefined };

export interface DocumentState {
  state: LiveState;
  /** When it goes live, or why it doesn't; undefined when nothing will change. */
  next: string | undefined;
  /** Whether visitors find a page of it, though perhaps not as it was saved last. */
  hasPage: boolean;
}

const stated = z.object({
  status: publicationStatus,
  deletedAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  publishAt: z.number().optional(),
});

/** The fields of a document that decide its state; undefined when it is not saved yet. */
export const statedFields = (document: unknown): StatedFields | undefined =>
  stated.safeParse(document).data;

/** @returns undefined until the live site is read, or where it can’t be */
export function useLiveState(
  path: string,
  document: StatedFields | undefined,
): DocumentState | undefined {
  const shown = useStore($shown);
  if (!shown || document === undefined) return undefined;
  const { publishAt, ...others } = document;
  const fields = { ...others, publishAt, problems: [] };
  const isShown = shown.isShown.get(path);
  const unseen = unseenState(fields, shown.now);
  const isUnseen = isShown === undefined && unseen !== 'waiting' && needsLook(fields, shown);
  const state = isUnseen ? unseen : stateOf(fields, shown, isShown);
  const hasPage = state === 'live' || isShown === true;
  return { state, next: nextWords(state, { ...shown, publishAt }), hasPage };
}
