/**
 * Decodes single fields of a document: for the audit, and for editing a document that is malformed as a whole.
 */
import * as z from 'zod';
import { decodeDocument, type DocumentKind } from './kind.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** For a union, the fields of all members. */
function shapesIn(schema: z.core.$ZodType): Shape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesIn) : [];
}

/** The fields of a document. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

type Turn = (field: z.core.$ZodType, value: unknown) => z.ZodSafeParseResult<unknown>;

/** Converts each field; unknown and malformed fields stay unchanged. */
function turned(schema: z.ZodType, fields: Fields, turn: Turn): Record<string, unknown> {
  const shapes = shapesIn(schema);
  const pairs = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const schemas = shapes.flatMap((shape) => shape[name] ?? []);
    const done = schemas.map((field) => turn(field, value)).find(({ success }) => success);
    return [name, done?.success ? done.data : value];
  });
  return Object.fromEntries(pairs);
}

/** @returns the decoded fields; unknown and malformed ones stay as stored */
export const decodeFields = (schema: z.ZodType, stored: Fields): Record<string, unknown> =>
  turned(schema, stored, (field, value) => z.safeParse(field, value));

/** The inverse of `decodeToEdit`, for values that may be malformed as a whole. */
export const encodeFields = (schema: z.ZodType, fields: Fields): Record<string, unknown> =>
  turned(schema, fields, (field, value) => z.safeEncode(field, value));

/** A document for a form: when it is malformed as a whole, each valid field is decoded. */
export function decodeToEdit(kind: DocumentKind, path: string, stored: Fields): Fields {
  const decoded = decodeDocument(kind, path, stored);
  return decoded.success && isFields(decoded.value)
    ? decoded.value
    : decodeFields(kind.schema, stored);
}
