/** Reads many documents by ID. */
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { readByName } from './stored-fields.ts';

/** The existing documents in the order of `ids`. @throws DatabaseFailure */
export async function documentsByName<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<DecodedDocument<z.output<S>>[]> {
  const stored = await readByName(kind.collection, ids);
  const fields = new Map(stored.map((each) => [each.id, each.fields]));
  return ids.flatMap((id) => (fields.has(id) ? [decodedDocument(kind, id, fields.get(id))] : []));
}
