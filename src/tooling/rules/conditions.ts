/**
 * Generates conditions of Firestore's rules from a schema. It rejects anything it cannot express, so that
 * nothing goes unchecked.
 */
import * as z from 'zod';
import { instant } from '#schema/fields.ts';
import { ruleOf } from '#schema/rule.ts';
import {
  all,
  boundsOfList,
  capitalised,
  either,
  isLeftOut,
  oneOf,
  onlyKeys,
} from './condition-parts.ts';
import { literal } from './re2.ts';
import { boundsOf, textConditions, textListCondition } from './text-conditions.ts';

/** To count fewer required fields costs more than to name them. */
const LITTLE = 3;

/** Collects the functions that conditions call. */
export interface Functions {
  /** Adds a function of one value and returns its name. */
  add(name: string, conditions: (value: string) => string[]): string;
}

/** What a schema is called where something is wrong with it, and its functions begin with. */
type Where = readonly string[];

/** The name of the function for what stands at `where`. */
export const functionName = (where: Where): string => `valid${where.map(capitalised).join('')}`;

/** Conditions of refinements, which carry them as metadata. */
function refinements(schema: z.core.$ZodType, value: string): string[] {
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap(({ _zod: { def } }) => {
    if (def.check !== 'custom') return [];
    const rule = ruleOf('fn' in def ? def.fn : undefined);
    if (rule === undefined)
      throw new Error('a refinement must say what the rules make of it (src/schema/rule.ts)');
    return 'condition' in rule ? [rule.condition.replaceAll('$', value)] : [];
  });
}

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
    throw new Error('a list of anything but texts is not checked here (record-list.ts)');
  return [textListCondition(value, boundsOf(element), boundsOfList(schema))];
}

/** The conditions on the fields of a map, and that there are no others. */
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
 * That a map has no fields but these. A required one that is missing fails where it is looked at, so that it is
 * enough to count them beside the others.
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
    return [...textConditions(value, boundsOf(schema)), ...refinements(schema, value)];
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
      ...refinements(schema, value),
    ];
  }
  if (schema instanceof z.ZodPipe) {
    if (schema.in === instant.in) return [`${value} is timestamp`];
    return conditionsOf(schema.in, value, where, functions);
  }
  throw new Error(`the rules know no way to check ${schema._zod.def.type}`);
}

/**
 * The conditions under which `value` fits `schema`.
 * @throws naming the field that the rules could not check
 */
export function conditionsOf(
  schema: z.core.$ZodType,
  value: string,
  where: Where,
  functions: Functions,
): string[] {
  try {
    // Maps below the document are functions of their own: what a condition looks at has a short name there.
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
