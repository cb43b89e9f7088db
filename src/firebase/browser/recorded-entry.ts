/** Entries that are recorded once, with an ID chosen before the first attempt. */
import type { DocumentSnapshot } from 'firebase/firestore/lite';
import type * as z from 'zod';
import { isSame } from '#core/editing/document-write.ts';
import { decodeDocument, encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** @returns undefined if it is not recorded. @throws DatabaseFailure if it is invalid */
export function recordedEntry<S extends z.ZodType>(
  kind: DocumentKind<S>,
  snapshot: DocumentSnapshot,
): z.output<S> | undefined {
  if (!snapshot.exists()) return undefined;
  const decoded = decodeDocument(kind, snapshot.ref.path, snapshot.data());
  if (!decoded.success) throw new DatabaseFailure('data-loss', decoded.problems[0]?.expected);
  return decoded.value;
}

/**
 * For a repeated request: an earlier attempt, whose response was lost, may have recorded other values than those that were
 * entered since. Pass both without what the server and later changes set.
 * @throws DatabaseFailure `recorded-otherwise` if they differ
 */
export function requireSameEntry<S extends z.ZodType>(
  kind: DocumentKind<S>,
  recorded: z.output<S>,
  entered: z.output<S>,
): void {
  if (!isSame(encodeDocument(kind, recorded), encodeDocument(kind, entered)))
    throw new DatabaseFailure('recorded-otherwise');
}
