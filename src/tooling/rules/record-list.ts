/**
 * Conditions on a list of records that customers write. The rules have no loops, so the fields of several records are
 * joined into one text, which three patterns check at once: the form of each field, its length, and which fields
 * there are.
 */
import * as z from 'zod';
import { literal } from './re2.ts';
import { boundsOf, linePattern } from './text-conditions.ts';

/** One function for several records needs as many expressions as one for a single record. */
const RECORDS_AT_ONCE = 5;

/** A field of a record as text, followed by a line break, and the patterns that it matches. */
interface RecordField {
  name: string;
  text: (record: string) => string;
  form: string;
  /** Separate from the form: a pattern cannot check one text twice. */
  length: string;
  isNumber: boolean;
  isOptional: boolean;
}

const ANY = '[^\n]*\n';
const SOME = '[^\n]+\n';

function textField(name: string, schema: z.ZodString): RecordField {
  const bounds = boundsOf(schema);
  return {
    name,
    text: (record) => `${record}.${name}`,
    form: `${linePattern(bounds)}\n`,
    // Its pattern limits the length.
    length: bounds.most === undefined ? ANY : `[^\n]{${bounds.least},${bounds.most}}\n`,
    isNumber: false,
    isOptional: false,
  };
}

function numberField(name: string, { format, minValue, maxValue }: z.ZodNumber): RecordField {
  const zeros = Math.log10(maxValue ?? 0);
  if (format !== 'safeint' || minValue !== 1 || !Number.isInteger(zeros))
    throw new Error('a number must be whole, from 1 to a power of ten');
  return {
    name,
    text: (record) => `string(${record}.${name})`,
    form: `(?:[1-9]\\d{0,${zeros - 1}}|1${'0'.repeat(zeros)})\n`,
    length: ANY,
    isNumber: true,
    isOptional: false,
  };
}

/** An optional text is empty if the record does not have it. */
function optionalField(name: string, schema: z.core.$ZodType): RecordField {
  if (!(schema instanceof z.ZodString)) throw new Error('only texts can be optional');
  const { form, length, ...field } = textField(name, schema);
  return {
    ...field,
    text: (record) => `${record}.get(${literal(name)}, '')`,
    form: `(?:${form}|\n)`,
    length: length === ANY ? ANY : `(?:${length}|\n)`,
    isOptional: true,
  };
}

function recordField(name: string, schema: z.core.$ZodType): RecordField {
  if (schema instanceof z.ZodOptional) return optionalField(name, schema.unwrap());
  if (schema instanceof z.ZodString) return textField(name, schema);
  if (schema instanceof z.ZodNumber) return numberField(name, schema);
  throw new Error(`the rules cannot check ${schema._zod.def.type}`);
}

/**
 * The fields that a record has and their number, so that none is missing, empty or extra: one alternative for each
 * combination of optional fields.
 */
function presence(fields: readonly RecordField[]): string {
  const optional = fields.filter(({ isOptional }) => isOptional);
  const required = fields.length - optional.length;
  const combinations = Array.from({ length: 2 ** optional.length }, (_, combination) => {
    const has = optional.map((__, place) => ((combination >> place) & 1) === 1);
    const count = required + has.filter(Boolean).length;
    return `${has.map((present) => (present ? SOME : '\n')).join('')}${count}\n`;
  });
  return `(?:[^\n]*\n){${required}}(?:${combinations.join('|')})`;
}

/** The optional fields come last, before the number of fields. */
const fieldsOf = (schema: z.ZodObject): RecordField[] =>
  Object.entries<z.core.$ZodType>(schema.shape)
    .map(([name, field]) => recordField(name, field))
    .sort((one, other) => Number(one.isOptional) - Number(other.isOptional));

/** The function that checks several records at once. */
function severalRecords(name: string, schema: z.ZodObject): string {
  const fields = fieldsOf(schema);
  const records = Array.from({ length: RECORDS_AT_ONCE }, (_, at) => String.fromCharCode(97 + at));
  const texts = records.map((record) =>
    [...fields.map(({ text }) => text(record)), `string(${record}.size())`].join(', '),
  );
  const integers = fields
    .filter(({ isNumber }) => isNumber)
    .map((field) => `(${records.map((record) => `${record}.${field.name}`).join(' + ')})`);
  const patterns = [
    `${fields.map(({ form }) => form).join('')}${ANY}`,
    `${fields.map(({ length }) => length).join('')}${ANY}`,
    presence(fields),
  ];
  const conditions = [
    `joined.split('\\n') == texts`,
    // The sum is whole only if all numbers are.
    ...integers.map((sum) => `${sum} is int`),
    ...patterns.map((pattern) => `lines.matches(${literal(`(?:${pattern})+`)})`),
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
