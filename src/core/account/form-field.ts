/** Form fields for customers. The schemas use `zod/mini`: full zod adds 15 KB. */
import * as z from 'zod/mini';
import { oneLine } from '#core/one-line.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Parses the input into the stored value or an error message. */
export type FieldCheck = (text: string) => Result<string>;

/** A text field with the check of its input. */
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

/** The same for an optional field. */
export const optionalText = (check: FieldCheck) =>
  checkedText((text) => (text.trim() === '' ? succeeded('') : check(text)));

/** An existing password, exactly as typed, including spaces. */
export const passwordText = checkedText((typed) =>
  typed === '' ? failed('Enter your password.') : succeeded(typed),
);

interface LineRule {
  /** Maximum stored length in characters. */
  most: number;
  /** The message for an empty field; without it the field is optional. */
  missing?: string;
}

/**
 * A single line of text: spaces are normalised, and text that is too long is an error rather than cut.
 */
export const singleLineText = ({ most, missing }: LineRule) =>
  checkedText((text) => {
    const value = oneLine(text.toWellFormed());
    if (value === '' && missing !== undefined) return failed(missing);
    return value.length <= most
      ? succeeded(value)
      : failed(`Use ${most} characters or fewer. You have ${value.length}.`);
  });

/** The error messages of a form by field; empty if it is valid. */
export function problemsOf(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, form).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}
