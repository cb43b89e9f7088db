/** Parts of conditions in the rules. */
import * as z from 'zod';
import { ruleOf } from '#schema/rule.ts';
import { literal } from './re2.ts';

export const all = (conditions: readonly string[]): string => conditions.join(' && ');
export const either = (one: string, other: readonly string[]): string =>
  `(${one} || ${other.length === 1 ? all(other) : `(${all(other)})`})`;

/** The minimum and maximum length of a list. */
export function boundsOfList(schema: z.ZodArray): { least: number; most: number } {
  let bounds = { least: 0, most: Infinity };
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod;
    if ('minimum' in def) bounds = { ...bounds, least: Number(def.minimum) };
    else if ('maximum' in def) bounds = { ...bounds, most: Number(def.maximum) };
    else if ('length' in def) bounds = { least: Number(def.length), most: Number(def.length) };
    else if (def.check !== 'custom')
      throw new Error(`the check ${def.check} of a list is not supported`);
  }
  if (bounds.most === Infinity) throw new Error('a list needs a maximum length');
  return bounds;
}

/** Each word of a list counts as one expression, a whole pattern as one. */
export const oneOf = (value: string, values: readonly string[]): string =>
  values.every((word) => /^[A-Za-z-]+$/.test(word))
    ? `${value}.matches(${literal(values.join('|'))})`
    : `${value} in [${values.map(literal).join(', ')}]`;

export const onlyKeys = (value: string, keys: readonly string[]): string =>
  `${value}.keys().hasOnly([${keys.map(literal).join(', ')}])`;

/**
 * Conditions of refinements, which carry them as metadata.
 * @throws when a refinement has none and `isStrict`; otherwise it is checked on reading
 */
export function refinements(schema: z.core.$ZodType, value: string, isStrict: boolean): string[] {
  return (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    if (def.check !== 'custom') return [];
    const rule = ruleOf('fn' in def ? def.fn : undefined);
    if (rule === undefined && isStrict)
      throw new Error('a refinement needs a condition for the rules (src/schema/rule.ts)');
    return rule !== undefined && 'condition' in rule ? [rule.condition.replaceAll('$', value)] : [];
  });
}

/** Whether the rules check a field elsewhere, not in its validator. */
export const isLeftOut = (field: z.core.$ZodType): boolean => {
  const conditions = z.globalRegistry.get(field)?.['ruleConditions'];
  return Array.isArray(conditions) && conditions.length === 0;
};

/** Words as part of a name: `order note` is `OrderNote`. */
export const capitalised = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, first: string) => first.toUpperCase());
