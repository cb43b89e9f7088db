/** Subscribes to documents, with the current session. */
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { DatabaseFailure } from './with-timeout.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import type { LiveQuery } from './live-query.ts';
import type * as listening from './subscribe.ts';
import type { SnapshotState, SnapshotObserver } from './subscribe.ts';

/** Callbacks of a subscription. */
export interface LiveListener<T> {
  /** The whole list, now and after each change; `isCurrent` is false while offline. */
  rows: (rows: DecodedDocument<T>[], isCurrent: boolean) => void;
  /** A DatabaseFailure or DatabaseUnavailable, which ends the subscription. */
  failed: (error: unknown) => void;
}

/** Loads the SDK, then subscribes; can be cancelled before that. */
function begin(
  start: (sdk: typeof listening) => () => void,
  failed: (error: unknown) => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  import('./subscribe.ts')
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
): SnapshotObserver => ({
  next: ({ documents, isCurrent }: SnapshotState) =>
    rows(
      documents.map(({ id, fields }) => decodedDocument(kind, id, fields)),
      isCurrent,
    ),
  error: failed,
});

/** Subscribes to a query. @returns unsubscribes */
export const subscribeToDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  liveQuery: LiveQuery,
  on: LiveListener<z.output<S>>,
): (() => void) =>
  begin(({ observeQuery }) => observeQuery(liveQuery, decoding(kind, on)), on.failed);
