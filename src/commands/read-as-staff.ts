/** One document, for staff. */
import { readDocument, type FoundDocument } from '#client/staff-documents.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { databaseOutcome } from './database-outcome.ts';
import { orThrow } from './list-as-staff.ts';

/** @returns null when it is not there @throws NotRead */
export const readAsStaff = async <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<FoundDocument<z.output<S>> | null> =>
  (await orThrow(databaseOutcome(() => readDocument(kind, id)))) ?? null;
