/** Reads documents. */
import type { DocumentSnapshot, Transaction } from '#firebase/admin/firestore.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import { PermanentError } from './permanent-error.ts';
import { showProblem } from '#schema/problem.ts';
import type { Server } from './server.ts';
import type * as z from 'zod';

/** @throws PermanentError naming the problems of an invalid document */
export function decoded<S extends z.ZodType>(
  kind: DocumentKind<S>,
  path: string,
  fields: unknown,
): z.output<S> {
  const result = decodeDocument(kind, path, fields);
  if (result.success) return result.value;
  throw new PermanentError(result.problems.map(showProblem).join('\n'));
}

/** @returns undefined if it is missing. @throws PermanentError naming the problems of an invalid document */
export async function readDocument<S extends z.ZodType>(
  transaction: Transaction,
  { firestore }: Server,
  kind: DocumentKind<S>,
  id: string,
): Promise<z.output<S> | undefined> {
  const path = `${kind.collection}/${id}`;
  const snapshot = await transaction.get(firestore.doc(path));
  return snapshot.exists ? decoded(kind, path, snapshot.data()) : undefined;
}

/** @returns undefined if it is missing or invalid */
export function validIn<S extends z.ZodType>(
  kind: DocumentKind<S>,
  snapshot: DocumentSnapshot,
): z.output<S> | undefined {
  const result = decodeDocument(kind, snapshot.ref.path, snapshot.data());
  return result.success ? result.value : undefined;
}
