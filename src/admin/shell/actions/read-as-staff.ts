/** One document, for staff. */
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import { readDocument } from '#firebase/browser/staff-documents.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { orThrow } from './not-read.ts';

/** @returns null when it is not there @throws NotRead */
export const readAsStaff = async <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<FoundDocument<z.output<S>> | null> =>
  (await orThrow(databaseOutcome(() => readDocument(kind, id)))) ?? null;
