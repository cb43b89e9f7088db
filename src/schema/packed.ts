/**
 * Lists of small records, each kept as one line of text: a JSON array of the record's fields in their order.
 * Firestore's rules have no loops; such a list they check whole, by two patterns over its joined lines.
 */
import * as z from 'zod';

type Json = string | number | Json[];
type Packed = Record<string, unknown>;

/** The patterns of one packed value: of its form, and of the lengths that its form does not bound. */
interface Patterns {
  form: string;
  lengths: string;
}

const ASTRAL = /[\u{10000}-\u{10ffff}]/gu;
const ANY_TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** Each UTF-16 unit of a character as JSON writes it when it must. */
const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => String.raw`\u${unit.toString(16)}`)
    .join('');

/** One unit of a packed text. Characters beyond the first plane are escaped, so that patterns count as `length` does. */
const unit = (unlike: string): string =>
  String.raw`(?:[^"\\${unlike}\u{10000}-\u{10ffff}]|\\["\\]|\\ud[89a-f][0-9a-f]{2})`;

/** The form of a line of at most `max` characters (`fields.ts`) within a packed record. */
export const packedLine = (max: number): string => {
  const end = unit(String.raw`\s\p{Cc}`);
  return `${end}(?:${unit(String.raw`\p{Cc}\u2028\u2029`)}{0,${Math.max(0, max - 2)}}${end})?`;
};

const fieldsOf = (record: z.ZodObject): [string, z.core.$ZodType][] =>
  Object.entries<z.core.$ZodType>(record.shape);

/** A pattern of the whole numbers from `least` (0 or 1) to `most`, written without zeros before them. */
function wholeNumbers(least: number, most: number): string {
  const digits = String(most);
  const shorter = digits.length === 1 ? [] : [String.raw`[1-9]\d{0,${digits.length - 2}}`];
  const below = Array.from(digits).flatMap((digit, at) => {
    const lowest = at === 0 ? 1 : 0;
    if (Number(digit) <= lowest) return [];
    const rest = digits.length - at - 1;
    return [
      `${digits.slice(0, at)}[${lowest}-${Number(digit) - 1}]${rest === 0 ? '' : String.raw`\d{${rest}}`}`,
    ];
  });
  return `(?:${[...(least === 0 ? ['0'] : []), ...shorter, ...below, digits].join('|')})`;
}

function numberPattern(schema: z.ZodNumber): Patterns {
  const { minValue: least, maxValue: most, format } = schema;
  if (format !== 'safeint' || (least !== 0 && least !== 1) || most === null || most < 1)
    throw new Error('a packed number must be whole, with a least value of 0 or 1 and a greatest');
  return { form: wholeNumbers(least, most), lengths: String.raw`\d+` };
}

function textPattern(schema: z.ZodString): Patterns {
  const packed = schema.meta()?.['packed'];
  if (typeof packed === 'string') return { form: `"${packed}"`, lengths: ANY_TEXT };
  const [pattern, more] = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [],
  );
  const bounds = `{${schema.minLength ?? 0},${schema.maxLength ?? ''}}`;
  if (pattern === undefined || more !== undefined)
    throw new Error('a packed text must have one pattern, without quotes or backslashes');
  return {
    form: `"(?:${pattern.replace(/^\^|\$$/g, '')})"`,
    lengths: String.raw`"[^"\\]${bounds}"`,
  };
}

function joined(patterns: readonly Patterns[], join: (parts: string[]) => string): Patterns {
  return {
    form: join(patterns.map(({ form }) => form)),
    lengths: join(patterns.map(({ lengths }) => lengths)),
  };
}

function recordPattern(record: z.ZodObject): Patterns {
  const fields = fieldsOf(record).map(([, schema]) => schema);
  if (fields.slice(0, -1).some((field) => field instanceof z.ZodOptional))
    throw new Error('of a packed record only the last field may be absent');
  return joined(fields.map(patternsOf), (parts) => {
    const text = parts.map((part, at) => {
      const here = at === 0 ? part : `,${part}`;
      return fields[at] instanceof z.ZodOptional ? `(?:${here})?` : here;
    });
    return String.raw`\[${text.join('')}\]`;
  });
}

function patternsOf(schema: z.core.$ZodType): Patterns {
  if (schema instanceof z.ZodOptional) return patternsOf(schema.unwrap());
  if (schema instanceof z.ZodNumber) return numberPattern(schema);
  if (schema instanceof z.ZodString) return textPattern(schema);
  if (schema instanceof z.ZodLiteral) {
    const text = JSON.stringify(schema.value);
    return { form: text, lengths: text };
  }
  if (schema instanceof z.ZodObject) return recordPattern(schema);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return joined(schema.options.map(patternsOf), (parts) => `(?:${parts.join('|')})`);
  throw new Error('a packed record holds texts, whole numbers, and unions of records only');
}

/** The member of a union that a value belongs to, by its first field, which tells the members apart. */
function memberOf(union: z.ZodDiscriminatedUnion, tag: unknown): z.core.$ZodType | undefined {
  return union.options.find(
    (option) =>
      option instanceof z.ZodObject &&
      z.safeParse(fieldsOf(option)[0]?.[1] ?? z.never(), tag).success,
  );
}

function pack(schema: z.core.$ZodType, value: unknown): Json {
  if (schema instanceof z.ZodOptional) return pack(schema.unwrap(), value);
  if (schema instanceof z.ZodObject) {
    // The schema has accepted the record before it is packed.
    const record = value as Packed;
    return fieldsOf(schema)
      .filter(([name]) => record[name] !== undefined)
      .map(([name, field]) => pack(field, record[name]));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    // As above.
    const tag = (value as Packed)[schema.def.discriminator];
    return pack(memberOf(schema, tag) ?? z.never(), value);
  }
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('a packed record holds texts, whole numbers, and unions of records only');
}

function unpack(schema: z.core.$ZodType, packed: unknown): unknown {
  if (schema instanceof z.ZodOptional) return unpack(schema.unwrap(), packed);
  if (!Array.isArray(packed)) return packed;
  const values: unknown[] = packed;
  if (schema instanceof z.ZodDiscriminatedUnion)
    return unpack(memberOf(schema, values[0]) ?? z.never(), values);
  if (!(schema instanceof z.ZodObject)) return values;
  return Object.fromEntries(
    fieldsOf(schema)
      .slice(0, values.length)
      .map(([name, field], at) => [name, unpack(field, values[at])]),
  );
}

/**
 * A list of `item`s, kept as a list of texts.
 * @throws when `item` has a field that cannot be packed; only its last field may be absent
 */
export function packedList<S extends z.ZodObject>(
  item: S,
  { min, max, example }: { min: number; max: number; example: z.output<S> },
) {
  const { form, lengths } = recordPattern(item);
  const line = (record: unknown): string =>
    JSON.stringify(pack(item, record)).replace(ASTRAL, escaped);
  const text = z
    .string()
    .regex(new RegExp(`^${form}$`, 'u'), `expected a record like ${line(example)}`)
    .regex(new RegExp(`^${lengths}$`, 'u'), 'expected texts within their bounds');
  return z
    .codec(z.array(text).min(min).max(max), z.array(item), {
      // What comes out is parsed by `item` next.
      decode: (lines) => lines.map((packed) => unpack(item, JSON.parse(packed)) as z.input<S>),
      encode: (records) => records.map(line),
    })
    .meta({ example: Array.from({ length: min }, () => line(example)) });
}
