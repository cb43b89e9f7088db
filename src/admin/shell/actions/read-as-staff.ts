/** One document, for staff. */
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import { readDocument } from '#firebase/browser/staff-documents.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** @returns null when it is not there @throws ReadError */
export const readAsStaff = async <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<FoundDocument<z.output<S>> | null> =>
  (await readOrThrow(() => readDocument(kind, id))) ?? null;
