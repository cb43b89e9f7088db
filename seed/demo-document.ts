/** The format of the demo shop's documents. */
import type * as z from 'zod';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';

export interface DemoDocument {
  /** Path in Firestore, such as `prod/rg101`. */
  path: string;
  /** The fields as Firestore stores them; times are `Date`s. */
  data: Record<string, unknown>;
}

/**
 * Encodes one document.
 * @throws ZodError when it does not fit its schema
 */
export const demoDocument = <S extends z.ZodType<unknown, Record<string, unknown>>>(
  kind: DocumentKind<S>,
  path: string,
  document: z.output<S>,
): DemoDocument => ({ path, data: encodeDocument(kind, document) });
