/** What checking a form's field gives: the value as it is kept, or what is wrong in words for whoever typed it. */
import { oneLine } from '#core/one-line.ts';

export type FieldCheck<T = string> = { value: T } | { problem: string };

/** What is wrong, by field; fields that are well are absent. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

export type FormCheck<Field extends string, T> =
  { ok: true; value: T } | { ok: false; problems: Problems<Field> };

export const problemIn = (check: FieldCheck<unknown>): string | undefined =>
  'problem' in check ? check.problem : undefined;

/** The problems of several fields; undefined when there are none. */
export function problemsIn<Field extends string>(
  checks: Readonly<Record<Field, FieldCheck<unknown>>>,
): Problems<Field> | undefined {
  const found: Problems<Field> = {};
  // The keys of a record of fields are fields.
  for (const field of Object.keys(checks) as Field[]) {
    const problem = problemIn(checks[field]);
    if (problem !== undefined) found[field] = problem;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

interface LineRule {
  /** The longest that is kept, characters. */
  most: number;
  /** What is asked for where nothing was written; without it the field may stay empty. */
  missing?: string;
}

/** One line of anybody's words: spaces are tidied, and what is too long is said rather than cut. */
export function checkLine(text: string, { most, missing }: LineRule): FieldCheck {
  const value = oneLine(text.toWellFormed());
  if (value === '' && missing !== undefined) return { problem: missing };
  return value.length <= most
    ? { value }
    : { problem: `Use ${most} characters or fewer. You have ${value.length}.` };
}
