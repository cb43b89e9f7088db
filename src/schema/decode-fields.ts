/** Single fields of a document, as they stand by themselves in its audit, read as in the document. */
import * as z from 'zod';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Of a union, those of its members: a field may be read as any of them has it. */
function shapesIn(schema: z.core.$ZodType): Shape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesIn) : [];
}

/** @returns the fields in the program's form; one that is not known, or does not fit, stays as it is stored */
export function decodeFields(
  schema: z.ZodType,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shapes = shapesIn(schema);
  const decoded = Object.entries(stored).map(([name, value]): [string, unknown] => {
    const read = shapes
      .flatMap((shape) => shape[name] ?? [])
      .map((field) => z.safeParse(field, value))
      .find(({ success }) => success);
    return [name, read?.success ? read.data : value];
  });
  return Object.fromEntries(decoded);
}
