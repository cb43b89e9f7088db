/** What a refinement says, for Firestore's rules: a schema's own code cannot run there. */

type Rule = { readonly condition: string } | { readonly leftOut: string };

// A refinement's function is the one thing of it that zod hands back.
const rules = new WeakMap<object, Rule>();

/**
 * A refinement that the rules check as well.
 * @param condition the same as an expression of the rules, with `$` for what is refined
 */
export function inRules<T>(condition: string, test: (value: T) => boolean): (value: T) => boolean {
  rules.set(test, { condition });
  return test;
}

/**
 * A refinement that the rules leave out.
 * @param reason why no harm comes of it
 */
export function notInRules<T>(reason: string, test: (value: T) => boolean): (value: T) => boolean {
  rules.set(test, { leftOut: reason });
  return test;
}

/** What the rules say of a refinement; undefined when nobody has said. */
export const ruleOf = (test: unknown): Rule | undefined =>
  typeof test === 'function' ? rules.get(test) : undefined;
