/**
 * Patterns of packed values (`packed.ts`): how each kind of field looks as JSON, in the syntax that JavaScript
 * and RE2 share. Lengths are bounded by a second pattern: a pattern cannot look at one text twice.
 */
import * as z from 'zod';
import { wholeNumbers } from './whole-numbers.ts';

/** The patterns that a packed text must fit, both of them. */
export interface PackedPatterns {
  form: string;
  lengths: string;
}

/**
 * One character of a packed text.
 * @param unlike what it must not be, as in a class
 * @param escapes the characters that may follow a backslash, as in a class
 */
export const packedCharacter = (unlike: string, escapes = String.raw`"\\`): string =>
  String.raw`(?:[^"\\${unlike}]|\\[${escapes}])`;

const ANY_CHARACTER = packedCharacter('', String.raw`"\\nrt`);

/** The form of a line (`fields.ts`). */
export const packedLine = (): string => {
  const end = packedCharacter(String.raw`\s\p{Cc}`);
  return `${end}(?:${packedCharacter(String.raw`\p{Cc}\u2028\u2029`)}*${end})?`;
};

/** The form of a text of any number of lines (`fields.ts`). */
export const packedText = (): string =>
  `${packedCharacter(String.raw`\u0000-\u001f\u007f-\u009f`, String.raw`"\\nrt`)}*`;

/** The only pattern of a text, without its ends. */
function patternOf(schema: z.ZodString): string {
  const sources = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [],
  );
  const [source] = sources;
  if (source === undefined || sources.length > 1)
    throw new Error('a packed text must have one pattern, without quotes or backslashes');
  return source.replace(/^\^|\$$/g, '');
}

function textPatterns(schema: z.ZodString): PackedPatterns {
  const packed = schema.meta()?.['packed'];
  const { minLength, maxLength } = schema;
  return {
    form: `"(?:${typeof packed === 'string' ? packed : patternOf(schema)})"`,
    lengths: `"${ANY_CHARACTER}{${minLength ?? 0},${maxLength ?? ''}}"`,
  };
}

function numberPatterns({ minValue: least, maxValue: most, format }: z.ZodNumber): PackedPatterns {
  if (format !== 'safeint' || least === null || most === null || least < 0 || most > 1e12)
    throw new Error('a packed number must be whole, not negative, and bounded');
  return { form: wholeNumbers(least, most), lengths: String.raw`\d+` };
}

function joined(
  patterns: readonly PackedPatterns[],
  join: (parts: string[]) => string,
): PackedPatterns {
  return {
    form: join(patterns.map(({ form }) => form)),
    lengths: join(patterns.map(({ lengths }) => lengths)),
  };
}

/** The most elements that the checks of a list allow. */
function mostIn(list: z.ZodArray): number {
  const most = (list.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'maximum' in def ? [Number(def.maximum)] : [],
  )[0];
  if (most === undefined || most < 1 || (list.def.checks ?? []).length > 1)
    throw new Error('a packed list must have a greatest length and no other check');
  return most;
}

function recordPatterns(record: z.ZodObject): PackedPatterns {
  const fields = Object.values<z.core.$ZodType>(record.shape);
  const all = fields.map((field) =>
    field instanceof z.ZodOptional ? packedPatterns(field.unwrap()) : packedPatterns(field),
  );
  return joined(all, (parts) => {
    const text = parts.map((part, at) => {
      const comma = at === 0 ? '' : ',';
      if (!(fields[at] instanceof z.ZodOptional)) return `${comma}${part}`;
      return at === fields.length - 1 ? `(?:${comma}${part})?` : `${comma}(?:null|${part})`;
    });
    return String.raw`\[${text.join('')}\]`;
  });
}

/**
 * How a value of `schema` looks when it is packed.
 * @throws when there is no pattern for it
 */
export function packedPatterns(schema: z.core.$ZodType): PackedPatterns {
  if (schema instanceof z.ZodNumber) return numberPatterns(schema);
  if (schema instanceof z.ZodString) return textPatterns(schema);
  if (schema instanceof z.ZodObject) return recordPatterns(schema);
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum) {
    const values: readonly unknown[] =
      schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    const words = values.map((word) => JSON.stringify(word));
    const text = `(?:${words.join('|')})`;
    return { form: text, lengths: text };
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return joined(schema.options.map(packedPatterns), (parts) => `(?:${parts.join('|')})`);
  if (schema instanceof z.ZodArray) {
    const more = mostIn(schema) - 1;
    return joined(
      [packedPatterns(schema.element)],
      ([part]) => String.raw`\[(?:${part}(?:,${part}){0,${more}})?\]`,
    );
  }
  throw new Error(`a packed record cannot hold ${schema._zod.def.type}`);
}
