/** Single fields of a document, each by itself: as the audit has them, and as one mends what does not fit as a whole. */
import * as z from 'zod';
import { decodeDocument, type DocumentKind } from './kind.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Of a union, those of its members: a field may be read as any of them has it. */
function shapesIn(schema: z.core.$ZodType): Shape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesIn) : [];
}

/** The fields of a document. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

type Turn = (field: z.core.$ZodType, value: unknown) => z.ZodSafeParseResult<unknown>;

/** Each field turned by itself; one that is not known, or does not fit, stays as it is. */
function turned(schema: z.ZodType, fields: Fields, turn: Turn): Record<string, unknown> {
  const shapes = shapesIn(schema);
  const pairs = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const schemas = shapes.flatMap((shape) => shape[name] ?? []);
    const done = schemas.map((field) => turn(field, value)).find(({ success }) => success);
    return [name, done?.success ? done.data : value];
  });
  return Object.fromEntries(pairs);
}

/** @returns the fields in the program's form; one that is not known, or does not fit, stays as it is stored */
export const decodeFields = (schema: z.ZodType, stored: Fields): Record<string, unknown> =>
  turned(schema, stored, (field, value) => z.safeParse(field, value));

/** The way back of `decodeToEdit`, for what may not fit as a whole. */
export const encodeFields = (schema: z.ZodType, fields: Fields): Record<string, unknown> =>
  turned(schema, fields, (field, value) => z.safeEncode(field, value));

/** A document as a form edits it: if it is not valid as a whole, each field that is. */
export function decodeToEdit(kind: DocumentKind, path: string, stored: Fields): Fields {
  const decoded = decodeDocument(kind, path, stored);
  return decoded.ok && isFields(decoded.value) ? decoded.value : decodeFields(kind.schema, stored);
}
