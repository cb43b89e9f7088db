/** Fields of the forms that customers fill in. Schemas are `zod/mini`: the whole of zod is 15 KB more. */
import * as z from 'zod/mini';
import { oneLine } from '#core/one-line.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Reads what was typed: the value as it is kept, or what is wrong with it. */
export type FieldCheck = (text: string) => Result<string>;

/** A text field, by its check. */
export const checkedText = (check: FieldCheck) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): string => {
      const checked = check(text);
      if (checked.success) return checked.value;
      context.issues.push({ code: 'custom', message: checked.error, input: text });
      return z.NEVER;
    }),
  );

/** The same, where the field may stay empty. */
export const optionalText = (check: FieldCheck) =>
  checkedText((text) => (text.trim() === '' ? succeeded('') : check(text)));

/** A password that exists, as it was typed: space is part of it. */
export const passwordText = checkedText((typed) =>
  typed === '' ? failed('Enter your password.') : succeeded(typed),
);

interface LineRule {
  /** The longest that is kept, characters. */
  most: number;
  /** What is asked for where nothing was written; without it the field may stay empty. */
  missing?: string;
}

/** One line of anybody's words: spaces are tidied, and what is too long is said rather than cut. */
export const lineText = ({ most, missing }: LineRule) =>
  checkedText((text) => {
    const value = oneLine(text.toWellFormed());
    if (value === '' && missing !== undefined) return failed(missing);
    return value.length <= most
      ? succeeded(value)
      : failed(`Use ${most} characters or fewer. You have ${value.length}.`);
  });

/** What is wrong with a form, by field; empty when all is well. */
export function problemsOf(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, form).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}
