/** A document of the database after validation. */
import type { Result } from '#core/result.ts';
import { decodeDocument, type DocumentKind, type Invalid } from '#schema/kind.ts';
import type * as z from 'zod';

/** An invalid document has its problems. */
export type DecodedDocument<T> = { id: string } & Result<T, Invalid>;

export const decodedDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  fields: unknown,
): DecodedDocument<z.output<S>> => ({
  id,
  ...decodeDocument(kind, `${kind.collection}/${id}`, fields),
});
