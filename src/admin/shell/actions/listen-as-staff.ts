/** Live queries for staff; failures come with messages. */
import type { LiveQuery } from '#firebase/browser/live-query.ts';
import { subscribeToDocuments } from '#firebase/browser/live.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

export type { LiveQuery } from '#firebase/browser/live-query.ts';

export interface LiveAnswers<T> {
  /** `isCurrent` is false while the server can't be reached and the rows come from the cache. */
  rows: (rows: DecodedDocument<T>[], isCurrent: boolean) => void;
  /** Why the subscription ended. */
  failed: (message: string, code: string | undefined) => void;
}

/** Turns failures of the gateway into messages. */
const failureReporter =
  (report: (message: string, code: string | undefined) => void) =>
  async (error: unknown): Promise<void> => {
    const outcome = await databaseOutcome(() => {
      throw error;
    });
    if (!outcome.success) report(outcome.error, outcome.code);
  };

/**
 * Subscribes to a list.
 * @returns unsubscribes
 */
export const listenToListAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  question: LiveQuery,
  on: LiveAnswers<z.output<S>>,
): (() => void) => {
  const failed = failureReporter(on.failed);
  return subscribeToDocuments(kind, question, {
    rows: on.rows,
    failed: (error) => void failed(error),
  });
};
