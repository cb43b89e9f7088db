/**
 * Lists of small records, each kept as one line of text: a JSON array of the record's fields in their order.
 * Firestore's rules have no loops; such a list they check whole, by two patterns over its joined lines.
 */
import * as z from 'zod';
import { packedPatterns } from './packed-patterns.ts';

type Json = string | number | null | Json[];
type Fields = Record<string, unknown>;

const fieldsOf = (record: z.ZodObject): [string, z.core.$ZodType][] =>
  Object.entries<z.core.$ZodType>(record.shape);

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** The member of a union that a value belongs to, by its first field, which tells the members apart. */
const memberOf = (union: z.ZodDiscriminatedUnion, tag: unknown): z.core.$ZodType | undefined =>
  union.options.find(
    (option) =>
      option instanceof z.ZodObject &&
      z.safeParse(fieldsOf(option)[0]?.[1] ?? z.never(), tag).success,
  );

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws TypeError when `value` has nothing in common with the schema */
function pack(schema: z.core.$ZodType, value: unknown): Json {
  if (schema instanceof z.ZodObject && isFields(value)) {
    const packed = fieldsOf(schema).map(([name, field]) =>
      value[name] === undefined ? null : pack(inner(field), value[name]),
    );
    return packed.at(-1) === null ? packed.slice(0, -1) : packed;
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isFields(value))
    return pack(memberOf(schema, value[schema.def.discriminator]) ?? z.never(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((element) => pack(schema.element, element));
  // Half a character cannot be kept.
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return value;
  throw new TypeError('a packed record holds texts, numbers, lists and records only');
}

function unpack(schema: z.core.$ZodType, packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed;
  const values: unknown[] = packed;
  if (schema instanceof z.ZodArray) return values.map((value) => unpack(schema.element, value));
  if (schema instanceof z.ZodDiscriminatedUnion)
    return unpack(memberOf(schema, values[0]) ?? z.never(), values);
  if (!(schema instanceof z.ZodObject)) return values;
  const named = fieldsOf(schema).map(([name, field], at) => [
    name,
    values[at] === null ? undefined : unpack(inner(field), values[at]),
  ]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/**
 * One record as a line of text. It is not held against its schema.
 * @throws TypeError when it has nothing in common with the schema
 */
export const packRecord = (item: z.ZodObject, record: unknown): string =>
  JSON.stringify(pack(item, record));

/** The record in a line; undefined when `packRecord` would not have written it so. */
function unpackRecord<S extends z.ZodObject>(item: S, text: string): z.input<S> | undefined {
  try {
    const record = unpack(item, JSON.parse(text));
    // Whatever it is, `item` parses it next.
    return packRecord(item, record) === text ? (record as z.input<S>) : undefined;
  } catch {
    return undefined;
  }
}

/** The record of each element, and of which kind it is; undefined of what is not kept so. */
const itemOf = (schema: z.core.$ZodType): z.ZodObject | undefined => {
  if (!(schema instanceof z.ZodCodec)) return undefined;
  const { out } = schema.def;
  const item: z.core.$ZodType = out instanceof z.ZodArray ? out.element : out;
  return item instanceof z.ZodObject ? item : undefined;
};

const each = (value: unknown, turn: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(turn) : turn(value);

/** Each record that can be told from its line, fit or not; what cannot stays a line. */
export function unpackEach(schema: z.core.$ZodType, lines: unknown): unknown {
  const item = itemOf(inner(schema));
  return item === undefined
    ? lines
    : each(lines, (line) => (typeof line === 'string' && unpackRecord(item, line)) || line);
}

/** The way back: whatever is a record becomes the line that it came from. */
export function packEach(schema: z.core.$ZodType, records: unknown): unknown {
  const item = itemOf(inner(schema));
  return item === undefined
    ? records
    : each(records, (record) => (isFields(record) ? packRecord(item, record) : record));
}

/**
 * One `item`, kept as one text.
 * @throws when `item` has a field that cannot be packed
 */
export function packedOne<S extends z.ZodObject>(item: S, example: z.output<S>) {
  const shown = packRecord(item, example);
  return z
    .codec(z.string(), item, {
      decode: (text, context) => {
        const record = unpackRecord(item, text);
        if (record !== undefined) return record;
        const message = `expected a record like ${shown}`;
        context.issues.push({ code: 'custom', input: text, message });
        return z.NEVER;
      },
      encode: (record) => packRecord(item, record),
    })
    .meta({ example: shown, packed: packedPatterns(item) });
}

/**
 * A list of `item`s, kept as a list of texts.
 * @throws when `item` has a field that cannot be packed
 */
export function packedList<S extends z.ZodObject>(
  item: S,
  { min, max, example }: { min: number; max: number; example: z.output<S> },
) {
  const shown = packRecord(item, example);
  return z
    .codec(z.array(z.string()).min(min).max(max), z.array(item), {
      decode: (lines, context) =>
        lines.flatMap((text, at) => {
          const record = unpackRecord(item, text);
          if (record !== undefined) return [record];
          const message = `expected a record like ${shown}`;
          context.issues.push({ code: 'custom', input: text, path: [at], message });
          return [];
        }),
      encode: (records) => records.map((record) => packRecord(item, record)),
    })
    .meta({ example: Array.from({ length: min }, () => shown), packed: packedPatterns(item) });
}
