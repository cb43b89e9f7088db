/** Maps schema issues to form fields. */
import { set, type FieldErrors } from 'react-hook-form';
import { fieldMessages } from '#core/editing/field-message.ts';
import type * as z from 'zod';

/** Lists of records get one message: the first issue among their fields. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of fieldMessages(issues)) {
    set(errors, field, { type: 'schema', message });
  }
  return errors;
}
