/** Live queries for staff, with the session of the page; failures come with messages. */
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { LiveQuery } from '#firebase/browser/subscribe.ts';
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

/** Loads the SDK, then subscribes to a list. @returns unsubscribes, also before that */
export function listenToListAsStaff<S extends z.ZodType>(
  kind: DocumentKind<S>,
  query: LiveQuery,
  on: LiveAnswers<z.output<S>>,
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
    .then(({ observeQuery }) => {
      if (isOver) return;
      end = observeQuery(query, {
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
