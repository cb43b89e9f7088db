/**
 * Conditions on a list of records that customers write. The rules have no loops, so the fields of several records are
 * joined into one text, which two patterns check at once.
 */
import * as z from 'zod';
import { literal } from './re2.ts';
import { boundsOf, linePattern } from './text-conditions.ts';

/** One function for several records needs as many expressions as one for a single record. */
const RECORDS_AT_ONCE = 5;

/** Part of a record as texts, each followed by a line break, and the patterns that they match. */
interface RecordPart {
  texts: (record: string) => string[];
  form: string;
  /** Separate from the form: a pattern cannot check one text twice. */
  lengths: string;
  /** The name of a number field, whose type the joined text does not show. */
  number?: string;
}

const ANY = '[^\n]*\n';

function textPart(name: string, schema: z.ZodString): RecordPart {
  const bounds = boundsOf(schema);
  return {
    texts: (record) => [`${record}.${name}`],
    form: `${linePattern(bounds)}\n`,
    lengths: `[^\n]{${bounds.least},${bounds.most ?? ''}}\n`,
  };
}

function numberPart(name: string, { format, minValue, maxValue }: z.ZodNumber): RecordPart {
  const zeros = Math.log10(maxValue ?? 0);
  if (format !== 'safeint' || minValue !== 1 || !Number.isInteger(zeros))
    throw new Error('a number must be whole, from 1 to a power of ten');
  return {
    texts: (record) => [`string(${record}.${name})`],
    form: `(?:[1-9]\\d{0,${zeros - 1}}|1${'0'.repeat(zeros)})\n`,
    lengths: ANY,
    number: name,
  };
}

function requiredPart(name: string, schema: z.core.$ZodType): RecordPart {
  if (schema instanceof z.ZodString) return textPart(name, schema);
  if (schema instanceof z.ZodNumber) return numberPart(name, schema);
  throw new Error(`the rules cannot check ${schema._zod.def.type}`);
}

/** The optional field, if there is one, and the number of fields, so that none is missing or extra. */
function endPart(schema: z.ZodObject): RecordPart {
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const optional = fields.filter(([, field]) => field instanceof z.ZodOptional);
  const [[name, field] = ['', undefined], another] = optional;
  const size = (record: string): string => `string(${record}.size())`;
  if (!(field instanceof z.ZodOptional))
    return { texts: (record) => [size(record)], form: `${fields.length}\n`, lengths: ANY };
  const inner = field.unwrap();
  if (another !== undefined || !(inner instanceof z.ZodString))
    throw new Error('of its fields, only one text may be optional');
  const { form, lengths } = textPart(name, inner);
  return {
    texts: (record) => [`${record}.get(${literal(name)}, '')`, size(record)],
    form: `(?:${form}${fields.length}\n|\n${fields.length - 1}\n)`,
    lengths: `(?:${lengths}|\n)${ANY}`,
  };
}

function partsOf(schema: z.ZodObject): RecordPart[] {
  const required = Object.entries<z.core.$ZodType>(schema.shape).filter(
    ([, field]) => !(field instanceof z.ZodOptional),
  );
  return [...required.map(([name, field]) => requiredPart(name, field)), endPart(schema)];
}

/** The function that checks several records at once. */
function severalRecords(name: string, schema: z.ZodObject): string {
  const parts = partsOf(schema);
  const records = Array.from({ length: RECORDS_AT_ONCE }, (_, at) => String.fromCharCode(97 + at));
  const texts = records.map((record) => parts.flatMap((part) => part.texts(record)).join(', '));
  const integers = parts.flatMap(({ number }) =>
    number === undefined ? [] : [`(${records.map((record) => `${record}.${number}`).join(' + ')})`],
  );
  const pattern = (of: 'form' | 'lengths'): string =>
    literal(`(?:${parts.map((part) => part[of]).join('')})+`);
  const conditions = [
    `joined.split('\\n') == texts`,
    // The sum is whole only if all numbers are.
    ...integers.map((sum) => `${sum} is int`),
    `lines.matches(${pattern('form')})`,
    `lines.matches(${pattern('lengths')})`,
  ];
  return `function ${name}(${records.join(', ')}) {
  let texts = [
    ${texts.join(',\n    ')}
  ];
  let joined = texts.join('\\n');
  let lines = joined + '\\n';
  return ${conditions.join('\n    && ')};
}`;
}

/** Repeats a shorter list, so that every position has a record. */
function listFunction(name: string, several: string, most: number): string {
  const doublings = Math.ceil(Math.log2(most));
  const longer = Array.from({ length: doublings }, (_, at) => {
    const before = at === 0 ? 'list' : `list${2 ** at}`;
    return `let list${2 ** (at + 1)} = ${before}.concat(${before});`;
  });
  const places = Array.from({ length: RECORDS_AT_ONCE }, (_, at) => at);
  const calls = Array.from({ length: Math.ceil(most / RECORDS_AT_ONCE) }, (_, part) => {
    const records = places.map((at) => `list${2 ** doublings}[${part * RECORDS_AT_ONCE + at}]`);
    return `${several}(${records.join(', ')})`;
  });
  return `function ${name}(list) {
  ${longer.join('\n  ')}
  return every([
    ${calls.join(',\n    ')}
  ]);
}`;
}

/**
 * The functions of the rules that check a list of records.
 * @param longest names of functions, each with the maximum length of its list; the minimum is 1
 * @throws when a field cannot be checked
 */
export function recordListFunctions(
  name: string,
  schema: z.ZodObject,
  longest: Readonly<Record<string, number>>,
): string[] {
  const lists = Object.entries(longest).map(([list, most]) => listFunction(list, name, most));
  return [severalRecords(name, schema), ...lists];
}
