/**
 * Conditions on documents that only staff write: the allowed fields, and the type and size of each. Everything else
 * is checked when the document is read.
 */
import * as z from 'zod';
import { edited } from '#schema/edited.ts';
import { instant } from '#schema/fields.ts';
import { boundsOfList, either, isLeftOut, oneOf, refinements } from './condition-parts.ts';
import { literal } from './re2.ts';
import { boundsOf, textConditions } from './text-conditions.ts';

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The members of a union, including nested ones; for any other schema, itself. */
const membersOf = (schema: z.core.$ZodType): readonly z.core.$ZodType[] =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(membersOf) : [schema];

/** The conditions on a text, or one of these words. */
function textType(
  texts: readonly z.ZodString[],
  values: readonly string[],
  value: string,
): string[] {
  const [first, another] = texts;
  // The pattern limits the length.
  if (first?.maxLength === null && another === undefined) {
    const conditions = textConditions(value, boundsOf(first));
    return values.length === 0 ? conditions : [either(oneOf(value, values), conditions)];
  }
  const lengths = texts.map(({ maxLength }) => maxLength ?? Infinity);
  const most = Math.max(...lengths, ...values.map(({ length }) => length));
  if (most === Infinity) throw new Error('a text needs a maximum length');
  return [`text(${value}, ${most})`];
}

const enumValuesOf = (schema: z.core.$ZodType): readonly string[] => {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [String(schema.value)] : [];
};

/** The conditions on a value that is one of `members`: all of them texts, words or maps. */
function typeOfAny(members: readonly z.core.$ZodType[], value: string): string[] {
  const texts = members.filter((member) => member instanceof z.ZodString);
  const values = [...new Set(members.flatMap(enumValuesOf))];
  if (texts.length > 0) return textType(texts, values, value);
  if (values.length > 0) return [oneOf(value, values)];
  if (members.every((member) => member instanceof z.ZodObject || member instanceof z.ZodRecord))
    return [`${value} is map`, ...members.flatMap((member) => refinements(member, value, false))];
  throw new Error(`the rules cannot check ${members[0]?._zod.def.type ?? 'nothing'}`);
}

/** The conditions on the type of a value and on its size, if it has one. */
function typeConditions(members: readonly z.core.$ZodType[], value: string): string[] {
  const [schema] = members;
  if (schema instanceof z.ZodNullable)
    return [either(`${value} == null`, typeConditions(membersOf(schema.unwrap()), value))];
  if (schema instanceof z.ZodPipe)
    return schema.in === instant.in
      ? [`${value} is timestamp`]
      : typeConditions(membersOf(schema.in), value);
  if (schema instanceof z.ZodNumber) return [`${value} is int`];
  if (schema instanceof z.ZodBoolean) return [`${value} is bool`];
  if (schema instanceof z.ZodArray) return [`list(${value}, ${boundsOfList(schema).most})`];
  return typeOfAny(members, value);
}

/** A valid value in the rules for an optional field that is absent; undefined if there is no short one. */
function absentValue([schema]: readonly z.core.$ZodType[]): string | undefined {
  if (schema instanceof z.ZodEnum) return literal(String(schema.options[0]));
  if (schema instanceof z.ZodString) return schema.maxLength === null ? undefined : "''";
  if (schema instanceof z.ZodNumber) return '0';
  if (schema instanceof z.ZodBoolean) return 'false';
  if (schema instanceof z.ZodArray) return '[]';
  return schema instanceof z.ZodObject ? '{}' : undefined;
}

/** The conditions on a field that may be absent. */
function optionalConditions(members: readonly z.core.$ZodType[], name: string): string[] {
  const absent = absentValue(members);
  const value = `d.get(${literal(name)}, ${absent})`;
  const [condition, another] = absent === undefined ? [] : typeConditions(members, value);
  if (condition === `${value} is map` && another === undefined)
    return [`mapIn(d, ${literal(name)})`];
  return condition !== undefined && another === undefined
    ? [condition]
    : [either(`!(${literal(name)} in d)`, typeConditions(members, `d.${name}`))];
}

/** The rules for every edited document check these fields, except the names. */
const EDITED = Object.keys(edited);

/** Whether staff edit documents of this schema, with a revision. */
export const isEdited = (schema: z.core.$ZodType): boolean =>
  membersOf(schema).some(
    (member) =>
      member instanceof z.ZodObject && EDITED.every((name) => Object.hasOwn(member.shape, name)),
  );

/** The functions of the rules that these conditions call. */
export const STAFF_FUNCTIONS = `function text(value, most) {
  return value is string && value.size() <= most;
}

function list(value, most) {
  return value is list && value.size() <= most;
}

function mapIn(d, name) {
  return d.get(name, {}) is map;
}

function requires(count, d, optional) {
  return d.keys().removeAll(optional).size() == count;
}`;

/** A missing required field fails in its own condition, so it is enough to count them. */
const onlyFields = (optional: readonly string[], requiredCount: number): string =>
  optional.length === 0
    ? `d.size() == ${requiredCount}`
    : `requires(${requiredCount}, d, [${optional.map(literal).join(', ')}])`;

/**
 * The conditions on a document of staff, which is `d` in the rules.
 * @throws naming the field with an unsupported type or without a size
 */
export function staffConditions(schema: z.core.$ZodType): string[] {
  const shapes = membersOf(schema).flatMap((member): Fields[] =>
    member instanceof z.ZodObject ? [member.shape] : [],
  );
  const all = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
  const edits = isEdited(schema);
  const names = edits ? all.filter((name) => !EDITED.includes(name)) : all;
  const optional: string[] = [];
  const ofFields = names.flatMap((name) => {
    const fields = shapes.flatMap((shape) => shape[name] ?? []);
    const isOptional =
      fields.length < shapes.length || fields.some((field) => field instanceof z.ZodOptional);
    if (isOptional || fields.some(isLeftOut)) optional.push(name);
    if (fields.some(isLeftOut)) return [];
    const members = fields.flatMap((field) =>
      membersOf(field instanceof z.ZodOptional ? field.unwrap() : field),
    );
    try {
      const unique = [...new Set(members)];
      return isOptional ? optionalConditions(unique, name) : typeConditions(unique, `d.${name}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`No rule for "${name}": ${reason}.`, { cause: error });
    }
  });
  return [
    onlyFields(optional, names.length - optional.length + (edits ? EDITED.length : 0)),
    ...ofFields,
    ...refinements(schema, 'd', false),
  ];
}
