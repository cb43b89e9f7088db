/**
 * Generates conditions of Firestore's rules from a schema. It rejects anything it cannot express, so that every field
 * is checked.
 */
import * as z from 'zod';
import { instant } from '#schema/fields.ts';
import {
  all,
  boundsOfList,
  capitalised,
  either,
  isLeftOut,
  oneOf,
  onlyKeys,
  refinements,
} from './condition-parts.ts';
import { literal } from './re2.ts';
import { boundsOf, textConditions, textListCondition } from './text-conditions.ts';

/** Below this number of required fields, listing their names costs fewer expressions than counting them. */
const LITTLE = 3;

/** Collects the functions that conditions call. */
export interface Functions {
  /** Adds a function of one value and returns its name. */
  add(name: string, conditions: (value: string) => string[]): string;
}

/** The path of a schema, for error messages and function names. */
type Where = readonly string[];

/** The name of the function for the value at `where`. */
export const functionName = (where: Where): string => `valid${where.map(capitalised).join('')}`;

function numberConditions(schema: z.ZodNumber, value: string): string[] {
  const { format, minValue, maxValue } = schema;
  if (format !== 'safeint') throw new Error('a number must be whole');
  const least = minValue !== null && minValue > Number.MIN_SAFE_INTEGER;
  const most = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER;
  return [
    `${value} is int`,
    ...(least ? [`${value} >= ${minValue}`] : []),
    ...(most ? [`${value} <= ${maxValue}`] : []),
  ];
}

function listConditions(schema: z.ZodArray, value: string): string[] {
  const { element } = schema;
  if (!(element instanceof z.ZodString))
    throw new Error('only lists of texts can be checked here (record-list.ts)');
  return [textListCondition(value, boundsOf(element), boundsOfList(schema))];
}

/** The conditions on the fields of a map, in addition to `onlyFields`. */
export function fieldConditions(
  fields: Readonly<Record<string, z.core.$ZodType>>,
  value: string,
  where: Where,
  functions: Functions,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inside = [...where, name];
    if (!(field instanceof z.ZodOptional))
      return conditionsOf(field, `${value}.${name}`, inside, functions);
    const conditions = conditionsOf(field.unwrap(), `${value}.${name}`, inside, functions);
    return conditions.length === 0 ? [] : [either(`!(${literal(name)} in ${value})`, conditions)];
  });
}

/**
 * Whether a map has only these fields. A missing required field fails in its own condition, so it is enough to count
 * the required fields.
 */
function onlyFields(value: string, fields: Readonly<Record<string, z.core.$ZodType>>): string {
  const all = Object.entries(fields);
  const optional = all.filter(([, field]) => field instanceof z.ZodOptional || isLeftOut(field));
  const requiredCount = all.length - optional.length;
  if (optional.length === 0) return `${value}.size() == ${all.length}`;
  const names = optional.map(([name]) => name);
  return requiredCount < LITTLE
    ? onlyKeys(value, Object.keys(fields))
    : `${value}.keys().removeAll([${names.map(literal).join(', ')}]).size() == ${requiredCount}`;
}

function conditionsWithin(
  schema: z.core.$ZodType,
  value: string,
  where: Where,
  functions: Functions,
): string[] {
  const conditions = z.globalRegistry.get(schema)?.['ruleConditions'];
  if (Array.isArray(conditions))
    return conditions.map((condition) => String(condition).replaceAll('$', value));
  if (schema instanceof z.ZodString)
    return [...textConditions(value, boundsOf(schema)), ...refinements(schema, value, true)];
  if (schema instanceof z.ZodNumber) return numberConditions(schema, value);
  if (schema instanceof z.ZodBoolean) return [`${value} is bool`];
  if (schema instanceof z.ZodEnum) return [oneOf(value, schema.options.map(String))];
  if (schema instanceof z.ZodLiteral) return [`${value} == ${literal(String(schema.value))}`];
  if (schema instanceof z.ZodNullable)
    return [either(`${value} == null`, conditionsOf(schema.unwrap(), value, where, functions))];
  if (schema instanceof z.ZodArray) return listConditions(schema, value);
  if (schema instanceof z.ZodUnion && !schema.options.some((one) => one instanceof z.ZodObject))
    return [
      `(${schema.options.map((one) => all(conditionsOf(one, value, where, functions))).join(' || ')})`,
    ];
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape;
    return [
      onlyFields(value, shape),
      ...fieldConditions(shape, value, where, functions),
      ...refinements(schema, value, true),
    ];
  }
  if (schema instanceof z.ZodPipe) {
    if (schema.in === instant.in) return [`${value} is timestamp`];
    return conditionsOf(schema.in, value, where, functions);
  }
  throw new Error(`the rules cannot check ${schema._zod.def.type}`);
}

/**
 * The conditions under which `value` fits `schema`.
 * @throws naming the field that the rules cannot check
 */
export function conditionsOf(
  schema: z.core.$ZodType,
  value: string,
  where: Where,
  functions: Functions,
): string[] {
  try {
    // Nested maps have functions of their own, in which the value has a short name.
    if (schema instanceof z.ZodObject && value.includes('.') && !isLeftOut(schema)) {
      const name = functions.add(functionName(where), (each) =>
        conditionsWithin(schema, each, where, functions),
      );
      return [`${name}(${value})`];
    }
    return conditionsWithin(schema, value, where, functions);
  } catch (error) {
    if (!(error instanceof Error) || error.message.startsWith('No rule for ')) throw error;
    throw new Error(`No rule for "${where.join('.')}": ${error.message}.`, { cause: error });
  }
}
