/** A document of the database after validation. */
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import type * as z from 'zod';

/** An invalid document has its problems. */
export type DecodedDocument<T> =
  | { id: string; fits: true; value: T }
  | { id: string; fits: false; problems: readonly DocumentProblem[] };

export function decodedDocument<S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  fields: unknown,
): DecodedDocument<z.output<S>> {
  const decoded = decodeDocument(kind, `${kind.collection}/${id}`, fields);
  return decoded.ok
    ? { id, fits: true, value: decoded.value }
    : { id, fits: false, problems: decoded.problems };
}
