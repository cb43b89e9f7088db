/** Connects a document schema to its collection, and converts between Firestore's form and the program's. */
import * as z from 'zod';
import { documentProblems, type DocumentProblem } from './problem.ts';

export interface DocumentKind<S extends z.ZodType = z.ZodType> {
  /** The kind's name in code and reports. */
  readonly name: string;
  /** The Firestore collection; for a subcollection, the pattern of its path. */
  readonly collection: string;
  readonly schema: S;
  /** The schema of the document ID, if it is part of a page URL. */
  readonly id?: z.ZodType;
}

/** The failure of an invalid document. */
export interface Invalid {
  readonly success: false;
  readonly problems: readonly DocumentProblem[];
}

/** It has the form of a `Result`, which schemas can’t import. */
export type Decoded<S extends z.ZodType> = { success: true; value: z.output<S> } | Invalid;

/** The id of a document. @param path its path */
export const idIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Declares a document kind. */
export const defineKind = <S extends z.ZodType, const C extends string>(
  kind: DocumentKind<S> & { readonly collection: C },
): DocumentKind<S> & { readonly collection: C } => kind;

/**
 * Decodes a stored document: timestamps become milliseconds, unknown fields are dropped.
 * @param path the document's path, named in every problem
 */
export function decodeDocument<S extends z.ZodType>(
  kind: DocumentKind<S>,
  path: string,
  stored: unknown,
): Decoded<S> {
  const parsed = kind.schema.safeParse(stored, { reportInput: true });
  const id =
    kind.id && z.object({ id: kind.id }).safeParse({ id: idIn(path) }, { reportInput: true });
  if (id?.success === false) {
    return { success: false, problems: documentProblems(path, id.error.issues) };
  }
  return parsed.success
    ? { success: true, value: parsed.data }
    : { success: false, problems: documentProblems(path, parsed.error.issues) };
}

/**
 * Encodes a document for Firestore.
 * @throws ZodError when the document does not fit its schema: encoding a wrong document is a bug, not bad input
 */
export const encodeDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  document: z.output<S>,
): z.input<S> => z.encode(kind.schema, document);
