/** Listens to documents as they change, with the session of whoever is signed in. */
import type { DocumentKind } from '#schema/kind.ts';
import type { QueryShape } from '#schema/queries.ts';
import type * as z from 'zod';
import { DatabaseFailure } from './database-answer.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';
import type * as listening from './listening.ts';
import type { Sent, Told } from './listening.ts';

/** What a query compares with; times are Dates. */
export type LiveValue = string | number | boolean | null | Date | readonly string[];

export interface LiveQuestion {
  /** Of `schema/queries.ts`; each document costs a read when it comes or changes, `limit` at first at most. */
  query: QueryShape & { readonly limit: number };
  /** For each comparison of its `where`, in their order. */
  values: readonly LiveValue[];
}

/** What one listens for. */
export interface LiveListener<T> {
  /** The whole list, now and after each change; `isCurrent` is false while the server is out of reach. */
  rows: (rows: FoundDocument<T>[], isCurrent: boolean) => void;
  /** The end of it, a DatabaseFailure or DatabaseUnavailable: nothing more comes until one listens again. */
  failed: (error: unknown) => void;
}

/** Fetches the SDK, then begins; ends it also when it has not begun yet. */
function begin(
  start: (sdk: typeof listening) => () => void,
  failed: (error: unknown) => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  import('./listening.ts')
    .catch(() => {
      throw new DatabaseFailure('unavailable');
    })
    .then((sdk) => {
      if (!isOver) end = start(sdk);
    })
    .catch((error: unknown) => {
      if (!isOver) failed(error);
    });
  return () => {
    isOver = true;
    end();
  };
}

const decoding = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  { rows, failed }: LiveListener<z.output<S>>,
): Told => ({
  sent: ({ documents, isCurrent }: Sent) =>
    rows(
      documents.map(({ id, fields }) => foundDocument(kind, id, fields)),
      isCurrent,
    ),
  failed,
});

/** Listens to a query of documents of `kind`. @returns ends it */
export const listenToDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  question: LiveQuestion,
  on: LiveListener<z.output<S>>,
): (() => void) =>
  begin(({ listenToQuery }) => listenToQuery(question, decoding(kind, on)), on.failed);

/** Listens to one document; no row where there is none. @returns ends it */
export const listenToDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  on: LiveListener<z.output<S>>,
): (() => void) =>
  begin(
    ({ listenToPlace }) => listenToPlace(`${kind.collection}/${id}`, decoding(kind, on)),
    on.failed,
  );
