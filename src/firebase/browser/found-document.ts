/** A document as it was found in the database. */
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import type * as z from 'zod';

/** One that does not fit its schema says where. */
export type FoundDocument<T> =
  | { id: string; fits: true; value: T }
  | { id: string; fits: false; problems: readonly DocumentProblem[] };

export function foundDocument<S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  fields: unknown,
): FoundDocument<z.output<S>> {
  const decoded = decodeDocument(kind, `${kind.collection}/${id}`, fields);
  return decoded.ok
    ? { id, fits: true, value: decoded.value }
    : { id, fits: false, problems: decoded.problems };
}
