/** Publishing state of a document, and its next step. */
import { useStore } from '@nanostores/react';
import type { SavedDocument } from './saved-document.ts';
import { nextText } from './state-labels.ts';
import { needsPageCheck, liveStateOf, unseenState, type LiveState } from './state.ts';
import { publicationStatus } from '#schema/product-status.ts';
import * as z from 'zod';
import { $shown } from './live-moment.ts';

/** A valid document. */
export type StatedFields = Pick<
  SavedDocument,
  'status' | 'deletedAt' | 'createdAt' | 'updatedAt'
> & { publishAt?: number | undefined };

export interface DocumentState {
  state: LiveState;
  /** When it goes live, or why it doesn't; undefined if nothing will change. */
  next: string | undefined;
  /** Whether its page is live, possibly in an older version. */
  hasPage: boolean;
}

const stated = z.object({
  status: publicationStatus,
  deletedAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  publishAt: z.number().optional(),
});

/** Fields that determine the state; undefined for a document that was never saved. */
export const statedFields = (document: unknown): StatedFields | undefined =>
  stated.safeParse(document).data;

/** @returns undefined while the state of the live site is unknown */
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
  const isUnseen = isShown === undefined && unseen !== 'waiting' && needsPageCheck(fields, shown);
  const state = isUnseen ? unseen : liveStateOf(fields, shown, isShown);
  const hasPage = state === 'live' || isShown === true;
  return { state, next: nextText(state, { ...shown, publishAt }), hasPage };
}
