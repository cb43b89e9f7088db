/** What a schema says of a form, at the fields that it concerns. */
import { set, type FieldErrors } from 'react-hook-form';
import { fieldMessages } from '#core/editing/field-message.ts';
import type * as z from 'zod';

/** Lists of small records are told of as a whole, by the first thing that is wrong in them. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of fieldMessages(issues)) {
    set(errors, field, { type: 'schema', message });
  }
  return errors;
}
