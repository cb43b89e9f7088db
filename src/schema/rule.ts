/** Metadata of refinements for Firestore's rules, which cannot run a schema's code. */

type Rule = { readonly condition: string } | { readonly leftOut: string };

// zod exposes only the function of a refinement, so that is the key.
const rules = new WeakMap<object, Rule>();

/**
 * A refinement that the rules check too.
 * @param condition the same check as an expression of the rules, with `$` for the value
 */
export function inRules<T>(condition: string, test: (value: T) => boolean): (value: T) => boolean {
  rules.set(test, { condition });
  return test;
}

/**
 * A refinement that the rules do not check.
 * @param reason why that is safe
 */
export function notInRules<T>(reason: string, test: (value: T) => boolean): (value: T) => boolean {
  rules.set(test, { leftOut: reason });
  return test;
}

/** The rule of a refinement; undefined when none was declared. */
export const ruleOf = (test: unknown): Rule | undefined =>
  typeof test === 'function' ? rules.get(test) : undefined;
