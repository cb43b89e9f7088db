/**
 * Typed reads of documents. They were decoded when they were ingested, so they are not checked again here.
 */
import type * as z from 'zod';
import type { DocumentKind } from '#schema/kind.ts';
import type { Store } from './store.ts';

/** The document `id` of a kind, or undefined. */
export function readDocument<S extends z.ZodType>(
  store: Store,
  kind: DocumentKind<S>,
  id: string,
): z.output<S> | undefined {
  const body = store.bodyAt(`${kind.collection}/${id}`);
  // Ingest decoded this body through the same schema.
  return body === undefined ? undefined : (JSON.parse(body) as z.output<S>);
}

/** Every document of a kind by id, in the order of their ids. */
export function readAll<S extends z.ZodType>(
  store: Store,
  kind: DocumentKind<S>,
): Map<string, z.output<S>> {
  const rows = store.database
    .prepare('SELECT path, body FROM document WHERE collection = ? ORDER BY path')
    .all(kind.collection);
  return new Map(
    rows.map((row) => [
      String(row['path']).slice(kind.collection.length + 1),
      // As above: decoded by ingest.
      JSON.parse(String(row['body'])) as z.output<S>,
    ]),
  );
}
