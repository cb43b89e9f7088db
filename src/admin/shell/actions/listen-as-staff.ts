/** Live queries for staff, with the session of the page; failures come with messages. */
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type * as subscribing from '#firebase/browser/subscribe.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import type { DocumentKind } from '#schema/kind.ts';

export interface LiveAnswers<T> {
  /**
   * The whole list, now and after each change; `isCurrent` is false while the server can't be reached and the rows
   * come from the cache.
   */
  rows: (rows: DecodedDocument<T>[], isCurrent: boolean) => void;
  /** Why the subscription ended. */
  failed: (message: string, code: string | undefined) => void;
}

/** Loads the SDK, then subscribes; can be cancelled before that. */
function listen<S extends z.ZodType>(
  kind: DocumentKind<S>,
  on: LiveAnswers<z.output<S>>,
  start: (sdk: typeof subscribing, observer: subscribing.SnapshotObserver) => () => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  const error = async (reason: unknown): Promise<void> => {
    const outcome = await databaseOutcome(() => {
      throw reason;
    });
    if (!isOver && !outcome.success) on.failed(outcome.error, outcome.code);
  };
  import('#firebase/browser/subscribe.ts')
    .catch(() => {
      throw new DatabaseFailure('unavailable');
    })
    .then((sdk) => {
      if (isOver) return;
      end = start(sdk, {
        next: ({ documents, isCurrent }) =>
          on.rows(
            documents.map(({ id, fields }) => decodedDocument(kind, id, fields)),
            isCurrent,
          ),
        error: (reason) => void error(reason),
      });
    })
    .catch((reason: unknown) => void error(reason));
  return () => {
    isOver = true;
    end();
  };
}

/** Subscribes to a list. @returns unsubscribes */
export const listenToListAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  query: subscribing.LiveQuery,
  on: LiveAnswers<z.output<S>>,
): (() => void) => listen(kind, on, (sdk, observer) => sdk.observeQuery(query, observer));

/** Subscribes to one document; no row if it does not exist. @returns unsubscribes */
export const listenToOneAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  on: LiveAnswers<z.output<S>>,
): (() => void) =>
  listen(kind, on, (sdk, observer) => sdk.observeDocument(`${kind.collection}/${id}`, observer));
