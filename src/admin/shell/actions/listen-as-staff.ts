/** Live lists and documents, for staff: what goes wrong comes as words. */
import { listenToDocument, listenToDocuments, type LiveQuestion } from '#firebase/browser/live.ts';
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

export type { LiveQuestion } from '#firebase/browser/live.ts';

export interface LiveAnswers<T> {
  /** `isCurrent` is false while the server is out of reach: then the rows are what this browser remembers. */
  rows: (rows: FoundDocument<T>[], isCurrent: boolean) => void;
  /** In words, why nothing more comes until one listens again. */
  failed: (words: string, code: string | undefined) => void;
}

/** Gives failures of the gateway as words. */
const inWords =
  (told: (words: string, code: string | undefined) => void) =>
  async (error: unknown): Promise<void> => {
    const outcome = await databaseOutcome(() => {
      throw error;
    });
    if (!outcome.success) told(outcome.error, outcome.code);
  };

/** Listens to a list. @returns ends it */
export const listenToListAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  question: LiveQuestion,
  on: LiveAnswers<z.output<S>>,
): (() => void) => {
  const failed = inWords(on.failed);
  return listenToDocuments(kind, question, {
    rows: on.rows,
    failed: (error) => void failed(error),
  });
};

/** Listens to one document; no row where there is none. @returns ends it */
export const listenToOneAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  on: LiveAnswers<z.output<S>>,
): (() => void) => {
  const failed = inWords(on.failed);
  return listenToDocument(kind, id, { rows: on.rows, failed: (error) => void failed(error) });
};
