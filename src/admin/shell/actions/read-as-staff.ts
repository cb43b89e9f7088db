/** Reads one document for staff. */
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * @returns null if it does not exist
 * @throws ReadError
 */
export const readAsStaff = async <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  database = staffDatabase,
): Promise<DecodedDocument<z.output<S>> | null> =>
  (await readOrThrow(() => database.readDocument(kind, id))) ?? null;
